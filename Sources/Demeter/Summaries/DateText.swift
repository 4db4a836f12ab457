internal import Nutrition

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
        "\(weekdays[day.weekday - 1]), \(day.day) \(months[day.month - 1]) \(day.year)"
    }

    /// `Sat 28 Mar`
    static func brief(_ day: LocalDay) -> String {
        "\(weekdays[day.weekday - 1].prefix(3)) \(day.day) \(months[day.month - 1].prefix(3))"
    }
}
