internal import FoodCatalog

/// The words around a food, to be asked about each word of each label of each food they may mean.
struct HeardWords {
    private var hashes: [UInt64] = []
    /// A bit for the lower six bits of each hash: most words of labels are turned away by it.
    private var filter: UInt64 = 0

    init(_ words: ArraySlice<SentenceWord>) {
        hashes.reserveCapacity(words.count)
        for (index, word) in zip(words.indices, words) where !Self.isOfCrust(index, words) {
            hashes.append(word.token.word.bits)
            filter |= 1 &<< (word.token.word.bits & 63)
        }
    }

    /// "a slice of medium crust pizza": the size of the crust is not that of the pizza.
    private static func isOfCrust(_ index: Int, _ words: ArraySlice<SentenceWord>) -> Bool {
        words[index].has(.size) && index + 1 < words.endIndex
            && words[index + 1].token.word == crust
    }

    private static let crust = WordHash("crust")

    @inline(__always)
    func contains(_ word: WordHash) -> Bool {
        guard filter & (1 &<< (word.bits & 63)) != 0 else { return false }
        for hash in hashes where hash == word.bits { return true }
        return false
    }
}
