internal import Nutrition

/// Dates, times and numbers as other programs write them.
enum ImportText {
    /// A decimal number, perhaps with commas between thousands; within what the journal keeps.
    static func number(_ text: String) -> Double? {
        let trimmed = text.filter { !$0.isWhitespace }
        let parts = trimmed.split(separator: ",", omittingEmptySubsequences: false)
        var digits = trimmed
        if parts.count > 1 {
            let isGrouped = parts.dropFirst().allSatisfy { $0.prefix { $0.isNumber }.count == 3 }
            guard isGrouped else { return nil }
            digits = parts.joined()
        }
        guard let value = Double(digits), value.isFinite, value.magnitude <= 1_000_000 else {
            return nil
        }
        return value
    }

    /// `2026-03-01`, or `3/1/2026` with the month first, as in the United States.
    static func date(_ text: String) -> LocalDay? {
        let text = text.split(separator: " ").joined()
        if let day = LocalDay(text) { return day }
        let parts = text.split(separator: "/").compactMap { Int($0) }
        guard parts.count == 3, text.split(separator: "/").count == 3 else { return nil }
        return LocalDay(year: parts[2], month: parts[0], day: parts[1])
    }

    /// Seconds of the day of `8:30`, `08:30:15`, `8:30 PM`.
    static func secondOfDay(_ text: String) -> Int? {
        let lower = text.lowercased()
        let isAfternoon = lower.contains("pm")
        let isTwelveHours = isAfternoon || lower.contains("am")
        let digits = lower.filter { $0.isNumber || $0 == ":" || $0 == "." }
        let parts = digits.split(separator: ":").map { Int($0.prefix { $0 != "." }) }
        guard (2...3).contains(parts.count), var hour = parts[0], let minute = parts[1],
            let second = parts.count == 3 ? parts[2] : 0,
            minute < 60, second < 60
        else { return nil }
        if isTwelveHours {
            guard (1...12).contains(hour) else { return nil }
            hour = hour % 12 + (isAfternoon ? 12 : 0)
        }
        return hour < 24 ? hour * 3600 + minute * 60 + second : nil
    }

    /// The meal of that name; snacks, and whatever a person called otherwise, are snacks.
    static func meal(_ text: String?) -> Meal? {
        switch text?.lowercased().filter(\.isLetter) {
        case "breakfast", "morning": .breakfast
        case "lunch": .lunch
        case "dinner", "supper", "tea": .dinner
        case "snack", "snacks": .snack
        default: nil
        }
    }
}
