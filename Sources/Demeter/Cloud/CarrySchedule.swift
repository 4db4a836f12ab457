internal import Nutrition

/// Decides when a round is made, and of how much.
package struct CarrySchedule: Sendable, Hashable {
    /// Which months a round looks at for files of others.
    package struct Months: Sendable, Hashable {
        /// All when `nil`.
        package var value: Set<String>?
    }

    /// How long to wait after failures that may pass, in seconds.
    package struct Pauses: Sendable, Hashable {
        /// After the first one; doubled after each further one.
        package var first: Int64
        /// What it is doubled up to for the first `many` failures, so that somebody who comes back is soon seen.
        package var short: Int64
        package var many: Int

        /// A server on the internet, of somebody else's.
        package static let cloud = Pauses(first: 30, short: 1800, many: .max)
        /// A server in the house: one that starts again is met within seconds, one that is away is left alone after
        /// a quarter of an hour.
        package static let household = Pauses(first: 1, short: 1, many: 240)

        func length(after failures: Int, longest: Int64) -> Int64 {
            failures <= many
                ? min(short, first << min(failures - 1, 10))
                : min(longest, short << min(failures - many, 10))
        }
    }

    private let looksBetween: Int
    private let pauses: Pauses
    /// Rounds until the whole folder is looked at.
    private var untilWhole = 0
    /// Whether the last round was one at everything.
    private var isWhole = false
    private var failures = 0
    private var notBefore: Int64 = 0
    /// How long the pause is that ends at `notBefore`.
    private var length: Int64 = 0
    private var complaint: String?
    private var hasSucceeded = false

    /// After a failure that somebody has to mend, in seconds.
    private static let longest: Int64 = 1800

    /// - Parameter looksBetween: rounds that look at this month, the last and the next one, between two at everything.
    package init(looksBetween: Int, pauses: Pauses = .cloud) {
        self.looksBetween = looksBetween
        self.pauses = pauses
    }

    /// The round to be made now; `nil` for none.
    ///
    /// - Parameter now: Unix time in seconds.
    package mutating func next(at now: Int64) -> Months? {
        // A clock that was set back keeps nobody waiting.
        guard now >= notBefore || now < notBefore - length else { return nil }
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
        (failures, notBefore, length, complaint) = (0, 0, 0, nil)
        return isNews
    }

    /// Whether that is news.
    package mutating func failed(_ fault: CloudFault, at now: Int64) -> Bool {
        failed(fault.sentence, mayPass: fault.mayPass, at: now)
    }

    /// Whether that is news.
    package mutating func failed(
        _ sentence: String, mayPass: Bool, at now: Int64
    ) -> Bool {
        // What was missed is looked for everywhere.
        untilWhole = 0
        failures += 1
        length = mayPass ? pauses.length(after: failures, longest: Self.longest) : Self.longest
        notBefore = now + length
        defer { complaint = sentence }
        return complaint != sentence
    }

    /// Seconds until something may be tried again.
    ///
    /// - Parameter most: what it is with nothing to wait for.
    package func pause(at now: Int64, atMost most: Int64) -> Int64 {
        failures == 0 ? most : min(most, max(0, notBefore - now))
    }
}
