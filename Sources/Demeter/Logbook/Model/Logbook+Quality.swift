internal import Journal
internal import MealModel
internal import ModelReader
package import Service
package import Wire

extension Logbook {
    /// How well reading went in the last four weeks, and what the model did in the last one beside the others.
    package nonisolated(nonsending) func quality() async throws(ServiceError) -> QualityMessage {
        let since = Timestamp(milliseconds: now() - Int64(Self.qualityDays) * 86_400_000)
        let found = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.quality(since: since)
        }
        func seconds(_ share: Double) -> Double? { found.wait(share).map { Double($0) / 1000 } }
        var message = QualityMessage(
            days: Self.qualityDays, readings: found.readings, corrected: found.corrected,
            held: found.held, confirmed: found.confirmed, asked: found.asked,
            answered: found.answered, median: seconds(0.5), percentile95: seconds(0.95))
        if let model {
            let weeks = ModelWeeks(
                await model.dailyUsage(), prices: settings.modelPrices, at: model.time.now())
            (message.week, message.weekBefore) = (weeks.now, weeks.before)
        }
        return message
    }

    private static let qualityDays = 28
}

/// What a model did in the last seven days, and in an average week of the four before.
struct ModelWeeks {
    var now: QualityMessage.ModelWeek?
    /// `nil` until it was asked for two weeks or more before this one: one of less tells nothing.
    var before: QualityMessage.ModelWeek?

    /// - Parameter time: Unix time in seconds.
    init(
        _ days: [DailyModelUsage], prices: [String: LogbookSettings.ModelPrice], at time: Double
    ) {
        let today = Int(time / 86_400)
        let recent = days.filter { $0.day > today - 7 && $0.day <= today }
        let earlier = days.filter { $0.day > today - 35 && $0.day <= today - 7 }
        now = Self.sum(recent, prices, weeks: 1)
        guard let first = earlier.first?.day else { return }
        let weeks = Double(today - 7 - first + 1) / 7
        if weeks >= 2 { before = Self.sum(earlier, prices, weeks: weeks) }
    }

    private static func sum(
        _ days: [DailyModelUsage], _ prices: [String: LogbookSettings.ModelPrice], weeks: Double
    ) -> QualityMessage.ModelWeek? {
        guard !days.isEmpty else { return nil }
        let costs = days.map { day in
            prices[day.model].map { price in
                (Double(day.tokens.prompt) * price.prompt
                    + Double(day.tokens.completion) * price.completion) / 1_000_000
            }
        }
        let known = costs.compactMap(\.self)
        func weekly(_ count: Int) -> Double { Double(count) / weeks }
        return QualityMessage.ModelWeek(
            requests: weekly(days.reduce(0) { $0 + $1.requests }),
            failures: weekly(days.reduce(0) { $0 + $1.failures }),
            tokens: weekly(days.reduce(0) { $0 + $1.tokens.prompt + $1.tokens.completion }),
            cost: known.count == costs.count ? known.reduce(0, +) / weeks : nil)
    }
}
