package import MealReader
package import Nutrition

extension LocalCalendar {
    /// The instant that spoken words mean when they are said at `now`.
    ///
    /// A day without a time takes the meal's usual hour, or else the time of day of `now`; a bare hour
    /// ("at 8") is the nearest past one unless the meal or the day says which. A time that is more than an
    /// hour ahead belongs to yesterday ("at 23:00", said after midnight), and where today was said it is
    /// now.
    package func instant(of spoken: SpokenTime, meal: Meal?, now: Int64) -> Int64 {
        let today = day(of: now)
        if case .minutesAgo(let minutes) = spoken.clock {
            return now - Int64(minutes) * 60
        }
        let spokenDay = spoken.day.map { day(of: $0, today: today) }
        guard let clock = spoken.clock else {
            guard let spokenDay, spokenDay != today else { return now }
            let second = meal.map(Self.usualSecond) ?? secondOfDay(at: now)
            return instant(on: spokenDay, secondOfDay: second)
        }
        let date = spokenDay ?? today
        let candidates = seconds(of: clock, meal: meal, isToday: date == today).map {
            instant(on: date, secondOfDay: $0)
        }
        let past = candidates.filter { $0 <= now }.max()
        guard let chosen = past ?? candidates.min() else { return now }
        // "This morning", said before eight.
        if case .daysAgo(0) = spoken.day, chosen > now { return now }
        if spokenDay == nil, chosen > now + 3600 {
            let yesterday = today.advanced(by: -1)
            return seconds(of: clock, meal: meal, isToday: true)
                .map { instant(on: yesterday, secondOfDay: $0) }.max() ?? chosen
        }
        return chosen
    }

    /// The instant at which clocks show a time on `day`, which is kept unless it is still to come there:
    /// then it is the day before.
    ///
    /// - Parameter meal: tells morning from evening where the words do not.
    package func instant(
        of clock: SpokenTime.Clock, keeping day: LocalDay, meal: Meal?, now: Int64
    ) -> Int64 {
        let today = self.day(of: now)
        let seconds = seconds(of: clock, meal: meal, isToday: day == today)
        func instants(on day: LocalDay) -> [Int64] {
            seconds.map { instant(on: day, secondOfDay: $0) }
        }
        if let past = instants(on: day).filter({ $0 <= now + Self.skew }).max() { return past }
        // "At 9", a little before nine, was this morning's.
        if case .ambiguous = clock, let soon = instants(on: day).min(), soon <= now + 3600 {
            return soon
        }
        let before = min(day, today).advanced(by: -1)
        return instants(on: before).max() ?? now
    }

    /// How far two clocks may differ, in seconds.
    private static let skew: Int64 = 300

    /// Whether something was eaten within half an hour of a time of day.
    package func near(_ clock: SpokenTime.Clock, _ instant: Int64, now: Int64) -> Bool {
        if case .minutesAgo(let minutes) = clock {
            return abs(now - Int64(minutes) * 60 - instant) <= 1800
        }
        let second = secondOfDay(at: instant)
        return seconds(of: clock, meal: nil, isToday: true).contains { abs($0 - second) <= 1800 }
    }

    package func day(of spoken: SpokenTime.Day, today: LocalDay) -> LocalDay {
        switch spoken {
        case .daysAgo(let days): return today.advanced(by: -days)
        case .lastWeekday(let weekday):
            let back = (today.weekday - weekday + 7) % 7
            return today.advanced(by: back == 0 ? -7 : -back)
        case .date(let year?, let month, let day):
            return LocalDay(year: year, month: month, day: day) ?? today
        case .date(nil, let month, let day):
            let dates = (0...8).lazy.compactMap {
                LocalDay(year: today.year - $0, month: month, day: day)
            }
            return dates.first { $0 <= today } ?? today
        case .dayOfMonth(let day):
            // Of any three months in a row one has a 31st.
            let months = (0...2).lazy.compactMap { back in
                let month = today.month - back
                return LocalDay(
                    year: month > 0 ? today.year : today.year - 1,
                    month: month > 0 ? month : month + 12, day: day)
            }
            return months.first { $0 <= today } ?? today
        }
    }

    /// The times of day that a spoken clock time may mean.
    private func seconds(of clock: SpokenTime.Clock, meal: Meal?, isToday: Bool) -> [Int] {
        switch clock {
        case .at(let hour, let minute): return [hour * 3600 + minute * 60]
        case .minutesAgo: return []
        case .ambiguous(let hour, let minute):
            let morning = hour % 12 * 3600 + minute * 60
            let evening = morning + 12 * 3600
            switch meal {
            case .breakfast: return [morning]
            case .lunch: return [(9...11).contains(hour) ? morning : evening]
            case .dinner: return [evening]
            case .snack, nil:
                if isToday { return [morning, evening] }
                // Of another day nothing says which is nearer; people eat from 6 in the morning on.
                return [(6..<12).contains(hour) ? morning : evening]
            }
        }
    }

    /// When a meal of another day is taken to have been eaten, when only the meal was said.
    private static func usualSecond(of meal: Meal) -> Int {
        switch meal {
        case .breakfast: 8 * 3600
        case .lunch: 12 * 3600 + 30 * 60
        case .snack: 15 * 3600
        case .dinner: 19 * 3600
        }
    }
}

extension Meal {
    /// Whether a bare hour may be one of the meal: nobody has lunch at a quarter to seven.
    func mayBe(at clock: SpokenTime.Clock) -> Bool {
        guard self == .lunch, case .ambiguous(let hour, _) = clock else { return true }
        return !(5...8).contains(hour)
    }
}
