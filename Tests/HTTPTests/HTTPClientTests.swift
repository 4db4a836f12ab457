import HTTP
import ModelServer
import Testing

@Suite(.serialized) struct HTTPClientTests {
    private func post(_ server: ModelServer, timeout: Duration = .seconds(60)) -> HTTPRequest {
        HTTPRequest(
            url: server.address + "/chat/completions", body: Array("{}".utf8), timeout: timeout)
    }

    @Test func `a request arrives whole and plain, with its length`() async throws {
        let server = try ModelServer { _ in .json(#"{"a":1}"#, headers: [("X-Note", " yes ")]) }
        let client = HTTPClient()
        let body = Array(String(repeating: "é", count: 200_000).utf8)
        let response = try await client.send(
            HTTPRequest(
                url: server.address + "/x", body: body, headers: [HTTPHeader("X-One", "1")],
                bearer: Secret("key")))
        #expect(response.status == 200)
        #expect(response.body == Array(#"{"a":1}"#.utf8))
        #expect(response[header: "x-note"] == "yes")
        #expect(response.version == "1.1")
        let received = try #require(server.requests.first)
        #expect(received.method == "POST")
        #expect(received.path == "/v1/x")
        #expect(received.body == body)
        #expect(received.headers["content-length"] == "400000")
        #expect(received.headers["content-type"] == "application/json")
        #expect(received.headers["authorization"] == "Bearer key")
        #expect(received.headers["x-one"] == "1")
        #expect(received.headers["expect"] == nil)
        #expect(received.headers["transfer-encoding"] == nil)
    }

    @Test func `a request without a body is a GET`() async throws {
        let server = try ModelServer { _ in .json("[]") }
        let response = try await HTTPClient().send(HTTPRequest(url: server.address + "/models"))
        #expect(response.status == 200)
        #expect(server.requests.first?.method == "GET")
    }

    @Test func `an empty body is sent as one`() async throws {
        let server = try ModelServer { _ in .json("[]") }
        _ = try await HTTPClient().send(HTTPRequest(url: server.address + "/x", body: []))
        #expect(server.requests.first?.headers["content-length"] == "0")
    }

    @Test func `a connection is used again`() async throws {
        let server = try ModelServer { _ in .json("{}") }
        let client = HTTPClient()
        let first = try await client.send(post(server))
        let second = try await client.send(post(server))
        #expect([first.isReused, second.isReused] == [false, true])
    }

    @Test func `a compressed answer is unpacked`() async throws {
        let server = try ModelServer { _ in .compressed(Array(#"{"zip":true}"#.utf8)) }
        let response = try await HTTPClient().send(post(server))
        #expect(response.body == Array(#"{"zip":true}"#.utf8))
        #expect(server.requests.first?.headers["accept-encoding"]?.contains("gzip") == true)
    }

    @Test func `a redirect is an answer and is not followed`() async throws {
        let server = try ModelServer { _ in
            .answer(status: 302, headers: [("Location", "http://localhost:1/")], body: [])
        }
        let response = try await HTTPClient().send(post(server))
        #expect(response.status == 302)
        #expect(server.requests.count == 1)
    }

    static let manyHeaders = String(
        repeating: "X: \(String(repeating: "x", count: 5_000))\r\n", count: 20)

    static let faults: [(ServerReply, HTTPError.Kind)] = [
        (.silence, .timeout),
        (.drip(Array(repeating: 65, count: 10_000), milliseconds: 30), .timeout),
        (.cut(Array("0123456789".utf8), count: 4), .connection),
        (.raw([]), .connection),
        (.raw(Array("no HTTP at all\r\n\r\n".utf8)), .garbled),
        (
            .answer(status: 200, headers: [("Content-Encoding", "gzip")], body: [1, 2, 3]),
            .garbled
        ),
        (.answer(status: 200, body: Array(repeating: 65, count: 2_000)), .tooLarge),
        (.raw(Array(("HTTP/1.1 200 OK\r\n" + manyHeaders + "\r\n").utf8)), .tooLarge),
        (
            .raw(Array("HTTP/1.1 200 OK\r\nX: ".utf8) + Array(repeating: 65, count: 5 << 20)),
            .tooLarge
        ),
    ]

    @Test(arguments: faults.indices)
    func `each fault of a server has its error`(index: Int) async throws {
        let (reply, kind) = Self.faults[index]
        let server = try ModelServer { _ in reply }
        var settings = HTTPSettings()
        settings.answerLimit = 1_000
        let client = HTTPClient(settings: settings)
        let error = await #expect(throws: HTTPError.self) {
            // What never comes is waited for in vain, all else as long as a busy machine needs.
            try await client.send(
                post(server, timeout: kind == .timeout ? .seconds(2) : .seconds(60)))
        }
        #expect(error?.kind == kind)
        #expect(error?.operation == "transfer")
    }

    @Test func `a server that is not there is a connection error`() async throws {
        let server = try ModelServer { _ in .json("{}") }
        let request = post(server)
        server.stop()
        let error = await #expect(throws: HTTPError.self) { try await HTTPClient().send(request) }
        #expect(error?.kind == .connection)
    }

    @Test(arguments: ["file:///etc/passwd", "ftp://localhost/", "http://me:x@localhost/", ""])
    func `an address that is not allowed is refused`(url: String) async {
        let error = await #expect(throws: HTTPError.self) {
            try await HTTPClient().send(HTTPRequest(url: url))
        }
        #expect(error?.kind == .request)
    }

    @Test func `a header cannot smuggle another one in`() async {
        let request = HTTPRequest(
            url: "http://localhost:1/", headers: [HTTPHeader("X", "1\r\nAuthorization: me")])
        let error = await #expect(throws: HTTPError.self) { try await HTTPClient().send(request) }
        #expect(error?.message == "a header holds a control character")
    }

    @Test func `cancelling a task ends its transfer at once`() async throws {
        let (arrivals, arrived) = AsyncStream<Void>.makeStream()
        let server = try ModelServer { _ in
            arrived.yield()
            return .silence
        }
        let client = HTTPClient()
        let request = post(server, timeout: .seconds(60))
        let task = Task { try await client.send(request) }
        for await _ in arrivals { break }
        task.cancel()
        let error = await #expect(throws: HTTPError.self) { try await task.value }
        #expect(error?.kind == .cancelled)
    }

    @Test func `a task that is cancelled already sends nothing`() async throws {
        let server = try ModelServer { _ in .json("{}") }
        let client = HTTPClient()
        let request = post(server)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await client.send(request)
        }
        await #expect(throws: HTTPError.self) { try await task.value }
        #expect(server.requests.isEmpty)
    }

    @Test func `closing ends what is under way and refuses what comes later`() async throws {
        let (arrivals, arrived) = AsyncStream<Void>.makeStream()
        let server = try ModelServer { _ in
            arrived.yield()
            return .silence
        }
        let client = HTTPClient()
        let request = post(server, timeout: .seconds(60))
        let task = Task { try await client.send(request) }
        for await _ in arrivals { break }
        client.close()
        for attempt in [task, Task { try await client.send(request) }] {
            let error = await #expect(throws: HTTPError.self) { try await attempt.value }
            #expect(error?.kind == .cancelled)
        }
    }

    @Test func `many requests at once all get their own answers`() async throws {
        let server = try ModelServer { .answer(status: 200, body: $0.body) }
        let client = HTTPClient()
        let url = server.address + "/echo"
        let echoes = try await withThrowingTaskGroup(of: (Int, String).self) { group in
            for number in 0..<100 {
                group.addTask {
                    let response = try await client.send(
                        HTTPRequest(url: url, body: Array("\(number)".utf8)))
                    return (number, String(decoding: response.body, as: UTF8.self))
                }
            }
            return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
        }
        #expect(echoes == Dictionary(uniqueKeysWithValues: (0..<100).map { ($0, "\($0)") }))
    }
}
