// Figures as bytes: the journal and the kept catalog hold them so.
extension FurtherFigures {
    /// A number of seven bits a byte whose bits are the known nutrients (the first that is none of the
    /// seven at bit 0), then the figures in zigzag, likewise.
    package func append(to bytes: inout [UInt8]) {
        Self.append(known >> UInt64(Nutrient.leadingCount), to: &bytes)
        for value in values {
            let raw = value.rawValue
            Self.append(UInt64(bitPattern: (raw << 1) ^ (raw >> 63)), to: &bytes)
        }
    }

    /// As above; empty when nothing is known.
    package var bytes: [UInt8] {
        if isEmpty { return [] }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(8 + values.count * 3)
        append(to: &bytes)
        return bytes
    }

    /// `nil` when `bytes` are not what `append` writes.
    package init?(_ bytes: [UInt8]) {
        var place = 0
        let figures = FurtherFigures { () -> UInt8? in
            guard place < bytes.count else { return nil }
            defer { place += 1 }
            return bytes[place]
        }
        guard let figures, place == bytes.count else { return nil }
        self = figures
    }

    /// Reads from `next` no more than what belongs to it.
    @inline(__always)
    package init?(_ next: () -> UInt8?) {
        guard let bits = Self.number(next), bits >> (64 - UInt64(Nutrient.leadingCount)) == 0 else {
            return nil
        }
        var values: [Thousandths] = []
        values.reserveCapacity(bits.nonzeroBitCount)
        for _ in 0..<bits.nonzeroBitCount {
            guard let value = Self.number(next) else { return nil }
            values.append(
                Thousandths(
                    rawValue: Int64(bitPattern: value >> 1) ^ -Int64(bitPattern: value & 1)))
        }
        self.init(known: bits << UInt64(Nutrient.leadingCount), values: values)
    }

    private static func append(_ value: UInt64, to bytes: inout [UInt8]) {
        var value = value
        while value >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: value) | 0x80)
            value >>= 7
        }
        bytes.append(UInt8(value))
    }

    @inline(__always)
    private static func number(_ next: () -> UInt8?) -> UInt64? {
        var (value, shift): (UInt64, UInt64) = (0, 0)
        while shift < 64, let byte = next() {
            value |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return value }
            shift += 7
        }
        return nil
    }
}
