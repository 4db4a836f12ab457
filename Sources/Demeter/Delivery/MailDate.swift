internal import Nutrition

/// Dates as mails have them, by RFC 5322.
enum MailDate {
    private static let weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// `Sat, 28 Mar 2026 23:00:00 +0000` for Unix seconds, not before 1970.
    static func text(of seconds: Int64) -> String {
        let (days, rest) = max(0, seconds).quotientAndRemainder(dividingBy: 86_400)
        let day = LocalDay(daysSinceEpoch: Int(days))
        func two(_ number: Int64) -> String { number < 10 ? "0\(number)" : "\(number)" }
        return "\(weekdays[day.weekday - 1]), \(day.day) \(months[day.month - 1]) \(day.year) "
            + "\(two(rest / 3600)):\(two(rest / 60 % 60)):\(two(rest % 60)) +0000"
    }
}
