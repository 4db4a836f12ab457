internal import Nutrition

/// Decides when a round is made, and of how much.
package struct CarrySchedule: Sendable, Hashable {
    /// Which months a round looks at for files of others.
    package struct Months: Sendable, Hashable {
        /// All when `nil`.
        package var value: Set<String>?
    }

    private let looksBetween: Int
    /// Rounds until the whole folder is looked at.
    private var untilWhole = 0
    /// Whether the last round was one at everything.
    private var isWhole = false
    private var failures = 0
    private var notBefore: Int64 = 0
    private var complaint: CloudFault?
    private var hasSucceeded = false

    /// After a failure that somebody has to mend, in seconds.
    private static let longest: Int64 = 1800

    /// - Parameter looksBetween: rounds that look at this month, the last and the next one, between two at everything.
    package init(looksBetween: Int) { self.looksBetween = looksBetween }

    /// The round to be made now; `nil` for none.
    ///
    /// - Parameter now: Unix time in seconds.
    package mutating func next(at now: Int64) -> Months? {
        // A clock that was set back keeps nobody waiting.
        guard now >= notBefore || now < notBefore - Self.longest else { return nil }
        isWhole = untilWhole == 0
        guard !isWhole else { return Months(value: nil) }
        let day = LocalDay(daysSinceEpoch: Int(min(max(now, 0), 200_000_000_000) / 86_400))
        let before = day.advanced(by: -day.day)
        let after = day.advanced(by: 32 - day.day)
        return Months(value: Set([before, day, after].map(CloudPath.folder)))
    }

    /// Whether that is news.
    package mutating func succeeded() -> Bool {
        let isNews = !hasSucceeded || failures > 0
        hasSucceeded = true
        untilWhole = isWhole ? looksBetween : max(0, untilWhole - 1)
        (failures, notBefore, complaint) = (0, 0, nil)
        return isNews
    }

    /// Whether that is news.
    package mutating func failed(_ fault: CloudFault, at now: Int64) -> Bool {
        // What was missed is looked for everywhere.
        untilWhole = 0
        failures += 1
        let pause = fault.mayPass ? min(Self.longest, 30 << min(failures - 1, 10)) : Self.longest
        notBefore = now + pause
        defer { complaint = fault }
        return complaint != fault
    }
}
