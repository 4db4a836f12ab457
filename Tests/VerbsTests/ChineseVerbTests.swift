import HealthyEating
import JSON
import Nutrition
import Telling
import TestSupport
import Testing
import Wire

@testable import Verbs

/// What the command line tells a person who reads Chinese: every table kept as a file, some errors, and what does not
/// change with the language.
struct ChineseVerbTests {
    static let chinese = ["LANG": "zh_TW.UTF-8"]

    static let tables: [(name: String, lines: @Sendable (Style) -> [String])] = [
        ("day-full", { DayRendering.lines(fullDay, $0) }),
        ("day-plain", { DayRendering.lines(plainDay, $0) }),
        ("day-empty", { DayRendering.lines(emptyDay, $0) }),
        ("day-nutrients", { NutrientRendering.lines(fullDay, $0) }),
        ("days", { DaysRendering.lines([row(march6, [eggs]), row()], title: "t", $0) }),
        ("history", { HistoryRendering.lines(pastEggs, of: "蛋", $0) }),
        (
            "history-nutrient",
            { NutrientHistoryRendering.lines([row(), row(march6, [eggs])], of: .protein, $0) }
        ),
        ("log", { LogRendering.lines(logged, $0) }),
        ("log-nothing", { LogRendering.lines(nothing, $0) }),
        ("log-question", { LogRendering.lines(asked, $0) }),
        ("reading", { ReadingRendering.lines(reading, $0) }),
        ("foods", { FoodRendering.lines([oats, broth], $0) }),
        ("food-oats", { FoodRendering.lines(oats, $0) }),
        ("status", { StatusRendering.lines(status, socket: "/run/demeter.sock", at: 0, $0) }),
        ("measurements-none", { MeasurementRendering.lines([], $0) }),
        ("plans-none", { PlanRendering.lines([], $0) }),
        ("habits-none", { HabitRendering.lines([], limit: 20, $0) }),
        ("shopping-none", { _ in PlanRendering.lines([]) }),
        ("allergies-none", { AllergyRendering.lines(AllergiesMessage(allergies: []), $0) }),
        (
            "goals",
            { GoalsRendering.lines(GoalsMessage(date: march6, goals: Goals(), rules: []), $0) }
        ),
        ("model-cost-none", { ModelCostRendering.lines(ModelCostMessage(), $0) }),
        (
            "sync-carried",
            { _ in SyncRendering.lines(carried: ["sent": 3, "taken": 1, "lost": 1]) }
        ),
        (
            "people",
            { _ in
                PeopleRendering.lines([
                    ["name": "anna", "me": true],
                    ["name": "ben", "may": ["read": true, "log": true], "lets": ["read": true]],
                ])
            }
        ),
        (
            "sync-queue",
            { _ in [SyncRendering.queue(3, [march6], failed: 1, untold: 2)] }
        ),
        (
            "events",
            { style in
                [.log, .undo, .dayClosed, .goalsFollowed].flatMap {
                    EventRendering.lines(EventMessage(seq: 2, kind: $0), style)
                }
            }
        ),
        (
            "doctor",
            { style in
                let findings: [DoctorFinding] = [
                    .good("data folder", "/home/anna"),
                    .warning("daily copies", "t", "r"), .note("anna: time zone", "UTC"),
                ]
                return findings.flatMap { $0.lines(style) }
            }
        ),
    ]

    private static let screen = Style(
        columns: 72, isUnicode: true, hasBars: true, hasColour: false)

    @Test(arguments: tables.map(\.name))
    func `a table is told in Chinese`(name: String) throws {
        let table = try #require(Self.tables.first { $0.name == name })
        let lines = Telling.$current.withValue(Telling(.chinese)) { table.lines(Self.screen) }
        let text = lines.map { $0 + "\n" }.joined()
        #expect(try Snapshot("zh-Hant-\(name).txt").text(recording: text) == text)
    }

    /// Columns end below one another: wide letters count two.
    @Test func `numbers of a table stand below one another`() {
        let lines = Telling.$current.withValue(Telling(.chinese)) {
            DaysRendering.lines(
                [row(march6, [eggs]), row(march6.advanced(by: 1), [eggs])], title: "t", .plain)
        }
        let ends = lines.dropFirst(3).prefix(2).map { line in
            DisplayWidth.of(String(line.prefix(while: { $0 != "." })))
        }
        #expect(Set(ends).count == 1)
    }

    @Test(arguments: [[], ["log"], ["goals", "set"], ["doctor"], ["export"]])
    func `a help is told in Chinese`(path: [String]) throws {
        let run = try demeter(path + ["--help"], environment: Self.chinese)
        let name = (["zh-Hant-help"] + path).joined(separator: "-")
        let kept = try Snapshot("\(name).txt").text(recording: run.output)
        #expect(run == Run(status: 0, output: kept, errors: ""))
    }

    @Test(
        arguments: [
            (
                ["today"],
                """
                demeter: /nonexistent/socket 沒有 daemon 回應
                用「systemctl --user start demeterd」啟動，或在原始碼裡用「make run」，
                或執行「demeterd」。如果它在別的 socket，請用 --socket 指定。

                """
            ),
            (
                ["day", "someday"],
                "demeter: 「someday」不是日子；試試 yesterday、friday 或 2026-03-06\n試試「demeter day --help」。\n"
            ),
            (["lgo"], "demeter: 不認得的指令「lgo」；你是指「log」嗎？\n試試「demeter --help」。\n"),
            (["today", "--config", "/nope"], "demeter: /nope: 沒有這個檔案；請指定存在的檔案，或不指定使用預設\n"),
            (
                ["backup", "/nope/copy.sqlite"], nil
            ),
        ] as [([String], String?)])
    func `an error is told in Chinese, with what to do`(
        arguments: [String], message: String?
    ) throws {
        let environment = Self.chinese.merging(["DEMETER_SOCKET": "/nonexistent/socket"]) { $1 }
        let run = try demeter(arguments, environment: environment)
        #expect(run.status != 0)
        if let message { #expect(run.errors == message) }
        #expect(Language(of: run.errors) == .chinese)
    }

    @Test func `a configured language counts more than the environment`() throws {
        let use = ["DEMETER_LANGUAGE_USE": "zh-Hant", "LANG": "en_US.UTF-8"]
        #expect(try demeter(["lgo"], environment: use).errors.contains("不認得的指令"))
        let english = ["DEMETER_LANGUAGE_USE": "en", "LANG": "zh_TW.UTF-8"]
        #expect(try demeter(["lgo"], environment: english).errors.contains("unknown verb"))
    }

    @Test func `what programs read is the same in every language`() throws {
        let socket = ["DEMETER_SOCKET": "/nonexistent/socket"]
        for arguments in [
            ["today", "--json"], ["parse", "--json", "egg"], ["nutrients", "--json"],
            ["backup", "--json", "/nope/copy"],
        ] {
            let english = try demeter(arguments, environment: socket)
            let chinese = try demeter(
                arguments, environment: socket.merging(Self.chinese) { $1 })
            let plain = { (text: String) in
                // Each run has a home of its own.
                text.replacing(/\/[^ "]*/, with: "/")
            }
            #expect(plain(chinese.output) == plain(english.output), "\(arguments)")
            #expect(chinese.status == english.status)
        }
    }

    @Test func `what the doctor finds is told in the language that is asked for`() throws {
        func findings(_ arguments: [String], _ environment: [String: String]) throws -> [String] {
            let run = try demeter(["doctor", "--json"] + arguments, environment: environment)
            let message = try DoctorMessage(json: JSONValue(parsing: run.output))
            return message.findings.map(\.finding)
        }
        let asked = try findings(["--language", "zh-Hant"], [:])
        #expect(asked.contains { Language(of: $0) == .chinese })
        let plain = try findings([], Self.chinese)
        #expect(!plain.contains { Language(of: $0) == .chinese })
    }

    @Test func `replies are asked for in the person's language, but not for programs`() throws {
        let daemon = try ScriptedDaemon(always: [:])
        _ = try demeter(["undo"], daemon: daemon, environment: Self.chinese)
        _ = try demeter(["undo", "--json"], daemon: daemon, environment: Self.chinese)
        let asked = daemon.requests().map(\.text)
        #expect(asked.count == 2)
        #expect(asked.first?.contains("zh-Hant") == true)
        #expect(asked.last?.contains("zh-Hant") == false)
    }

    @Test func `what a food is called in the person's language is shown, and English is kept`()
        throws
    {
        var entry = eggs
        entry.toldName = "炒蛋"
        #expect(entry.shownName == "炒蛋")
        #expect(try EntryMessage(json: entry.json) == entry)
        #expect(eggs.shownName == "scrambled eggs")
        #expect(eggs.json["told_name"] == nil)
        let lines = DayRendering.lines(
            DayMessage(row(march6, [entry]), entries: [entry], held: []), .plain)
        #expect(lines.contains { $0.contains("炒蛋") })
    }
}
