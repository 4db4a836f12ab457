import Foundation
import Glibc
import JSON
import SQLite
import TestSupport
import Testing
import UnixSocket

@Suite(.serialized)
struct LifecycleTests {
    @Test func `the three lines of the greeting log a meal, show the day and undo it`() throws {
        let daemon = try DaemonProcess()
        let lines = daemon.greeting.split(separator: "\n").suffix(3).map(String.init)
        #expect(lines.count == 3)
        let outputs = try lines.map { line in
            let run = try Command.run("/bin/sh", ["-c", line])
            #expect(run.status == 0, "\(line): \(run.errors)")
            return run.output
        }
        #expect(outputs[0].contains("black coffee"))
        #expect(outputs[1].contains("black coffee"))
        #expect(outputs[2].contains("Undone"))
    }

    @Test func `netcat logs and undoes in one go`() throws {
        let daemon = try DaemonProcess()
        let run = try Command.run(
            "nc", ["-N", "-U", daemon.socket], input: "2 eggs and toast\nundo that\n")
        #expect(run.status == 0)
        #expect(
            run.output == """
                egg, 2 (100 g): 150 kcal
                toast (30 g, assumed): 90 kcal
                Today: 240 kcal, 15 g protein, 16 g carbohydrates, 12 g fat.

                Undone.
                Removed: egg, 2 (100 g): 150 kcal
                Removed: toast (30 g): 90 kcal
                Today: 0 kcal, 0 g protein, 0 g carbohydrates, 0 g fat.


                """)
    }

    @Test func `undo and redo walk across restarts`() throws {
        let daemon = try DaemonProcess()
        var client = try daemon.connect()
        for line in ["2 eggs", "toast", "coffee"] { _ = try client.say(line) }
        daemon.crash()
        try daemon.start()
        client = try daemon.connect()
        for expected in ["black coffee", "toast", "egg"] {
            let reply = try client.say("undo that")
            #expect(reply.contains { $0.hasPrefix("Removed: \(expected)") })
        }
        #expect(daemon.stop() == 0)
        try daemon.start()
        client = try daemon.connect()
        for expected in ["egg", "toast", "black coffee"] {
            let reply = try client.say("redo")
            #expect(reply.contains { $0.hasPrefix("Added: \(expected)") })
        }
    }

    /// Runs a daemon that cannot start to its end.
    private func refusedStart(in folder: String, socket: String) throws -> Command {
        try Command.run(
            Built.program("demeterd"),
            [
                "--data-dir", folder, "--socket", socket, "--config", "/dev/null", "--ingredients",
                Built.ingredients,
            ])
    }

    @Test func `a second daemon on the same folder says who is there`() throws {
        let daemon = try DaemonProcess()
        let second = try refusedStart(in: daemon.folder, socket: "\(daemon.folder)/other.sock")
        #expect(second.status == 75)
        #expect(second.errors.contains("process \(daemon.identifier) on "))
    }

    @Test func `a socket that cannot be made is not taken for one in use`() throws {
        let folder = try TemporaryFolder()
        let run = try refusedStart(in: folder.path, socket: "/dev/null/demeter.sock")
        #expect(run.status == 73)
        #expect(run.errors.contains("make its folder one that you may write to"))
    }

    @Test func `a start while another program holds the journal says so`() throws {
        let daemon = try DaemonProcess()
        var client = try daemon.connect()
        _ = try client.say("2 eggs")
        #expect(daemon.stop() == 0)
        let shell = try Connection(path: daemon.journal, mode: .readWrite)
        try shell.execute(
            """
            INSERT INTO utterances (text, received, instant, zone, utc_offset, day, source, state)
            SELECT 'toast', received, instant, zone, utc_offset, day, 'text', 'received'
            FROM utterances LIMIT 1
            """)
        try shell.execute("BEGIN IMMEDIATE")
        do {
            try daemon.start()
            Issue.record("it started")
        } catch let failure as DaemonFailure {
            #expect(failure.status == 75)
            #expect(
                failure.errors.contains("another program holds the journal in \(daemon.folder)"))
        }
        try shell.execute("ROLLBACK")
        try daemon.start()
        client = try daemon.connect()
        #expect(try client.call("day")["result"]?["entries"]?.array?.count == 2)
    }

    @Test func `a daemon that is stopped is given up by who asks it, and goes on afterwards`()
        throws
    {
        let daemon = try DaemonProcess()
        daemon.signal(SIGSTOP)
        defer { daemon.signal(SIGCONT) }
        let begun = ContinuousClock.now
        let run = try Command.run(
            Built.program("demeter"), ["status", "--socket", daemon.socket])
        #expect(ContinuousClock.now - begun < .seconds(30))
        #expect(run.status == 69)
        #expect(
            run.errors.hasPrefix(
                "demeter: the daemon at \(daemon.socket) does not answer: it is stopped or hangs\n")
        )
        daemon.signal(SIGCONT)
        let later = try Command.run(
            Built.program("demeter"), ["status", "--socket", daemon.socket])
        #expect(later.status == 0)
    }

    @Test func `an end finishes what is in flight`() throws {
        let daemon = try DaemonProcess()
        let client = try daemon.connect()
        for _ in 0..<50 { try client.send(line: "2 eggs") }
        var reading = client
        // Once the first is answered, the rest is on its way in.
        #expect(try reading.receiveText().count == 2)
        let status = daemon.stop()
        #expect(status == 0)
        var answered = 1
        while (try? reading.receiveText()) != nil { answered += 1 }
        try daemon.start()
        var after = try daemon.connect()
        let entries = try after.call("day")["result"]?["entries"]?.array?.count
        #expect(entries == answered)
    }

    /// Dispatch wakes the process each second for as long as it has a worker (decision 5).
    @Test func `no thread of Dispatch is started by logging, watching and reading again`() throws {
        let daemon = try DaemonProcess()
        var watcher = try daemon.connect()
        _ = try watcher.call("watch")
        _ = try Command.run("nc", ["-N", "-U", daemon.socket], input: "2 eggs\nundo that\n")
        daemon.signal(SIGHUP)
        _ = try Command.run("nc", ["-N", "-U", daemon.socket], input: "toast\ntoday\n")
        let names = daemon.threadNames
        #expect(names.filter { $0.contains("qos") || $0.contains("dispatch") } == [])
        #expect(names.contains("workers"))
    }

    @Test func `files and folder belong to their person alone`() throws {
        let daemon = try DaemonProcess()
        var client = try daemon.connect()
        _ = try client.say("2 eggs")
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
        }
        #expect(try mode(daemon.folder) == 0o700)
        for name in ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm", "demeter.sock"] {
            #expect(try mode("\(daemon.folder)/\(name)") == 0o600, "\(name)")
        }
    }

    @Test func `a changed configuration counts after SIGHUP, a faulty one changes nothing`() throws
    {
        let folder = try TemporaryFolder()
        let configuration = "\(folder.path)/config.toml"
        func write(_ text: String) throws {
            try text.write(toFile: configuration, atomically: true, encoding: .utf8)
        }
        try write("[day]\ntime_zone = \"Asia/Tokyo\"\n")
        let daemon = try DaemonProcess(arguments: ["--config", configuration])
        var client = try daemon.connect()
        func zone() throws -> String? {
            try client.call("status")["result"]?["time_zone"]?.string
        }
        #expect(try zone() == "Asia/Tokyo")
        try write("[day]\ntime_zone = \"Pacific/Apia\"\n")
        daemon.signal(SIGHUP)
        try waitUntil { !daemon.isRunning || daemon.log.contains("read again") }
        #expect(try zone() == "Pacific/Apia")
        try write("[day]\ntime_zone = \"Nowhere\"\n")
        daemon.signal(SIGHUP)
        try waitUntil { !daemon.isRunning || daemon.log.contains("stays as it was") }
        #expect(try zone() == "Pacific/Apia")
        #expect(daemon.log.contains("\(configuration):2"))
    }

    @Test func `a configuration that has become a pipe stops nobody and changes nothing`() throws {
        let folder = try TemporaryFolder()
        let configuration = "\(folder.path)/config.toml"
        #expect(FileManager.default.createFile(atPath: configuration, contents: nil))
        let daemon = try DaemonProcess(arguments: ["--config", configuration])
        #expect(unlink(configuration) == 0 && mkfifo(configuration, 0o600) == 0)
        for _ in 0..<3 { daemon.signal(SIGHUP) }
        try waitUntil {
            daemon.log.contains("stays as it was: \(configuration): it is a pipe")
        }
        var client = try daemon.connect()
        #expect(try client.say("2 eggs").count == 2)
        #expect(daemon.stop() == 0)
    }

    @Test func `reloads that are asked for side by side are done together`() throws {
        let folder = try TemporaryFolder()
        let (pipe, tool) = ("\(folder.path)/pipe", "\(folder.path)/secret-tool")
        #expect(mkfifo(pipe, 0o600) == 0)
        // A keyring holds the first reload back, for as long as one may; five more wait for its end.
        try "#!/bin/sh\ntest -e '\(folder.path)/slow' && read -r line < '\(pipe)'\necho key\n"
            .write(toFile: tool, atomically: false, encoding: .utf8)
        #expect(chmod(tool, 0o700) == 0)
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        let daemon = try DaemonProcess(
            environment: [
                "PATH": "\(folder.path):\(path)", "DEMETER_MODEL_MODE": "auto",
                "DEMETER_MODEL_BASE_URL": "https://192.0.2.1/v1", "DEMETER_MODEL_MODEL": "m",
            ])
        #expect(FileManager.default.createFile(atPath: "\(folder.path)/slow", contents: nil))
        daemon.signal(SIGHUP)
        // It opens once the tool has opened its end.
        var writer: Int32 = -1
        try waitUntil {
            writer = open(pipe, O_WRONLY | O_NONBLOCK)
            return writer >= 0
        }
        for _ in 0..<5 { daemon.signal(SIGHUP) }
        var client = try daemon.connect()
        #expect(try client.say("2 eggs").count == 2)
        #expect(unlink("\(folder.path)/slow") == 0)
        #expect(Glibc.write(writer, "\n", 1) == 1)
        close(writer)
        try waitUntil { daemon.log.components(separatedBy: "read again").count >= 3 }
        #expect(daemon.stop() == 0)
        #expect(daemon.log.components(separatedBy: "read again").count == 3)
    }

    @Test func `foods that come and go leave no memory behind`() throws {
        // A cache of its own: other daemons keep the index of other foods in the one that they share, and a catalog
        // that is made anew takes more room than one that was kept.
        let cache = try TemporaryFolder()
        let daemon = try DaemonProcess(
            environment: ["XDG_CACHE_HOME": cache.path],
            arguments: ["--ingredients", "\(Built.root)/ingredients.json"])
        try waitUntil { access("\(cache.path)/demeter/demeterd.index", F_OK) == 0 }
        #expect(daemon.stop() == 0)
        try daemon.start()
        var client = try daemon.connect()
        _ = try client.say("2 eggs")
        let before = daemon.ownKilobytes
        for number in 0..<20 {
            let food: JSONValue = [
                "name": .string("zork \(number)"), "per_100g": ["calories": 100],
            ]
            #expect(try client.call("foods.add", food)["result"] != nil)
        }
        func renew() throws {
            #expect(try client.call("foods.reload")["result"] != nil)
            _ = try client.say("2 eggs")
        }
        for _ in 0..<5 { try renew() }
        // An index with own foods stands beside that without them, once.
        let renewed = daemon.ownKilobytes
        #expect(renewed < before + 7000 * DaemonProcess.memoryFactor)
        // A leak would add the same again with each.
        for _ in 0..<20 { try renew() }
        #expect(daemon.ownKilobytes < renewed + 4000 * DaemonProcess.memoryFactor)
    }

    @Test func `watching across a crash loses and repeats nothing`() throws {
        let daemon = try DaemonProcess()
        var seen: [Int] = []
        for round in 0..<5 {
            var watcher = try daemon.connect()
            _ = try watcher.call("watch", ["since": .integer(seen.last ?? 0)])
            var client = try daemon.connect()
            for _ in 0..<20 { _ = try client.say("2 eggs") }
            // Reads some of the events only; the rest must come after the crash.
            while seen.count < round * 20 + 15 {
                let event = try JSONValue(parsing: try #require(try watcher.receiveLine()))
                seen.append(try #require(event["params"]?["seq"]?.integer))
            }
            daemon.crash()
            try daemon.start()
        }
        var watcher = try daemon.connect()
        _ = try watcher.call("watch", ["since": .integer(seen.last ?? 0)])
        while seen.count < 100 {
            let event = try JSONValue(parsing: try #require(try watcher.receiveLine()))
            seen.append(try #require(event["params"]?["seq"]?.integer))
        }
        #expect(seen == Array(1...100))
    }

    @Test(.enabled(if: getuid() == 0, "needs root to mount a small disk"))
    func `a full disk refuses with a reason, and there is room again later`() throws {
        let folder = try TemporaryFolder()
        let mounted = try Command.run(
            "mount", ["-t", "tmpfs", "-o", "size=1m,mode=0700", "tmpfs", folder.path])
        guard mounted.status == 0 else { return }
        defer { _ = try? Command.run("umount", ["-l", folder.path]) }
        let daemon = try DaemonProcess(folder: folder.path)
        var client = try daemon.connect()
        #expect(try client.say("2 eggs").count == 2)
        let filler = "\(folder.path)/filler"
        _ = try Command.run("dd", ["if=/dev/zero", "of=\(filler)", "bs=4096"])
        var refusals = 0
        for _ in 0..<200 where refusals < 3 {
            let reply = try client.call("log", ["text": "2 eggs"])
            if reply["error"]?["code"]?.integer == -31993 { refusals += 1 }
        }
        #expect(refusals == 3)
        // Looking still works.
        #expect(try client.call("day")["result"]?["entries"]?.array?.isEmpty == false)
        let before = try client.call("day")["result"]?["entries"]?.array?.count ?? 0
        unlink(filler)
        #expect(try client.call("log", ["text": "toast"])["result"]?["state"] == "logged")
        // What was kept without being entered is entered now, once.
        let kept = try client.call("status")["result"]?["queues"]?["received"]?.integer
        #expect(kept == 0)
        let after = try client.call("day")["result"]?["entries"]?.array?.count ?? 0
        #expect(after >= before + 1)
        daemon.stop()
    }
}
