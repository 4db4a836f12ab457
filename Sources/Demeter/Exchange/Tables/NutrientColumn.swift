internal import Nutrition

/// Which nutrient a column holds, and by what its figures become ours.
struct NutrientColumn: Sendable, Hashable {
    let nutrient: Nutrient
    let factor: Double
    /// Whether it is told as something else: energy in kilojoules, sodium as salt.
    var isDerived = false

    enum Finding: Sendable, Hashable {
        case column(NutrientColumn)
        /// It is one of ours in a unit that is not known.
        case unknownUnit(String)
        /// A nutrient that is not kept.
        case further
        case none
    }

    static func find(_ name: ColumnName) -> Finding {
        guard
            let said = ImportedNames.nutrient(name.key) ?? ImportedNames.nutrient(name.parts)
        else { return ImportedNames.isFurther(name.key) ? .further : .none }
        // Without a unit these are what was drunk rather than what is in foods.
        if name.unit == nil, said.nutrient == .water || said.nutrient == .alcohol {
            return .further
        }
        return find(said, name.unit)
    }

    /// A column of which it is known what it holds.
    static func find(_ said: NutrientNames.Said, _ unit: String?) -> Finding {
        guard let text = unit else { return .column(NutrientColumn(said, in: nil)) }
        guard let unit = FigureUnit(text), unit.factor(to: said.nutrient) != nil else {
            return .unknownUnit(text)
        }
        return .column(NutrientColumn(said, in: unit))
    }

    /// What a program keeps under an identifier: `vitaminB1Milli`, `saturated_fat`, `FatSaturated`,
    /// `mineral.iron`, `fat100`; `nil` for anything else.
    ///
    /// - Parameter unit: in which the program counts what has a weight, where the identifier does not say;
    ///   `nil` for the nutrients' own units. Energy is in kcal.
    init?(identifier: String, in unit: FigureUnit?) {
        var words = Self.words(identifier)
        var unit = unit
        switch words.last {
        case "milli": unit = .weight(.milligram)
        case "micro": unit = .weight(.microgram)
        default: words.append("")
        }
        words.removeLast()
        guard let said = ImportedNames.nutrient(words.joined(separator: " ")) else { return nil }
        self.init(said, in: unit)
    }

    /// - Parameter unit: `nil`, and one of weight for energy, for the nutrient's own; of salt for grams.
    private init(_ said: NutrientNames.Said, in unit: FigureUnit?) {
        nutrient = said.nutrient
        let own = said.isSalt && said.nutrient == .sodium ? FigureUnit.gram : nil
        let scale = (unit ?? own)?.factor(to: said.nutrient) ?? 1
        factor = scale * said.factor
        isDerived = said.isSalt || unit == .kilojoule || unit == .joule
    }

    /// In small letters, parted where signs or capitals part them; what group of nutrients it is, and that it
    /// is of 100 g, is left out.
    private static func words(_ identifier: String) -> [String] {
        var words: [String] = []
        var last: Character = " "
        for letter in identifier {
            if !letter.isLetter, !letter.isNumber {
                last = " "
                continue
            }
            if last == " " || (letter.isUppercase && !last.isUppercase) { words.append("") }
            words[words.count - 1] += letter.lowercased()
            last = letter
        }
        // `mineral.iron`, `energy.energy`
        if words.count > 1, ["nutrient", "mineral", words[1]].contains(words[0]) {
            words.removeFirst()
        }
        if let word = words.last, word.hasSuffix("100") {
            words[words.count - 1].removeLast(3)
            if words.last?.isEmpty == true { words.removeLast() }
        }
        return words
    }
}
