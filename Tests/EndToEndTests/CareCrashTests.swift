import Foundation
import Glibc
import Journal
import TestSupport
import Testing

/// What is left when restore, import or forget are killed, at each step that changes a file.
@Suite(.enabled(if: Strace.isUsable, "needs strace, and the right to trace"))
struct CareCrashTests {
    @Test(arguments: CareWorld.Verb.allCases)
    func `a kill before any change of a name leaves the old journal or the new one`(
        _ verb: CareWorld.Verb
    ) throws {
        try Strace.killEverywhere(
            verb, at: ["rename", "link", "fsync", "fdatasync"])
    }
}

/// Programs that are killed, or find the disk full, at their nth call of a kind.
enum Strace {
    static let isUsable =
        (try? Command.run("strace", ["-f", "-o", "/dev/null", "true"]))?.status == 0

    /// Runs a verb on a fresh world for each of these calls that it makes, and has it killed right before.
    static func killEverywhere(_ verb: CareWorld.Verb, at calls: [String]) throws {
        var kills = 0
        let world = try CareWorld(verb)
        for call in calls {
            for number in 1... {
                try world.reset()
                let run = try inject("signal=KILL", call, number, world)
                let place = "\(verb) killed at \(call) \(number)"
                let isDone = try world.check(place)
                if run.status == 0 {
                    #expect(isDone, "\(place)")
                    break
                }
                kills += 1
                try #require(number < 500)
            }
        }
        #expect(kills > 0)
    }

    static func inject(
        _ fault: String, _ call: String, _ number: Int, _ world: CareWorld, onwards: Bool = false
    ) throws -> Command {
        try Command.run(
            "strace",
            [
                "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e",
                "inject=\(call):\(fault):when=\(number)\(onwards ? "+" : "")",
            ] + world.arguments)
    }
}
