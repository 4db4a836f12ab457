package import Journal
package import Nutrition
package import TimeZones

/// When things were eaten of which only the day and the meal are known.
package struct ImportClock: Sendable {
    private let zone: Zone
    /// Seconds after midnight at which the person's day begins.
    private let dayStart: Int
    /// Milliseconds since 1970 after which nothing can have been eaten yet.
    private let latest: Int64

    /// - Parameter now: Unix seconds; nothing is later than a day after it, as with `log --at`.
    package init(zone: Zone, dayStart: Int, now: Int64 = Int64.max / 2000) {
        self.zone = zone
        self.dayStart = dayStart
        latest = (now + 86_400) * 1000
    }

    /// Whether something can have been eaten then: since 1970, and up to a day from now.
    package func allows(_ moment: Moment) -> Bool {
        (0...latest).contains(moment.instant.milliseconds)
    }

    /// An instant that was told with its offset, in seconds east of Greenwich.
    ///
    /// Where the person's own zone had that offset it was told there; anywhere else its date is its day.
    package func moment(milliseconds: Int64, offset: Int) -> Moment {
        let seconds = milliseconds / 1000 - (milliseconds % 1000 < 0 ? 1 : 0)
        let local = seconds + Int64(offset)
        let date = Int(local / 86_400) - (local % 86_400 < 0 ? 1 : 0)
        let second = Int(local - Int64(date) * 86_400)
        let isHere = zone.offset(at: seconds).seconds == offset
        return Moment(
            instant: Timestamp(milliseconds: milliseconds),
            zone: isHere ? zone.name : Zone.fixed(offset).name, offset: offset,
            day: LocalDay(daysSinceEpoch: second < dayStart ? date - 1 : date))
    }

    /// A time of the wall clock on a day of the person's calendar.
    ///
    /// - Parameter second: of the day; times before the day's beginning belong to the next date.
    package func moment(on day: LocalDay, second: Int) -> Moment {
        let date = day.daysSinceEpoch + (second < dayStart ? 1 : 0)
        let instant = zone.instants(ofLocal: Int64(date) * 86_400 + Int64(second)).earliest
        return Moment(
            instant: Timestamp(milliseconds: instant * 1000), zone: zone.name,
            offset: zone.offset(at: instant).seconds, day: day)
    }

    /// As above for the time at which this meal is usual.
    package func moment(on day: LocalDay, _ meal: Meal) -> Moment {
        let hour =
            switch meal {
            case .breakfast: 8
            case .lunch: 12
            case .snack: 16
            case .dinner: 19
            }
        return moment(on: day, second: hour * 3600)
    }

    /// A time of the wall clock on a date; before the day's beginning it belongs to the day before.
    package func moment(onDate date: LocalDay, second: Int) -> Moment {
        moment(on: second < dayStart ? date.advanced(by: -1) : date, second: second)
    }
}
