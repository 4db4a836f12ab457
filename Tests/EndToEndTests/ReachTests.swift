import Foundation
import JSON
import TestSupport
import Testing
import UnixSocket

/// What every program of ours reaches on a network: what is configured, and nothing else.
@Suite(
    .serialized,
    .enabled(if: OfflineTests.works(["strace", "-qq", "-o", "/dev/null", "true"]), "needs strace"))
struct ReachTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let tracer = [
        "strace", "-f", "-qq", "-e", "trace=socket,connect,bind,sendto", "-o",
    ]

    /// The calls about the internet that a trace has: what is connected to, bound or sent to.
    private func reached(_ trace: String) throws -> Set<String> {
        let lines = try String(contentsOfFile: trace, encoding: .utf8).split(separator: "\n")
        var found: Set<String> = []
        for line in lines where line.contains("AF_INET") && !line.contains("socket(") {
            guard let open = line.firstIndex(of: "("),
                let name = line[..<open].split(separator: " ").last,
                let port = line.firstRange(of: "port=htons(").map({
                    line[$0.upperBound...].prefix { $0.isNumber }
                })
            else {
                found.insert(String(line))
                continue
            }
            let host =
                line.contains("\"127.0.0.1\"") ? "127.0.0.1" : String(line[open...].prefix(120))
            found.insert("\(name) \(host):\(port)")
        }
        return found
    }

    @Test(.timeLimit(.minutes(30)))
    func `the daemon and what it starts listen where they are told, and call nobody`() throws {
        let (rooms, page) = (try SilentServer().port, try SilentServer().port)
        let pipe = "\(folder.path)/sound"
        try #require(mkfifo(pipe, 0o600) == 0)
        let trace = "\(folder.path)/trace"
        var environment = [
            "DEMETER_WYOMING_LISTEN": "127.0.0.1:\(rooms)", "DEMETER_VOICE_ENABLED": "true",
            "DEMETER_VOICE_DEVICE": "fifo:\(pipe)", "DEMETER_VOICE_FEEDBACK": "none",
            "XDG_CACHE_HOME": folder.path,
        ]
        let hasWeb = FileManager.default.isExecutableFile(atPath: Built.program("demeter-web"))
        if hasWeb {
            environment["DEMETER_WEB_ENABLED"] = "true"
            environment["DEMETER_WEB_LISTEN"] = "127.0.0.1:\(page)"
        }
        let daemon = try DaemonProcess(
            environment: environment.merging(DaemonProcess.withoutLeakCheck) { $1 },
            arguments: ["--grammars", "\(Built.root)/grammars"],
            wrapper: [Self.tracer[0], "-D"] + Self.tracer.dropFirst() + [trace])
        var client = try daemon.connect()
        #expect(try client.say("2 eggs").first == "egg, 2 (100 g): 150 kcal")
        try waitUntil {
            let status = try client.call("status")["result"]
            return status?["voice"]?["state"] == "listening"
                && (!hasWeb || status?["web"]?["state"] == "serving")
        }
        try waitUntil { try reached(trace).contains("bind 127.0.0.1:\(rooms)") }
        #expect(try client.say("undo").first == "Undone.")
        #expect(daemon.stop() == 0)
        var expected: Set = ["bind 127.0.0.1:\(rooms)"]
        if hasWeb { expected.insert("bind 127.0.0.1:\(page)") }
        #expect(try reached(trace) == expected)
    }

    @Test func `an assistant on standard input reaches the daemon's socket alone`() throws {
        let daemon = try DaemonProcess()
        let trace = "\(folder.path)/trace"
        let request = """
            {"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-11-25",\
            "capabilities":{},"clientInfo":{"name":"t","version":"1"}}}
            {"jsonrpc":"2.0","method":"notifications/initialized"}
            {"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"day","arguments":{}}}

            """
        let input = "\(folder.path)/input"
        try request.write(toFile: input, atomically: true, encoding: .utf8)
        let run = try Command.run(
            "/bin/sh",
            [
                "-c", "exec \"$@\" < '\(input)'", "sh",
            ] + Self.tracer + [trace, Built.program("demeter"), "mcp", "--socket", daemon.socket])
        #expect(run.output.contains("\"id\":2"), "\(run.output) \(run.errors)")
        #expect(try reached(trace) == [])
        let calls = try String(contentsOfFile: trace, encoding: .utf8)
        #expect(calls.contains("AF_UNIX"))
    }

    @Test(.enabled(if: Broker.isThere, "needs mosquitto and libmosquitto-dev"))
    func `the house's program reaches its broker and nothing else`() throws {
        let daemon = try DaemonProcess()
        let broker = try Broker()
        let trace = "\(folder.path)/trace"
        let ear = try broker.listen()
        let house = try HelperProcess(
            Self.tracer + [
                trace, Built.program("demeter-house"), "--socket", daemon.socket, "--config",
                "/dev/null",
            ],
            environment: [
                "DEMETER_MQTT_BROKER": "mqtt://127.0.0.1:\(broker.port)", "DEMETER_MQTT_NAME": "me",
            ].merging(DaemonProcess.withoutLeakCheck) { $1 }, in: folder.path,
            ready: "connected to the broker")
        defer { house.stop() }
        var client = try daemon.connect()
        _ = try client.call("log", ["text": "2 eggs"])
        try waitUntil { ear.last("demeter/me/state")?["entries"] == 1 }
        #expect(try reached(trace) == ["connect 127.0.0.1:\(broker.port)"])
    }
}
