package import Nutrition

/// When weeks are told of: a weekday, and a time on its wall clock.
package struct ReviewEvening: Sendable, Hashable {
    /// 1 is Monday.
    package var weekday: Int
    /// Seconds after midnight, 0 to 86,399.
    package var second: Int

    package init(weekday: Int, second: Int) {
        self.weekday = weekday
        self.second = second
    }

    /// What the journal knows it by: `7 72000`
    package var name: String { "\(weekday) \(second)" }

    /// The newest day of this weekday on which the time has come, and when the next one's comes.
    ///
    /// - Parameter now: Unix seconds.
    /// - Returns: the day, and a Unix second later than `now`.
    package func latest(
        at now: Int64, in calendar: LocalCalendar
    ) -> (day: LocalDay, next: Int64) {
        let today = calendar.day(of: now)
        var day = today.advanced(by: -((today.weekday - weekday + 7) % 7))
        // Whoever flew west may be on a day whose evening was met in the east.
        while calendar.instant(on: day, secondOfDay: second) > now { day = day.advanced(by: -7) }
        let next = calendar.instant(on: day.advanced(by: 7), secondOfDay: second)
        return (day, max(next, now + 1))
    }
}
