import Configuration
import JSON
import TestSupport
import Testing
import Wire

@testable import Assistants

/// What a session decides, line by line, without a daemon.
struct SessionTests {
    private var session = AssistantSession(permissions: Set(Permission.allCases))

    private mutating func sent(_ line: String) -> [JSONValue] {
        session.take(line).compactMap {
            if case .send(let message, _) = $0 { message } else { nil }
        }
    }

    private mutating func jobs(_ line: String) -> [Job] {
        session.take(line).compactMap { if case .start(let job) = $0 { job } else { nil } }
    }

    private mutating func greet(_ revision: String, _ capabilities: String = "{}") -> JSONValue? {
        sent(
            #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":""#
                + revision + #"","capabilities":"# + capabilities + "}}"
        ).first?["result"]
    }

    /// A request of 2026 with these parameters, as the members of an object.
    private func modern(_ method: String, _ parameters: String = "", id: Int = 1) -> String {
        let meta =
            #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#
            + #""io.modelcontextprotocol/clientCapabilities":{}}"#
        return #"{"jsonrpc":"2.0","id":"# + String(id) + #","method":""# + method
            + #"","params":{"# + meta + (parameters.isEmpty ? "" : "," + parameters) + "}}"
    }

    @Test(
        arguments: [
            ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"),
            ("2024-11-05", "2025-11-25"), ("2026-07-28", "2025-11-25"),
            ("2030-01-01", "2025-11-25"),
        ])
    func `the handshake agrees on a revision that both speak`(asked: String, agreed: String) {
        var test = self
        let result = test.greet(asked)
        #expect(result?["protocolVersion"] == .string(agreed))
        #expect(result?["serverInfo"]?["name"] == "demeter")
        #expect(result?["resultType"] == nil)
    }

    @Test func `a revision that nobody speaks is refused with those that are spoken`() {
        var test = self
        let line = modern("tools/list").replacing("2026-07-28", with: "2031-01-01")
        #expect(
            test.sent(line) == [
                [
                    "jsonrpc": "2.0", "id": 1,
                    "error": [
                        "code": -32022,
                        "message": "The revision \"2031-01-01\" is not spoken here.",
                        "data": [
                            "requested": "2031-01-01",
                            "supported": ["2026-07-28", "2025-11-25", "2025-06-18"],
                        ],
                    ],
                ]
            ])
    }

    @Test func `what is discovered is whole and may be kept`() {
        var test = self
        let result = test.sent(modern("server/discover")).first?["result"]
        #expect(result?["supportedVersions"] == ["2026-07-28", "2025-11-25", "2025-06-18"])
        #expect(result?["resultType"] == "complete")
        #expect(result?["cacheScope"] == "private")
        #expect(result?["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"] == "demeter")
    }

    @Test(
        arguments: [
            ("x", -32700), ("[]", -32600), ("5", -32600), (#"{"id":1}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1}"#, -32600),
            (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":7}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":[]}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#, -32600),
            (#"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#, -32602),
            (#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#, -32602),
        ])
    func `a line that is no good request is told so`(line: String, code: Int) {
        var test = self
        #expect(test.sent(line).map { $0["error"]?["code"] } == [.integer(code)])
    }

    @Test(
        arguments: [
            #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
            #"{"jsonrpc":"2.0","method":"notifications/anything","params":{"a":1}}"#,
            #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":77}}"#,
            #"{"jsonrpc":"2.0","id":"question-9","result":{}}"#,
        ])
    func `what asks for nothing gets nothing`(line: String) {
        var test = self
        _ = test.greet("2025-11-25")
        #expect(test.sent(line) == [])
    }

    @Test func `the tools fit a model's memory, with room for what is to come`() throws {
        var test = self
        let listed = test.sent(modern("tools/list")).first
        let tools = try #require(listed?["result"]?["tools"]?.array)
        #expect(tools.count <= 12)
        #expect(try #require(listed).text.utf8.count <= 8192)
        for tool in tools {
            #expect(tool["inputSchema"]?["type"] == "object")
            #expect(tool["outputSchema"]?["type"] == "object")
        }
        let writers = tools.filter { $0["annotations"]?["readOnlyHint"] == false }
        for tool in writers {
            #expect(tool["inputSchema"]?["properties"]?["key"] != nil, "\(tool["name"] ?? nil)")
        }
    }

    @Test func `a cancelled call is done and not answered, and its id is free again`() throws {
        var test = self
        _ = test.greet("2025-11-25")
        let call =
            #"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"day"}}"#
        let job = try #require(test.jobs(call).first)
        #expect(test.sent(call).first?["error"]?["code"] == -32600)
        #expect(!test.session.isCancelled(job))
        #expect(
            test.sent(
                #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":5}}"#)
                == [])
        #expect(test.session.isCancelled(job))
        #expect(test.session.finish(job, .result(JSONObject(), lifetime: nil)).isEmpty)
        #expect(test.jobs(call).count == 1)
    }

    private var inquiry: Inquiry {
        Inquiry(
            message: "Which?", choices: [], hint: "say it",
            otherwise: JSONObject([("state", "held")])
        ) { words, _ throws(ToolFault) in JSONObject([("said", .string(words))]) }
    }

    @Test func `a person is asked in the way of the revision, or the model is told`() throws {
        var test = self
        _ = test.greet("2025-11-25", #"{"elicitation":{}}"#)
        let call =
            #"{"jsonrpc":"2.0","id":5,"method":"tools/call","params":{"name":"day"}}"#
        let job = try #require(test.jobs(call).first)
        guard case .send(let question, _)? = test.session.finish(job, .ask(inquiry)).first else {
            Issue.record("nobody is asked")
            return
        }
        #expect(question["method"] == "elicitation/create")
        #expect(question["params"]?["message"] == "Which?")
        let id = try #require(question["id"])
        let reply =
            #"{"jsonrpc":"2.0","id":"# + id.text
            + #","result":{"action":"accept","content":{"answer":"two"}}}"#
        guard case .answered(_, let answer)? = test.jobs(reply).first?.work else {
            Issue.record("the answer is lost")
            return
        }
        #expect(answer == .said("two"))

        // Without the ability it gets the result as it stands, with both ways of asking.
        for line in [modern("tools/call", #""name":"day""#, id: 6)] {
            let job = try #require(test.jobs(line).first)
            guard case .send(let message, _)? = test.session.finish(job, .ask(inquiry)).first else {
                Issue.record("no result")
                return
            }
            #expect(message["result"]?["structuredContent"]?["state"] == "held")
        }
    }

    @Test func `a question to a person is taken back with its call`() throws {
        var test = self
        _ = test.greet("2025-06-18", #"{"elicitation":{}}"#)
        let call =
            #"{"jsonrpc":"2.0","id":"a","method":"tools/call","params":{"name":"day"}}"#
        let job = try #require(test.jobs(call).first)
        _ = test.session.finish(job, .ask(inquiry))
        #expect(
            test.sent(
                #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}}"#)
                == [
                    [
                        "jsonrpc": "2.0", "method": "notifications/cancelled",
                        "params": [
                            "requestId": "question-1", "reason": "The call was cancelled.",
                        ],
                    ]
                ])
        #expect(
            test.sent(#"{"jsonrpc":"2.0","id":"question-1","result":{"action":"cancel"}}"#) == [])
    }

    @Test func `log messages keep to the level that was set`() {
        var test = self
        _ = test.greet("2025-11-25")
        #expect(test.session.message(.info, "x").isEmpty)
        _ = test.sent(
            #"{"jsonrpc":"2.0","id":1,"method":"logging/setLevel","params":{"level":"info"}}"#)
        #expect(test.session.message(.info, "x").count == 1)
        #expect(test.session.message(.debug, "x").isEmpty)
        #expect(
            test.sent(
                #"{"jsonrpc":"2.0","id":2,"method":"logging/setLevel","params":{"level":"loud"}}"#
            ).first?["error"]?["code"] == -32602)
    }

    @Test(arguments: UInt64(0)..<300)
    func `no line of pieces brings two answers to one request or none to a good one`(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        var test = self
        if random.next() % 2 == 0 { _ = test.greet("2025-06-18", #"{"elicitation":{}}"#) }
        let methods = [
            "ping", "tools/list", "tools/call", "resources/read", "resources/subscribe",
            "prompts/get", "prompts/list", "completion/complete", "logging/setLevel", "nonsense",
            "resources/templates/list", "initialize", "server/discover", "subscriptions/listen",
        ]
        let parts = [
            #""name":"log""#, #""name":5"#, #""arguments":{"text":"egg","key":"k"}"#,
            #""arguments":[]"#, #""uri":"demeter://day/today""#, #""uri":"demeter://food/%4""#,
            #""cursor":"x""#, #""level":"error""#, #""_meta":{"progressToken":1}"#,
            #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}"#,
            #""notifications":{"resourceSubscriptions":["demeter://day/2026-01-01"]}"#,
        ]
        for id in 1...20 {
            let method = methods.randomElement(using: &random) ?? ""
            var chosen: [String] = []
            for part in parts.shuffled(using: &random).prefix(Int(random.next() % 4))
            where !chosen.contains(where: { $0.prefix(6) == part.prefix(6) }) {
                chosen.append(part)
            }
            let line =
                #"{"jsonrpc":"2.0","id":"# + String(id) + #","method":""# + method
                + #"","params":{"# + chosen.joined(separator: ",") + "}}"
            var answers = 0
            for action in test.session.take(line) {
                switch action {
                case .send(let message, _) where message["id"] == .integer(id): answers += 1
                case .send(let message, _):
                    #expect(message["method"] != nil, "seed \(seed): \(message.text)")
                case .start(let job):
                    answers += 1
                    _ = test.session.finish(job, .result(JSONObject(), lifetime: nil))
                case .follow: break
                }
            }
            #expect(answers == 1, "seed \(seed): \(line)")
        }
    }
}
