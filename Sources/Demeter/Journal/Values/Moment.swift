package import Nutrition

/// When something was eaten, as its person's clock and calendar showed it; travelling never moves it.
package struct Moment: Sendable, Hashable {
    package var instant: Timestamp
    /// The zone that held there and then, by its IANA name.
    package var zone: String
    /// Seconds east of UTC that held there and then.
    package var offset: Int
    /// The local day it counts for; not always the date of `instant`, since a day may start late.
    package var day: LocalDay

    package init(instant: Timestamp, zone: String, offset: Int, day: LocalDay) {
        self.instant = instant
        self.zone = zone
        self.offset = offset
        self.day = day
    }

    /// Minutes after midnight that the wall clock there showed, 0 to 1439.
    package var minuteOfDay: Int {
        let milliseconds = instant.milliseconds + Int64(offset) * 1000
        let rest = milliseconds % 86_400_000
        return Int((rest < 0 ? rest + 86_400_000 : rest) / 60_000)
    }
}
