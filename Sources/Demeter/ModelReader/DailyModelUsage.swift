package import MealModel

/// What was asked of one model on one day.
package struct DailyModelUsage: Sendable, Hashable {
    /// Days since 1970, of UTC.
    package var day: Int
    package var model: String
    /// Requests that went out, retries included.
    package var requests: Int
    package var failures: Int
    package var tokens: TokenUsage

    /// Days that are kept: this week and four before it.
    package static let kept = 36

    package init(day: Int, model: String, requests: Int, failures: Int, tokens: TokenUsage) {
        self.day = day
        self.model = model
        self.requests = requests
        self.failures = failures
        self.tokens = tokens
    }
}
