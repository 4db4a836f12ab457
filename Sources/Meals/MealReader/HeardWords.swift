internal import FoodCatalog

/// The words around a food, to be asked about each word of each label of each food they may mean.
struct HeardWords {
    private var hashes: [UInt64] = []
    /// A bit for the lower six bits of each hash: most words of labels are turned away by it.
    private var filter: UInt64 = 0
    /// Whether one of them says that there is far more or less of it than usual: "huge", "tiny".
    private(set) var hasExtreme = false

    init(_ words: ArraySlice<SentenceWord>) {
        hashes.reserveCapacity(words.count)
        let size = WordHash.size
        for (index, word) in zip(words.indices, words)
        where !Self.isOfCrust(index, words)
            && !(word.token.word == size && Self.isPlain(index, words))
        {
            hashes.append(word.token.word.bits)
            filter |= Self.bit(of: word.token.word)
        }
        // They are all words for a size.
        hasExtreme = words.contains {
            $0.has(.size) && Weigher.extremes[$0.token.surface] != nil
        }
    }

    /// The bit that stands for a word, and for one in 64 others.
    @inline(__always)
    static func bit(of word: WordHash) -> UInt64 { 1 &<< (word.bits & 63) }

    /// Whether any of the words with these bits may be among them; false when none is.
    @inline(__always)
    func mayHold(_ bits: UInt64) -> Bool { filter & bits != 0 }

    /// "a slice of medium crust pizza": the size of the crust is not that of the pizza.
    private static func isOfCrust(_ index: Int, _ words: ArraySlice<SentenceWord>) -> Bool {
        words[index].has(.size) && index + 1 < words.endIndex
            && words[index + 1].token.word == .crust
    }

    /// "full size": no "fun size".
    private static func isPlain(_ size: Int, _ words: ArraySlice<SentenceWord>) -> Bool {
        size > words.startIndex && plain.contains(words[size - 1].token.surface)
    }

    @inline(__always)
    func contains(_ word: WordHash) -> Bool {
        guard mayHold(Self.bit(of: word)) else { return false }
        for hash in hashes where hash == word.bits { return true }
        return false
    }
}
