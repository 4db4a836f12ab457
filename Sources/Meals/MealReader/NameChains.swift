internal import FoodCatalog

/// The best names for the spans that end at a word, for all their beginnings at once.
///
/// What a name is worth for a span depends only on those words of the span that it holds, so spans
/// that begin between two such words share one sum, a *chain*. Every posting is thus read once for
/// a sentence, however many spans hold its word.
struct NameChains: Sendable {
    /// A name and its sum.
    struct Best: Sendable {
        var name: Int32 = -1
        var sum = -Float.infinity

        /// Takes over `other` where that is better; of equals the one with the lower number stays.
        @inline(__always)
        mutating func rise(to other: Best) {
            if other.sum > sum || other.sum == sum && other.name < name { self = other }
        }
    }

    /// What a word of the sentence adds to the names that hold it.
    struct Share {
        var match: Float
        var gain: Float
        /// What it adds where the span said it before.
        var again: Float
        /// The position where it was said before, -1 when nowhere.
        var earlier: Int
    }

    private struct Cell {
        var round: UInt32
        /// The chain of this name that began last.
        var chain: Int32
    }

    private struct Chain {
        var sum: Float
        /// The chain of the same name that began before, -1 when there is none.
        var before: Int32
        var start: Int32
        var hasHead: Bool
    }

    private var cells: [Cell]
    private var chains: [Chain] = []
    private var used = 0
    private var round: UInt32 = 0
    /// By the first word of a span that ends at the word added last: the best of the names that hold
    /// this word.
    private(set) var plain: [Best] = []
    /// The same among the names that join several things.
    private(set) var composed: [Best] = []

    init(names: Int) {
        cells = Array(repeating: Cell(round: 0, chain: -1), count: names)
    }

    /// Forgets all chains, for a sentence of `count` words.
    mutating func begin(words count: Int) {
        round &+= 1
        if round == 0 {
            cells = Array(repeating: Cell(round: 0, chain: -1), count: cells.count)
            round = 1
        }
        used = 0
        while plain.count < count {
            plain.append(Best())
            composed.append(Best())
        }
    }

    /// Adds the word at `position` to every name that holds it, for spans that begin at `first` or
    /// behind it; positions must come in order.
    ///
    /// A sum begins at the name's base less `headless`; the first head word gives that back.
    mutating func add(
        _ share: Share, at position: Int, from first: Int, postings: Range<Int>,
        of index: FoodIndex, headless: Float
    ) {
        for start in first...position {
            plain[start] = Best()
            composed[start] = Best()
        }
        let missing = used + postings.count - chains.count
        if missing > 0 {
            let empty = Chain(sum: 0, before: -1, start: 0, hasHead: false)
            chains += repeatElement(empty, count: missing)
        }
        extend(
            share, position: Int32(position), first: Int32(first), postings: postings, of: index,
            headless: headless)
        // The names for a span are names for a longer one as well; but those of a span with the word
        // in it twice begin there or before.
        for start in (first..<position).reversed() where start != share.earlier {
            plain[start].rise(to: plain[start + 1])
            composed[start].rise(to: composed[start + 1])
        }
    }

    private mutating func extend(
        _ share: Share, position: Int32, first: Int32, postings: Range<Int>, of index: FoodIndex,
        headless: Float
    ) {
        let round = round
        let own = Int(position)
        let earlier = Int32(share.earlier)
        var used = used
        // Arrays of this struct and the index's, seen as memory: every posting of every word of every
        // text passes here, and the accesses lie within the arrays by the way these are built.
        chains.withUnsafeMutableBufferPointer { chains in
            cells.withUnsafeMutableBufferPointer { cells in
                plain.withUnsafeMutableBufferPointer { plain in
                    composed.withUnsafeMutableBufferPointer { composed in
                        index.postings.withUnsafeBufferPointer { all in
                            index.bases.withUnsafeBufferPointer { bases in
                                var best = plain[own]
                                var bestComposed = composed[own]
                                for place in postings {
                                    let posting = all[place]
                                    let bits = posting.bits
                                    let name = Int(bits & 0x3FFF_FFFF)
                                    let isHead = bits & (1 << 30) != 0
                                    let isComposed = bits & (1 << 31) != 0
                                    let number = Int32(truncatingIfNeeded: name)
                                    let value = posting.weight * share.match + share.gain
                                    var chain = Chain(
                                        sum: bases[name] - (isHead ? 0 : headless) + value,
                                        before: -1, start: position, hasHead: isHead)
                                    if cells[name].round == round {
                                        chain.before = cells[name].chain
                                        var next = Int(chain.before)
                                        while next >= 0, chains[next].start >= first {
                                            var sum = chains[next].sum
                                            let start = chains[next].start
                                            if isHead, !chains[next].hasHead {
                                                chains[next].hasHead = true
                                                sum += headless
                                            }
                                            sum += start <= earlier ? share.again : value
                                            chains[next].sum = sum
                                            if sum > plain[Int(start)].sum {
                                                plain[Int(start)] = Best(name: number, sum: sum)
                                            }
                                            if isComposed, sum > composed[Int(start)].sum {
                                                composed[Int(start)] = Best(
                                                    name: number, sum: sum)
                                            }
                                            next = Int(chains[next].before)
                                        }
                                    }
                                    if chain.sum > best.sum {
                                        best = Best(name: number, sum: chain.sum)
                                    }
                                    if isComposed, chain.sum > bestComposed.sum {
                                        bestComposed = Best(name: number, sum: chain.sum)
                                    }
                                    cells[name] = Cell(
                                        round: round, chain: Int32(truncatingIfNeeded: used))
                                    chains[used] = chain
                                    used += 1
                                }
                                plain[own] = best
                                composed[own] = bestComposed
                            }
                        }
                    }
                }
            }
        }
        self.used = used
    }
}
