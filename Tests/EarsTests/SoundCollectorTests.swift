import JSON
import Testing
import Wyoming

@testable import Ears

struct SoundCollectorTests {
    private func format(_ rate: Int, _ channels: Int = 1, width: Int = 2) -> JSONObject {
        JSONObject([
            ("rate", .integer(rate)), ("width", .integer(width)), ("channels", .integer(channels)),
        ])
    }

    private func bytes(_ samples: [Int16]) -> [UInt8] {
        samples.flatMap { sample in
            let bits = UInt16(bitPattern: sample)
            return [UInt8(truncatingIfNeeded: bits), UInt8(truncatingIfNeeded: bits >> 8)]
        }
    }

    @Test func `sound of the decoder's rate is what came, whatever pieces it came in`() throws {
        var collector = SoundCollector()
        #expect(collector.take(WyomingEvent("audio-start", format(16_000))) == nil)
        let all: [Int16] = [1, -2, 32_767, -32_768, 5]
        let sent = bytes(all)
        for piece in [sent[..<3], sent[3..<4], sent[4...]] {
            let event = WyomingEvent("audio-chunk", format(16_000), payload: Array(piece))
            #expect(collector.take(event) == nil)
        }
        #expect(try collector.utterance().get() == all)
        #expect(collector.utterance() == .failure(.noSound))
    }

    @Test func `other rates and two channels are brought to it`() throws {
        var collector = SoundCollector()
        let samples = [Int16](repeating: 1000, count: 2 * 48_000)
        let event = WyomingEvent("audio-chunk", format(48_000, 2), payload: bytes(samples))
        #expect(collector.take(event) == nil)
        let heard = try collector.utterance().get()
        #expect(abs(heard.count - 16_000) < 400)
        #expect(heard[heard.count / 2] > 900 && heard[heard.count / 2] < 1100)
    }

    @Test func `what is no sound that can be heard is refused`() {
        var collector = SoundCollector()
        for odd in [format(16_000, width: 4), format(7_999), format(96_001), format(16_000, 3)] {
            #expect(collector.take(WyomingEvent("audio-start", odd)) == .format)
        }
        #expect(collector.take(WyomingEvent("audio-start", format(16_000))) == nil)
        let second = WyomingEvent(
            "audio-chunk", format(16_000), payload: [UInt8](repeating: 0, count: 32_000))
        for _ in 0..<30 { #expect(collector.take(second) == nil) }
        #expect(collector.take(second) == .tooLong)
    }
}
