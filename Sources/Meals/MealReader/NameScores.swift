internal import FoodCatalog

/// Sums per name that are forgotten at once: a score counts only when its round is the present one.
struct NameScores: Sendable {
    private struct Cell {
        /// The round, and in the lowest bit whether the name's head word was met.
        var round: UInt32
        var value: Float
    }

    private var cells: [Cell]
    private var round: UInt32 = 0

    init(names: Int) {
        cells = Array(repeating: Cell(round: 0, value: 0), count: names)
    }

    /// Forgets all sums.
    mutating func begin() {
        round &+= 2
        if round == 0 {
            cells = Array(repeating: Cell(round: 0, value: 0), count: cells.count)
            round = 2
        }
    }

    /// The best names met so far, of all and of those that join several things.
    struct Best {
        var name: Int32 = -1
        var sum = -Float.infinity
        var composedName: Int32 = -1
        var composedSum = -Float.infinity
    }

    /// Adds a word's share to every name that holds it; true when a better name came up.
    ///
    /// A sum begins at the name's base less `headless`; the first head word gives that back.
    mutating func add(
        _ postings: Range<Int>, of index: FoodIndex, match: Float, gain: Float, headless: Float,
        best: inout Best
    ) -> Bool {
        var isImproved = false
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
                        if cell.round & ~1 != round {
                            cell.round = round | (isHead ? 1 : 0)
                            cell.value = bases[name] - (isHead ? 0 : headless)
                        } else if isHead, cell.round & 1 == 0 {
                            cell.round |= 1
                            cell.value += headless
                        }
                        cell.value += posting.weight * match + gain
                        cells[name] = cell
                        if cell.value > best.sum {
                            best.sum = cell.value
                            best.name = Int32(truncatingIfNeeded: name)
                            isImproved = true
                        }
                        if bits & (1 << 31) != 0, cell.value > best.composedSum {
                            best.composedSum = cell.value
                            best.composedName = Int32(truncatingIfNeeded: name)
                            isImproved = true
                        }
                    }
                }
            }
        }
        return isImproved
    }

    func value(of name: Int32) -> Float? {
        let cell = cells[Int(name)]
        return cell.round & ~1 == round ? cell.value : nil
    }
}
