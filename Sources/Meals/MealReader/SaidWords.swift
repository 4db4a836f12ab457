/// The words of a span as the names of foods are compared with them.
struct SaidWords: Sendable {
    /// The distinct words, each a bit in the masks below.
    private var numbers: [Int32] = []
    /// A bit for the lower six bits of each number: most words of names are turned away by it.
    private var filter: UInt64 = 0

    /// The bit of `number`, 0 when the span does not hold it.
    @inline(__always)
    func bit(of number: Int32) -> UInt32 {
        guard filter & (1 &<< UInt64(truncatingIfNeeded: number & 63)) != 0 else { return 0 }
        for index in numbers.indices where numbers[index] == number {
            return 1 &<< UInt32(truncatingIfNeeded: index)
        }
        return 0
    }

    mutating func removeAll() {
        numbers.removeAll(keepingCapacity: true)
        filter = 0
    }

    mutating func insert(_ number: Int32) {
        // As many as a span has words, and so always fewer than bits.
        guard bit(of: number) == 0, numbers.count < 32 else { return }
        numbers.append(number)
        filter |= 1 &<< UInt64(number & 63)
    }
}
