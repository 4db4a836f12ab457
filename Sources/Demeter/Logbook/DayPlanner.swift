package import Journal
package import Nutrition
internal import TimeZones

/// Decides which days are over and when to look again; it knows no clock, no timer and no journal.
///
/// It is asked whenever anything may be different: at the start, when the awaited time comes, when the
/// clock was set or the machine resumed, when the zone or its rules or the configuration changed.
package struct DayPlanner: Sendable, Hashable {
    /// What is to be done now.
    package enum Step: Sendable, Hashable {
        /// Close every open day before this one, then ask again.
        case close(before: LocalDay)
        /// Open the days from this one on again, which a clock closed that was ahead, then ask again.
        case open(from: LocalDay)
        /// The clock shows this day, which cannot be right; close nothing, and ask again at this Unix
        /// second.
        case distrust(LocalDay, until: Int64)
        /// Nothing is over; ask again at this Unix second, which is later than now.
        case wait(until: Int64)
    }

    /// Up to where days are closed; `nil` while the journal was never told the date.
    package private(set) var horizon: DayHorizon?

    package init(_ horizon: DayHorizon? = nil) { self.horizon = horizon }

    package init(firstOpen: LocalDay?) { horizon = firstOpen.map { DayHorizon(firstOpen: $0) } }

    /// - Parameter now: Unix seconds.
    package func step(at now: Int64, in calendar: LocalCalendar) -> Step {
        let today = calendar.day(of: now)
        guard let horizon else { return .close(before: today) }
        let firstOpen = horizon.firstOpen
        if firstOpen < today {
            return horizon.isTooLongAgo(for: today)
                ? .distrust(today, until: calendar.end(of: today, after: now))
                : .close(before: today)
        }
        if today < firstOpen, now < horizon.moved.seconds { return .open(from: today) }
        // Whoever came from the east is on a day that is closed already.
        return .wait(until: calendar.end(of: firstOpen, after: now))
    }

    /// Days before this one are closed, at the Unix second `now`.
    package mutating func closed(before day: LocalDay, at now: Int64? = nil) {
        horizon = DayHorizon(
            firstOpen: max(horizon?.firstOpen ?? day, day),
            moved: Timestamp(milliseconds: now.map { $0 * 1000 } ?? .min))
    }

    /// The journal's horizon is this.
    package mutating func follow(_ horizon: DayHorizon?) { self.horizon = horizon }
}

extension LocalCalendar {
    /// The next instant, later than `now`, at which `day` is over; `now` lies not after its end.
    ///
    /// Where the boundary comes twice and the first is past, this is the second.
    func end(of day: LocalDay, after now: Int64) -> Int64 {
        let boundary = Int64(day.daysSinceEpoch + 1) * 86_400 + Int64(dayStart)
        let wallClock = zone.instants(ofLocal: boundary)
        if case .twice(let earlier, let later) = wallClock, earlier <= now {
            return max(later, now + 1)
        }
        return max(wallClock.earliest, now + 1)
    }
}
