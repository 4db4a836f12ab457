/// The foods of several words at once, with those of the words that each of them has.
///
/// A common word is in a hundred thousand foods: to copy them would cost more than to look at them, and so
/// would a comparison of each with the next of every other word. So some thousands of foods at a time
/// have a mark for each word.
struct PostingMerge {
    /// More words are not told apart.
    static let mostLists = 64

    /// The way through the foods of one word, which lie where they were written.
    private struct Cursor {
        let places: UnsafeRawBufferPointer
        let count: Int
        var position = 0

        /// The food at a position, rising; `end` behind the last.
        @inline(__always)
        func place(_ position: Int) -> Int {
            guard position < count else { return PostingMerge.end }
            return Int(
                UInt32(
                    littleEndian: places.loadUnaligned(
                        fromByteOffset: 4 * position, as: UInt32.self)))
        }

        /// Goes on to the first food that is not before `wanted`, in ever longer steps.
        mutating func advance(to wanted: Int) {
            guard place(position) < wanted else { return }
            var step = 1
            while place(position + step) < wanted { step *= 2 }
            var (low, high) = (position + step / 2, position + step)
            while low < high {
                let middle = (low + high) / 2
                if place(middle) < wanted { low = middle + 1 } else { high = middle }
            }
            position = low
        }
    }

    private static let end = Int.max
    /// How many foods are marked at a time: their marks fit into a processor's nearest memory.
    private static let block = 4096

    private var cursors: [Cursor]
    private let open: Int

    /// - Parameters:
    ///   - lists: for each word the offset in `bytes` and how many foods there are, all within `bytes`.
    ///   - open: how many of the lists are looked through; of the others only what these have counts.
    init(
        _ bytes: UnsafeRawBufferPointer, lists: [(offset: Int, count: Int)], open: Int
    ) {
        cursors = lists.map { list in
            let end = list.offset + 4 * list.count
            return Cursor(
                places: UnsafeRawBufferPointer(rebasing: bytes[list.offset..<end]),
                count: list.count)
        }
        self.open = open
    }

    /// Calls `body` with every food that an open list has, and a bit for each list that has it.
    ///
    /// Those with the same lowest bit come in their order.
    @inline(__always)
    mutating func visit(_ body: (Int, UInt64) -> Void) {
        let open = open
        var marks = [UInt64](repeating: 0, count: Self.block)
        cursors.withUnsafeMutableBufferPointer { cursors in
            marks.withUnsafeMutableBufferPointer { marks in
                while true {
                    var start = Self.end
                    for number in 0..<open {
                        start = min(start, cursors[number].place(cursors[number].position))
                    }
                    guard start < Self.end else { return }
                    let limit = start + Self.block
                    for number in cursors.indices {
                        var cursor = cursors[number]
                        if number >= open {
                            cursor.advance(to: start)
                            cursors[number].position = cursor.position
                        }
                        let bit: UInt64 = 1 &<< UInt64(number)
                        while case let place = cursor.place(cursor.position), place < limit {
                            cursor.position &+= 1
                            // Behind what was read already only in a damaged file.
                            guard place >= start else { continue }
                            if number < open || marks[place &- start] != 0 {
                                marks[place &- start] |= bit
                            }
                        }
                    }
                    for number in 0..<open {
                        var cursor = cursors[number]
                        while case let place = cursor.place(cursor.position), place < limit {
                            cursor.position &+= 1
                            guard place >= start else { continue }
                            let mark = marks[place &- start]
                            guard mark.trailingZeroBitCount == number else { continue }
                            marks[place &- start] = 0
                            body(place, mark)
                        }
                        cursors[number].position = cursor.position
                    }
                }
            }
        }
    }
}
