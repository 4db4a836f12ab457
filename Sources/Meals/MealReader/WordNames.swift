internal import FoodCatalog

/// The names that hold a word, by what they are worth when a span says nothing else of theirs.
///
/// Most names of a word are met by that word alone, and then they are worth the same in every
/// sentence: they are ranked once, and only names that hold more words are added up.
struct WordNames: Sendable {
    /// Names that are this far behind the best are no candidates.
    static let reach: Float = 4.5

    private struct Entry: Sendable {
        /// The entry of the same word that was made before, -1 for none.
        var before: Int32
        /// What the word gave to its names when they were ranked.
        var match: Float
        var gain: Float
        var plain = BestName()
        /// The best of those that join several things.
        var composed = BestName()
        /// Those within reach of the best, best first.
        var near: [BestName] = []
    }

    /// By word: the entry that was made last, -1 before anybody said it.
    private var latest: [Int32]
    /// One for each worth that a word had in a sentence so far, which are few.
    private var entries: [Entry] = []

    init(words count: Int) { latest = Array(repeating: -1, count: count) }

    /// The best name of `word`, and the best that joins several things, for a sentence that it gives
    /// them `match` and `gain` in.
    mutating func best(
        of word: Int32, match: Float, gain: Float, in index: FoodIndex, headless: Float
    ) -> (plain: BestName, composed: BestName) {
        let number = rank(word, match: match, gain: gain, in: index, headless: headless)
        return (entries[number].plain, entries[number].composed)
    }

    /// Calls `body` with the names of `word` within reach of the best, best first.
    mutating func withNear(
        of word: Int32, match: Float, gain: Float, in index: FoodIndex, headless: Float,
        _ body: (UnsafeBufferPointer<BestName>) -> Void
    ) {
        let number = rank(word, match: match, gain: gain, in: index, headless: headless)
        entries[number].near.withUnsafeBufferPointer(body)
    }

    /// The entry of `word` for `match` and `gain`, its names ranked unless they were before.
    private mutating func rank(
        _ word: Int32, match: Float, gain: Float, in index: FoodIndex, headless: Float
    ) -> Int {
        var known = latest[Int(word)]
        while known >= 0 {
            let place = Int(known)
            if entries[place].match == match, entries[place].gain == gain { return place }
            known = entries[place].before
        }
        var entry = Entry(before: latest[Int(word)], match: match, gain: gain)
        let postings = index.postings(of: word)
        index.withTable { table in
            for place in postings {
                let best = table.alone(place, match: match, gain: gain, headless: headless)
                if best.sum > entry.plain.sum { entry.plain = best }
                if best.sum > entry.composed.sum,
                    PostingTable.isComposed(table.postings[place].bits)
                {
                    entry.composed = best
                }
            }
            for place in postings {
                let best = table.alone(place, match: match, gain: gain, headless: headless)
                if best.sum > entry.plain.sum - Self.reach { entry.near.append(best) }
            }
        }
        entry.near.sort { $0.sum != $1.sum ? $0.sum > $1.sum : $0.name < $1.name }
        latest[Int(word)] = Int32(entries.count)
        entries.append(entry)
        return entries.count - 1
    }
}

/// A name and its sum.
struct BestName: Sendable, Equatable {
    var name: Int32 = -1
    var sum = -Float.infinity

    /// Takes over `other` where that is better; of equals the one with the lower number stays.
    mutating func rise(to other: BestName) {
        if other.sum > sum || other.sum == sum && other.name < name { self = other }
    }
}
