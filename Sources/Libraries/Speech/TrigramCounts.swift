/// How often words were seen after one another.
package struct TrigramCounts: Sendable {
    struct Count: Sendable {
        /// The places of three words, 21 bits each, the last word lowest.
        var key: UInt64
        var weight: Float
    }

    static let start: UInt64 = 0
    static let end: UInt64 = 1

    /// The sentence's start and end, then every word.
    private(set) var vocabulary: [String]
    private(set) var trigrams: [Count] = []

    package init(words: [String]) { vocabulary = ["<s>", "</s>"] + words }

    /// Adds words behind those that there are.
    package mutating func add(words: some Sequence<String>) { vocabulary += words }

    package mutating func reserveSentences(_ count: Int) { trigrams.reserveCapacity(10 * count) }

    /// - Parameters:
    ///   - sentence: places of words among those that the counts were made for.
    ///   - weight: how often it was seen.
    package mutating func add(_ sentence: [Int32], weight: Float = 1) {
        var context = Self.start << 21 | Self.start
        for word in sentence {
            let key = context << 21 | UInt64(word + 2)
            trigrams.append(Count(key: key, weight: weight))
            context = key & 0x3FF_FFFF_FFFF
        }
        trigrams.append(Count(key: context << 21 | Self.end, weight: weight))
    }
}
