/// `bytes` as a gzip file of one stored block (RFC 1951, 1952), at most 65,535 of them.
func gzip(_ bytes: [UInt8]) -> [UInt8] {
    precondition(bytes.count <= 0xFFFF)
    let length = UInt16(bytes.count)
    return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255, 1] + length.bytes + (~length).bytes + bytes
        + checksum(bytes).bytes + UInt32(bytes.count).bytes
}

private func checksum(_ bytes: [UInt8]) -> UInt32 {
    var remainder = ~UInt32(0)
    for byte in bytes {
        remainder ^= UInt32(byte)
        for _ in 0..<8 {
            remainder = remainder & 1 == 1 ? remainder >> 1 ^ 0xEDB8_8320 : remainder >> 1
        }
    }
    return ~remainder
}

extension FixedWidthInteger {
    fileprivate var bytes: [UInt8] {
        (0..<Self.bitWidth / 8).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) }
    }
}
