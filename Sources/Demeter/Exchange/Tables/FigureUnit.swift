internal import Nutrition

/// What a figure is counted in.
enum FigureUnit: Sendable, Hashable {
    case kilocalorie, kilojoule, joule
    case kilogram, gram, milligram, microgram, ounce, pound

    /// `kcal`, `kJ`, `g`, `mg`, `µg` and their kind; on labels and in diaries a calorie is a kilocalorie.
    init?(_ text: String) {
        switch text.lowercased() {
        case "kcal", "cal", "cals", "calories", "kilocalories": self = .kilocalorie
        case "kj", "kilojoules": self = .kilojoule
        case "j", "joules": self = .joule
        case "kg", "kilograms": self = .kilogram
        case "g", "gr", "gram", "grams": self = .gram
        case "mg", "milligrams": self = .milligram
        // The Greek letter and the sign look alike and are two.
        case "\u{B5}g", "\u{3BC}g", "ug", "mcg", "micrograms": self = .microgram
        case "oz", "ounce", "ounces": self = .ounce
        case "lb", "lbs", "pound", "pounds": self = .pound
        default: return nil
        }
    }

    /// By what a figure in this unit becomes one in the nutrient's own; `nil` when they are of two kinds.
    func factor(to nutrient: Nutrient) -> Double? {
        if let energy = kilocalories { return nutrient == .calories ? energy : nil }
        guard nutrient != .calories, let grams else { return nil }
        return nutrient.unit == "mg" ? grams * 1000 : grams
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
        case .gram: 1
        case .milligram: 0.001
        case .microgram: 0.000_001
        case .ounce: 28.349_523_125
        case .pound: 453.592_37
        default: nil
        }
    }
}
