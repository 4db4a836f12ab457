/// Where an entry's figures come from.
package enum EntrySource: String, Sendable, Hashable, CaseIterable {
    case catalog
    case history
    case model
    case manual
    case customMeal = "custom_meal"
    case barcode
}
