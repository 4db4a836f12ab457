package import Journal
package import Nutrition
package import TimeZones

/// When things were eaten of which only the day and the meal are known.
package struct ImportClock: Sendable {
    private let zone: Zone
    /// Seconds after midnight at which the person's day begins.
    private let dayStart: Int

    package init(zone: Zone, dayStart: Int) {
        self.zone = zone
        self.dayStart = dayStart
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
