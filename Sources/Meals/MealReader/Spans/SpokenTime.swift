internal import Nutrition

/// When something was eaten, as far as the words say; the caller knows the clock and the zone.
package struct SpokenTime: Sendable, Hashable {
    package enum Day: Sendable, Hashable {
        /// So many days before today: 0 today, 1 yesterday.
        case daysAgo(Int)
        /// The most recent such weekday before today, 1 Monday to 7 Sunday (ISO 8601).
        case lastWeekday(Int)
        /// A date; without a year the most recent such one. No calendar need have it: see ``isReal``.
        case date(year: Int?, month: Int, day: Int)
        /// The most recent such day of a month, today included: "on the 20th".
        case dayOfMonth(Int)

        /// Whether there is such a day in some year: none is "31 November", nor "29 February 2026", "十三月一日", "32號".
        package var isReal: Bool {
            switch self {
            case .daysAgo, .lastWeekday: true
            // A leap year, where none is named.
            case .date(let year, let month, let day):
                (1...12).contains(month) && day <= LocalDay.length(ofMonth: month, in: year ?? 2000)
            case .dayOfMonth(let day): day <= 31
            }
        }
    }

    package enum Clock: Sendable, Hashable {
        /// A time of day, 0–23 and 0–59.
        case at(hour: Int, minute: Int)
        /// An hour of 1–12 with nothing said of morning or evening; the nearest past one is meant.
        case ambiguous(hour: Int, minute: Int)
        /// So many minutes before now: "an hour ago".
        case minutesAgo(Int)
    }

    /// `nil` when no day was said.
    package var day: Day?
    /// `nil` when no time of day was said.
    package var clock: Clock?

    /// Whether it was said by how long ago it is.
    package var isAgo: Bool {
        guard case .minutesAgo = clock else { return false }
        return true
    }

    package init(day: Day? = nil, clock: Clock? = nil) {
        self.day = day
        self.clock = clock
    }
}

extension SpokenTime.Clock {
    /// The time meant when morning or afternoon is known.
    func settled(isLate: Bool) -> Self {
        guard case .ambiguous(let hour, let minute) = self else { return self }
        return .at(hour: hour % 12 + (isLate ? 12 : 0), minute: minute)
    }
}
