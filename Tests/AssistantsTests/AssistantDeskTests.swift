import Configuration
import JSON
import Locking
import TestSupport
import Testing
import Wire

@testable import Assistants

/// What the desk answers to programs that come by HTTP.
struct AssistantDeskTests {
    private let stage = DeskStage()

    @Test func `nobody gets in without a token, and guessing is slowed down`() {
        let unnamed = stage.send(DeskStage.initialize, token: nil)
        #expect(unnamed.status == 401)
        #expect(unnamed.header("WWW-Authenticate") == #"Bearer realm="demeter""#)
        for verb in [AssistantCall.Verb.get, .delete] {
            #expect(stage.ask(verb, token: nil).status == 401)
        }
        for status in [401, 401, 429, 429] {
            #expect(stage.send(DeskStage.initialize, token: "wrong").status == status)
        }
        #expect(
            stage.send(DeskStage.ping, ["authorization": "Basic all"], token: nil).status == 401)
        #expect(stage.send(DeskStage.initialize).status == 200)
    }

    @Test func `a session is named by its header, is its token's alone, and ends by DELETE`() throws
    {
        let begun = stage.send(DeskStage.initialize)
        #expect(begun.status == 200)
        #expect(begun.json?["result"]?["protocolVersion"] == "2025-11-25")
        let id = try #require(begun.header("Mcp-Session-Id"))
        let here: [String: String?] = ["mcp-session-id": id]
        #expect(stage.send(DeskStage.ping, here).json?["result"] == [:])
        #expect(stage.send(DeskStage.ping).status == 400)
        #expect(stage.send(DeskStage.ping, ["mcp-session-id": "x"]).status == 404)
        #expect(stage.send(DeskStage.ping, here, token: "other").status == 404)
        #expect(stage.ask(.delete, here, token: "other").status == 404)
        for (revision, status) in [("2025-11-25", 200), ("2025-06-18", 400), ("nonsense", 400)] {
            let headers = here.merging(["mcp-protocol-version": revision]) { $1 }
            #expect(stage.send(DeskStage.ping, headers).status == status)
        }
        let note = #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#
        #expect(stage.send(note, here).status == 202)
        #expect(stage.ask(.delete, here).status == 204)
        #expect(stage.send(DeskStage.ping, here).status == 404)
    }

    @Test func `what cannot be read or answered is refused`() {
        #expect(stage.ask(.other).status == 405)
        #expect(stage.send(DeskStage.initialize, ["content-type": "text/plain"]).status == 415)
        #expect(stage.send(DeskStage.initialize, ["accept": "text/html"]).status == 406)
        #expect(stage.send(DeskStage.initialize, ["accept": "*/*;q=0.1"]).status == 200)
        for body in ["", "{", "[]", #"[{"jsonrpc":"2.0"}]"#, "{\"jsonrpc\":\"2.0\",\"id\":1}"] {
            #expect(stage.send(body).status == 400, "\(body)")
        }
        // A session that does not come about leaves nothing behind.
        let wrong = stage.send(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#)
        #expect(wrong.json?["error"]?["code"] == -32602)
        #expect(wrong.header("Mcp-Session-Id") == nil)
        #expect(stage.count == 1)
    }

    @Test func `a call is answered by a stream or whole, as the program understands it`() throws {
        let id = try #require(stage.begin())
        let whole = stage.send(
            DeskStage.call, ["mcp-session-id": id, "accept": "application/json"])
        #expect(whole.json?["result"]?["isError"] == true)
        let flowing = stage.send(DeskStage.call, ["mcp-session-id": id])
        let text: () -> String = {
            flowing.test?.text ?? String(decoding: flowing.body, as: UTF8.self)
        }
        try waitUntil { text().contains("\"isError\":true") || flowing.json != nil }
        if let stream = flowing.test {
            #expect(stream.text.hasPrefix("id: 3-0\ndata: \n\nevent: message\nid: 3-1\ndata: {"))
            #expect(stream.text.hasSuffix("}\n\n"))
            try waitUntil { stream.isEnded }
        }
    }

    @Test func `a token's scopes hold`() throws {
        let id = try #require(stage.begin(token: "log"))
        let list = #"{"jsonrpc":"2.0","id":2,"method":"tools/list"}"#
        let tools = stage.send(list, ["mcp-session-id": id], token: "log").json
        #expect(
            tools?["result"]?["tools"]?.array?.compactMap { $0["name"]?.string } == [
                "log", "parse",
            ])
        let refused = stage.send(
            DeskStage.call, ["mcp-session-id": id, "accept": "application/json"], token: "log")
        #expect(
            refused.json?["result"]?["structuredContent"]?["error"]?["kind"] == "not_allowed")
    }

    @Test func `the program that was away longest makes room, and another token's never`() throws {
        let first = try #require(stage.begin())
        let guest = try #require(stage.begin(token: "other"))
        for _ in 1..<AssistantLimits().sessionsOfOne {
            stage.pass(seconds: 1)
            #expect(stage.begin() != nil)
        }
        #expect(stage.send(DeskStage.ping, ["mcp-session-id": first]).status == 200)
        stage.pass(seconds: 1)
        #expect(stage.begin() != nil)
        #expect(stage.send(DeskStage.ping, ["mcp-session-id": first]).status == 200)
        #expect(
            stage.send(DeskStage.ping, ["mcp-session-id": guest], token: "other").status == 200)
        #expect(
            stage.count == AssistantLimits().sessionsOfOne + 1)
    }

    @Test func `where there is no room at all, that is told`() {
        var limits = AssistantLimits()
        limits.sessions = 1
        let small = DeskStage(limits: limits)
        #expect(small.begin(token: "other") != nil)
        #expect(small.send(DeskStage.initialize).status == 503)
    }

    @Test func `a session that nobody uses ends, unless somebody listens`() throws {
        let idle = try #require(stage.begin())
        let listening = try #require(stage.begin())
        let stream = try #require(stage.ask(.get, ["mcp-session-id": listening]).test)
        stage.pass(seconds: AssistantLimits().idleTime - 1)
        stage.desk.sweep(pings: true)
        #expect(stage.count == 2)
        #expect(stream.text == ": \n\nid: 0-0\ndata: \n\n: \n\n")
        stage.pass(seconds: 1)
        stage.desk.sweep(pings: false)
        #expect(stage.send(DeskStage.ping, ["mcp-session-id": idle]).status == 404)
        #expect(stage.send(DeskStage.ping, ["mcp-session-id": listening]).status == 200)
    }

    @Test func `a token that is ended takes its sessions and streams with it`() throws {
        let id = try #require(stage.begin())
        let other = try #require(stage.begin(token: "other"))
        let stream = try #require(stage.ask(.get, ["mcp-session-id": id]).test)
        let kept = try #require(stage.ask(.get, ["mcp-session-id": other], token: "other").test)
        stage.tokens.known.withLock { $0["all"] = nil }
        stage.desk.sweep(pings: false)
        #expect(stream.isEnded && !kept.isEnded)
        #expect(stage.send(DeskStage.ping, ["mcp-session-id": id]).status == 401)
        // The same name again is another token.
        stage.tokens.known.withLock { $0["all"] = [.read] }
        #expect(stage.send(DeskStage.ping, ["mcp-session-id": id]).status == 404)
    }

    @Test func `a session has one stream beside its answers, the newest`() throws {
        let id = try #require(stage.begin())
        #expect(stage.ask(.get).status == 400)
        #expect(stage.ask(.get, ["mcp-session-id": "x"]).status == 404)
        #expect(
            stage.ask(.get, ["mcp-session-id": id, "accept": "application/json"]).status == 406)
        let first = try #require(stage.ask(.get, ["mcp-session-id": id]).test)
        let second = try #require(stage.ask(.get, ["mcp-session-id": id]).test)
        #expect(first.isEnded && !second.isEnded)
        // That the first one is gone changes nothing for the second.
        first.leave()
        stage.pass(seconds: AssistantLimits().idleTime)
        stage.desk.sweep(pings: false)
        #expect(!second.isEnded)
        second.leave()
        stage.desk.sweep(pings: false)
        #expect(stage.count == 0)
    }
}
