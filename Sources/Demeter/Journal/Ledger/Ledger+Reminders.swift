internal import Habits
internal import JSON
internal import Nutrition
internal import SQLite

extension Ledger {
    /// Keeps that somebody is reminded now; its number.
    func noteReminder(_ content: SentReminder.Content, at moment: Moment) throws -> Int64 {
        var insert = try connection.prepare(Self.insertReminder)
        insert.bind(moment.day.description)
        insert.bind(moment.instant.milliseconds)
        insert.bind(content.meal.rawValue)
        insert.bind(JSONValue.array(content.foods.map { .string($0.rawValue) }).text)
        insert.bind(content.text)
        try insert.run()
        return connection.lastInsertedRow
    }

    /// The newest reminders, the newest first.
    func reminders(limit: Int) throws -> [SentReminder] {
        var select = try connection.prepare(Self.selectReminders)
        select.bind(Int64(limit))
        var found: [SentReminder] = []
        while try select.step() {
            let id = select.integer()
            let day = try select.day()
            let instant = Timestamp(milliseconds: select.integer())
            let meal: Meal = try select.value("meal")
            guard let foods = (try? JSONValue(parsing: select.text()))?.array else {
                throw JournalError.unreadable(column: "foods")
            }
            found.append(
                SentReminder(
                    id: id, day: day, instant: instant,
                    content: SentReminder.Content(
                        meal: meal,
                        foods: foods.compactMap(\.string).map(FoodKey.init(rawValue:)),
                        text: select.text()), state: try select.value("state")))
        }
        return found
    }

    /// Notes what became of a reminder; only of one that waits.
    func settleReminder(_ id: Int64, _ state: SentReminder.State) throws {
        var update = try connection.prepare(Self.setReminderState)
        update.bind(state.rawValue)
        update.bind(id)
        try update.run()
    }

    private static let insertReminder = Query(
        """
        INSERT INTO reminders (day, instant, meal, foods, text, state) VALUES (?, ?, ?, ?, ?, 'sent')
        """)

    private static let selectReminders = Query(
        """
        SELECT id, day, instant, meal, foods, text, state FROM reminders
        WHERE instant > ifnull((SELECT max(instant) FROM habit_marks), 0)
        ORDER BY instant DESC, id DESC LIMIT ?
        """)

    private static let setReminderState = Query(
        "UPDATE reminders SET state = ? WHERE id = ? AND state = 'sent'")
}
