/// A finished index as lists of plain numbers, to be written down and read again.
///
/// Holds no own names: those are added to an index that was read.
package struct IndexTables: Sendable, Equatable {
    /// The words' hashes by their numbers.
    package var words: [UInt64] = []
    package var rarity: [Float] = []
    package var postingStarts: [Int32] = []
    package var postings: [FoodIndex.Posting] = []
    /// Four for each name: its food, its first word, the bits of what it begins with, and how many words it
    /// has below `aliasBit` and `composedBit`.
    package var names: [UInt32] = []
    /// Two for each word of a name: its own bits, and those of its claim.
    package var nameWords: [UInt32] = []
    package var numberPairs: [UInt64] = []
    /// 1 for each word that alone names a food.
    package var isName: [UInt8] = []
    package var phrases: [UInt64] = []
    /// The letters of the words that a slip may have been meant to be, where each begins, and its number.
    package var letters: [UInt8] = []
    package var letterStarts: [Int32] = []
    package var spelt: [Int32] = []

    package init() {}

    fileprivate static let aliasBit: UInt32 = 1 << 8
    fileprivate static let composedBit: UInt32 = 1 << 9

    /// Whether every number points to something that is there, for a catalog of so many foods.
    private func isSound(foods: Int) -> Bool {
        let (nameCount, wordCount, heldCount) = (names.count / 4, words.count, nameWords.count / 2)
        guard names.count % 4 == 0, nameWords.count % 2 == 0, rarity.count == wordCount,
            isName.count == wordCount, postings.count == heldCount,
            Self.rise(postingStarts, to: heldCount, count: wordCount),
            Self.rise(letterStarts, to: letters.count, count: spelt.count),
            spelt.allSatisfy({ $0 >= 0 && $0 < wordCount }),
            postings.allSatisfy({ $0.name < nameCount })
        else { return false }
        for place in 0..<nameCount {
            let end = Int(names[4 * place + 1]) + Int(names[4 * place + 3] & 0xFF)
            guard names[4 * place] < foods, end <= heldCount else { return false }
        }
        for place in 0..<heldCount {
            let word = FoodIndex.NameWord(bits: nameWords[2 * place], claim: 0)
            guard word.word < wordCount, word.isSound else { return false }
        }
        return true
    }

    /// Whether the numbers are one more than `count` and rise from 0 to `end`.
    private static func rise(_ starts: [Int32], to end: Int, count: Int) -> Bool {
        guard starts.count == count + 1, starts[0] == 0, Int(starts[count]) == end else {
            return false
        }
        for place in 0..<count where starts[place] > starts[place + 1] { return false }
        return true
    }

    /// The index; `nil` when the lists cannot be those of an index of so many foods.
    package func index(foods: Int) -> FoodIndex? {
        guard isSound(foods: foods) else { return nil }
        var map = WordMap<Int32>(minimumCapacity: words.count)
        for (number, word) in words.enumerated() { map[WordHash(bits: word)] = Int32(number) }
        let names = stride(from: 0, to: names.count, by: 4).map { place in
            FoodIndex.Name(
                food: Int32(bitPattern: self.names[place]),
                firstWord: Int32(bitPattern: self.names[place + 1]),
                base: Float(bitPattern: self.names[place + 2]),
                wordCount: UInt8(truncatingIfNeeded: self.names[place + 3]),
                isAlias: self.names[place + 3] & Self.aliasBit != 0,
                isComposed: self.names[place + 3] & Self.composedBit != 0)
        }
        let nameWords = stride(from: 0, to: nameWords.count, by: 2).map { place in
            FoodIndex.NameWord(
                bits: self.nameWords[place], claim: Float(bitPattern: self.nameWords[place + 1]))
        }
        return FoodIndex(
            weights: IndexWeights(), words: map, rarity: rarity, postingStarts: postingStarts,
            postings: postings, names: names, nameWords: nameWords,
            numberPairs: WordKeys(numberPairs),
            spelling: Spelling(letters: letters, starts: letterStarts, numbers: spelt),
            isName: isName.map { $0 != 0 }, phrases: WordKeys(phrases), ownNames: OwnNames())
    }
}

extension FoodIndex {
    /// The lists to be written down.
    package var tables: IndexTables {
        var tables = IndexTables()
        tables.words = Array(repeating: 0, count: rarity.count)
        for slot in words.slots + addedWords.slots {
            if let number = slot.value { tables.words[Int(number)] = slot.key }
        }
        tables.rarity = rarity
        tables.postingStarts = postingStarts
        tables.postings = postings
        tables.names.reserveCapacity(4 * names.count)
        for name in names {
            let flags =
                (name.isAlias ? IndexTables.aliasBit : 0)
                | (name.isComposed ? IndexTables.composedBit : 0)
            tables.names += [
                UInt32(bitPattern: name.food), UInt32(bitPattern: name.firstWord),
                name.base.bitPattern, UInt32(name.wordCount) | flags,
            ]
        }
        tables.nameWords.reserveCapacity(2 * nameWords.count)
        for word in nameWords {
            tables.nameWords += [word.bits, word.claim.bitPattern]
        }
        tables.numberPairs = numberPairs.keys
        tables.isName = isName.map { $0 ? 1 : 0 }
        tables.phrases = phrases.keys + addedPhrases.keys
        (tables.letters, tables.letterStarts, tables.spelt) = spelling.lists
        return tables
    }
}
