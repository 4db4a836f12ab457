/// What a unit of the body's measures counts.
package enum BodyDimension: Sendable, Hashable {
    /// Base: the kilogram.
    case mass
    /// Base: the centimetre.
    case length
    /// Base: the kilocalorie.
    case energy
    /// Base: the step.
    case count
}

/// A unit in which bodies are measured, as people write and say it.
package struct BodyUnit: Sendable, Hashable {
    package let dimension: BodyDimension
    /// How many of the dimension's base one is.
    package let factor: Double

    private init(_ dimension: BodyDimension, _ factor: Double) {
        self.dimension = dimension
        self.factor = factor
    }

    /// - Parameter name: in lower case.
    package init?(named name: some StringProtocol) {
        guard let unit = Self.all[String(name)] else { return nil }
        self = unit
    }

    /// The unit in which a number without one goes on: stones and pounds, feet and inches.
    var next: BodyUnit? {
        switch self {
        case Self.stone: Self.pound
        case Self.foot: Self.inch
        default: nil
        }
    }

    /// The units of a dimension as they are written, for whoever gives another one.
    package static func usual(of dimension: BodyDimension) -> [String] {
        switch dimension {
        case .mass: ["kg", "g", "lb", "st"]
        case .length: ["cm", "m", "in", "ft"]
        case .energy: ["kcal", "kJ"]
        case .count: ["steps"]
        }
    }

    // Pound, stone and foot are exact by the international yard and pound agreement of 1959; the
    // kilocalorie is the thermochemical one, as in `EnergyUnit`.
    private static let kilogram = BodyUnit(.mass, 1)
    private static let gram = BodyUnit(.mass, 0.001)
    private static let pound = BodyUnit(.mass, 0.453_592_37)
    private static let stone = BodyUnit(.mass, 6.350_293_18)
    private static let centimetre = BodyUnit(.length, 1)
    private static let millimetre = BodyUnit(.length, 0.1)
    private static let metre = BodyUnit(.length, 100)
    private static let inch = BodyUnit(.length, 2.54)
    private static let foot = BodyUnit(.length, 30.48)
    private static let kilocalorie = BodyUnit(.energy, 1)
    private static let kilojoule = BodyUnit(.energy, 1 / 4.184)
    private static let step = BodyUnit(.count, 1)

    private static let all: [String: BodyUnit] = [
        "kg": kilogram, "kgs": kilogram, "kilo": kilogram, "kilos": kilogram,
        "kilogram": kilogram, "kilograms": kilogram, "g": gram, "gram": gram, "grams": gram,
        "lb": pound, "lbs": pound, "pound": pound, "pounds": pound, "st": stone, "stone": stone,
        "stones": stone, "cm": centimetre, "centimetre": centimetre, "centimetres": centimetre,
        "centimeter": centimetre, "centimeters": centimetre, "mm": millimetre, "m": metre,
        "metre": metre, "metres": metre, "meter": metre, "meters": metre, "in": inch,
        "inch": inch, "inches": inch, "\"": inch, "″": inch, "ft": foot, "foot": foot,
        "feet": foot, "'": foot, "′": foot, "kcal": kilocalorie, "cal": kilocalorie,
        "calorie": kilocalorie, "calories": kilocalorie, "kj": kilojoule, "kilojoule": kilojoule,
        "kilojoules": kilojoule, "step": step, "steps": step,
    ]
}
