import Configuration
import Locking
import MealReader
import Speech
import Testing
import Voice

@testable import Ears

/// A voice that is learnt from what was said and confirmed.
@Suite(.serialized) struct VoiceLearnerTests {
    private static let sentences = [
        "two boiled eggs and a black coffee", "a slice of toast with butter",
        "for lunch i had a banana", "i ate a bowl of pho", "a banana and a black coffee",
        "two slices of toast and a banana", "i just ate a slice of toast",
    ]

    /// One that is heard word for word.
    private static let voice = "en-us+m3"

    /// What the steps of a learner were made of.
    private final class Steps: Sendable {
        let taken = Mutex<[VoiceLearner.Step]>([])
        func add(_ step: VoiceLearner.Step) { taken.withLock { $0.append(step) } }
        func removeAll() -> [VoiceLearner.Step] {
            taken.withLock { steps in
                defer { steps = [] }
                return steps
            }
        }
    }

    private static func lesson(
        _ sentence: String, by transcriber: inout Transcriber
    ) throws -> Lesson {
        let samples = try Synthesis.samples(sentence, voice: voice)
        let heard = try transcriber.hear(samples)
        let words = transcriber.spoken?.words ?? []
        let statistics = transcriber.recogniser.decoder.statistics(of: words)
        return Lesson(
            words: heard.text.split(separator: " ").map(String.init), samples: samples,
            statistics: try #require(statistics), reader: Workshop.reader)
    }

    @Test func `every twenty a step is made of sixteen, with four held out`() throws {
        var transcriber = try Transcriber(Workshop.model.get(), reader: Workshop.reader)
        let steps = Steps()
        var learner = VoiceLearner { steps.add($0) }
        let lessons = try Self.sentences.prefix(5).map { try Self.lesson($0, by: &transcriber) }
        #expect(lessons.allSatisfy { $0.frames > 50 })
        for place in 0..<45 {
            #expect(steps.taken.withLock(\.count) == place / 20)
            learner.learn(lessons[place % 5])
        }
        for step in steps.removeAll() {
            let content = try #require(step.take())
            #expect(content.heldOut.map(\.words) == Array(repeating: lessons[4].words, count: 4))
            #expect(
                content.statistics.frames
                    == 4 * lessons.dropLast().reduce(0) { $0 + $1.frames })
            #expect(step.take() == nil)
        }
        let rest = learner.count
        #expect(rest == 5)
    }

    /// Makes a step of the sentences, said four times each.
    private static func step(_ voice: OwnVoice, forgetsMeanwhile: Bool = false) throws -> Learnt {
        let model = try Workshop.model.get()
        var transcriber = try Transcriber(model, reader: Workshop.reader)
        let steps = Steps()
        var learner = VoiceLearner { steps.add($0) }
        // Two that were heard word for word, so that each is held out twice.
        let lessons = try sentences.map { ($0, try lesson($0, by: &transcriber)) }
            .filter { $0 == $1.words.joined(separator: " ") }.map(\.1)
        try #require(lessons.count >= 2)
        for place in 0..<VoiceLearner.most { learner.learn(lessons[place % 2]) }
        let maker = VoiceSteps(voice, model: { model }, tell: { _ in }, kept: {})
        if forgetsMeanwhile { _ = voice.forget() }
        let step = try #require(steps.removeAll().first)
        return try #require(try maker.learn(step))
    }

    @Test func `a step that helps is kept, and nothing but the sounds is written`() throws {
        let voice = OwnVoice(folder: "\(Workshop.folder)/learnt")
        try Files.makeFolder(voice.folder)
        let learnt = try Self.step(voice)
        #expect(learnt.meals == 4)
        #expect((learnt.before, learnt.after) == (0, 0))
        // What is held out was learnt from as well.
        #expect(learnt.isKept)
        #expect(try Files.names(in: voice.folder) == ["model"])
        #expect(try Files.names(in: voice.model) == OwnVoice.files.sorted())
        var model = try Workshop.model.get()
        model.acoustics = try #require(voice.acoustics)
        var transcriber = try Transcriber(model, reader: Workshop.reader)
        let heard = try transcriber.hear(
            Synthesis.samples("a slice of toast with butter", voice: Self.voice))
        #expect(heard.text == "a slice of toast with butter")
        let wasThere = voice.forget()
        #expect(wasThere)
        #expect(!Files.exists(voice.folder))
    }

    @Test func `who forgets their voice while a step is made has none of it`() throws {
        let voice = OwnVoice(folder: "\(Workshop.folder)/forgotten")
        try Files.makeFolder(voice.folder)
        let learnt = try Self.step(voice, forgetsMeanwhile: true)
        #expect(!learnt.isKept)
        #expect(voice.acoustics == nil)
    }

    @Test func `ears learn from the meal that nobody objected to`() throws {
        let steps = Steps()
        var hearing = Hearing(
            try Transcriber(Workshop.model.get(), reader: Workshop.reader), mode: .always,
            wakePhrase: "hey demeter", learner: VoiceLearner { steps.add($0) })
        let silence = [Int16](repeating: 0, count: 32_000)
        var count = 0
        func say(
            _ sentence: String, _ outcome: EarsReply.Outcome, isOfEarlier: Bool = false
        ) throws -> Int {
            let messages = hearing.take(
                try silence + Synthesis.samples(sentence, voice: Self.voice) + silence)
            count += messages.count { if case .utterance = $0 { true } else { false } }
            _ = hearing.take(
                .reply(
                    EarsReply(
                        text: "", outcome: outcome, utterance: count, isOfEarlier: isOfEarlier)))
            return hearing.learner?.count ?? -1
        }
        #expect(try say("two boiled eggs and a black coffee", .done) == 0)
        #expect(try say("a slice of toast with butter", .done) == 1)
        #expect(try say("undo that", .done) == 1)
        #expect(try say("for lunch i had a banana", .done) == 1)
        _ = hearing.take(.mute)
        _ = hearing.take(.unmute)
        #expect(try say("i ate a bowl of pho", .done) == 1)
        _ = hearing.take(.mute)
        _ = hearing.take(.unmute)
        #expect(try say("two boiled eggs and a black coffee", .done) == 1)
        // What the daemon took for a correction confirms nothing, and is not learnt from.
        #expect(try say("a slice of toast with butter", .done, isOfEarlier: true) == 1)
        #expect(try say("two boiled eggs and a black coffee", .done) == 1)
        #expect(try say("a slice of toast with butter", .done) == 2)
    }
}
