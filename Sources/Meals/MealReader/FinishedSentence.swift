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
    /// Whether this speaks of something other than food that was eaten.
    let isOtherTalk: Bool
    /// The first word behind a colon that is none of a clock's.
    let header: Int?
    /// What it costs to take a word together with the one before it; 100 and more forbids it.
    let barriers: [Float]
    /// What it costs to begin or end a food in front of each word, one more than words.
    let cuts: [Float]

    init(_ sentence: SentenceWords) {
        words = sentence.words
        quantities = sentence.quantities
        figures = sentence.figures
        time = sentence.time
        occasions = sentence.occasions
        isOtherTalk = sentence.isOtherTalk
        header = sentence.header
        barriers = sentence.barriers
        cuts = sentence.cuts
    }

    /// `sentence` with no food across any of `positions`.
    init(_ sentence: FinishedSentence, cutAt positions: [Int]) {
        words = sentence.words
        quantities = sentence.quantities
        figures = sentence.figures
        time = sentence.time
        occasions = sentence.occasions
        isOtherTalk = sentence.isOtherTalk
        header = sentence.header
        var barriers = sentence.barriers
        for position in positions { barriers[position] = 100 }
        self.barriers = barriers
        cuts = sentence.cuts
    }

    /// The occasion that the word at a position belongs to, where there are several.
    func occasion(at position: Int) -> Occasion? {
        occasions.first { $0.words.contains(position) }
    }
}
