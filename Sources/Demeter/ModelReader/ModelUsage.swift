package import MealModel
internal import Nutrition

/// What a model was asked in a month, as far as its service told.
package struct ModelUsage: Sendable, Hashable {
    /// `2026-11`; of UTC, by which services bill.
    package var month: String
    package var model: String
    /// Requests that went out, retries included.
    package var requests: Int
    /// Answers of which the service told the tokens; those of the other requests are not known.
    package var told: Int
    package var tokens: TokenUsage

    package init(
        month: String, model: String, requests: Int, told: Int, tokens: TokenUsage
    ) {
        self.month = month
        self.model = model
        self.requests = requests
        self.told = told
        self.tokens = tokens
    }

    /// - Parameter time: Unix time in seconds.
    package static func month(at time: Double) -> String {
        String(day(at: time).description.prefix(7))
    }

    /// How much of its month has gone by, 0 to 1.
    package static func share(ofMonthAt time: Double) -> Double {
        let day = day(at: time)
        let first = day.daysSinceEpoch - day.day + 1
        return (time / 86_400 - Double(first))
            / Double(LocalDay.length(ofMonth: day.month, in: day.year))
    }

    private static func day(at time: Double) -> LocalDay {
        LocalDay(daysSinceEpoch: Int((min(max(time, 0), 2e11) / 86_400).rounded(.down)))
    }
}
