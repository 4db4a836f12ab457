import Foundation
import Glibc
import JSON
import TestSupport
import Testing

/// What programs take over from whoever starts them, and what they hand on.
@Suite(.serialized)
struct InheritanceTests {
    /// With every signal blocked and ignored; coreutils has had this since 8.31.
    private static let deaf = ["env", "--ignore-signal", "--block-signal"]
    private static let canDeafen =
        (try? Command.run("env", ["--ignore-signal", "--block-signal", "true"]).status) == 0

    /// The mask of a process's signals, by its name in `proc(5)`.
    private static func signals(_ name: String, of process: Int32) -> UInt64 {
        let status =
            (try? String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)) ?? ""
        let line = status.split(separator: "\n").first { $0.hasPrefix("\(name):") }
        return line.flatMap { UInt64($0.split(separator: "\t").last ?? "", radix: 16) } ?? 0
    }

    private static func bit(_ signal: Int32) -> UInt64 { 1 << UInt64(signal - 1) }

    private static func program(of process: Int32) -> String? {
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe"))
            .map { URL(fileURLWithPath: $0).lastPathComponent }
    }

    private static func isGone(_ process: Int32) -> Bool {
        let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        // Behind the name, which is in brackets: a state. One that nobody waited for is gone too.
        return text.isEmpty || text.split(separator: ")").last?.hasPrefix(" Z") == true
    }

    @Test(.enabled(if: canDeafen, "env cannot block signals"), arguments: [SIGTERM, SIGINT])
    func `a daemon that was started deaf ends when it is asked to`(signal: Int32) throws {
        let daemon = try DaemonProcess(wrapper: Self.deaf)
        #expect(Self.signals("SigBlk", of: daemon.identifier) == 0)
        // It ignores what means nothing to it, and nothing else; two signals are the C library's.
        let theirs = Self.bit(32) | Self.bit(33)
        #expect(
            Self.signals("SigIgn", of: daemon.identifier) & ~theirs
                == Self.bit(SIGPIPE) | Self.bit(SIGUSR2) | Self.bit(SIGXFSZ))
        daemon.signal(signal)
        daemon.waitForEnd()
        #expect(daemon.stop() == 0)
    }

    @Test func `SIGUSR2 means nothing`() throws {
        let daemon = try DaemonProcess()
        daemon.signal(SIGUSR2)
        var client = try daemon.connect()
        #expect(try client.say("2 eggs").count == 2)
        #expect(daemon.stop() == 0)
    }

    @Test(.enabled(if: canDeafen, "env cannot block signals"), arguments: [SIGTERM, SIGINT])
    func `ears that were started deaf end when they are asked to`(signal: Int32) throws {
        let folder = try TemporaryFolder()
        #expect(mkfifo("\(folder.path)/daemon", 0o600) == 0)
        #expect(mkfifo("\(folder.path)/sound", 0o600) == 0)
        let ears = try ChildProcess(
            [
                "/bin/sh", "-c", "exec \"$@\" 3<>'\(folder.path)/daemon' 0<>'\(folder.path)/sound'",
                "sh",
            ] + Self.deaf + [
                Built.program("demeter-ears"), "serve", "--device", "stdin", "--data-dir",
                folder.path, "--ingredients", Built.ingredients, "--grammars",
                "\(Built.root)/grammars",
            ],
            environment: ProcessInfo.processInfo.environment
                .merging(["XDG_CACHE_HOME": folder.path]) { $1 })
        // What comes before the program has begun is still ignored, as it was started.
        try waitUntil {
            Self.program(of: ears.processIdentifier) == "demeter-ears"
                && Self.signals("SigIgn", of: ears.processIdentifier) & Self.bit(signal) == 0
        }
        kill(ears.processIdentifier, signal)
        #expect(ears.terminationStatus == signal)
    }

    @Test(.enabled(if: canDeafen, "env cannot block signals"))
    func `demeter stays deaf where nohup or a shell made it so`() throws {
        let daemon = try DaemonProcess()
        let client = try ChildProcess(
            ["env", "--ignore-signal=HUP,INT,TERM", "--block-signal"] + [
                Built.program("demeter"), "--socket", daemon.socket, "watch",
            ])
        try waitUntil { Self.program(of: client.processIdentifier) == "demeter" }
        try waitUntil { Self.signals("SigBlk", of: client.processIdentifier) == 0 }
        let kept = Self.bit(SIGHUP) | Self.bit(SIGINT)
        #expect(
            Self.signals("SigIgn", of: client.processIdentifier) & (kept | Self.bit(SIGTERM))
                == kept)
        for signal in [SIGHUP, SIGINT] { kill(client.processIdentifier, signal) }
        var other = try daemon.connect()
        _ = try other.say("2 eggs")
        #expect(client.isRunning)
        kill(client.processIdentifier, SIGTERM)
        #expect(client.terminationStatus == SIGTERM)
    }

    @Test func `a sink's program gets what it needs, and no key, credential or socket`() throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/config.toml"
        try """
        [[summary.sink]]
        kind = "command"
        command = ["/bin/sh", "-c", "env > '\(folder.path)/env'; ls /proc/self/fd > '\(folder.path)/fd'"]
        """.write(toFile: path, atomically: true, encoding: .utf8)
        let secrets = [
            "DEMETER_MODEL_API_KEY": "tulip", "CREDENTIALS_DIRECTORY": "/nowhere/tulip",
            "LISTEN_FDS": "1", "LISTEN_PID": "1", "LISTEN_FDNAMES": "tulip",
            "NOTIFY_SOCKET": "/nowhere/tulip.sock", "MY_OWN_TOKEN": "tulip",
        ]
        let daemon = try DaemonProcess(
            environment: secrets.merging(["LANG": "C.UTF-8", "TZ": "UTC"]) { $1 },
            arguments: ["--config", path])
        var client = try daemon.connect()
        let reply = try client.call("summary", ["send": true])
        #expect(reply["result"]?["deliveries"]?.array?.first?["failure"] == .null)
        let variables = try String(contentsOfFile: "\(folder.path)/env", encoding: .utf8)
        let names = Set(
            variables.split(separator: "\n").compactMap { $0.split(separator: "=").first })
        #expect(!variables.contains("tulip"))
        #expect(names.isDisjoint(with: Set(secrets.keys.map { Substring($0) })))
        #expect(
            names.isSuperset(of: ["PATH", "LANG", "TZ", "DEMETER_SUMMARY", "DEMETER_SUMMARY_ID"]))
        // Its own three, and the folder that `ls` reads.
        #expect(try String(contentsOfFile: "\(folder.path)/fd", encoding: .utf8) == "0\n1\n2\n3\n")
    }

    @Test func `ears get no key, and end with a daemon that is killed`() throws {
        let folder = try TemporaryFolder()
        let pipe = "\(folder.path)/sound"
        #expect(mkfifo(pipe, 0o600) == 0)
        let daemon = try DaemonProcess(
            environment: [
                "DEMETER_VOICE_ENABLED": "true", "DEMETER_VOICE_DEVICE": "fifo:\(pipe)",
                "DEMETER_VOICE_FEEDBACK": "none", "XDG_CACHE_HOME": folder.path,
                "DEMETER_MODEL_API_KEY": "tulip", "CREDENTIALS_DIRECTORY": "/nowhere/tulip",
            ], arguments: ["--grammars", "\(Built.root)/grammars"])
        var client = try daemon.connect()
        let process = try #require(
            try client.call("status")["result"]?["voice"]?["process"]?.integer)
        let ears = Int32(process)
        try waitUntil { Self.program(of: ears) == "demeter-ears" }
        let variables = try String(contentsOfFile: "/proc/\(ears)/environ", encoding: .utf8)
        #expect(!variables.contains("tulip"))
        #expect(variables.contains("XDG_CACHE_HOME="))
        // They are making their model by now, and hear of nothing.
        daemon.crash()
        try waitUntil { Self.isGone(ears) }
    }

    @Test(.enabled(if: Stranger.isPossible, Stranger.reason))
    func `nobody but root looks into the memory of what knows words`() throws {
        // What a process keeps to itself belongs to root under /proc, whoever runs it.
        let folder = try TemporaryFolder()
        try Stranger.owns(folder.path)
        let daemon = try ChildProcess(
            Stranger.wrapper + [
                Built.program("demeterd"), "--data-dir", folder.path, "--socket",
                "\(folder.path)/demeter.sock", "--config", "/dev/null", "--ingredients",
                Built.ingredients,
            ], environment: ["HOME": folder.path, "PATH": "/usr/bin:/bin"])
        let socket = "\(folder.path)/demeter.sock"
        try waitUntil {
            try #require(daemon.isRunning)
            return access(socket, F_OK) == 0
        }
        var status = stat()
        #expect(stat("/proc/\(daemon.processIdentifier)/environ", &status) == 0)
        #expect(status.st_uid == 0)
        kill(daemon.processIdentifier, SIGTERM)
        #expect(daemon.terminationStatus == 0)
    }
}
