internal import Nutrition

/// What a row of a label is about.
enum LabelRow: Int, Sendable, Hashable, CaseIterable {
    case energy, fat, carbohydrates, protein, fiber, salt, sodium, saturates, sugar
    /// A row that is passed over: vitamins, trans fat, added sugars.
    case other

    /// The nutrient that its figures are of.
    var nutrient: Nutrient? {
        switch self {
        case .energy: .calories
        case .fat: .fat
        case .carbohydrates: .carbohydrates
        case .protein: .protein
        case .fiber: .fiber
        case .salt, .sodium: .sodium
        case .saturates: Self.saturatedFat
        case .sugar: .sugar
        case .other: nil
        }
    }

    private static let saturatedFat = Nutrient(rawValue: "saturated_fat")

    /// Of several names that stand before one figure the narrower one counts: "fat of which saturates".
    func narrowed(by row: LabelRow) -> LabelRow { row.rawValue > rawValue ? row : self }

    /// Figures after the point that labels have; one more is the unit, misread as a digit.
    var decimals: Int { self == .salt ? 2 : 1 }
}
