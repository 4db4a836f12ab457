import JSON
import Nutrition
import Wire

@testable import Page

/// A day of March 2026 and what belongs to it.
enum Samples {
    static let day = LocalDay(daysSinceEpoch: 20_513)

    static let egg = entry(7, "egg", 2, "large", 100, calories: 143, meal: .breakfast, hour: 8)

    static func entry(
        _ id: Int, _ name: String, _ amount: Double?, _ unit: String?, _ grams: Double?,
        calories: Double?, meal: Meal, hour: Int, state: EntryState = .logged,
        warnings: [Warning] = []
    ) -> EntryMessage {
        EntryMessage(
            id: id, utterance: id, day: day,
            loggedAt: Instant(
                milliseconds: (Int64(day.daysSinceEpoch) * 24 + Int64(hour)) * 3_600_000,
                offsetSeconds: 0),
            text: "\(name) as said", name: name, amount: amount, unit: unit,
            grams: grams.map { Thousandths($0) },
            nutrients: Nutrients(
                calories: calories.map { Thousandths($0) }, protein: Thousandths(12.5),
                carbohydrates: Thousandths(1), fat: Thousandths(9.5)), meal: meal,
            confidence: state == .held ? 0.3 : 0.95, source: .catalog, state: state,
            warnings: warnings)
    }

    static var goals: Goals {
        var goals = Goals()
        goals[.calories] = .range(lower: Thousandths(1800), upper: Thousandths(2200))
        goals[.protein] = .minimum(Thousandths(120))
        goals[.sugar] = .maximum(Thousandths(50))
        goals[.fat] = .target(Thousandths(10))
        return goals
    }

    static func message(_ entries: [EntryMessage], held: [EntryMessage] = []) -> DayMessage {
        let total = NutrientSum(of: entries.map(\.nutrients)).total
        return DayMessage(
            DayRow(
                date: day, closed: false, totals: total, goals: goals,
                loggedCount: entries.count, heldCount: held.count), entries: entries, held: held)
    }

    static func row(_ date: LocalDay, _ calories: Double?, goals: Goals = goals) -> DayRow {
        DayRow(
            date: date, closed: true,
            totals: NutrientTotal(
                sum: Nutrients(calories: calories.map { Thousandths($0) }), incomplete: []),
            goals: goals, loggedCount: calories == nil ? 0 : 3, heldCount: 0)
    }

    static let session = PageSession(id: "abc", formToken: "form-token")

    static func frame(_ place: Place = .today, notice: Notices.Notice? = nil) -> PageFrame {
        PageFrame(
            texts: .english, files: PageFiles(style: .asset("style.css")), session: session,
            place: place, key: "key", notice: notice)
    }

    /// HTML with a line for each tag, so that what differs shows.
    static func lines(_ markup: Markup) -> String {
        String(decoding: markup.document, as: UTF8.self)
            .split(separator: "><", omittingEmptySubsequences: false).joined(separator: ">\n<")
    }
}
