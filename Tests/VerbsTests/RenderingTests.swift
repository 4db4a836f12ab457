import JSON
import Nutrition
import TestSupport
import Testing
import Wire

@testable import Verbs

/// Every rendering is kept as a file for each kind of screen; see `Snapshot`.
struct RenderingTests {
    static let styles: [(name: String, style: Style)] = [
        ("plain", .plain),
        ("screen", screen),
        ("narrow", Style(columns: 44, isUnicode: true, hasBars: true, hasColour: false)),
        ("ascii", Style(columns: 100, isUnicode: false, hasBars: true, hasColour: false)),
    ]

    private func check(
        _ name: String, keepsWidth: Bool = true, _ location: SourceLocation = #_sourceLocation,
        _ lines: (Style) -> [String]
    ) throws {
        for (kind, style) in Self.styles {
            let text = lines(style).map { $0 + "\n" }.joined()
            let kept = try Snapshot("\(name)-\(kind).txt").text(recording: text)
            #expect(text == kept, "\(name) on \(kind)", sourceLocation: location)
            #expect(
                text.allSatisfy { $0 != "\u{1B}" } || style.hasColour, sourceLocation: location)
            if keepsWidth, let columns = style.columns, !style.hasColour {
                for line in lines(style) {
                    // Words of the daemon are not broken.
                    let isSentence = line.contains(". ") || line.contains(": ")
                    #expect(
                        DisplayWidth.of(line) <= columns || isSentence, "\(line)",
                        sourceLocation: location)
                }
            }
        }
    }

    @Test func `a day with everything`() throws {
        try check("day-full") { DayRendering.lines(fullDay, $0) }
    }

    @Test func `a day without goals`() throws {
        try check("day-plain") { DayRendering.lines(plainDay, $0) }
    }

    @Test func `a day without entries`() throws {
        try check("day-empty") { DayRendering.lines(emptyDay, $0) }
        var closed = emptyDay
        closed.row.closed = true
        try check("day-empty-closed") { DayRendering.lines(closed, $0) }
    }

    @Test func `a day with held entries only`() throws {
        let day = DayMessage(row(march6, [], held: 1), entries: [], held: [rice])
        try check("day-held") { DayRendering.lines(day, $0) }
    }

    @Test func `several days`() throws {
        let days = (0..<7).map { index -> DayRow in
            let day = march6.advanced(by: index - 6)
            switch index {
            case 2: return row(day, [])
            case 4: return row(day, [eggs, eggs], goals: nutrients(300, nil, nil, nil))
            case 6: return row(day, goals: goals)
            default: return row(day, [eggs])
            }
        }
        try check("days") { DaysRendering.lines(days, title: "Seven days", $0) }
        try check("days-none") {
            DaysRendering.lines([row(march6, [])], title: "Seven days", $0)
        }
    }

    @Test func `one food over time`() throws {
        try check("history") { HistoryRendering.lines(pastEggs, of: "eggs", $0) }
    }

    @Test(
        arguments: [
            ([0, 1, 2, 7], "▁▂▃█"), ([nil, 5, 5], "·██"), ([0, 0], "▁▁"), ([-3, 7], "▁█"), ([], ""),
            ([nil], "·"),
        ] as [([Double?], String)])
    func `a sparkline grows with its figures`(values: [Double?], text: String) {
        #expect(Sparkline.text(values, screen) == text)
        #expect(Sparkline.text(values, .plain) == "")
    }

    @Test func `what was logged`() throws {
        try check("log") { LogRendering.lines(logged, $0) }
        try check("log-nothing") { LogRendering.lines(nothing, $0) }
        try check("log-question") { LogRendering.lines(asked, $0) }
        var unknown = logged
        unknown.entries = []
        unknown.held = [noodles]
        unknown.unread = []
        unknown.day = row()
        try check("log-held") { LogRendering.lines(unknown, $0) }
    }

    @Test func `a reading`() throws {
        try check("reading") { ReadingRendering.lines(reading, $0) }
        var none = reading
        none.items = []
        none.question = nil
        try check("reading-none") { ReadingRendering.lines(none, $0) }
    }

    @Test func `foods`() throws {
        try check("foods") { FoodRendering.lines([oats, broth], $0) }
        try check("food-oats") { FoodRendering.lines(oats, $0) }
        try check("food-broth") { FoodRendering.lines(broth, $0) }
    }

    @Test func `the daemon's status`() throws {
        try check("status", keepsWidth: false) {
            StatusRendering.lines(status, socket: "/run/demeter.sock", at: 0, $0)
        }
        var fresh = status
        fresh.queues = .init(received: 0, waiting: 0, question: 0, held: 0, lostSummaries: 2)
        fresh.journal = .init(bytes: 512, entries: 1, seq: 1, readOnly: true)
        fresh.reader.ownFoods = 0
        fresh.voice = .init(enabled: true, state: .failed, complaint: "no device")
        fresh.uptime = 59
        try check("status-fresh", keepsWidth: false) {
            StatusRendering.lines(fresh, socket: "/run/demeter.sock", at: 0, $0)
        }
    }

    @Test func `a configured model's status`() throws {
        var busy = status
        busy.model = .init(
            mode: "auto",
            details: ModelMessage(
                state: "ready", model: "small", strongModel: "large", requests: 1234, cacheHits: 56,
                promptTokens: 1_200_300, completionTokens: 4_500,
                routes: ["offline": 812, "strong_model": 7, "model": 50, "checked": 7],
                failures: ["timeout": 2, "status 429": 11], median: 840.4, percentile95: 12_345))
        try check("status-model", keepsWidth: false) {
            StatusRendering.lines(busy, socket: "/run/demeter.sock", at: 0, $0)
        }
        busy.model.details?.state = "stopped"
        busy.model.details?.reason = "The model's server refuses the key (401)."
        busy.model.details?.median = nil
        busy.model.details?.strongModel = nil
        busy.model.details?.routes = [:]
        try check("status-model-stopped", keepsWidth: false) {
            StatusRendering.lines(busy, socket: "/run/demeter.sock", at: 0, $0)
        }
        busy.model.details = nil
        try check("status-model-missing", keepsWidth: false) {
            StatusRendering.lines(busy, socket: "/run/demeter.sock", at: 0, $0)
        }
    }

    @Test func `what a model cost`() throws {
        let cost = ModelCostMessage(
            usage: [
                .init(
                    month: "2026-10", model: "small", requests: 1_204, told: 1_203,
                    promptTokens: 1_200_300, completionTokens: 45_600, cost: 0.2074),
                .init(
                    month: "2026-11", model: "large\u{1B}[2J", requests: 2, told: 0,
                    promptTokens: 0, completionTokens: 0, cost: nil),
                .init(
                    month: "2026-11", model: "small", requests: 3, told: 3, promptTokens: 2_000,
                    completionTokens: 90, cost: 0.0004),
            ],
            projected: 1_234.5, currency: "EUR", leftInMinute: 10, leftInDay: 7)
        try check("model-cost", keepsWidth: false) { ModelCostRendering.lines(cost, $0) }
        #expect(
            ModelCostRendering.lines(ModelCostMessage(), .plain)
                == ["Nothing was asked of a language model yet."])
    }

    @Test func `a test of the model`() throws {
        let result = ModelTestResult(
            outcome: "read", reading: reading,
            exchanges: [
                ModelExchangeMessage(
                    url: "http://localhost:1/v1/chat/completions",
                    request: #"{"model":"m","messages":[{"role":"system","content":"a\nb"}]}"#,
                    status: 429, response: "Slow\ndown \u{1B}[2J", milliseconds: 3.2,
                    failure: "status 429"),
                ModelExchangeMessage(
                    url: "http://localhost:1/v1/chat/completions", request: "{}", status: 200,
                    response: #"{"choices":[{"message":{"content":"{}"}}],"usage":null}"#,
                    milliseconds: 12),
            ])
        try check("model-test", keepsWidth: false) { ModelTestRendering.lines(result, $0) }
        let silent = ModelTestResult(
            outcome: "later", reason: "It does not answer.",
            exchanges: [
                ModelExchangeMessage(
                    url: "http://localhost:1/v1/chat/completions", request: "{}", status: nil,
                    response: "", milliseconds: 30_000, failure: "timeout")
            ])
        try check("model-test-silent", keepsWidth: false) { ModelTestRendering.lines(silent, $0) }
    }

    @Test func `events`() throws {
        let entries = EventMessage(
            seq: 1, kind: .undo,
            payload: JSONObject([
                ("entries", .array([eggs.json, noodles.json, salad.json])),
                ("removed", .array([12])),
            ]))
        let kinds: [EventKind] = [
            .received, .log, .confirm, .delete, .edit, .undo, .redo, .dayClosed, .foodAdded,
            .foodRemoved, EventKind(rawValue: "something_new"),
        ]
        try check("events") { style in
            EventRendering.lines(entries, style)
                + kinds.flatMap { EventRendering.lines(EventMessage(seq: 2, kind: $0), style) }
                + EventRendering.lines(
                    EventMessage(
                        seq: 3, kind: .dayClosed, payload: JSONObject([("date", "2026-03-06")])),
                    style)
                + EventRendering.lines(
                    EventMessage(
                        seq: 4, kind: .foodAdded,
                        payload: JSONObject([("foods", .array(["my-oats"]))])), style)
        }
    }

    @Test(arguments: [
        (0, "0 s"), (59, "59 s"), (60, "1 min 0 s"), (3599, "59 min 59 s"), (3600, "1 h 0 min"),
        (86_399, "23 h 59 min"), (86_400, "1 d 0 h"), (273_840, "3 d 4 h"),
    ])
    func `durations`(seconds: Int, text: String) {
        #expect(StatusRendering.duration(seconds) == text)
    }

    @Test(arguments: [
        (0, "0 bytes"), (999, "999 bytes"), (1000, "1.0 kB"), (1_234_567, "1.2 MB"),
        (5_000_000_000, "5.0 GB"), (2_000_000_000_000_000, "2,000.0 TB"),
    ])
    func `sizes`(bytes: Int, text: String) {
        #expect(StatusRendering.size(bytes) == text)
    }
}
