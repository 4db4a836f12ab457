import Foundation
import JSON
import ModelServer
import Nutrition
import SQLite
import TestSupport
import Testing
import UnixSocket

/// A daemon under libfaketime, at a time of its own that goes on from there.
enum FakeTime {
    static let library = [
        "/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1",
        "/usr/lib/aarch64-linux-gnu/faketime/libfaketime.so.1",
    ].first { FileManager.default.fileExists(atPath: $0) }

    /// `time` is local: `2026-03-28 23:59:50`.
    static func environment(_ time: String, zone: String) -> [String: String] {
        ["FAKETIME": "@\(time)", "TZ": zone, "LD_PRELOAD": library ?? ""]
    }
}

@Suite(.serialized, .enabled(if: FakeTime.library != nil, "needs the package faketime"))
struct RolloverTests {
    private func configuration(_ folder: TemporaryFolder) throws -> String {
        let path = "\(folder.path)/config.toml"
        try """
        [[summary.sink]]
        kind = "file"
        path = "\(folder.path)/summaries.txt"
        [[summary.sink]]
        kind = "command"
        command = "echo $DEMETER_SUMMARY_ID >> \(folder.path)/ids.txt"
        """.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    private func text(_ folder: TemporaryFolder, _ name: String) -> String {
        (try? String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)) ?? ""
    }

    @Test(.timeLimit(.minutes(30)))
    func `a day ends at the person's midnight, once, and its sinks are told`() throws {
        let folder = try TemporaryFolder()
        let daemon = try DaemonProcess(
            environment: FakeTime.environment("2026-03-28 23:59:48", zone: "Europe/Berlin"),
            arguments: ["--config", try configuration(folder)])
        var client = try daemon.connect()
        _ = try client.call("log", ["text": "2 eggs", "at": "2026-03-28T20:00:00+01:00"])
        var watcher = try daemon.connect()
        _ = try watcher.call("watch", ["since": 0])
        var kinds: [String] = []
        while kinds.last != "day_closed" {
            let event = try JSONValue(parsing: try #require(try watcher.receiveLine()))
            kinds.append(event["params"]?["kind"]?.string ?? "")
        }
        #expect(kinds == ["log", "day_closed"])
        let yesterday = try client.call("day", ["date": "2026-03-28"])["result"]
        #expect(yesterday?["closed"]?.bool == true)
        let status = try client.call("status")["result"]
        #expect(status?["next_rollover"]?.string == "2026-03-30T00:00:00+02:00")
        // The marks of the ends of both deliveries.
        try waitUntil {
            text(folder, "ids.txt").hasSuffix("\n") && !text(folder, "summaries.txt").isEmpty
        }
        #expect(text(folder, "ids.txt") == "demeter-2026-03-28\n")
        #expect(text(folder, "summaries.txt").hasPrefix("Saturday, 28 March 2026: 150 kcal\n"))
        #expect(daemon.stop() == 0)
    }

    @Test(.timeLimit(.minutes(30)))
    func `the zone changes while the daemon runs, and the next end of the day with it`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/config.toml"
        func write(_ zone: String) throws {
            try "[day]\ntime_zone = \"\(zone)\"\n"
                .write(toFile: path, atomically: true, encoding: .utf8)
        }
        try write("Europe/Berlin")
        let daemon = try DaemonProcess(
            environment: FakeTime.environment("2026-03-28 12:00:00", zone: "UTC"),
            arguments: ["--config", path])
        var client = try daemon.connect()
        func next() throws -> String? {
            try client.call("status")["result"]?["next_rollover"]?.string
        }
        #expect(try next() == "2026-03-29T00:00:00+01:00")
        try write("Asia/Kathmandu")
        daemon.signal(SIGHUP)
        try waitUntil { !daemon.isRunning || daemon.log.contains("read again") }
        #expect(try next() == "2026-03-29T00:00:00+05:45")
    }

    /// Runs a day that ends as soon as the zone is one farther east, and tells what `status` says.
    ///
    /// - Parameter travel: makes the zone Asia/Kathmandu, where it is five hours later.
    private func closesAtOnce(
        _ daemon: DaemonProcess, when travel: () throws -> Void
    ) throws -> (before: JSONValue?, after: JSONValue?) {
        var client = try daemon.connect()
        _ = try client.call("log", ["text": "2 eggs"])
        var watcher = try daemon.connect()
        _ = try watcher.call("watch")
        let before = try client.call("status")["result"]?["next_rollover"]
        try travel()
        // Nobody asks anything meanwhile: the daemon itself has to notice.
        let event = try JSONValue(parsing: try #require(try watcher.receiveLine()))["params"]
        #expect(event?["kind"] == "day_closed" && event?["date"] == "2026-03-28")
        return (before, try client.call("status")["result"]?["next_rollover"])
    }

    @Test(.timeLimit(.minutes(30)))
    func `the system's zone file is replaced, and the day that is over there ends at once`() throws
    {
        let folder = try TemporaryFolder()
        let file = "\(folder.path)/localtime"
        func put(_ zone: String) throws {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/zoneinfo/\(zone)"))
            try bytes.write(to: URL(fileURLWithPath: file), options: .atomic)
        }
        try put("Europe/Berlin")
        let daemon = try DaemonProcess(
            environment: FakeTime.environment("2026-03-28 20:00:00", zone: ":\(file)"))
        let (before, after) = try closesAtOnce(daemon) { try put("Asia/Kathmandu") }
        #expect(before == "2026-03-29T00:00:00+01:00")
        #expect(after == "2026-03-30T00:00:00+05:45")
    }

    @Test(.timeLimit(.minutes(30)), .enabled(if: PrivateEtc.isPossible, "needs a mount namespace"))
    func `another zone is chosen for the system, and the day that is over there ends at once`()
        throws
    {
        let etc = try PrivateEtc()
        try etc.choose("Europe/Berlin")
        var environment = FakeTime.environment("2026-03-28 20:00:00", zone: "")
        environment["TZ"] = nil
        let daemon = try DaemonProcess(environment: environment, wrapper: etc.wrapper)
        let (before, after) = try closesAtOnce(daemon) { try etc.choose("Asia/Kathmandu") }
        #expect(before == "2026-03-29T00:00:00+01:00")
        #expect(after == "2026-03-30T00:00:00+05:45")
        var client = try daemon.connect()
        #expect(try client.call("status")["result"]?["time_zone"] == "Asia/Kathmandu")
    }

    @Test(.timeLimit(.minutes(30)))
    func `after an absence one digest tells of what was missed, and the first reply does not wait`()
        throws
    {
        let folder = try TemporaryFolder()
        let arguments = ["--config", try configuration(folder)]
        let first = try DaemonProcess(
            folder: folder.path,
            environment: FakeTime.environment("2026-03-20 12:00:00", zone: "Europe/Berlin"),
            arguments: arguments)
        var client = try first.connect()
        for day in ["2026-03-20", "2026-03-21"] {
            _ = try client.call("log", ["text": "2 eggs", "at": .string(day + "T11:00:00+01:00")])
        }
        #expect(first.stop() == 0)
        let second = try DaemonProcess(
            folder: folder.path,
            environment: FakeTime.environment("2041-03-20 12:00:00", zone: "Europe/Berlin"),
            arguments: arguments)
        client = try second.connect()
        let today = try client.call("day")["result"]
        #expect(today?["date"] == "2041-03-20" && today?["closed"] == false)
        try waitUntil {
            text(folder, "ids.txt").hasSuffix("\n") && !text(folder, "summaries.txt").isEmpty
        }
        #expect(text(folder, "ids.txt") == "demeter-2026-03-20-2026-03-21\n")
        #expect(
            text(folder, "summaries.txt")
                .hasPrefix("Friday, 20 March 2026 to Saturday, 21 March 2026\n"))
        let days = try client.call("days", ["from": "2026-03-20", "to": "2026-03-23"])["result"]
        #expect(days?.array?.map { $0["closed"]?.bool } == [true, true, true, true])
        #expect(second.stop() == 0)
        let journal = try Connection(path: second.journal, mode: .readOnly)
        #expect(try journal.integer(Query("SELECT count(*) FROM outbox")) == 2)
        // Two days with entries, and all the others together.
        #expect(
            try journal.integer(Query("SELECT count(*) FROM events WHERE kind = 'day_closed'")) == 3
        )
    }

    /// What a watcher is told next: kind, and the days that it is of.
    private func event(_ watcher: inout SocketClient) throws -> [String] {
        let event = try JSONValue(parsing: try #require(try watcher.receiveLine()))["params"]
        return ["kind", "from", "date", "revision"].compactMap { event?[$0]?.text }
    }

    @Test(.timeLimit(.minutes(30)))
    func `a clock that goes forward and back leaves today open, and nobody is told twice`() throws {
        let folder = try TemporaryFolder()
        let clock = "\(folder.path)/clock"
        func set(_ offset: String) throws {
            try offset.write(toFile: clock, atomically: true, encoding: .utf8)
        }
        try set("+0d")
        let daemon = try DaemonProcess(
            environment: [
                "FAKETIME_TIMESTAMP_FILE": clock, "FAKETIME_NO_CACHE": "1", "TZ": "UTC",
                "LD_PRELOAD": FakeTime.library ?? "",
            ], arguments: ["--config", try configuration(folder)])
        // The kernel's own notice is of the machine's clock, which stays as it is.
        func jump(_ offset: String) throws {
            try set(offset)
            daemon.signal(SIGHUP)
        }
        var client = try daemon.connect()
        _ = try client.call("log", ["text": "2 eggs"])
        let date = try client.call("day")["result"]?["date"]?.string
        let today = try #require(date.flatMap { LocalDay($0) })
        func text(_ days: Int) -> String { "\"\(today.advanced(by: days))\"" }
        var watcher = try daemon.connect()
        _ = try watcher.call("watch")
        func told(_ count: Int64) throws {
            let journal = try Connection(path: daemon.journal, mode: .readOnly)
            let sent = Query("SELECT count(*) FROM outbox WHERE state = 'sent'")
            try waitUntil { try !daemon.isRunning || journal.integer(sent) >= count }
            #expect(try journal.integer(Query("SELECT count(*) FROM outbox")) == count)
        }

        try jump("+10d")
        #expect(try event(&watcher) == [#""day_closed""#, text(0), text(0), "1"])
        #expect(try event(&watcher) == [#""day_closed""#, text(1), text(9), "1"])
        try told(2)
        try jump("+0d")
        #expect(try event(&watcher) == [#""day_opened""#, text(0), text(9), "1"])
        #expect(try client.call("day")["result"]?["closed"] == false)
        let next = try client.call("status")["result"]?["next_rollover"]?.string
        #expect(next == "\(today.advanced(by: 1))T00:00:00+00:00")
        // The day ends again with the figures that were told.
        try jump("+1d")
        #expect(try event(&watcher) == [#""day_closed""#, text(0), text(0), "2"])
        try told(2)
        // And once more, with others.
        try jump("+0d")
        #expect(try event(&watcher) == [#""day_opened""#, text(0), text(0), "1"])
        _ = try client.call("log", ["text": "toast"])
        #expect(try event(&watcher).first == #""log""#)
        try jump("+1d")
        #expect(try event(&watcher) == [#""day_closed""#, text(0), text(0), "3"])
        try told(4)

        try jump("+29200d")
        try waitUntil {
            !daemon.isRunning || daemon.log.contains("no day is closed until it is set right")
        }
        let tomorrow = JSONValue.string("\(today.advanced(by: 1))")
        let far = try client.call("days", ["from": tomorrow, "to": tomorrow])["result"]
        #expect(far?.array?.first?["closed"] == false)
        #expect(daemon.stop() == 0)
    }

    @Test(.timeLimit(.minutes(30)))
    func `a machine that sleeps over midnight closes the day when it wakes`() throws {
        // A busy machine has twelve seconds to get so far that there is something to close.
        let midnight = ContinuousClock.now + .seconds(12)
        let daemon = try DaemonProcess(
            environment: FakeTime.environment("2026-03-28 23:59:48", zone: "Europe/Berlin"))
        var client = try daemon.connect()
        _ = try client.call("log", ["text": "2 eggs", "at": "2026-03-28T20:00:00+01:00"])
        var watcher = try daemon.connect()
        _ = try watcher.call("watch", ["since": 0])
        #expect(try event(&watcher).first == #""log""#)
        daemon.signal(SIGSTOP)
        try waitUntil { ContinuousClock.now > midnight + .seconds(2) }
        daemon.signal(SIGCONT)
        #expect(
            try event(&watcher) == [#""day_closed""#, #""2026-03-28""#, #""2026-03-28""#, "1"])
        #expect(try client.call("day")["result"]?["date"] == "2026-03-29")
        #expect(try client.call("day")["result"]?["closed"] == false)
        #expect(daemon.stop() == 0)
    }

    @Test(.timeLimit(.minutes(30)))
    func `killed around midnight, each day is closed once and told once or again`() throws {
        try MidnightRounds.run(10)
    }
}

/// Kills the daemon at random moments around midnight and starts it again.
enum MidnightRounds {
    static func run(_ rounds: Int) throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        let shared = try TemporaryFolder()
        let address = "unix:path=\(shared.path)/bus"
        let ports = (mail: try SinkServices.freePort(), web: try SinkServices.freePort())
        let services =
            try SinkServices.areInstalled
            ? SinkServices(
                in: shared.path, mailPort: ports.mail, webPort: ports.web, address: address) : nil
        var twice = 0
        for round in 0..<rounds {
            let folder = try TemporaryFolder()
            let configuration = "\(folder.path)/config.toml"
            try sinks(folder.path, round, services == nil ? nil : ports)
                .write(toFile: configuration, atomically: true, encoding: .utf8)
            func daemon(_ time: String) throws -> DaemonProcess {
                var environment = FakeTime.environment(time, zone: "Europe/Berlin")
                environment["DBUS_SESSION_BUS_ADDRESS"] = address
                return try DaemonProcess(
                    folder: folder.path, environment: environment,
                    arguments: ["--config", configuration])
            }
            let shown = services?.replaced.count ?? 0
            // Long before midnight, which a slow machine would pass while it starts.
            let before = try daemon("2026-03-28 22:00:00")
            var client = try before.connect()
            _ = try client.call("log", ["text": "2 eggs", "at": "2026-03-28T20:00:00+01:00"])
            #expect(before.stop() == 0)
            let first = try daemon("2026-03-28 23:59:58")
            client = try first.connect()
            // Random work of our own passes a random time without a clock.
            let until =
                ContinuousClock.now + .milliseconds(Int.random(in: 0...2500, using: &random))
            while ContinuousClock.now < until { _ = first.isRunning }
            first.crash()
            let second = try daemon("2026-03-29 00:00:01")
            let journal = try Connection(path: second.journal, mode: .readOnly)
            func count(_ query: String) throws -> Int64 { try journal.integer(Query(query)) }
            let sinkCount = Int64(services == nil ? 2 : 6)
            try waitUntil {
                try count("SELECT count(*) FROM outbox WHERE state = 'sent'") >= sinkCount
            }
            #expect(second.stop() == 0)
            let place: Comment = "seed \(seed), round \(round)"
            let closed = try count("SELECT count(*) FROM events WHERE kind = 'day_closed'")
            #expect(closed == 1, place)
            #expect(try count("SELECT count(*) FROM outbox") == sinkCount, place)
            var told: [String: [String]] = [
                "command": lines("\(folder.path)/ids.txt"),
                "file": lines("\(folder.path)/summaries.txt").filter { $0.hasPrefix("-- ") },
            ]
            if let services {
                for kind in ["hook", "topic"] {
                    told[kind] = services.web.requests.filter { $0.path == "/\(kind)-\(round)" }
                        .compactMap { $0.headers["idempotency-key"] ?? $0.headers["x-sequence-id"] }
                }
                told["mail"] = services.mails.filter { $0.receiver == "r\(round)@example.org" }
                    .compactMap(\.id)
                told["desktop"] = services.replaced.dropFirst(shown).map(String.init)
            }
            for (kind, ids) in told {
                #expect((1...2).contains(ids.count), "\(kind), \(place)")
                #expect(Set(ids).count == 1, "\(kind), \(place)")
                if ids.count == 2 { twice += 1 }
            }
        }
        print("\(rounds) rounds around midnight, seed \(seed): \(twice) messages came twice")
    }

    private static func lines(_ path: String) -> [String] {
        ((try? String(contentsOfFile: path, encoding: .utf8)) ?? "").split(separator: "\n")
            .map(String.init)
    }

    private static func sinks(
        _ folder: String, _ round: Int, _ ports: (mail: UInt16, web: UInt16)?
    ) -> String {
        var text = """
            [[summary.sink]]
            kind = "command"
            command = "echo $DEMETER_SUMMARY_ID-$DEMETER_SUMMARY_REVISION >> \(folder)/ids.txt"
            [[summary.sink]]
            kind = "file"
            path = "\(folder)/summaries.txt"

            """
        if let ports {
            text += """
                [[summary.sink]]
                kind = "email"
                server = "127.0.0.1:\(ports.mail)"
                from = "demeter@example.org"
                to = ["r\(round)@example.org"]
                [[summary.sink]]
                kind = "webhook"
                url = "http://127.0.0.1:\(ports.web)/hook-\(round)"
                [[summary.sink]]
                kind = "ntfy"
                url = "http://127.0.0.1:\(ports.web)/topic-\(round)"
                [[summary.sink]]
                kind = "desktop"
                """
        }
        return text
    }
}
