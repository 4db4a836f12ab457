import Audio
import Testing
import Voice

@testable import Ears

/// The same sentence in the forms that recorders give it.
@Suite(.serialized) struct SoundFormTests {
    private static let sentence = "for lunch i had a banana"

    /// A PCM file of 16 or 24 bit, the same in each channel.
    private static func file(
        _ samples: [Int16], rate: Int, channels: Int = 1, bits: Int = 16
    ) -> [UInt8] {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        let frame = channels * bits / 8
        let data = samples.flatMap { sample in
            (0..<channels).flatMap { _ in bytes(Int(sample) << (bits - 16), bits / 8) }
        }
        return Array("RIFF".utf8) + bytes(36 + data.count, 4) + Array("WAVEfmt ".utf8)
            + bytes(16, 4) + bytes(1, 2) + bytes(channels, 2) + bytes(rate, 4)
            + bytes(rate * frame, 4) + bytes(frame, 2) + bytes(bits, 2) + Array("data".utf8)
            + bytes(data.count, 4) + data
    }

    @Test(arguments: [
        (44_100, 2, 16), (48_000, 1, 24), (22_050, 2, 24), (16_000, 1, 16), (11_025, 1, 16),
    ])
    func `a sentence is understood`(rate: Int, channels: Int, bits: Int) throws {
        var transcriber = try Transcriber(Workshop.model.get(), reader: Workshop.reader)
        let sound = try WAV.sound(from: Synthesis.wav(Self.sentence, voice: "en-us")).resampled(
            to: rate)
        let path = "\(Workshop.folder)/form-\(rate)-\(channels)-\(bits).wav"
        try Files.write(
            Self.file(sound.integers, rate: rate, channels: channels, bits: bits), to: path)
        let heard = try transcriber.transcribe(path).get().text
        #expect(heard == Self.sentence)
    }

    @Test(arguments: [8.0, 0.02])
    func `clipped or faint, it is understood`(gain: Double) throws {
        var transcriber = try Transcriber(Workshop.model.get(), reader: Workshop.reader)
        let samples = try Synthesis.samples(Self.sentence).map {
            Int16(max(-32_768, min(32_767, Double($0) * gain)))
        }
        #expect(try transcriber.hear(samples).text == Self.sentence)
    }

    @Test func `a file that was cut short gets a sentence, and the next is heard`() throws {
        var transcriber = try Transcriber(Workshop.model.get(), reader: Workshop.reader)
        let whole = Synthesis.wav(Self.sentence)
        let (cut, empty, good) = (
            "\(Workshop.folder)/cut.wav", "\(Workshop.folder)/empty.wav",
            "\(Workshop.folder)/whole.wav"
        )
        let sound = try WAV.sound(from: whole).resampled(to: 16_000).integers
        let bytes = Self.file(sound, rate: 16_000)
        try Files.write(Array(bytes.prefix(bytes.count / 2)), to: cut)
        try Files.write([], to: empty)
        try Files.write(bytes, to: good)
        let faults = [cut, empty].map { path -> String in
            if case .failure(let error) = transcriber.transcribe(path) {
                "\(error)"
            } else {
                "heard"
            }
        }
        #expect(faults == ["the WAV file ends too early", "the file is empty"])
        #expect(try transcriber.transcribe(good).get().text == Self.sentence)
    }
}
