internal import FoodCatalog

/// A word of a sentence while it is added to the chains of those names that have one already.
struct ChainWord {
    let table: PostingTable
    let chains: UnsafeMutableBufferPointer<ChainLinks.Chain>
    /// How many chains there are.
    private(set) var used: Int
    let plain: UnsafeMutableBufferPointer<BestName>
    let composed: UnsafeMutableBufferPointer<BestName>
    /// By position: what the word there gave to its names.
    let shares: UnsafeBufferPointer<NameChains.Share>
    let beginning: UInt32
    /// Chains that began before cannot reach the word.
    let oldest: UInt32
    private let now: UInt32
    /// Chains up to this one hold the word already.
    private let earlier: UInt32
    private let share: NameChains.Share
    let headless: Float

    init(
        table: PostingTable, chains: UnsafeMutableBufferPointer<ChainLinks.Chain>, used: Int,
        plain: UnsafeMutableBufferPointer<BestName>,
        composed: UnsafeMutableBufferPointer<BestName>,
        shares: UnsafeBufferPointer<NameChains.Share>, beginning: UInt32, oldest: UInt32,
        position: Int, headless: Float
    ) {
        self.table = table
        self.chains = chains
        self.used = used
        self.plain = plain
        self.composed = composed
        self.shares = shares
        self.beginning = beginning
        self.oldest = oldest
        self.headless = headless
        share = shares[position]
        func tag(_ position: Int) -> UInt32 {
            beginning + UInt32(truncatingIfNeeded: position) * ChainCell.step
        }
        now = tag(position)
        earlier =
            share.earlier < 0
            ? 0 : tag(share.earlier) | ChainCell.headBit | ChainCell.headFirstBit
    }

    /// Adds the word to the chains of the name whose posting is at `place`, and lets another begin;
    /// the chain that began last before it.
    @inline(__always)
    mutating func meet(_ place: Int, cells: UnsafeMutableBufferPointer<ChainCell>) -> Int32 {
        let posting = table.postings[place]
        let name = PostingTable.name(posting.bits)
        let old = cells[name]
        var last = Int(old.place)
        if old.tag & ChainCell.manyBit == 0 {
            last = begin(at: last, tag: old.tag, before: -1)
        }
        let value = posting.weight * share.match + share.gain
        weigh(last, base: table.bases[name])
        extend(from: last, bits: posting.bits, value: value)
        let chain = begin(at: place, tag: now, before: Int32(truncatingIfNeeded: last))
        cells[name] = ChainCell(
            tag: now | ChainCell.manyBit, place: UInt32(truncatingIfNeeded: chain))
        return Int32(truncatingIfNeeded: last)
    }

    /// Begins a chain with the posting at `place`; its number.
    ///
    /// What it comes to is left open: most names are not met again.
    @inline(__always)
    private mutating func begin(at place: Int, tag: UInt32, before: Int32) -> Int {
        chains[used] = ChainLinks.Chain(
            tag: tag, sum: 0, alone: 0, before: before, place: Int32(truncatingIfNeeded: place))
        used &+= 1
        return used &- 1
    }

    /// Settles what the chain `last`, of a name that is worth `base`, came to by its first word.
    @inline(__always)
    private func weigh(_ last: Int, base: Float) {
        let chain = chains[last]
        let first = shares[Int((chain.tag &- beginning) / ChainCell.step)]
        let posting = table.postings[Int(chain.place)]
        let alone =
            PostingTable.alone(posting.bits, base: base, headless: headless)
            + (posting.weight * first.match + first.gain)
        let isHead = posting.bits >> 30 & 1
        chains[last].tag = chain.tag | isHead * (ChainCell.headBit | ChainCell.headFirstBit)
        chains[last].alone = alone
        chains[last].sum = alone
    }

    /// Adds the word to the chain `last` and those of the same name before it.
    @inline(__always)
    private func extend(from last: Int, bits: UInt32, value: Float) {
        var next = last
        while next >= 0, chains[next].tag >= oldest {
            var chain = chains[next]
            if PostingTable.isHead(bits), chain.tag & ChainCell.headBit == 0 {
                chain.tag |= ChainCell.headBit
                chain.sum += headless
            }
            chain.sum += chain.tag <= earlier ? share.again : value
            chains[next] = chain
            let start = Int((chain.tag &- beginning) / ChainCell.step)
            let best = BestName(
                name: Int32(truncatingIfNeeded: PostingTable.name(bits)), sum: chain.sum)
            if best.sum > plain[start].sum { plain[start] = best }
            if PostingTable.isComposed(bits), best.sum > composed[start].sum {
                composed[start] = best
            }
            next = Int(chain.before)
        }
    }
}
