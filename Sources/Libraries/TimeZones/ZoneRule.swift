/// The rule at the end of a zone file: how the offset changes in all years to come.
///
/// The format of the TZ variable in POSIX.1-2024, section 8.3, with the extension of RFC 9636 that
/// times of day run from -167 to 167 hours.
struct ZoneRule: Sendable, Hashable {
    /// Seconds east of Greenwich.
    let standardOffset: Int
    let daylight: Daylight?

    struct Daylight: Sendable, Hashable {
        let offset: Int
        let start: Change
        let end: Change
    }

    /// A day of the year and the local time of day at which the offset changes.
    struct Change: Sendable, Hashable {
        enum Day: Sendable, Hashable {
            /// 1–365; 29 February is never counted.
            case julian(Int)
            /// 0–365; 29 February is counted.
            case ordinal(Int)
            /// The `week`-th `weekday` (0 Sunday) of `month`; week 5 is the last.
            case weekday(month: Int, week: Int, weekday: Int)
        }

        let day: Day
        /// Seconds after local midnight.
        let time: Int

        /// Wall-clock seconds of the change in `year`.
        func local(in year: Int) -> Int64 {
            let newYear = Self.days(year: year, month: 1, day: 1)
            let isLeap = Self.days(year: year + 1, month: 1, day: 1) - newYear == 366
            let dayNumber: Int
            switch day {
            case .julian(let ordinal):
                dayNumber = newYear + ordinal - 1 + (isLeap && ordinal >= 60 ? 1 : 0)
            case .ordinal(let ordinal):
                dayNumber = newYear + ordinal
            case .weekday(let month, let week, let weekday):
                let first = Self.days(year: year, month: month, day: 1)
                // 1970-01-01 was a Thursday, weekday 4.
                let firstWeekday = ((first + 4) % 7 + 7) % 7
                let next =
                    month == 12
                    ? Self.days(year: year + 1, month: 1, day: 1)
                    : Self.days(year: year, month: month + 1, day: 1)
                var candidate = first + (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
                if candidate >= next { candidate -= 7 }
                dayNumber = candidate
            }
            return Int64(dayNumber) * 86_400 + Int64(time)
        }

        /// Days from 1970-01-01; Howard Hinnant's `days_from_civil`.
        static func days(year: Int, month: Int, day: Int) -> Int {
            let shiftedYear = month <= 2 ? year - 1 : year
            let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
            let yearOfEra = shiftedYear - era * 400
            let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
            return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
                - 719_468
        }
    }

    func offset(at instant: Int64) -> Zone.Offset {
        let standard = Zone.Offset(seconds: standardOffset)
        guard let daylight else { return standard }
        // Rules repeat yearly; the last change at or before the instant decides.
        let year = Self.year(of: instant + Int64(standardOffset))
        var latest: (at: Int64, isDaylight: Bool)?
        for year in (year - 1)...(year + 1) {
            let start = daylight.start.local(in: year) - Int64(standardOffset)
            let end = daylight.end.local(in: year) - Int64(daylight.offset)
            for (at, isDaylight) in [(end, false), (start, true)] where at <= instant {
                // At the same instant the end of one year's saving gives way to the next one's start:
                // that is how saving all year round is written.
                if latest.map({ at >= $0.at }) ?? true { latest = (at, isDaylight) }
            }
        }
        guard latest?.isDaylight == true else { return standard }
        return Zone.Offset(seconds: daylight.offset, isDaylightSaving: true)
    }

    /// Instants from `start` to `end` at which the rule changes the offset, ascending.
    func changes(from start: Int64, to end: Int64) -> [Int64] {
        guard let daylight, start <= end else { return [] }
        let years = (Self.year(of: start) - 1)...(Self.year(of: end) + 1)
        return years.flatMap { year in
            [
                daylight.start.local(in: year) - Int64(standardOffset),
                daylight.end.local(in: year) - Int64(daylight.offset),
            ]
        }.filter { (start...end).contains($0) }.sorted()
    }

    private static func year(of local: Int64) -> Int {
        // 31,556,952 s is the mean Gregorian year; the guess is off by at most one.
        let guess = 1970 + Int((Double(local) / 31_556_952).rounded(.down))
        let day = local >= 0 ? local / 86_400 : (local - 86_399) / 86_400
        if day < Int64(Change.days(year: guess, month: 1, day: 1)) { return guess - 1 }
        if day >= Int64(Change.days(year: guess + 1, month: 1, day: 1)) { return guess + 1 }
        return guess
    }
}
