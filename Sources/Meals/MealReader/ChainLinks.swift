internal import FoodCatalog

/// The chain of a name that began last. Most names have but one, which is kept here whole.
struct ChainCell: Sendable {
    static let headBit: UInt32 = 1
    static let manyBit: UInt32 = 2
    /// Of a chain, whose tag needs no `manyBit`.
    static let headFirstBit: UInt32 = 2
    /// One word later.
    static let step: UInt32 = 4

    /// When it began, in steps, and whether there are chains that began before.
    var tag: UInt32
    /// The place of the posting that it began with, or with `manyBit` its place among the links.
    var place: UInt32
}

/// The chains of those names that a sentence hits more than once, and the best sums by beginning.
struct ChainLinks: Sendable {
    /// A posting whose name has a chain already.
    struct Repeat: Sendable {
        var place: Int32
        /// The chain that began with the name's word before.
        var before: Int32
    }

    struct Chain: Sendable {
        /// When it began, in steps, and with `headBit` whether the name's head word was met since, with
        /// `headFirstBit` whether it began with that word.
        var tag: UInt32
        /// What its words come to.
        var sum: Float
        /// What the first of them comes to.
        var alone: Float
        /// The chain of the same name that began before, -1 when there is none.
        var before: Int32
        /// The posting that the next chain begins with, which is one only when the name is met again:
        /// most names are not.
        var next: Int32
    }

    /// The first `used` of them are in use.
    private var chains: [Chain] = []
    private var used = 0
    private var repeats: [Repeat] = []
    /// By word: where its repeats begin.
    private var starts: [Int] = []
    private var repeated = 0
    /// By word: what it gave to its names.
    private var shares: [NameChains.Share] = []
    private var beginning: UInt32 = 0
    private(set) var plain: [BestName] = []
    private(set) var composed: [BestName] = []

    private static let none = NameChains.Share(word: -1, match: 0, gain: 0, again: 0, earlier: -1)

    mutating func begin(words count: Int, at time: UInt32) {
        used = 0
        repeated = 0
        beginning = time
        let missing = count + 1 - plain.count
        if missing > 0 {
            plain += repeatElement(BestName(), count: missing)
            composed += repeatElement(BestName(), count: missing)
            starts += repeatElement(0, count: missing)
            shares += repeatElement(Self.none, count: missing)
        }
        for number in 0..<count { shares[number].word = -1 }
    }

    mutating func clear(_ beginnings: Range<Int>) {
        plain.withUnsafeMutableBufferPointer { $0[beginnings].update(repeating: BestName()) }
        composed.withUnsafeMutableBufferPointer { $0[beginnings].update(repeating: BestName()) }
    }

    /// Makes room for as many repeats, and for their chains.
    mutating func reserve(_ count: Int) {
        let missing = repeated + count - repeats.count
        guard missing > 0 else { return }
        repeats += repeatElement(Repeat(place: 0, before: -1), count: missing + count)
    }

    /// The room for the places of the repeats of the word at hand.
    mutating func withPlaces(_ body: (UnsafeMutableBufferPointer<Repeat>) -> Int) -> Int {
        let repeated = repeated
        return repeats.withUnsafeMutableBufferPointer { body(.init(rebasing: $0[repeated...])) }
    }

    /// Adds the word `number` to the chains of those `count` names whose places were written, and lets
    /// another chain begin for each.
    mutating func extend(
        _ count: Int, at number: Int, of table: PostingTable,
        cells: UnsafeMutableBufferPointer<ChainCell>, share: NameChains.Share, oldest: UInt32,
        headless: Float
    ) {
        starts[number] = repeated
        shares[number] = share
        guard count > 0 else {
            starts[number + 1] = repeated
            return
        }
        let room = used + count
        if chains.count < room {
            let empty = Chain(tag: 0, sum: 0, alone: 0, before: -1, next: 0)
            chains += repeatElement(empty, count: room - chains.count)
        }
        let range = repeated..<repeated + count
        repeats.withUnsafeMutableBufferPointer { repeats in
            chains.withUnsafeMutableBufferPointer { chains in
                plain.withUnsafeMutableBufferPointer { plain in
                    composed.withUnsafeMutableBufferPointer { composed in
                        shares.withUnsafeBufferPointer { shares in
                            // Made where it is used, so that it is kept in registers.
                            var word = ChainWord(
                                table: table, chains: chains, used: used, plain: plain,
                                composed: composed, shares: shares, beginning: beginning,
                                oldest: oldest, number: number, headless: headless)
                            for again in range {
                                repeats[again].before = word.meet(
                                    Int(repeats[again].place), cells: cells)
                            }
                            used = word.used
                        }
                    }
                }
            }
        }
        repeated += count
        starts[number + 1] = repeated
    }

    /// Takes in the best of the names that begin with the word `number`, and lets the longer spans have
    /// what the shorter ones have.
    mutating func settle(
        plain best: BestName, composed bestComposed: BestName, at number: Int, from first: Int,
        earlier: Int
    ) {
        // The names for a span are names for a longer one as well; but those of a span with the word
        // in it twice begin there or before.
        func spread(
            _ best: BestName, over names: UnsafeMutableBufferPointer<BestName>
        ) {
            names[number] = best
            var start = number - 1
            while start >= first {
                if start != earlier { names[start].rise(to: names[start + 1]) }
                start -= 1
            }
        }
        plain.withUnsafeMutableBufferPointer { spread(best, over: $0) }
        composed.withUnsafeMutableBufferPointer { spread(bestComposed, over: $0) }
    }

    /// The postings of the word `number` whose names hold a word before it, each with the chain that
    /// began there; none for a word that was not added.
    func repeats(at number: Int) -> Range<Int> {
        shares[number].word < 0 ? 0..<0 : starts[number]..<starts[number + 1]
    }

    /// Calls `body` with all repeats and chains, which must not be kept.
    func withAll(_ body: (UnsafeBufferPointer<Repeat>, UnsafeBufferPointer<Chain>) -> Void) {
        repeats.withUnsafeBufferPointer { repeats in
            chains.withUnsafeBufferPointer { body(repeats, $0) }
        }
    }

    /// How many chains there is room for.
    var chainCount: Int { chains.count }

    /// The least tag of a chain that began with a word.
    func tag(of number: Int) -> UInt32 {
        beginning + UInt32(truncatingIfNeeded: number) * ChainCell.step
    }
}
