import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

/// The database itself keeps the totals, also from somebody who writes with a shell.
struct TotalsTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let columns = """
        entry, instant, zone, utc_offset, day, text, name, meal, confidence, source, state, live,
        calories
        """

    private func values(
        entry: Int, state: String = "logged", live: Int = 1, calories: String = "70000",
        day: String = "2026-03-01"
    ) -> String {
        """
        (\(entry), 0, 'UTC', 0, '\(day)', 'egg', 'egg', 'lunch', 1.0, 'manual', '\(state)', \(live),
            \(calories))
        """
    }

    /// What a person's statement makes of a journal with one egg of 100 kcal on the sample day.
    private func afterwards(_ sql: String) async throws -> DayPage {
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        try shell(folder).execute(sql)
        let page = try await journal.day(day())
        #expect(try await journal.flaws().isEmpty)
        await journal.close()
        return page
    }

    @Test func `a row that is inserted counts`() async throws {
        let page = try await afterwards(
            "INSERT INTO food_entries (\(Self.columns)) VALUES \(values(entry: 9))")
        #expect(page.total == total(content("egg"), content("egg", calories: 70)))
        #expect(page.entries.map(\.utterance) == [nil, UtteranceID(rawValue: 1)])
    }

    @Test func `rows that are held, not live or unknown count as such`() async throws {
        let page = try await afterwards(
            """
            INSERT INTO food_entries (\(Self.columns)) VALUES \(values(entry: 7, state: "held")),
                \(values(entry: 8, live: 0)), \(values(entry: 9, calories: "NULL"))
            """)
        #expect(page.total == total(content("egg"), content("egg", calories: nil), held: 1))
        #expect(page.held.count == 1)
    }

    @Test func `a first entry of a day makes its total`() async throws {
        _ = try await afterwards(
            """
            INSERT INTO food_entries (\(Self.columns)) VALUES \(values(entry: 9, day: "2026-04-01"))
            """)
        let journal = try await openJournal(folder)
        #expect(
            try await journal.days(from: day("2026-04-01"), to: day("2026-04-30")) == [
                DailyTotal(
                    day: day("2026-04-01"), entries: 1,
                    total: NutrientTotal(of: [content("egg", calories: 70).nutrients]))
            ])
        await journal.close()
    }

    @Test(arguments: [
        "UPDATE food_entries SET live = 0", "DELETE FROM food_entries",
        "UPDATE OR REPLACE food_entries SET live = 0", "UPDATE OR IGNORE food_entries SET live = 0",
        "DELETE FROM food_entries; DELETE FROM daily_totals",
    ])
    func `what is taken away no longer counts`(sql: String) async throws {
        #expect(
            try await afterwards(sql) == DayPage(entries: [], held: [], total: total()))
    }

    @Test func `turning a row off and on again changes nothing`() async throws {
        let page = try await afterwards(
            """
            UPDATE food_entries SET live = 0; UPDATE food_entries SET live = 1;
            UPDATE food_entries SET live = 1;
            """)
        #expect(page.total == total(content("egg")))
    }

    @Test(arguments: [
        // Revisions are what they are.
        "UPDATE food_entries SET calories = 5",
        "UPDATE food_entries SET state = 'held'",
        "UPDATE food_entries SET day = '2026-01-01', live = 0",
        "INSERT OR REPLACE INTO food_entries (revision, COLUMNS) VALUES REVISION",
        // One revision of an entry is live.
        "INSERT INTO food_entries (COLUMNS) VALUES SAME",
        "INSERT OR REPLACE INTO food_entries (COLUMNS) VALUES SAME",
        "INSERT INTO food_entries (COLUMNS) VALUES OFF; UPDATE food_entries SET live = 1",
        "INSERT INTO food_entries (COLUMNS) VALUES OFF; UPDATE OR REPLACE food_entries SET live = 1",
        // Totals follow.
        "UPDATE daily_totals SET calories = 5",
        "UPDATE daily_totals SET day = '2026-01-01', writes = writes + 1",
        "DELETE FROM daily_totals",
        "INSERT OR REPLACE INTO daily_totals (day) VALUES ('2026-03-01')",
        "INSERT INTO daily_totals (day, calories) VALUES ('2026-01-01', 5)",
        "INSERT INTO daily_totals (day, entries) VALUES ('2026-01-01', 1)",
        "INSERT INTO daily_totals (day, unknown_fat) VALUES ('2026-01-01', 1)",
        // Values of the right kind.
        "INSERT INTO food_entries (COLUMNS) VALUES BADDAY",
        "INSERT INTO food_entries (COLUMNS) VALUES BADSTATE",
        "INSERT INTO food_entries (COLUMNS) VALUES BADCALORIES",
        "INSERT INTO food_entries (COLUMNS) VALUES HUGE",
        // Numbers of events are never used twice.
        "DELETE FROM events",
    ])
    func `what would make a total wrong is refused`(template: String) async throws {
        var sql = template
        let rows = [
            "REVISION": "(1, " + values(entry: 1, calories: "5").dropFirst(),
            "SAME": values(entry: 1, calories: "5"), "OFF": values(entry: 1, live: 0),
            "BADDAY": values(entry: 9, day: "2026-02-30"),
            "BADSTATE": values(entry: 9, state: "eaten"),
            "BADCALORIES": values(entry: 9, calories: "'many'"),
            "HUGE": values(entry: 9, calories: "1000000000001"), "COLUMNS": Self.columns,
        ]
        for (name, row) in rows { sql.replace(name, with: row) }
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        let before = try await journal.day(day())
        let shell = try shell(folder)
        let refused: Void? = try? shell.execute(sql)
        #expect(refused == nil)
        #expect(try await journal.day(day()) == before)
        #expect(try await journal.flaws().isEmpty)
        await journal.close()
    }
}
