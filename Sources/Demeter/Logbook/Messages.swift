internal import JSON
internal import Journal
internal import Nutrition
internal import Wire

extension EntryMessage {
    init(_ entry: FoodEntry) {
        self.init(
            id: Int(entry.id.rawValue), utterance: Int(entry.utterance?.rawValue ?? 0),
            day: entry.moment.day, loggedAt: Wire.Instant(entry.moment), text: entry.text,
            name: entry.name, food: entry.food, amount: entry.amount, unit: entry.unit,
            grams: entry.grams, nutrients: entry.nutrients, meal: entry.meal, brand: entry.brand,
            preparation: entry.preparation, modifiers: entry.modifiers,
            confidence: entry.confidence, assumption: entry.assumption,
            source: EntrySource(rawValue: entry.source.rawValue) ?? .manual,
            state: entry.state == .held ? .held : .logged,
            warnings: entry.warnings.map { Warning(rule: $0.rule, message: $0.message) })
    }
}

extension Wire.Instant {
    init(_ moment: Moment) {
        self.init(milliseconds: moment.instant.milliseconds, offsetSeconds: moment.offset)
    }
}

extension DayRow {
    init(_ total: DailyTotal, today: LocalDay) {
        self.init(
            date: total.day, closed: total.day < today, totals: total.total,
            loggedCount: total.entries, heldCount: total.held)
    }
}

extension LogResult {
    /// The result that was stored as text with an utterance.
    init(stored text: String) throws {
        try self.init(json: JSONValue(parsing: text), at: "")
    }
}
