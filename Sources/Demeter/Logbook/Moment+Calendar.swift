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
    var hour: Int { minute / 60 }

    /// Minutes after midnight that the wall clock showed.
    private var minute: Int {
        let second = (instant.seconds + Int64(offset)) % 86_400
        return Int((second + 86_400) % 86_400) / 60
    }

    /// The meal of that time of day, by the person's own hours.
    func meal(_ calendar: LocalCalendar) -> Meal { calendar.meals.meal(atMinute: minute) }
}

extension Timestamp {
    /// Whole seconds, rounded towards the past.
    var seconds: Int64 { milliseconds >= 0 ? milliseconds / 1000 : (milliseconds - 999) / 1000 }
}
