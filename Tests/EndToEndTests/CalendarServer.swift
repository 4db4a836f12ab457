import Foundation
import TestSupport
import Testing

/// radicale, a CalDAV server that is not ours, with one empty calendar.
final class CalendarServer {
    private static let program = PythonPeer.interpreter.map {
        $0.replacingOccurrences(of: "/python3", with: "/radicale")
    }

    static let isThere = program.map(FileManager.default.isExecutableFile) == true

    /// Of the calendar.
    let address: String
    private let folder: TemporaryFolder
    private let process: HelperProcess

    init() throws {
        folder = try TemporaryFolder()
        let port = try SilentServer().port
        let program = try #require(Self.program)
        // "secret", as htpasswd has it without a digest.
        try "me:secret\n".write(
            toFile: "\(folder.path)/users", atomically: true, encoding: .utf8)
        process = try HelperProcess(
            [
                program, "--config", "", "--server-hosts", "127.0.0.1:\(port)",
                "--storage-filesystem-folder", "\(folder.path)/store", "--auth-type", "htpasswd",
                "--auth-htpasswd-filename", "\(folder.path)/users",
                "--auth-htpasswd-encryption", "plain", "--auth-delay", "0",
            ], in: folder.path, ready: "Radicale server ready")
        address = "http://127.0.0.1:\(port)/me/meals"
        let made = try Command.run(
            "/usr/bin/curl",
            ["--silent", "--fail", "--user", "me:secret", "--request", "MKCALENDAR", address + "/"])
        try #require(made.status == 0, "\(made.errors) \(process.said)")
    }

    func stop() { process.stop() }

    /// What a daemon is told.
    var environment: [String: String] {
        [
            "DEMETER_CALENDAR_URL": address, "DEMETER_CALENDAR_USER": "me",
            "DEMETER_CALENDAR_PASSWORD": "secret",
        ]
    }

    /// The events as radicale keeps them, by their files' names.
    var events: [String: String] {
        let place = "\(folder.path)/store/collection-root/me/meals"
        var found: [String: String] = [:]
        for name in (try? FileManager.default.contentsOfDirectory(atPath: place)) ?? []
        where name.hasSuffix(".ics") {
            found[name] = try? String(contentsOfFile: "\(place)/\(name)", encoding: .utf8)
        }
        return found
    }

    /// An event as a parser that is not ours reads it, which radicale stands on.
    func read(_ text: String) throws -> [String] {
        let file = "\(folder.path)/event.ics"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let run = try Command.run(
            try #require(PythonPeer.interpreter),
            [
                "-c",
                """
                import sys, vobject
                event = vobject.readOne(open(sys.argv[1], encoding='utf-8', newline='').read()).vevent
                print(event.summary.value)
                print(event.dtstart.value.isoformat())
                print(event.dtend.value.isoformat())
                print(event.description.value)
                """, file,
            ])
        try #require(run.status == 0, "\(run.errors)")
        return run.output.split(separator: "\n").map(String.init)
    }

    /// Puts something in an event's place by hand.
    func overwrite(_ name: String, _ text: String) throws {
        let file = "\(folder.path)/own.ics"
        try text.write(toFile: file, atomically: true, encoding: .utf8)
        let run = try Command.run(
            "/usr/bin/curl",
            [
                "--silent", "--fail", "--user", "me:secret", "--upload-file", file, "--header",
                "Content-Type: text/calendar", "\(address)/\(name)",
            ])
        try #require(run.status == 0, "\(run.errors)")
    }
}
