internal import FoodCatalog

/// The names that hold a word, by what they are worth when a span says nothing else of theirs.
///
/// Most names of a word are met by that word alone, and then they are worth the same in every
/// sentence: they are ranked once, and only names that hold more words are added up.
struct WordNames: Sendable {
    /// Names that are this far behind the best are no candidates.
    static let reach: Float = 4.5

    struct Entry: Sendable {
        /// What the word gave to its names when they were ranked.
        fileprivate var match: Float
        fileprivate var gain: Float
        var plain: BestName
        /// The best of those that join several things.
        var composed: BestName
        /// Those within reach of the best, best first.
        var near: [BestName]
    }

    private var entries: [Entry?]

    init(words count: Int) { entries = Array(repeating: nil, count: count) }

    /// The best name of `word`, and the best that joins several things, for a sentence that it gives
    /// them `match` and `gain` in.
    mutating func best(
        of word: Int32, match: Float, gain: Float, in index: FoodIndex, headless: Float
    ) -> (plain: BestName, composed: BestName) {
        if entries[Int(word)]?.match == match, entries[Int(word)]?.gain == gain,
            let plain = entries[Int(word)]?.plain, let composed = entries[Int(word)]?.composed
        {
            return (plain, composed)
        }
        let names = names(of: word, match: match, gain: gain, in: index, headless: headless)
        return (names.plain, names.composed)
    }

    /// The names of `word` for a sentence that it gives them `match` and `gain` in.
    mutating func names(
        of word: Int32, match: Float, gain: Float, in index: FoodIndex, headless: Float
    ) -> Entry {
        if let known = entries[Int(word)], known.match == match, known.gain == gain {
            return known
        }
        var entry = Entry(
            match: match, gain: gain, plain: BestName(), composed: BestName(), near: [])
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
        entries[Int(word)] = entry
        return entry
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
