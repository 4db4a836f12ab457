internal import FoodCatalog

/// The best names for the spans that end at a word, for all their beginnings at once.
///
/// What a name is worth for a span depends only on those words of the span that it holds, so spans
/// that begin between two such words share one sum, a *chain*. Every posting is thus read once for
/// a sentence, however many spans hold its word.
struct NameChains: Sendable {
    /// What a word of the sentence adds to the names that hold it.
    struct Share {
        var match: Float
        var gain: Float
        /// What it adds where the span said it before.
        var again: Float
        /// The position where it was said before, -1 when nowhere.
        var earlier: Int
    }

    private var cells: [ChainCell]
    private var links = ChainLinks()
    /// Room for the places of those postings whose name has a chain already.
    private var again: [Int32] = []
    /// The time of the first word: cells that are older say nothing about this sentence.
    private var beginning: UInt32 = 0
    private var end = ChainCell.step

    init(names: Int) {
        cells = Array(repeating: ChainCell(tag: 0, sum: 0), count: names)
    }

    /// By the first word of a span that ends at the word added last: the best of the names that hold
    /// this word.
    var plain: [BestName] { links.plain }
    /// The same among the names that join several things.
    var composed: [BestName] { links.composed }

    /// Forgets all chains, for a sentence of `count` words.
    mutating func begin(words count: Int) {
        beginning = end
        let (time, isOver) = end.addingReportingOverflow(UInt32(count) * ChainCell.step)
        end = time
        if isOver {
            cells = Array(repeating: ChainCell(tag: 0, sum: 0), count: cells.count)
            beginning = ChainCell.step
            end = beginning + UInt32(count) * ChainCell.step
        }
        links.begin(words: count)
    }

    /// Adds the word at `position` to every name that holds it, for spans that begin at `first` or
    /// behind it; positions must come in order.
    ///
    /// A sum begins at the name's base less `headless`; the first head word gives that back.
    mutating func add(
        _ share: Share, at position: Int, from first: Int, postings: Range<Int>,
        of index: FoodIndex, headless: Float
    ) {
        links.clear(first..<position)
        let now = tag(of: position)
        let word = ChainLinks.Word(
            oldest: tag(of: first), beginning: beginning,
            earlier: share.earlier < 0 ? 0 : tag(of: share.earlier) | ChainCell.headBit,
            again: share.again, headless: headless)
        if again.count < postings.count {
            again += repeatElement(0, count: postings.count - again.count)
        }
        var best = Bests()
        let count = cells.withUnsafeMutableBufferPointer { cells in
            again.withUnsafeMutableBufferPointer { again in
                index.postings.withUnsafeBufferPointer { all in
                    index.bases.withUnsafeBufferPointer { bases in
                        Self.begin(
                            cells, with: all, at: postings, bases: bases, share: share, now: now,
                            word: word, best: &best, again: again)
                    }
                }
            }
        }
        links.extend(
            again[..<count], of: index, cells: &cells, share: share, now: now, word: word)
        links.settle(
            plain: best.plain, composed: best.composed, at: position, from: first,
            earlier: share.earlier)
    }

    private struct Bests {
        var plain = BestName()
        var composed = BestName()
    }

    /// Begins a chain for each name of `postings` that has none within reach; the places of the
    /// others go to `again`, and how many they are is returned.
    // A loop of its own over bare memory: every posting of every word of every text passes here.
    @inline(never)
    private static func begin(
        _ cells: UnsafeMutableBufferPointer<ChainCell>,
        with all: UnsafeBufferPointer<FoodIndex.Posting>, at postings: Range<Int>,
        bases: UnsafeBufferPointer<Float>, share: Share, now: UInt32, word: ChainLinks.Word,
        best: inout Bests, again: UnsafeMutableBufferPointer<Int32>
    ) -> Int {
        var (plain, composed) = (best.plain, best.composed)
        let (match, gain, headless) = (share.match, share.gain, word.headless)
        let oldest = word.oldest
        var count = 0
        for place in postings {
            let posting = all[place]
            let bits = posting.bits
            let name = Int(bits & 0x3FFF_FFFF)
            let sum =
                bases[name] - FoodIndex.missing(headless, bits) + (posting.weight * match + gain)
            if cells[name].tag < oldest {
                cells[name] = ChainCell(tag: now | (bits >> 30 & ChainCell.headBit), sum: sum)
            } else {
                again[count] = Int32(truncatingIfNeeded: place)
                count &+= 1
            }
            // A higher sum than all before is rare, and a branch then faster than a choice.
            if _slowPath(sum > plain.sum) {
                plain = BestName(name: Int32(truncatingIfNeeded: name), sum: sum)
            }
            if _slowPath(sum > composed.sum), bits & (1 << 31) != 0 {
                composed = BestName(name: Int32(truncatingIfNeeded: name), sum: sum)
            }
        }
        best = Bests(plain: plain, composed: composed)
        return count
    }

    private func tag(of position: Int) -> UInt32 {
        beginning + UInt32(truncatingIfNeeded: position) * ChainCell.step
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
