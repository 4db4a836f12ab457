import Glibc
import JSON
import People
import Service
import Testing
import UnixSocket
import Wire

@testable import Server

struct RPCTests {
    private let service = ScriptedService()
    private let audience = Audience()

    private func responder(_ limits: ServerLimits = ServerLimits()) -> Responder {
        Responder(
            residents: Residents(owner: service) { "\($0)" }, speaker: .anybody, limits: limits,
            conversation: ConversationID(rawValue: 1),
            connections: 7, audience: audience)
    }

    /// The reply line without its end; `nil` when there is no reply.
    private func reply(_ line: String, _ limits: ServerLimits = ServerLimits()) async -> String? {
        let reply = await responder(limits).reply(to: .line(.text(line)))
        let text = String(decoding: reply.bytes, as: UTF8.self)
        return text.isEmpty ? nil : String(text.dropLast())
    }

    private func refusal(_ error: RPCError, id: RPCID = 1) -> String {
        RPCResponse(id: id, .failure(error)).json.text
    }

    @Test(
        arguments: [
            (#""say","params":{"text":"no, three eggs"}"#, "no, three eggs"),
            (#""log","params":{"text":"two eggs"}"#, "two eggs"),
            (#""parse","params":{"text":"two eggs"}"#, "two eggs"),
            (#""confirm","params":{"entry":3}"#, "confirm 3"),
            (#""delete","params":{"entry":3}"#, "delete 3"),
            (#""edit","params":{"entry":3,"text":"three eggs"}"#, "edit 3"),
            (#""edit","params":{"entry":3,"grams":120.5,"fat":9}"#, "edit 3"),
            (#""undo""#, "undo"),
            (#""redo","params":{}"#, "redo"),
            (#""undo","params":[]"#, "undo"),
            (#""undo","params":{"change":4}"#, "undo 4"),
            (#""redo","params":{"change":5}"#, "redo 5"),
            (#""day""#, "day today"),
            (#""day","params":{"date":"2026-03-01"}"#, "day 2026-03-01"),
            (#""day","params":{"date":null}"#, "day today"),
            (
                #""days","params":{"from":"2026-03-01","to":"2026-03-01"}"#,
                "days 2026-03-01 2026-03-01"
            ),
            (#""foods.search","params":{"query":"egg"}"#, "search egg 10"),
            (#""foods.search","params":{"query":"egg","limit":100}"#, "search egg 100"),
            (#""foods.show","params":{"id":"egg"}"#, "show egg"),
            (
                #""foods.add","params":{"name":"my bar","per_100g":{"calories":400}}"#,
                "add my bar"
            ),
            (#""foods.remove","params":{"id":"my-bar"}"#, "remove my-bar"),
            (#""foods.reload""#, "reread foods"),
            (#""retry""#, "retry"),
            (#""model.test""#, "test two eggs and a slice of toast"),
            (#""model.test","params":{"text":"two eggs","strong":true}"#, "test two eggs, strong"),
            (#""status""#, "status"),
        ])
    func `every method reaches the service and returns its result`(
        call: String, heard: String
    ) async throws {
        let line = try #require(await reply(#"{"jsonrpc":"2.0","id":1,"method":\#(call)}"#))
        let response = try RPCResponse(json: JSONValue(parsing: line))
        #expect(response.id == 1)
        guard case .success = response.outcome else {
            Issue.record("\(line)")
            return
        }
        #expect(await service.heard == [heard])
    }

    @Test func `for a client that has gone everything is still done, and nothing told`() async {
        let calls = ["parse", "log", "parse"].map { method in
            #"{"jsonrpc":"2.0","id":1,"method":"\#(method)","params":{"text":"\#(method) egg"}}"#
        }
        audience.leave()
        _ = await reply("[\(calls.joined(separator: ","))]")
        #expect(await service.heard == ["log egg"])
    }

    @Test func `results are the messages of the wire`() async throws {
        #expect(
            await reply(
                #"{"jsonrpc":"2.0","id":1,"method":"days","params":{"from":"1970-01-01","to":"1970-01-01"}}"#
            )
                == RPCResponse(id: 1, .success([ScriptedService.row.json])).json.text)
        #expect(
            await reply(
                #"{"jsonrpc":"2.0","id":1,"method":"foods.search","params":{"query":"egg"}}"#)
                == RPCResponse(
                    id: 1, .success([FoodMessage(ScriptedService.food, score: 0.5).json])
                ).json.text)
        var status = try await service.status()
        status.connections = 7
        status.process = Int(getpid())
        #expect(
            await reply(#"{"jsonrpc":"2.0","id":1,"method":"status"}"#)
                == RPCResponse(id: 1, .success(status.json)).json.text)
    }

    @Test(
        arguments: [
            ("{", "string or '}' expected"), ("{\"a\":1,\"a\":2}", "duplicate object key"),
            ("[1e999]", "real number overflow"), ("[99999999999999999999]", "too big integer"),
            (#"{"a":"\u0000"}"#, "\\u0000 is not allowed"),
            (
                String(repeating: "[", count: 65) + String(repeating: "]", count: 65),
                "nested too deeply"
            ),
            ("{} {}", "end of file expected"),
        ])
    func `what is no acceptable JSON is a parse error`(line: String, reason: String) async {
        #expect(
            await reply(line)
                == refusal(
                    RPCError(
                        .parseError,
                        "The line is no acceptable JSON: \(reason). Send a whole request on one line."
                    ), id: .null))
    }

    @Test(arguments: [" ", "\t", "\r", "\u{B}", "\u{C}", " \r\u{B}\t"])
    func `whatever white space stands before it, a line of JSON is one`(blank: String) async throws
    {
        let line = try #require(await reply(blank + #"{"jsonrpc":"2.0","id":1,"method":"undo"}"#))
        #expect(try JSONValue(parsing: line)["id"] == 1)
        #expect(await service.heard == ["undo"])
    }

    @Test func `a line of brackets is a parse error`() async {
        #expect(
            await reply(String(repeating: "[", count: 60_000))
                == refusal(
                    RPCError(
                        .parseError,
                        "The line is no acceptable JSON: maximum parsing depth reached. Send a whole request on one line."
                    ),
                    id: .null))
    }

    @Test(
        arguments: [
            ("{}", nil, "`jsonrpc` must be \"2.0\""),
            (#"{"id":1,"method":"undo"}"#, 1, "`jsonrpc` must be \"2.0\""),
            (#"{"jsonrpc":2.0,"id":"x","method":"undo"}"#, "x", "`jsonrpc` must be \"2.0\""),
            (#"{"jsonrpc":"2.0","id":1}"#, 1, "`method` must be the name of a method"),
            (
                #"{"jsonrpc":"2.0","id":1.5,"method":7}"#, 1.5,
                "`method` must be the name of a method"
            ),
            (
                #"{"jsonrpc":"2.0","id":1,"method":"undo","params":"x"}"#, 1,
                "`params` must be an object"
            ),
            (
                #"{"jsonrpc":"2.0","id":true,"method":"undo"}"#, nil,
                "`id` must be a string, a number or null"
            ),
            (
                #"{"jsonrpc":"2.0","id":[1],"method":"undo"}"#, nil,
                "`id` must be a string, a number or null"
            ),
            ("[]", nil, "a batch must have at least one request"),
        ] as [(String, RPCID?, String)])
    func `what is no request is told so, with its id if it has one`(
        line: String, id: RPCID?, reason: String
    ) async {
        #expect(
            await reply(line)
                == refusal(
                    RPCError(.invalidRequest, "This is no JSON-RPC 2.0 request: \(reason)."),
                    id: id ?? .null))
        #expect(await service.heard == [])
    }

    @Test(
        arguments: [
            (#""id":"a b""#, "\"a b\""), (#""id":null"#, "null"), (#""id":-5"#, "-5"),
            (#""id":1.25"#, "1.25"), (#""id":"""#, "\"\""),
        ])
    func `an id comes back as it was sent`(id: String, returned: String) async throws {
        let line = try #require(await reply(#"{"jsonrpc":"2.0",\#(id),"method":"nonsense"}"#))
        #expect(line.hasPrefix(#"{"jsonrpc":"2.0","id":\#(returned),"error":{"code":-32601,"#))
    }

    @Test(
        arguments: [
            (#""log""#, "text", "is missing."),
            (#""log","params":["two eggs"]"#, "params", "must be an object with named members."),
            (#""log","params":{"text":5}"#, "text", "must be a text."),
            (#""log","params":{"text":"x","txet":"y"}"#, "txet", "is no parameter of this method."),
            (
                #""log","params":{"text":"x","meal":"brunch"}"#, "meal",
                "must be one of breakfast, lunch, dinner, snack."
            ),
            (
                #""log","params":{"text":"x","at":"yesterday"}"#, "at",
                "must be an instant as in RFC 3339, such as 2026-03-01T08:15:00+01:00."
            ),
            (
                #""log","params":{"text":"x","key":" "}"#, "key",
                "must be a text that is not blank and has no control characters."
            ),
            (
                #""foods.add","params":{"name":"\u200B\u202E","per_100g":{"fat":1}}"#, "name",
                "must be a text that is not blank and has no control characters."
            ),
            (#""confirm","params":{"entry":"3"}"#, "entry", "must be a whole number."),
            (#""confirm","params":{"entry":3.5}"#, "entry", "must be a whole number."),
            (#""confirm","params":{"entry":1e300}"#, "entry", "must be a whole number."),
            (
                #""edit","params":{"entry":3,"text":"x","fat":1}"#, "fat",
                "cannot be given together with `text`."
            ),
            (#""undo","params":{"entry":3}"#, "entry", "is no parameter of this method."),
            (#""day","params":{"date":"2026-02-30"}"#, "date", "must be a date as YYYY-MM-DD."),
            (
                #""foods.add","params":{"name":"x","per_100g":5}"#, "per_100g",
                "must be an object with named members."
            ),
            (
                #""foods.add","params":{"name":"x","per_100g":{"fat":1},"aliases":[1]}"#,
                "aliases[0]",
                "must be a text."
            ),
            (
                #""foods.add","params":{"name":"x","per_100g":{"fat":1},"portions":{}}"#,
                "portions",
                "must be a list."
            ),
            (
                #""foods.add","params":{"name":"x","per_100g":{"fat":true}}"#, "per_100g.fat",
                "must be a number."
            ),
        ])
    func `wrong parameters are refused by name`(
        call: String, parameter: String, reason: String
    ) async {
        #expect(
            await reply(#"{"jsonrpc":"2.0","id":1,"method":\#(call)}"#)
                == refusal(
                    RPCError(
                        .invalidParameters, "`\(parameter)` \(reason)",
                        details: [("parameter", .string(parameter))])))
        #expect(await service.heard == [])
    }

    @Test(
        arguments: [
            (#""edit","params":{"entry":3,"amount":0}"#, "amount", "0.001", "100000"),
            (#""edit","params":{"entry":3,"grams":-1}"#, "grams", "0", "100000"),
            (#""edit","params":{"entry":3,"fat":1000000.001}"#, "fat", "0", "1000000"),
            (#""foods.search","params":{"query":"egg","limit":0}"#, "limit", "1", "100"),
            (
                #""days","params":{"from":"2026-03-02","to":"2026-03-01"}"#, "to", "2026-03-02",
                "2036-03-08"
            ),
            (#""watch","params":{"since":-1}"#, "since", "0", "9223372036854775807"),
            (#""watch","params":{"since":1}"#, "since", "0", "0"),
            (
                #""foods.add","params":{"name":"x","per_100g":{"fat":101}}"#, "per_100g.fat", "0",
                "100"
            ),
            (
                #""foods.add","params":{"name":"x","per_100g":{"fat":1},"portions":[{"label":"cup","grams":0}]}"#,
                "portions[0].grams", "0.001", "100000"
            ),
        ])
    func `figures beyond what is possible are out of range`(
        call: String, parameter: String, lowest: String, highest: String
    ) async {
        #expect(
            await reply(#"{"jsonrpc":"2.0","id":1,"method":\#(call)}"#)
                == refusal(
                    RPCError(
                        .outOfRange, "`\(parameter)` must lie between \(lowest) and \(highest).",
                        details: [("parameter", .string(parameter))])))
    }

    @Test func `a description has a limit in characters`() async {
        let long = String(repeating: "é", count: 501)
        for call in [
            #""log","params":{"text":"\#(long)"}"#, #""parse","params":{"text":"\#(long)"}"#,
            #""edit","params":{"entry":1,"text":"\#(long)"}"#,
        ] {
            #expect(
                await reply(#"{"jsonrpc":"2.0","id":1,"method":\#(call)}"#)
                    == refusal(
                        RPCError(
                            .tooLong,
                            "A description may have at most 500 characters; "
                                + "send it in shorter parts.", details: [("limit", 500)])))
        }
        #expect(await service.heard == [])
    }

    @Test func `a notification is carried out and gets no reply`() async {
        #expect(await reply(#"{"jsonrpc":"2.0","method":"undo"}"#) == nil)
        #expect(await reply(#"{"jsonrpc":"2.0","method":"nonsense"}"#) == nil)
        #expect(await reply(#"{"jsonrpc":"2.0","method":"log","params":{}}"#) == nil)
        #expect(
            await reply(#"[{"jsonrpc":"2.0","method":"undo"},{"jsonrpc":"2.0","method":"redo"}]"#)
                == nil)
        #expect(await service.heard == ["undo", "undo", "redo"])
    }

    @Test func `a batch is answered in one line, in order`() async {
        #expect(
            await reply(
                #"[{"jsonrpc":"2.0","id":1,"method":"foods.search","params":{"query":"egg"}},"#
                    + #"{"jsonrpc":"2.0","method":"undo"},7,{"jsonrpc":"2.0","id":2,"method":"x"}]"#
            )
                == "["
                + [
                    RPCResponse(
                        id: 1, .success([FoodMessage(ScriptedService.food, score: 0.5).json])
                    ).json.text,
                    refusal(
                        RPCError(
                            .invalidRequest,
                            "This is no JSON-RPC 2.0 request: a request must be an object."),
                        id: .null),
                    refusal(ErrorTable.unknownMethod("x"), id: 2),
                ].joined(separator: ",") + "]")
        #expect(await service.heard == ["search egg 10", "undo"])
    }

    @Test func `a batch has a limit`() async {
        let call = #"{"jsonrpc":"2.0","id":1,"method":"undo"}"#
        let hundred = Array(repeating: call, count: 100).joined(separator: ",")
        #expect(
            await reply("[\(hundred),\(call)]")
                == refusal(
                    RPCError(
                        .tooLong,
                        "A batch may have at most 100 requests; nothing of this one was done.",
                        details: [("limit", 100)]), id: .null))
        #expect(await service.heard == [])
        _ = await reply("[\(hundred)]")
        #expect(await service.heard.count == 100)
    }

    @Test func `the replies of a batch have a limit`() async throws {
        var limits = ServerLimits()
        limits.batchReply = 100
        let line = try #require(
            await reply(
                #"[{"jsonrpc":"2.0","id":1,"method":"status"},{"jsonrpc":"2.0","id":2,"method":"undo"},3]"#,
                limits))
        let replies = try #require(try JSONValue(parsing: line).array)
        #expect(replies.count == 3)
        for (reply, id) in zip(replies.dropFirst(), [RPCID.integer(2), .null]) {
            #expect(
                try RPCResponse(json: reply)
                    == RPCResponse(id: id, .failure(ErrorTable.batchReply(limits))))
        }
        #expect(await service.heard == ["status"])
    }

    @Test func `the service's errors reach programs and people`() async {
        await service.fail(with: .noSuchEntry(3))
        let error = RPCError(
            .noSuchEntry, "There is no entry 3; `demeter day` lists a day's entries.",
            details: [("entry", 3)])
        #expect(
            await reply(#"{"jsonrpc":"2.0","id":1,"method":"delete","params":{"entry":3}}"#)
                == refusal(error))
        #expect(await reply("delete entry 3") == "\(error.message)\n")
        #expect(
            await reply(#"{"jsonrpc":"2.0","id":1,"method":"watch"}"#) == refusal(error))
    }

    @Test func `a long made-up name is not repeated whole`() async throws {
        let name = String(repeating: "x", count: 10_000)
        let line = try #require(await reply(#"{"jsonrpc":"2.0","id":1,"method":"\#(name)"}"#))
        #expect(line.utf8.count < 500)
        let other = try #require(
            await reply(#"{"jsonrpc":"2.0","id":1,"method":"undo","params":{"\#(name)":1}}"#))
        #expect(other.utf8.count < 500)
    }
}

extension RPCID: ExpressibleByIntegerLiteral, ExpressibleByStringLiteral,
    ExpressibleByFloatLiteral
{
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(stringLiteral value: String) { self = .string(value) }
    public init(floatLiteral value: Double) { self = .number(value) }
}
