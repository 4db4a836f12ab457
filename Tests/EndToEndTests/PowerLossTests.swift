import Foundation
import Glibc
import JSON
import Locking
import SQLite
import TestSupport
import Testing
import UnixSocket

/// Takes the machine's power away while clients log: what was not synced is lost, in parts and in no order
/// (`Tests/PowerLoss`).
enum PowerLossRounds {
    static let library = "\(Built.folder)/libPowerLoss.so"
    private static let loggerCount = 2

    static var isUsable: Bool {
        DaemonProcess.memoryFactor == 1 && FileManager.default.fileExists(atPath: library)
    }

    static func run(_ rounds: Int) throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        let stage = try TemporaryFolder()
        // Every round begins with the journal of a first start.
        let fresh = "\(stage.path)/fresh"
        let first = try DaemonProcess(folder: try made(fresh))
        #expect(first.stop() == 0)
        for round in 0..<rounds {
            let place = "\(stage.path)/\(round)"
            try lose(
                in: place, from: fresh,
                after: Int.random(in: 1...(round % 5 == 4 ? 2500 : 250), using: &random),
                seed: random.next(), "round \(round), seed \(seed)")
            try FileManager.default.removeItem(atPath: place)
        }
    }

    private static func made(_ folder: String) throws -> String {
        try FileManager.default.createDirectory(
            atPath: folder, withIntermediateDirectories: true,
            attributes: [.posixPermissions: 0o700])
        return folder
    }

    private static func lose(
        in place: String, from fresh: String, after steps: Int, seed: UInt64, _ round: String
    ) throws {
        let (folder, disk) = (try made("\(place)/machine"), try made("\(place)/disk"))
        for name in ["journal.sqlite", "journal.sqlite-wal"] {
            for copy in [folder, disk] {
                try? FileManager.default.copyItem(
                    atPath: "\(fresh)/\(name)", toPath: "\(copy)/\(name)")
            }
        }
        let answered = Mutex<[Int: Int]>([:])
        let told = Mutex<Set<Int>>([])
        // A power cut may come before the daemon listens.
        if let daemon = try? DaemonProcess(
            folder: folder,
            environment: [
                "LD_PRELOAD": library, "POWER_LOSS_FOLDER": folder, "POWER_LOSS_DISK": disk,
                "POWER_LOSS_AFTER": String(steps), "POWER_LOSS_SEED": String(seed),
            ])
        {
            let (loggers, watcher) = (DispatchGroup(), DispatchGroup())
            for _ in 0..<loggerCount {
                loggers.enter()
                Thread.detachNewThread {
                    log(daemon, answered)
                    loggers.leave()
                }
            }
            watcher.enter()
            Thread.detachNewThread {
                watch(daemon, told)
                watcher.leave()
            }
            loggers.wait()
            // They end with the daemon; were it there still, the watcher would wait for good.
            if isThere(daemon) {
                Issue.record("the power did not go, \(round)")
                daemon.crash()
            }
            watcher.wait()
            daemon.waitForEnd()
        }
        let after = try DaemonProcess(folder: disk)
        #expect(after.stop() == 0)
        try check(
            after.journal, answered.withLock(\.self), told.withLock(\.self),
            "\(round), \(steps) steps")
    }

    /// Whether it still answers, now that its clients have gone.
    private static func isThere(_ daemon: DaemonProcess) -> Bool {
        guard var client = try? daemon.connect() else { return false }
        return ask(&client)
    }

    /// The answer to a request; `nil` when the power is gone.
    private static func call(
        _ client: inout SocketClient, _ method: String, _ parameters: JSONValue
    ) -> JSONValue? {
        let request: JSONValue = [
            "jsonrpc": "2.0", "id": 1, "method": .string(method), "params": parameters,
        ]
        guard (try? client.send(line: request.text)) != nil, let line = try? client.receiveLine()
        else { return nil }
        return try? JSONValue(parsing: line)["result"]
    }

    /// Asks in words; whether the whole answer came.
    private static func ask(_ client: inout SocketClient) -> Bool {
        guard (try? client.send(line: "what have I had today")) != nil else { return false }
        while let line = try? client.receiveLine() { if line.isEmpty { return true } }
        return false
    }

    /// Logs and asks by turns until the power is gone, noting what was answered and how many entries it gave.
    private static func log(_ daemon: DaemonProcess, _ answered: borrowing Mutex<[Int: Int]>) {
        guard var client = try? daemon.connect() else { return }
        while let result = call(&client, "log", ["text": "2 eggs and toast"]),
            let utterance = result["utterance"]?.integer,
            let entries = result["entries"]?.array?.count
        {
            answered.withLock { $0[utterance] = entries }
            guard ask(&client) else { return }
        }
    }

    /// Follows the journal until the power is gone, noting the utterances that it tells of.
    private static func watch(_ daemon: DaemonProcess, _ told: borrowing Mutex<Set<Int>>) {
        guard var client = try? daemon.connect(), call(&client, "watch", ["since": 0]) != nil
        else { return }
        while let line = try? client.receiveLine() {
            let entries = try? JSONValue(parsing: line)["params"]?["entries"]?.array
            told.withLock { $0.formUnion((entries ?? []).compactMap { $0["utterance"]?.integer }) }
        }
    }

    private static func check(
        _ path: String, _ answered: [Int: Int], _ told: Set<Int>, _ round: String
    ) throws {
        let journal = try Connection(path: path, mode: .readOnly)
        var entries: [Int: Int] = [:]
        var rows = try journal.prepare(
            Query("SELECT utterance, count(*) FROM food_entries WHERE live = 1 GROUP BY utterance"))
        while try rows.step() { entries[Int(rows.integer())] = Int(rows.integer()) }
        for (utterance, count) in answered {
            #expect(entries[utterance] == count, "utterance \(utterance) was answered, \(round)")
        }
        for utterance in told {
            #expect(entries[utterance] != nil, "utterance \(utterance) was told of, \(round)")
        }
        #expect(entries.values.allSatisfy { $0 == 2 }, "\(round)")
        for (what, query) in Self.faults {
            var count = try journal.prepare(query)
            #expect(try count.step())
            #expect(count.integer() == 0, "\(what), \(round)")
        }
        #expect(try journal.text(Query("PRAGMA integrity_check")) == "ok", "\(round)")
    }

    private static let faults = [
        (
            "words without an outcome",
            Query(
                "SELECT count(*) FROM utterances WHERE state IN ('received', 'reading', 'failed')")
        ),
        (
            "totals that are no sums",
            Query(
                """
                SELECT count(*) FROM daily_totals AS total WHERE calories <> (
                    SELECT ifnull(sum(calories), 0) FROM food_entries
                    WHERE day = total.day AND live = 1 AND state = 'logged')
                """)
        ),
    ]
}

@Suite(.enabled(if: PowerLossRounds.isUsable, "needs a program without sanitizers"))
struct PowerLossTests {
    @Test func `twenty losses of power lose and double nothing that was answered`() throws {
        try PowerLossRounds.run(20)
    }
}

@Suite(
    .enabled(
        if: PowerLossRounds.isUsable
            && ProcessInfo.processInfo.environment["DEMETER_SOAK"] != nil))
struct PowerLossSoakTests {
    @Test func `five hundred losses of power lose and double nothing that was answered`() throws {
        try PowerLossRounds.run(500)
    }
}
