package import Nutrition
package import TimeZones

/// A person's calendar: which day an instant belongs to in their zone, with their boundary of the day.
///
/// Instants are Unix seconds.
package struct LocalCalendar: Sendable, Hashable {
    package let zone: Zone
    /// Seconds after local midnight at which a day begins, 0 to 86,399 (`day.starts_at`).
    package let dayStart: Int
    /// The hours at which they have their meals.
    package var meals: MealTimes

    package init(zone: Zone, dayStart: Int = 0, meals: MealTimes = MealTimes()) {
        self.zone = zone
        self.dayStart = dayStart
        self.meals = meals
    }

    package func day(of instant: Int64) -> LocalDay {
        LocalDay(
            daysSinceEpoch: Int(Self.dayNumber(zone.local(at: instant) - Int64(dayStart))))
    }

    /// The hour that the wall clock shows, 0–23.
    package func hour(at instant: Int64) -> Int {
        secondOfDay(at: instant) / 3600
    }

    /// Seconds since midnight that the wall clock shows, 0–86,399.
    package func secondOfDay(at instant: Int64) -> Int {
        let local = zone.local(at: instant)
        return Int(local - Self.dayNumber(local) * 86_400)
    }

    /// The first instant that belongs to `day` or a later one.
    ///
    /// On days whose boundary the clocks skip this is the jump; on days whose boundary comes twice it is
    /// the first of the two.
    package func start(of day: LocalDay) -> Int64 {
        zone.instants(ofLocal: Int64(day.daysSinceEpoch) * 86_400 + Int64(dayStart)).earliest
    }

    /// The instant at which clocks show so many seconds after midnight on the eating day `day`; times
    /// before the boundary of the day belong to the next calendar date.
    package func instant(on day: LocalDay, secondOfDay: Int) -> Int64 {
        let date = day.daysSinceEpoch + (secondOfDay < dayStart ? 1 : 0)
        return zone.instants(ofLocal: Int64(date) * 86_400 + Int64(secondOfDay)).earliest
    }

    private static func dayNumber(_ seconds: Int64) -> Int64 {
        seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    }
}
