internal import Habits
internal import Nutrition
internal import SQLite

// What was eaten, in the form that habits are made of; nothing from before habits were forgotten.
extension Ledger {
    /// So many entries that changed are looked up one by one; where it is more, as after an import, reading everything
    /// takes less.
    static let fewEaten = 2000

    /// Everything that counts, or what changed after an event.
    ///
    /// - Parameters:
    ///   - sequence: `nil` for everything.
    ///   - day: dismissals of earlier days are left out.
    func eating(after sequence: Int64?, dismissalsFrom day: LocalDay) throws -> EatingNews {
        var news = EatingNews()
        news.sequence = try lastSequence()
        news.tastes = try tastes(from: day)
        if let sequence, news.sequence <= sequence { return news }
        guard let sequence, let entries = try touched(after: sequence) else {
            news.isWhole = true
            var select = try connection.prepare(Self.selectAllEaten)
            while try select.step() {
                let eaten = try Self.eaten(&select)
                news.entries.append((eaten.entry, eaten))
            }
            news.corrections = try corrections(Self.selectAllCorrecting, nil)
            return news
        }
        for entry in entries {
            var select = try connection.prepare(Self.selectEaten)
            select.bind(entry)
            news.entries.append((entry, try select.step() ? try Self.eaten(&select) : nil))
        }
        news.corrections = try corrections(Self.selectNewCorrecting, sequence)
        return news
    }

    /// The entries that changed after an event; `nil` where they are more than `fewEaten`.
    private func touched(after sequence: Int64) throws -> [Int64]? {
        var select = try connection.prepare(Self.selectTouched)
        select.bind(sequence)
        select.bind(Int64(Self.fewEaten + 1))
        var entries: [Int64] = []
        while try select.step() { entries.append(select.integer()) }
        return entries.count > Self.fewEaten ? nil : entries
    }

    private func corrections(
        _ query: Query, _ sequence: Int64?
    ) throws -> [(entry: Int64, change: Int64, isInForce: Bool)] {
        var select = try connection.prepare(query)
        if let sequence { select.bind(sequence) }
        var found: [(entry: Int64, change: Int64, isInForce: Bool)] = []
        while try select.step() {
            found.append((select.integer(), select.integer(), select.bool()))
        }
        return found
    }

    /// Stars and dismissals.
    private func tastes(from day: LocalDay) throws -> Tastes {
        var tastes = Tastes()
        for (food, stars) in try ratings() { tastes.ratings[FoodKey(rawValue: food)] = stars }
        var select = try connection.prepare(Self.selectDismissals)
        select.bind(day.description)
        while try select.step() {
            tastes.dismissals.append(
                Tastes.Dismissal(
                    food: FoodKey(rawValue: select.text()), day: try select.day().daysSinceEpoch,
                    minute: Int(select.integer())))
        }
        return tastes
    }

    /// Notes that suggestions were waved away; it changes nothing that anybody logged, and no undo is
    /// about it.
    func dismiss(_ foods: [FoodKey], at moment: Moment) throws {
        for food in foods {
            var insert = try connection.prepare(Self.insertDismissal)
            insert.bind(food.rawValue)
            insert.bind(now().milliseconds)
            insert.bind(moment.day.description)
            insert.bind(Int64(moment.minuteOfDay))
            try insert.run()
        }
    }

    private static func eaten(_ row: inout Statement) throws -> Eaten {
        let entry = row.integer()
        let food = row.textOrNull().map(FoodID.init(rawValue:))
        let name = row.text()
        let moment = try row.moment()
        return Eaten(
            entry: entry, food: FoodKey(food, name: name), day: moment.day.daysSinceEpoch,
            minute: moment.minuteOfDay, meal: try row.value("meal"), amount: row.realOrNull(),
            unit: row.textOrNull(), grams: row.integerOrNull().map(Thousandths.init(rawValue:)),
            calories: row.integerOrNull().map(Thousandths.init(rawValue:)))
    }

    private static let mark = "ifnull((SELECT max(change) FROM habit_marks), 0)"

    private static let eatenColumns = """
        SELECT entry, food, name, instant, zone, utc_offset, day, meal, amount, unit, grams, calories
        FROM food_entries
        WHERE live = 1 AND state = 'logged' AND ifnull(change, 0) > \(mark)
        """

    private static let selectAllEaten = Query(eatenColumns)

    private static let selectEaten = Query(eatenColumns + " AND entry = ?")

    /// Changes with events after one, and what amended them.
    private static let changed = """
        SELECT change FROM events WHERE seq > ?1 AND change IS NOT NULL
        UNION SELECT id FROM changes WHERE amends IN (SELECT change FROM events WHERE seq > ?1)
        """

    private static let selectTouched = Query(
        """
        SELECT DISTINCT food_entries.entry FROM change_effects
        JOIN food_entries ON food_entries.revision = change_effects.revision
        WHERE change_effects.change IN (\(changed)) AND change_effects.subject = 'food_entries'
        LIMIT ?2
        """)

    /// Edits that made another food or other figures of an entry.
    private static func correcting(_ changes: String) -> String {
        """
        SELECT new.entry, changes.id, changes.state = 'done'
        FROM \(changes)
        JOIN change_effects AS off ON off.change = changes.id AND off.subject = 'food_entries'
            AND off.live_before = 1 AND off.live_after = 0
        JOIN food_entries AS old ON old.revision = off.revision
        JOIN change_effects AS turned ON turned.change = changes.id
            AND turned.subject = 'food_entries' AND turned.live_before = 0 AND turned.live_after = 1
        JOIN food_entries AS new ON new.revision = turned.revision AND new.entry = old.entry
        WHERE changes.kind = 'edit' AND (old.food IS NOT new.food OR old.grams IS NOT new.grams
            OR old.calories IS NOT new.calories)
        """
    }

    private static let selectAllCorrecting = Query(
        correcting("changes INDEXED BY changes_correcting")
            + " AND changes.kind IN ('edit', 'confirm') AND changes.state = 'done'")

    private static let selectNewCorrecting = Query(
        correcting("changes") + " AND changes.id IN (\(changed))")

    private static let selectDismissals = Query(
        """
        SELECT food, day, minute FROM dismissals
        WHERE day >= ? AND instant > ifnull((SELECT max(instant) FROM habit_marks), 0) ORDER BY id
        """)

    private static let insertDismissal = Query(
        "INSERT INTO dismissals (food, instant, day, minute) VALUES (?, ?, ?, ?)")
}
