import Host
import JSON
import Nutrition
import TestSupport
import Testing
import Wire

@testable import Verbs

/// Each verb against a daemon that answers as a script says: what is asked, what is shown.
struct VerbTests {
    private func request(_ method: String, _ parameters: JSONValue = [:]) -> JSONValue {
        ["method": .string(method), "params": parameters]
    }

    @Test(arguments: [[], ["today"], ["day", "today"]])
    func `today is shown`(arguments: [String]) throws {
        let daemon = try ScriptedDaemon(always: fullDay.json)
        let run = try demeter(arguments, daemon: daemon)
        let lines = DayRendering.lines(fullDay, .plain).map { $0 + "\n" }.joined()
        #expect(run == Run(status: 0, output: lines, errors: ""))
        #expect(daemon.requests() == [request("day", ["nutrients": false])])
    }

    @Test func `a program gets the result itself on one line`() throws {
        var extended = fullDay.json.object ?? JSONObject()
        extended["added_later"] = 1
        let daemon = try ScriptedDaemon(always: .object(extended))
        let run = try demeter("--json", daemon: daemon)
        #expect(run == Run(status: 0, output: JSONValue.object(extended).text + "\n", errors: ""))
    }

    @Test(arguments: ["status", "metrics"])
    func `programs get the status as it came from both verbs about it`(verb: String) throws {
        let daemon = try ScriptedDaemon(always: status.json)
        let run = try demeter(verb, "--json", daemon: daemon)
        #expect(run == Run(status: 0, output: status.json.text + "\n", errors: ""))
        #expect(daemon.requests() == [request("status")])
    }

    @Test(arguments: [
        (0, Int32(1), "Nothing has failed.\n"), (1, 0, "One description will be read again.\n"),
        (7, 0, "7 descriptions will be read again.\n"),
    ])
    func `retry tells how many are read again`(count: Int, status: Int32, text: String) throws {
        let daemon = try ScriptedDaemon(always: RetryResult(utterances: count).json)
        let run = try demeter("retry", daemon: daemon)
        #expect(run == Run(status: status, output: text, errors: ""))
        #expect(daemon.requests() == [request("retry")])
    }

    @Test(arguments: [("read", Int32(0)), ("later", 75), ("failed", 1), ("stopped", 1), ("off", 1)])
    func `a test of the model ends with what came of it`(outcome: String, status: Int32) throws {
        let result = ModelTestResult(outcome: outcome, reason: "Because.")
        let daemon = try ScriptedDaemon(always: result.json)
        let run = try demeter("model", "test", "--strong", "two", "eggs", daemon: daemon)
        #expect(run == Run(status: status, output: "Because.\n", errors: ""))
        #expect(
            daemon.requests() == [request("model.test", ["text": "two eggs", "strong": true])])
    }

    @Test func `a day is asked for by its date`() throws {
        let daemon = try ScriptedDaemon(always: plainDay.json)
        #expect(try demeter("day", "2026-03-05", daemon: daemon).status == 0)
        #expect(daemon.requests() == [request("day", ["date": "2026-03-05", "nutrients": false])])
    }

    @Test func `other days count from the daemon's today`() throws {
        let daemon = try ScriptedDaemon(always: emptyDay.json)
        #expect(try demeter("day", "yesterday", daemon: daemon).status == 0)
        #expect(
            daemon.requests() == [
                request("day", ["nutrients": false]),
                request("day", ["date": "2026-03-05", "nutrients": false]),
            ])
    }

    @Test(arguments: [
        (["week"], "2026-02-28", "2026-03-06", "Seven days to Friday, 6 March 2026"),
        (["week", "2026-03-01"], "2026-02-23", "2026-03-01", "Seven days to Sunday, 1 March 2026"),
        (["month"], "2026-03-01", "2026-03-06", "March 2026"),
        (["month", "2026-02-10"], "2026-02-01", "2026-02-28", "February 2026"),
        (["month", "2027-01-10"], "2027-01-01", "2027-01-31", "January 2027"),
    ])
    func `several days are shown`(
        arguments: [String], from: String, to: String, title: String
    ) throws {
        let rows = [row()]
        let daemon = try ScriptedDaemon { request, _ in
            request["method"] == "day" ? .result(emptyDay.json) : .result(rows.json)
        }
        let run = try demeter(arguments, daemon: daemon)
        let lines = DaysRendering.lines(rows, title: title, .plain).map { $0 + "\n" }.joined()
        #expect(run == Run(status: 0, output: lines, errors: ""))
        #expect(
            daemon.requests() == [
                request("day", ["nutrients": false]),
                request("days", ["from": .string(from), "to": .string(to)]),
                request("score", ["from": .string(from), "to": .string(to)]),
            ])
    }

    @Test func `words are logged`() throws {
        let daemon = try ScriptedDaemon(always: logged.json)
        let run = try demeter(
            "log", "two", "eggs and", "toast", "--meal", "lunch", "--key=k", "--at",
            "2026-03-06T12:30:00+01:00", daemon: daemon)
        let lines = LogRendering.lines(logged, .plain).map { $0 + "\n" }.joined()
        #expect(run == Run(status: 0, output: lines, errors: ""))
        #expect(
            daemon.requests() == [
                request(
                    "log",
                    [
                        "text": "two eggs and toast", "at": "2026-03-06T12:30:00+01:00",
                        "meal": "lunch", "source": "terminal", "key": "k",
                    ])
            ])
    }

    @Test func `a time of day is in the zone of the configuration`() throws {
        let daemon = try ScriptedDaemon(always: logged.json)
        _ = try demeter(
            "log", "--at", "8:00", "tea", daemon: daemon,
            environment: ["DEMETER_DAY_TIME_ZONE": "Asia/Tokyo"])
        #expect(daemon.requests().first?["params"]?["at"] == "2026-03-06T08:00:00+09:00")
    }

    @Test func `nothing understood ends with 1`() throws {
        let daemon = try ScriptedDaemon(always: nothing.json)
        let run = try demeter("log", "xyzzy", daemon: daemon)
        #expect(run == Run(status: 1, output: nothing.reply + "\n", errors: ""))
    }

    @Test(arguments: [(true, Int32(0)), (false, 1)])
    func `what is said ends with whether it was understood`(
        isUnderstood: Bool, status: Int32
    ) throws {
        let said = SayResult(["Changed.", "143 kcal today."], isUnderstood: isUnderstood)
        let daemon = try ScriptedDaemon(always: said.json)
        let run = try demeter("say", "no,", "three\neggs", daemon: daemon)
        #expect(run == Run(status: status, output: "Changed.\n143 kcal today.\n", errors: ""))
        #expect(daemon.requests() == [request("say", ["text": "no, three eggs"])])
    }

    @Test func `each line of a conversation is said, and the first failure counts`() throws {
        let daemon = try ScriptedDaemon { request, _ in
            request["params"]?["text"] == "b"
                ? .error(code: WireError.diskFull.rawValue, "The disk is full.")
                : .result(
                    SayResult(["Done."], isUnderstood: request["params"]?["text"] != "c").json)
        }
        let run = try demeter("say", input: "a\n\nb\nc\n", daemon: daemon)
        #expect(
            run
                == Run(
                    status: 74, output: "Done.\nDone.\n",
                    errors: "demeter: line 3: The disk is full.\n"))
        #expect(daemon.requests().count == 3)
    }

    @Test(arguments: [("say", "\n \n"), ("log", "")])
    func `input without words is not taken for something understood`(
        verb: String, input: String
    ) throws {
        let daemon = try ScriptedDaemon(always: [:])
        let run = try demeter(verb, input: input, daemon: daemon)
        #expect(run.status == 1 && run.output == "")
        #expect(run.errors == "demeter: standard input had no words; say what you ate\n")
        #expect(daemon.requests().isEmpty)
    }

    @Test(arguments: [
        ("Demeter is busy: it has 2 connections.", Int32(75)),
        ("Not allowed: this daemon serves only root.", 69),
    ])
    func `who is not served is told why`(sentence: String, status: Int32) throws {
        for verb in [["status"], ["log", "egg"], ["say", "egg"], ["watch"]] {
            let daemon = try ScriptedDaemon { _, _ in .raw("\(sentence)\n\n") }
            let run = try demeter(verb, daemon: daemon)
            #expect(run == Run(status: status, output: "", errors: "demeter: \(sentence)\n"))
        }
    }

    @Test func `each line of standard input is logged, whatever becomes of the others`() throws {
        let daemon = try ScriptedDaemon { request, number in
            switch number {
            case 1: .error(code: WireError.tooLong.rawValue, "A description is too long.")
            case 2: .result(nothing.json)
            default: .result(logged.json)
            }
        }
        let input = Array("two eggs\n\ntoo long\nxyzzy\n".utf8) + [0xFF, 0x0A] + Array("tea".utf8)
        let run = try demeter(["log", "--key", "k"], input: input, daemon: daemon)
        let shown = LogRendering.lines(logged, .plain).map { $0 + "\n" }.joined()
        #expect(run.status == 65)
        #expect(run.output == "\(shown)\n\n\(nothing.reply)\n\n\(shown)")
        #expect(
            run.errors == """
                demeter: line 3: A description is too long.
                demeter: line 5: the line is not UTF-8

                """)
        let texts = daemon.requests().map { $0["params"]?["text"]?.string }
        #expect(texts == ["two eggs", "too long", "xyzzy", "tea"])
    }

    @Test func `keys of several lines differ`() throws {
        let daemon = try ScriptedDaemon(always: logged.json)
        _ = try demeter("log", "--key", "k", "--json", input: "a\nb\n", daemon: daemon)
        #expect(daemon.requests().map { $0["params"]?["key"]?.string } == ["k:1", "k:2"])
    }

    @Test func `a program gets one line for each line`() throws {
        let daemon = try ScriptedDaemon { _, number in
            number == 0 ? .error(code: -31999, "Too long.") : .result(nothing.json)
        }
        let run = try demeter("log", "--json", input: "a\nb\n", daemon: daemon)
        #expect(
            run.output == #"{"error":{"code":-31999,"message":"Too long.","data":{}}}"# + "\n"
                + nothing.json.text + "\n")
    }

    @Test(
        arguments: [
            (["undo"], "undo", [:]), (["redo"], "redo", [:]),
            (["delete", "12"], "delete", ["entry": 12]),
            (["delete", "#12"], "delete", ["entry": 12]),
            (["confirm", "15"], "confirm", ["entry": 15]),
            (["edit", "12", "three", "eggs"], "edit", ["entry": 12, "text": "three eggs"]),
            (["edit", "12", "--grams", "12,5"], "edit", ["entry": 12, "grams": 12.5]),
            (["edit", "12", "--food", "rice"], "edit", ["entry": 12, "food": "rice"]),
            (["edit", "12", "--meal", "dinner"], "edit", ["entry": 12, "meal": "dinner"]),
            (
                ["move", "12", "#13", "--to", "breakfast"], "move",
                ["entries": [12, 13], "meal": "breakfast"]
            ),
            (
                [
                    "edit", "#12", "--amount", "3", "--unit", "cup", "--grams", "150", "--calories",
                    "250.5", "--protein", "1", "--carbohydrates", "2", "--fat", "3", "--fiber", "4",
                    "--sugar", "5", "--sodium", "6",
                ], "edit",
                [
                    "entry": 12, "amount": 3, "unit": "cup", "grams": 150, "calories": 250.5,
                    "protein": 1, "carbohydrates": 2, "fat": 3, "fiber": 4, "sugar": 5, "sodium": 6,
                ]
            ),
        ] as [([String], String, JSONValue)])
    func `changes are asked for and told`(
        arguments: [String], method: String, parameters: JSONValue
    ) throws {
        let daemon = try ScriptedDaemon(always: change.json)
        let run = try demeter(arguments, daemon: daemon)
        #expect(run == Run(status: 0, output: change.reply + "\n", errors: ""))
        // Numbers compare as they are written: 3 and 3.0 are the same on the wire.
        #expect(
            daemon.requests().map(\.text) == [request(method, parameters).text])
    }

    @Test func `the only held entry is confirmed without its number`() throws {
        let daemon = try ScriptedDaemon { _, number in
            .result(number == 0 ? [rice.json] : change.json)
        }
        let run = try demeter("confirm", daemon: daemon)
        #expect(run == Run(status: 0, output: change.reply + "\n", errors: ""))
        #expect(
            daemon.requests() == [
                request("held"), request("confirm", ["entry": 16]),
            ])
    }

    @Test func `several held entries are listed`() throws {
        let daemon = try ScriptedDaemon(always: .array(fullDay.held.map(\.json)))
        let run = try demeter("confirm", daemon: daemon)
        #expect(run.status == 1)
        #expect(run.output.hasPrefix("Several entries wait; say which: demeter confirm ID\n"))
        #expect(run.output.contains("#15") && run.output.contains("#16"))
        #expect(daemon.requests().count == 1)
    }

    @Test func `with nothing held there is nothing to confirm`() throws {
        let daemon = try ScriptedDaemon(always: [])
        let expected = Run(status: 1, output: "Nothing waits for a confirmation.\n", errors: "")
        #expect(try demeter("confirm", daemon: daemon) == expected)
    }

    @Test func `the status names the socket`() throws {
        let daemon = try ScriptedDaemon(always: status.json)
        let run = try demeter("status", daemon: daemon)
        let lines = StatusRendering.lines(status, socket: daemon.path, at: 0, .plain)
        #expect(run == Run(status: 0, output: lines.map { $0 + "\n" }.joined(), errors: ""))
        #expect(daemon.requests() == [request("status")])
    }
}
