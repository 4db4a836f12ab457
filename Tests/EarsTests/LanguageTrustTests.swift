import Testing

@testable import Ears

@Suite struct LanguageTrustTests {
    @Test(arguments: [(80, 6.5), (36, 6.5), (27, 8.25), (18, 10), (0, 10)] as [(Double, Double)])
    func `what is heard badly is believed less`(contrast: Double, weight: Double) {
        let trust = LanguageTrust()
        #expect(abs(trust.weight(inNoise: trust.noise(atContrast: contrast)) - weight) < 1e-9)
    }

    /// Frames of the loudnesses given, in amplitude.
    private static func sound(_ amplitudes: [Int16]) -> [Int16] {
        amplitudes.flatMap { amplitude in
            (0..<VoiceActivity.frame).map { $0.isMultiple(of: 2) ? amplitude : -amplitude }
        }
    }

    @Test func `contrast is what speech stands above the room`() {
        let room = Array(repeating: Int16(10), count: 50)
        let speech = Array(repeating: Int16(1_000), count: 50)
        #expect(abs(Contrast.decibels(of: Self.sound(room + speech)) - 40) < 0.1)
        #expect(Contrast.decibels(of: Self.sound(speech)) == 0)
        #expect(Contrast.decibels(of: []) == 0)
    }
}
