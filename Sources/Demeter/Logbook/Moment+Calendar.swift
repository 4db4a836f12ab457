internal import Journal
internal import Nutrition
internal import TimeZones

extension Moment {
    /// The instant (Unix milliseconds) as the calendar tells it.
    init(milliseconds: Int64, _ calendar: LocalCalendar) {
        let instant = Timestamp(milliseconds: milliseconds)
        self.init(
            instant: instant, zone: calendar.zone.name,
            offset: calendar.zone.offset(at: instant.seconds).seconds,
            day: calendar.day(of: instant.seconds))
    }

    /// The hour that the wall clock showed, 0–23.
    var hour: Int {
        let second = (instant.seconds + Int64(offset)) % 86_400
        return Int((second + 86_400) % 86_400) / 3600
    }
}

extension Timestamp {
    /// Whole seconds, rounded towards the past.
    var seconds: Int64 { milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000 }
}
