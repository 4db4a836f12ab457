import Foundation
import Glibc
import JSON
import TestSupport
import Testing
import UnixSocket

/// Files that lie where ours should, put there by somebody who wishes us ill.
@Suite(.serialized, .timeLimit(.minutes(30)))
struct PreparedFileTests {
    private let folder: TemporaryFolder
    private var data: String { "\(folder.path)/data" }

    init() throws {
        folder = try TemporaryFolder()
        try FileManager.default.createDirectory(
            atPath: data, withIntermediateDirectories: false,
            attributes: [.posixPermissions: 0o700])
    }

    /// Runs a daemon to its end, which does not start.
    private func start(
        _ options: [String: String] = [:], environment: [String: String] = [:]
    ) throws -> Command {
        let all = [
            "--data-dir": data, "--socket": "\(folder.path)/s", "--config": "/dev/null",
            "--ingredients": Built.ingredients,
        ].merging(options) { $1 }
        return try Command.run(
            Built.program("demeterd"), all.flatMap { [$0, $1] },
            environment: ProcessInfo.processInfo.environment.merging(environment) { $1 })
    }

    private func mode(_ path: String) -> UInt32 {
        var status = stat()
        return lstat(path, &status) == 0 ? status.st_mode & 0o777 : 0
    }

    @Test func `a data folder that is a file keeps its rights`() throws {
        let file = "\(folder.path)/notes.txt"
        try "mine".write(toFile: file, atomically: false, encoding: .utf8)
        #expect(chmod(file, 0o644) == 0)
        let run = try start(["--data-dir": file])
        #expect(run.status == 73)
        #expect(run.errors.contains("cannot open \(file)/journal.lock: Not a directory"))
        for verb in [["forget", "--yes"], ["import", "/dev/null"]] {
            let run = try Command.run(
                Built.program("demeter"), ["--data-dir", file] + verb)
            #expect(run.status != 0)
        }
        #expect(mode(file) == 0o644)
        #expect(bytes(of: file) == Array("mine".utf8))
    }

    @Test(arguments: ["journal.sqlite", "journal.sqlite-wal", "journal.lock"])
    func `a pipe where a file of the journal should be is refused at once`(name: String) throws {
        let path = "\(data)/\(name)"
        #expect(mkfifo(path, 0o600) == 0)
        let run = try start()
        #expect(run.status == 73)
        #expect(run.errors.contains("\(path) is a pipe; give a plain file"))
    }

    @Test(arguments: ["journal.sqlite-wal", "journal.sqlite-shm", "journal.sqlite-journal"])
    func `a link where SQLite follows none is refused with what to do`(name: String) throws {
        let path = "\(data)/\(name)"
        let kept = "\(folder.path)/kept"
        try write([7], to: kept)
        #expect(symlink(kept, path) == 0)
        let run = try start()
        #expect(run.status == 73)
        #expect(run.errors.contains("\(path) is a link; give a plain file"))
        #expect(bytes(of: kept) == [7])
    }

    @Test func `files that never end are refused`() throws {
        for (option, path, kind) in [
            ("--ingredients", "/dev/zero", "a device"), ("--config", "/dev/zero", "a device"),
        ] {
            let run = try start([option: path])
            #expect(run.status == 65)
            #expect(run.errors.contains("is \(kind); give a plain file"))
        }
        let pipe = "\(folder.path)/pipe"
        #expect(mkfifo(pipe, 0o600) == 0)
        for option in ["--ingredients", "--config"] {
            let run = try start([option: pipe])
            #expect(run.status == 65)
            #expect(run.errors.contains("is a pipe; give a plain file"))
        }
        let large = "\(folder.path)/large"
        try #require(
            truncate(large) || FileManager.default.createFile(atPath: large, contents: nil))
        #expect(Glibc.truncate(large, 1 << 40) == 0)
        for option in ["--ingredients", "--config"] {
            #expect(try start([option: large]).status == 65)
        }
        let parse = try Command.run(
            Built.program("demeter"), ["--ingredients", pipe, "parse", "2 eggs"])
        #expect(parse.status == 65)
    }

    private func truncate(_ path: String) -> Bool { Glibc.truncate(path, 0) == 0 }

    @Test func `a zone that is a pipe is no zone`() throws {
        let zones = "\(folder.path)/zones"
        try FileManager.default.createDirectory(
            atPath: zones, withIntermediateDirectories: false)
        #expect(mkfifo("\(zones)/Pipe", 0o600) == 0)
        let run = try start(
            environment: ["TZDIR": zones, "DEMETER_DAY_TIME_ZONE": "Pipe"])
        #expect(run.status == 65)
        let daemon = try DaemonProcess(environment: ["TZ": ":\(zones)/Pipe"])
        var client = try daemon.connect()
        #expect(try client.call("status")["result"]?["time_zone"] == "UTC")
    }

    @Test func `a start that waits ends when it is asked to`() throws {
        // Whoever holds the folder of the socket keeps a start waiting for as long as they like.
        let sockets = "\(folder.path)/sockets"
        try FileManager.default.createDirectory(
            atPath: sockets, withIntermediateDirectories: false)
        let descriptor = open(sockets, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        try #require(flock(descriptor, LOCK_EX) == 0)
        defer { close(descriptor) }
        for signal in [SIGTERM, SIGINT] {
            let daemon = try ChildProcess(
                [
                    Built.program("demeterd"), "--data-dir", data, "--socket",
                    "\(sockets)/s", "--config", "/dev/null", "--ingredients", Built.ingredients,
                ])
            let waits = "-> FLOCK  ADVISORY  WRITE \(daemon.processIdentifier) "
            try waitUntil {
                try #require(daemon.isRunning)
                return try String(contentsOfFile: "/proc/locks", encoding: .utf8).contains(waits)
            }
            kill(daemon.processIdentifier, signal)
            #expect(daemon.terminationStatus == 0)
        }
    }

    @Test(arguments: ["file", "link", "pipe"])
    func `drafts of imports and own foods are never written into`(kind: String) throws {
        let victim = "\(folder.path)/victim"
        try "keep".write(toFile: victim, atomically: false, encoding: .utf8)
        try FileManager.default.createDirectory(
            atPath: "\(data)/vocabulary", withIntermediateDirectories: false)
        let draft = "\(data)/vocabulary/foods.json.part"
        switch kind {
        case "file":
            #expect(FileManager.default.createFile(atPath: draft, contents: Data("x".utf8)))
            #expect(chmod(draft, 0o666) == 0)
        case "link": #expect(symlink(victim, draft) == 0)
        default: #expect(mkfifo(draft, 0o666) == 0)
        }
        let daemon = try DaemonProcess(folder: data)
        var client = try daemon.connect()
        let food: JSONValue = ["name": "zork", "per_100g": ["calories": 100]]
        #expect(try client.call("foods.add", food)["result"] != nil)
        let foods = "\(data)/vocabulary/foods.json"
        try waitUntil { String(decoding: bytes(of: foods), as: UTF8.self).contains("zork") }
        #expect(mode(foods) == 0o600)
        #expect(bytes(of: victim) == Array("keep".utf8))
    }

    @Test(.enabled(if: Stranger.isPossible, Stranger.reason))
    func `a data folder of somebody else is refused and left alone`() throws {
        #expect(chmod(data, 0o755) == 0)
        try Stranger.owns(data)
        let run = try start()
        #expect(run.status == 73)
        #expect(run.errors.contains("\(data) belongs to user 65534 and not to you (user 0)"))
        #expect(mode(data) == 0o755)
        #expect(try FileManager.default.contentsOfDirectory(atPath: data) == [])
    }

    @Test(
        .enabled(if: Stranger.isPossible, Stranger.reason),
        arguments: [
            "journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm", "journal.lock",
        ])
    func `a file of somebody else in the data folder is refused and left alone`(
        name: String
    ) throws {
        let path = "\(data)/\(name)"
        try Stranger.put("", at: path)
        let run = try start()
        #expect(run.status == 73)
        #expect(run.errors.contains("\(path) belongs to user 65534"))
        #expect(bytes(of: path) == [])
        #expect(mode(path) == 0o666)
    }

    @Test func `a link where the lock should be leaves alone what it leads to`() throws {
        let victim = "\(folder.path)/victim"
        try "keep".write(toFile: victim, atomically: false, encoding: .utf8)
        #expect(symlink(victim, "\(data)/journal.lock") == 0)
        let run = try start()
        #expect(run.status == 73)
        #expect(run.errors.contains("\(data)/journal.lock is a link; give a plain file"))
        #expect(bytes(of: victim) == Array("keep".utf8))
    }

    @Test(.enabled(if: Stranger.isPossible, Stranger.reason))
    func `what the model said is kept in no file of somebody else`() throws {
        let path = "\(data)/model.sqlite"
        try Stranger.put("", at: path)
        let daemon = try DaemonProcess(
            folder: data,
            environment: [
                "DEMETER_MODEL_MODE": "always", "DEMETER_MODEL_BASE_URL": "http://127.0.0.1:9/v1",
                "DEMETER_MODEL_MODEL": "m", "DEMETER_MODEL_API_KEY": "k",
            ])
        var client = try daemon.connect()
        _ = try client.call("log", ["text": "2 zorks"])
        try waitUntil {
            var status = stat()
            return stat(path, &status) == 0 && status.st_uid == 0 && status.st_size > 0
        }
        #expect(mode(path) == 0o600)
    }
}
