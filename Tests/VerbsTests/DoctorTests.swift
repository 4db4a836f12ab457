import Foundation
import Glibc
import JSON
import TestSupport
import Testing

@testable import Verbs

@Suite(.serialized)
struct DoctorTests {
    private struct Found: Hashable {
        var level: String
        var subject: String
        var finding: String
        var remedy: String?
    }

    private func doctor(
        _ folder: TemporaryFolder, environment: [String: String] = [:],
        daemon: ScriptedDaemon? = nil
    ) throws -> [Found] {
        let run = try demeter(
            ["doctor", "--json"], daemon: daemon,
            environment: ["DEMETER_DATA_DIR": folder.path].merging(environment) { $1 })
        let json = try JSONValue(parsing: run.output)
        return (json["findings"]?.array ?? []).map {
            Found(
                level: $0["level"]?.string ?? "", subject: $0["subject"]?.string ?? "",
                finding: $0["finding"]?.string ?? "", remedy: $0["remedy"]?.string)
        }
    }

    /// A journal of one day with a copy of it.
    private func fill(_ folder: TemporaryFolder) throws {
        let environment = ["DEMETER_DATA_DIR": folder.path]
        let table = "Date,Meal,Calories\n2026-03-01,Lunch,500\n"
        #expect(
            try demeter(["import", "-"], input: Array(table.utf8), environment: environment).status
                == 0)
        mkdir("\(folder.path)/backups", 0o700)
        let copy = "\(folder.path)/backups/journal-2026-03-06.sqlite"
        #expect(try demeter(["backup", copy], environment: environment).status == 0)
        chmod(folder.path, 0o700)
    }

    private func find(_ found: [Found], _ subject: String, _ level: String) -> Found? {
        found.first { $0.subject == subject && $0.level == level }
    }

    @Test func `a sound journal is told of`() throws {
        let folder = try TemporaryFolder()
        try fill(folder)
        let found = try doctor(folder)
        #expect(find(found, "data folder", "good")?.finding == folder.path)
        let journal = try #require(find(found, "journal", "good"))
        #expect(journal.finding.hasPrefix("sound: 1 entry of 1 day ("))
        #expect(find(found, "daily copies", "good") != nil)
        #expect(found.contains { $0.level == "fault" && $0.remedy == nil } == false)
    }

    @Test func `an unknown key is named with its remedy`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/config.toml"
        try write(Array("[day]\ntime_zon = \"UTC\"\n".utf8), to: path)
        let found = try doctor(folder, environment: ["DEMETER_CONFIG": path])
        #expect(
            find(found, "configuration", "fault")
                == Found(
                    level: "fault", subject: "configuration",
                    finding:
                        "\(path):2:1: unknown key \"day.time_zon\"; did you mean \"day.time_zone\"?",
                    remedy: "Correct that place; demeter.toml(5) lists every key."))
    }

    @Test func `a wrong zone and an unknown variable are named`() throws {
        let folder = try TemporaryFolder()
        let found = try doctor(
            folder, environment: ["DEMETER_DAY_TIME_ZONE": "Mars/Base", "DEMETER_SOKET": "x"])
        #expect(find(found, "configuration", "fault")?.finding.contains("time_zone") == true)
        #expect(
            find(found, "configuration", "warning")
                == Found(
                    level: "warning", subject: "configuration",
                    finding: "the variable DEMETER_SOKET means nothing",
                    remedy: "Did you mean DEMETER_SOCKET?"))
    }

    @Test func `an open folder is named`() throws {
        let folder = try TemporaryFolder()
        try fill(folder)
        chmod(folder.path, 0o755)
        let found = try doctor(folder)
        #expect(
            find(found, "data folder", "warning")
                == Found(
                    level: "warning", subject: "data folder",
                    finding: "\(folder.path) is open to others",
                    remedy: "chmod 700 '\(folder.path)'"))
    }

    @Test func `a corrupt page is named with the copy that cures it`() throws {
        let folder = try TemporaryFolder()
        try fill(folder)
        let path = "\(folder.path)/journal.sqlite"
        var content = bytes(of: path)
        for index in 8192..<min(content.count, 60_000) { content[index] = 0xA5 }
        try write(content, to: path)
        let found = try doctor(folder)
        let fault = try #require(find(found, "journal", "fault"))
        let copy = "\(folder.path)/backups/journal-2026-03-06.sqlite"
        #expect(fault.remedy == "demeter restore --stop '\(copy)'")
        let cure = try demeter(
            ["restore", "--stop", "--yes", copy], environment: ["DEMETER_DATA_DIR": folder.path])
        #expect(cure.status == 0)
        #expect(find(try doctor(folder), "journal", "good") != nil)
    }

    @Test func `a missing catalog and a silent daemon are named`() throws {
        let found = try doctor(try TemporaryFolder())
        #expect(
            find(found, "foods", "fault")?.remedy
                == "Install Demeter again, or name one with --ingredients.")
        #expect(
            find(found, "daemon", "fault")?.remedy
                == "Start it: systemctl --user start demeterd, or run demeterd.")
    }

    @Test func `a stale lock means nothing, and a second daemon is named`() throws {
        let folder = try TemporaryFolder()
        try fill(folder)
        #expect(find(try doctor(folder), "lock", "note")?.remedy != nil)
        let lock = open("\(folder.path)/journal.lock", O_RDWR | O_CLOEXEC)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX) == 0)
        let line = Array("\(getpid()) here\n".utf8)
        #expect(ftruncate(lock, 0) == 0 && pwrite(lock, line, line.count, 0) == line.count)
        let remedy = find(try doctor(folder), "daemon", "fault")?.remedy
        #expect(remedy?.hasPrefix("Another daemon, process \(getpid()), has ") == true)
    }

    @Test func `a socket that nobody answers at is named`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/s.sock"
        try write([], to: path)
        let found = try doctor(folder, environment: ["DEMETER_SOCKET": path])
        #expect(find(found, "socket", "fault")?.finding == "\(path) is there and is no socket")
    }

    @Test(arguments: [
        ("active", "inactive", 0, "good", nil),
        (
            "inactive", "inactive", 0, "note", "systemctl --user enable --now demeterd.socket"
        ),
        (
            "failed", "failed", 226, "fault",
            "Put without-namespaces.conf of the documentation's examples where its first lines say."
        ),
        (
            "active", "failed", 65, "fault",
            "See why: journalctl --user -u demeterd. Then: systemctl --user restart demeterd.socket"
        ),
    ])
    func `what the service manager says of the units is named`(
        socket: String, service: String, status: Int, level: String, remedy: String?
    ) {
        let found = Doctor.finding(
            units: """
                Id=demeterd.socket
                ActiveState=\(socket)

                ExecMainStatus=\(status)
                Id=demeterd.service
                ActiveState=\(service)
                """)
        #expect([found.level.rawValue, found.subject] == [level, "units"])
        #expect(found.remedy == remedy)
    }
}
