import HTTP
import ModelServer
import Testing

struct EncryptionTests {
    private func send(
        to server: ModelServer, _ change: (inout HTTPSettings) -> Void
    ) async throws -> HTTPResponse {
        var settings = HTTPSettings()
        change(&settings)
        return try await HTTPClient(settings: settings).send(
            HTTPRequest(url: server.address + "/models"))
    }

    @Test func `a trusted certificate is accepted`() async throws {
        let certificate = try TestCertificate(host: "localhost")
        let server = try ModelServer(certificate: certificate) { _ in .json("{}") }
        #expect(try await send(to: server) { $0.certificates = certificate.path }.status == 200)
    }

    @Test func `a certificate that nobody vouches for is refused`() async throws {
        let server = try ModelServer(certificate: TestCertificate(host: "localhost")) { _ in
            .json("{}")
        }
        let error = await #expect(throws: HTTPError.self) { try await send(to: server) { _ in } }
        #expect(error?.kind == .tls)
        #expect(server.requests.isEmpty)
    }

    @Test func `a certificate of another host is refused`() async throws {
        let certificate = try TestCertificate(host: "elsewhere.example")
        let server = try ModelServer(certificate: certificate) { _ in .json("{}") }
        let error = await #expect(throws: HTTPError.self) {
            try await send(to: server) { $0.certificates = certificate.path }
        }
        #expect(error?.kind == .tls)
        #expect(server.requests.isEmpty)
    }

    @Test func `a pinned key must be the server's`() async throws {
        let certificate = try TestCertificate(host: "localhost")
        let server = try ModelServer(certificate: certificate) { _ in .json("{}") }
        let error = await #expect(throws: HTTPError.self) {
            try await send(to: server) { settings in
                settings.certificates = certificate.path
                settings.pinnedKey = "sha256//AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="
            }
        }
        #expect(error?.kind == .tls)
        #expect(server.requests.isEmpty)
    }
}
