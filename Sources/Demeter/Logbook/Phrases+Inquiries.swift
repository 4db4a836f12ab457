internal import Journal
internal import MealReader
internal import Nutrition
internal import Wire

// Answers to questions about days and foods.
extension Phrases {
    private static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]

    /// What was had for one occasion of a day.
    static func lines(of meal: Meal, on day: DayMessage, today: LocalDay) -> [String] {
        let entries = day.entries.filter { $0.meal == meal }
        let held = day.held.filter { $0.meal == meal }
        guard !entries.isEmpty || !held.isEmpty else {
            return [nothing(for: meal, on: day, today: today)]
        }
        let total = DailyTotal(
            day: day.row.date, entries: entries.count,
            total: NutrientTotal(of: entries.map(\.nutrients)))
        let name = name(of: day.row.date, today: today)
        let sum = line(for: total, today: today).dropFirst(name.count)
        return ["\(name), \(meal.rawValue)\(sum)"]
            + entries.map { "  \(line(for: $0))" } + held.map { "  held: \(line(for: $0))" }
    }

    private static func nothing(for meal: Meal, on day: DayMessage, today: LocalDay) -> String {
        "\(name(of: day.row.date, today: today)): nothing logged for \(meal.rawValue)."
    }

    /// `This week, 2026-11-16 to 2026-11-21: 4 days with entries, 1,520 kcal a day on average.`
    static func head(
        _ span: Span, _ range: ClosedRange<LocalDay>, _ meal: Meal?, _ count: Int,
        _ calories: Thousandths
    ) -> String {
        let name = heading(span, range) + (meal.map { ", \($0.rawValue)" } ?? "")
        guard count > 0 else { return "\(name): nothing logged." }
        return "\(name): \(days(count)), \(average(calories, of: .calories, count))."
    }

    /// `  Monday 2026-11-16, 1,620 kcal: egg, toast, black coffee (2)`
    static func foods(
        _ entries: [EntryMessage], _ total: NutrientTotal, on day: LocalDay
    ) -> String {
        var names: [String] = []
        var counts: [String: Int] = [:]
        for entry in entries {
            if counts[entry.name] == nil { names.append(entry.name) }
            counts[entry.name, default: 0] += 1
        }
        let listed = names.prefix(12).map { name in
            let count = counts[name] ?? 1
            return count > 1 ? "\(name) (\(count))" : name
        }
        let rest = names.count > 12 ? " and \(names.count - 12) more" : ""
        return "  \(dated(day)), \(Figures.calories(total.sum.calories ?? .zero)): "
            + listed.joined(separator: ", ") + rest
    }

    static func dated(_ day: LocalDay) -> String { "\(weekdays[day.weekday - 1]) \(day)" }

    static func days(_ count: Int) -> String {
        count == 1 ? "1 day with entries" : "\(count) days with entries"
    }

    private static func average(
        _ sum: Thousandths, of nutrient: Nutrient, _ count: Int
    ) -> String {
        "\(amount(sum.scaled(by: 1 / Double(max(1, count))), of: nutrient)) a day on average"
    }

    static func heading(_ span: Span, _ range: ClosedRange<LocalDay>) -> String {
        let days = "\(range.lowerBound) to \(range.upperBound)"
        return switch span {
        case .thisWeek: "This week, \(days)"
        case .lastWeek: "Last week, \(days)"
        case .thisMonth: "This month, \(days)"
        case .lastMonth: "Last month, \(days)"
        case .newest(let count): "The last \(count) days, \(days)"
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
        let least = total.incomplete.contains(nutrient) ? "at least " : ""
        let name = name(of: day.row.date, today: today)
        let figure = amount(total.sum[nutrient] ?? .zero, of: nutrient)
        return ["\(name), \(meal.rawValue): \(least)\(figure)."]
    }

    /// `Last week, 2026-11-09 to 2026-11-15: 10,640 kcal in 7 days with entries, 1,520 kcal a day …`
    static func sum(
        of nutrient: Nutrient, _ totals: [NutrientTotal], _ span: Span,
        _ range: ClosedRange<LocalDay>, _ meal: Meal?
    ) -> String {
        let name = heading(span, range) + (meal.map { ", \($0.rawValue)" } ?? "")
        guard !totals.isEmpty else { return "\(name): nothing logged." }
        let sum = totals.reduce(Thousandths.zero) { $0 + ($1.sum[nutrient] ?? .zero) }
        let least = totals.contains { $0.incomplete.contains(nutrient) } ? "at least " : ""
        return "\(name): \(least)\(amount(sum, of: nutrient)) in \(days(totals.count)), "
            + "\(average(sum, of: nutrient, totals.count))."
    }

    /// What was found of one food.
    static func history(
        _ found: HistoryMessage, _ aspect: Inquiry.Aspect, _ food: String, _ span: Span?,
        _ range: ClosedRange<LocalDay>?, today: LocalDay
    ) -> [String] {
        let when = range.map { " " + period(span ?? .today, $0, today: today) } ?? ""
        let others = Figures.counted(found.also.map(\.name))
        let also = others.isEmpty ? [] : ["Also: \(others)"]
        guard let last = found.last, let newest = found.entries.first else {
            return ["“\(food)”: nothing logged\(when.isEmpty ? " yet" : when)."] + also
        }
        let lastDay = name(of: last, today: today).lowercased()
        switch aspect {
        case .often:
            let since = range == nil ? found.first.map { " since \($0)" } ?? "" : when
            let days = found.days == 1 ? "1 day" : "\(found.days) days"
            return ["\(food): \(times(found.count)) on \(days)\(since), the last time \(lastDay)."]
                + also
        case .lastTime:
            return [
                "\(name(of: last, today: today)), \(newest.meal.rawValue): \(line(for: newest))"
            ] + also
        case .whether:
            return ["Yes, \(times(found.count))\(when):"] + listed(found, today: today) + also
        case .amount:
            let grams = found.averageGrams?.scaled(by: Double(found.count))
            let pieces = pieces(of: found).map { "\($0), " } ?? ""
            let weight = pieces + (grams.map { "\(Figures.grams($0)), " } ?? "")
            let calories = Figures.calories(found.totals.sum.calories ?? .zero)
            return ["\(food)\(when): \(weight)\(calories)."] + listed(found, today: today) + also
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
        guard count > 0 else { return ["\(name): no \(drink) logged."] }
        let least = isIncomplete ? "at least " : ""
        let entries = count == 1 ? "1 entry" : "\(count) entries"
        let amount = Figures.grams(grams).dropLast(2)
        return ["\(name): \(least)\(amount) ml of \(drink), in \(entries)."]
    }

    private static func listed(_ found: HistoryMessage, today: LocalDay) -> [String] {
        let lines = found.entries.map { entry in
            let day = entry.day == today ? "" : "\(name(of: entry.day, today: today)), "
            return "  \(day)\(entry.meal.rawValue): \(line(for: entry))"
        }
        return found.count > found.entries.count
            ? lines + ["  and \(found.count - found.entries.count) more"] : lines
    }

    private static func times(_ count: Int) -> String {
        switch count {
        case 1: "once"
        case 2: "twice"
        default: "\(count) times"
        }
    }

    private static func period(
        _ span: Span, _ range: ClosedRange<LocalDay>, today: LocalDay
    ) -> String {
        switch span {
        case .thisWeek: return "this week"
        case .lastWeek: return "last week"
        case .thisMonth: return "this month"
        case .lastMonth: return "last month"
        case .newest(let count): return "in the last \(count) days"
        case .days: return "from \(range.lowerBound) to \(range.upperBound)"
        case .day, .date:
            let name = name(of: range.lowerBound, today: today)
            return range.lowerBound >= today.advanced(by: -1) ? name.lowercased() : "on \(name)"
        }
    }
}
