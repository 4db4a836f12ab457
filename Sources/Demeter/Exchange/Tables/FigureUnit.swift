internal import Nutrition

/// What a figure is counted in.
enum FigureUnit: Sendable, Hashable {
    case kilocalorie, kilojoule, joule
    case kilogram, ounce, pound
    case weight(NutrientUnit)
    case international

    static let gram = FigureUnit.weight(.gram)

    /// `kcal`, `kJ`, `g`, `mg`, `µg`, `mcg RAE`, `IU` and their kind; on labels and in diaries a calorie is a
    /// kilocalorie.
    init?(_ text: String) {
        let words = text.lowercased().split(separator: " ")
        guard let name = words.first, words.count == 1 || Self.isSame(words.dropFirst()) else {
            return nil
        }
        switch name {
        case "kcal", "cal", "cals", "calories", "kilocalories": self = .kilocalorie
        case "kj", "kilojoules": self = .kilojoule
        case "j", "joules": self = .joule
        case "kg", "kilograms": self = .kilogram
        case "oz", "ounce", "ounces": self = .ounce
        case "lb", "lbs", "pound", "pounds": self = .pound
        case "iu", "ius": self = .international
        default:
            guard let unit = NutrientUnit(weightNamed: name) else { return nil }
            self = .weight(unit)
        }
    }

    /// Equivalents in which vitamins A, folate and E are counted here as well.
    private static func isSame(_ words: ArraySlice<Substring>) -> Bool {
        ["rae", "dfe", "α-te"].contains(words.joined(separator: " "))
    }

    /// By what a figure in this unit becomes one in the nutrient's own; `nil` when they are of two kinds.
    ///
    /// An international unit of vitamin A is a sixth as much in plants as in animals, so that foods' cannot be
    /// told in weight.
    func factor(to nutrient: Nutrient) -> Double? {
        if let energy = kilocalories { return nutrient == .calories ? energy : nil }
        switch self {
        case .international where nutrient.rawValue == "vitamin_a": return nil
        case .international: return nutrient.facts.internationalUnit
        case .weight(let unit):
            return NutrientNames.Said(nutrient: nutrient).value(1, in: unit)
        default:
            guard let own = nutrient.measure.grams, let grams else { return nil }
            return grams * (1 / own).rounded()
        }
    }

    /// The thermochemical calorie has 4.184 J.
    private var kilocalories: Double? {
        switch self {
        case .kilocalorie: 1
        case .kilojoule: 1 / 4.184
        case .joule: 1 / 4184
        default: nil
        }
    }

    /// International avoirdupois ounce and pound (1959).
    var grams: Double? {
        switch self {
        case .kilogram: 1000
        case .weight(let unit): unit.grams
        case .ounce: 28.349_523_125
        case .pound: 453.592_37
        default: nil
        }
    }
}
