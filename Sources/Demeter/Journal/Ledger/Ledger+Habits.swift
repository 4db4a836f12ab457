internal import Nutrition
internal import SQLite

extension Ledger {
    func corrections(limit: Int) throws -> [EntryCorrection] {
        var select = try connection.prepare(Self.selectCorrections)
        select.bind(Int64(limit))
        var found: [EntryCorrection] = []
        while try select.step() {
            found.append(
                EntryCorrection(
                    change: ChangeID(rawValue: select.integer()), kind: try select.value("kind"),
                    before: try Self.amount(&select),
                    after: try Self.amount(&select)))
        }
        return found
    }

    func amounts(limit: Int) throws -> [(food: FoodID, grams: Thousandths)] {
        var select = try connection.prepare(Self.selectAmounts)
        select.bind(Int64(limit))
        var found: [(food: FoodID, grams: Thousandths)] = []
        while try select.step() {
            found.append(
                (FoodID(rawValue: select.text()), Thousandths(rawValue: select.integer())))
        }
        return found
    }

    func forgetHabits() throws {
        var insert = try connection.prepare(Self.insertMark)
        insert.bind(now().milliseconds)
        try insert.run()
    }

    private static func amount(_ row: inout Statement) throws -> EntryAmount {
        EntryAmount(
            food: FoodID(rawValue: row.text()), amount: row.realOrNull(), unit: row.textOrNull(),
            grams: row.integerOrNull().map(Thousandths.init(rawValue:)),
            assumption: row.textOrNull(), state: try row.value("state"))
    }

    private static let mark = "ifnull((SELECT max(change) FROM habit_marks), 0)"

    private static let selectCorrections = Query(
        """
        SELECT changes.id, changes.kind,
            old.food, old.amount, old.unit, old.grams, old.assumption, old.state,
            new.food, new.amount, new.unit, new.grams, new.assumption, new.state
        FROM changes INDEXED BY changes_correcting
        JOIN change_effects AS off ON off.change = changes.id AND off.subject = 'food_entries'
            AND off.live_before = 1 AND off.live_after = 0
        JOIN food_entries AS old ON old.revision = off.revision
        JOIN change_effects AS turned ON turned.change = changes.id
            AND turned.subject = 'food_entries' AND turned.live_before = 0 AND turned.live_after = 1
        JOIN food_entries AS new ON new.revision = turned.revision AND new.entry = old.entry
        WHERE changes.kind IN ('edit', 'confirm') AND changes.state = 'done'
            AND changes.id > \(mark) AND old.food = new.food
        ORDER BY changes.id DESC LIMIT ?
        """)

    private static let selectAmounts = Query(
        """
        SELECT food, grams FROM (
            SELECT food, grams, live, state, change FROM food_entries
            ORDER BY revision DESC LIMIT ?)
        WHERE live = 1 AND state = 'logged' AND food IS NOT NULL AND grams > 0
            AND ifnull(change, 0) > \(mark)
        """)

    private static let insertMark = Query(
        """
        INSERT OR REPLACE INTO habit_marks (change, instant)
        SELECT ifnull(max(id), 0), ? FROM changes
        """)
}
