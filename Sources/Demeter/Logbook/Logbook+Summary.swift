internal import FoodCatalog
internal import HealthyEating
package import Journal
internal import Nutrition
package import Service
package import Summaries
internal import Telling
package import Wire

// What is told of a day.
extension Logbook {
    package nonisolated(nonsending) func summary(
        _ request: SummaryRequest
    ) async throws(ServiceError) -> SummaryMessage {
        let today = today()
        let day = request.date ?? today
        let telling =
            Telling.current.language == .english ? tellingOfSummaries : Telling.current
        let summary = try await ServiceError.translating { () async throws(JournalError) in
            try await telling.during { () async throws(JournalError) in
                try await daySummary(of: day, kind: day < today ? .summary : .preview, revision: 1)
            }
        }
        return await message(summary, isSent: request.send)
    }

    /// - Parameter isSent: whether every sink is handed it now.
    nonisolated(nonsending) func message(
        _ summary: Summary, isSent: Bool
    ) async -> SummaryMessage {
        var message = SummaryMessage(
            title: summary.title, text: summary.text, html: summary.html, figures: summary.json)
        if isSent {
            message.deliveries = await sender?(summary).map {
                SummaryMessage.Delivery(sink: $0.sink, failure: $0.failure)
            }
        }
        return message
    }

    /// What a message of the outbox tells, from the journal as it is now.
    package func compose(_ message: OutboxMessage) async throws(JournalError) -> Summary {
        try await tellingOfSummaries.during { () async throws(JournalError) in
            switch message.kind {
            case .preview:
                try await daySummary(of: message.last, kind: .preview, revision: message.revision)
            case .summary:
                try await daySummary(of: message.last, kind: .summary, revision: message.revision)
            case .digest: try await digest(message)
            case .week:
                .week(try await weekReview(to: message.last, revision: message.revision))
            }
        }
    }

    private nonisolated(nonsending) func daySummary(
        of day: LocalDay, kind: DaySummary.Kind, revision: Int
    ) async throws(JournalError) -> Summary {
        let page = try await journal.wholeDay(day)
        let first = day.advanced(by: -(Self.streakLimit - 1))
        let earlier = try await journal.days(from: first, to: day)
        let waiting = try await journal.status().open
        var summary = DaySummary(
            kind: kind, day: day, revision: revision, totals: page.total.total,
            goals: page.total.goals, courses: DaySummary.Course.all(of: page.entries),
            held: page.held.map {
                DaySummary.Held(
                    id: Int($0.id.rawValue),
                    name: Telling.current.name(
                        $0.name, food: $0.food?.rawValue, saidAs: $0.text),
                    hasFigures: $0.nutrients.calories != nil)
            },
            waiting: (waiting[.waiting] ?? 0) + (waiting[.received] ?? 0),
            days: DayFigure.all(of: earlier, upTo: day),
            eating: EatingIndex.scored(page.entries),
            allergyScore: ownAllergies.isEmpty
                ? nil : allergyScore(of: page.entries)?.total)
        summary.language = Telling.current.language
        summary.programme = try await programmeLine(of: day, isOver: kind == .summary)
        let step = try await journal.aimStep(on: day.advanced(by: 1))
        summary.news = step.map(Phrases.reason)
        return .day(summary)
    }

    private nonisolated(nonsending) func digest(
        _ message: OutboxMessage
    ) async throws(JournalError) -> Summary {
        let totals = try await journal.days(from: message.first, to: message.last)
        var digest = Digest(
            first: message.first, last: message.last, revision: message.revision,
            days: totals.filter { $0.entries > 0 }.map(DayFigure.init),
            held: totals.reduce(0) { $0 + $1.held })
        digest.language = Telling.current.language
        return .digest(digest)
    }

    /// Days looked back for averages and streaks.
    private static let streakLimit = 400
}

extension DayFigure {
    init(_ total: DailyTotal) {
        self.init(
            day: total.day, calories: total.entries > 0 ? total.total.sum.calories ?? .zero : nil,
            goal: total.goals[.calories])
    }

    /// The days from the first with entries on to `last`, without gaps.
    static func all(of totals: [DailyTotal], upTo last: LocalDay) -> [DayFigure] {
        guard let first = totals.first?.day else { return [] }
        let known = Dictionary(totals.map { ($0.day, $0) }, uniquingKeysWith: { first, _ in first })
        return (first.daysSinceEpoch...max(first, last).daysSinceEpoch).map { number in
            let day = LocalDay(daysSinceEpoch: number)
            return known[day].map(DayFigure.init) ?? DayFigure(day: day, calories: nil)
        }
    }
}

extension DaySummary.Course {
    /// By meal, in the order of the day.
    static func all(of entries: [FoodEntry]) -> [DaySummary.Course] {
        Meal.allCases.compactMap { meal in
            let items = entries.filter { $0.meal == meal }.map(DaySummary.Item.init)
            return items.isEmpty ? nil : DaySummary.Course(meal: meal, items: items)
        }
    }
}

extension DaySummary.Item {
    init(_ entry: FoodEntry) {
        let content = entry.content
        var amount = content.amount.map { Figures.number($0) } ?? ""
        if Telling.isChinese, content.amount != nil {
            amount += " \(Measure.told(content.unit, saidAs: content.text))"
        } else if let unit = content.unit, unit != content.name, content.amount != nil {
            amount += " \(unit)"
        }
        if let grams = content.grams.map(Figures.grams), content.unit != "g" {
            amount = amount.isEmpty ? grams : Texts.figures.weight(amount, grams)
        }
        self.init(
            name: content.name, amount: amount, calories: content.nutrients.calories,
            isEstimate: content.assumption != nil && content.amount == nil
                || content.source == .model || content.confidence < 0.5)
        let told = Telling.current.name(
            content.name, food: content.food?.rawValue, saidAs: content.text)
        toldName = told == content.name ? nil : told
    }
}
