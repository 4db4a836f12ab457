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
        #expect(!daemon.log.contains(Self.key))
        for name in try FileManager.default.contentsOfDirectory(atPath: daemon.folder) {
            let bytes = FileManager.default.contents(atPath: "\(daemon.folder)/\(name)") ?? Data()
            #expect(bytes.range(of: Data(Self.key.utf8)) == nil, "\(name)")
        }
    }
}
