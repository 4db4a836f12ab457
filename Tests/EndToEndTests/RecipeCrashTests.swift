import Foundation
import JSON
import SQLite
import TestSupport
import Testing
import UnixSocket

/// A recipe told, kept, cooked and eaten in a conversation, while the daemon is killed in the middle of every step.
struct RecipeCrashTests {
    private static let steps = [
        "new recipe: egg rice for 2", "3 eggs", "160 g rice", "10 g butter", "without the butter",
        "20 g butter", "serves 3", "that's it", "change my egg rice: double the rice",
        "made the egg rice, 6 portions", "my egg rice",
        "two portions of the egg rice left in the freezer", "half a portion of my egg rice",
    ]

    /// All that the steps change, without what a clock or a number of a row tells.
    private static func state(_ daemon: DaemonProcess) throws -> String {
        var client = try daemon.connect()
        try waitUntil {
            try client.call("status")["result"]?["queues"]?["received"] == 0
        }
        let recipes = try client.call("recipes.list")["result"]?.array ?? []
        let told = recipes.map { recipe -> String in
            let parts = recipe["ingredients"]?.array ?? []
            return [
                recipe["name"], recipe["servings"], recipe["open"],
                .array(parts.map { .array([$0["name"] ?? .null, $0["grams"] ?? .null]) }),
            ].map { $0?.text ?? "" }.joined(separator: " ")
        }
        let pots = (try client.call("recipes.batches")["result"]?.array ?? []).map {
            "\($0["portions"]?.text ?? "") \($0["left"]?.text ?? "") \($0["place"]?.text ?? "")"
        }
        let entries = (try client.call("day")["result"]?["entries"]?.array ?? []).map {
            "\($0["name"]?.text ?? "") \($0["calories"]?.text ?? "") \($0["source"]?.text ?? "")"
        }
        return (told + pots + entries).joined(separator: "\n")
    }

    /// How often a line's words are kept.
    private static func kept(_ line: String, _ daemon: DaemonProcess) throws -> Int {
        let journal = try Connection(path: daemon.journal, mode: .readOnly)
        var rows = try journal.prepare(
            Query(
                "SELECT count(*) FROM utterances WHERE text = '\(line.split(separator: "'").joined(separator: "''"))'"
            ))
        return try rows.step() ? Int(rows.integer()) : 0
    }

    /// The state after each step when nothing is killed.
    private static func undisturbed() throws -> [String] {
        let daemon = try DaemonProcess()
        var states: [String] = []
        for step in steps {
            var client = try daemon.connect()
            _ = try client.say(step)
            states.append(try state(daemon))
        }
        #expect(daemon.stop() == 0)
        return states
    }

    @Test(.timeLimit(.minutes(30)))
    func `a kill in the middle of every step loses no word and doubles none`() throws {
        let states = try Self.undisturbed()
        for (place, state) in states.enumerated().dropFirst() {
            #expect(state != states[place - 1], "\(Self.steps[place]) changes nothing")
        }
        for round in 0..<3 {
            let seed = UInt64.random(in: .min ... .max)
            var random = SplitMix64(seed: seed)
            let daemon = try DaemonProcess()
            for (place, step) in Self.steps.enumerated() {
                let before = place == 0 ? "" : states[place - 1]
                var isDone = false
                for attempt in 0..<6 where !isDone {
                    var client = try daemon.connect()
                    try client.send(line: step)
                    // The last attempt waits for the answer, which then has to hold.
                    var isAnswered = false
                    if attempt == 5 || Int.random(in: 0..<4, using: &random) == 0 {
                        isAnswered = try client.receiveLine() != nil
                    } else {
                        // Work of our own passes a random time without a clock.
                        let until =
                            ContinuousClock.now
                            + .microseconds(Int.random(in: 0...12_000, using: &random))
                        while ContinuousClock.now < until { _ = daemon.isRunning }
                    }
                    daemon.crash()
                    try daemon.start()
                    let now = try Self.state(daemon)
                    isDone = now != before
                    let told: Comment = "round \(round), seed \(seed), \(step), attempt \(attempt)"
                    #expect(now == (isDone ? states[place] : before), told)
                    #expect(!isAnswered || isDone, told)
                    // What was kept was carried out, and what was not is not there at all.
                    #expect(try Self.kept(step, daemon) == (isDone ? 1 : 0), told)
                }
                #expect(isDone, "seed \(seed), \(step)")
            }
            #expect(daemon.stop() == 0)
        }
    }
}
