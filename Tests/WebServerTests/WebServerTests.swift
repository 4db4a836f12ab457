import Foundation
import Glibc
import HTTP
import TCP
import Testing

@testable import WebServer

/// The server against a client that is not ours, and against bare sockets.
struct WebServerTests {
    /// What a request was, as text.
    @Sendable private static func echo(_ request: WebRequest) -> WebResponse {
        let headers = request.headers.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        let text =
            "\(request.method) \(request.path)?\(request.query) \(headers.joined(separator: ";")) "
            + String(decoding: request.body, as: UTF8.self)
        return WebResponse(status: 200, headers: [("X-Own", "yes")], body: Array(text.utf8))
    }

    /// Sends bytes as they are, and reads until the server hangs up.
    private func send(_ text: String, to port: UInt16, then more: [String] = []) throws -> String {
        let client = try BareClient(port: port)
        client.send(text)
        for text in more { client.send(text) }
        return client.readAll()
    }

    @Test func `a request comes as it was sent, and its answer goes back`() async throws {
        let served = try Served(WebServerSettings(), Self.echo)
        let client = HTTPClient()
        defer { client.close() }
        let answer = try await client.send(
            HTTPRequest(
                url: "http://127.0.0.1:\(served.port)/a%2Fb?c=%20d",
                body: Array("two eggs".utf8), headers: [HTTPHeader("Content-Type", "text/plain")]))
        #expect(answer.status == 200)
        #expect(answer[header: "X-Own"] == "yes")
        let text = String(decoding: answer.body, as: UTF8.self)
        #expect(text.hasPrefix("POST /a%2Fb?c=%20d "))
        #expect(text.hasSuffix(" two eggs"))
        #expect(text.contains("content-type=text/plain"))
    }

    @Test func `a header that comes twice counts as none, cookies are joined`() throws {
        let served = try Served(WebServerSettings(), Self.echo)
        let answer = try send(
            "GET / HTTP/1.1\r\nHost: a\r\nOrigin: x\r\nOrigin: y\r\nCookie: a=1\r\nCookie: b=2\r\n"
                + "Connection: close\r\n\r\n", to: served.port)
        #expect(answer.contains("cookie=a=1; b=2"))
        #expect(!answer.contains("origin"))
    }

    @Test(arguments: [true, false]) func `too large a body is refused`(isTold: Bool) throws {
        var settings = WebServerSettings()
        settings.body = 1000
        let served = try Served(settings, Self.echo)
        let head = "POST / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n"
        let body = String(repeating: "x", count: 1001)
        let answer =
            isTold
            ? try send("\(head)Content-Length: 1001\r\n\r\n", to: served.port, then: [body])
            : try send(
                "\(head)Transfer-Encoding: chunked\r\n\r\n3e9\r\n\(body)\r\n0\r\n\r\n",
                to: served.port)
        #expect(answer.hasPrefix("HTTP/1.1 413 "), "\(answer.prefix(100))")
    }

    @Test(arguments: [
        "GET / HTTP/1.1\r\n\r\n", "GARBAGE\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
        "GET / HTTP/1.1\r\nHost: a\r\n" + String(repeating: "X: y\r\n", count: 20_000) + "\r\n",
    ])
    func `what is no request reaches nobody`(text: String) throws {
        let served = try Served(WebServerSettings()) { _ in
            Issue.record("it was answered")
            return WebResponse(status: 200)
        }
        let answer = try send(text, to: served.port)
        #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4") || answer.hasPrefix("HTTP/1.1 5"))
        withExtendedLifetime(served) {}
    }

    @Test(arguments: [
        "", "GET / HT", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nabc",
    ])
    func `who is slow is closed, however it drips`(text: String) throws {
        var settings = WebServerSettings()
        settings.headTime = .milliseconds(400)
        settings.bodyTime = .milliseconds(400)
        let served = try Served(settings, Self.echo)
        let client = try BareClient(port: served.port)
        client.send(text)
        let begun = ContinuousClock.now
        // A byte now and then keeps it alive for nobody but itself.
        while !client.isClosed(after: .milliseconds(60)) {
            client.send(text.isEmpty ? "G" : text.contains("abc") ? "d" : "T")
            try #require(ContinuousClock.now - begun < .seconds(60))
        }
        withExtendedLifetime(served) {}
    }

    @Test func `who does not read its answer makes room for others`() throws {
        var settings = WebServerSettings()
        settings.answerTime = .milliseconds(400)
        settings.connections = 1
        let body = [UInt8](repeating: 0x61, count: 32 << 20)
        let served = try Served(settings) { request in
            WebResponse(status: 200, body: request.path == "/large" ? body : [])
        }
        let client = try BareClient(port: served.port)
        client.send("GET /large HTTP/1.1\r\nHost: a\r\n\r\n")
        #expect(client.isReadable(within: .seconds(60)))
        let other = try send(
            "GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n", to: served.port)
        #expect(other.hasPrefix("HTTP/1.1 200 "))
        #expect(client.readAll().utf8.count < body.count)
        withExtendedLifetime(served) {}
    }

    @Test func `slow answers keep nobody else waiting`() async throws {
        let gate = Gate()
        let served = try Served(WebServerSettings()) { request in
            if request.path == "/slow" { gate.wait() }
            return WebResponse(status: 200, body: Array(request.path.utf8))
        }
        let client = HTTPClient()
        defer { client.close() }
        let address = "http://127.0.0.1:\(served.port)"
        try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<20 {
                group.addTask {
                    try await client.send(
                        HTTPRequest(url: "\(address)/slow", timeout: .seconds(900))
                    ).status
                }
            }
            for _ in 0..<20 {
                #expect(
                    try await client.send(
                        HTTPRequest(url: "\(address)/quick", timeout: .seconds(900))
                    ).status == 200)
            }
            gate.open()
            for try await status in group { #expect(status == 200) }
        }
    }

    @Test func `a server that is stopped answers what it was at`() async throws {
        let gate = Gate()
        let served = try Served(WebServerSettings()) { _ in
            gate.wait()
            return WebResponse(status: 200)
        }
        let port = served.port
        let client = try BareClient(port: port)
        client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
        gate.waitForArrival()
        served.stop()
        #expect(client.readAll().hasPrefix("HTTP/1.1 503 "))
        gate.open()
        #expect(throws: BareClient.Refused.self) { try BareClient(port: port) }
    }

    @Test func `one more connection than there may be waits for its turn`() throws {
        var settings = WebServerSettings()
        settings.connections = 3
        let served = try Served(settings, Self.echo)
        let three = try (0..<3).map { _ in try BareClient(port: served.port) }
        for client in three {
            client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
            #expect(client.isReadable(within: .seconds(60)))
        }
        let fourth = try BareClient(port: served.port)
        fourth.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        #expect(!fourth.isReadable(within: .milliseconds(100)))
        three[0].close()
        #expect(fourth.readAll().hasPrefix("HTTP/1.1 200 "))
        withExtendedLifetime((three, served)) {}
    }
}

/// A gate at which any number of threads wait.
private final class Gate: @unchecked Sendable {
    private let condition = NSCondition()
    private var isOpen = false
    private var arrived = 0

    func wait() {
        condition.withLock {
            arrived += 1
            condition.broadcast()
            while !isOpen { condition.wait() }
        }
    }

    func waitForArrival() {
        condition.withLock { while arrived == 0 { condition.wait() } }
    }

    func open() {
        condition.withLock {
            isOpen = true
            condition.broadcast()
        }
    }
}
