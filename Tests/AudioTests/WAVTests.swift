import Testing

@testable import Audio

@Suite struct WAVTests {
    /// A WAV file of one format, its samples given as bytes.
    private static func file(
        tag: UInt16 = 1, channels: UInt16 = 1, rate: UInt32 = 16_000, bits: UInt16,
        data: [UInt8], claimed: UInt32? = nil
    ) -> [UInt8] {
        func bytes(_ value: some FixedWidthInteger) -> [UInt8] {
            (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
        }
        let frame = channels * bits / 8
        var file = Array("RIFF".utf8) + bytes(UInt32(36 + data.count)) + Array("WAVE".utf8)
        file += Array("fmt ".utf8) + bytes(UInt32(16)) + bytes(tag) + bytes(channels) + bytes(rate)
        file += bytes(rate * UInt32(frame)) + bytes(frame) + bytes(bits)
        file += Array("data".utf8) + bytes(claimed ?? UInt32(data.count)) + data
        return file
    }

    @Test(
        arguments: [
            (file(bits: 8, data: [0, 128, 255]), [-1, 0, 127 / 128]),
            (file(bits: 16, data: [0, 0x80, 0, 0, 0xFF, 0x7F]), [-1, 0, 32_767 / 32_768]),
            (file(bits: 24, data: [0, 0, 0x80, 0, 0, 0x40]), [-1, 0.5]),
            (file(bits: 32, data: [0, 0, 0, 0x80, 0, 0, 0, 0x40]), [-1, 0.5]),
            (file(tag: 3, bits: 32, data: [0, 0, 0x80, 0xBF, 0, 0, 0, 0x3F]), [-1, 0.5]),
            (file(tag: 3, bits: 64, data: [0, 0, 0, 0, 0, 0, 0xE0, 0x3F]), [0.5]),
            (file(channels: 2, bits: 16, data: [0, 0x40, 0, 0, 0, 0xC0, 0, 0xC0]), [0.25, -0.5]),
        ] as [([UInt8], [Float])])
    func `every common form is read into one channel`(file: [UInt8], samples: [Float]) throws {
        #expect(try WAV.sound(from: file) == Sound(samples: samples, rate: 16_000))
    }

    @Test(
        arguments: [
            ([], "the file is empty"),
            (Array("hello, this is a text".utf8), "this is no WAV file"),
            (Array(file(bits: 16, data: [0, 0]).prefix(30)), "the WAV file ends too early"),
            (file(bits: 16, data: [0, 0], claimed: 200), "the WAV file ends too early"),
            (file(bits: 16, data: []), "the WAV file holds no sound"),
            (
                file(channels: 0, bits: 16, data: [0, 0]),
                "the WAV file claims 0 channels at 16000 samples a second"
            ),
            (
                file(tag: 85, bits: 16, data: [0, 0]),
                "this kind of WAV (format 85, 16 bit) is not read; PCM and float are"
            ),
        ] as [([UInt8], String)])
    func `what cannot be read is refused in a sentence`(file: [UInt8], sentence: String) {
        let error = #expect(throws: AudioError.self) { try WAV.sound(from: file) }
        #expect(error?.description == sentence)
    }

    @Test func `a length that was left open reaches to the end`() throws {
        let file = Self.file(bits: 16, data: [0, 0x40, 0, 0x20], claimed: 0xFFFF_FFFF)
        #expect(try WAV.sound(from: file).samples == [0.5, 0.25])
    }

    @Test(arguments: [8_000, 22_050, 44_100, 48_000])
    func `another rate keeps pitch and length`(rate: Int) throws {
        let tone = (0..<rate).map { index -> Float in
            // A triangle wave of 200 Hz, which needs no sine.
            let phase = Float(index * 200 % rate) / Float(rate)
            return abs(phase * 4 - 2) - 1
        }
        let sound = try Sound(samples: tone, rate: rate).resampled(to: 16_000)
        #expect(sound.rate == 16_000)
        #expect(abs(sound.samples.count - 16_000) < 40)
        var crossings = 0
        for (one, next) in zip(sound.samples, sound.samples.dropFirst()) where one < 0 && next >= 0
        {
            crossings += 1
        }
        #expect((197...202).contains(crossings))
    }

    @Test func `loud samples are clipped, never wrapped`() {
        #expect(Sound(samples: [2, -2, 0.5], rate: 1).integers == [32_767, -32_768, 16_384])
    }

    @Test func `what is written is read again`() throws {
        let samples: [Int16] = [0, 1, -1, 32_767, -32_768, 1_234]
        let sound = try WAV.sound(from: WAV.bytes(of: samples, rate: 16_000))
        #expect(sound.rate == 16_000)
        #expect(sound.integers == samples)
    }
}
