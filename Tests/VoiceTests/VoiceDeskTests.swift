import Glibc
import TestSupport
import Testing
import UnixSocket
import Wire

@testable import Voice

/// The desk of the ears, with a shell script in their place.
@Suite struct VoiceDeskTests {
    private static func desk(
        _ said: @escaping @Sendable (String) -> Void = { _ in }
    ) throws -> VoiceDesk {
        VoiceDesk(on: try EventLoop(), report: { _ in }, listener: Scribe(said: said))
    }

    /// Logs what it is told; "make it" begins a correction, and rice is asked about.
    private struct Scribe: VoiceListener {
        let said: @Sendable (String) -> Void

        func say(_ text: String) async -> VoiceReply {
            said(text)
            return text == "rice"
                ? VoiceReply(lines: ["How much rice?"], outcome: .question)
                : VoiceReply(lines: ["Logged \(text)."])
        }

        func isRemark(_ text: String) async -> Bool { text.hasPrefix("make it") }

        func isRecipeOpen() async -> Bool { false }
    }

    private static func ears(_ script: String) -> VoiceDesk.Launch {
        VoiceDesk.Launch(program: "/bin/sh", arguments: ["-c", script])
    }

    private static let ready = #"echo '{"kind":"ready","confinement":"x"}' >&3; "#

    private static func utterance(_ text: String, _ verdict: String) -> String {
        #"echo '{"kind":"utterance","text":""# + text + #"","confidence":0.9,"verdict":""# + verdict
            + #""}' >&3; "#
    }

    private static func wait(_ desk: VoiceDesk, for state: VoiceState) async throws {
        try await until { await desk.status().state == state }
    }

    @Test func `listening returns what became of the next utterance`() async throws {
        let desk = try Self.desk()
        await desk.configure(
            Self.ears(
                Self.ready + "read line <&3; " + Self.utterance("two eggs", "sure") + "cat <&3"))
        try await Self.wait(desk, for: .listening)
        let result = try await desk.listen { _ in }
        #expect(result == ListenResult(text: "two eggs", reply: ["Logged two eggs."]))
        await desk.configure(nil)
    }

    @Test func `listening to sound that has ended says that it has`() async throws {
        let desk = try Self.desk()
        await desk.configure(
            Self.ears(
                Self.ready + "read line <&3; "
                    + #"echo '{"kind":"error","message":"the sound has ended"}' >&3; "#
                    + #"echo '{"kind":"open","open":false}' >&3; cat <&3"#))
        try await Self.wait(desk, for: .listening)
        let result = try await desk.listen { _ in }
        #expect(
            result == ListenResult(text: "", reply: ["I hear nothing: the sound has ended."]))
        await desk.configure(nil)
    }

    @Test func `doubt asks, and a yes says it`() async throws {
        let desk = try Self.desk()
        await desk.configure(
            Self.ears(
                Self.ready + "read line <&3; " + Self.utterance("two eggs", "doubtful")
                    + "read line <&3; read line <&3; " + Self.utterance("yes please", "sure")
                    + "cat <&3"))
        try await Self.wait(desk, for: .listening)
        #expect(
            try await desk.listen { _ in }
                == ListenResult(text: "two eggs", reply: ["Did you say \"two eggs\"?"]))
        #expect(
            try await desk.listen { _ in }
                == ListenResult(text: "yes please", reply: ["Logged two eggs."]))
        await desk.configure(nil)
    }

    @Test(arguments: [
        ("yes please", "nothing", ListenResult(text: "yes please", reply: ["Logged two eggs."])),
        ("no", "nothing", ListenResult(text: "no", reply: ["Then not."])),
    ])
    func `yes and no settle a doubt though they are no meal`(
        answer: String, verdict: String, result: ListenResult
    ) async throws {
        let desk = try Self.desk()
        await desk.configure(
            Self.ears(
                Self.ready + "read line <&3; " + Self.utterance("two eggs", "doubtful")
                    + "read line <&3; read line <&3; " + Self.utterance(answer, verdict)
                    + "cat <&3"))
        try await Self.wait(desk, for: .listening)
        _ = try await desk.listen { _ in }
        #expect(try await desk.listen { _ in } == result)
        await desk.configure(nil)
    }

    @Test(arguments: [
        ("toast", "sure", ["Logged two eggs and toast."]),
        ("two eggs and toast", "sure", ["Logged two eggs and toast."]),
        ("toast", "remark", ["Logged two eggs and toast."]),
        ("make it three", "remark", ["Logged make it three."]),
        ("toast", "doubtful", ["Did you say \"two eggs and toast\"?"]),
        ("no", "nothing", ["Then not."]), ("and then he left", "nothing", []),
    ])
    func `what was not understood of a meal is asked for, and the answer fills it`(
        answer: String, verdict: String, reply: [String]
    ) async throws {
        let desk = try Self.desk()
        let asked =
            #"echo '{"kind":"utterance","text":"two eggs and toes","confidence":0.4,"#
            + #""verdict":"doubtful","gap":[3,4]}' >&3; "#
        await desk.configure(
            Self.ears(
                Self.ready + "read line <&3; " + asked + "read line <&3; read line <&3; "
                    + Self.utterance(answer, verdict) + "cat <&3"))
        try await Self.wait(desk, for: .listening)
        #expect(
            try await desk.listen { _ in }
                == ListenResult(text: "two eggs and toes", reply: ["Two eggs and what?"]))
        #expect(try await desk.listen { _ in }.reply == reply)
        await desk.configure(nil)
    }

    @Test func `a gap is waited for only while the ears are open`() async throws {
        let desk = try Self.desk()
        let asked =
            #"echo '{"kind":"utterance","text":"two eggs and toes","confidence":0.4,"#
            + #""verdict":"doubtful","gap":[3,4]}' >&3; "#
        await desk.configure(
            Self.ears(
                Self.ready + "read line <&3; " + asked
                    + #"read line <&3; read line <&3; echo '{"kind":"open","open":false}' >&3; "#
                    + "read line <&3; " + Self.utterance("toast", "sure") + "cat <&3"))
        try await Self.wait(desk, for: .listening)
        _ = try await desk.listen { _ in }
        #expect(try await desk.listen { _ in }.reply == [])
        #expect(try await desk.listen { _ in }.reply == ["Logged toast."])
        await desk.configure(nil)
    }

    @Test(arguments: [
        (
            "bowl of rain with milk", 2..<3, "Bowl of what with milk?", "rice",
            "bowl of rice with milk"
        ),
        ("toes and eggs", 0..<1, "What and eggs?", "toast", "toast and eggs"),
        ("toes and eggs", 0..<1, "What and eggs?", "toast and eggs", "toast and eggs"),
        ("a slice of", 3..<3, "A slice of what?", "cake", "a slice of cake"),
        ("a slice of", 3..<3, "A slice of what?", "a slice of cake", "a slice of cake"),
    ])
    func `a gap stands wherever it was`(
        text: String, gap: Range<Int>, question: String, answer: String, whole: String
    ) {
        let heard = Heard(text: text, confidence: 0.4, verdict: .doubtful, gap: gap)
        #expect(GappedSentence(heard)?.question == question)
        #expect(GappedSentence(heard)?.filled(with: answer) == whole)
    }

    @Test(arguments: [0..<0, 2..<4, 0..<3] as [Range<Int>?] + [nil])
    func `what is no gap is none`(gap: Range<Int>?) {
        let heard = Heard(text: "two eggs and", confidence: 0.4, verdict: .doubtful, gap: gap)
        #expect(GappedSentence(heard) == nil)
    }

    @Test(arguments: [
        ("make it three", ["Logged make it three."]), ("and then he left", []),
    ])
    func `words that are no meal count where they mean something`(
        words: String, reply: [String]
    ) async throws {
        let desk = try Self.desk()
        await desk.configure(
            Self.ears(Self.ready + "read line <&3; " + Self.utterance(words, "remark") + "cat <&3"))
        try await Self.wait(desk, for: .listening)
        #expect(try await desk.listen { _ in } == ListenResult(text: words, reply: reply))
        await desk.configure(nil)
    }

    @Test(arguments: [
        (
            "two eggs", "sure",
            #"{"command":"reply","text":"Logged two eggs.","outcome":"done","utterance":1}"#
        ),
        (
            "rice", "sure",
            #"{"command":"reply","text":"How much rice?","outcome":"question","utterance":1}"#
        ),
        ("hm", "nothing", #"{"command":"reply","text":"","outcome":"unclear","utterance":1}"#),
        (
            "make it tea", "sure",
            #"{"command":"reply","text":"Logged make it tea.","outcome":"done","utterance":1,"earlier":true}"#
        ),
        (
            "make it tea", "doubtful",
            #"{"command":"reply","text":"Did you say make it tea?","outcome":"question","utterance":1,"earlier":true}"#
        ),
    ])
    func `the ears are told what became of it`(
        words: String, verdict: String, command: String
    ) async throws {
        // The ears say what they were told; what they are told of that is of no interest.
        let desk = try Self.desk()
        await desk.configure(
            Self.ears(
                Self.ready + "read line <&3; " + Self.utterance(words, verdict)
                    + #"read line <&3; printf '{"kind":"error","message":"%s"}\n' "#
                    + #""$(printf %s "$line" | sed 's/"/\\"/g')" >&3; cat <&3"#))
        try await Self.wait(desk, for: .listening)
        _ = try await desk.listen { _ in }
        try await until { await desk.status().complaint != nil }
        #expect(await desk.status().complaint == command)
        await desk.configure(nil)
    }

    @Test func `what was no meal is said to nobody`() async throws {
        let desk = try Self.desk { Issue.record("said \($0)") }
        await desk.configure(
            Self.ears(Self.ready + "read line <&3; " + Self.utterance("hm", "nothing") + "cat <&3"))
        try await Self.wait(desk, for: .listening)
        #expect(try await desk.listen { _ in } == ListenResult(text: "hm", reply: []))
        await desk.configure(nil)
    }

    @Test func `mute outlives the ears`() async throws {
        let desk = try Self.desk()
        await desk.configure(Self.ears(Self.ready + "read line <&3; exit"))
        try await Self.wait(desk, for: .listening)
        #expect(await desk.setMuted(true).state == .muted)
        try await until { await desk.status().starts >= 3 }
        try await Self.wait(desk, for: .muted)
        await desk.configure(nil)
    }

    @Test func `ears that cannot hear are said so`() async throws {
        let desk = try Self.desk()
        await desk.configure(
            Self.ears(#"echo '{"kind":"error","message":"no device"}' >&3; exit 1"#))
        try await until { await desk.status().complaint != nil }
        #expect(await desk.status().complaint == "no device")
        await desk.configure(VoiceDesk.Launch(program: "/nowhere/ears", arguments: []))
        await desk.configure(nil)
        #expect(await desk.status().state == .off)
    }
}
