import Foundation
import JSON
import TestSupport
import Testing

/// `demeter-wyoming` beside a live daemon, under the official client of the Wyoming protocol.
@Suite(.enabled(if: PythonPeer.interpreter != nil, PythonPeer.reason))
struct RoomTests {
    private static let foods = "\(Built.root)/Tests/EndToEndTests/Fixtures/conversation-foods.json"

    /// What a room saw of a daemon of its own.
    private func play(
        _ scenario: String, _ environment: [String: String] = [:], arguments: [String] = [],
        cache: String? = nil,
        then look: (DaemonProcess) throws -> Void = { _ in }
    ) throws -> JSONValue {
        let port = try SilentServer().port
        let daemon = try DaemonProcess(
            environment: ["DEMETER_WYOMING_LISTEN": "127.0.0.1:\(port)"]
                .merging(environment) { $1 },
            arguments: ["--ingredients", Self.foods] + arguments)
        defer { daemon.stop() }
        try waitUntil { Self.isHeard(port) && cache.map(Self.hasModel) ?? true }
        let seen = try PythonPeer.run("room.py", [scenario, "\(port)"])
        try look(daemon)
        return seen
    }

    /// Whether somebody listens at a port of this machine.
    private static func isHeard(_ port: UInt16) -> Bool {
        let client = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        defer { close(client) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        return withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(client, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
    }

    @Test func `the services are described as the client reads them`() throws {
        #expect(
            try play("describe") == [
                "handle": [["demeter", true, [["en"]]]],
                "tts": [["espeak-ng", [["en", "en-US"]]]], "asr": 0, "pong": "there?",
            ])
    }

    @Test func `the agents of two people are told apart, and each logs for its own`() throws {
        let people = try [("anna", "two eggs", "egg"), ("ben", "a banana", "banana")].map {
            let port = try SilentServer().port
            let daemon = try DaemonProcess(
                environment: [
                    "DEMETER_WYOMING_LISTEN": "127.0.0.1:\(port)", "DEMETER_WYOMING_NAME": $0.0,
                ], arguments: ["--ingredients", Self.foods])
            return (name: $0.0, says: $0.1, had: $0.2, port: port, daemon: daemon)
        }
        defer { for person in people { person.daemon.stop() } }
        for person in people {
            try waitUntil { Self.isHeard(person.port) }
            let seen = try PythonPeer.run(
                "room.py", ["persons", "\(person.port)", person.says])
            #expect(seen["agent"]?.string == "demeter \(person.name)")
            #expect(seen["said"]?.array?.first == "handled")
        }
        for person in people {
            var client = try person.daemon.connect()
            let entries = try client.call("day")["result"]?["entries"]?.array
            #expect(entries?.compactMap { $0["name"]?.string } == [person.had])
        }
    }

    @Test func `a room that is somebody's logs for them, whoever speaks there`() throws {
        let port = try SilentServer().port
        let daemon = try DaemonProcess(
            environment: [
                "DEMETER_WYOMING_LISTEN": "127.0.0.1:\(port)", "DEMETER_WYOMING_NAME": "anna",
                "DEMETER_WYOMING_PERSON": "anna",
            ], arguments: ["--ingredients", Self.foods])
        defer { daemon.stop() }
        var client = try daemon.connect()
        try #require(try client.call("people.add", ["name": "anna"])["error"] == nil)
        try waitUntil { Self.isHeard(port) }
        let seen = try PythonPeer.run("room.py", ["persons", "\(port)", "two eggs"])
        #expect(seen["said"]?.array?.first == "handled")
        func names(_ person: JSONValue) throws -> [String]? {
            try client.call("day", person)["result"]?["entries"]?.array?
                .compactMap { $0["name"]?.string }
        }
        #expect(try names(["person": "anna"]) == ["egg"])
        #expect(try names([:]) == [])
    }

    @Test(.timeLimit(.minutes(30)))
    func `ears are lent to a room, which logs nothing by that`() throws {
        let folder = try TemporaryFolder()
        let seen = try play(
            "hears", ["DEMETER_WYOMING_HEAR": "true", "XDG_CACHE_HOME": folder.path],
            arguments: ["--grammars", "\(Built.root)/grammars"], cache: folder.path
        ) { daemon in
            var client = try daemon.connect()
            #expect(try client.call("day")["result"]?["entries"] == [])
        }
        #expect(seen["asr"] == [["demeter-ears", true, [["en", "en-US"]]]])
        let words = try #require(seen["words"]?.string)
        #expect(words.contains("two egg") && words.contains("banana"), "\(words)")
        #expect(seen["odd"] == "format" && seen["long"] == "too-long" && seen["same"] == true)
    }

    /// Whether the voice's model was made there, which takes ears their time.
    private static func hasModel(_ cache: String) -> Bool {
        let folder = "\(cache)/demeter/voice"
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.contains {
            FileManager.default.fileExists(atPath: "\(folder)/\($0)/words.dict")
        }
    }

    @Test func `a reply is spoken`() throws {
        let seen = try play("speech")
        #expect(seen["format"] == [22_050, 2, 1])
        #expect(seen["isHeard"] == true)
        let seconds = try #require(seen["seconds"]?.number)
        #expect((0.3...3).contains(seconds))
    }

    @Test func `a room logs and answers what it is asked, and does nothing else`() throws {
        let seen = try play("meals") { daemon in
            var client = try daemon.connect()
            let day = try client.call("day")["result"]
            #expect(day?["entries"]?.array?.compactMap { $0["name"]?.string } == ["egg"])
            #expect(day?["held"] == [])
        }
        let pizza: JSONValue = [
            [
                "handled",
                .string(
                    "cheese pizza: 1,838 calories. How much cheese pizza was it? 1. 1 slice. "
                        + "2. 2 slices. 3. 1 medium pizza. Say a number, or: never mind."),
            ], ["handled", "Removed: cheese pizza: 1,838 calories."],
        ]
        #expect(
            seen == [
                "first": [
                    ["handled", "egg, 2: 175 calories."], ["not-handled", "I heard nothing."],
                    [
                        "not-handled",
                        "I found no food in that, so nothing was logged. Try: two eggs and a slice of toast.",
                    ], ["not-handled", "I may not change the journal here."],
                ],
                "follow-up": pizza, "unnamed": pizza,
                "questions": [
                    ["not-handled", "I may not tell of the journal here."],
                    ["not-handled", "I may not delete anything here."],
                    ["not-handled", "I may not change the journal here."],
                ],
            ])
    }

    @Test func `a room with all rights corrects, asks and deletes`() throws {
        #expect(
            try play("everything", ["DEMETER_WYOMING_ALLOW": "read,log,correct,erase"]) == [
                "all": [
                    ["handled", "egg, 2: 175 calories. Today: 175 calories."],
                    [
                        "handled",
                        "Changed: egg, 2: 175 calories to egg, 3: 263 calories. Today: 263 calories.",
                    ], ["handled", "Today: 263 calories."],
                    ["handled", "Removed: egg, 3: 263 calories. Today: 0 calories."],
                ]
            ])
    }

    @Test func `garbage, long lines and drips reach nobody else, and log nothing`() throws {
        let seen = try play("hostile") { daemon in
            var client = try daemon.connect()
            let day = try client.call("day")["result"]
            #expect(
                day?["entries"]?.array?.compactMap { $0["name"]?.string } == [
                    "egg", "banana", "white toast",
                ])
        }
        #expect(
            seen == [
                "http": ["error"], "binary": ["error"], "large": ["error"], "long": true,
                "unreadable": "error", "no text": "A transcript needs a text.",
                "after": ["handled", "egg, 2: 175 calories."],
                "beside": ["handled", "banana, 1: 112 calories."], "drip": ["handled"],
            ])
    }

    @Test func `its process has given its rights away, and is started again when it dies`() throws {
        let port = try SilentServer().port
        let daemon = try DaemonProcess(
            environment: ["DEMETER_WYOMING_LISTEN": "127.0.0.1:\(port)"],
            arguments: ["--ingredients", Self.foods])
        defer { daemon.stop() }
        try waitUntil { Self.isHeard(port) }
        let first = try #require(try daemon.child(named: "demeter-wyoming"))
        try DaemonProcess.waitUntilConfined(first)
        kill(first, SIGKILL)
        try waitUntil { try daemon.child(named: "demeter-wyoming").map { $0 != first } ?? false }
        try waitUntil { Self.isHeard(port) }
        // It goes with the daemon.
        let second = try #require(try daemon.child(named: "demeter-wyoming"))
        daemon.crash()
        try waitUntil { kill(second, 0) != 0 }
    }

    @Test func `beyond this computer it needs peers, and without listen there is none`() throws {
        let environment = ProcessInfo.processInfo.environment.filter {
            !$0.key.hasPrefix("DEMETER_")
        }
        func run(_ arguments: [String]) throws -> (Int32, String) {
            let run = try Command.run(
                Built.program("demeter-wyoming"), ["--config", "/dev/null"] + arguments,
                environment: environment)
            return (run.status, run.errors)
        }
        let nowhere = try run([])
        #expect(nowhere.0 == 65)
        #expect(
            nowhere.1
                == "demeter-wyoming: error: there is nowhere to listen; set \"listen\" under [wyoming] in /dev/null\n"
        )
        let open = try run(["--listen", "0.0.0.0:10700"])
        #expect(open.0 == 65)
        #expect(open.1.contains("needs \"peers\""))
        let mute = try run(["--listen", "127.0.0.1:10700", "--allow", "correct"])
        #expect(mute.0 == 65)
        #expect(mute.1.contains("needs \"read\" beside"))
        let name = try run(["--listen", "0.0.0.0:10700", "--peer", "kitchen.lan"])
        #expect(name.0 == 65)
    }
}
