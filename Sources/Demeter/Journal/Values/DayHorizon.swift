package import Nutrition

/// Up to where days are closed, and when they were.
package struct DayHorizon: Sendable, Hashable {
    /// The first day that is not closed; all before it are.
    package var firstOpen: LocalDay
    /// When the wall clock closed the last of them, or the first moment at which that can have been.
    package var moved: Timestamp

    /// - Parameter moved: unknown unless given, as in a journal of an earlier version.
    package init(firstOpen: LocalDay, moved: Timestamp = Timestamp(milliseconds: .min)) {
        self.firstOpen = firstOpen
        self.moved = max(moved, Self.earliest(firstOpen))
    }

    /// Whether days were closed by a clock that was ahead of what it shows now.
    ///
    /// Travelling alone never brings this about: it changes what day it is, not what time.
    package func isAhead(of now: Timestamp) -> Bool { now < moved }

    /// Whether nobody can have been away until `today`, so that the clock which shows it must be wrong.
    package func isTooLongAgo(for today: LocalDay) -> Bool {
        today > max(firstOpen, Self.firstDay).advanced(by: Self.longestAbsence)
    }

    /// Thirty years, in days.
    package static let longestAbsence = 10_958

    /// The first day of 2026, before which there was no Demeter: a clock that shows an earlier one began
    /// at nothing.
    private static let firstDay = LocalDay(daysSinceEpoch: 20_454)

    /// The first moment at which it is this day anywhere: no zone is farther east than 14 hours.
    private static func earliest(_ day: LocalDay) -> Timestamp {
        Timestamp(milliseconds: Int64(day.daysSinceEpoch * 24 - 14) * 3_600_000)
    }
}
