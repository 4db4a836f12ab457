internal import FoodCatalog

/// Sums per name that are forgotten at once: a sum counts only when its round is the present one.
struct NameScores: Sendable {
    struct Cell {
        /// The round, in the lowest bit whether the name's head word was met, and in the one above
        /// whether the name was collected.
        var round: UInt32
        var value: Float
    }

    static let headBit: UInt32 = 1
    static let collectedBit: UInt32 = 2

    private(set) var cells: [Cell]
    private var round: UInt32 = 0

    init(names: Int) {
        cells = Array(repeating: Cell(round: 0, value: 0), count: names)
    }

    /// Forgets all sums.
    mutating func begin() {
        round &+= 4
        if round == 0 {
            cells = Array(repeating: Cell(round: 0, value: 0), count: cells.count)
            round = 4
        }
    }

    /// Adds a word's share to every name that holds it.
    ///
    /// A sum begins at the name's base less `headless`; the first head word gives that back.
    mutating func add(
        _ postings: Range<Int>, of index: FoodIndex, match: Float, gain: Float, headless: Float
    ) {
        let round = round
        cells.withUnsafeMutableBufferPointer { cells in
            index.postings.withUnsafeBufferPointer { all in
                index.bases.withUnsafeBufferPointer { bases in
                    for place in postings {
                        let posting = all[place]
                        // Taken apart here: a call for each flag would double the time.
                        let bits = posting.bits
                        let name = Int(bits & 0x3FFF_FFFF)
                        let isHead = bits & (1 << 30) != 0
                        var cell = cells[name]
                        if cell.round & ~3 != round {
                            cell.round = round | (isHead ? Self.headBit : 0)
                            cell.value = bases[name] - FoodIndex.missing(headless, bits)
                        } else if isHead, cell.round & Self.headBit == 0 {
                            cell.round |= Self.headBit
                            cell.value += headless
                        }
                        cell.value += posting.weight * match + gain
                        cells[name] = cell
                    }
                }
            }
        }
    }

    /// Adds the last word's share, and appends those names above `floor` that hold no other word.
    ///
    /// Most spans have one word that names hold, and need nothing but this.
    mutating func addLast(
        _ postings: Range<Int>, of index: FoodIndex, match: Float, gain: Float, headless: Float,
        above floor: Float, into names: inout [(name: Int32, value: Float)]
    ) {
        let round = round
        cells.withUnsafeMutableBufferPointer { cells in
            index.postings.withUnsafeBufferPointer { all in
                index.bases.withUnsafeBufferPointer { bases in
                    for place in postings {
                        let posting = all[place]
                        let bits = posting.bits
                        let name = Int(bits & 0x3FFF_FFFF)
                        let isHead = bits & (1 << 30) != 0
                        let share = posting.weight * match + gain
                        var cell = cells[name]
                        if cell.round & ~3 != round {
                            let value = bases[name] - FoodIndex.missing(headless, bits) + share
                            if _slowPath(value > floor) {
                                names.append((Int32(truncatingIfNeeded: name), value))
                            }
                            continue
                        }
                        if isHead, cell.round & Self.headBit == 0 { cell.value += headless }
                        cells[name].value = cell.value + share
                    }
                }
            }
        }
    }

    /// Appends the names of `postings` whose sum is above `floor`, each once in a round.
    mutating func collect(
        _ postings: Range<Int>, of index: FoodIndex, above floor: Float,
        into names: inout [(name: Int32, value: Float)]
    ) {
        let round = round
        cells.withUnsafeMutableBufferPointer { cells in
            index.postings.withUnsafeBufferPointer { all in
                for place in postings {
                    let name = Int(all[place].bits & 0x3FFF_FFFF)
                    let cell = cells[name]
                    guard _slowPath(cell.value > floor), cell.round & ~1 == round else { continue }
                    cells[name].round |= Self.collectedBit
                    names.append((Int32(truncatingIfNeeded: name), cell.value))
                }
            }
        }
    }
}

extension FoodIndex {
    /// What a name lacks whose head word was not met: `headless` for the `bits` of a posting that is
    /// none, else 0; without a branch, which would be guessed wrong half the time.
    @inline(__always)
    static func missing(_ headless: Float, _ bits: UInt32) -> Float {
        Float(bitPattern: headless.bitPattern & ((bits >> 30 & 1) &- 1))
    }
}
