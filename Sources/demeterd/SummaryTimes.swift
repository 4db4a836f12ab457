import Configuration
import Locking
import Logbook

/// When previews and reviews of weeks go out, as the configuration says it at the moment.
final class SummaryTimes: Sendable {
    private struct Times {
        var preview: Int?
        var review: ReviewEvening?

        init(_ configuration: Configuration) {
            preview = configuration.summary.at.map { $0.minutesAfterMidnight * 60 }
            review = configuration.summary.week.flatMap(WeekTime.init).map {
                ReviewEvening(weekday: $0.weekday, second: $0.time.minutesAfterMidnight * 60)
            }
        }
    }

    private let times: Mutex<Times>

    init(_ configuration: Configuration) { times = Mutex(Times(configuration)) }

    func follow(_ configuration: Configuration) {
        times.withLock { $0 = Times(configuration) }
    }

    /// Seconds after midnight; `nil` when there are no previews.
    var preview: Int? { times.withLock(\.preview) }
    /// `nil` when there are no reviews.
    var review: ReviewEvening? { times.withLock(\.review) }
}
