internal import Journal
internal import MealReader
internal import Nutrition
internal import Service
internal import Telling
internal import Wire

// Questions about days, foods and goals, asked in words.
extension Logbook {
    /// The answer to a question; setting a goal is one undoable change.
    nonisolated(nonsending) func tell(
        _ inquiry: Inquiry, in words: String, of id: UtteranceID, in conversation: ConversationID
    ) async throws(ServiceError) -> [String] {
        let lines: [String]
        switch inquiry {
        case .person(let remark): return try await answer(remark, of: id)
        case .feelings(let wish): return try await answer(wish, words, of: id)
        case .intake(let span, let meal): lines = try await intake(span, meal)
        case .sum(let nutrient, let span, let meal): lines = try await sum(nutrient, span, meal)
        case .history(let aspect, let food, let span):
            lines = try await history(aspect, food, span)
        case .progress(let nutrient, let span): lines = try await progress(nutrient, span)
        case .week(let span): lines = try await week(span)
        case .goals(let nutrient):
            lines = Phrases.goals(try await goals(nil), asked: nutrient)
        case .setGoals(let goals): lines = try await aim(at: goals)
        case .dropGoals:
            let goals = try await goals(nil).goals
            var none: [Nutrient: Goal?] = [:]
            for (nutrient, _) in goals.all { none.updateValue(nil, forKey: nutrient) }
            lines = none.isEmpty ? [Texts.goals.none()] : try await aim(at: none)
        case .goalWords: lines = [Texts.goals.words()]
        case .whichDay(let words): lines = Phrases.whichDay(words)
        case .volume(let drink, let span): lines = try await volume(drink, span)
        case .nutrients(let inquiry): lines = try await answer(inquiry)
        case .allergies(let wish): lines = try await follow(wish, in: conversation)
        case .alternatives(let wish): lines = try await answer(wish, in: conversation)
        case .programme(let wish): lines = try await follow(wish)
        case .help: lines = Phrases.help
        }
        try await finishLooking(id)
        return lines
    }

    private nonisolated(nonsending) func intake(
        _ span: Span, _ meal: Meal?
    ) async throws(ServiceError) -> [String] {
        let today = today()
        let range = span.range(calendar(), today: today)
        if range.lowerBound == range.upperBound {
            let day = try await day(range.lowerBound)
            return meal.map { Phrases.lines(of: $0, on: day, today: today) }
                ?? Phrases.lines(for: day, today: today)
        }
        var lines: [String] = []
        var total = NutrientTotal()
        var count = 0
        for row in try await rows(of: range) {
            let day = try await day(row.date)
            let entries = day.entries.filter { meal == nil || $0.meal == meal }
            guard !entries.isEmpty else { continue }
            let sum = NutrientTotal(of: entries.map(\.nutrients))
            total = NutrientTotal(of: [total.sum, sum.sum])
            count += 1
            lines.append(Phrases.foods(entries, sum, on: row.date))
        }
        let head = Phrases.head(span, range, meal, count, total.sum.calories ?? .zero)
        return [head] + (count > Self.mostDaysListed ? [] : lines)
    }

    /// Still and sparkling water as it is drunk, and nothing that is made with it.
    private nonisolated(nonsending) func volume(
        _ drink: String, _ span: Span
    ) async throws(ServiceError) -> [String] {
        let today = today()
        let range = span.range(calendar(), today: today)
        var millilitres = Thousandths.zero
        var count = 0
        var isIncomplete = false
        for row in try await rows(of: range) {
            for entry in try await day(row.date).entries where Waters.isWater(entry.name) {
                count += 1
                if let drunk = Waters.millilitres(of: entry) {
                    millilitres = millilitres + drunk
                } else {
                    isIncomplete = true
                }
            }
        }
        return Phrases.volume(
            of: drink, millilitres, count, isIncomplete: isIncomplete, span, range, today: today)
    }

    /// Of more days than these only the sum is told.
    private static let mostDaysListed = 31

    /// The days of a range that hold anything.
    nonisolated(nonsending) func rows(
        of range: ClosedRange<LocalDay>, hasFurther: Bool = false
    ) async throws(ServiceError) -> [DayRow] {
        try await days(
            DaysRequest(from: range.lowerBound, to: range.upperBound, nutrients: hasFurther)
        ).filter { $0.loggedCount > 0 }
    }

    private nonisolated(nonsending) func sum(
        _ nutrient: Nutrient?, _ span: Span, _ meal: Meal?
    ) async throws(ServiceError) -> [String] {
        if let nutrient, !nutrient.isLeading { return try await sum(further: nutrient, span, meal) }
        let today = today()
        let range = span.range(calendar(), today: today)
        if range.lowerBound == range.upperBound {
            let day = try await day(range.lowerBound)
            if let meal {
                return Phrases.sum(of: nutrient, in: meal, on: day, today: today)
            }
            guard let nutrient else {
                return Array(Phrases.lines(for: day, today: today).prefix(1))
            }
            return Phrases.sum(of: nutrient, day, today: today)
        }
        let nutrient = nutrient ?? .calories
        var totals: [NutrientTotal] = []
        for row in try await rows(of: range) {
            guard let meal else {
                totals.append(row.totals)
                continue
            }
            let entries = try await day(row.date).entries.filter { $0.meal == meal }
            if !entries.isEmpty { totals.append(NutrientTotal(of: entries.map(\.nutrients))) }
        }
        return [Phrases.sum(of: nutrient, totals, span, range, meal)]
    }

    private nonisolated(nonsending) func history(
        _ aspect: Inquiry.Aspect, _ food: String, _ span: Span?
    ) async throws(ServiceError) -> [String] {
        let today = today()
        let span = span ?? (aspect == .whether || aspect == .amount ? .today : nil)
        let range = span?.range(calendar(), today: today)
        let found = try await history(
            HistoryRequest(
                food: food, from: range?.lowerBound, to: range?.upperBound, limit: 9))
        return Phrases.history(found, aspect, food, span, range, today: today)
    }

    private nonisolated(nonsending) func progress(
        _ nutrient: Nutrient?, _ span: Span
    ) async throws(ServiceError) -> [String] {
        let today = today()
        let range = span.range(calendar(), today: today)
        if range.lowerBound == range.upperBound {
            return Phrases.progress(try await day(range.lowerBound), nutrient, today: today)
        }
        let rows = try await rows(of: range, hasFurther: true)
        return [Phrases.sum(of: nutrient ?? .calories, rows.map(\.totals), span, range, nil)]
            + Phrases.goalDays(rows, nutrient)
    }

    /// Sets goals from today on, and tells before → after.
    private nonisolated(nonsending) func aim(
        at goals: [Nutrient: Goal?]
    ) async throws(ServiceError) -> [String] {
        let before = try await self.goals(nil)
        let new = goals.filter { before.goals[$0.key] != $0.value }
        guard !new.isEmpty else { return [Phrases.sameGoals(goals)] }
        // On this weekday another goal would hide what was said.
        let weekday = before.rules.contains {
            $0.weekday == before.date.weekday && $0.goal != nil && new.keys.contains($0.nutrient)
        }
        let after = try await setGoals(GoalsRequest(goals: new))
        return Phrases.goalsSet(new.keys, before.goals, after.goals, hasWeekday: weekday)
    }
}
