internal import Journal
internal import MealReader
internal import Nutrition

/// How much earlier or later something was than it stands there: "a day earlier", "two hours later".
struct TimeShift: Sendable, Hashable {
    /// Days of the calendar, at the same time of day; below zero they are earlier.
    var days = 0
    var minutes = 0

    /// `nil` of words that say anything else.
    init?(_ words: SpokenWords) {
        var words = words
        words.dropLeading(["by", "to", "just", "about", "around", "actually", "really"])
        if let days = Self.neighbours[words.joined] {
            self.days = days
            return
        }
        // "Back a day"
        var direction = words.first.flatMap { Self.directions[$0] }
        if direction != nil {
            words = words.split(at: 0).after
            words.dropLeading(["by"])
        } else {
            guard let last = words.words.last?.text, let behind = Self.directions[last] else {
                return nil
            }
            direction = behind
            words.dropTrailing([last])
        }
        guard let direction, let unit = words.words.last?.text, let minutes = Self.units[unit]
        else { return nil }
        words.dropTrailing([unit])
        guard let count = Self.count(words), count > 0, count <= 1000 else { return nil }
        let all = count * minutes * direction
        guard all == all.rounded() else { return nil }
        if minutes >= Self.day {
            guard count == count.rounded() else { return nil }
            days = Int(all / Self.day)
        } else {
            self.minutes = Int(all)
        }
    }

    /// "A", "two", "a couple of", "half an"
    private static func count(_ words: SpokenWords) -> Double? {
        if let count = counts[words.joined] { return count }
        return words.count == 1 ? words.first.flatMap(NumberWords.value) : nil
    }

    /// Minutes.
    private static let day = 1440.0
    private static let counts: [String: Double] = [
        "a": 1, "an": 1, "a couple of": 2, "a couple": 2, "half an": 0.5, "half a": 0.5,
        "a full": 1, "one full": 1,
    ]
    private static let units: [String: Double] = [
        "day": day, "days": day, "week": 7 * day, "weeks": 7 * day, "hour": 60, "hours": 60,
        "hr": 60, "hrs": 60, "minute": 1, "minutes": 1, "min": 1, "mins": 1,
    ]
    private static let directions: [String: Double] = [
        "earlier": -1, "before": -1, "sooner": -1, "back": -1, "backwards": -1, "later": 1,
        "after": 1, "forward": 1, "forwards": 1, "ahead": 1,
    ]
    private static let neighbours: [String: Int] = [
        "the day before": -1, "the previous day": -1, "the day earlier": -1, "the day after": 1,
        "the next day": 1, "the following day": 1, "the week before": -7, "the week after": 7,
    ]
}

extension Corrector {
    /// Puts an entry so much earlier or later; whether that is not still to come.
    ///
    /// Days keep the time of day and the meal; by hours the meal is that of the new hour.
    func shift(_ content: inout EntryContent, by shift: TimeShift) -> Bool {
        let calendar = scene.calendar
        let before = content.moment
        var instant = before.instant.seconds
        if shift.days != 0 {
            instant = calendar.instant(
                on: before.day.advanced(by: shift.days),
                secondOfDay: calendar.secondOfDay(at: instant))
        }
        instant += Int64(shift.minutes) * 60
        guard instant <= scene.now / 1000 + 3600 else { return false }
        content.moment = Moment(milliseconds: instant * 1000, calendar)
        if shift.minutes != 0 { content.meal = content.moment.meal(calendar) }
        return true
    }
}
