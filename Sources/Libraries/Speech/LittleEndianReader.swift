/// Reads the numbers of a model's file one after the other; `nil` beyond its end.
struct LittleEndianReader {
    private let bytes: [UInt8]
    private(set) var place: Int

    init(_ bytes: [UInt8], from place: Int = 0) {
        self.bytes = bytes
        self.place = place
    }

    mutating func next() -> Int? { next(as: Int32.self).map(Int.init) }

    mutating func next<Number: FixedWidthInteger>(as type: Number.Type) -> Number? {
        let width = Number.bitWidth / 8
        guard place >= 0, place + width <= bytes.count else { return nil }
        var number: Number = 0
        for byte in bytes[place..<place + width].reversed() {
            number = number << 8 | Number(truncatingIfNeeded: byte)
        }
        place += width
        return number
    }

    mutating func skip(_ count: Int) { place += max(0, count) }
}
