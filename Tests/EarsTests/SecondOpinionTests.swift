import Configuration
import Locking
import Testing
import Voice

@testable import Ears

/// When a second recogniser is asked, and whose reading counts.
@Suite(.serialized) struct SecondOpinionTests {
    private let opinion = SecondOpinion(reader: Workshop.reader)

    private func heard(
        _ text: String, _ confidence: Double, _ verdict: Heard.Verdict = .doubtful
    ) -> Heard {
        Heard(text: text, confidence: confidence, verdict: verdict)
    }

    @Test(
        arguments: [
            ("two slices of toast", 0.8, .sure, false), ("two slices of toast", 0.29, .sure, true),
            ("undo that", 0.8, .sure, false),
            ("two slices of toast and zorblax", 0.8, .doubtful, true),
            ("nice weather", 0.9, .nothing, true), ("", 0, .nothing, true),
        ] as [(String, Double, Heard.Verdict, Bool)])
    func `what was hardly understood is heard again`(
        text: String, confidence: Double, verdict: Heard.Verdict, isWanted: Bool
    ) {
        #expect(opinion.isWanted(for: heard(text, confidence, verdict)) == isWanted)
    }

    @Test func `the reading with fewer unknown words counts`() {
        let ours = heard("two slices of toast and zorblax", 0.6)
        let chosen = opinion.choice(of: ours, or: "Two slices of toast and a banana.")
        #expect(chosen.text == "two slices of toast and a banana")
        #expect(chosen.verdict == .sure)
        #expect(opinion.choice(of: ours, or: "Two slices of zorblax and gribbit.") == ours)
    }

    @Test func `of two that are alike, ours counts unless we are hardly sure`() {
        #expect(
            opinion.choice(of: heard("two bananas", 0.2, .doubtful), or: "a banana").text
                == "a banana")
        let sure = heard("two bananas", 0.6, .sure)
        #expect(opinion.choice(of: sure, or: "a banana") == sure)
    }

    @Test func `who wants only the other recogniser is told by it alone while it answers`() {
        let only = SecondOpinion(reader: Workshop.reader, first: .wyoming)
        let sure = heard("two slices of toast", 0.9, .sure)
        #expect(only.isWanted(for: sure))
        let chosen = only.choice(of: sure, or: "A banana.")
        #expect(chosen.text == "a banana" && chosen.verdict == .sure)
        #expect(only.choice(of: sure, or: "two gribbits and toast").verdict == .doubtful)
        // Silence of it, or what nobody says, leaves ours; an invention has ours asked about.
        #expect(only.choice(of: sure, or: " . ") == sure)
        let invented = only.choice(of: sure, or: "Thank you.")
        #expect(invented.text == "two slices of toast" && invented.verdict == .doubtful)
        let talk = only.choice(of: heard("uh", 0.1, .nothing), or: "Nice weather today.")
        #expect(talk.verdict == .nothing)
        // An answer is no meal; of its words it is as sure as of a meal's.
        let yes = only.choice(of: heard("ice", 0.1, .nothing), or: "Yes.")
        #expect(yes == Heard(text: "yes", confidence: 0.7, verdict: .nothing))
        #expect(Conversation.asked.verdict(on: yes).verdict == .remark)
    }

    @Test func `what we took for nothing is asked about`() {
        let chosen = opinion.choice(of: heard("to sly", 0.1, .nothing), or: "two slices of toast")
        #expect(chosen.text == "two slices of toast")
        #expect(chosen.verdict == .doubtful)
    }

    @Test(
        arguments: [
            "", " . ", "Thank you.", "Thanks for watching!",
            String(repeating: "a banana and ", count: 40),
        ])
    func `inventions count for nothing`(words: String) {
        for ours in [heard("two slices of toast", 0.1), heard("uh", 0.1, .nothing)] {
            #expect(opinion.choice(of: ours, or: words) == ours)
        }
    }

    @Test(
        arguments: [
            ("Hey Demeter, two eggs.", "two eggs."), ("hey, demeter: A banana", "A banana"),
            ("two eggs", "two eggs"), ("Hey Demeter", "Hey Demeter"),
        ])
    func `the wake phrase is found however it is written`(told: String, rest: String) {
        #expect(WakePhrase("hey demeter").behind(told) == rest)
    }

    /// Says what a test wants, and counts how often it was asked.
    private final class Scripted: SecondRecogniser {
        private let answer: String?
        private let lengths = Mutex<[Int]>([])

        init(_ answer: String?) { self.answer = answer }

        var asked: [Int] { lengths.withLock(\.self) }

        func words(of utterance: [Int16]) -> String? {
            lengths.withLock { $0.append(utterance.count) }
            return answer
        }
    }

    private static let silence = [Int16](repeating: 0, count: 32_000)

    private func hearing(
        _ mode: VoiceListening, _ second: Scripted?
    ) throws -> Hearing {
        Hearing(
            try Transcriber(Workshop.model.get(), reader: Workshop.reader), mode: mode,
            wakePhrase: "hey demeter", second: second)
    }

    @Test func `an utterance to open ears is heard again while it is in memory`() throws {
        let second = Scripted("A banana.")
        var hearing = try hearing(.always, second)
        let told = hearing.take(
            try Self.silence + Synthesis.samples("the bus leaves at noon") + Self.silence
        ).compactMap { if case .utterance(let heard) = $0 { heard } else { nil } }
        #expect(told.map(\.text) == ["a banana"])
        #expect(told.map(\.verdict) == [.doubtful])
        #expect(second.asked.count == 1)
        #expect((second.asked.first ?? 0) > 16_000)
    }

    @Test
    func `only what was said to Demeter is heard again, and without an answer nothing changes`()
        throws
    {
        let talk = heard("the bus leaves at noon", 0.2, .nothing)
        let called = heard("hey demeter two toes", 0.2, .nothing)
        let alone = heard("hey demeter", 0.2, .nothing)
        let believed = heard("hey demeter a banana", 0.9, .sure)
        let second = Scripted("Hey Demeter, two slices of toast.")
        let hearing = try hearing(.wake, second)
        for heard in [talk, alone, believed] {
            #expect(hearing.heardAgain(heard, isOpen: false) == heard)
        }
        #expect(second.asked.isEmpty)
        let chosen = hearing.heardAgain(called, isOpen: false)
        #expect(chosen.text == "hey demeter two slices of toast")
        #expect(chosen.verdict == .doubtful)
        #expect(hearing.heardAgain(talk, isOpen: true).text == "two slices of toast")

        let silent = try self.hearing(.wake, Scripted(nil))
        for heard in [talk, called, alone, believed] {
            #expect(silent.heardAgain(heard, isOpen: true) == heard)
        }
    }
}

extension Conversation {
    /// One in which something was just asked.
    fileprivate static var asked: Conversation {
        var conversation = Conversation(.none)
        _ = conversation.hears(EarsReply(text: "", outcome: .question), whileSpeaking: false)
        return conversation
    }
}
