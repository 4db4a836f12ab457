import Foundation
import JSON
import TestSupport
import Testing

/// `demeter-wyoming microphone` between a satellite that is not ours and the ears' FIFO.
@Suite(.enabled(if: PythonPeer.interpreter != nil, PythonPeer.reason))
struct SatelliteTests {
    private static let otherFormat =
        "does not send 16,000 samples of 16 bits and one channel a second, as satellites do unless they "
        + "are told otherwise"

    @Test func `a satellite's sound is carried, and whatever else it sends ends it alone`() throws {
        let folder = try TemporaryFolder()
        let seen = try PythonPeer.run(
            "satellite.py", [Built.program("demeter-wyoming"), folder.path])
        #expect(
            seen == [
                "right": [true, 10_240, "has hung up", 0],
                "garbage": [false, 0, "does not speak Wyoming", 0],
                "long": [false, 0, "does not speak Wyoming", 0],
                "other": [
                    false, 0,
                    .string(Self.otherFormat), 0,
                ],
                "drip": [false, 0, "does not end what it began", 0],
            ])
    }

    @Test(.timeLimit(.minutes(30)))
    func `what is said to a satellite is logged, also after it was away`() throws {
        let folder = try TemporaryFolder()
        let port = try SilentServer().port
        let sound = "\(folder.path)/sound"
        func satellite() throws -> HelperProcess {
            try HelperProcess(
                [
                    try #require(PythonPeer.interpreter),
                    "\(HelperProcess.fixtures)/microphone.py", "\(port)", sound,
                ], in: folder.path, ready: "ready")
        }
        func speak(_ sentence: String) throws {
            // In its place at once, and not by and by.
            try VoiceStage.speech(sentence).write(to: URL(fileURLWithPath: sound), options: .atomic)
        }
        let first = try satellite()
        let daemon = try DaemonProcess(
            environment: [
                "DEMETER_VOICE_ENABLED": "true", "DEMETER_VOICE_LISTENING": "always",
                "DEMETER_VOICE_DEVICE": "wyoming:tcp://127.0.0.1:\(port)",
                "DEMETER_VOICE_FEEDBACK": "none", "XDG_CACHE_HOME": folder.path,
            ], arguments: ["--grammars", "\(Built.root)/grammars"])
        defer { daemon.stop() }
        var client = try daemon.connect()
        func names() throws -> [String] {
            try client.call("day")["result"]?["entries"]?.array?
                .compactMap { $0["name"]?.string } ?? []
        }
        try waitUntil { try client.call("status")["result"]?["voice"]?["state"] == "listening" }
        try speak("i had a black coffee")
        try waitUntil { try names() == ["black coffee"] }
        first.stop()
        let second = try satellite()
        defer { second.stop() }
        try speak("for lunch i had rice")
        try waitUntil { try names() == ["black coffee", "rice"] }
    }

    @Test func `a satellite that is not there is told of, and nothing but a FIFO is written`()
        throws
    {
        let folder = try TemporaryFolder()
        let port = try SilentServer().port
        let run = try Command.run(
            Built.program("demeter-wyoming"),
            ["microphone", "--server", "tcp://127.0.0.1:\(port)", "--to", "\(folder.path)/s"])
        #expect(run.status == 69)
        #expect(
            run.errors.hasPrefix(
                "demeter-wyoming: error: cannot reach tcp://127.0.0.1:\(port): Connection refused"))
        let odd = try Command.run(
            Built.program("demeter-wyoming"), ["microphone", "--server", "http://x", "--to", "/s"])
        #expect(odd.status == 65)
    }
}
