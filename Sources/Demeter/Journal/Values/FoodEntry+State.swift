extension FoodEntry {
    /// Whether an entry counts.
    package enum State: String, Sendable, Hashable, CaseIterable {
        case logged
        /// Waits for a person's confirmation and is in no total.
        case held
    }
}
