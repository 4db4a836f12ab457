internal import FoodCatalog

/// The best names for the spans that end at a word, for all their beginnings at once.
///
/// What a name is worth for a span depends only on those words of the span that it holds, so spans
/// that begin between two such words share one sum, a *chain*. Every posting is thus read once for
/// a sentence, however many spans hold its word.
///
/// Words go by their number among those of the sentence that names are looked up for.
struct NameChains: Sendable {
    /// What a word of the sentence adds to the names that hold it.
    struct Share {
        var word: Int32
        var match: Float
        var gain: Float
        /// What it adds where the span said it before.
        var again: Float
        /// The word that said it before, -1 when none did.
        var earlier: Int
    }

    private var cells: [ChainCell]
    private(set) var links = ChainLinks()
    private var byWord: WordNames
    /// The time of the first word: cells that are older say nothing about this sentence.
    private var beginning: UInt32 = 0
    private var end = ChainCell.step

    init(names: Int, words: Int) {
        cells = Array(repeating: ChainCell(tag: 0, place: 0), count: names)
        byWord = WordNames(words: words)
    }

    /// By the first word of a span that ends at the word added last: the best of the names that hold
    /// this word.
    var plain: [BestName] { links.plain }
    /// The same among the names that join several things.
    var composed: [BestName] { links.composed }

    /// Forgets all chains, for a sentence of at most `count` words.
    mutating func begin(words count: Int) {
        beginning = end
        let (time, isOver) = end.addingReportingOverflow(UInt32(count) * ChainCell.step)
        end = time
        if isOver {
            cells = Array(repeating: ChainCell(tag: 0, place: 0), count: cells.count)
            beginning = ChainCell.step
            end = beginning + UInt32(count) * ChainCell.step
        }
        links.begin(words: count, at: beginning)
    }

    /// Whether a span may hold the word at hand and one that was added before it, and whether it may
    /// hold one that will be added behind it.
    struct Neighbours {
        var before = true
        var behind = true
    }

    /// Adds the word `number` to every name that holds it, for spans that begin at `first` or behind it;
    /// words must come in order.
    mutating func add(
        _ share: Share, at number: Int, from first: Int, of index: FoodIndex, headless: Float,
        neighbours: Neighbours = Neighbours()
    ) {
        links.clear(first..<number)
        let postings = index.postings(of: share.word)
        links.reserve(postings.count)
        let now = tag(of: number)
        let oldest = tag(of: first)
        cells.withUnsafeMutableBufferPointer { cells in
            index.withTable { table in
                // Most of the time goes here, and words with few others around them need less of it.
                var count = 0
                switch (neighbours.before, neighbours.behind) {
                case (false, false): break
                case (false, true):
                    Self.mark(cells, with: table.postings, at: postings, now: now)
                case (true, false):
                    count = links.withPlaces { again in
                        Self.met(
                            cells, with: table.postings, at: postings, oldest: oldest,
                            again: again)
                    }
                case (true, true):
                    count = links.withPlaces { again in
                        Self.begin(
                            cells, with: table.postings, at: postings, now: now, oldest: oldest,
                            again: again)
                    }
                }
                links.extend(
                    count, at: number, of: table, cells: cells, share: share, oldest: oldest,
                    headless: headless)
            }
        }
        let best = byWord.best(
            of: share.word, match: share.match, gain: share.gain, in: index, headless: headless)
        links.settle(
            plain: best.plain, composed: best.composed, at: number, from: first,
            earlier: share.earlier)
    }

    /// Calls `body` with the names that hold a word, those within reach of the best, ranked by what they
    /// are worth when nothing else is said.
    @inline(__always)
    mutating func withNames(
        of word: Int32, match: Float, gain: Float, in index: FoodIndex, _ headless: Float,
        _ body: (UnsafeBufferPointer<BestName>) -> Void
    ) {
        byWord.withNear(
            of: word, match: match, gain: gain, in: index, headless: headless, body)
    }

    /// Begins a chain for each name of `postings` that has none within reach; the places of the
    /// others go to `again`, and how many they are is returned.
    // A loop of its own over bare memory: every posting of every word of every text passes here.
    @inline(never)
    private static func begin(
        _ cells: UnsafeMutableBufferPointer<ChainCell>,
        with all: UnsafeBufferPointer<FoodIndex.Posting>, at postings: Range<Int>, now: UInt32,
        oldest: UInt32, again: UnsafeMutableBufferPointer<ChainLinks.Repeat>
    ) -> Int {
        var count = 0
        for place in postings {
            let name = PostingTable.name(all[place].bits)
            if _fastPath(cells[name].tag < oldest) {
                cells[name] = ChainCell(tag: now, place: UInt32(truncatingIfNeeded: place))
            } else {
                again[count].place = Int32(truncatingIfNeeded: place)
                count &+= 1
            }
        }
        return count
    }

    /// Begins a chain for each name of `postings`, of which none has one within reach.
    @inline(never)
    private static func mark(
        _ cells: UnsafeMutableBufferPointer<ChainCell>,
        with all: UnsafeBufferPointer<FoodIndex.Posting>, at postings: Range<Int>, now: UInt32
    ) {
        for place in postings {
            cells[PostingTable.name(all[place].bits)] = ChainCell(
                tag: now, place: UInt32(truncatingIfNeeded: place))
        }
    }

    /// The places of those names of `postings` that have a chain within reach go to `again`; how many
    /// they are. No chain is begun for the others, which nothing will meet.
    @inline(never)
    private static func met(
        _ cells: UnsafeMutableBufferPointer<ChainCell>,
        with all: UnsafeBufferPointer<FoodIndex.Posting>, at postings: Range<Int>, oldest: UInt32,
        again: UnsafeMutableBufferPointer<ChainLinks.Repeat>
    ) -> Int {
        var count = 0
        for place in postings {
            guard _slowPath(cells[PostingTable.name(all[place].bits)].tag >= oldest) else {
                continue
            }
            again[count].place = Int32(truncatingIfNeeded: place)
            count &+= 1
        }
        return count
    }

    private func tag(of number: Int) -> UInt32 {
        beginning + UInt32(truncatingIfNeeded: number) * ChainCell.step
    }
}
