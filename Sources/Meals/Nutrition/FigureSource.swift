/// Where the figures of an entry, or of a part of one, come from.
package enum FigureSource: String, Sendable, Hashable, CaseIterable {
    case catalog
    case history
    case model
    case manual
    case customMeal = "custom_meal"
    case barcode
}
