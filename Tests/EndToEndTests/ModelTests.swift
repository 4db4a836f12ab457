import Foundation
import JSON
import ModelServer
import TestSupport
import Testing
import UnixSocket

/// A live daemon before a model's server.
struct ModelTests {
    static let key = "sk-a-key-that-nobody-may-see"

    private func daemon(_ server: ModelServer) throws -> DaemonProcess {
        try DaemonProcess(environment: [
            "DEMETER_MODEL_MODE": "auto", "DEMETER_MODEL_BASE_URL": server.address,
            "DEMETER_MODEL_MODEL": "m", "DEMETER_MODEL_API_KEY": Self.key,
            "DEMETER_MODEL_TIMEOUT": "20",
        ])
    }

    @Test func `an unknown meal is read by the model, once, and its key is seen nowhere`() throws {
        let server = try ModelServer { _ in
            .json(
                Completions.answer(
                    Completions.reading(Completions.item("corner bowl", calories: 420))))
        }
        let daemon = try daemon(server)
        var client = try daemon.connect()
        for _ in 0..<2 {
            let answer = try client.call(
                "log", ["text": "the usual bowl from the corner place"])
            let entry = answer["result"]?["entries"]?.array?.first
            #expect(entry?["source"] == "model")
            #expect(entry?["calories"] == 420)
        }
        #expect(server.requests.map { $0.headers["authorization"] } == ["Bearer \(Self.key)"])
        let status = try client.call("status")
        #expect(status["result"]?["model"]?["cache_hits"] == 1)
        #expect(!status.text.contains(Self.key))
        let arguments = try Data(
            contentsOf: URL(fileURLWithPath: "/proc/\(daemon.identifier)/cmdline"))
        #expect(arguments.range(of: Data(Self.key.utf8)) == nil)
        #expect(daemon.stop() == 0)
        try check(daemon)
    }

    @Test func `an end while a server asks for patience comes soon, and the words are kept`() throws
    {
        let server = try ModelServer { _ in
            .json("{}", status: 503, headers: [("Retry-After", "10")])
        }
        let daemon = try daemon(server)
        var client = try daemon.connect()
        let request: JSONValue = [
            "jsonrpc": "2.0", "id": 1, "method": "log",
            "params": ["text": "the usual bowl from the corner place"],
        ]
        try client.send(line: request.text)
        try waitUntil { !server.requests.isEmpty || !daemon.isRunning }
        let begun = ContinuousClock.now
        daemon.signal(SIGTERM)
        let reply = try JSONValue(parsing: try #require(try client.receiveLine()))
        #expect(reply["result"]?["state"] == "waiting")
        daemon.waitForEnd()
        // It did not stay for the ten seconds that it was asked to wait.
        #expect(ContinuousClock.now - begun < .seconds(8))
    }

    /// Dispatch wakes the process each second for as long as it has a worker (decision 5).
    @Test func `no thread of Dispatch is started by asking a model, waiting and trying again`()
        throws
    {
        let server = try ModelServer { request in
            request.index % 2 == 0
                ? .json("{}", status: 500)
                : .json(
                    Completions.answer(
                        Completions.reading(Completions.item("corner bowl", calories: 420))))
        }
        let daemon = try daemon(server)
        var client = try daemon.connect()
        #expect(try client.call("model.test")["result"]?["exchanges"]?.array?.count == 2)
        let logged = try client.call("log", ["text": "the usual bowl from the corner place"])
        #expect(logged["result"]?["state"] == "logged")
        server.stop()
        let waiting = try client.call("log", ["text": "another bowl from the far place"])
        #expect(waiting["result"]?["state"] == "waiting")
        daemon.signal(SIGHUP)
        try waitUntil { !daemon.isRunning || daemon.log.contains("read again") }
        _ = try client.call("retry")
        let names = daemon.threadNames
        #expect(names.contains("http"))
        #expect(names.filter { $0.contains("qos") || $0.contains("dispatch") } == [])
        #expect(daemon.stop() == 0)
    }

    @Test
    func `another machine is asked through the proxy, with a warning where nothing is hidden`()
        throws
    {
        let proxy = try ModelServer { _ in
            .json(
                Completions.answer(
                    Completions.reading(Completions.item("corner bowl", calories: 420))))
        }
        let daemon = try DaemonProcess(environment: [
            "DEMETER_MODEL_MODE": "auto", "DEMETER_MODEL_MODEL": "m",
            "DEMETER_MODEL_BASE_URL": "http://model.invalid/v1",
            "http_proxy": "http://localhost:\(proxy.port)", "no_proxy": "",
        ])
        var client = try daemon.connect()
        #expect(try client.call("model.test")["result"]?["outcome"] == "read")
        #expect(proxy.requests.map { $0.headers["host"] } == ["model.invalid"])
        #expect(
            daemon.log.contains(
                "model.base_url is plain http: others can read what is sent, the key too"))
        // A server on this machine is asked directly, whatever the environment says.
        let local = try ModelServer { _ in .json("{}", status: 404) }
        let direct = try DaemonProcess(environment: [
            "DEMETER_MODEL_MODE": "auto", "DEMETER_MODEL_MODEL": "m",
            "DEMETER_MODEL_BASE_URL": local.address,
            "http_proxy": "http://localhost:\(proxy.port)", "no_proxy": "",
        ])
        client = try direct.connect()
        #expect(try client.call("model.test")["result"]?["outcome"] == "failed")
        #expect(local.requests.count == 1)
        #expect(proxy.requests.count == 1)
        #expect(!direct.log.contains("plain http"))
    }

    /// Looks for the key in the log and in every file of the data folder.
    private func check(_ daemon: DaemonProcess) throws {
        #expect(!daemon.log.contains(Self.key))
        for name in try FileManager.default.contentsOfDirectory(atPath: daemon.folder) {
            let bytes = FileManager.default.contents(atPath: "\(daemon.folder)/\(name)") ?? Data()
            #expect(bytes.range(of: Data(Self.key.utf8)) == nil, "\(name)")
        }
    }

    /// Looks for the key in the arguments of every process that we may see.
    private func checkProcesses() throws {
        for process in try FileManager.default.contentsOfDirectory(atPath: "/proc")
        where process.allSatisfy(\.isNumber) {
            let arguments = FileManager.default.contents(atPath: "/proc/\(process)/cmdline")
            #expect(arguments?.range(of: Data(Self.key.utf8)) == nil, "process \(process)")
        }
    }

    @Test func `a key that the server refuses and repeats is seen nowhere`() throws {
        let server = try ModelServer { _ in
            .json(#"{"error":{"message":"Incorrect API key: \#(Self.key)"}}"#, status: 401)
        }
        let keys = try TemporaryFolder()
        let path = "\(keys.path)/key"
        try (Self.key + "\n").write(toFile: path, atomically: false, encoding: .utf8)
        chmod(path, 0o600)
        let daemon = try DaemonProcess(environment: [
            "DEMETER_MODEL_MODE": "always", "DEMETER_MODEL_BASE_URL": server.address,
            "DEMETER_MODEL_MODEL": "m", "DEMETER_MODEL_API_KEY_FILE": path,
        ])
        let environment = try Data(
            contentsOf: URL(fileURLWithPath: "/proc/\(daemon.identifier)/environ"))
        #expect(environment.range(of: Data(Self.key.utf8)) == nil)
        var client = try daemon.connect()
        var said = try client.say("two eggs").joined()
        for (method, parameters) in [
            ("model.test", [:]), ("log", ["text": "the usual bowl"]), ("status", [:]), ("day", [:]),
        ] as [(String, JSONValue)] {
            said += try client.call(method, parameters).text
        }
        #expect(server.requests.map { $0.headers["authorization"] } == ["Bearer \(Self.key)"])
        #expect(said.contains("The model's server refuses the key (401)."))
        // After a reload it is asked, and refused, once more: nothing of it is logged either.
        daemon.signal(SIGHUP)
        try waitUntil { !daemon.isRunning || daemon.log.contains("read again") }
        said += try client.call("model.test").text
        #expect(said.contains("Incorrect API key: •••"))
        #expect(!said.contains(Self.key))
        try checkProcesses()
        #expect(daemon.stop() == 0)
        try check(daemon)
    }

    @Test func `a key file that others may read is refused by its mode, not by its content`() throws
    {
        let server = try ModelServer { _ in .json("{}") }
        let keys = try TemporaryFolder()
        let path = "\(keys.path)/key"
        try Self.key.write(toFile: path, atomically: false, encoding: .utf8)
        chmod(path, 0o644)
        let daemon = try DaemonProcess(environment: [
            "DEMETER_MODEL_MODE": "auto", "DEMETER_MODEL_BASE_URL": server.address,
            "DEMETER_MODEL_MODEL": "m", "DEMETER_MODEL_API_KEY_FILE": path,
        ])
        var client = try daemon.connect()
        let status = try client.call("status")["result"]
        #expect(
            status?["model"]?["reason"]
                == "The key from the file cannot be used: others may use the file (mode 644); run chmod 600 on it."
        )
        #expect(try client.call("model.test")["result"]?["outcome"] == "stopped")
        #expect(server.requests.isEmpty)
        #expect(daemon.stop() == 0)
        try check(daemon)
    }
}
