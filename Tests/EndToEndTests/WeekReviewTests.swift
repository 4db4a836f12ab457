import Foundation
import JSON
import SQLite
import TestSupport
import Testing
import UnixSocket

/// Reviews of weeks by live daemons, each at a time of its own, on one journal.
@Suite(.serialized, .enabled(if: FakeTime.library != nil, "needs the package faketime"))
struct WeekReviewTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func configuration() throws -> String {
        let path = "\(folder.path)/config.toml"
        try """
        [summary]
        week = "sunday 20:00"
        [[summary.sink]]
        kind = "file"
        path = "\(folder.path)/reviews.txt"
        [[summary.sink]]
        kind = "command"
        command = "echo $DEMETER_SUMMARY_ID $DEMETER_SUMMARY_REVISION >> \(folder.path)/ids.txt"
        """.write(toFile: path, atomically: true, encoding: .utf8)
        return path
    }

    private func daemon(_ time: String, zone: String = "Europe/Berlin") throws -> DaemonProcess {
        try DaemonProcess(
            folder: folder.path, environment: FakeTime.environment(time, zone: zone),
            arguments: ["--config", try configuration()])
    }

    private func text(_ name: String) -> String {
        (try? String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)) ?? ""
    }

    private var reviews: [String] {
        text("ids.txt").split(separator: "\n").map(String.init).filter { $0.contains("week") }
    }

    /// Reviews in the outbox by their states, for both sinks.
    private func outbox() throws -> String? {
        let journal = try Connection(path: "\(folder.path)/journal.sqlite", mode: .readOnly)
        return try journal.text(
            Query(
                """
                SELECT ifnull(group_concat(last_day || ' ' || state, ', '), '')
                FROM (SELECT last_day, state FROM outbox WHERE kind = 'week' ORDER BY id)
                """))
    }

    @Test(.timeLimit(.minutes(30)))
    func `a week is told of once, whoever kills the daemon and wherever its person flies`() throws {
        // The clocks went forward that morning, and the evening is in summer time.
        let first = try daemon("2026-03-29 19:59:50")
        var client = try first.connect()
        _ = try client.call("log", ["text": "2 eggs", "at": "2026-03-28T20:00:00+01:00"])
        #expect(try outbox() == "")
        // What a sink has confirmed and is not noted yet would come once more with the same id.
        try waitUntil { try outbox() == "2026-03-29 sent, 2026-03-29 sent" }
        first.crash()
        #expect(reviews == ["demeter-week-2026-03-29 1"])
        #expect(
            text("reviews.txt").contains("The week to Sunday, 29 March 2026: 150 kcal a day\n"))
        // Again and again, on the same evening and later, and in the west where it has not come yet.
        for (time, zone) in [
            ("2026-03-29 20:00:30", "Europe/Berlin"), ("2026-03-29 14:30:00", "America/New_York"),
            ("2026-03-29 20:00:10", "America/New_York"), ("2026-03-31 08:00:00", "Asia/Taipei"),
        ] {
            let again = try daemon(time, zone: zone)
            var client = try again.connect()
            _ = try client.call("status")
            again.crash()
        }
        #expect(try outbox() == "2026-03-29 sent, 2026-03-29 sent")
        #expect(reviews == ["demeter-week-2026-03-29 1"])
    }

    @Test(.timeLimit(.minutes(30)))
    func `an evening that was slept through is told of at the next start`() throws {
        let first = try daemon("2026-03-25 12:00:00")
        var client = try first.connect()
        _ = try client.call("log", ["text": "2 eggs"])
        first.crash()
        let later = try daemon("2026-03-31 07:00:00")
        try waitUntil { reviews.count == 1 }
        #expect(reviews == ["demeter-week-2026-03-29 1"])
        var other = try later.connect()
        let week = try other.call("summary.week", ["date": "2026-03-29"])["result"]?["figures"]
        #expect(week?["logged_days"] == 1 && week?["average"]?["calories"] == 150)
        #expect(week?["open"] == false)
        #expect(later.stop() == 0)
    }

    @Test(.timeLimit(.minutes(30)))
    func `the command line prints a week as text, page and figures`() throws {
        let daemon = try daemon("2026-03-29 12:00:00")
        var client = try daemon.connect()
        _ = try client.call("log", ["text": "2 eggs"])
        func run(_ words: String...) throws -> String {
            try Command.run(
                Built.program("demeter"), ["summary"] + words + ["--socket", daemon.socket]
            ).output
        }
        #expect(
            try run("--week").hasPrefix("The week to Sunday, 29 March 2026: 150 kcal a day\n"))
        #expect(try run("--week", "--html", "2026-03-29").contains("<title>The week to Sunday"))
        let figures = try JSONValue(parsing: try run("--week", "--json"))["figures"]
        #expect(figures?["kind"] == "week" && figures?["open"] == true)
        #expect(daemon.stop() == 0)
    }
}
