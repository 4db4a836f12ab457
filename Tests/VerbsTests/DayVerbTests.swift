import JSON
import Nutrition
import TestSupport
import Testing
import Wire

@testable import Verbs

/// Verbs about days, goals and what is had once more, against a daemon that answers as a script says.
struct DayVerbTests {
    private func request(_ method: String, _ parameters: JSONValue = [:]) -> JSONValue {
        ["method": .string(method), "params": parameters]
    }

    /// The daemon's today is Friday 2026-03-06.
    private func daemon(_ result: JSONValue) throws -> ScriptedDaemon {
        try ScriptedDaemon { request, _ in
            request["method"] == "day" ? .result(emptyDay.json) : .result(result)
        }
    }

    @Test(
        arguments: [
            (["add", "500kcal", "30p"], ["calories": 500, "protein": 30]),
            (["add", "500", "kcal,", "12.5", "g", "fat"], ["calories": 500, "fat": 12.5]),
            (
                ["add", "250", "--name", "office cake", "--meal", "snack"],
                ["calories": 250, "name": "office cake", "meal": "snack"]
            ),
            (
                ["add", "1 g sodium", "--at", "2026-03-06T12:30:00+01:00"],
                ["sodium": 1000, "at": "2026-03-06T12:30:00+01:00"]
            ),
        ] as [([String], JSONValue)])
    func `figures alone are added`(arguments: [String], parameters: JSONValue) throws {
        let daemon = try daemon(change.json)
        let run = try demeter(arguments, daemon: daemon)
        #expect(run == Run(status: 0, output: change.reply + "\n", errors: ""))
        #expect(daemon.requests().map(\.text) == [request("add", parameters).text])
    }

    @Test(
        arguments: [
            (["repeat"], [:]), (["repeat", "breakfast"], ["meal": "breakfast"]),
            (["repeat", "yesterday", "breakfast"], ["date": "2026-03-05", "meal": "breakfast"]),
            (["repeat", "breakfast", "yesterday"], ["date": "2026-03-05", "meal": "breakfast"]),
            (["repeat", "yesterday's breakfast"], ["date": "2026-03-05", "meal": "breakfast"]),
            (["repeat", "monday"], ["date": "2026-03-02"]),
            (["repeat", "today", "lunch"], ["date": "2026-03-06", "meal": "lunch"]),
            (
                [
                    "repeat", "2026-01-01", "dinner", "--as", "lunch", "--at",
                    "2026-03-06T12:00:00+01:00",
                ],
                [
                    "date": "2026-01-01", "meal": "dinner", "as": "lunch",
                    "at": "2026-03-06T12:00:00+01:00",
                ]
            ),
        ] as [([String], JSONValue)])
    func `something is had once more`(arguments: [String], parameters: JSONValue) throws {
        let daemon = try daemon(change.json)
        let run = try demeter(arguments, daemon: daemon)
        #expect(run == Run(status: 0, output: change.reply + "\n", errors: ""))
        #expect(daemon.requests().last == request("repeat", parameters))
    }

    @Test func `nothing to repeat ends with 1`() throws {
        let daemon = try ScriptedDaemon { _, _ in
            .error(code: WireError.nothingToRepeat.rawValue, "There is nothing.")
        }
        #expect(
            try demeter("repeat", daemon: daemon)
                == Run(status: 1, output: "", errors: "demeter: There is nothing.\n"))
    }

    @Test(arguments: [
        (
            ["add", "two", "eggs"],
            "\"two eggs\" are no figures; try 500kcal 30p, or: demeter log TEXT", "demeter add"
        ),
        (
            ["repeat", "soup"],
            "\"soup\" is no day and no meal; try: demeter repeat yesterday breakfast",
            "demeter repeat"
        ),
        (
            ["repeat", "lunch", "dinner"],
            "\"dinner\" is no day and no meal; try: demeter repeat yesterday breakfast",
            "demeter repeat"
        ),
        (
            ["repeat", "--at", "noon"], "\"noon\" is no moment; try 12:30 or \"yesterday 19:00\"",
            "demeter repeat"
        ),
        (
            ["history", "x", "--limit", "0"], "the value of \"--limit\" must be from 1 to 1000",
            "demeter history"
        ),
        (
            ["goals", "set", "wood", "3"],
            "\"wood\" is no nutrient; \"demeter nutrients\" lists them",
            "demeter goals set"
        ),
        (
            ["goals", "set", "protein", "much"],
            "\"protein\" needs an amount: 120, min 120, max 120, 100-150 or none",
            "demeter goals set"
        ),
        (
            ["goals", "set", "protein", "200-100"],
            "\"protein\" needs an amount: 120, min 120, max 120, 100-150 or none",
            "demeter goals set"
        ),
        (
            ["summary", "soon"], "\"soon\" is no day; try yesterday, friday or 2026-03-06",
            "demeter summary"
        ),
    ])
    func `wrong usage is told in one line`(
        arguments: [String], sentence: String, verb: String
    ) throws {
        // Some of these verbs connect before they look closer.
        let daemon = try daemon(change.json)
        let expected = Run(
            status: 64, output: "",
            errors: "demeter: \(sentence)\nTry \"\(verb) --help\".\n")
        #expect(try demeter(arguments, daemon: daemon) == expected)
    }

    @Test func `one food over time is asked for and shown`() throws {
        let message = pastEggs
        let daemon = try daemon(message.json)
        let run = try demeter(
            "history", "fried", "eggs", "--from", "yesterday", "--limit", "2", daemon: daemon)
        let lines = HistoryRendering.lines(message, of: "fried eggs", .plain)
        #expect(run == Run(status: 0, output: lines.map { $0 + "\n" }.joined(), errors: ""))
        #expect(
            daemon.requests().last
                == request("history", ["food": "fried eggs", "from": "2026-03-05", "limit": 2]))
    }

    @Test func `a food that was never eaten ends with 1`() throws {
        let daemon = try daemon(HistoryMessage(count: 0, days: 0).json)
        #expect(
            try demeter("history", "snails", daemon: daemon)
                == Run(status: 1, output: "There is no snails in the journal.\n", errors: ""))
    }

    @Test(
        arguments: [
            (["calories", "2000"], ["calories": ["kind": "target", "amount": 2000]]),
            (
                ["protein", "min", "120g", "sodium", "max", "2300mg"],
                [
                    "protein": ["kind": "minimum", "lower": 120],
                    "sodium": ["kind": "maximum", "upper": 2300],
                ]
            ),
            (
                ["energy", "1800-2200", "--on", "sat"],
                ["weekday": 6, "calories": ["kind": "range", "lower": 1800, "upper": 2200]]
            ),
            (
                ["carbs 200 sugar none", "--from", "tomorrow"],
                [
                    "from": "2026-03-07", "carbohydrates": ["kind": "target", "amount": 200],
                    "sugar": "none",
                ]
            ),
            (
                ["fiber", "least", "30", "--from", "2026-01-01"],
                ["from": "2026-01-01", "fiber": ["kind": "minimum", "lower": 30]]
            ),
        ] as [([String], JSONValue)])
    func `goals are set as they are typed`(arguments: [String], parameters: JSONValue) throws {
        let message = GoalsMessage(
            date: march6, goals: Goals(targets: Nutrients(calories: Thousandths(2000))), rules: [])
        let daemon = try daemon(message.json)
        let run = try demeter(["goals", "set"] + arguments, daemon: daemon)
        let lines = GoalsRendering.lines(message, .plain)
        #expect(run == Run(status: 0, output: lines.map { $0 + "\n" }.joined(), errors: ""))
        #expect(daemon.requests().last == request("goals.set", parameters))
    }

    private let summary = SummaryMessage(
        title: "Friday", text: "Friday\n\n- One line.\n", html: "<p>Friday</p>\n",
        figures: ["id": "demeter-2026-03-06"])

    @Test(
        arguments: [
            (["summary"], "Friday\n\n- One line.\n"), (["summary", "--html"], "<p>Friday</p>\n"),
        ])
    func `a summary is shown as text and as a page`(arguments: [String], output: String) throws {
        let daemon = try daemon(summary.json)
        #expect(
            try demeter(arguments, daemon: daemon) == Run(status: 0, output: output, errors: ""))
        #expect(daemon.requests() == [request("summary")])
    }

    @Test func `a summary of a day for a program`() throws {
        let daemon = try daemon(summary.json)
        let run = try demeter("summary", "yesterday", "--json", daemon: daemon)
        #expect(run == Run(status: 0, output: summary.json.text + "\n", errors: ""))
        #expect(daemon.requests().last == request("summary", ["date": "2026-03-05"]))
    }

    @Test(
        arguments: [
            ([("file:a", nil), ("ntfy:b", nil)], Int32(0), "file:a: arrived\nntfy:b: arrived\n"),
            ([("email:c", "refused")], 75, "email:c: refused\n"),
        ] as [([(String, String?)], Int32, String)])
    func `sending tells what became of it`(
        deliveries: [(String, String?)], status: Int32, told: String
    ) throws {
        var sent = summary
        sent.deliveries = deliveries.map { .init(sink: $0.0, failure: $0.1) }
        let daemon = try daemon(sent.json)
        let run = try demeter("summary", "--send", daemon: daemon)
        #expect(run == Run(status: status, output: summary.text + "\n" + told, errors: ""))
        #expect(daemon.requests() == [request("summary", ["send": true])])
    }

    @Test func `sending to nobody ends with 1`() throws {
        var sent = summary
        sent.deliveries = []
        let daemon = try daemon(sent.json)
        let run = try demeter("summary", "--send", daemon: daemon)
        #expect(run.status == 1)
        #expect(
            run.errors
                == "demeter: there is nowhere to send it; set [[summary.sink]] in the configuration\n"
        )
    }
}

/// Eggs on three days of two months.
let pastEggs = HistoryMessage(
    count: 3, days: 3, first: LocalDay("2025-11-30"), last: march6, averageGrams: Thousandths(122),
    totals: NutrientTotal(of: [eggs, eggs, eggs].map(\.nutrients)),
    months: (0..<12).map { index in
        let month = (index + 3) % 12 + 1
        return .init(
            month: "\(index < 9 ? 2025 : 2026)-\(month < 10 ? "0" : "")\(month)",
            count: [8: 1, 11: 2][index] ?? 0)
    }, entries: [eggs, eggs])
