import Foundation
import HTTP
import JSON
import TestSupport
import Testing

/// Who gets in where assistants come by HTTP, against the running program.
@Suite(.enabled(if: PageStage.isThere, PageStage.reason))
struct AssistantDoorTests {
    private static let initialize =
        Array(
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","#
                .utf8) + Array(#""capabilities":{}}}"#.utf8)

    private func begin(
        _ stage: PageStage, _ token: String?, _ headers: [HTTPHeader] = []
    ) async throws -> HTTPResponse {
        try await stage.client.send(Self.beginning(at: stage.address, token, headers))
    }

    private static func beginning(
        at address: String, _ token: String?, _ headers: [HTTPHeader] = []
    ) -> HTTPRequest {
        HTTPRequest(
            url: "\(address)/mcp", body: initialize,
            headers: [HTTPHeader("Accept", "application/json, text/event-stream")] + headers
                + (token.map { [HTTPHeader("Authorization", "Bearer \($0)")] } ?? []))
    }

    @Test func `a token of ours and nothing else gets in, from no other site`() async throws {
        let stage = try PageStage()
        let token = try stage.token()
        let begun = try await begin(stage, token)
        #expect(begun.status == 200)
        #expect(begun[header: "Mcp-Session-Id"] != nil)
        let unknown = try await begin(stage, String(repeating: "a", count: 64))
        #expect(unknown.status == 401)
        #expect(unknown[header: "WWW-Authenticate"]?.hasPrefix("Bearer ") == true)
        #expect(try await begin(stage, nil).status == 401)
        // Nobody's browser is sent here by another site, and the page's cookie opens nothing.
        try await stage.enter()
        let cookie = HTTPHeader("Cookie", try #require(stage.cookie))
        #expect(try await begin(stage, nil, [cookie]).status == 401)
        #expect(
            try await begin(stage, token, [HTTPHeader("Origin", "http://evil.example")]).status
                == 403)
        #expect(
            try await begin(stage, token, [HTTPHeader("Host", "evil.example")]).status == 421)
        #expect(
            try await begin(stage, token, [HTTPHeader("Origin", stage.address)]).status == 200)
        // Nor does a token open the page.
        let page = try await stage.client.send(
            HTTPRequest(
                url: stage.address, headers: [HTTPHeader("Authorization", "Bearer \(token)")]))
        #expect(page.status == 401)
    }

    @Test func `guessing is slowed down, and keeps nobody out`() async throws {
        let stage = try PageStage()
        let token = try stage.token()
        // At once: a minute is soon over on a busy machine.
        let client = stage.client
        let guess = Self.beginning(at: stage.address, String(repeating: "b", count: 64))
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<21 { group.addTask { try await client.send(guess).status } }
            return try await group.reduce(into: Set<Int>()) { $0.insert($1) }
        }
        #expect(statuses == [401, 429])
        #expect(try await begin(stage, token).status == 200)
    }

    @Test func `tokens are listed with their last use, and refused twice under one name`()
        async throws
    {
        let stage = try PageStage()
        let token = try stage.token(["--allow", "log,read"])
        #expect(try stage.demeter(["web", "token", "new", "test"]).status == 65)
        #expect(try stage.demeter(["web", "token", "new", "x", "--allow", "all"]).status == 64)
        let fresh = try JSONValue(
            parsing: stage.demeter(["web", "token", "list", "--json"]).output)
        #expect(fresh.array?.first?["name"] == "test")
        #expect(fresh.array?.first?["allow"] == ["read", "log"])
        #expect(fresh.array?.first?["used"] == .null)
        _ = try await begin(stage, token)
        let used = try stage.demeter(["web", "token", "list"]).output
        #expect(used.contains("test") && used.contains("ago") && !used.contains("never"))
        #expect(!used.contains(token))
    }

    @Test(.enabled(if: PythonPeer.interpreter != nil, PythonPeer.reason))
    func `a token that is ended takes its streams along`() throws {
        let stage = try PageStage()
        let token = try stage.token()
        let seen = try PythonPeer.run(
            "assistant.py",
            [
                "ending", "2025-11-25", "\(stage.address)/mcp", token, Built.program("demeter"),
                "web", "token", "end", "test", "--data-dir", stage.daemon.folder, "--socket",
                stage.daemon.socket, "--config", "/dev/null",
            ])
        #expect(
            seen == [
                "begun": 200, "type": "text/event-stream", "first": ": ",
                "rest": ["id: 0-0", "data: "], "after": 401,
                "challenge": #"Bearer realm="demeter", error="invalid_token""#,
            ])
    }

    /// A model that takes connections and never answers has every answer come late.
    private static func slow(_ server: SilentServer) -> [String: String] {
        [
            "DEMETER_MODEL_MODE": "always",
            "DEMETER_MODEL_BASE_URL": "http://127.0.0.1:\(server.port)/v1",
            "DEMETER_MODEL_MODEL": "m", "DEMETER_MODEL_API_KEY": "k",
            "DEMETER_MODEL_TIMEOUT": "3",
        ]
    }

    @Test(.enabled(if: PythonPeer.interpreter != nil, PythonPeer.reason))
    func `who was cut off gets what was missed, once`() throws {
        let server = try SilentServer()
        let stage = try PageStage(Self.slow(server))
        let day: JSONValue = "demeter://day/today"
        #expect(
            try PythonPeer.run(
                "assistant.py",
                ["resuming", "2025-11-25", "\(stage.address)/mcp", try stage.token()]) == [
                    "answers": [1], "again": 0, "state": "logged", "updates": [day, day, day],
                    "ids": true, "strange": 400,
                ])
    }

    @Test(.enabled(if: PythonPeer.interpreter != nil, PythonPeer.reason))
    func `the official client finds its way back to an answer by itself`() throws {
        let server = try SilentServer()
        let stage = try PageStage(Self.slow(server))
        #expect(
            try PythonPeer.run(
                "assistant.py", ["cut", "2025-11-25", "\(stage.address)/mcp", try stage.token()])
                == ["cuts": 1, "state": "logged", "entries": 1])
    }
}
