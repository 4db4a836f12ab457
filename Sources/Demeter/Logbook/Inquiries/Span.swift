internal import MealReader
internal import Nutrition

/// The days that a question is about.
enum Span: Sendable, Hashable {
    case day(SpokenTime.Day)
    case date(LocalDay)
    /// From one day to another, both counted.
    case days(SpokenTime.Day, SpokenTime.Day)
    /// From Monday to today.
    case thisWeek
    /// The seven days before this week's Monday.
    case lastWeek
    case thisMonth
    case lastMonth
    /// So many days, today the last of them.
    case newest(Int)

    static let today = Span.day(.daysAgo(0))

    func range(_ calendar: LocalCalendar, today: LocalDay) -> ClosedRange<LocalDay> {
        let monday = today.advanced(by: 1 - today.weekday)
        let first = today.advanced(by: 1 - today.day)
        switch self {
        case .day(let spoken):
            let day = calendar.day(of: spoken, today: today)
            return day...day
        case .date(let day): return day...day
        case .days(let first, let last):
            let end = calendar.day(of: last, today: today)
            var start = calendar.day(of: first, today: today)
            // "Between Saturday and Tuesday", said on a Sunday, began the week before.
            if case .lastWeekday = first, start > end { start = start.advanced(by: -7) }
            return min(start, end)...max(start, end)
        case .thisWeek: return monday...today
        case .lastWeek: return monday.advanced(by: -7)...monday.advanced(by: -1)
        case .thisMonth: return first...today
        case .lastMonth:
            let last = first.advanced(by: -1)
            return last.advanced(by: 1 - last.day)...last
        case .newest(let count): return today.advanced(by: 1 - count)...today
        }
    }
}
