import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// A live daemon, and a calendar of radicale's.
@Suite(.serialized, .enabled(if: CalendarServer.isThere, PythonPeer.reason))
struct CalendarTests {
    /// The calendar shows what was eaten in the last thirty days.
    private static let today = String(ISO8601DateFormatter().string(from: Date()).prefix(10))

    private static func daemon(
        _ server: CalendarServer, _ more: [String: String] = [:]
    ) throws -> DaemonProcess {
        try DaemonProcess(
            environment: server.environment.merging(["TZ": "UTC"]) { $1 }.merging(more) { $1 })
    }

    private static func log(_ daemon: DaemonProcess, _ text: String, at time: String) throws {
        var client = try daemon.connect()
        let logged = try client.call(
            "log", ["text": .string(text), "at": .string("\(today)T\(time)Z")])
        try #require(logged["error"] == nil, "\(logged)")
    }

    @Test func `meals are events, and what is done to them is done there`() throws {
        let server = try CalendarServer()
        defer { server.stop() }
        let daemon = try Self.daemon(server)
        defer { daemon.stop() }
        try Self.log(daemon, "2 eggs", at: "12:10:00")
        try Self.log(daemon, "a slice of toast", at: "12:50:00")
        func only() -> String? { server.events.count == 1 ? server.events.values.first : nil }
        try waitUntil { only()?.contains("toast") == true }
        let name = try #require(server.events.keys.first)
        #expect(name.hasPrefix("demeter-") && name.hasSuffix("-\(Self.today)-lunch.ics"))
        let read = try server.read(try #require(only()))
        #expect(read[0].hasPrefix("Lunch: ") && read[0].hasSuffix(" kcal"))
        #expect(read[1] == "\(Self.today)T12:10:00+00:00")
        #expect(read[2] == "\(Self.today)T12:50:00+00:00")
        #expect(read[3].hasPrefix("egg") && read[4].hasPrefix("toast") && read.count == 5)
        // An edit, undo, redo and a deletion.
        var client = try daemon.connect()
        let day = try client.call("day")["result"]
        let toast = try #require(day?["entries"]?.array?.last?["id"])
        _ = try client.call("edit", ["entry": toast, "grams": 123])
        try waitUntil { only()?.contains("123 g") == true }
        _ = try client.call("undo")
        try waitUntil { only()?.contains("123 g") == false }
        _ = try client.call("delete", ["entry": toast])
        try waitUntil { only()?.contains("toast") == false }
        _ = try client.call("undo")
        try waitUntil { only()?.contains("toast") == true }
        // A meal that is another one now is an event of that.
        try Self.log(daemon, "100 g rice", at: "18:30:00")
        try waitUntil { server.events.keys.contains { $0.hasSuffix("-dinner.ics") } }
        _ = try client.call("undo")
        try waitUntil { server.events.count == 1 }
    }

    @Test func `what somebody wrote over stays until the meal is another one`() throws {
        let server = try CalendarServer()
        defer { server.stop() }
        let daemon = try Self.daemon(server)
        defer { daemon.stop() }
        try Self.log(daemon, "2 eggs", at: "12:10:00")
        try waitUntil { server.events.count == 1 }
        let (name, text) = try #require(server.events.first)
        try server.overwrite(name, text.replacing("SUMMARY:", with: "SUMMARY:Mine "))
        try Self.log(daemon, "100 g rice", at: "18:30:00")
        try waitUntil { server.events.count == 2 }
        #expect(server.events[name]?.contains("SUMMARY:Mine ") == true)
        try Self.log(daemon, "a slice of toast", at: "12:20:00")
        try waitUntil { server.events[name]?.contains("toast") == true }
        #expect(server.events[name]?.contains("Mine") == false)
    }

    @Test func `what is forgotten is gone there, and one event a day is one event`() throws {
        let server = try CalendarServer()
        defer { server.stop() }
        let daemon = try Self.daemon(server, ["DEMETER_CALENDAR_EVENT": "day"])
        defer { daemon.stop() }
        try Self.log(daemon, "2 eggs", at: "12:10:00")
        try Self.log(daemon, "100 g rice", at: "18:30:00")
        try waitUntil { server.events.values.first?.contains("rice") == true }
        #expect(server.events.count == 1)
        let read = try server.read(try #require(server.events.values.first))
        #expect(read[1] == Self.today && read[0].hasSuffix(" kcal"))
        daemon.stop()
        let forgotten = try Command.run(
            Built.program("demeter"),
            [
                "forget", "--from", "2000-01-01", "--to", "2100-01-01", "--yes", "--really",
                "--data-dir", daemon.folder, "--config", "/dev/null",
            ])
        #expect(forgotten.status == 0, "\(forgotten.errors)")
        try daemon.start()
        try waitUntil { server.events.isEmpty }
        let status = try JSONValue(
            parsing: Command.run(
                Built.program("demeter"), ["status", "--json", "--socket", daemon.socket]
            ).output)
        try #require(status["calendar"]?["state"]?.string == "serving", "\(status)")
    }

    @Test func `a calendar that is away gets everything later, and is told of meanwhile`() throws {
        let server = try CalendarServer()
        defer { server.stop() }
        let daemon = try Self.daemon(server, ["DEMETER_CALENDAR_PASSWORD": "wrong"])
        try Self.log(daemon, "2 eggs", at: "12:10:00")
        func complaint() throws -> String {
            try JSONValue(
                parsing: Command.run(
                    Built.program("demeter"), ["status", "--json", "--socket", daemon.socket]
                ).output)["calendar"]?["complaint"]?.string ?? ""
        }
        try waitUntil { try complaint().contains("calendar.password_file") }
        daemon.stop()
        let again = try DaemonProcess(
            folder: daemon.folder, environment: server.environment.merging(["TZ": "UTC"]) { $1 })
        defer { again.stop() }
        try waitUntil { server.events.count == 1 }
    }

    @Test func `without a calendar there is no process`() throws {
        let daemon = try DaemonProcess()
        defer { daemon.stop() }
        try Self.log(daemon, "2 eggs", at: "12:10:00")
        #expect(try daemon.child(named: "demeter-sync") == nil)
        let run = try Command.run(
            Built.program("demeter-sync"),
            ["--calendar", "--once", "--data-dir", daemon.folder, "--config", "/dev/null"])
        #expect(run.status == 65 && run.errors.contains("set \"url\" under [calendar]"))
    }
}
