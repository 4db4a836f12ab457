import Audio
import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// A live daemon with ears at a FIFO, into which espeak-ng speaks.
@Suite(.serialized)
struct VoiceTests {
    /// For `env`.
    private static let withoutLeakCheck =
        DaemonProcess.withoutLeakCheck.map { "\($0)=\($1)" }.joined()

    private static func speech(_ sentence: String) throws -> Data {
        let run = try Command.run(
            "/bin/sh", ["-c", "espeak-ng -v en-us+f3 -s 140 --stdout '\(sentence)' | base64"])
        let wav = Data(base64Encoded: run.output, options: .ignoreUnknownCharacters) ?? Data()
        let samples = try WAV.sound(from: Array(wav)).resampled(to: 16_000).integers
        // Two seconds of silence follow, as in a room.
        return (samples + [Int16](repeating: 0, count: 32_000)).withUnsafeBytes { Data($0) }
    }

    private static func voice(_ client: inout SocketClient) throws -> JSONValue {
        try #require(try client.call("status")["result"]?["voice"])
    }

    private static func waitUntilListening(_ daemon: DaemonProcess, starts: Int) throws {
        var client = try daemon.connect()
        try waitUntil {
            let voice = try voice(&client)
            if let complaint = voice["complaint"] { Issue.record("\(complaint.text)") }
            return voice["state"] == "listening" && voice["starts"] == .integer(starts)
        }
    }

    /// The text of the next event that tells of entries.
    private static func nextEvent(_ watcher: inout SocketClient) throws -> String {
        try #require(try watcher.receiveLine())
    }

    @Test(.timeLimit(.minutes(30)))
    func `a microphone that is somebody's logs for them`() throws {
        let folder = try TemporaryFolder()
        let daemon = try DaemonProcess(
            environment: [
                "DEMETER_VOICE_ENABLED": "true", "DEMETER_VOICE_LISTENING": "always",
                "DEMETER_VOICE_FEEDBACK": "none", "DEMETER_VOICE_PERSON": "anna",
                "DEMETER_VOICE_DEVICE": "fifo:\(folder.path)/sound",
                "XDG_CACHE_HOME": folder.path,
            ], arguments: ["--grammars", "\(Built.root)/grammars"])
        defer { daemon.stop() }
        var client = try daemon.connect()
        try #require(try client.call("people.add", ["name": "anna"])["error"] == nil)
        try Self.waitUntilListening(daemon, starts: 1)
        let sound = try #require(FileHandle(forWritingAtPath: "\(folder.path)/sound"))
        func names(_ person: JSONValue) throws -> [String]? {
            try client.call("day", person)["result"]?["entries"]?.array?
                .compactMap { $0["name"]?.string }
        }
        try sound.write(contentsOf: Self.speech("i had rice and a black coffee"))
        try waitUntil { try names(["person": "anna"])?.isEmpty == false }
        #expect(try names(["person": "anna"])?.contains("rice") == true)
        try sound.write(contentsOf: Self.speech("undo that"))
        try waitUntil { try names(["person": "anna"])?.isEmpty == true }
        #expect(try names([:]) == [])
    }

    @Test(.timeLimit(.minutes(30)))
    func `what is said into a FIFO becomes entries, and killed ears come back`() throws {
        let folder = try TemporaryFolder()
        let daemon = try DaemonProcess(
            environment: [
                "DEMETER_VOICE_ENABLED": "true", "DEMETER_VOICE_LISTENING": "always",
                "DEMETER_VOICE_FEEDBACK": "none",
                "DEMETER_VOICE_DEVICE": "fifo:\(folder.path)/sound",
                "XDG_CACHE_HOME": folder.path,
            ], arguments: ["--grammars", "\(Built.root)/grammars"])
        try Self.waitUntilListening(daemon, starts: 1)
        let sound = try #require(FileHandle(forWritingAtPath: "\(folder.path)/sound"))
        var watcher = try daemon.connect()
        _ = try watcher.call("watch")

        // Two utterances in one stream, a pause between them.
        try sound.write(
            contentsOf: Self.speech("i had rice and a black coffee")
                + Self.speech("for lunch i had rice"))
        let first = try Self.nextEvent(&watcher)
        #expect(first.contains("\"rice\"") && first.contains("\"black coffee\""))
        #expect(try Self.nextEvent(&watcher).contains("\"rice\""))
        try sound.write(contentsOf: Self.speech("undo that"))
        #expect(try Self.nextEvent(&watcher).contains("\"rice\""))

        var client = try daemon.connect()
        for start in 2...4 {
            let ears = try #require(try Self.voice(&client)["process"]?.number)
            kill(Int32(ears), SIGKILL)
            try Self.waitUntilListening(daemon, starts: start)
        }
        try sound.write(contentsOf: Self.speech("i had a black coffee"))
        #expect(try Self.nextEvent(&watcher).contains("\"black coffee\""))
        let names = try client.call("day")["result"]?["entries"]?.array?
            .compactMap { $0["name"]?.string }
        #expect(names == ["rice", "black coffee", "black coffee"])

        // What a line of text repeats, spoken words repeat.
        let yesterday = ISO8601DateFormatter().string(from: Date(timeIntervalSinceNow: -86_400))
        _ = try client.call(
            "log", ["text": "3 eggs", "meal": "breakfast", "at": .string(yesterday)])
        while try !Self.nextEvent(&watcher).contains("day_reopened") {}
        try sound.write(contentsOf: Self.speech("the same breakfast as yesterday"))
        let again = try JSONValue(parsing: try Self.nextEvent(&watcher))["params"]?["entries"]
        #expect(again?.array?.map { $0["source"] } == ["history"])
        #expect(again?.array?.map { $0["amount"] } == [3])

        #expect(try client.call("mute")["result"]?["state"] == "muted")
        #expect(try client.call("unmute")["result"]?["state"] == "listening")
        daemon.signal(SIGUSR1)
        try waitUntil { try Self.voice(&client)["state"] == "muted" }
        #expect(daemon.stop() == 0)
        #expect(
            Set(daemon.log.split(separator: "\n")) == [
                "demeterd: warning: the ears were ended by signal 9; they are started again"
            ])
    }

    @Test(.timeLimit(.minutes(30)))
    func `a microphone that is plugged in late is heard through ALSA`() throws {
        // What the ears may read lies beside ALSA's settings, and not beside the journal.
        let folder = try TemporaryFolder()
        let settings = "\(folder.path)/asoundrc"
        try "</usr/share/alsa/alsa.conf>\n".write(
            toFile: settings, atomically: true, encoding: .utf8)
        let microphone = "\(folder.path)/microphone"
        try #require(mkfifo(microphone, 0o600) == 0)
        let daemon = try DaemonProcess(
            environment: [
                "DEMETER_VOICE_ENABLED": "true", "DEMETER_VOICE_LISTENING": "always",
                "DEMETER_VOICE_FEEDBACK": "none",
                "DEMETER_VOICE_DEVICE": "alsa:desk", "ALSA_CONFIG_PATH": settings,
                "XDG_CACHE_HOME": folder.path,
            ], arguments: ["--grammars", "\(Built.root)/grammars"])
        var client = try daemon.connect()
        try waitUntil { try Self.voice(&client)["complaint"] != nil }
        #expect(
            try Self.voice(&client)["complaint"]
                == "the sound device desk cannot be opened: No such file or directory")
        #expect(try Self.voice(&client)["confinement"] == "no network, no journal")

        try """
        </usr/share/alsa/alsa.conf>
        pcm.desk { type file slave.pcm null file /dev/null infile "\(microphone)" format raw }
        """.write(toFile: settings, atomically: true, encoding: .utf8)
        var watcher = try daemon.connect()
        _ = try watcher.call("watch")
        // Opening waits until ALSA opens the other end.
        let sound = try #require(FileHandle(forWritingAtPath: microphone))
        try sound.write(contentsOf: Self.speech("for lunch i had rice"))
        #expect(try Self.nextEvent(&watcher).contains("\"rice\""))
        #expect(try Self.voice(&client)["complaint"] == nil)
        #expect(daemon.stop() == 0)
    }

    @Test func `what hears can reach neither the network nor the journal`() throws {
        let folder = try TemporaryFolder()
        let run = try Command.run(
            "/usr/bin/env",
            [
                "XDG_CACHE_HOME=\(folder.path)", Self.withoutLeakCheck,
                Built.program("demeter-ears"), "confinement", "--data-dir", "\(Built.root)/Tests",
            ])
        #expect(
            run.output == #"{"network":true,"programs":true,"files":true,"journal":true}"# + "\n")
        #expect(run.status == 0)
    }

    @Test(arguments: [
        ("stdin", #"{"heard":true}"#), ("fifo:FOLDER/no-such-fifo", #"{"heard":true}"#),
        (
            "wav:/nowhere.wav",
            #"{"heard":false,"fault":"/nowhere.wav: cannot open: No such file or directory"}"#
        ),
        (
            "fifo:/etc/hostname",
            #"{"heard":false,"fault":"/etc/hostname: is no FIFO; remove it, and one is made there"}"#
        ),
        (
            "alsa:no-such-microphone",
            #"{"heard":false,"fault":"the sound device no-such-microphone cannot be opened: "#
                + #"No such file or directory"}"#
        ),
    ])
    func `a device is tried without touching it`(device: String, found: String) throws {
        let folder = try TemporaryFolder()
        let run = try Command.run(
            "/usr/bin/env",
            [
                "XDG_CACHE_HOME=\(folder.path)", Self.withoutLeakCheck,
                Built.program("demeter-ears"), "probe", "--device",
                device.replacingOccurrences(of: "FOLDER", with: folder.path),
            ])
        #expect(run.output == found + "\n")
        #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/no-such-fifo"))
    }

    @Test(.timeLimit(.minutes(30)))
    func `without a microphone a trial of it ends at once, and says so once`() throws {
        let folder = try TemporaryFolder()
        let run = try Command.run(
            "/usr/bin/env",
            [
                "XDG_CACHE_HOME=\(folder.path)", Self.withoutLeakCheck,
                Built.program("demeter"), "voice", "test", "--device", "alsa:no-such-microphone",
                "--ingredients", Built.ingredients,
                "--grammars", "\(Built.root)/grammars",
            ])
        #expect(run.output == "")
        #expect(
            run.errors == """
                demeter-ears: the sound device no-such-microphone cannot be opened: No such file or \
                directory

                """)
        #expect(run.status == 69)
        // It came to no model, which takes the time.
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/demeter/voice")
                == [])
    }

    @Test func `without ears the daemon goes on and says what is wrong`() throws {
        let daemon = try DaemonProcess(environment: [
            "DEMETER_VOICE_ENABLED": "true", "DEMETER_VOICE_DEVICE": "wav:/nowhere.wav",
        ])
        var client = try daemon.connect()
        try waitUntil { try Self.voice(&client)["state"] == "failed" }
        let voice = try Self.voice(&client)
        #expect(
            voice["complaint"]?.string == "/nowhere.wav: cannot open: No such file or directory")
        #expect(try client.say("2 eggs").count == 2)
    }

    @Test func `without voice nobody can be listened to`() throws {
        let daemon = try DaemonProcess()
        var client = try daemon.connect()
        #expect(try Self.voice(&client) == ["enabled": false, "state": "off"])
        #expect(try client.call("listen")["error"] != nil)
    }

    @Test func `sound files are transcribed without a daemon, each with its own fault`() throws {
        let folder = try TemporaryFolder()
        try Data("no sound".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/a.wav"))
        let run = try Command.run(
            "/usr/bin/env",
            [
                "XDG_CACHE_HOME=\(folder.path)", Self.withoutLeakCheck,
                Built.program("demeter"), "--json", "transcribe", "--ingredients",
                Built.ingredients, "--grammars", "\(Built.root)/grammars",
                "\(folder.path)/a.wav", "\(folder.path)/b.wav",
            ])
        #expect(run.status == 0)
        #expect(
            run.output == """
                {"file":"\(folder.path)/a.wav","error":"this is no WAV file"}
                {"file":"\(folder.path)/b.wav","error":"\(folder.path)/b.wav: cannot open: \
                No such file or directory"}

                """)
    }
}
