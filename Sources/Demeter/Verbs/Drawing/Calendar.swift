internal import Nutrition
internal import Telling

/// Dates as people read them.
enum Calendar {
    private static let weekdays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    private static let months = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
    ]

    /// `Friday, 6 March 2026`
    static func long(_ day: LocalDay) -> String {
        if Telling.isChinese {
            return "\(day.year)年\(day.month)月\(day.day)日（\(Words.weekday(day.weekday))）"
        }
        return "\(weekdays[day.weekday - 1]), \(day.day) \(months[day.month - 1]) \(day.year)"
    }

    /// `Fri 6 Mar`
    static func brief(_ day: LocalDay) -> String {
        if Telling.isChinese {
            return "\(day.month)月\(day.day)日（\(Words.weekday(day.weekday).suffix(1))）"
        }
        return
            "\(weekdays[day.weekday - 1].prefix(3)) \(day.day) \(months[day.month - 1].prefix(3))"
    }

    /// `Fri 6 Mar 2026`
    static func dated(_ day: LocalDay) -> String {
        Telling.isChinese ? "\(day.year)年\(brief(day))" : "\(brief(day)) \(day.year)"
    }

    /// As `short`, with its year.
    static func shortDated(_ day: LocalDay) -> String {
        Telling.isChinese ? "\(day.year)年\(short(day))" : "\(short(day)) \(day.year)"
    }

    /// `Fri  6 Mar`, for columns.
    static func short(_ day: LocalDay) -> String {
        if Telling.isChinese {
            let (month, date) = (day.month < 10 ? " " : "", day.day < 10 ? " " : "")
            return "\(month)\(day.month)月\(date)\(day.day)日 \(Words.weekday(day.weekday).suffix(1))"
        }
        let weekday = weekdays[day.weekday - 1].prefix(3)
        return "\(weekday) \(day.day < 10 ? " " : "")\(day.day) \(months[day.month - 1].prefix(3))"
    }

    /// `March 2026`
    static func month(of day: LocalDay) -> String {
        Telling.isChinese
            ? "\(day.year)年\(day.month)月" : "\(months[day.month - 1]) \(day.year)"
    }

    /// The weekday that a name or its beginning of at least three letters means, 1 for Monday.
    static func weekday(named name: String) -> Int? {
        let name = name.lowercased()
        guard name.count >= 3 else { return nil }
        return weekdays.firstIndex { $0.lowercased().hasPrefix(name) }.map { $0 + 1 }
    }
}
