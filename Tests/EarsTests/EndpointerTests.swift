import TestSupport
import Testing

@testable import Ears

@Suite struct EndpointerTests {
    /// The frames at which something happened; `x` is a frame with speech, `.` one without.
    private static func events(_ frames: String) -> [String] {
        var endpointer = Endpointer()
        return frames.enumerated().compactMap { index, frame in
            let event = endpointer.take(isSpeech: frame == "x")
            return event == .nothing ? nil : "\(event) \(index)"
        }
    }

    private static func frames(_ parts: (Character, Int)...) -> String {
        parts.map { String(repeating: $0.0, count: $0.1) }.joined()
    }

    @Test func `an utterance begins with speech and ends a second after it`() {
        #expect(
            Self.events(Self.frames((".", 10), ("x", 50), (".", 60)))
                == ["began 14", "paused 74", "ended 109"])
    }

    @Test func `a click begins nothing`() {
        #expect(Self.events(Self.frames((".", 10), ("x", 3), (".", 100))).isEmpty)
    }

    @Test func `a pause for thought does not end an utterance`() {
        #expect(
            Self.events(Self.frames(("x", 20), (".", 40), ("x", 20), (".", 50)))
                == ["began 4", "paused 34", "paused 94", "ended 129"])
    }

    @Test func `talk without end is cut after twenty seconds`() {
        #expect(Self.events(Self.frames(("x", 1_004))) == ["began 4"])
        #expect(Self.events(Self.frames(("x", 1_006))).prefix(2) == ["began 4", "ended 1004"])
    }

    @Test(arguments: 0..<100)
    func `beginnings and ends take turns whatever is heard`(seed: UInt64) {
        var generator = SplitMix64(seed: seed)
        var endpointer = Endpointer()
        var isSpeaking = false
        for _ in 0..<3_000 {
            let isSpeech = Int.random(in: 0..<10, using: &generator) < Int(seed % 10)
            switch endpointer.take(isSpeech: isSpeech) {
            case .began:
                #expect(!isSpeaking, "seed \(seed)")
                isSpeaking = true
            case .ended:
                #expect(isSpeaking, "seed \(seed)")
                isSpeaking = false
            case .paused: #expect(isSpeaking, "seed \(seed)")
            case .nothing: break
            }
        }
    }
}
