internal import Locking
package import TimeZones

/// The person's calendar as it is at each moment: their zone, and where their day begins.
package final class CalendarKeeper: Sendable {
    private let zone: ZoneKeeper
    private let dayStart: Mutex<Int>

    /// - Parameter dayStart: seconds after midnight, 0 to 86,399.
    package init(_ choice: ZoneKeeper.Choice, dayStart: Int) {
        zone = ZoneKeeper(choice)
        self.dayStart = Mutex(dayStart)
    }

    package func choose(_ choice: ZoneKeeper.Choice, dayStart: Int) {
        zone.choose(choice)
        self.dayStart.withLock { $0 = dayStart }
    }

    /// The files that the zone depends on.
    package var files: [String] { zone.files }

    package var calendar: LocalCalendar {
        LocalCalendar(zone: zone.zone, dayStart: dayStart.withLock(\.self))
    }
}
