import Configuration
import Testing
import Voice

@testable import Ears
@testable import Speech

/// What was said is nowhere in memory once it is decoded and nobody is to learn from it.
@Suite(.serialized) struct OverwritingTests {
    /// Speech that is like no other in this process, and samples out of its middle, inverted.
    private static func speech(_ sentence: String) throws -> (sound: [Int16], mark: [Int16]) {
        let silence = [Int16](repeating: 0, count: 32_000)
        let said = try Synthesis.samples(sentence, voice: "en-us+m3")
        var sound = silence + said + silence
        var random = SystemRandomNumberGenerator()
        for place in sound.indices { sound[place] &+= Int16.random(in: -9...9, using: &random) }
        let middle = silence.count + said.count / 2
        return (sound, sound[middle..<middle + 64].map { ~$0 })
    }

    private static func hearing(learns: Bool) throws -> Hearing {
        Hearing(
            try Transcriber(Workshop.model.get(), reader: Workshop.reader), mode: .always,
            wakePhrase: "hey demeter", learner: learns ? VoiceLearner { _ in } : nil)
    }

    private static let long =
        "for breakfast i had two boiled eggs and a slice of toast with butter and a black coffee"

    @Test(arguments: [
        ("a slice of toast with butter", false), ("a slice of toast with butter", true),
        (long, false), (long, true), ("undo that", true), ("how many calories are left", true),
    ])
    func `what was said is overwritten`(sentence: String, learns: Bool) throws {
        var hearing = try Self.hearing(learns: learns)
        var (sound, mark) = try Self.speech(sentence)
        let messages = hearing.take(sound)
        sound.overwrite()
        let isHeard = messages.contains { if case .utterance = $0 { true } else { false } }
        #expect(isHeard)
        _ = hearing.take(.reply(EarsReply(text: "", outcome: .unclear, utterance: 1)))
        #expect(try !OwnMemory.holds(inverted: mark))
    }

    @Test func `what may be learnt from is kept until it is taken back`() throws {
        var hearing = try Self.hearing(learns: true)
        var (sound, mark) = try Self.speech("a slice of toast with butter")
        #expect(try OwnMemory.holds(inverted: mark))
        _ = hearing.take(sound)
        sound.overwrite()
        #expect(try OwnMemory.holds(inverted: mark))
        _ = hearing.take(.reply(EarsReply(text: "", outcome: .done, utterance: 1)))
        #expect(try OwnMemory.holds(inverted: mark))
        _ = hearing.take(.mute)
        #expect(try !OwnMemory.holds(inverted: mark))
    }

    @Test func `sums are overwritten where they grow and when they are let go`() throws {
        var statistics = VoiceStatistics()
        // Halves of a float that no other has.
        let random = Float.random(in: 3...4)
        for place in 0..<9_000 {
            statistics.add(place, by: 1, length: 40) { random + Float($0) }
        }
        let mark = (0..<40).flatMap { place in
            let bits = (random + Float(place)).bitPattern
            return [~Int16(truncatingIfNeeded: bits), ~Int16(truncatingIfNeeded: bits >> 16)]
        }
        #expect(try OwnMemory.holds(inverted: mark))
        statistics.wipe()
        #expect(try !OwnMemory.holds(inverted: mark))
    }

    @Test func `what a voice was heard in goes with the last who has it`() throws {
        var (sound, mark) = try Self.speech("i ate a bowl of pho")
        var learner: VoiceLearner? = VoiceLearner { _ in }
        for _ in 0..<VoiceLearner.share {
            learner?.learn(
                Lesson(
                    words: ["pho"], samples: sound.map { $0 }, statistics: VoiceStatistics(),
                    reader: Workshop.reader))
        }
        sound.overwrite()
        #expect(try OwnMemory.holds(inverted: mark))
        learner = nil
        #expect(try !OwnMemory.holds(inverted: mark))
    }
}
