internal import Nutrition
internal import Telling

/// Dates as people read them.
enum DateText {
    private static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    /// `Saturday, 28 March 2026`
    static func long(_ day: LocalDay) -> String {
        Telling.isChinese
            ? chinese(day)
            : "\(weekdays[day.weekday - 1]), \(day.day) \(months[day.month - 1]) \(day.year)"
    }

    /// `Sat 28 Mar`
    static func brief(_ day: LocalDay) -> String {
        Telling.isChinese
            ? "\(day.month)月\(day.day)日"
            : "\(weekdays[day.weekday - 1].prefix(3)) \(day.day) \(months[day.month - 1].prefix(3))"
    }

    /// `2026年3月28日星期六`
    private static func chinese(_ day: LocalDay) -> String {
        "\(day.year)年\(day.month)月\(day.day)日\(Words.weekday(day.weekday))"
    }
}
