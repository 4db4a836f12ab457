import Foundation
import JSON
import Locking
import SQLite
import TestSupport
import Testing
import UnixSocket

/// Kills the daemon at random moments while clients log, and looks for everything it had answered.
enum CrashRounds {
    static let clients = 8

    static func run(_ rounds: Int) throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        let daemon = try DaemonProcess()
        let acknowledged = Mutex<[Int: Int]>([:])
        for round in 0..<rounds {
            let group = DispatchGroup()
            for client in 0..<clients {
                group.enter()
                Thread.detachNewThread {
                    log(daemon, "round \(round) client \(client)", acknowledged)
                    group.leave()
                }
            }
            // Random work of our own passes a random time without a clock.
            let until = ContinuousClock.now + .milliseconds(Int.random(in: 1...120, using: &random))
            while ContinuousClock.now < until { _ = daemon.isRunning }
            daemon.crash()
            group.wait()
            try daemon.start()
        }
        #expect(daemon.stop() == 0)
        try check(daemon.journal, acknowledged.withLock(\.self), seed)
    }

    /// Logs until the daemon is gone, noting what was answered and how many entries it gave.
    private static func log(
        _ daemon: DaemonProcess, _ name: String, _ acknowledged: borrowing Mutex<[Int: Int]>
    ) {
        guard var client = try? daemon.connect() else { return }
        for number in 0... {
            let request: JSONValue = [
                "jsonrpc": "2.0", "id": .integer(number), "method": "log",
                "params": ["text": "2 eggs and toast", "source": .string(name)],
            ]
            guard (try? client.send(line: request.text)) != nil,
                let line = try? client.receiveLine(),
                let result = try? JSONValue(parsing: line)["result"],
                let utterance = result["utterance"]?.integer,
                let entries = result["entries"]?.array?.count
            else { return }
            acknowledged.withLock { $0[utterance, default: 0] += entries }
        }
    }

    private static func check(_ path: String, _ acknowledged: [Int: Int], _ seed: UInt64) throws {
        let journal = try Connection(path: path, mode: .readOnly)
        #expect(!acknowledged.isEmpty, "seed \(seed)")
        var entries: [Int: Int] = [:]
        var rows = try journal.prepare(
            Query("SELECT utterance, count(*) FROM food_entries WHERE live = 1 GROUP BY utterance"))
        while try rows.step() { entries[Int(rows.integer())] = Int(rows.integer()) }
        for (utterance, count) in acknowledged {
            #expect(entries[utterance] == count, "utterance \(utterance), seed \(seed)")
        }
        // Nothing is entered twice, whether it was answered or not.
        #expect(entries.values.allSatisfy { $0 == 2 }, "seed \(seed)")
        var unread = try journal.prepare(
            Query(
                """
                SELECT count(*) FROM utterances WHERE state IN ('received', 'reading', 'failed')
                """))
        #expect(try unread.step())
        #expect(unread.integer() == 0, "seed \(seed)")
        var totals = try journal.prepare(
            Query(
                """
                SELECT count(*) FROM daily_totals AS total WHERE calories <> (
                    SELECT ifnull(sum(calories), 0) FROM food_entries
                    WHERE day = total.day AND live = 1 AND state = 'logged')
                """))
        #expect(try totals.step())
        #expect(totals.integer() == 0, "seed \(seed)")
    }
}

struct CrashTests {
    @Test func `twenty crashes under load lose and double nothing`() throws {
        try CrashRounds.run(20)
    }
}

@Suite(.enabled(if: ProcessInfo.processInfo.environment["DEMETER_SOAK"] != nil))
struct SoakTests {
    @Test func `five hundred crashes under load lose and double nothing`() throws {
        try CrashRounds.run(500)
    }

    @Test
    func `two hundred kills of restore, import and forget leave the old journal or the new one`()
        throws
    {
        try CareRounds.run(200)
    }

    @Test(
        .enabled(if: Strace.isUsable, "needs strace, and the right to trace"),
        arguments: CareWorld.Verb.allCases)
    func `a kill before any change of a file leaves the old journal or the new one`(
        _ verb: CareWorld.Verb
    ) throws {
        try Strace.killEverywhere(
            verb,
            at: [
                "rename", "renameat2", "link", "unlink", "fsync", "fdatasync", "ftruncate",
                "pwrite64",
                "write", "openat",
            ])
    }

    @Test(.enabled(if: FakeTime.library != nil, "needs the package faketime"))
    func `a hundred kills around midnight close each day once`() throws {
        try MidnightRounds.run(100)
    }
}
