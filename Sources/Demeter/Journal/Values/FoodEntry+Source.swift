extension FoodEntry {
    /// Where the figures of an entry come from.
    package enum Source: String, Sendable, Hashable, CaseIterable {
        case catalog
        case history
        case model
        case manual
        case customMeal = "custom_meal"
        case barcode
    }
}
