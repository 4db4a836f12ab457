internal import JSON
internal import Journal
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Wire

extension EntryMessage {
    init(_ entry: FoodEntry) {
        let content = entry.content
        self.init(
            id: Int(entry.id.rawValue), utterance: Int(entry.utterance?.rawValue ?? 0),
            day: content.moment.day, loggedAt: Wire.Instant(content.moment), text: content.text,
            name: content.name, food: content.food, amount: content.amount, unit: content.unit,
            grams: content.grams, nutrients: content.nutrients, meal: content.meal,
            brand: content.brand, preparation: content.preparation, modifiers: content.modifiers,
            confidence: content.confidence, assumption: content.assumption,
            source: EntrySource(rawValue: content.source.rawValue) ?? .manual,
            state: content.state == .held ? .held : .logged,
            warnings: content.warnings.map { Warning(rule: $0.rule, message: $0.message) })
        isCompleted = content.isCompleted
        recipe = content.recipe.map { Int($0.rawValue) }
        parts = content.parts.map(PartMessage.init)
        incomplete = content.incomplete
    }

    /// Without the nutrients beyond the seven and without parts, for what the journal keeps beside its
    /// entries.
    var slim: EntryMessage {
        var slim = self
        slim.nutrients = nutrients.leading
        slim.parts = []
        return slim
    }
}

extension Wire.Instant {
    init(_ moment: Moment) {
        self.init(milliseconds: moment.instant.milliseconds, offsetSeconds: moment.offset)
    }
}

extension DayRow {
    init(_ total: DailyTotal) {
        self.init(
            date: total.day, closed: total.isClosed, totals: total.total, goals: total.goals,
            loggedCount: total.entries, heldCount: total.held)
    }
}

extension LogResult {
    /// As it is stored with an utterance; the entries themselves keep their further nutrients.
    var stored: String {
        var result = self
        result.entries = entries.map(\.slim)
        result.held = held.map(\.slim)
        result.day.totals = NutrientTotal(
            sum: day.totals.sum.leading, incomplete: day.totals.incomplete)
        return result.json.text
    }

    /// The result that was stored as text with an utterance.
    init(stored text: String) throws {
        try self.init(json: JSONValue(parsing: text), at: "")
    }
}
