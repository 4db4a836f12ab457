/// How many ways on a search keeps at each moment: the more, the better it hears what is unclear, and the slower.
package struct SearchBreadth: Sendable, Hashable {
    /// States of phones that are kept in each frame of 10 ms; above 0.
    package var states: Int
    /// Words that may begin in each frame; -1 for any number.
    package var words: Int
    /// Whether it is searched once, with beams a fifth narrower, and not again among the words found: a quarter
    /// of the time, for telling kinds of sentence apart and not for words.
    package var isQuick: Bool

    package init(states: Int, words: Int, isQuick: Bool = false) {
        self.states = states
        self.words = words
        self.isQuick = isQuick
    }

    /// What the decoder calls the search.
    var name: String { "\(states) states, \(words) words\(isQuick ? ", quick" : "")" }
}
