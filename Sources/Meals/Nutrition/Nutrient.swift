/// What a label tells of a food, in the order in which Demeter shows it.
package enum Nutrient: String, Sendable, Hashable, CaseIterable {
    case calories
    case protein
    case carbohydrates
    case fat
    case fiber
    case sugar
    case sodium

    /// The unit that figures of this nutrient are given in.
    package var unit: String {
        switch self {
        case .calories: "kcal"
        case .protein, .carbohydrates, .fat, .fiber, .sugar: "g"
        case .sodium: "mg"
        }
    }
}
