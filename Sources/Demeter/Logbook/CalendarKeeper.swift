internal import Locking
package import Nutrition
package import TimeZones

/// The person's calendar as it is at each moment: their zone, where their day begins, their meals.
package final class CalendarKeeper: Sendable {
    private let zone: ZoneKeeper
    private let day: Mutex<Day>

    private struct Day {
        var start: Int
        var meals: MealTimes
    }

    /// - Parameter dayStart: seconds after midnight, 0 to 86,399.
    package init(
        _ choice: ZoneKeeper.Choice, dayStart: Int, meals: MealTimes = MealTimes()
    ) {
        zone = ZoneKeeper(choice)
        day = Mutex(Day(start: dayStart, meals: meals))
    }

    package func choose(
        _ choice: ZoneKeeper.Choice, dayStart: Int, meals: MealTimes = MealTimes()
    ) {
        zone.choose(choice)
        day.withLock { $0 = Day(start: dayStart, meals: meals) }
    }

    /// The files that the zone depends on.
    package var files: [String] { zone.files }

    package var calendar: LocalCalendar {
        let day = day.withLock(\.self)
        return LocalCalendar(zone: zone.zone, dayStart: day.start, meals: day.meals)
    }
}
