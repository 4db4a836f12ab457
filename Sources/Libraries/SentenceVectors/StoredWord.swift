internal import Glibc

/// A word of a text, as a package has it.
struct StoredWord: Sendable, Hashable {
    var word: UInt32
    /// The place of the text's vector.
    var text: UInt32
    /// How much it tells of that text. The squares of all words of a text make 1.
    var weight: Float

    /// In the order of words, then texts.
    static func index(of texts: [[UInt32]]) -> [StoredWord] {
        var counts: [UInt32: Int] = [:]
        for word in texts.joined() { counts[word, default: 0] += 1 }
        var index: [StoredWord] = []
        for (place, words) in texts.enumerated() {
            let weights = words.map { telling(counts[$0] ?? 1, of: texts.count) }
            let length = max(
                .leastNormalMagnitude, weights.reduce(0) { $0 + $1 * $1 }.squareRoot())
            for (word, weight) in zip(words, weights) {
                index.append(
                    StoredWord(word: word, text: UInt32(place), weight: weight / length))
            }
        }
        return index.sorted { ($0.word, $0.text) < ($1.word, $1.text) }
    }

    /// How much a word tells that so many texts have: the fewer, the more.
    ///
    /// By Spärck Jones, "A statistical interpretation of term specificity" (1972).
    static func telling(_ count: Int, of texts: Int) -> Float {
        logf(Float(max(1, texts)) / Float(max(1, count)))
    }
}
