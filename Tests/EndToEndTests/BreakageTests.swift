import Foundation
import JSON
import SQLite
import TestSupport
import Testing
import UnixSocket

/// Breaks an installation as it breaks in life, lets `doctor` say what is wrong, does what it says, and
/// sees that it works again.
@Suite(.serialized)
struct BreakageTests {
    private struct Finding: Equatable {
        var level: String
        var subject: String
        var finding: String
        var remedy: String?
    }

    private let folder: TemporaryFolder
    private var data: String { "\(folder.path)/data" }
    private var socket: String { "\(folder.path)/data/demeter.sock" }
    private var configuration: String { "\(folder.path)/config.toml" }

    init() throws {
        folder = try TemporaryFolder()
        mkdir(data, 0o700)
    }

    /// Rights count for root too when these are gone.
    private static let unprivileged =
        getuid() == 0 ? ["setpriv", "--bounding-set=-all", "--inh-caps=-all"] : []

    /// Some containers keep root from giving its rights away.
    private static let rightsCount =
        unprivileged.isEmpty
        || (try? Command.run("env", unprivileged + ["true"]).status) == 0

    private func start(
        _ arguments: [String] = [], wrapper: [String] = []
    ) throws -> DaemonProcess {
        try DaemonProcess(folder: data, arguments: arguments, wrapper: wrapper)
    }

    /// The status and the words with which a daemon refuses to start.
    private func refusal(
        _ arguments: [String] = [], wrapper: [String] = []
    ) throws -> (status: Int32, words: String) {
        do {
            let daemon = try start(arguments, wrapper: wrapper)
            Issue.record("it starts: \(daemon.greeting)")
            return (0, "")
        } catch let failure as DaemonFailure {
            return (failure.status, failure.errors)
        }
    }

    /// What is no longer as it should be.
    private func doctor(
        _ arguments: [String] = [], wrapper: [String] = []
    ) throws -> [Finding] {
        var places = ["--data-dir", data, "--socket", socket]
        if !arguments.contains("--config") { places += ["--config", "/dev/null"] }
        if !arguments.contains("--ingredients") { places += ["--ingredients", Built.ingredients] }
        let command = wrapper + [Built.program("demeter"), "doctor", "--json"] + places + arguments
        let environment = ProcessInfo.processInfo.environment
            .filter { !$0.key.hasPrefix("DEMETER_") }
        let run = try Command.run("env", command, environment: environment)
        let findings = try JSONValue(parsing: run.output)["findings"]?.array ?? []
        let faulty = findings.compactMap { one -> Finding? in
            guard let level = one["level"]?.string, level == "fault" || level == "warning"
            else { return nil }
            return Finding(
                level: level, subject: one["subject"]?.string ?? "",
                finding: one["finding"]?.string ?? "", remedy: one["remedy"]?.string)
        }
        #expect(run.status == (faulty.isEmpty ? 0 : 1))
        return faulty
    }

    /// Does what a remedy says, where that is a command.
    private func follow(_ remedy: String?) throws {
        let line = try #require(remedy)
        let program = "'\(Built.program("demeter"))'"
        let command =
            line.hasPrefix("demeter ")
            ? "\(program) \(line.dropFirst(8)) --yes --data-dir '\(data)' --config /dev/null" : line
        let run = try Command.run("sh", ["-c", command])
        #expect([String(run.status), run.errors] == ["0", ""], "\(command)")
    }

    /// Logs two eggs, and has the doctor find nothing; the day then has so many entries.
    private func works(
        _ daemon: DaemonProcess, entries: Int, doctor arguments: [String] = []
    ) throws {
        var client = try daemon.connect()
        #expect(try client.say("2 eggs").first == "egg, 2 (100 g): 150 kcal")
        #expect(try client.call("day")["result"]?["entries"]?.array?.count == entries)
        #expect(try doctor(arguments) == [])
        #expect(daemon.stop() == 0)
    }

    /// A folder with one entry.
    private func begin() throws {
        let daemon = try start()
        try works(daemon, entries: 1)
    }

    private var silent: Finding {
        Finding(
            level: "fault", subject: "daemon", finding: "nobody answers at \(socket)",
            remedy: "Start it: systemctl --user start demeterd, or run demeterd.")
    }

    @Test(.enabled(if: rightsCount, "needs to do without root's rights"))
    func `a folder without rights`() throws {
        try begin()
        let parent = folder.path
        chmod(parent, 0)
        defer { chmod(parent, 0o700) }
        let errors = try Command.run(
            "env",
            Self.unprivileged + [
                Built.program("demeterd"), "--data-dir", data, "--config", "/dev/null",
                "--ingredients", Built.ingredients,
            ])
        #expect(errors.status == 73)
        #expect(errors.errors.contains(data))
        let found = try doctor(wrapper: Self.unprivileged)
        #expect(
            found.first
                == Finding(
                    level: "fault", subject: "data folder",
                    finding: "cannot look into \(data): Permission denied",
                    remedy: "chmod u+rwx '\(parent)'"))
        try follow(found.first?.remedy)
        try works(start(wrapper: Self.unprivileged), entries: 2)
    }

    /// The daemon sets right what is its own.
    @Test(.enabled(if: rightsCount, "needs to do without root's rights"))
    func `a folder that may not be written`() throws {
        try begin()
        chmod(data, 0o500)
        let found = try doctor(wrapper: Self.unprivileged)
        let fault = try #require(found.first { $0.subject == "data folder" })
        #expect(
            fault
                == Finding(
                    level: "fault", subject: "data folder", finding: "\(data) cannot be written",
                    remedy: "chmod 700 '\(data)'"))
        try follow(fault.remedy)
        #expect(try doctor() == [silent])
        chmod(data, 0o500)
        try works(start(wrapper: Self.unprivileged), entries: 2)
    }

    @Test(.enabled(if: SmallDisk.isPossible, "needs to mount a small disk"))
    func `a full disk`() throws {
        let disk = try #require(try SmallDisk(on: data))
        let daemon = try start()
        var client = try daemon.connect()
        _ = try client.say("2 eggs")
        try disk.fill()
        var reply = try client.call("log", ["text": "2 eggs"])
        for _ in 0..<200 where reply["error"] == nil {
            reply = try client.call("log", ["text": "2 eggs"])
        }
        #expect(reply["error"]?["code"]?.integer == -31993)
        let found = try doctor()
        let fault = try #require(found.first { $0.subject == "disk" })
        #expect(fault.level == "fault")
        #expect(fault.finding.hasPrefix("full: "))
        #expect(fault.remedy?.hasPrefix("Make room on the disk with \(data)") == true)
        try disk.free()
        let before = try client.call("day")["result"]?["entries"]?.array?.count ?? 0
        #expect(try client.call("log", ["text": "2 eggs"])["result"]?["state"] == "logged")
        let after = try client.call("day")["result"]?["entries"]?.array?.count ?? 0
        #expect(after > before)
        #expect(try doctor().filter { $0.subject != "disk" } == [])
        #expect(daemon.stop() == 0)
    }

    @Test(arguments: [
        (
            "[day]\ntime_zone = \"Mars/Base\"\n", "[day]\ntime_zone = \"Europe/Berlin\"\n",
            "time_zone"
        ),
        ("[day]\nstart_at = \"04:00\"\n", "[day]\nstarts_at = \"04:00\"\n", "starts_at"),
    ])
    func `a configuration that is wrong`(wrong: String, right: String, hint: String) throws {
        try write(Array(wrong.utf8), to: configuration)
        let options = ["--config", configuration]
        let refused = try refusal(options)
        #expect(refused.status == 65)
        #expect(refused.words.contains("\(configuration):2"))
        let found = try doctor(options)
        let fault = try #require(found.first { $0.subject == "configuration" })
        #expect(fault.finding.hasPrefix("\(configuration):2"))
        #expect(fault.finding.contains(hint))
        #expect(fault.remedy == "Correct that place; demeter.toml(5) lists every key.")
        try write(Array(right.utf8), to: configuration)
        try works(start(options), entries: 1, doctor: options)
    }

    @Test func `a page of the journal that rotted`() throws {
        try begin()
        mkdir("\(data)/backups", 0o700)
        let copy = "\(data)/backups/journal-2026-01-01.sqlite"
        let made = try Command.run(
            Built.program("demeter"), ["backup", copy, "--data-dir", data, "--config", "/dev/null"])
        #expect(made.status == 0)
        let journal = "\(data)/journal.sqlite"
        var bytes = bytes(of: journal)
        for index in 4096..<bytes.count { bytes[index] = 0xA5 }
        try write(bytes, to: journal)
        #expect(try refusal().status == 65)
        let found = try doctor()
        let fault = try #require(found.first { $0.subject == "journal" })
        #expect(fault.remedy == "demeter restore --stop '\(copy)'")
        try follow(fault.remedy)
        // Only that the copy is an old one is still to be said.
        let daemon = try start()
        var client = try daemon.connect()
        _ = try client.say("2 eggs")
        #expect(try client.call("day")["result"]?["entries"]?.array?.count == 2)
        #expect(try doctor().filter { $0.subject != "daily copies" } == [])
        #expect(daemon.stop() == 0)
    }

    @Test func `a lock and a socket that a killed daemon left`() throws {
        let killed = try start()
        var client = try killed.connect()
        _ = try client.say("2 eggs")
        let process = killed.identifier
        killed.crash()
        #expect(FileManager.default.fileExists(atPath: socket))
        let lock = try String(contentsOfFile: "\(data)/journal.lock", encoding: .utf8)
        #expect(lock.hasPrefix("\(process) "))
        #expect(
            try doctor() == [
                Finding(
                    level: "fault", subject: "socket",
                    finding: "\(socket) was left by a daemon that is gone",
                    remedy: "Start it: systemctl --user start demeterd, or run demeterd. "
                        + "The next daemon replaces the file.")
            ])
        try works(start(), entries: 2)
    }

    @Test func `a catalog that is missing`() throws {
        let missing = ["--ingredients", "\(folder.path)/ingredients.json"]
        let refused = try refusal(missing)
        #expect(refused.status != 0)
        #expect(refused.words.contains("ingredients.json"))
        let found = try doctor(missing)
        let fault = try #require(found.first { $0.subject == "foods" })
        #expect(fault.remedy == "Install Demeter again, or name another with --ingredients.")
        try works(start(["--ingredients", Built.ingredients]), entries: 1)
    }

    @Test func `two daemons on one folder`() throws {
        let first = try start(["--socket", "\(folder.path)/other.sock"])
        let refused = try refusal()
        #expect(refused.status == 75)
        #expect(refused.words.contains("process \(first.identifier)"))
        let found = try doctor()
        let fault = try #require(found.first { $0.subject == "daemon" })
        #expect(
            fault.remedy
                == "Another daemon, process \(first.identifier), has \(data) and listens elsewhere: "
                + "name its socket with --socket, or end it with \"kill \(first.identifier)\".")
        try follow("kill \(first.identifier)")
        first.waitForEnd()
        #expect(try doctor() == [silent])
        try works(start(), entries: 1)
    }
}

/// A disk of a megabyte, unmounted with the test.
private final class SmallDisk {
    private let folder: String

    /// Whether this process may mount; root within a container often may not.
    static let isPossible: Bool = {
        guard getuid() == 0, let folder = try? TemporaryFolder(),
            (try? SmallDisk(on: folder.path)) != nil
        else { return false }
        return true
    }()

    init?(on folder: String) throws {
        self.folder = folder
        let run = try Command.run(
            "mount", ["-t", "tmpfs", "-o", "size=1m,mode=700", "tmpfs", folder])
        guard run.status == 0 else { return nil }
    }

    deinit { _ = try? Command.run("umount", ["-l", folder]) }

    func fill() throws {
        _ = try Command.run("dd", ["if=/dev/zero", "of=\(folder)/filler", "bs=4096"])
    }

    func free() throws { try FileManager.default.removeItem(atPath: "\(folder)/filler") }
}
