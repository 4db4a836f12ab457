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
            cousin = MeasuredFood.cousins[word.word]
        }

        func score(_ heard: HeardWords) -> Float {
            if heard.contains(word) { return said }
            if let cousin, heard.contains(cousin) { return said * 0.8 }
            return unsaid
        }
    }

    let id: FoodID
    /// Whether it is of another collection than the curated one.
    let isImported: Bool
    /// Whether its figures were put together from those of other foods.
    let isOfRecipe: Bool
    /// Whether they are those of a survey, which knows foods as people eat them.
    let isOfSurvey: Bool
    let name: String
    let brand: String?
    let rank: Int?
    let category: FoodCategory
    /// The language whose speakers eat it, for one that is called so in no other.
    let home: NameLanguage?
    let per100g: Nutrients
    /// kcal in 100 g, 0 where that is not known.
    let calories: Double
    let portions: [Portion]
    let defaultPortion: Int?
    let usualGrams: Thousandths?
    /// The words of its name.
    let nameWords: [Token]
    /// Whether its name tells a size: "small hamburger".
    let isSized: Bool
    /// Of the portions, in their order.
    let labels: [LabelWords]
    /// The same.
    let grams: [Double]
    /// The same, as much of them as every choice between them asks for.
    let likings: [Liking]
    /// Whether only who says inches means some of the portions.
    let hasInch: Bool
    /// The words of all labels, one after the other.
    private let marks: [Mark]
    private let ends: [End]

    /// What is known of a portion whatever was said.
    struct Liking: Sendable {
        var isVessel: Bool
        var isInch: Bool
        /// What it loses for being far from the usual amount, 0 where that is not known.
        var farness: Float

        init(_ label: LabelWords, grams: Double, usual: Double?) {
            (isVessel, isInch, farness) = (label.isVessel, label.isInch, 0)
            guard let usual else { return }
            // Of several bottles the one nearest to the usual amount is meant.
            let ratio = grams / max(usual, 0.1)
            farness = 0.25 * Float(min(abs(ratio < 1 ? 1 / max(ratio, 0.05) - 1 : ratio - 1), 2))
        }
    }

    /// Where a label's words end, and what is known of them together.
    private struct End: Sendable {
        var place: Int
        /// A bit for each word that the label gains from, as in `HeardWords`.
        var filter: UInt64
        /// What the label gains when none of them was said.
        var unsaid: Float
    }

    /// The bits of all words of the labels.
    private let filter: UInt64

    init(_ food: Food, labels: [LabelWords]) {
        id = food.id
        isImported = food.id.isImported
        isOfRecipe = food.source.release == "recipe"
        isOfSurvey = food.source.release.hasPrefix("FNDDS")
        name = food.name
        brand = food.brand
        rank = food.rank
        category = food.category
        home = food.home
        per100g = food.per100g
        calories = food.per100g.calories?.value ?? 0
        portions = food.portions
        defaultPortion = food.defaultPortion
        usualGrams = food.usualGrams
        nameWords = TextScanner.words(of: food.name)
        isSized = nameWords.contains {
            Lexicon.lexeme(of: $0.word)?.kinds.contains(.size) ?? false
        }
        self.labels = labels
        let grams = food.portions.map(\.grams.value)
        self.grams = grams
        let usual = food.usualGrams?.value
        likings = zip(labels, grams).map { Liking($0, grams: $1, usual: usual) }
        hasInch = labels.contains(where: \.isInch)
        var marks: [Mark] = []
        var filter: UInt64 = 0
        ends = labels.map { label in
            var end = End(place: 0, filter: 0, unsaid: 0)
            for mark in label.words.map(Mark.init) {
                marks.append(mark)
                filter |= HeardWords.bit(of: mark.word)
                end.filter |= HeardWords.bit(of: mark.word)
                if let cousin = mark.cousin { end.filter |= HeardWords.bit(of: cousin) }
                end.unsaid += mark.unsaid
            }
            end.place = marks.count
            return end
        }
        self.marks = marks
        self.filter = filter
    }

    /// Whether a label may hold `word`; false when none does.
    func mayMention(_ word: WordHash) -> Bool { filter & HeardWords.bit(of: word) != 0 }

    /// Writes how well each portion's label fits the words around the food.
    func fit(_ heard: HeardWords, into fits: inout [Float]) {
        if fits.count > ends.count {
            fits.removeLast(fits.count - ends.count)
        } else {
            fits += repeatElement(0, count: ends.count - fits.count)
        }
        fits.withUnsafeMutableBufferPointer { fits in
            var start = 0
            for (portion, end) in ends.enumerated() {
                var score = end.unsaid
                if heard.mayHold(end.filter) {
                    score = 0
                    for place in start..<end.place { score += marks[place].score(heard) }
                }
                fits[portion] = score
                start = end.place
            }
        }
    }
}
