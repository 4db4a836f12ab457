internal import Habits
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Wire

extension Phrases {
    /// What a person is told after a meal was read.
    static func logged(
        _ entries: [FoodEntry], _ reading: Reading, _ total: DailyTotal, today: LocalDay
    ) -> [String] {
        guard !entries.isEmpty else { return [nothingFound] }
        var lines = entries.filter { $0.state == .logged }.map { loggedLine($0) + doubt($0) }
        if let question = reading.question {
            lines += entries.filter { $0.state == .held }.map { line(for: $0.content) }
            lines += Phrases.question(question)
        } else {
            for entry in entries where entry.state == .held { lines += held(entry) }
        }
        // What an entry is called that nobody knows was told already.
        let unread = reading.unread.filter { word in
            !entries.contains { $0.food == nil && $0.name.contains(word) }
        }
        if !unread.isEmpty { lines.append("Not understood: \(unread.joined(separator: ", ")).") }
        lines.append(line(for: total, today: today))
        return lines
    }

    static let nothingFound =
        "I found no food in that, so nothing was logged. Try: two eggs and a slice of toast"

    /// `toast (30 g, assumed): 90 kcal`: how much it was nobody said.
    private static func loggedLine(_ entry: FoodEntry) -> String {
        let text = line(for: entry.content)
        guard entry.amount == nil, let grams = entry.grams, entry.assumption != nil else {
            return text
        }
        let told = "(\(Figures.grams(grams)))"
        guard let place = text.firstRange(of: told) else { return text }
        return text[..<place.lowerBound] + "(\(Figures.grams(grams)), assumed)"
            + text[place.upperBound...]
    }

    /// What a person should know of what was logged: where it comes from, and what is doubtful.
    private static func doubt(_ entry: FoodEntry) -> String {
        var notes: [String] = []
        if let source = source(entry.source) { notes.append(source) }
        if entry.confidence < 0.5 { notes.append("not sure") }
        let note = notes.isEmpty ? "" : " (\(notes.joined(separator: ", ")))"
        let warnings = entry.warnings.filter { $0.rule != "unsure" && $0.rule != "estimate" }
        let told = warnings.map(\.message).joined(separator: " ")
        return note + (told.isEmpty ? "" : ". " + told)
    }

    /// Where figures come from, unless it is the catalog, as nearly always.
    private static func source(_ source: FoodEntry.Source) -> String? {
        switch source {
        case .catalog: nil
        case .history: "as you had it before"
        case .model: "a model's estimate"
        case .manual: "your figures"
        case .customMeal: "your own meal"
        case .barcode: "from the package"
        }
    }

    private static func held(_ entry: FoodEntry) -> [String] {
        let reasons =
            entry.nutrients.calories == nil && entry.food == nil
            ? [] : entry.warnings.map(\.message)
        if entry.warnings.contains(where: { $0.rule == Finding.allergenRule }) {
            // What matters most comes first, and is said as it is to be answered.
            return ["\(line(for: entry.content)). \(reasons.joined(separator: " ")) \(ateIt)"]
        }
        let text = (["It is held and counts nowhere yet."] + reasons).joined(separator: " ")
        return ["\(line(for: entry.content)). \(text)"] + remedies(entry)
    }

    /// What is said of food that waits because of an allergy.
    static let ateIt = "It is not logged: say yes if you ate it anyway, or no."

    /// What a person is told after a correction, an undo or a redo.
    ///
    /// - Parameter food: what a food is called by its key.
    static func changed(
        _ recorded: Recorded, _ totals: [DailyTotal], today: LocalDay,
        food: (FoodKey) -> String = \.rawValue
    ) -> [String] {
        if let sentence = turned(recorded) { return [sentence] }
        var lines =
            recorded.isCompletion
            ? [completion(recorded)]
            : recorded.entries.map { change in
                switch (change.before, change.after) {
                case (nil, let after?) where after.state == .held:
                    held(after)[0]
                case (nil, let after?): "Added: \(line(for: after.content))"
                case (let before?, nil): "Removed: \(line(for: before.content))"
                case (let before?, let after?)
                where before.state == .held && after.state == .logged
                    && before.nutrients == after.nutrients:
                    "Confirmed: \(line(for: after.content))"
                case (let before?, let after?)
                where before.state == .logged && after.state == .held
                    && before.nutrients == after.nutrients:
                    "Held again: \(line(for: after.content))"
                case (let before?, let after?): changed(before.content, after.content, today: today)
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
        lines += recorded.recipes.flatMap(changed)
        lines += recorded.batches.flatMap { batch in
            changed(batch) { pot in
                recorded.entries.first { $0.after?.recipe == pot.recipe }?.after?.name ?? "The pot"
            }
        }
        lines += person(recorded.person, today: today, food: food)
        lines += recorded.allergies.map(allergy)
        switch recorded.kind {
        case .undo: lines.insert("Undone.", at: 0)
        case .redo: lines.insert("Done again.", at: 0)
        default: break
        }
        return lines + totals.map { line(for: $0, today: today) }
    }

    /// What a completion did, or what is left of it.
    private static func completion(_ recorded: Recorded) -> String {
        let count = entries(recorded.entries.count)
        let isThere = recorded.entries.contains { $0.after?.content.isCompleted == true }
        return isThere
            ? "\(count) know all nutrients of the catalog."
            : "\(count) know calories to sodium alone, as before."
    }

    /// `40 entries got their further nutrients from the catalog. 2 stay as they are: …`
    static func completed(_ count: Int, left: Int, isDry: Bool) -> String {
        let rest =
            left == 0
            ? ""
            : " \(entries(left)) stay as they are: the food is another one now, or the figures are "
                + "your own."
        switch (count, isDry) {
        case (0, _): return "There is no entry to complete." + rest
        case (_, true):
            return "\(entries(count)) would get their further nutrients from the catalog." + rest
        case (_, false):
            return "\(entries(count)) got their further nutrients from the catalog; undo takes it "
                + "back." + rest
        }
    }

    private static func entries(_ count: Int) -> String {
        count == 1 ? "1 entry" : "\(Figures.number(Double(count))) entries"
    }

    /// `Goal: at least 120 g protein from 2026-11-21 on.`
    private static func goal(_ change: Recorded.GoalChange) -> String {
        guard let rule = change.after ?? change.before else { return "" }
        let goal = change.after?.goal
        let what =
            goal.map { "\($0.words(for: rule.nutrient))" } ?? "none for \(rule.nutrient.name)"
        return "Goal: \(what) from \(rule.from) on"
            + (rule.weekday.map { ", on \(Goal.weekdays[$0 - 1])" } ?? "") + "."
    }

    /// What a correction made of an entry: before → after.
    private static func changed(
        _ before: EntryContent, _ after: EntryContent, today: LocalDay
    ) -> String {
        let held = after.state == .held ? ". It is held and counts nowhere yet." : ""
        let reasons = after.state == .held ? after.warnings.map { " \($0.message)" }.joined() : ""
        if line(for: before) != line(for: after)
            || before.moment == after.moment
                && before.meal == after.meal
        {
            let figures = line(for: before) == line(for: after) ? figures(before, after) : nil
            return "Changed: \(line(for: before))\(figures ?? " → \(line(for: after))")"
                + held + reasons
        }
        func place(_ content: EntryContent) -> String {
            let day = name(of: content.moment.day, today: today).lowercased()
            return before.moment.day == after.moment.day
                ? content.meal.rawValue : "\(day), \(content.meal.rawValue)"
        }
        let isClock = place(before) == place(after)
        return "Moved: \(line(for: after)), "
            + (isClock
                ? "to \(clock(after.moment))" : "\(place(before)) → \(place(after))")
    }

    /// `, 25 g protein → 30 g protein`: what the line itself does not show; `nil` when nothing else is new.
    private static func figures(_ before: EntryContent, _ after: EntryContent) -> String? {
        let changed = Nutrient.all.filter { before.nutrients[$0] != after.nutrients[$0] }
        guard !changed.isEmpty else { return nil }
        return changed.map { nutrient in
            func told(_ content: EntryContent) -> String {
                content.nutrients[nutrient].map { amount($0, of: nutrient) }
                    ?? "\(nutrient.name) unknown"
            }
            return ", \(told(before)) → \(told(after))"
        }.joined()
    }

    /// `07:00`, as the clock there showed it.
    private static func clock(_ moment: Moment) -> String {
        let seconds = (moment.instant.seconds + Int64(moment.offset)) % 86_400
        let minutes = Int(seconds < 0 ? seconds + 86_400 : seconds) / 60
        func digits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        return "\(digits(minutes / 60)):\(digits(minutes % 60))"
    }

    static let help = [
        "Say what you ate: two eggs, a slice of toast with butter and a black coffee",
        "Say when: for breakfast, yesterday, at 8",
        "Correct: no, three eggs; make that half; double the rice; it was tea, not coffee; with milk; "
            + "without the butter; delete the coffee; that was for breakfast; undo that; redo",
        "Repeat: the same breakfast as yesterday; same again. Add: 500 kcal 30 g protein",
        "Cook: new recipe: chili for 4; save that as my usual breakfast; made the chili, 6 portions; "
            + "half a portion of my chili; 320 g of the chili; my chili without the beans",
        "Answer: yes, no, 2, never mind, I meant 400 g",
        "Ask: what have I had today, what did I eat last week, how often did I have coffee, "
            + "how much protein is left, how am I doing, how many calories are in a banana",
        "Aim: my goal is 2000 calories; goal at least 120 g protein; my goals",
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

    static func line(for entry: EntryMessage) -> String {
        line(
            name: entry.name, amount: entry.amount, unit: entry.unit, grams: entry.grams,
            nutrients: entry.nutrients)
    }
}
