import Foundation
import JSON
import ModelServer
import TestSupport
import Testing

/// Before an OpenAI-compatible server that is not ours: the proxy of LiteLLM, with a fixed answer in
/// place of a model. Installed with `pip install 'litellm[proxy]'`; found on the path or by `LITELLM`.
struct RealServerTests {
    static let program: String? = {
        let environment = ProcessInfo.processInfo.environment
        let candidates =
            [environment["LITELLM"]].compactMap(\.self)
            + (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/litellm" }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    /// Runs until the test ends.
    private final class Proxy {
        static let key = "sk-demeter-test"
        private let process: ChildProcess
        let folder: TemporaryFolder
        let port: UInt16

        init(_ program: String, answer: String) throws {
            folder = try TemporaryFolder()
            // A port that was free a moment ago.
            let probe = try ModelServer { _ in .silence }
            port = probe.port
            probe.stop()
            let configuration = """
                model_list:
                  - model_name: m
                    litellm_params:
                      model: openai/m
                      api_key: unused
                      mock_response: '\(answer)'
                general_settings:
                  master_key: \(Self.key)
                """
            let path = "\(folder.path)/config.yaml"
            try configuration.write(toFile: path, atomically: false, encoding: .utf8)
            let output = Pipe()
            process = try ChildProcess(
                [program, "--config", path, "--host", "127.0.0.1", "--port", "\(port)"],
                environment: ProcessInfo.processInfo.environment.merging([
                    "LITELLM_LOCAL_MODEL_COST_MAP": "True", "HOME": folder.path,
                ]) { $1 }, errors: output.fileHandleForWriting)
            var said = Data()
            while !String(decoding: said, as: UTF8.self).contains("Uvicorn running") {
                let more = output.fileHandleForReading.availableData
                try #require(
                    !more.isEmpty, "it ended at once: \(String(decoding: said, as: UTF8.self))")
                said += more
            }
            // What it says later is thrown away, so that it never waits for a reader.
            output.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
        }
    }

    @Test(.enabled(if: program != nil, "needs LiteLLM's proxy"), .timeLimit(.minutes(30)))
    func `a real server takes our requests, and its answer is logged`() throws {
        let answer = Completions.reading(
            Completions.item("toast", quantity: 2, unit: "slice", id: "toast"),
            Completions.item("corner bowl", calories: 420))
        let proxy = try Proxy(try #require(Self.program), answer: answer)
        func daemon(_ key: String) throws -> DaemonProcess {
            try DaemonProcess(environment: [
                "DEMETER_MODEL_MODE": "auto", "DEMETER_MODEL_MODEL": "m",
                "DEMETER_MODEL_BASE_URL": "http://127.0.0.1:\(proxy.port)/v1",
                "DEMETER_MODEL_API_KEY": key, "DEMETER_MODEL_TIMEOUT": "60",
            ])
        }
        let known = try daemon(Proxy.key)
        var client = try known.connect()
        let text = "the usual bowl from the corner place with toast"
        let result = try client.call("log", ["text": .string(text)])["result"]
        #expect(result?["state"] == "logged")
        let entries = result?["entries"]?.array ?? []
        #expect(entries.map { $0["source"] } == ["catalog", "model"])
        #expect(entries.map { $0["calories"]?.number } == [180, 420])
        let test = try client.call("model.test")["result"]
        #expect(test?["outcome"] == "read")
        #expect(test?["exchanges"]?.array?.map { $0["status"] } == [200])
        let stranger = try daemon("sk-somebody-else")
        client = try stranger.connect()
        let refused = try client.call("model.test")["result"]
        #expect(refused?["outcome"] != "read")
        #expect(refused?.text.contains("sk-somebody-else") == false)
    }
}
