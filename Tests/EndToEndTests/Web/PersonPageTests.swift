import Foundation
import HTTP
import JSON
import TestSupport
import Testing

/// Pages and tokens of people who have their journals at one daemon.
@Suite(.enabled(if: PageStage.isThere, PageStage.reason))
struct PersonPageTests {
    private static let anna = ["--person", "anna"]

    private func household() throws -> PageStage {
        let stage = try PageStage()
        let added = try stage.demeter(["people", "add", "anna", "--here"])
        try #require(added.status == 0, "\(added.errors)")
        return stage
    }

    private func names(_ stage: PageStage, _ person: JSONValue) throws -> [String]? {
        var client = try stage.daemon.connect()
        return try client.call("day", person)["result"]?["entries"]?.array?
            .compactMap { $0["name"]?.string }
    }

    @Test func `a person's page shows and changes what is theirs, and nothing of the owner's`()
        async throws
    {
        let stage = try household()
        try await stage.enter()
        _ = try await stage.submit("say", [("text", "a banana")])
        let own = try #require(
            try await stage.page().firstMatch(of: #/\/day\/[-0-9]+\/entry\/[0-9]+/#))
        let cookie = stage.cookie
        try await stage.enter(as: Self.anna)
        var page = try await stage.page()
        #expect(page.contains("Demeter · anna") && !page.contains("banana"))
        page = try await stage.submit("say", [("text", "2 eggs")])
        #expect(page.contains("Undo: logged egg"))
        #expect(try names(stage, ["person": "anna"]) == ["egg"])
        #expect(try names(stage, [:]) == ["banana"])
        // The number of an entry of the owner's is one of hers, or nothing.
        let other = try await stage.get(String(own.0))
        #expect(!String(decoding: other.body, as: UTF8.self).contains("banana"))
        // What is kept to be shown again is of one journal alone, by turns.
        for _ in 0..<3 {
            let hers = try await stage.page()
            #expect(hers.contains("egg") && !hers.contains("banana"))
            let owners = try await stage.client.send(
                HTTPRequest(
                    url: stage.address, headers: [HTTPHeader("Cookie", try #require(cookie))]))
            let text = String(decoding: owners.body, as: UTF8.self)
            #expect(text.contains("banana") && !text.contains("anna<") && !text.contains("egg,"))
        }
        let listed = try JSONValue(
            parsing: Array(try stage.demeter(["web", "sessions", "--json"]).output.utf8))
        #expect(
            Set(listed.array?.map { $0["person"]?.string ?? "owner" } ?? []) == ["anna", "owner"])
    }

    @Test func `a person's token leads to their journal, and ends with them`() async throws {
        let stage = try household()
        let made = try stage.demeter(Self.anna + ["web", "token", "new", "phone"])
        try #require(made.status == 0, "\(made.errors)")
        let token = made.output.trimmingCharacters(in: .newlines)
        func send(_ body: String, _ more: [HTTPHeader] = []) async throws -> HTTPResponse {
            try await stage.client.send(
                HTTPRequest(
                    url: "\(stage.address)/mcp", body: Array(body.utf8),
                    headers: [
                        HTTPHeader("Accept", "application/json, text/event-stream"),
                        HTTPHeader("Authorization", "Bearer \(token)"),
                    ] + more))
        }
        let initialize =
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{}}}"#
        let begun = try await send(initialize)
        #expect(begun.status == 200)
        let session = HTTPHeader("Mcp-Session-Id", try #require(begun[header: "Mcp-Session-Id"]))
        _ = try await send(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, [session])
        let logged = try await send(
            #"{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"log","arguments":{"text":"2 eggs","key":"phone-1"}}}"#,
            [session])
        #expect(logged.status == 200, "\(String(decoding: logged.body, as: UTF8.self))")
        #expect(try names(stage, ["person": "anna"]) == ["egg"])
        #expect(try names(stage, [:]) == [])

        try await stage.enter(as: Self.anna)
        try #require(try stage.demeter(["people", "remove", "anna"]).status == 0)
        #expect(try await stage.get("/").status == 401)
        #expect(try await send(initialize).status == 401)
        let late = try stage.demeter(Self.anna + ["web"])
        #expect(late.status != 0 && late.output.isEmpty)
    }

    @Test
    func `who is taken off by the socket alone is signed out, also where the name is given again`()
        async throws
    {
        let stage = try household()
        try await stage.enter(as: Self.anna)
        _ = try await stage.submit("say", [("text", "2 eggs")])
        let sessions = stage.daemon.folder + "/web/people/sessions"
        let kept = try FileManager.default.contentsOfDirectory(atPath: sessions)
        try #require(kept.count == 1)
        try FileManager.default.moveItem(
            atPath: "\(sessions)/\(kept[0])", toPath: "\(stage.daemon.folder)/kept")
        try FileManager.default.copyItem(
            atPath: "\(stage.daemon.folder)/kept", toPath: "\(sessions)/\(kept[0])")
        #expect(try await stage.get("/").status == 200)
        var client = try stage.daemon.connect()
        let removed = try client.call("people.remove", ["name": "anna"])
        #expect(removed["error"] == nil, "\(removed.text)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: sessions).isEmpty)
        #expect(try await stage.get("/").status == 401)
        // A file of it that was left, as by a crash, is nobody's either.
        let added = try client.call("people.add", ["name": "anna"])
        #expect(added["error"] == nil, "\(added.text)")
        try FileManager.default.copyItem(
            atPath: "\(stage.daemon.folder)/kept", toPath: "\(sessions)/\(kept[0])")
        #expect(try await stage.get("/").status == 401)
        try await stage.enter(as: Self.anna)
        #expect(try await stage.page().contains("egg"))
    }
}
