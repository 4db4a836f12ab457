internal import FoodCatalog
internal import Journal
internal import MealReader
internal import Nutrition
internal import Service
internal import Wire

// Questions about nutrients, asked in words.
extension Logbook {
    nonisolated(nonsending) func answer(
        _ inquiry: NutrientInquiry
    ) async throws(ServiceError) -> [String] {
        switch inquiry {
        case .enough(let nutrient, let span):
            let range = span.range(calendar(), today: today())
            let rows = try await rows(of: range, hasFurther: true)
            return Phrases.enough(nutrient, rows, place(span, range))
        case .sources(let nutrient, let span, let meal):
            return try await sources(of: nutrient, span, meal)
        case .from(let nutrient, let food, let span, let meal):
            return try await amount(of: nutrient, from: food, span, meal)
        case .share(let nutrient, let span):
            let range = span.range(calendar(), today: today())
            let rows = try await rows(of: range, hasFurther: true)
            return Phrases.nutrients([nutrient], rows, place(span, range))
        case .against(let nutrient, let goal, let span):
            let range = span.range(calendar(), today: today())
            let rows = try await rows(of: range, hasFurther: true)
            return Phrases.enough(nutrient, rows, place(span, range), said: goal)
        case .left(let nutrient):
            return Phrases.remaining(nutrient, try await day(today()), today: today())
        case .water(let span):
            return try await water(span)
        case .lacking(let group, let span):
            let range = span.range(calendar(), today: today())
            let rows = try await rows(of: range, hasFurther: true)
            return Phrases.lacking(group, rows, place(span, range))
        case .all(let group, let span):
            let range = span.range(calendar(), today: today())
            let rows = try await rows(of: range, hasFurther: true)
            return Phrases.nutrients(group, rows, place(span, range))
        }
    }

    /// How much of a nutrient beyond the seven there was.
    nonisolated(nonsending) func sum(
        further nutrient: Nutrient, _ span: Span, _ meal: Meal?
    ) async throws(ServiceError) -> [String] {
        let range = span.range(calendar(), today: today())
        let place = place(span, range)
        guard let meal else {
            return Phrases.sum(
                further: nutrient, try await rows(of: range, hasFurther: true).map(\.totals),
                (try await goals(range.upperBound)).goals[nutrient], place)
        }
        let totals = try await entries(of: range, meal).values.map { entries in
            NutrientSum(of: entries.map(\.nutrients)).total
        }
        return Phrases.sum(further: nutrient, totals, nil, Phrases.place(place, meal))
    }

    private nonisolated(nonsending) func water(_ span: Span) async throws(ServiceError) -> [String]
    {
        let range = span.range(calendar(), today: today())
        var (all, drunk, days, isLeast) = (Thousandths.zero, Thousandths.zero, 0, false)
        for row in try await rows(of: range) {
            let day = try await day(row.date)
            all += day.row.totals.sum[.water] ?? .zero
            drunk += day.drunkWater ?? .zero
            isLeast = isLeast || day.row.totals.isLeast(.water)
            days += 1
        }
        return Phrases.water(all, drunk: drunk, days: days, isLeast: isLeast, place(span, range))
    }

    private nonisolated(nonsending) func sources(
        of nutrient: Nutrient, _ span: Span, _ meal: Meal?
    ) async throws(ServiceError) -> [String] {
        let range = span.range(calendar(), today: today())
        let entries = try await entries(of: range, meal).values.flatMap(\.self)
        let place = place(span, range) + (meal.map { ", \($0.rawValue)" } ?? "")
        return Phrases.sources(of: nutrient, entries, place)
    }

    /// How much of a nutrient one food had, over days.
    private nonisolated(nonsending) func amount(
        of nutrient: Nutrient, from food: String, _ span: Span, _ meal: Meal?
    ) async throws(ServiceError) -> [String] {
        let range = span.range(calendar(), today: today())
        let found = try await history(
            HistoryRequest(
                food: food, from: range.lowerBound, to: range.upperBound, limit: .max))
        // "Milk" is whole milk where nothing else was had.
        let entries = (found.entries.isEmpty ? found.also : found.entries)
            .filter { meal == nil || $0.meal == meal }
        let place = place(span, range) + (meal.map { ", \($0.rawValue)" } ?? "")
        return Phrases.amount(of: nutrient, from: entries, food, place)
    }

    /// Logged entries of days, by day; of one occasion where one is asked for.
    private nonisolated(nonsending) func entries(
        of range: ClosedRange<LocalDay>, _ meal: Meal?
    ) async throws(ServiceError) -> [LocalDay: [EntryMessage]] {
        var found: [LocalDay: [EntryMessage]] = [:]
        for row in try await rows(of: range) {
            let entries = try await day(row.date).entries.filter { meal == nil || $0.meal == meal }
            if !entries.isEmpty { found[row.date] = entries }
        }
        return found
    }

    /// `Today`, `2026-11-18`, `This week, 2026-11-16 to 2026-11-21`
    private nonisolated func place(_ span: Span, _ range: ClosedRange<LocalDay>) -> String {
        range.lowerBound == range.upperBound
            ? Phrases.name(of: range.lowerBound, today: today()) : Phrases.heading(span, range)
    }
}
