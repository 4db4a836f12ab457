import Configuration
import JSON
import TestSupport
import Testing

@testable import Assistants

/// Requests of 2026 by HTTP, each of which stands alone.
struct StatelessTests {
    private let stage = DeskStage()

    private func body(_ method: String, _ parameters: String = "") -> String {
        #"{"jsonrpc":"2.0","id":1,"method":""# + method
            + #"","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#
            + #""io.modelcontextprotocol/clientCapabilities":{}}"#
            + (parameters.isEmpty ? "" : ",\(parameters)") + "}}"
    }

    private func headers(
        _ method: String, _ name: String? = nil, _ changes: [String: String?] = [:]
    ) -> [String: String?] {
        let own: [String: String?] = [
            "mcp-protocol-version": "2026-07-28", "mcp-method": method, "mcp-name": name,
        ]
        return own.merging(changes) { $1 }
    }

    @Test func `a request is answered without a session, and leaves none`() {
        let found = stage.send(body("server/discover"), headers("server/discover"))
        #expect(found.status == 200)
        #expect(found.header("Mcp-Session-Id") == nil)
        #expect(found.json?["result"]?["supportedVersions"]?.array?.count == 3)
        let none = stage.send(body("cook"), headers("cook"))
        #expect(none.status == 404)
        #expect(none.json?["error"]?["code"] == -32601)
        #expect(stage.ask(.get, headers("x")).status == 405)
        let note = #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
        #expect(stage.send(note, headers("notifications/cancelled")).status == 202)
        #expect(stage.count == 0)
    }

    @Test func `headers that say something else than the body are refused`() {
        let list = body("tools/list")
        for changes: [String: String?] in [
            ["mcp-method": "tools/call"], ["mcp-method": nil], ["mcp-protocol-version": nil],
            ["mcp-protocol-version": "2025-11-25"],
        ] {
            let reply = stage.send(list, headers("tools/list", nil, changes))
            #expect(reply.status == 400)
            #expect(reply.json?["error"]?["code"] == -32020, "\(changes)")
        }
        #expect(stage.send(list, headers("tools/list")).status == 200)
        #expect(stage.send(DeskStage.ping, headers("ping")).json?["error"]?["code"] == -32602)
        let newer = list.replacing("2026-07-28", with: "2031-01-01")
        let changes: [String: String?] = ["mcp-protocol-version": "2031-01-01"]
        #expect(
            stage.send(newer, headers("tools/list", nil, changes)).json?["error"]?["code"] == -32022
        )
    }

    @Test(arguments: [
        ("day", true), ("=?base64?ZGF5?=", true), ("=?base64?ZGF5IA==?=", false), ("Day", false),
        ("=?base64?ZGF?=", false), ("=?base64??=", false), (nil, false),
    ])
    func `a tool's name stands in its header, in base 64 where it must`(
        header: String?, isRight: Bool
    ) {
        let reply = stage.send(
            body("tools/call", #""name":"day","arguments":{}"#),
            headers("tools/call", header, ["accept": "application/json"]))
        #expect((reply.json?["error"]?["code"] == -32020) == !isRight)
        #expect(reply.status == (isRight ? 200 : 400))
    }

    @Test func `who listens has a stream until it leaves`() throws {
        let listen = body(
            "subscriptions/listen",
            #""notifications":{"resourceSubscriptions":["demeter://day/today"]}"#)
        let whole = stage.send(
            listen, headers("subscriptions/listen", nil, ["accept": "application/json"]))
        #expect(whole.status == 406)
        let stream = try #require(stage.send(listen, headers("subscriptions/listen")).test)
        #expect(stream.text.contains("notifications/subscriptions/acknowledged"))
        #expect(!stream.isEnded)
        #expect(stage.count == 1)
        stream.leave()
        try waitUntil { stage.count == 0 }
    }

    @Test func `no more requests are taken at a time than there is room for`() throws {
        var limits = AssistantLimits()
        limits.requests = 1
        let small = DeskStage(limits: limits)
        let listen = body("subscriptions/listen", #""notifications":{}"#)
        #expect(small.send(listen, headers("subscriptions/listen")).status == 200)
        #expect(small.send(listen, headers("subscriptions/listen")).status == 503)
    }
}
