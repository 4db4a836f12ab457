internal import Nutrition

/// A day on which something is planned, as a person types it.
enum ComingDay: Sendable, Hashable {
    case date(LocalDay)
    case ahead(Int)
    /// The next such day, today included; 1 for Monday.
    case weekday(Int)

    static let help = "The day: today, tomorrow, a weekday (the next one) or 2026-03-06."

    init?(_ text: String) {
        switch text.lowercased() {
        case "today": self = .ahead(0)
        case "tomorrow": self = .ahead(1)
        default:
            if let date = LocalDay(text) {
                self = .date(date)
            } else if let weekday = Calendar.weekday(named: text) {
                self = .weekday(weekday)
            } else {
                return nil
            }
        }
    }

    func day(today: LocalDay) -> LocalDay {
        switch self {
        case .date(let day): day
        case .ahead(let days): today.advanced(by: days)
        case .weekday(let weekday): today.advanced(by: (weekday - today.weekday + 7) % 7)
        }
    }
}
