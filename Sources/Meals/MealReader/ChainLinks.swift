internal import FoodCatalog

/// The chain of a name that began last. Most names have but one, which is kept here whole.
struct ChainCell: Sendable {
    static let headBit: UInt32 = 1
    static let manyBit: UInt32 = 2
    /// One word later.
    static let step: UInt32 = 4

    /// When it began, in steps; whether the name's head word was met since; and whether there are
    /// chains that began before.
    var tag: UInt32
    /// Its sum, or with `manyBit` the bits of its place among the links.
    var sum: Float
}

/// The chains of those names that a sentence hits more than once, and the best sums by beginning.
struct ChainLinks: Sendable {
    /// The word at hand, for all its names.
    struct Word {
        /// Chains that began before cannot reach it.
        var oldest: UInt32
        var beginning: UInt32
        /// Chains up to this one hold the word already.
        var earlier: UInt32
        var again: Float
        var headless: Float
    }

    private struct Chain {
        /// As in a cell, without `manyBit`.
        var tag: UInt32
        var sum: Float
        /// The chain of the same name that began before, -1 when there is none.
        var before: Int32
    }

    /// The first `used` of them are in use.
    private var chains: [Chain] = []
    private var used = 0
    private(set) var plain: [BestName] = []
    private(set) var composed: [BestName] = []

    mutating func begin(words count: Int) {
        used = 0
        let missing = count - plain.count
        guard missing > 0 else { return }
        plain += repeatElement(BestName(), count: missing)
        composed += repeatElement(BestName(), count: missing)
    }

    mutating func clear(_ beginnings: Range<Int>) {
        for start in beginnings {
            plain[start] = BestName()
            composed[start] = BestName()
        }
    }

    /// Adds the word at hand to the chains of those names whose postings are at `places`, and lets
    /// another chain begin for each.
    mutating func extend(
        _ places: ArraySlice<Int32>, of index: FoodIndex, cells: inout [ChainCell],
        share: NameChains.Share, now: UInt32, word: Word
    ) {
        // Each name gets a chain, and the first time also one for what its cell held.
        let room = used + 2 * places.count
        if chains.count < room {
            let empty = Chain(tag: 0, sum: 0, before: -1)
            chains += repeatElement(empty, count: room - chains.count)
        }
        var used = used
        cells.withUnsafeMutableBufferPointer { cells in
            chains.withUnsafeMutableBufferPointer { chains in
                plain.withUnsafeMutableBufferPointer { plain in
                    composed.withUnsafeMutableBufferPointer { composed in
                        let bests = Bests(plain: plain, composed: composed)
                        for place in places {
                            let posting = index.postings[Int(place)]
                            let bits = posting.bits
                            let name = Int(bits & 0x3FFF_FFFF)
                            let isHead = bits & (1 << 30) != 0
                            let value = posting.weight * share.match + share.gain
                            let sum = index.bases[name] - (isHead ? 0 : word.headless) + value
                            let old = cells[name]
                            var last = Int(old.sum.bitPattern)
                            if old.tag & ChainCell.manyBit == 0 {
                                last = used
                                chains[used] = Chain(tag: old.tag, sum: old.sum, before: -1)
                                used += 1
                            }
                            Self.extend(
                                chains, from: last, bits: bits, value: value, word: word,
                                bests: bests)
                            let tag = isHead ? now | ChainCell.headBit : now
                            chains[used] = Chain(
                                tag: tag, sum: sum, before: Int32(truncatingIfNeeded: last))
                            cells[name] = ChainCell(
                                tag: tag | ChainCell.manyBit,
                                sum: Float(bitPattern: UInt32(truncatingIfNeeded: used)))
                            used += 1
                        }
                    }
                }
            }
        }
        self.used = used
    }

    private struct Bests {
        var plain: UnsafeMutableBufferPointer<BestName>
        var composed: UnsafeMutableBufferPointer<BestName>
    }

    @inline(__always)
    private static func extend(
        _ chains: UnsafeMutableBufferPointer<Chain>, from last: Int, bits: UInt32, value: Float,
        word: Word, bests: Bests
    ) {
        var next = last
        while next >= 0, chains[next].tag >= word.oldest {
            var chain = chains[next]
            if bits & (1 << 30) != 0, chain.tag & ChainCell.headBit == 0 {
                chain.tag |= ChainCell.headBit
                chain.sum += word.headless
            }
            chain.sum += chain.tag <= word.earlier ? word.again : value
            chains[next] = chain
            let start = Int((chain.tag &- word.beginning) / ChainCell.step)
            let best = BestName(
                name: Int32(truncatingIfNeeded: bits & 0x3FFF_FFFF), sum: chain.sum)
            if best.sum > bests.plain[start].sum { bests.plain[start] = best }
            if bits & (1 << 31) != 0, best.sum > bests.composed[start].sum {
                bests.composed[start] = best
            }
            next = Int(chain.before)
        }
    }

    /// Takes in the best of the names that begin with the word at `position`, and lets the longer
    /// spans have what the shorter ones have.
    mutating func settle(
        plain best: BestName, composed bestComposed: BestName, at position: Int, from first: Int,
        earlier: Int
    ) {
        plain[position] = best
        composed[position] = bestComposed
        // The names for a span are names for a longer one as well; but those of a span with the word
        // in it twice begin there or before.
        for start in (first..<position).reversed() where start != earlier {
            plain[start].rise(to: plain[start + 1])
            composed[start].rise(to: composed[start + 1])
        }
    }
}
