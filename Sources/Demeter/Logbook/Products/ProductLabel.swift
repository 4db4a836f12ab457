internal import Nutrition

/// A product as a person reads it off its package: "oat bar, 430 kcal, 8 g protein per 100 g".
struct ProductLabel: Hashable {
    var name: String
    var per100g: Nutrients

    /// `nil` unless the words are a name and then figures, the energy among them.
    ///
    /// The figures are those of 100 g or 100 ml, which every label tells, unless the words say of how much.
    init?(_ line: String) {
        var words = SpokenWords(ChineseLabel.english(line) ?? line)
        _ = words.dropAny(of: Self.openings)
        let texts = words.words.map(\.text)
        let basis = Self.basis(in: texts)
        // The figures are what the line ends with: the longest end of it that is nothing else.
        for place in texts.indices.dropFirst() where place <= basis.place.lowerBound {
            let figures = texts[place..<basis.place.lowerBound] + texts[basis.place.upperBound...]
            guard let said = SaidFigures.figures(in: figures) else { continue }
            let name = words.split(at: place).before.rest
            guard said.calories != nil, name.contains(where: \.isLetter) else { return nil }
            self.name = name
            per100g = said.scaled(by: 100 / basis.amount)
            return
        }
        return nil
    }

    /// Of how many grams or millilitres, and where that stands: "per 100 g", "per serving of 30 g".
    private static func basis(in words: [String]) -> (amount: Double, place: Range<Int>) {
        for start in words.indices where words[start] == "per" || words[start] == "in" {
            for end in words.indices where end > start && end <= start + 5 {
                let behind = words[start + 1...end].joined().drop { !$0.isNumber }
                let digits = behind.prefix { $0.isNumber || $0 == "." }
                guard units.contains(String(behind.dropFirst(digits.count))),
                    let amount = Double(digits), amount > 0
                else { continue }
                return (amount, start..<end + 1)
            }
        }
        return (100, words.count..<words.count)
    }

    private static let units: Set<String> = [
        "g", "gram", "grams", "ml", "millilitre", "millilitres", "milliliter", "milliliters",
    ]

    static let openings = [
        "it is called", "its called", "thats called", "its a", "its an", "its the", "its",
        "it is a", "it is an", "it is", "thats a", "thats an", "thats", "that is a", "that is",
        "this is a", "this is",
    ]
}
