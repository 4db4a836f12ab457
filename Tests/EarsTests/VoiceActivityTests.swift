import TestSupport
import Testing

@testable import Ears

@Suite struct VoiceActivityTests {
    /// A second of white noise of that amplitude.
    private static func hiss(_ amplitude: Int16, seed: UInt64 = 1) -> [Int16] {
        var generator = SplitMix64(seed: seed)
        return (0..<16_000).map { _ in Int16.random(in: -amplitude...amplitude, using: &generator) }
    }

    /// How many frames of the last second of `seconds` are taken for speech.
    private static func speech(inLastOf seconds: [[Int16]]) -> Int {
        var activity = VoiceActivity()
        var found = 0
        for second in seconds {
            found = 0
            for start in stride(from: 0, to: second.count, by: VoiceActivity.frame) {
                if activity.isSpeech(second[start..<start + VoiceActivity.frame]) { found += 1 }
            }
        }
        return found
    }

    @Test func `hiss after perfect silence is quiet after two seconds`() {
        let silence = [Int16](repeating: 0, count: 16_000)
        let hiss = Self.hiss(300)
        #expect(Self.speech(inLastOf: [silence, silence, hiss]) == 50)
        #expect(Self.speech(inLastOf: [silence, silence, hiss, hiss, hiss]) == 0)
    }

    @Test func `what stands above the hiss is speech all the same`() {
        let hiss = Self.hiss(100)
        #expect(Self.speech(inLastOf: [hiss, hiss, Self.hiss(3_000)]) == 50)
        // Gaps as between syllables keep it speech, however long it goes on.
        let spoken = Array(repeating: Self.hiss(3_000).prefix(4_800) + hiss.prefix(640), count: 12)
            .flatMap(\.self)
        let seconds = (0..<4).map { Array(spoken[$0 * 16_000..<($0 + 1) * 16_000]) }
        #expect(Self.speech(inLastOf: [hiss, hiss] + seconds) > 40)
    }

    @Test func `a recording without rise and fall is steady`() {
        let silence = [Int16](repeating: 0, count: 16_000)
        #expect(Contrast.isSteady(Self.hiss(300)))
        #expect(Contrast.isSteady(silence + Self.hiss(300) + Self.hiss(300, seed: 2)))
        #expect(Contrast.isSteady(silence))
        #expect(!Contrast.isSteady(Self.hiss(100) + Self.hiss(400)))
    }
}
