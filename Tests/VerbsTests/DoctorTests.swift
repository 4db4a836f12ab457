import Foundation
import Glibc
import JSON
import SQLite
import TestSupport
import Testing
import Wire

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

    @Test func `allergens are known of every food, or what is missing is named`() throws {
        let folder = try TemporaryFolder()
        let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        let whole = try doctor(
            folder, environment: ["DEMETER_INGREDIENTS": "\(root)/ingredients.json"])
        #expect(
            find(whole, "allergens", "good")?.finding.hasPrefix("known of all ") == true, "\(whole)"
        )
        let foods = try TemporaryFolder()
        try write(bytes(of: "\(root)/ingredients.json"), to: "\(foods.path)/ingredients.json")
        let environment = ["DEMETER_INGREDIENTS": "\(foods.path)/ingredients.json"]
        let missing = try #require(
            find(try doctor(folder, environment: environment), "allergens", "note"))
        #expect(
            missing.finding
                == "\(foods.path)/allergens.tsv is not there, so that nothing can be told of what is in "
                + "foods")
        #expect(
            missing.remedy
                == "Install Demeter again: the file belongs to the ingredients.json beside it.")
        let older = Array("#\t2\n#words\n".utf8)
        try write(older, to: "\(foods.path)/allergens.tsv")
        let old = try #require(
            find(try doctor(folder, environment: environment), "allergens", "warning"))
        #expect(old.finding.contains("is older than the foods: it has nothing of "))
        try write(Array("#\t1\n".utf8), to: "\(foods.path)/allergens.tsv")
        #expect(
            find(try doctor(folder, environment: environment), "allergens", "note")?.finding
                .contains("is another version's") == true)
    }

    /// Folders in which nobody can make a file, root neither, and one that cannot be there.
    @Test(arguments: [
        ("/proc/nope", "No such file or directory"), ("/proc", "No such file or directory"),
        ("/dev/null", "Not a directory"), ("/nope/copies", "No such file or directory"),
    ])
    func `a folder that takes no copies is named`(path: String, reason: String) throws {
        let folder = try TemporaryFolder()
        let found = try doctor(folder, environment: ["DEMETER_BACKUP_FOLDER": path])
        #expect(
            find(found, "daily copies", "fault")
                == Found(
                    level: "fault", subject: "daily copies",
                    finding: "cannot be written to \(path): \(reason)",
                    remedy: "Set backup.folder to a folder that you can write to, or make this one "
                        + "that."))
        let usual = try doctor(folder)
        #expect(find(usual, "daily copies", "fault") == nil)
    }

    @Test func `summaries that cannot be written are named`() throws {
        let folder = try TemporaryFolder()
        let (fifo, there) = ("\(folder.path)/fifo", "\(folder.path)/there")
        try #require(mkfifo(fifo, 0o600) == 0)
        try write([], to: there)
        let paths = [
            "\(folder.path)/none/s.txt", folder.path, fifo, "/proc/s.txt", there,
            "\(folder.path)/new.txt",
        ]
        let path = "\(folder.path)/config.toml"
        let sinks = paths.map { "[[summary.sink]]\nkind = \"file\"\npath = \"\($0)\"\n" }
        try write(Array(sinks.joined().utf8), to: path)
        let found = try doctor(folder, environment: ["DEMETER_CONFIG": path])
            .filter { $0.subject == "summary" }
        let regular = "Set summary.sink.path to a regular file, or one that is not there yet."
        func fault(_ index: Int, _ reason: String, _ remedy: String) -> Found {
            Found(
                level: "fault", subject: "summary",
                finding: "\(paths[index]) cannot be written: \(reason)", remedy: remedy)
        }
        #expect(
            found == [
                fault(
                    0, "No such file or directory",
                    "Make its folder: mkdir -p '\(folder.path)/none'"),
                fault(1, "Is a directory", regular),
                fault(2, "it is a pipe or a device", regular),
                fault(
                    3, "No such file or directory", "Make its folder: mkdir -p '/proc'"),
                Found(level: "good", subject: "summary", finding: "goes to \(paths[4])"),
                Found(level: "good", subject: "summary", finding: "goes to \(paths[5])"),
            ])
        // It has only tried.
        #expect(bytes(of: there).isEmpty)
        #expect(!FileManager.default.fileExists(atPath: paths[5]))
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
                == ["config.toml", "fifo", "there"])
    }

    @Test func `what a clock that was ahead left behind is named`() throws {
        let folder = try TemporaryFolder()
        let environment = ["DEMETER_DATA_DIR": folder.path]
        let table = "Date,Meal,Calories\n2026-03-01,Lunch,500\n"
        try #require(
            try demeter(["import", "-"], input: Array(table.utf8), environment: environment).status
                == 0)
        chmod(folder.path, 0o700)
        // As a daemon whose clock was ahead wrote it; no import takes in such a day.
        let journal = try Connection(path: "\(folder.path)/journal.sqlite", mode: .readWrite)
        for line in [
            "CREATE TEMP TABLE ahead AS SELECT * FROM food_entries",
            "UPDATE ahead SET revision = revision + 1, entry = entry + 1, day = '2099-03-01'",
            "INSERT INTO food_entries SELECT * FROM ahead",
        ] { try journal.execute(line) }
        let found = try doctor(folder).filter { $0.subject == "days" }
        #expect(
            found == [
                Found(
                    level: "warning", subject: "days",
                    finding: "1 entry is in the future, the first on 2099-03-01",
                    remedy: "See them with \"demeter day 2099-03-01\"; put each right with "
                        + "\"demeter edit ID that was today\", or \"demeter delete ID\".")
            ])
        try journal.execute("INSERT INTO day_horizon VALUES (1, '2030-01-01', 0)")
        #expect(
            try doctor(folder).first { $0.subject == "days" }
                == Found(
                    level: "warning", subject: "days",
                    finding: "closed until 2029-12-31, by a clock that was ahead",
                    remedy: "Start the daemon, which opens them again: "
                        + "systemctl --user restart demeterd."))
    }

    @Test func `a clock that cannot be right is named`() throws {
        let folder = try TemporaryFolder()
        try fill(folder)
        let journal = try Connection(path: "\(folder.path)/journal.sqlite", mode: .readWrite)
        try journal.execute("INSERT INTO day_horizon VALUES (1, '2026-03-06', 0)")
        let run = try demeter(
            ["doctor", "--json"], environment: ["DEMETER_DATA_DIR": folder.path],
            now: 4_100_000_000)
        #expect(run.output.contains("the clock shows 2099-12-03, and the journal ends before"))
        #expect(run.output.contains("timedatectl set-ntp true"))
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
