/// A sentence whose words have their roles, shared by the passes that look for foods in it.
///
/// A class, because each pass holds one: a structure of so many lists is dear to copy.
final class FinishedSentence: Sendable {
    let words: [SentenceWord]
    let quantities: [Quantity]
    /// What it states of foods' figures.
    let figures: [FigurePhrase]
    let time: SpokenTime?
    /// The stretches of a line that speaks of several meals or times; empty for most lines.
    let occasions: [Occasion]
    /// How much of some foods was eaten.
    let parts: [TurnPass.Part]
    /// Whether this speaks of something other than food that was eaten.
    let isOtherTalk: Bool
    /// The first word behind a colon that is none of a clock's.
    let header: Int?
    /// What it costs to take a word together with the one before it; 100 and more forbids it.
    let barriers: [Float]
    /// What it costs to begin or end a food in front of each word, one more than words.
    let cuts: [Float]

    /// As it was said, whose lists this shares.
    private let said: SentenceWords

    init(_ sentence: SentenceWords) {
        said = sentence
        words = sentence.words
        quantities = sentence.quantities
        figures = sentence.figures
        time = sentence.time
        occasions = sentence.occasions
        parts = sentence.parts
        isOtherTalk = sentence.isOtherTalk
        header = sentence.header
        barriers = sentence.barriers
        cuts = sentence.cuts
    }

    /// `sentence` with no food across any of `positions`.
    convenience init(_ sentence: FinishedSentence, cutAt positions: [Int]) {
        var said = sentence.said
        for position in positions { said.barriers[position] = 100 }
        self.init(said)
    }

    /// The occasion that the word at a position belongs to, where there are several.
    func occasion(at position: Int) -> Occasion? {
        occasions.first { $0.words.contains(position) }
    }
}
