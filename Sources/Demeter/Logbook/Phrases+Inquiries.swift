internal import Journal
internal import MealReader
internal import Nutrition
internal import Telling
internal import Wire

// Answers to questions about days and foods.
extension Phrases {
    /// What was had for one occasion of a day.
    static func lines(of meal: Meal, on day: DayMessage, today: LocalDay) -> [String] {
        let entries = day.entries.filter { $0.meal == meal }
        let held = day.held.filter { $0.meal == meal }
        guard !entries.isEmpty || !held.isEmpty else {
            return [nothing(for: meal, on: day, today: today)]
        }
        let place = place(name(of: day.row.date, today: today), meal)
        let total = NutrientTotal(of: entries.map(\.nutrients))
        return [Texts.replies.total(place, figures(of: total))]
            + entries.map { "  \(line(for: $0))" }
            + held.map { "  " + Texts.replies.heldEntry(line(for: $0)) }
    }

    private static func nothing(for meal: Meal, on day: DayMessage, today: LocalDay) -> String {
        Texts.inquiries.nothingForMeal(name(of: day.row.date, today: today), meal.told)
    }

    /// Days, and an occasion where one is asked about.
    static func place(_ days: String, _ meal: Meal?) -> String {
        meal.map { Texts.inquiries.place(days, $0.told) } ?? days
    }

    /// `This week, 2026-11-16 to 2026-11-21: 4 days with entries, 1,520 kcal a day on average.`
    static func head(
        _ span: Span, _ range: ClosedRange<LocalDay>, _ meal: Meal?, _ count: Int,
        _ calories: Thousandths
    ) -> String {
        let name = place(heading(span, range), meal)
        guard count > 0 else { return Texts.inquiries.nothing(name) }
        return Texts.inquiries.head(name, days(count), average(calories, of: .calories, count))
    }

    /// `  Monday 2026-11-16, 1,620 kcal: egg, toast, black coffee (2)`
    static func foods(
        _ entries: [EntryMessage], _ total: NutrientTotal, on day: LocalDay
    ) -> String {
        var names: [String] = []
        var counts: [String: Int] = [:]
        for entry in entries {
            let name = Telling.current.name(
                entry.name, food: entry.food?.rawValue, saidAs: entry.text)
            if counts[name] == nil { names.append(name) }
            counts[name, default: 0] += 1
        }
        let listed = names.prefix(12).map { name in
            let count = counts[name] ?? 1
            return count > 1 ? Texts.figures.severalOf(name, count) : name
        }
        let rest = names.count > 12 ? Texts.inquiries.more(names.count - 12) : ""
        return "  "
            + Texts.inquiries.dayOf(
                dated(day), Figures.calories(total.sum.calories ?? .zero), Words.row(listed) + rest)
    }

    static func dated(_ day: LocalDay) -> String {
        Texts.inquiries.dated(Words.weekday(day.weekday), day.description)
    }

    static func days(_ count: Int) -> String { Texts.inquiries.days(count) }

    private static func average(
        _ sum: Thousandths, of nutrient: Nutrient, _ count: Int
    ) -> String {
        Texts.figures.aDay(amount(sum.scaled(by: 1 / Double(max(1, count))), of: nutrient))
    }

    static func heading(_ span: Span, _ range: ClosedRange<LocalDay>) -> String {
        let texts = Texts.inquiries
        let days = texts.range(range.lowerBound.description, range.upperBound.description)
        return switch span {
        case .thisWeek: texts.thisWeekDated(days)
        case .lastWeek: texts.lastWeekDated(days)
        case .thisMonth: texts.thisMonthDated(days)
        case .lastMonth: texts.lastMonthDated(days)
        case .newest(let count): texts.newestDated(count, days)
        case .day, .date: "\(range.lowerBound)"
        case .days: days
        }
    }

    /// `Yesterday, lunch: 640 kcal.`
    static func sum(
        of nutrient: Nutrient?, in meal: Meal, on day: DayMessage, today: LocalDay
    ) -> [String] {
        guard let nutrient else { return Array(lines(of: meal, on: day, today: today).prefix(1)) }
        let entries = day.entries.filter { $0.meal == meal }
        guard !entries.isEmpty else { return [nothing(for: meal, on: day, today: today)] }
        let total = NutrientTotal(of: entries.map(\.nutrients))
        let figure = amount(total.sum[nutrient] ?? .zero, of: nutrient)
        return [
            Texts.replies.total(
                place(name(of: day.row.date, today: today), meal),
                least(figure, !total.incomplete.contains(nutrient)))
        ]
    }

    /// `Last week, 2026-11-09 to 2026-11-15: 10,640 kcal in 7 days with entries, 1,520 kcal a day …`
    static func sum(
        of nutrient: Nutrient, _ totals: [NutrientTotal], _ span: Span,
        _ range: ClosedRange<LocalDay>, _ meal: Meal?
    ) -> String {
        let name = place(heading(span, range), meal)
        guard !totals.isEmpty else { return Texts.inquiries.nothing(name) }
        let sum = totals.reduce(Thousandths.zero) { $0 + ($1.sum[nutrient] ?? .zero) }
        let isKnown = !totals.contains { $0.incomplete.contains(nutrient) }
        return Texts.inquiries.sum(
            name, least(amount(sum, of: nutrient), isKnown), days(totals.count),
            average(sum, of: nutrient, totals.count))
    }

    /// What was found of one food.
    static func history(
        _ found: HistoryMessage, _ aspect: Inquiry.Aspect, _ food: String, _ span: Span?,
        _ range: ClosedRange<LocalDay>?, today: LocalDay
    ) -> [String] {
        let texts = Texts.inquiries
        let past = range.map { period(span ?? .today, $0, today: today) }
        let when = past.map { texts.during($0) } ?? ""
        let others = Figures.counted(found.also.map(\.name))
        let also = others.isEmpty ? [] : [texts.also(others)]
        guard let last = found.last, let newest = found.entries.first else {
            return [
                past.map { texts.foundNothing(food, $0) } ?? texts.foundNothingYet(food)
            ] + also
        }
        let lastDay = name(of: last, today: today).lowercased()
        switch aspect {
        case .often:
            let since =
                range == nil ? found.first.map { texts.since($0.description) } ?? "" : when
            return [
                texts.often(
                    food, times(found.count), texts.someDays(found.days), since, lastDay)
            ] + also
        case .lastTime:
            return [
                texts.entry(
                    name(of: last, today: today), newest.meal.told, line(for: newest))
            ] + also
        case .whether:
            return [texts.yes(times(found.count), when)] + listed(found, today: today) + also
        case .amount:
            let grams = found.averageGrams?.scaled(by: Double(found.count))
            let figures = [pieces(of: found), grams.map(Figures.grams)].compactMap(\.self)
            let calories = Figures.calories(found.totals.sum.calories ?? .zero)
            return [texts.amount(food, when, Words.row(figures + [calories]))]
                + listed(found, today: today) + also
        }
    }

    /// `3`: how many there were of what was always counted in the same way; `nil` of what was weighed, or not listed in full.
    private static func pieces(of found: HistoryMessage) -> String? {
        guard found.entries.count == found.count, let unit = found.entries.first?.unit,
            !MeasureUnit.allCases.contains(where: { $0.symbol == unit }),
            found.entries.allSatisfy({ $0.unit == unit && $0.amount != nil })
        else { return nil }
        let sum = found.entries.reduce(0) { $0 + ($1.amount ?? 0) }
        return Figures.number(sum)
    }

    /// `Today: 750 ml of water, in 3 entries.`
    static func volume(
        of drink: String, _ grams: Thousandths, _ count: Int, isIncomplete: Bool, _ span: Span,
        _ range: ClosedRange<LocalDay>, today: LocalDay
    ) -> [String] {
        let name =
            range.lowerBound == range.upperBound
            ? name(of: range.lowerBound, today: today) : heading(span, range)
        guard count > 0 else { return [Texts.inquiries.noDrink(name, drink)] }
        let amount = Figures.millilitres(grams)
        return [
            Texts.inquiries.volume(name, least(amount, !isIncomplete), drink, entries(count))
        ]
    }

    private static func listed(_ found: HistoryMessage, today: LocalDay) -> [String] {
        let lines = found.entries.map { entry in
            let line = line(for: entry)
            return "  "
                + (entry.day == today
                    ? Texts.inquiries.mealEntry(entry.meal.told, line)
                    : Texts.inquiries.entry(
                        name(of: entry.day, today: today), entry.meal.told, line))
        }
        return found.count > found.entries.count
            ? lines + ["  " + Texts.inquiries.andMore(found.count - found.entries.count)] : lines
    }

    private static func times(_ count: Int) -> String {
        switch count {
        case 1: Texts.inquiries.once()
        case 2: Texts.inquiries.twice()
        default: Texts.inquiries.times(count)
        }
    }

    private static func period(
        _ span: Span, _ range: ClosedRange<LocalDay>, today: LocalDay
    ) -> String {
        let texts = Texts.inquiries
        switch span {
        case .thisWeek: return texts.thisWeek()
        case .lastWeek: return texts.lastWeek()
        case .thisMonth: return texts.thisMonth()
        case .lastMonth: return texts.lastMonth()
        case .newest(let count): return texts.newest(count)
        case .days:
            return texts.fromTo(range.lowerBound.description, range.upperBound.description)
        case .day, .date:
            let name = name(of: range.lowerBound, today: today)
            return range.lowerBound >= today.advanced(by: -1) ? name.lowercased() : texts.on(name)
        }
    }
}
