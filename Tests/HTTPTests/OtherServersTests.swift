import Foundation
import HTTP
import ModelServer
import TestSupport
import Testing

/// Before servers that are not ours: what version of TLS and of HTTP is spoken with them.
struct OtherServersTests {
    /// A program that serves until the test ends.
    private final class Running {
        private let process: ChildProcess
        /// Some servers end with their input.
        private let input = Pipe()

        /// - Parameter sign: what it says when it listens.
        init(_ arguments: [String], folder: String, sign: String) throws {
            let output = Pipe()
            process = try ChildProcess(
                arguments, in: folder, input: input.fileHandleForReading,
                output: output.fileHandleForWriting, errors: output.fileHandleForWriting)
            var said = Data()
            while !String(decoding: said, as: UTF8.self).contains(sign) {
                let more = output.fileHandleForReading.availableData
                try #require(
                    !more.isEmpty, "it ended at once: \(String(decoding: said, as: UTF8.self))")
                said += more
            }
            output.fileHandleForReading.readabilityHandler = { _ = $0.availableData }
        }
    }

    /// A folder with a certificate and its key, and a port that was free a moment ago.
    private static func place() throws -> (TemporaryFolder, TestCertificate, UInt16) {
        let folder = try TemporaryFolder()
        let certificate = try TestCertificate(host: "localhost")
        for (name, text) in [("cert.pem", certificate.certificate), ("key.pem", certificate.key)] {
            try text.write(toFile: "\(folder.path)/\(name)", atomically: false, encoding: .utf8)
        }
        let probe = try ModelServer { _ in .silence }
        let port = probe.port
        probe.stop()
        return (folder, certificate, port)
    }

    private static func ask(
        _ port: UInt16, _ certificate: TestCertificate
    ) async throws -> HTTPResponse {
        var settings = HTTPSettings()
        settings.certificates = certificate.path
        return try await HTTPClient(settings: settings).send(
            HTTPRequest(url: "https://localhost:\(port)/", timeout: .seconds(20)))
    }

    @Test func `TLS before version 1.2 is not spoken`() async throws {
        for (version, isSpoken) in [("-tls1_2", true), ("-tls1_1", false)] {
            let (folder, certificate, port) = try Self.place()
            let server = try Running(
                [
                    "openssl", "s_server", "-accept", "\(port)", "-cert", "cert.pem", "-key",
                    "key.pem", "-cipher", "ALL:@SECLEVEL=0", version, "-www",
                ], folder: folder.path, sign: "ACCEPT")
            defer { withExtendedLifetime(server) {} }
            if isSpoken {
                #expect(try await Self.ask(port, certificate).status == 200)
            } else {
                let error = await #expect(throws: HTTPError.self) {
                    try await Self.ask(port, certificate)
                }
                #expect(error?.kind == .tls)
            }
        }
    }

    /// Installed with `pip install hypercorn`; found on the path or by `HYPERCORN`.
    static let hypercorn: String? = {
        let environment = ProcessInfo.processInfo.environment
        let candidates =
            [environment["HYPERCORN"]].compactMap(\.self)
            + (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/hypercorn" }
        return candidates.first { FileManager.default.isExecutableFile(atPath: $0) }
    }()

    @Test(.enabled(if: hypercorn != nil, "needs hypercorn"), .timeLimit(.minutes(30)))
    func `a server that offers HTTP/2 is spoken to in it`() async throws {
        let (folder, certificate, port) = try Self.place()
        let application = """
            async def app(scope, receive, send):
                await send({"type": "http.response.start", "status": 200, "headers": []})
                await send({"type": "http.response.body", "body": scope["http_version"].encode()})
            """
        try application.write(
            toFile: "\(folder.path)/app.py", atomically: false, encoding: .utf8)
        let server = try Running(
            [
                try #require(Self.hypercorn), "--certfile", "cert.pem", "--keyfile", "key.pem",
                "--bind", "localhost:\(port)", "app:app",
            ], folder: folder.path, sign: "Running on")
        defer { withExtendedLifetime(server) {} }
        #expect(String(decoding: try await Self.ask(port, certificate).body, as: UTF8.self) == "2")
    }
}
