internal import FoodCatalog

/// A word of a sentence while it is added to the chains of those names that have one already.
struct ChainWord {
    let table: PostingTable
    let chains: UnsafeMutableBufferPointer<ChainLinks.Chain>
    /// How many chains there are.
    private(set) var used: Int
    let plain: UnsafeMutableBufferPointer<BestName>
    let composed: UnsafeMutableBufferPointer<BestName>
    /// By word: what it gave to its names.
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
        number: Int, headless: Float
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
        share = shares[number]
        func tag(_ number: Int) -> UInt32 {
            beginning + UInt32(truncatingIfNeeded: number) * ChainCell.step
        }
        now = tag(number)
        earlier =
            share.earlier < 0
            ? 0 : tag(share.earlier) | ChainCell.headBit | ChainCell.headFirstBit
    }

    /// Adds the word to the chains of the name whose posting is at `place`, and lets another begin;
    /// the chain that began last before it.
    @inline(__always)
    mutating func meet(_ place: Int, cells: UnsafeMutableBufferPointer<ChainCell>) -> Int32 {
        let posting = table.postings[place]
        let (bits, name) = (posting.bits, PostingTable.name(posting.bits))
        let value = posting.weight * share.match + share.gain
        let old = cells[name]
        let isMany = old.tag & ChainCell.manyBit != 0
        let before = isMany ? Int(old.place) : -1
        let chain = begun(
            at: isMany ? Int(chains[before].next) : Int(old.place),
            tag: old.tag & ~ChainCell.manyBit, bits: bits, value: value)
        chains[used] = ChainLinks.Chain(
            tag: chain.tag, sum: chain.sum, alone: chain.alone,
            before: Int32(truncatingIfNeeded: before), next: Int32(truncatingIfNeeded: place))
        offer(chain.sum, of: bits, from: chain.tag)
        extend(from: before, bits: bits, value: value)
        cells[name] = ChainCell(
            tag: now | ChainCell.manyBit, place: UInt32(truncatingIfNeeded: used))
        used &+= 1
        return Int32(truncatingIfNeeded: used &- 1)
    }

    /// What a chain that began at `tag` with the posting at `place` came to by that word alone, and
    /// comes to with the word at hand.
    @inline(__always)
    private func begun(
        at place: Int, tag: UInt32, bits: UInt32, value: Float
    ) -> (tag: UInt32, alone: Float, sum: Float) {
        let first = shares[Int((tag &- beginning) / ChainCell.step)]
        let posting = table.postings[place]
        let alone = PostingTable.alone(
            posting, match: first.match, gain: first.gain, headless: headless)
        let isHead = posting.bits >> 30 & 1
        var chain = (
            tag: tag | isHead * (ChainCell.headBit | ChainCell.headFirstBit), sum: alone
        )
        add(bits, value: value, to: &chain.tag, &chain.sum)
        return (chain.tag, alone, chain.sum)
    }

    /// Adds the word to a chain.
    @inline(__always)
    private func add(
        _ bits: UInt32, value: Float, to tag: inout UInt32, _ sum: inout Float
    ) {
        // Without branches, which would be guessed wrong too often.
        let isFirstHead = bits >> 30 & 1 & ~tag
        tag |= isFirstHead
        sum += isFirstHead != 0 ? headless : 0
        sum += tag <= earlier ? share.again : value
    }

    /// Adds the word to the chain `last` and those of the same name before it.
    @inline(__always)
    private func extend(from last: Int, bits: UInt32, value: Float) {
        var next = last
        while next >= 0, chains[next].tag >= oldest {
            add(bits, value: value, to: &chains[next].tag, &chains[next].sum)
            offer(chains[next].sum, of: bits, from: chains[next].tag)
            next = Int(chains[next].before)
        }
    }

    /// Takes a name for the best one that begins at `tag` if it comes to more than that.
    @inline(__always)
    private func offer(_ sum: Float, of bits: UInt32, from tag: UInt32) {
        let start = Int((tag &- beginning) / ChainCell.step)
        let name = Int32(truncatingIfNeeded: PostingTable.name(bits))
        if sum > plain[start].sum { plain[start] = BestName(name: name, sum: sum) }
        if PostingTable.isComposed(bits), sum > composed[start].sum {
            composed[start] = BestName(name: name, sum: sum)
        }
    }
}
