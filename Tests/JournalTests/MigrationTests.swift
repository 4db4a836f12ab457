import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

struct MigrationTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `migrations are numbered without gaps from 1 on`() {
        #expect(Migrations.all.map(\.number) == Array(1...Migrations.latest))
    }

    @Test func `a fresh journal has the newest schema and is marked as one`() async throws {
        try await openJournal(folder).close()
        let shell = try shell(folder)
        #expect(try shell.schemaVersion() == Migrations.latest)
        #expect(
            try shell.integer(Query("PRAGMA application_id")) == Int64(Migrations.applicationID))
        #expect(
            try shell.text(
                Query(
                    """
                    SELECT group_concat(name, ' ')
                    FROM (SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name)
                    """))
                    == """
                    aim_steps aims allergies asked_questions batches change_effects changes closed_days daily_totals \
                    day_horizon devices dismissals \
                    entry_parts erasures events feelings food_entries goals habit_marks here keyed_calls measurements \
                    opened_days outbox own_foods photographs plans profile programmes questions ratings \
                    recipe_parts recipes reminders review_horizon swaps turns utterances waiting
                    """
        )
    }

    /// A journal as version `number` left it, made without any code of today but the migrations.
    private func journal(ofVersion number: Int) throws {
        let connection = try Connection(path: folder.path + "/journal.sqlite", mode: .create)
        try connection.makeDurable()
        try connection.execute("PRAGMA application_id = \(Migrations.applicationID)")
        try connection.migrate(Migrations.all.filter { $0.number <= number })
        try connection.execute(
            """
            INSERT INTO utterances (id, text, received, instant, zone, utc_offset, day, source, key,
                meal, state, change, result)
            VALUES (1, 'two eggs', 5, \(noon.milliseconds), 'Europe/Berlin', 3600, '2026-03-01',
                'json', 'k', 'breakfast', 'received', NULL, NULL);
            INSERT INTO changes (id, kind, instant, utterance, state)
            VALUES (1, 'log', 5, 1, 'done');
            INSERT INTO food_entries (revision, entry, change, utterance, instant, zone, utc_offset,
                day, text, name, food, amount, unit, grams, calories, meal, confidence, source,
                state, live)
            VALUES (1, 1, 1, 1, \(noon.milliseconds), 'Europe/Berlin', 3600, '2026-03-01', 'two eggs',
                'egg', 'egg', 2, 'large', 100000, 143000, 'breakfast', 0.9, 'catalog', 'logged', 1);
            INSERT INTO change_effects VALUES (1, 0, 'food_entries', 1, 0, 1);
            INSERT INTO events (kind, instant, day, change, payload)
            VALUES ('log', 5, '2026-03-01', 1, '{}');
            UPDATE utterances SET state = 'logged', settled = 5, change = 1, result = 'ok';
            INSERT INTO own_foods (food, change, name, category, release, live)
            VALUES ('own:bread', NULL, 'bread', 'grain', 'own', 1);
            INSERT INTO goals (valid_from, nutrient, kind, lower, live)
            VALUES ('2026-01-01', 'calories', 'target', 2000000, 1);
            """)
    }

    @Test(arguments: 1...Migrations.latest)
    func `a journal of every version is brought up to date with its data`(
        version: Int
    ) async throws {
        try journal(ofVersion: version)
        let journal = try await openJournal(folder)
        let egg = EntryContent(
            moment: moment(), text: "two eggs", name: "egg", food: "egg", amount: 2, unit: "large",
            grams: Thousandths(100), nutrients: Nutrients(calories: Thousandths(143)),
            meal: .breakfast, confidence: 0.9, source: .catalog)
        #expect(try await journal.day(day()).entries.map(\.content) == [egg])
        let goals = Goals(targets: Nutrients(calories: Thousandths(2000)))
        var (none, one) = (total(), total(egg))
        (none.goals, one.goals) = (goals, goals)
        #expect(try await journal.day(day()).total == one)
        guard
            case .repeated(let utterance) = try await journal.receive(
                said("x", key: "k", at: Timestamp(milliseconds: 6)))
        else {
            Issue.record("the utterance is lost")
            return
        }
        #expect(utterance.result == "ok")
        #expect(try await journal.ownFoods().map(\.id) == ["own:bread"])
        #expect(try await journal.events(after: 0).map(\.payload) == ["{}"])
        #expect(try await journal.undo().totals == [none])
        #expect(try await journal.redo().totals == [one])
        #expect(try await journal.flaws().isEmpty)
        await journal.close()
        #expect(try shell(folder).schemaVersion() == Migrations.latest)
    }

    private static let dates: [(table: String, column: String, insertion: String)] = [
        (
            "utterances", "day",
            "(text, received, instant, zone, utc_offset, day, source, state) "
                + "VALUES ('x', 1, 1, 'UTC', 0, DATE, 'text', 'received')"
        ),
        (
            "food_entries", "day",
            "(revision, entry, change, instant, zone, utc_offset, day, text, name, meal, confidence, source, state, live) "
                + "VALUES (9, 9, 1, 1, 'UTC', 0, DATE, 'x', 'x', 'snack', 1, 'manual', 'logged', 0)"
        ),
        ("daily_totals", "day", "(day) VALUES (DATE)"),
        (
            "goals", "valid_from",
            "(valid_from, nutrient, kind, live) VALUES (DATE, 'fat', 'none', 0)"
        ),
        ("day_horizon", "first_open", "VALUES (1, DATE, 0)"),
        ("opened_days", "day", "VALUES (DATE, 1, '')"),
        (
            "measurements", "day",
            "(measurement, instant, zone, utc_offset, day, kind, value, source, live) "
                + "VALUES (1, 1, 'UTC', 0, DATE, 'weight', 82000, 'manual', 0)"
        ),
        (
            "feelings", "day",
            "(feeling, instant, zone, utc_offset, day, name, text, live) "
                + "VALUES (1, 1, 'UTC', 0, DATE, 'tired', 'tired', 0)"
        ),
        (
            "programmes", "started",
            "(programme, name, plan, started, live) VALUES (1, 'mine', '{}', DATE, 0)"
        ),
        (
            "programmes", "stopped",
            "(programme, name, plan, started, stopped, live) "
                + "VALUES (1, 'mine', '{}', '2026-03-01', DATE, 0)"
        ),
        ("swaps", "day", "(day, food) VALUES (DATE, 'egg')"),
        ("dismissals", "day", "(food, instant, day, minute) VALUES ('egg', 1, DATE, 0)"),
        ("closed_days", "day", "(day, closed, zone) VALUES (DATE, 1, 'UTC')"),
        (
            "outbox", "first_day",
            "(sink, kind, first_day, last_day, state, created, due) "
                + "VALUES ('s', 'summary', DATE, '2026-03-01', 'queued', 1, 1)"
        ),
        (
            "outbox", "last_day",
            "(sink, kind, first_day, last_day, state, created, due) "
                + "VALUES ('s', 'summary', '2026-03-01', DATE, 'queued', 1, 1)"
        ),
    ]

    @Test(arguments: dates.indices)
    func `what is no date is in no column of dates`(index: Int) throws {
        let (table, column, insertion) = Self.dates[index]
        try journal(ofVersion: Migrations.latest)
        let shell = try shell(folder)
        func insert(_ date: String) throws {
            try shell.execute(
                "INSERT INTO \(table) " + insertion.replacing("DATE", with: "'\(date)'"))
        }
        for wrong in ["someday", "", "2026-02-30", "2026-3-1", "2026-03-01 12:00", "1.5"] {
            #expect(throws: SQLiteError.self, "\(wrong)") { try insert(wrong) }
        }
        try insert("2027-03-05")
        #expect(throws: SQLiteError.self) {
            try shell.execute("UPDATE \(table) SET \(column) = 'x' WHERE \(column) > '2027'")
        }
    }
}
