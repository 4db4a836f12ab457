internal import Journal
internal import MealReader
internal import Nutrition
internal import Wire

extension Phrases {
    /// What a person is told after a meal was read.
    static func logged(
        _ entries: [FoodEntry], _ reading: Reading, _ total: DailyTotal, today: LocalDay
    ) -> [String] {
        guard !entries.isEmpty else { return [nothingFound] }
        var lines = entries.filter { $0.state == .logged }.map { line(for: $0.content) + doubt($0) }
        for entry in entries where entry.state == .held { lines += held(entry) }
        if !reading.unread.isEmpty {
            lines.append("Not understood: \(reading.unread.joined(separator: ", ")).")
        }
        lines.append(line(for: total, today: today))
        return lines
    }

    static let nothingFound =
        "I found no food in that, so nothing was logged. Try: two eggs and a slice of toast"

    private static func doubt(_ entry: FoodEntry) -> String {
        entry.confidence < 0.5 ? " (not sure)" : ""
    }

    private static func held(_ entry: FoodEntry) -> [String] {
        let id = entry.id.rawValue
        if entry.nutrients.calories == nil {
            return [
                "\(line(for: entry.content)). It is held and counts nowhere yet.",
                "Give its figures: demeter edit \(id) --calories 250 --carbohydrates 30",
                "Or drop it: demeter delete \(id)",
            ]
        }
        let reasons = entry.warnings.map(\.message).joined(separator: " ")
        return [
            "\(line(for: entry.content)). It is held and counts nowhere yet. \(reasons)",
            "Log it anyway: demeter confirm \(id). Or drop it: demeter delete \(id)",
        ]
    }

    /// What a person is told after a correction, an undo or a redo.
    static func changed(_ recorded: Recorded, _ total: DailyTotal, today: LocalDay) -> [String] {
        var lines = recorded.entries.map { change in
            switch (change.before, change.after) {
            case (nil, let after?): "Added: \(line(for: after.content))"
            case (let before?, nil): "Removed: \(line(for: before.content))"
            case (let before?, let after?)
            where before.state == .held && after.state == .logged
                && before.nutrients == after.nutrients:
                "Confirmed: \(line(for: after.content))"
            case (_?, let after?): "Changed: \(line(for: after.content))"
            case (nil, nil): ""
            }
        }
        lines += recorded.foods.map { change in
            switch (change.before, change.after) {
            case (nil, let after?): "Your food was added: \(after.name)"
            case (let before?, nil): "Your food was removed: \(before.name)"
            case (_, let after?): "Your food was changed: \(after.name)"
            case (nil, nil): ""
            }
        }
        lines += recorded.goals.map(goal)
        switch recorded.kind {
        case .undo: lines.insert("Undone.", at: 0)
        case .redo: lines.insert("Done again.", at: 0)
        default: break
        }
        lines.append(line(for: total, today: today))
        return lines
    }

    /// `Goal: at least 120 g protein from 2026-11-21 on.`
    private static func goal(_ change: Recorded.GoalChange) -> String {
        guard let rule = change.after ?? change.before else { return "" }
        let goal = change.after?.goal
        let what =
            goal.map { "\($0.words(for: rule.nutrient))" } ?? "none for \(rule.nutrient.rawValue)"
        return "Goal: \(what) from \(rule.from) on"
            + (rule.weekday.map { ", on \(Goal.weekdays[$0 - 1])" } ?? "") + "."
    }

    static func noSuchEntry(_ words: String?) -> String {
        words.map { "Nothing that you had today is called “\($0)”." }
            ?? "There is nothing today that could be deleted."
    }

    static let help = [
        "Say what you ate: two eggs, a slice of toast with butter and a black coffee",
        "Say when: for breakfast, yesterday, at 8",
        "Correct: undo that, redo, delete the coffee",
        "Ask: what have I had today, how many calories are left",
    ]

    /// A day as lines: its total, then its entries.
    static func lines(for day: DayMessage, today: LocalDay) -> [String] {
        let row = day.row
        let name = name(of: row.date, today: today)
        guard row.loggedCount + row.heldCount > 0 else { return ["\(name): nothing logged yet."] }
        let total = DailyTotal(day: row.date, entries: row.loggedCount, total: row.totals)
        return [line(for: total, today: today)]
            + day.entries.map { "  \(line(for: $0))" }
            + day.held.map { "  held: \(line(for: $0))" }
    }

    /// What is left of the goals.
    static func remaining(_ day: DayMessage, today: LocalDay) -> [String] {
        guard let remaining = day.row.remaining?.calories else {
            return [
                "You have set no goal for calories. "
                    + (lines(for: day, today: today).first ?? "")
            ]
        }
        return remaining < .zero
            ? ["\(Figures.calories(-remaining)) over your goal."]
            : ["\(Figures.calories(remaining)) left."]
    }

    private static func line(for entry: EntryMessage) -> String {
        line(
            name: entry.name, amount: entry.amount, unit: entry.unit, grams: entry.grams,
            calories: entry.nutrients.calories)
    }
}
