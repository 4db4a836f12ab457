internal import MealReader
internal import Nutrition

/// Finds the days that words speak of, and takes those words away.
enum SpanWords {
    /// What stands of a question when its days were taken out.
    struct Found: Sendable, Hashable {
        var span: Span?
        var words: [String]
    }

    /// The first days that are spoken of; words of others stay.
    static func span(in words: [String]) -> Found {
        for start in words.indices {
            guard let (span, count) = span(words[start...]) else { continue }
            var from = start
            while from > 0, leading.contains(words[from - 1]) { from -= 1 }
            var rest = words
            rest.removeSubrange(from..<start + count)
            return Found(span: span, words: rest)
        }
        return Found(words: words)
    }

    private static func span(_ words: ArraySlice<String>) -> (Span, Int)? {
        guard let first = words.first else { return nil }
        if let day = LocalDay(first) { return (.date(day), 1) }
        for (phrase, span) in phrases where words.starts(with: phrase) {
            return (span, phrase.count)
        }
        if let weekday = weekday(first) { return (.day(.lastWeekday(weekday)), 1) }
        let second = words.dropFirst().first
        if ["last", "past", "previous"].contains(first), let second {
            if let weekday = weekday(second) { return (.day(.lastWeekday(weekday)), 2) }
            // "the last 3 days", "the past two weeks"
            if let count = NumberWords.value(of: second).flatMap({ Int(exactly: $0) }),
                count <= 1000, let unit = words.dropFirst(2).first
            {
                if unit == "days" || unit == "day" { return (.newest(count), 3) }
                if unit == "weeks" || unit == "week" { return (.newest(count * 7), 3) }
                if unit == "months" || unit == "month" { return (.newest(count * 30), 3) }
            }
        }
        // "3 days ago"
        if let count = NumberWords.value(of: first).flatMap({ Int(exactly: $0) }), count <= 1000,
            second == "days" || second == "day", words.dropFirst(2).first == "ago"
        {
            return (.day(.daysAgo(count)), 3)
        }
        return nil
    }

    private static func weekday(_ word: String) -> Int? {
        let word = word.hasSuffix("s") ? String(word.dropLast()) : word
        return weekdays.firstIndex(of: word).map { $0 + 1 }
    }

    private static let weekdays = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]
    private static let leading: Set<String> = ["on", "in", "over", "the", "during", "for", "of"]
    private static let phrases: [([String], Span)] = Turns.each([
        ("the day before yesterday", .day(.daysAgo(2))),
        ("day before yesterday", .day(.daysAgo(2))), ("yesterday", .day(.daysAgo(1))),
        ("yesterdays", .day(.daysAgo(1))), ("last night", .day(.daysAgo(1))),
        ("todays", .today), ("today", .today), ("tonight", .today), ("this morning", .today),
        ("this evening", .today), ("this afternoon", .today), ("this week", .thisWeek),
        ("this weeks", .thisWeek), ("my week", .thisWeek), ("last week", .lastWeek),
        ("last weeks", .lastWeek), ("previous week", .lastWeek), ("past week", .newest(7)),
        ("all week", .thisWeek), ("this month", .thisMonth), ("last month", .lastMonth),
        ("my month", .thisMonth), ("past month", .newest(30)), ("week", .thisWeek),
        ("month", .thisMonth),
        ("weekly", .thisWeek), ("monthly", .thisMonth),
    ])
}
