/// A sentence whose words have their roles, shared by the passes that look for foods in it.
///
/// A class, because each pass holds one: a structure of so many lists is dear to copy.
final class FinishedSentence: Sendable {
    private let said: SentenceWords

    init(_ sentence: consuming SentenceWords) { said = sentence }

    var words: [SentenceWord] { said.words }
    var quantities: [Quantity] { said.quantities }
    /// What it states of foods' figures.
    var figures: [FigurePhrase] { said.figures }
    var time: SpokenTime? { said.time }
    /// The stretches of a line that speaks of several meals or times; empty for most lines.
    var occasions: [Occasion] { said.occasions }
    /// How much of some foods was eaten.
    var parts: [TurnPass.Part] { said.parts }
    /// How much was eaten of what figures were told of, where the amounts say it already.
    var told: [TurnPass.Part] { said.told }
    /// Where so many of so many were counted.
    var counted: [TurnPass.Part] { said.counted }
    /// Whether this speaks of something other than food that was eaten.
    var isOtherTalk: Bool { said.isOtherTalk }
    /// Whether each food stands apart with what belongs to it.
    var isItemized: Bool { said.isItemized }
    /// The first word behind a colon that is none of a clock's.
    var header: Int? { said.header }
    /// What it costs to take a word together with the one before it; 100 and more forbids it.
    var barriers: [Float] { said.barriers }
    /// What it costs to begin or end a food in front of each word, one more than words.
    var cuts: [Float] { said.cuts }

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
