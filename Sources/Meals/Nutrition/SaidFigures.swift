/// Reads figures that a person gives themselves: "250 kcal, 30 g carbohydrates", "500kcal 30p",
/// "400 mg magnesium", "vitamin d 2000 iu".
package struct SaidFigures {
    private var figures = Nutrients.unknown
    private var number = SaidNumber()
    private var unit: Unit?
    /// What was named before its number.
    private var named: NutrientNames.Said?
    private let hasLetters: Bool

    private enum Unit: Equatable {
        case weight(NutrientUnit)
        case international
    }

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
        var rest = Array(words)[...]
        while let word = rest.first {
            if skipped.contains(word) {
                rest.removeFirst()
            } else if !reader.takeLetter(&rest), !reader.take(&rest) {
                return nil
            }
        }
        if isBare, reader.figures == .unknown, reader.unit == nil, !reader.number.isEmpty {
            guard reader.end(with: Self.energy) else { return nil }
        }
        guard reader.endNamed() else { return nil }
        return reader.number.isEmpty && reader.figures != .unknown ? reader.figures : nil
    }

    /// Whether any of the words, in lower case, may say what a figure is of; without one, there is no figure in them.
    package static func mayHold(_ words: [String]) -> Bool {
        words.contains { word in
            // "~500kcal"
            let word = word.utf8.contains(UInt8(ascii: "~")) ? word.filter { $0 != "~" } : word
            guard let first = word.utf8.first else { return false }
            switch first {
            case UInt8(ascii: "p"), UInt8(ascii: "c"), UInt8(ascii: "f"):
                // "p", "p40"
                if isLetter(word) || word.dropFirst().first?.isNumber == true { return true }
            case UInt8(ascii: "k") where kilojoules.contains(word): return true
            case _ where isNumeral(first):
                let end = word.utf8.firstIndex { !isNumeral($0) } ?? word.endIndex
                let name = String(word[end...])
                if NutrientNames.mayBegin(with: name) || letters[name] != nil
                    || kilojoules.contains(name.lowercased())
                {
                    return true
                }
            default: break
            }
            return NutrientNames.mayBegin(with: word)
        }
    }

    private static func isNumeral(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
    }

    private init(hasLetters: Bool) { self.hasLetters = hasLetters }

    /// Takes what the next word begins.
    private mutating func take(_ words: inout ArraySlice<String>) -> Bool {
        if named != nil, unit != nil, !number.isEmpty, !endNamed() { return false }
        guard let word = words.first else { return false }
        if unit == nil, number.take(word) {
            words.removeFirst()
            return true
        }
        if number.isEmpty == (named == nil), let (said, count) = NutrientNames.match(words),
            !said.nutrient.isLeading
        {
            guard endNamed() else { return false }
            named = said
            words.removeFirst(count)
            return true
        }
        let digits = word.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
        if !digits.isEmpty {
            guard number.isEmpty, number.take(String(digits)) else { return false }
        }
        let name = String(word.dropFirst(digits.count))
        guard !number.isEmpty else { return false }
        if Self.kilojoules.contains(name.lowercased()) {
            words.removeFirst()
            return end(with: .init(nutrient: .calories, factor: EnergyUnit.perKilojoule))
        }
        if let unit = Self.unit(name) {
            guard self.unit == nil else { return false }
            self.unit = unit
            words.removeFirst()
            return true
        }
        guard named == nil || endNamed() && !number.isEmpty else { return false }
        words[words.startIndex] = name
        if let (said, count) = NutrientNames.match(words) {
            words.removeFirst(count)
            return end(with: said)
        }
        words.removeFirst()
        guard hasLetters, let nutrient = Self.letters[name] else { return false }
        return end(with: .init(nutrient: nutrient, factor: 1))
    }

    /// Takes a letter that stands before its number: "P 40 C 30", "p40".
    private mutating func takeLetter(_ words: inout ArraySlice<String>) -> Bool {
        guard hasLetters, number.isEmpty, unit == nil, let word = words.first,
            let nutrient = Self.letters[String(word.prefix(1))]
        else { return false }
        var digits = String(word.dropFirst())
        if digits.count > 1, digits.hasSuffix("g") { digits.removeLast() }
        let isJoined = digits.first?.isNumber == true
        guard isJoined || digits.isEmpty && words.dropFirst().first?.first?.isNumber == true,
            endNamed(), !isJoined || number.take(digits)
        else { return false }
        words.removeFirst()
        if !isJoined, let next = words.popFirst() {
            // "P 40g"
            let figure = next.hasSuffix("g") ? String(next.dropLast()) : next
            guard number.take(figure) else { return false }
        }
        if let next = words.first, ["g", "grams", "gram"].contains(next) { words.removeFirst() }
        return end(with: .init(nutrient: nutrient, factor: 1))
    }

    /// "p", "c" and "f", as the macros are called, alone or in front of digits.
    package static func isLetter(_ word: String) -> Bool {
        letters[String(word.prefix(1))] != nil && word.dropFirst().allSatisfy(\.isNumber)
    }

    private static func unit(_ name: String) -> Unit? {
        if let weight = NutrientUnit(weightNamed: name) { return .weight(weight) }
        return name == "iu" || name == "ius" ? .international : nil
    }

    /// Gives the number to what was named before it; true where nothing was.
    private mutating func endNamed() -> Bool {
        guard let named else { return true }
        self.named = nil
        return end(with: named)
    }

    private mutating func end(with said: NutrientNames.Said) -> Bool {
        let nutrient = said.nutrient
        guard let value = number.value, figures[nutrient] == nil,
            let amount = Self.amount(value, unit, said), amount <= Self.limit
        else { return false }
        figures[nutrient] = Thousandths(amount)
        number = SaidNumber()
        unit = nil
        return true
    }

    /// In the nutrient's own unit; `nil` when nobody gives it so. Without a unit it is the own one, of
    /// salt grams.
    private static func amount(
        _ value: Double, _ unit: Unit?, _ said: NutrientNames.Said
    ) -> Double? {
        switch unit {
        case nil where said.nutrient == .calories: value * said.factor
        case nil where said.isSalt: said.value(value, in: .gram)
        case nil: value
        case .weight(let weight): said.value(value, in: weight)
        case .international: said.nutrient.facts.internationalUnit.map { value * $0 }
        }
    }

    private static let energy = NutrientNames.Said(nutrient: .calories, factor: 1)
    private static let kilojoules: Set<String> = ["kj", "kilojoule", "kilojoules"]
    private static let skipped: Set<String> = ["and", "of", "with", "about", "total", "plus"]
    private static let letters: [String: Nutrient] = [
        "p": .protein, "c": .carbohydrates, "f": .fat,
    ]
}

extension NutrientNames.Said {
    /// So much of what was said in the nutrient's own unit; `nil` of energy, which has no weight.
    package func value(_ amount: Double, in unit: NutrientUnit) -> Double? {
        guard let own = nutrient.measure.grams, let given = unit.grams else { return nil }
        // Thousands are whole, where fractions of grams would not be.
        let ratio = given >= own ? (given / own).rounded() : 1 / (own / given).rounded()
        return amount * ratio * factor
    }
}
