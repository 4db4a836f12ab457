/// Reads figures that a person gives themselves: "250 kcal, 30 g carbohydrates", "500kcal 30p".
package struct SaidFigures {
    private var figures = Nutrients.unknown
    private var number = SaidNumber()
    private var unit: Unit?
    private let hasLetters: Bool

    private enum Unit { case grams, milligrams }

    /// No figure may be greater.
    private static let limit = 1_000_000.0

    /// - Parameters:
    ///   - words: in lower case, without marks around them.
    ///   - hasLetters: whether "p", "c" and "f" mean the macros.
    ///   - isBare: whether a number alone means energy.
    /// - Returns: `nil` unless every word belongs to a figure and none is given twice.
    package static func figures(
        in words: some Sequence<String>, hasLetters: Bool = false, isBare: Bool = false
    ) -> Nutrients? {
        var reader = SaidFigures(hasLetters: hasLetters)
        for word in words where !skipped.contains(word) {
            guard reader.take(word) else { return nil }
        }
        if isBare, reader.figures == .unknown, reader.unit == nil, !reader.number.isEmpty {
            guard reader.end(with: .calories) else { return nil }
        }
        return reader.number.isEmpty && reader.figures != .unknown ? reader.figures : nil
    }

    private init(hasLetters: Bool) { self.hasLetters = hasLetters }

    private mutating func take(_ word: String) -> Bool {
        if unit == nil, number.take(word) { return true }
        let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
        if !digits.isEmpty {
            guard number.isEmpty, number.take(String(digits)) else { return false }
        }
        let name = String(word.dropFirst(digits.count))
        guard !number.isEmpty else { return false }
        switch name {
        case "g", "gram", "grams": return take(.grams)
        case "mg", "milligram", "milligrams": return take(.milligrams)
        case "kj", "kilojoule", "kilojoules":
            return end(with: .calories, times: EnergyUnit.perKilojoule)
        default:
            let nutrient = Self.names[name] ?? (hasLetters ? Self.letters[name] : nil)
            return nutrient.map { end(with: $0) } ?? false
        }
    }

    private mutating func take(_ unit: Unit) -> Bool {
        guard self.unit == nil else { return false }
        self.unit = unit
        return true
    }

    private mutating func end(with nutrient: Nutrient, times factor: Double = 1) -> Bool {
        guard var value = number.value.map({ $0 * factor }), figures[nutrient] == nil else {
            return false
        }
        switch (unit, nutrient) {
        case (nil, _), (.milligrams, .sodium): break
        case (_, .calories): return false
        case (.grams, .sodium): value *= 1000
        case (.grams, _): break
        case (.milligrams, _): value /= 1000
        }
        guard value <= Self.limit else { return false }
        figures[nutrient] = Thousandths(value)
        number = SaidNumber()
        unit = nil
        return true
    }

    private static let skipped: Set<String> = ["and", "of", "with", "about", "total", "plus"]
    private static let letters: [String: Nutrient] = [
        "p": .protein, "c": .carbohydrates, "f": .fat,
    ]
    private static let names: [String: Nutrient] = [
        "kcal": .calories, "kcals": .calories, "calories": .calories, "calorie": .calories,
        "cal": .calories, "cals": .calories, "kilocalories": .calories, "energy": .calories,
        "protein": .protein, "proteins": .protein, "carbs": .carbohydrates,
        "carb": .carbohydrates, "carbohydrates": .carbohydrates, "carbohydrate": .carbohydrates,
        "fat": .fat, "fats": .fat, "fiber": .fiber, "fibre": .fiber, "sugar": .sugar,
        "sugars": .sugar, "sodium": .sodium,
    ]
}
