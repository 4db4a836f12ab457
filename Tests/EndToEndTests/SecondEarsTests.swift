import Foundation
import JSON
import TestSupport
import Testing

/// From sound to the journal, past a second recogniser that does as it likes.
@Suite(.serialized, .enabled(if: PythonPeer.interpreter != nil, PythonPeer.reason))
struct SecondEarsTests {
    private static let meal = "i had a black coffee"
    private static let entry = ["black coffee 1"]

    @Test(.timeLimit(.minutes(30)))
    func `no meal is lost and none waits for long, whatever the second recogniser does`() throws {
        let port = try SilentServer().port
        // Of each that leaves, the ears' own words count; what follows is what it says it heard.
        let faults = ["late", "drip", "garbage", "long", "dead"]
        let invention = "Thank you for watching."
        let server = try recogniser(at: port, faults + ["Rice.", invention, "yes", "dead"])
        defer { server.stop() }
        var stage = try VoiceStage(environment: [
            "DEMETER_VOICE_FIRST": "wyoming", "DEMETER_VOICE_SECOND": "tcp://127.0.0.1:\(port)",
        ])
        var turn = 0
        func say(_ sentence: String, _ behaviour: String) throws {
            turn += 1
            try waitUntil { Self.count("called", server) >= turn }
            try stage.say(sentence)
            try waitUntil { Self.count("asked", server) == turn }
            #expect(server.said.contains("asked \(behaviour)\n"))
        }
        for fault in faults {
            try say(Self.meal, fault)
            #expect(try stage.entries() == Self.entry, "\(fault)")
        }
        try say(Self.meal, "Rice.")
        #expect(try stage.entries() == ["rice"])
        // Where it invents, it is asked whether the meal was meant.
        try say(Self.meal, invention)
        try say("yes", "yes")
        #expect(try stage.entries() == Self.entry)
        // How long whoever never answered was waited for, as seen there.
        let waits = server.said.split(separator: "\n").filter { $0.hasPrefix("gone ") }.compactMap {
            Double($0.dropFirst(5))
        }
        #expect(waits.count == 2 && waits.allSatisfy { $0 < 3 }, "\(waits)")
        // Nobody is there any more, and then somebody is again.
        server.stop()
        try stage.say(Self.meal)
        #expect(try stage.entries() == Self.entry)
        let back = try recogniser(at: port, ["Rice."])
        defer { back.stop() }
        try waitUntil { Self.count("called", back) == 1 }
        try stage.say(Self.meal)
        #expect(try stage.entries() == ["rice"])
        #expect(stage.daemon.stop() == 0)
    }

    private func recogniser(at port: UInt16, _ behaviours: [String]) throws -> HelperProcess {
        try HelperProcess(
            [
                try #require(PythonPeer.interpreter), "\(HelperProcess.fixtures)/recogniser.py",
                "\(port)",
            ] + behaviours, in: NSTemporaryDirectory(), ready: "ready")
    }

    private static func count(_ word: String, _ server: HelperProcess) -> Int {
        server.said.split(separator: "\n").count { $0.hasPrefix(word) }
    }
}
