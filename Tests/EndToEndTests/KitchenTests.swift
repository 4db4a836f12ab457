import Foundation
import Glibc
import JSON
import TestSupport
import Testing
import UnixSocket
import Wire

/// Two people at one daemon: the kitchen's machine.
struct KitchenTests {
    /// The command line, for one of the people.
    @discardableResult
    private func demeter(
        _ daemon: DaemonProcess, _ arguments: [String], person: String? = nil,
        environment: [String: String] = [:]
    ) throws -> Command {
        try Command.run(
            Built.program("demeter"),
            (person.map { ["--person", $0] } ?? []) + arguments + [
                "--socket", daemon.socket, "--data-dir", daemon.folder, "--config", "/dev/null",
                "--ingredients", Built.ingredients,
            ],
            environment: ProcessInfo.processInfo.environment
                .filter { !$0.key.hasPrefix("DEMETER_") }.merging(environment) { $1 })
    }

    private func kitchen(
        folder: String? = nil, environment: [String: String] = [:], arguments: [String] = []
    ) throws -> DaemonProcess {
        let daemon = try DaemonProcess(
            folder: folder, environment: environment, arguments: arguments)
        var client = try daemon.connect()
        let people = try client.call("people.add", ["name": "Anna"])["result"]
        #expect(people?.array?.compactMap { $0["name"]?.string } == ["anna"])
        return daemon
    }

    private func names(
        _ client: inout SocketClient, of person: String?
    ) throws -> [String] {
        let parameters: JSONValue = person.map { ["person": .string($0)] } ?? [:]
        let day = try client.call("day", parameters)["result"]
        return (day?["entries"]?.array ?? []).compactMap { $0["name"]?.string }
    }

    @Test func `each has a journal, and a name in a line says whose is meant`() throws {
        let daemon = try kitchen()
        var client = try daemon.connect()
        _ = try client.say("100 g toast")
        let said = try client.say("Anna had two eggs")
        #expect(said.prefix(2) == ["Anna:", "egg, 2 (100 g): 150 kcal"])
        #expect(try client.say("Anna: 10 g butter").first?.hasPrefix("butter") == true)
        #expect(try names(&client, of: nil) == ["toast"])
        #expect(try names(&client, of: "anna") == ["egg", "butter"])
        // "That" is what was spoken of last, which is Anna's.
        #expect(try client.say("undo that").contains { $0.hasPrefix("Removed: butter") })
        #expect(try names(&client, of: "anna") == ["egg"])
        #expect(try names(&client, of: nil) == ["toast"])
        let logged = try client.call("log", ["text": "Anna ate 100 g cooked rice"])["result"]
        #expect(logged?["person"] == "anna")
        #expect(try names(&client, of: "anna") == ["egg", "rice"])
        #expect(try client.call("people")["result"]?.array?.count == 2)
        let nobody = try client.call("day", ["person": "zoe"])["error"]
        #expect(nobody?["message"]?.string?.contains("it keeps that of \"anna\"") == true)
        var mode = stat()
        #expect(stat("\(daemon.folder)/people/anna", &mode) == 0 && mode.st_mode & 0o777 == 0o700)
    }

    @Test func `what both had stands in both journals and is taken back in both`() throws {
        let daemon = try kitchen()
        var client = try daemon.connect()
        let said = try client.say("we had two eggs, Anna half of it")
        #expect(said.filter { ["You:", "Anna:"].contains($0) } == ["You:", "Anna:"])
        func calories(_ person: JSONValue) throws -> Double? {
            try client.call("day", person)["result"]?["totals"]?["calories"]?.number
        }
        #expect(try calories([:]) == 150)
        #expect(try calories(["person": "anna"]) == 75)
        #expect(try client.say("undo that").filter { $0 == "Undone." }.count == 2)
        #expect(try calories([:]) == 0)
        #expect(try calories(["person": "anna"]) == 0)
        _ = try client.say("we both had 100 g toast")
        // Anna takes hers back by herself; the owner's stays.
        #expect(try demeter(daemon, ["undo"], person: "anna").status == 0)
        #expect(try names(&client, of: "anna") == [])
        #expect(try names(&client, of: nil) == ["toast"])
    }

    @Test func `what changed nothing takes nothing back, and I is who speaks`() throws {
        let daemon = try kitchen()
        var client = try daemon.connect()
        _ = try client.say("100 g toast")
        _ = try client.say("Anna had 100 g butter")
        _ = try client.say("we both had a blorpfrangle")
        #expect(
            try client.say("undo that") == [
                "You:", "There is nothing to undo.", "Anna:", "There is nothing to undo.",
            ])
        _ = try client.say("Anna had 100 g cooked rice and I had two eggs")
        #expect(try names(&client, of: nil) == ["toast", "egg"])
        #expect(try names(&client, of: "anna") == ["butter", "rice"])
        let logged = try demeter(daemon, ["log", "Anna had two eggs"])
        #expect(logged.output.hasPrefix("Anna:\n"))
        #expect(logged.output.hasSuffix("To take it back: demeter --person anna undo\n"))
        #expect(try demeter(daemon, ["log", "Anna had 100 g toast"], person: "anna").status == 0)
        #expect(try names(&client, of: "anna").suffix(2) == ["egg", "toast"])
    }

    @Test func `whoever is added and removed again and again leaves nothing running`() throws {
        let daemon = try kitchen()
        var client = try daemon.connect()
        func threads() throws -> Int {
            try FileManager.default.contentsOfDirectory(atPath: "/proc/\(daemon.identifier)/task")
                .count
        }
        _ = try client.call("people.remove", ["name": "anna"])
        let before = try threads()
        for _ in 1...6 {
            for method in ["people.add", "people.remove"] {
                #expect(try client.call(method, ["name": "bea"])["error"] == nil)
            }
        }
        try waitUntil { ((try? threads()) ?? .max) <= before + 3 }
    }

    @Test func `a question is answered by whom it was asked`() throws {
        let daemon = try kitchen()
        var client = try daemon.connect()
        _ = try client.say("two eggs")
        let asked = try client.say("Anna had 40 eggs")
        #expect(asked.first == "Anna:")
        _ = try client.say("yes")
        #expect(try names(&client, of: "anna") == ["egg"])
        #expect(try client.call("day")["result"]?["totals"]?["calories"]?.number == 150)
    }

    @Test(.timeLimit(.minutes(30)))
    func `both journals outlive kill -9, and nothing is lost, doubled or mixed up`() throws {
        let daemon = try kitchen()
        var random = SplitMix64(seed: 47)
        var logged: [String: [String]] = ["owner": [], "anna": []]
        for round in 1...8 {
            var client = try daemon.connect()
            for turn in 1...Int.random(in: 1...4, using: &random) {
                let person = Bool.random(using: &random) ? "anna" : "owner"
                var parameters: JSONObject = JSONObject([
                    ("text", "2 eggs"), ("key", .string("\(round)-\(turn)-\(person)")),
                ])
                if person == "anna" { parameters["person"] = "anna" }
                let result = try client.call("log", .object(parameters))["result"]
                logged[person]?.append(try #require(result?["state"]?.string))
            }
            daemon.crash()
            try daemon.start()
        }
        var client = try daemon.connect()
        for (person, parameters) in [("owner", [:]), ("anna", ["person": "anna"])]
            as [(String, JSONValue)]
        {
            let day = try client.call("day", parameters)["result"]
            let count = logged[person]?.count ?? 0
            #expect(day?["entries"]?.array?.count == count, "\(person)")
            #expect(day?["totals"]?["calories"]?.number == Double(count) * 150, "\(person)")
        }
    }

    @Test func `a watch follows one person, and its events name them`() throws {
        let daemon = try kitchen()
        var owner = try daemon.connect()
        var anna = try daemon.connect()
        var client = try daemon.connect()
        _ = try owner.call("watch", ["since": 0])
        _ = try anna.call("watch", ["since": 0, "person": "anna"])
        _ = try client.call("log", ["text": "2 eggs", "person": "anna"])
        _ = try client.call("log", ["text": "100 g toast"])
        let hers = try JSONValue(parsing: try #require(try anna.receiveLine()))["params"]
        #expect(hers?["person"] == "anna")
        #expect(hers?["entries"]?.array?.first?["name"] == "egg")
        let his = try JSONValue(parsing: try #require(try owner.receiveLine()))["params"]
        #expect(his?["entries"]?.array?.first?["name"] == "toast")
        // Whose journal is closed is followed no longer, and the connection ends.
        _ = try client.call("people.remove", ["name": "anna"])
        #expect(try anna.receiveLine() == nil)
    }

    @Test func `somebody is added, removed, kept, taken back and forgotten`() throws {
        let daemon = try kitchen()
        try demeter(daemon, ["log", "two eggs"], person: "anna")
        #expect(try demeter(daemon, ["people", "list"]).output == "the owner\nanna\n")
        let status = try demeter(daemon, ["--json", "status"])
        #expect(try JSONValue(parsing: status.output)["people"] == ["anna"])
        let held = try demeter(daemon, ["forget", "--all", "--yes", "--really"], person: "anna")
        #expect(held.status == 75)
        let doctor = try demeter(daemon, ["doctor"])
        #expect(doctor.output.contains("anna: journal sound: 1 entry of 1 day"))
        #expect(try demeter(daemon, ["people", "remove", "anna"]).status == 0)
        #expect(try demeter(daemon, ["today"], person: "anna").status == 65)
        #expect(try demeter(daemon, ["people", "add", "anna", "--here"]).status == 0)
        let back = try demeter(daemon, ["today"], environment: ["DEMETER_PERSON": "anna"])
        #expect(back.output.contains("egg"))
        let copy = "\(daemon.folder)/copy.sqlite"
        #expect(try demeter(daemon, ["backup", copy], person: "anna").output.contains("1 entry"))
        #expect(try demeter(daemon, ["people", "remove", "anna"]).status == 0)
        daemon.crash()
        try daemon.start()
        var client = try daemon.connect()
        #expect(try client.call("people")["result"]?.array?.count == 1)
        let forgotten = try demeter(
            daemon, ["forget", "--all", "--yes", "--really"], person: "anna")
        #expect(forgotten.output.hasPrefix("Forgot 1 entries"), "\(forgotten.errors)")
        #expect(try demeter(daemon, ["people", "add", "anna", "--here"]).status == 0)
        #expect(try names(&client, of: "anna") == [])
        // A name that nobody has is not the owner.
        #expect(try demeter(daemon, ["export"], person: "zoe").status == 65)
        for name in ["", "we", "a b", "../x", String(repeating: "a", count: 33)] {
            #expect(try client.call("people.add", ["name": .string(name)])["error"] != nil)
        }
    }

    @Test func `a journal that cannot be opened keeps nobody else from theirs`() throws {
        let daemon = try kitchen()
        #expect(daemon.stop() == 0)
        let journal = "\(daemon.folder)/people/anna/journal.sqlite"
        try Data(repeating: 0x41, count: 8192).write(to: URL(fileURLWithPath: journal))
        try daemon.start()
        var client = try daemon.connect()
        #expect(try client.say("two eggs").first == "egg, 2 (100 g): 150 kcal")
        let refused = try client.call("day", ["person": "anna"])["error"]?["message"]?.string
        #expect(refused?.hasPrefix("The journal of \"anna\" cannot be used: ") == true)
        #expect(try client.say("Anna: two eggs").first?.contains("cannot be used") == true)
    }

    @Test(.enabled(if: geteuid() == 0, "needs to become another user"))
    func `an account of somebody's opens their door alone`() throws {
        let folder = try TemporaryFolder()
        chmod(folder.path, 0o711)
        let configuration = "\(folder.path)/config.toml"
        try "[people]\nowner = \"tom\"\nuids = [\"54321: anna\"]\n"
            .write(toFile: configuration, atomically: true, encoding: .utf8)
        let daemon = try DaemonProcess(
            folder: folder.path, arguments: ["--config", configuration])
        var client = try daemon.connect()
        _ = try client.call("people.add", ["name": "anna"])
        _ = try client.say("100 g butter")
        func heard(_ user: Int, _ lines: [String]) throws -> [String] {
            let script = """
                import os, socket, sys
                os.setgid(\(user)); os.setuid(\(user))
                s = socket.socket(socket.AF_UNIX); s.connect(sys.argv[1])
                try: s.sendall(sys.argv[2].encode()); s.shutdown(socket.SHUT_WR)
                except OSError: pass  # It was turned away already.
                print(b"".join(iter(lambda: s.recv(65536), b"")).decode())
                """
            let lines = lines.map { "\($0)\n" }.joined()
            return try Command.run("/usr/bin/python3", ["-c", script, daemon.socket, lines])
                .output.split(separator: "\n").map(String.init)
        }
        let hers = try heard(
            54321,
            [
                "two eggs", "Tom: what have I had today",
                "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"day\",\"params\":{\"person\":\"tom\"}}",
                "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"people\"}",
                "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"people.add\",\"params\":{\"name\":\"zoe\"}}",
            ])
        #expect(hers.first == "egg, 2 (100 g): 150 kcal")
        #expect(hers.filter { $0.contains("own door") || $0.contains("door is that") }.count == 2)
        #expect(hers.contains { $0.hasSuffix("\"result\":[{\"name\":\"anna\",\"owner\":false}]}") })
        #expect(!hers.joined().contains("butter") && !hers.joined().contains("tom"))
        #expect(try names(&client, of: "tom") == ["butter"])
        #expect(try names(&client, of: "anna") == ["egg"])
        let stranger = try heard(54322, [])
        #expect(stranger.joined().contains("serves only"))
        // A door that is closed is closed for whoever is within.
        let script = """
            import os, signal, socket, sys
            def door():
                os.seteuid(54321)
                s = socket.socket(socket.AF_UNIX); s.settimeout(60)
                try: s.connect(sys.argv[1]); return s
                finally: os.seteuid(0)
            s = door(); s.sendall(b"what have I had today\\n")
            print(b"150 kcal" in s.recv(65536))
            open(sys.argv[2], "w").write('[people]\\nowner = "tom"\\n')
            os.kill(int(sys.argv[3]), signal.SIGHUP)
            print(s.recv(65536))
            try: door()
            except PermissionError: print(oct(os.stat(sys.argv[1]).st_mode & 0o777))
            """
        let revoked = try Command.run(
            "/usr/bin/python3",
            ["-c", script, daemon.socket, configuration, "\(daemon.identifier)"])
        #expect(revoked.output == "True\nb''\n0o600\n", "\(revoked.errors)")
    }
}

@Suite(.serialized, .enabled(if: FakeTime.library != nil, "needs the package faketime"))
struct KitchenDayTests {
    @Test(.timeLimit(.minutes(30)))
    func `each one's day is closed, told to their own sinks, and copied`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/config.toml"
        try """
        [[summary.sink]]
        kind = "file"
        path = "\(folder.path)/owner.txt"
        [[summary.sink]]
        kind = "file"
        person = "anna"
        path = "\(folder.path)/anna.txt"
        """.write(toFile: path, atomically: true, encoding: .utf8)
        let first = try DaemonProcess(folder: folder.path)
        var client = try first.connect()
        _ = try client.call("people.add", ["name": "anna"])
        #expect(first.stop() == 0)
        let daemon = try DaemonProcess(
            folder: folder.path,
            environment: FakeTime.environment("2026-03-28 23:59:48", zone: "Europe/Berlin"),
            arguments: ["--config", path])
        client = try daemon.connect()
        _ = try client.call("log", ["text": "2 eggs", "at": "2026-03-28T20:00:00+01:00"])
        _ = try client.call(
            "log", ["text": "100 g toast", "at": "2026-03-28T20:00:00+01:00", "person": "anna"])
        var watcher = try daemon.connect()
        _ = try watcher.call("watch", ["since": 0, "person": "anna"])
        var kinds: [String] = []
        while kinds.last != "day_closed" {
            let event = try JSONValue(parsing: try #require(try watcher.receiveLine()))
            kinds.append(event["params"]?["kind"]?.string ?? "")
        }
        func text(_ name: String) -> String {
            (try? String(contentsOfFile: "\(folder.path)/\(name).txt", encoding: .utf8)) ?? ""
        }
        try waitUntil { !text("owner").isEmpty && !text("anna").isEmpty }
        #expect(text("owner").hasPrefix("Saturday, 28 March 2026: 150 kcal\n"))
        #expect(text("anna").hasPrefix("Saturday, 28 March 2026: "))
        #expect(text("anna").contains("oast") && !text("anna").contains("egg"))
        #expect(!text("owner").contains("oast"))
        #expect(daemon.stop() == 0)
        let later = try DaemonProcess(
            folder: folder.path,
            environment: FakeTime.environment("2026-03-29 12:00:00 x1000", zone: "Europe/Berlin"))
        try waitUntil {
            !later.isRunning
                || FileManager.default.fileExists(
                    atPath: "\(folder.path)/people/anna/backups/journal-2026-03-29.sqlite")
        }
        #expect(later.stop() == 0)
    }
}
