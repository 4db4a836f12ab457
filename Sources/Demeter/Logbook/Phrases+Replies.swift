internal import Habits
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Telling
internal import Wire

extension Phrases {
    /// What a person is told after a meal was read.
    static func logged(
        _ entries: [FoodEntry], _ reading: Reading, _ total: DailyTotal, today: LocalDay
    ) -> [String] {
        guard !entries.isEmpty else { return [Texts.replies.nothingFound()] }
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
        if !unread.isEmpty { lines.append(Texts.replies.notUnderstood(Words.row(unread))) }
        // Several helpings weighed alike are told of once.
        for entry in entries where !entry.parts.isEmpty {
            guard let note = entry.assumption.map(rawShare), !lines.contains(note) else { continue }
            lines.append(note)
        }
        lines.append(line(for: total, today: today))
        return lines
    }

    /// `toast (30 g, assumed): 90 kcal`: how much it was nobody said.
    private static func loggedLine(_ entry: FoodEntry) -> String {
        var told = TellableAmount(entry.content)
        told.isAssumed = entry.amount == nil && entry.assumption != nil
        return Texts.figures.figures(told.label, Figures.summary(of: entry.nutrients))
    }

    /// What a person should know of what was logged: where it comes from, and what is doubtful.
    private static func doubt(_ entry: FoodEntry) -> String {
        var notes: [String] = []
        // Of another's recipe the name tells whose it is.
        let isOthers = entry.source == .customMeal && entry.food?.isOthers == true
        if !isOthers, let source = source(entry.source) { notes.append(source) }
        if entry.confidence < 0.5 { notes.append(Texts.replies.notSure()) }
        let note = notes.isEmpty ? "" : Texts.replies.notes(Words.row(notes))
        let warnings = entry.warnings.filter { $0.rule != "unsure" && $0.rule != "estimate" }
        let told = Words.joined(warnings.map(\.message))
        return note + (told.isEmpty ? "" : Texts.replies.warned(told))
    }

    /// Where figures come from, unless it is the catalog, as nearly always.
    private static func source(_ source: FoodEntry.Source) -> String? {
        switch source {
        case .catalog: nil
        case .history: Texts.replies.asBefore()
        case .model: Texts.replies.byModel()
        case .manual: Texts.replies.yourFigures()
        case .customMeal: Texts.replies.yourMeal()
        case .barcode: Texts.replies.fromPackage()
        }
    }

    private static func held(_ entry: FoodEntry) -> [String] {
        let reasons =
            entry.nutrients.calories == nil && entry.food == nil
            ? [] : entry.warnings.map(\.message)
        if entry.warnings.contains(where: { $0.rule == Finding.allergenRule }) {
            // What matters most comes first, and is said as it is to be answered.
            let text = Words.joined(reasons + [Texts.replies.ateIt()])
            return [Texts.replies.sentence(line(for: entry.content), text)]
        }
        let text = Words.joined([Texts.replies.held()] + reasons)
        return [Texts.replies.sentence(line(for: entry.content), text)] + remedies(entry)
    }

    /// What is new to be told of what the person would rather not eat, in what is logged.
    private static func allergens(_ recorded: Recorded) -> [String] {
        guard recorded.kind != .undo, recorded.kind != .redo else { return [] }
        return recorded.entries.flatMap { change -> [String] in
            guard let after = change.after, after.state == .logged,
                change.before?.state != .held
            else { return [] }
            let before = change.before?.warnings ?? []
            return after.warnings.filter { warning in
                warning.rule == Finding.allergenRule && !before.contains(warning)
            }.map(\.message)
        }
    }

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
                case (nil, let after?): Texts.corrections.added(line(for: after.content))
                case (let before?, nil): Texts.corrections.removed(line(for: before.content))
                case (let before?, let after?)
                where before.state == .held && after.state == .logged
                    && before.nutrients == after.nutrients:
                    Texts.corrections.confirmed(line(for: after.content))
                case (let before?, let after?)
                where before.state == .logged && after.state == .held
                    && before.nutrients == after.nutrients:
                    Texts.corrections.heldAgain(line(for: after.content))
                case (let before?, let after?): changed(before.content, after.content, today: today)
                case (nil, nil): ""
                }
            }
        lines += allergens(recorded)
        lines += recorded.foods.map { change in
            switch (change.before, change.after) {
            case (nil, let after?): Texts.corrections.foodAdded(after.name)
            case (let before?, nil): Texts.corrections.foodRemoved(before.name)
            case (_, let after?): Texts.corrections.foodChanged(after.name)
            case (nil, nil): ""
            }
        }
        lines += recorded.goals.map(goal)
        lines += recorded.recipes.flatMap(changed)
        lines += recorded.batches.flatMap { batch in
            changed(batch) { pot in
                recorded.entries.first { $0.after?.recipe == pot.recipe }?.after?.name
                    ?? Texts.corrections.pot()
            }
        }
        lines += person(recorded.person, today: today, food: food)
        lines += recorded.allergies.map(allergy)
        switch recorded.kind {
        case .undo: lines.insert(Texts.corrections.undone(), at: 0)
        case .redo: lines.insert(Texts.corrections.redone(), at: 0)
        default: break
        }
        return lines + totals.map { line(for: $0, today: today) }
    }

    /// What a completion did, or what is left of it.
    private static func completion(_ recorded: Recorded) -> String {
        let count = entries(recorded.entries.count)
        let isThere = recorded.entries.contains { $0.after?.content.isCompleted == true }
        return isThere
            ? Texts.corrections.completed(count) : Texts.corrections.uncompleted(count)
    }

    /// `40 entries got their further nutrients from the catalog. 2 stay as they are: …`
    static func completed(_ count: Int, left: Int, isDry: Bool) -> String {
        let rest = left == 0 ? "" : Texts.corrections.completionRest(entries(left))
        switch (count, isDry) {
        case (0, _): return Texts.corrections.nothingToComplete() + rest
        case (_, true): return Texts.corrections.wouldComplete(entries(count)) + rest
        case (_, false): return Texts.corrections.didComplete(entries(count)) + rest
        }
    }

    static func entries(_ count: Int) -> String {
        Texts.corrections.entries(Counted(count, Figures.number(Double(count))))
    }

    /// `Goal: at least 120 g protein from 2026-11-21 on.`
    private static func goal(_ change: Recorded.GoalChange) -> String {
        guard let rule = change.after ?? change.before else { return "" }
        let goal = change.after?.goal
        let what =
            goal.map { $0.words(for: rule.nutrient) } ?? Texts.goals.noMore(rule.nutrient.told)
        guard let weekday = rule.weekday else {
            return Texts.goals.from(what, rule.from.description)
        }
        let days = Telling.isChinese ? Words.weekday(weekday) : Goal.weekdays[weekday - 1]
        return Texts.goals.fromOn(what, rule.from.description, days)
    }

    /// What a correction made of an entry: before → after.
    private static func changed(
        _ before: EntryContent, _ after: EntryContent, today: LocalDay
    ) -> String {
        let held =
            after.state == .held
            ? Words.joined([Texts.corrections.held()] + after.warnings.map(\.message)) : ""
        if line(for: before) != line(for: after)
            || before.moment == after.moment
                && before.meal == after.meal
        {
            let figures = line(for: before) == line(for: after) ? figures(before, after) : nil
            return
                (figures.map { Texts.corrections.changedFigures(line(for: before), $0) }
                ?? Texts.corrections.changed(line(for: before), line(for: after))) + held
        }
        func place(_ content: EntryContent) -> String {
            let day = name(of: content.moment.day, today: today).lowercased()
            return before.moment.day == after.moment.day
                ? content.meal.told : Texts.corrections.place(day, content.meal.told)
        }
        return place(before) == place(after)
            ? Texts.corrections.movedTo(line(for: after), clock(after.moment))
            : Texts.corrections.moved(line(for: after), place(before), place(after))
    }

    /// `, 25 g protein → 30 g protein`: what the line itself does not show; `nil` when nothing else is new.
    private static func figures(_ before: EntryContent, _ after: EntryContent) -> String? {
        let changed = Nutrient.all.filter { before.nutrients[$0] != after.nutrients[$0] }
        guard !changed.isEmpty else { return nil }
        return changed.map { nutrient in
            func told(_ content: EntryContent) -> String {
                content.nutrients[nutrient].map { amount($0, of: nutrient) }
                    ?? Texts.figures.unknownNutrient(nutrient.told)
            }
            return Texts.corrections.figureChange(told(before), told(after))
        }.joined()
    }

    /// `07:00`, as the clock there showed it.
    private static func clock(_ moment: Moment) -> String {
        let seconds = (moment.instant.seconds + Int64(moment.offset)) % 86_400
        let minutes = Int(seconds < 0 ? seconds + 86_400 : seconds) / 60
        func digits(_ value: Int) -> String { value < 10 ? "0\(value)" : "\(value)" }
        return "\(digits(minutes / 60)):\(digits(minutes % 60))"
    }

    static var help: [String] { Texts.help.lines.map { $0() } }

    /// A day as lines: its total, then its entries.
    static func lines(for day: DayMessage, today: LocalDay) -> [String] {
        let row = day.row
        let name = name(of: row.date, today: today)
        guard row.loggedCount + row.heldCount > 0 else { return [Texts.replies.nothingYet(name)] }
        let total = DailyTotal(day: row.date, entries: row.loggedCount, total: row.totals)
        return [line(for: total, today: today)]
            + day.entries.map { "  \(line(for: $0))" }
            + day.held.map { "  " + Texts.replies.heldEntry(line(for: $0)) }
    }

    static func line(for entry: EntryMessage) -> String {
        Texts.figures.figures(
            TellableAmount(entry).label, Figures.summary(of: entry.nutrients))
    }
}
