/// How the samples of a WAV file are written.
struct WAVFormat {
    private enum Encoding { case unsigned8, signed, float }

    let rate: Int
    private let channels: Int
    /// Bytes of one sample.
    private let width: Int
    private let encoding: Encoding

    /// - Parameter header: the body of the `fmt ` chunk.
    init(_ header: ArraySlice<UInt8>) throws(AudioError) {
        let bytes = Array(header)
        var tag = WAV.number(bytes, 0, 2)
        channels = Int(WAV.number(bytes, 2, 2))
        rate = Int(WAV.number(bytes, 4, 4))
        let bits = Int(WAV.number(bytes, 14, 2))
        // "Extensible": the tag proper leads the sub-format.
        if tag == 0xFFFE, bytes.count >= 26 { tag = WAV.number(bytes, 24, 2) }
        guard WAV.channels.contains(channels), WAV.rates.contains(rate) else {
            throw WAV.fault("the WAV file claims \(channels) channels at \(rate) samples a second")
        }
        width = bits / 8
        switch (tag, bits) {
        case (1, 8): encoding = .unsigned8
        case (1, 16), (1, 24), (1, 32): encoding = .signed
        case (3, 32), (3, 64): encoding = .float
        default:
            throw WAV.fault(
                "this kind of WAV (format \(tag), \(bits) bit) is not read; PCM and float are")
        }
    }

    func samples(_ data: ArraySlice<UInt8>) -> [Float] {
        let frame = width * channels
        let count = data.count / frame
        var samples: [Float] = []
        samples.reserveCapacity(count)
        var place = data.startIndex
        for _ in 0..<count {
            var sum: Float = 0
            for _ in 0..<channels {
                sum += sample(data, place)
                place += width
            }
            samples.append(sum / Float(channels))
        }
        return samples
    }

    private func sample(_ data: ArraySlice<UInt8>, _ place: Int) -> Float {
        var bits: UInt64 = 0
        for index in 0..<width { bits |= UInt64(data[place + index]) << (8 * UInt64(index)) }
        switch encoding {
        case .unsigned8: return (Float(bits) - 128) / 128
        case .signed:
            let shift = 64 - 8 * UInt64(width)
            let value = Int64(bitPattern: bits << shift) >> Int64(shift)
            return Float(Double(value) / Double(UInt64(1) << (8 * UInt64(width) - 1)))
        case .float:
            let value =
                width == 4
                ? Float(bitPattern: UInt32(truncatingIfNeeded: bits))
                : Float(Double(bitPattern: bits))
            return value.isFinite ? max(-1, min(1, value)) : 0
        }
    }
}
