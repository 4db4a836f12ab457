/// What figures of a nutrient are counted in.
package enum NutrientUnit: Sendable, Hashable {
    case kilocalorie, gram, milligram, microgram

    /// As it is written behind a number.
    package var symbol: String {
        switch self {
        case .kilocalorie: "kcal"
        case .gram: "g"
        case .milligram: "mg"
        case .microgram: "µg"
        }
    }

    /// Grams in one; `nil` of energy.
    package var grams: Double? {
        switch self {
        case .kilocalorie: nil
        case .gram: 1
        case .milligram: 0.001
        case .microgram: 0.000_001
        }
    }

    /// The unit of weight that a person or a table calls so, in lower case.
    package init?(weightNamed name: some StringProtocol) {
        guard let unit = Self.weights[String(name)] else { return nil }
        self = unit
    }

    private static let weights: [String: NutrientUnit] = [
        "g": .gram, "gr": .gram, "gram": .gram, "grams": .gram, "gramme": .gram,
        "grammes": .gram, "mg": .milligram, "mgs": .milligram, "milligram": .milligram,
        "milligrams": .milligram, "milligramme": .milligram, "milligrammes": .milligram,
        // The micro sign and the Greek letter.
        "\u{B5}g": .microgram, "\u{3BC}g": .microgram, "ug": .microgram, "mcg": .microgram,
        "mcgs": .microgram, "microgram": .microgram, "micrograms": .microgram,
        "microgramme": .microgram, "microgrammes": .microgram,
    ]
}
