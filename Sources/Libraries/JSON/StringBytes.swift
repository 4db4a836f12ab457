extension UInt8 {
    /// Whether the byte means itself within a JSON string; nearly all do.
    var standsForItself: Bool {
        self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") && self != 0x7F
    }
}

/// Eight bytes of a text, the first of them the lowest.
extension UInt64 {
    /// - Parameter place: of eight bytes that may be read.
    @unsafe init(bytesAt place: UnsafePointer<UInt8>) {
        self = unsafe UInt64(
            littleEndian: UnsafeRawPointer(place).loadUnaligned(as: UInt64.self))
    }

    /// How many of the bytes stand for themselves before the first that does not; 8 where all do.
    var plainCount: Int {
        let (ones, highs): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
        // A byte's high bit is set where taking away borrows from it, which those above the first such do not matter for.
        let (quotes, slashes, deletes) = (
            self ^ (ones &* 0x22), self ^ (ones &* 0x5C), self ^ (ones &* 0x7F)
        )
        let strange =
            (self &- ones &* 0x20) & ~self | (quotes &- ones) & ~quotes
            | (slashes &- ones) & ~slashes | (deletes &- ones) & ~deletes
        return (strange & highs).trailingZeroBitCount / 8
    }
}
