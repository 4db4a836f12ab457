import Body
import JSON
import Journal
import Locking
import Nutrition
import SQLite
import Service
import Summaries
import Telling
import TestSupport
import Testing
import Wire

@testable import Logbook

/// Weeks as they are told, before a real journal.
struct WeekTests {
    private func connection(_ desk: Desk) throws -> Connection {
        let connection = try Connection(
            path: desk.folder.path + "/journal.sqlite", mode: .readWrite)
        connection.setBusyTimeout(milliseconds: 5000)
        return connection
    }

    /// Two weeks with gaps, unknown figures, held, deleted and undone entries, and weights.
    private func filled(seed: UInt64) async throws -> Desk {
        let desk = try await Desk()
        var random = SplitMix64(seed: seed)
        _ = try await desk.logbook.setGoals(
            GoalsRequest(
                from: LocalDay("2026-11-01"),
                goals: [
                    .calories: .target(Thousandths(500)), .protein: .minimum(Thousandths(20)),
                    .fat: .maximum(Thousandths(15)),
                ]))
        for offset in -16...0 where Int.random(in: 0..<4, using: &random) > 0 {
            let day = LocalDay("2026-11-21")?.advanced(by: offset)
            let at = "\(try #require(day))T08:00:00Z"
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let foods = ["2 eggs", "toast", "coffee", "butter", "rice"]
                let text = try #require(foods.randomElement(using: &random))
                let result = try await desk.log(text, at: at)
                let entry = try #require(result.entries.first)
                switch Int.random(in: 0..<8, using: &random) {
                case 0: _ = try await desk.logbook.delete(entry: entry.id)
                case 1: _ = try await desk.logbook.undo(change: nil)
                default: break
                }
            }
            if Int.random(in: 0..<3, using: &random) == 0 {
                var request = AddRequest(nutrients: Nutrients(calories: Thousandths(120)))
                request.at = Wire.Instant(at)
                _ = try await desk.logbook.add(request)
            }
            if Int.random(in: 0..<2, using: &random) == 0 {
                _ = try await desk.logbook.measure(
                    MeasureRequest(
                        kind: .weight,
                        value: Thousandths(82 + Double.random(in: -1...1, using: &random)),
                        at: Wire.Instant(at)))
            }
        }
        return desk
    }

    @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6])
    func `every figure of a week is what its rows come to`(seed: UInt64) async throws {
        let desk = try await filled(seed: seed)
        let figures = try await desk.logbook.weekSummary(SummaryRequest()).figures
        #expect(figures["from"] == "2026-11-15" && figures["to"] == "2026-11-21")
        let rows = try connection(desk)
        let live = "live = 1 AND state = 'logged' AND day"
        for (name, first, last) in [
            ("average", "2026-11-15", "2026-11-21"),
            ("average_before", "2026-11-08", "2026-11-14"),
        ] {
            for nutrient in Nutrient.leading {
                let column = nutrient.rawValue
                // The mean of the days' sums, of the days on which anything of it is known; in thousandths.
                let mean = try rows.text(
                    Query(
                        """
                        SELECT CAST(round(avg(sum)) AS INTEGER) FROM (SELECT sum(\(column)) AS sum
                            FROM food_entries WHERE \(live) BETWEEN '\(first)' AND '\(last)'
                            GROUP BY day HAVING sum(\(column)) > 0
                                OR count(\(column)) = count(*))
                        """))
                let told = figures[name]?[column]?.number
                let expected = mean.flatMap(Double.init).map { $0 / 1000 }
                #expect(
                    told == nil && expected == nil
                        || abs((told ?? -1) - (expected ?? -2)) <= 0.001,
                    "seed \(seed), \(name) of \(column): \(String(describing: told))")
            }
        }
        let missing = try rows.text(
            Query(
                """
                WITH RECURSIVE week(day) AS (VALUES ('2026-11-15')
                    UNION ALL SELECT date(day, '+1 day') FROM week WHERE day < '2026-11-21')
                SELECT ifnull(group_concat(day, ' '), '') FROM week
                WHERE day NOT IN (SELECT day FROM food_entries WHERE live = 1 AND state = 'logged')
                """))
        #expect(
            figures["missing"]?.array?.compactMap(\.string).joined(separator: " ") == missing,
            "seed \(seed)")
        for row in figures["days"]?.array ?? [] {
            let day = row["date"]?.string ?? ""
            let sum = try rows.text(
                Query(
                    "SELECT sum(calories) FROM food_entries WHERE live = 1 AND state = 'logged' "
                        + "AND day = '\(day)'"))
            #expect(
                row["calories"]?.number == sum.flatMap(Double.init).map { $0 / 1000 },
                "seed \(seed), \(day)")
        }
        let eaten = try rows.text(
            Query(
                """
                SELECT ifnull(group_concat(times || ' ' || calories, ', '), '') FROM (
                    SELECT count(*) AS times, sum(calories) AS calories FROM food_entries
                    WHERE \(live) BETWEEN '2026-11-15' AND '2026-11-21'
                    GROUP BY ifnull(food, lower(name)) HAVING count(*) > 1
                    ORDER BY times DESC, calories DESC, min(name) LIMIT 5)
                """))
        let told = (figures["most_eaten"]?.array ?? []).map { food in
            "\(food["times"]?.integer ?? 0) "
                + "\(Int(((food["calories"]?.number ?? 0) * 1000).rounded()))"
        }
        #expect(told.joined(separator: ", ") == eaten, "seed \(seed)")
        // Each goal by hand from the days' sums.
        for (nutrient, condition) in [
            ("calories", "sum(calories) BETWEEN 450000 AND 550000"),
            ("protein", "sum(protein) >= 20000"), ("fat", "sum(fat) <= 15000"),
        ] {
            let goal = figures["goals"]?[nutrient]
            let judged =
                nutrient == "calories"
                ? "count(calories) = count(*) OR sum(calories) > 550000"
                : nutrient == "protein"
                    ? "count(protein) = count(*) OR sum(protein) >= 20000"
                    : "count(fat) = count(*) OR sum(fat) > 15000"
            let counts = try rows.text(
                Query(
                    """
                    SELECT sum(judged AND met) || ' ' || sum(judged) || ' ' || sum(NOT judged) FROM (
                        SELECT ifnull(\(judged), 0) AS judged, ifnull(\(condition), 0) AS met
                        FROM food_entries
                        WHERE \(live) BETWEEN '2026-11-15' AND '2026-11-21' GROUP BY day)
                    """))
            let all = [goal?["met"], goal?["of"], goal?["unknown"]].map { $0?.integer ?? -1 }
            #expect(
                counts == nil && goal == nil
                    || all.map(String.init).joined(separator: " ") == counts,
                "seed \(seed), goal of \(nutrient)")
        }
        let weighIns = try rows.integer(
            Query(
                """
                SELECT count(DISTINCT day) FROM measurements WHERE live = 1 AND kind = 'weight'
                    AND day BETWEEN '2026-11-15' AND '2026-11-21'
                """))
        #expect(figures["weight"]?["weigh_ins"]?.integer ?? 0 == Int(weighIns), "seed \(seed)")
        await desk.journal.close()
    }

    @Test func `a week is asked for in words, in either language`() async throws {
        let desk = try await Desk()
        _ = try await desk.log("2 eggs", at: "2026-11-20T08:00:00Z")
        _ = try await desk.log("2 eggs")
        for line in [
            "how was my week", "How was my week?", "how did my week go", "weekly summary",
            "review my week", "give me a recap of the week", "summary of this week",
        ] {
            let lines = try await desk.say(line)
            #expect(
                lines == [
                    "The week to Saturday, 21 November 2026: 150 kcal a day",
                    "Average of 2 days: 150 kcal, 12 g protein, 1 g carbohydrates, 10 g fat, 0 g fiber, "
                        + "0 g sugar, 0 mg sodium.",
                    "Nothing was logged on Sun 15 Nov, Mon 16 Nov, Tue 17 Nov, Wed 18 Nov, Thu 19 Nov.",
                    "Sat 21 Nov counts as it is so far.", "Most eaten: egg: 2 times, 300 kcal.",
                ], "\(line): \(lines)")
        }
        #expect(
            try await desk.say("how was last week")[0]
                == "The week to Sunday, 15 November 2026: nothing logged")
        for line in ["這週過得怎麼樣", "回顧這週", "這個禮拜的總結"] {
            #expect(
                try await desk.say(line)[0] == "到2026年11月21日星期六為止的一週：每天 150 大卡", "\(line)")
        }
        // What is asked of a nutrient, or of one's doings, is answered as before.
        #expect(try await desk.say("how am i doing this week").first?.contains("kcal") == true)
        #expect(InquiryReader.inquiry(in: "my week was long") == nil)
        await desk.journal.close()
    }

    @Test func `a week goes to the sinks when it is asked to`() async throws {
        let desk = try await Desk()
        let sent = Mutex<[String]>([])
        desk.logbook.sendSummaries { summary in
            sent.withLock { $0.append(summary.id) }
            return [("file", nil)]
        }
        let message = try await desk.logbook.weekSummary(
            SummaryRequest(date: LocalDay("2026-11-15"), send: true))
        #expect(message.deliveries?.map(\.sink) == ["file"])
        #expect(sent.withLock(\.self) == ["demeter-week-2026-11-15"])
        await desk.journal.close()
    }
}
