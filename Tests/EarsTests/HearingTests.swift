import Configuration
import TestSupport
import Testing
import Voice

@testable import Ears

/// Live sound, frame by frame, without a process or a clock.
@Suite(.serialized) struct HearingTests {
    private static func hearing(_ mode: VoiceListening) throws -> Hearing {
        Hearing(
            try Transcriber(Workshop.model.get(), reader: Workshop.reader), mode: mode,
            wakePhrase: "hey demeter")
    }

    private static let silence = [Int16](repeating: 0, count: 32_000)

    private static func spoken(_ messages: [EarsMessage]) -> [String] {
        messages.compactMap { if case .utterance(let heard) = $0 { heard.text } else { nil } }
    }

    @Test func `sentences of one stream are told apart by the silence between them`() throws {
        var hearing = try Self.hearing(.always)
        let sound =
            try Self.silence + Synthesis.samples("undo that") + Self.silence
            + Synthesis.samples("what have i had today") + Self.silence
        var messages: [EarsMessage] = []
        for start in stride(from: 0, to: sound.count, by: 1_000) {
            messages += hearing.take(Array(sound[start..<min(start + 1_000, sound.count)]))
        }
        #expect(Self.spoken(messages) == ["undo that", "what have i had today"])
        let isWaiting = hearing.isWaitingForSilence
        #expect(!isWaiting)
    }

    @Test func `a long sentence is decoded while it is spoken, pauses and all`() throws {
        var hearing = try Self.hearing(.always)
        let pause = [Int16](repeating: 0, count: 6_400)
        let sound =
            try Self.silence + Synthesis.samples("for lunch i had two slices of pizza") + pause
            + Synthesis.samples("and a diet coke") + Self.silence
            + Synthesis.samples("undo that") + Self.silence
        var messages: [EarsMessage] = []
        for start in stride(from: 0, to: sound.count, by: 1_000) {
            messages += hearing.take(Array(sound[start..<min(start + 1_000, sound.count)]))
        }
        #expect(
            Self.spoken(messages) == [
                "for lunch i had two slices of pizza and a diet coke", "undo that",
            ])
    }

    @Test func `what is said on top of the noise of a machine that starts is heard`() throws {
        var generator = SplitMix64(seed: 3)
        let hiss = (0..<128_000).map { _ in Int16.random(in: -60...60, using: &generator) }
        var hearing = try Self.hearing(.always)
        let sentence = try Synthesis.samples("what have i had today")
        let spoken = zip(sentence, hiss).map { Int16(clamping: Int($0) + Int($1)) }
        let messages =
            hearing.take(Self.silence) + hearing.take(hiss) + hearing.take(spoken)
            + hearing.take(Array(hiss.prefix(32_000)))
        #expect(Self.spoken(messages) == ["what have i had today"])
    }

    @Test func `a stream that stops in a sentence is ended by the time`() throws {
        var hearing = try Self.hearing(.always)
        let early = try hearing.take(Self.silence + Synthesis.samples("undo that"))
        #expect(early.isEmpty)
        let isWaiting = hearing.isWaitingForSilence
        #expect(isWaiting)
        let late = hearing.takeSilence(frames: 60)
        #expect(Self.spoken(late) == ["undo that"])
    }

    @Test func `without the wake phrase nothing is heard, with it the rest counts`() throws {
        var hearing = try Self.hearing(.wake)
        let command = try Self.silence + Synthesis.samples("undo that") + Self.silence
        let unmeant = hearing.take(command)
        #expect(unmeant.isEmpty)
        let woken = try Synthesis.samples("hey demeter undo that") + Self.silence
        let meant = hearing.take(woken)
        #expect(Self.spoken(meant) == ["undo that"])
        let opened = hearing.take(.listen)
        #expect(opened == [.open(true)])
        let pushed = hearing.take(command)
        #expect(Self.spoken(pushed) == ["undo that"])
    }

    @Test func `what is said to muted ears is gone`() throws {
        var hearing = try Self.hearing(.always)
        let command = try Self.silence + Synthesis.samples("undo that") + Self.silence
        var messages = hearing.take(.mute)
        messages += hearing.take(command)
        messages += hearing.take(.listen)
        messages += hearing.take(.unmute)
        #expect(messages.isEmpty)
        messages = hearing.take(command)
        #expect(Self.spoken(messages) == ["undo that"])
    }
}
