internal import FoodCatalog
internal import Nutrition

/// A food as it is weighed, its portions read once; shared, because every reading asks for several.
final class MeasuredFood: Sendable {
    /// A word of a label, and what the label gains when it was said and when it was not.
    struct Mark: Sendable {
        var word: WordHash
        var said: Float
        var unsaid: Float
        /// Another word for the same, which fits a little less.
        var cousin: WordHash?

        init(_ word: LabelWords.Word) {
            (self.word, said, unsaid) = (word.word, word.said, word.unsaid)
            cousin = Self.cousins[word.word]
        }

        /// What people may have called what a label calls a word: a slice a piece, a can a tin.
        private static let cousins: WordTable<WordHash> = {
            var words = WordTable<WordHash>()
            for (label, said) in [
                ("slice", "piece"), ("piece", "slice"), ("can", "tin"), ("bag", "packet"),
                ("package", "pack"), ("container", "pot"), ("mini", "small"), ("slider", "small"),
                ("tablespoon", "spoon"), ("teaspoon", "spoon"),
            ] {
                words[WordHash(label)] = WordHash(said)
            }
            return words
        }()

        func score(_ heard: HeardWords) -> Float {
            if heard.contains(word) { return said }
            if let cousin, heard.contains(cousin) { return said * 0.8 }
            return unsaid
        }
    }

    let category: FoodCategory
    let per100g: Nutrients
    let portions: [Portion]
    let defaultPortion: Int?
    let usualGrams: Thousandths?
    /// Whether its name tells a size: "small hamburger".
    let isSized: Bool
    /// Of the portions, in their order.
    let labels: [LabelWords]
    /// The same.
    let grams: [Double]
    /// The words of all labels, one after the other, and where each label's end.
    private let marks: [Mark]
    private let ends: [Int]

    init(_ food: Food, labels: [LabelWords]) {
        category = food.category
        per100g = food.per100g
        portions = food.portions
        defaultPortion = food.defaultPortion
        usualGrams = food.usualGrams
        isSized = TextScanner.words(of: food.name).contains {
            Lexicon.lexeme(of: $0.word)?.kinds.contains(.size) ?? false
        }
        self.labels = labels
        grams = food.portions.map(\.grams.value)
        var marks: [Mark] = []
        ends = labels.map { label in
            marks += label.words.map(Mark.init)
            return marks.count
        }
        self.marks = marks
    }

    /// How well each portion's label fits the words around the food.
    func fits(_ heard: HeardWords) -> [Float] {
        var fits: [Float] = []
        fits.reserveCapacity(ends.count)
        var place = 0
        for end in ends {
            var score: Float = 0
            while place < end {
                score += marks[place].score(heard)
                place += 1
            }
            fits.append(score)
        }
        return fits
    }
}
