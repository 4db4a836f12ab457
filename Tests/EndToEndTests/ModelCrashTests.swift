import Foundation
import JSON
import Locking
import ModelServer
import SQLite
import TestSupport
import Testing
import UnixSocket

/// A model's server that fails at random, and a daemon that is killed again and again before it.
struct ModelCrashTests {
    static let utterances = 200
    static let rounds = 5
    static let clients = 4

    /// About three of ten fail, each in one of seven ways; the seed decides which.
    static func reply(to request: ReceivedRequest, seed: UInt64) -> ServerReply {
        var random = SplitMix64(seed: seed &+ UInt64(request.index))
        let good = Completions.answer(
            Completions.reading(Completions.item("mystery dish", calories: 100)))
        return switch Int.random(in: 0..<100, using: &random) {
        case 0..<2: .silence
        case 2..<4: .drip(Array(good.utf8), milliseconds: 20)
        case 4..<9: .json("{}", status: 429, headers: [("Retry-After", "0")])
        case 9..<14: .json("{}", status: 500)
        case 14..<19: .cut(Array(good.utf8), count: 60)
        case 19..<24: .json("<html>not now</html>")
        case 24..<29: .json(Completions.answer("I like food."))
        default: .json(good)
        }
    }

    /// Logs until everything is answered or the daemon is gone; what is left is for another time.
    private static func log(_ texts: [String], _ daemon: DaemonProcess) -> [String] {
        guard var client = try? daemon.connect() else { return texts }
        for (index, text) in texts.enumerated() {
            let request: JSONValue = [
                "jsonrpc": "2.0", "id": .integer(index), "method": "log",
                "params": ["text": .string(text), "key": .string(text)],
            ]
            guard (try? client.send(line: request.text)) != nil,
                let line = try? client.receiveLine(),
                let state = try? JSONValue(parsing: line)["result"]?["state"]?.string,
                ["logged", "held", "waiting", "failed"].contains(state)
            else { return Array(texts[index...]) }
        }
        return []
    }

    /// All clients together; returns what nobody answered.
    private static func logAll(
        _ texts: [String], _ daemon: DaemonProcess, killing: (() -> Void)?
    ) -> [String] {
        let left = Mutex<[String]>([])
        let group = DispatchGroup()
        for client in 0..<clients {
            let share = texts.enumerated().filter { $0.offset % clients == client }.map(\.element)
            group.enter()
            Thread.detachNewThread {
                let unanswered = log(share, daemon)
                left.withLock { $0 += unanswered }
                group.leave()
            }
        }
        killing?()
        group.wait()
        return left.withLock(\.self)
    }

    /// Lets the queue read what waits. A server at rest is asked again at once after a reload.
    private static func drain(_ daemon: DaemonProcess) throws {
        var watcher = try SocketClient(
            connectingTo: daemon.socket, patience: .milliseconds(400))
        _ = try watcher.call("watch")
        let deadline = ContinuousClock.now + .seconds(240)
        while ContinuousClock.now < deadline {
            var client = try daemon.connect()
            let result = try client.call("status")["result"]
            if result?["queues"]?["waiting"] == 0, result?["queues"]?["received"] == 0 { return }
            if result?["model"]?["state"] == "resting" { daemon.signal(SIGHUP) }
            // Events tell of progress; silence asks for another look.
            while (try? watcher.receiveLine()) != nil {}
        }
    }

    @Test(.timeLimit(.minutes(30)))
    func `with a bad server and five crashes each utterance has one outcome`() throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        let server = try ModelServer { Self.reply(to: $0, seed: seed) }
        let daemon = try DaemonProcess(environment: [
            "DEMETER_MODEL_MODE": "auto", "DEMETER_MODEL_BASE_URL": server.address,
            "DEMETER_MODEL_MODEL": "m", "DEMETER_MODEL_TIMEOUT": "0.6",
            "DEMETER_MODEL_REQUESTS_PER_MINUTE": "10000",
            "DEMETER_MODEL_REQUESTS_PER_DAY": "1000000",
        ])
        var left = (0..<Self.utterances).map { "mystery dish of the \(Self.ordinal($0)) kind" }
        for round in 0..<Self.rounds {
            let share = Self.utterances / Self.rounds * (round + 1)
            let now = Array(left.prefix(max(1, share - (Self.utterances - left.count))))
            left.removeFirst(now.count)
            let after = server.requests.count + Int.random(in: 1...12, using: &random)
            left += Self.logAll(now, daemon) {
                let deadline = ContinuousClock.now + .seconds(20)
                while server.requests.count < after, ContinuousClock.now < deadline {
                    sched_yield()
                }
                daemon.crash()
            }
            try daemon.start()
        }
        #expect(Self.logAll(left, daemon, killing: nil) == [], "seed \(seed)")
        try Self.drain(daemon)
        #expect(daemon.stop() == 0)
        try Self.check(daemon.journal, seed)
    }

    /// Words without digits, so that nothing is taken for an amount.
    private static func ordinal(_ number: Int) -> String {
        let letters = Array("bcdfghklmnprst")
        return [number / 196, number / 14 % 14, number % 14].map { "\(letters[$0])o" }.joined()
            + "x"
    }

    private static func check(_ path: String, _ seed: UInt64) throws {
        let journal = try Connection(path: path, mode: .readOnly)
        func count(_ sql: String) throws -> Int {
            var query = try journal.prepare(Query(sql))
            guard try query.step() else { return -1 }
            return Int(query.integer())
        }
        #expect(try count("SELECT count(*) FROM utterances") == utterances, "seed \(seed)")
        #expect(
            try count(
                "SELECT count(*) FROM utterances WHERE state NOT IN ('logged', 'held', 'failed')")
                == 0,
            "seed \(seed)")
        #expect(
            try count(
                """
                SELECT count(*) FROM utterances AS one WHERE (
                    SELECT count(*) FROM food_entries WHERE utterance = one.id AND live = 1
                ) <> iif(one.state = 'failed', 0, 1)
                """) == 0, "seed \(seed)")
        let logged = try count(
            "SELECT count(*) FROM food_entries WHERE live = 1 AND state = 'logged'")
        #expect(logged > utterances / 2, "seed \(seed)")
        #expect(
            try count("SELECT ifnull(sum(calories), 0) / 1000 FROM daily_totals") == logged * 100,
            "seed \(seed)")
    }
}
