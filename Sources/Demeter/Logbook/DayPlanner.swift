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
        /// Nothing is over; ask again at this Unix second, which is later than now.
        case wait(until: Int64)
    }

    /// The first day that is not closed; `nil` while the journal was not asked.
    package private(set) var firstOpen: LocalDay?

    package init(firstOpen: LocalDay? = nil) { self.firstOpen = firstOpen }

    /// - Parameter now: Unix seconds.
    package func step(at now: Int64, in calendar: LocalCalendar) -> Step {
        let today = calendar.day(of: now)
        guard let firstOpen, firstOpen >= today else { return .close(before: today) }
        // Whoever came from the east, or whose clock was wrong, is on a day that is closed already.
        return .wait(until: calendar.end(of: firstOpen, after: now))
    }

    /// Days before this one are closed.
    package mutating func closed(before day: LocalDay) {
        firstOpen = max(firstOpen ?? day, day)
    }
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
