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
        VoiceDesk(
            on: try EventLoop(), report: { _ in },
            say: { text in
                said(text)
                return ["Logged \(text)."]
            })
    }

    private static func ears(_ script: String) -> VoiceDesk.Launch {
        VoiceDesk.Launch(program: "/bin/sh", arguments: ["-c", script])
    }

    private static let ready = #"echo '{"kind":"ready","confinement":"x"}' >&3; "#

    private static func utterance(_ text: String, _ verdict: String) -> String {
        #"echo '{"kind":"utterance","text":""# + text + #"","confidence":0.9,"verdict":""# + verdict
            + #""}' >&3; "#
    }

    private static func wait(_ desk: VoiceDesk, for state: VoiceState) async {
        while await desk.status().state != state { await Task.yield() }
    }

    @Test func `listening returns what became of the next utterance`() async throws {
        let desk = try Self.desk()
        await desk.configure(
            Self.ears(
                Self.ready + "read line <&3; " + Self.utterance("two eggs", "sure") + "cat <&3"))
        await Self.wait(desk, for: .listening)
        let result = try await desk.listen()
        #expect(result == ListenResult(text: "two eggs", reply: ["Logged two eggs."]))
        await desk.configure(nil)
    }

    @Test func `doubt asks, and a yes says it`() async throws {
        let desk = try Self.desk()
        await desk.configure(
            Self.ears(
                Self.ready + "read line <&3; " + Self.utterance("two eggs", "doubtful")
                    + "read line <&3; read line <&3; " + Self.utterance("yes please", "sure")
                    + "cat <&3"))
        await Self.wait(desk, for: .listening)
        #expect(
            try await desk.listen()
                == ListenResult(text: "two eggs", reply: ["Did you say \"two eggs\"?"]))
        #expect(
            try await desk.listen()
                == ListenResult(text: "yes please", reply: ["Logged two eggs."]))
        await desk.configure(nil)
    }

    @Test func `what was no meal is said to nobody`() async throws {
        let desk = try Self.desk { Issue.record("said \($0)") }
        await desk.configure(
            Self.ears(Self.ready + "read line <&3; " + Self.utterance("hm", "nothing") + "cat <&3"))
        await Self.wait(desk, for: .listening)
        #expect(try await desk.listen() == ListenResult(text: "hm", reply: []))
        await desk.configure(nil)
    }

    @Test func `mute outlives the ears`() async throws {
        let desk = try Self.desk()
        await desk.configure(Self.ears(Self.ready + "read line <&3; exit"))
        await Self.wait(desk, for: .listening)
        #expect(await desk.setMuted(true).state == .muted)
        while await desk.status().starts < 3 { await Task.yield() }
        await Self.wait(desk, for: .muted)
        await desk.configure(nil)
    }

    @Test func `ears that cannot hear are said so`() async throws {
        let desk = try Self.desk()
        await desk.configure(
            Self.ears(#"echo '{"kind":"error","message":"no device"}' >&3; exit 1"#))
        while await desk.status().complaint == nil { await Task.yield() }
        #expect(await desk.status().complaint == "no device")
        await desk.configure(VoiceDesk.Launch(program: "/nowhere/ears", arguments: []))
        await desk.configure(nil)
        #expect(await desk.status().state == .off)
    }
}
