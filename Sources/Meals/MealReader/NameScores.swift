internal import FoodCatalog

/// Collects the names for one span with their sums: those that hold several of its words are added up
/// from what `NameChains` met, and those that hold one were ranked before.
struct NameScores: Sendable {
    /// A word of the span that names hold, and what it gives to them.
    struct Share: Sendable {
        /// Its number among the words of the sentence that names are looked up for.
        var number: Int
        var word: Int32
        var match: Float
        var gain: Float
        /// Whether the span said it before, so that no name holds it alone.
        var isRepeated: Bool
    }

    /// A name and what it comes to.
    struct Scored: Sendable {
        var name: Int32
        var value: Float
        /// Whether the name's head word was met.
        fileprivate var hasHead: Bool

        fileprivate static let none = Scored(name: -1, value: 0, hasHead: false)

        fileprivate init(name: Int32, value: Float, hasHead: Bool) {
            (self.name, self.value, self.hasHead) = (name, value, hasHead)
        }
    }

    /// By name: the round in which it held several words last.
    private var rounds: [UInt32]
    private var round: UInt32 = 0
    /// The first `count` of them are of this round.
    private var several: [Scored] = []
    private var count = 0
    /// By chain: where the name of it stands among `several`, once it was met again in this round; -1 for a
    /// name that was left out.
    private var numbers: [Int32] = []
    private var found: [Scored] = []

    init(names: Int) { rounds = Array(repeating: 0, count: names) }

    /// The names whose sum is above `floor`, each once, best first, and at most `most` of them.
    ///
    /// `shares` are those of a span that `chains` was asked about last, in their order.
    mutating func names(
        for shares: [Share], above floor: Float, most: Int = .max, in index: FoodIndex,
        chains: inout NameChains, headless: Float
    ) -> [Scored] {
        addUp(shares, above: floor, in: index, chains.links, headless: headless)
        found.removeAll(keepingCapacity: true)
        for scored in several[..<count] where scored.value > floor { found.append(scored) }
        for share in shares where !share.isRepeated {
            chains.withNames(
                of: share.word, match: share.match, gain: share.gain, in: index, headless
            ) { near in
                for best in near {
                    guard best.sum > floor else { break }
                    guard rounds[Int(best.name)] != round else { continue }
                    found.append(
                        Scored(name: best.name, value: best.sum, hasHead: false))
                }
            }
        }
        found.sort { $0.value != $1.value ? $0.value > $1.value : $0.name < $1.name }
        return found.count > most ? Array(found.prefix(most)) : found
    }

    private mutating func begin() {
        count = 0
        round &+= 1
        if round == 0 {
            rounds = Array(repeating: 0, count: rounds.count)
            round = 1
        }
    }

    /// Adds up the names that hold more than one word, but for those that cannot come above `floor`:
    /// a name's chain came to more with every word, and goes on behind the span.
    private mutating func addUp(
        _ shares: [Share], above floor: Float, in index: FoodIndex, _ links: ChainLinks,
        headless: Float
    ) {
        begin()
        // A little less, so that no rounding tells.
        let least = floor - 0.001
        guard let start = shares.first?.number, shares.count > 1 else { return }
        var room = 0
        for share in shares.dropFirst() { room += links.repeats(at: share.number).count }
        if several.count < room {
            several += repeatElement(Scored.none, count: 2 * room - several.count)
        }
        if numbers.count < links.chainCount {
            numbers = Array(repeating: 0, count: links.chainCount)
        }
        let (round, beginning) = (round, links.tag(of: start))
        // Bare memory: all names that hold two words of the span pass here.
        rounds.withUnsafeMutableBufferPointer { rounds in
            several.withUnsafeMutableBufferPointer { several in
                numbers.withUnsafeMutableBufferPointer { numbers in
                    index.withTable { table in
                        links.withAll { repeats, chains in
                            for share in shares.dropFirst() {
                                for again in links.repeats(at: share.number) {
                                    let chain = Int(repeats[again].before)
                                    guard chains[chain].tag >= beginning else { continue }
                                    // A chain of the name that the span holds was met again before.
                                    let earlier = Int(chains[chain].before)
                                    let number: Int32
                                    if earlier >= 0, chains[earlier].tag >= beginning {
                                        number = numbers[earlier]
                                    } else if chains[chain].sum < least {
                                        number = -1
                                    } else {
                                        number = Int32(truncatingIfNeeded: count)
                                        several[count] = Scored(
                                            table.postings[Int(repeats[again].place)],
                                            behind: chains[chain])
                                        rounds[Int(several[count].name)] = round
                                        count &+= 1
                                    }
                                    numbers[chain] = number
                                    guard number >= 0 else { continue }
                                    several[Int(number)].add(
                                        table.postings[Int(repeats[again].place)], share: share,
                                        headless: headless)
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

extension NameScores.Scored {
    /// What a name came to by the word that `chain` began with, where it holds another.
    @inline(__always)
    fileprivate init(_ posting: FoodIndex.Posting, behind chain: ChainLinks.Chain) {
        name = Int32(truncatingIfNeeded: PostingTable.name(posting.bits))
        value = chain.alone
        hasHead = chain.tag & ChainCell.headFirstBit != 0
    }

    /// Adds a further word of the name.
    @inline(__always)
    fileprivate mutating func add(
        _ posting: FoodIndex.Posting, share: NameScores.Share, headless: Float
    ) {
        if !hasHead, PostingTable.isHead(posting.bits) {
            hasHead = true
            value += headless
        }
        value += posting.weight * share.match + share.gain
    }
}
