internal import Nutrition

/// The day that a person names on the command line.
enum DateOperand: Sendable, Hashable {
    case date(LocalDay)
    case daysAgo(Int)
    /// The most recent such day before today, 1 for Monday.
    case weekday(Int)

    static let help =
        "The day: 2026-03-06, today, yesterday, a weekday (the last one before today), "
        + "or -2 for the day before yesterday."

    init?(_ text: String) {
        switch text.lowercased() {
        case "today": self = .daysAgo(0)
        case "yesterday": self = .daysAgo(1)
        default:
            if let date = LocalDay(text) {
                self = .date(date)
            } else if let weekday = Calendar.weekday(named: text) {
                self = .weekday(weekday)
            } else if text.hasPrefix("-"), let days = Int(text), (-36_500...0).contains(days) {
                self = .daysAgo(-days)
            } else {
                return nil
            }
        }
    }

    func day(today: LocalDay) -> LocalDay {
        switch self {
        case .date(let date): return date
        case .daysAgo(let days): return today.advanced(by: -days)
        case .weekday(let weekday):
            let back = (today.weekday - weekday + 7) % 7
            return today.advanced(by: back == 0 ? -7 : -back)
        }
    }
}
