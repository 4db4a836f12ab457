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
        let days = days(in: words)
        if let (span, range) = between(days, words) { return taken(span, range, from: words) }
        for start in words.indices {
            guard let (span, count) = span(words[start...]) else { continue }
            return taken(span, start..<start + count, from: words)
        }
        guard let first = days.first else { return Found(words: words) }
        return taken(.day(first.day), first.words, from: words)
    }

    private static func taken(_ span: Span, _ range: Range<Int>, from words: [String]) -> Found {
        var from = range.lowerBound
        while from > 0, leading.contains(words[from - 1]) { from -= 1 }
        var rest = words
        rest.removeSubrange(from..<range.upperBound)
        return Found(span: span, words: rest)
    }

    /// "Between Monday and Wednesday", "from the 3rd to the 7th", "since Monday".
    private static func between(
        _ days: [NamedDay], _ words: [String]
    ) -> (Span, Range<Int>)? {
        func opening(_ day: NamedDay) -> Int? {
            var from = day.words.lowerBound
            while from > 0, ["the", "on"].contains(words[from - 1]) { from -= 1 }
            return from > 0 ? from - 1 : nil
        }
        if let range = days.first(where: { $0.until != nil }), let until = range.until {
            return (.days(range.day, until), range.words)
        }
        for (first, second) in zip(days, days.dropFirst()) {
            let joint = words[first.words.upperBound..<second.words.lowerBound]
                .filter { !["the", "on", "including"].contains($0) }
            let lead = opening(first).map { words[$0] } ?? ""
            let isRange =
                lead == "between" && ["and", "to"].contains(joint.first)
                || joint.first.map(ranging.contains) == true
            guard isRange, joint.count == 1 else { continue }
            let start =
                lead == "between" || lead == "from"
                ? opening(first) ?? first.words.lowerBound : first.words.lowerBound
            return (.days(first.day, second.day), start..<second.words.upperBound)
        }
        guard let first = days.first, let lead = opening(first), words[lead] == "since" else {
            return nil
        }
        return (.days(first.day, .daysAgo(0)), lead..<first.words.upperBound)
    }

    private static let ranging: Set<String> = ["to", "till", "until", "through", "thru", "-", "–"]

    /// A day, and the words that name it.
    private struct NamedDay {
        var words: Range<Int>
        var day: SpokenTime.Day
        /// The last of several.
        var until: SpokenTime.Day?
    }

    /// The days that words name, as corrections and lines read them.
    private static func days(in words: [String]) -> [NamedDay] {
        var starts: [Int] = []
        var length = 0
        for word in words {
            starts.append(length)
            length += word.utf8.count + 1
        }
        let text = words.joined(separator: " ")
        return SaidTimes(in: text).hits.compactMap { hit in
            let first = text.utf8.distance(from: text.startIndex, to: hit.range.lowerBound)
            let last = text.utf8.distance(from: text.startIndex, to: hit.range.upperBound)
            guard let day = hit.time.day, let from = starts.lastIndex(where: { $0 <= first }),
                let to = starts.lastIndex(where: { $0 < last })
            else { return nil }
            return NamedDay(words: from..<to + 1, day: day, until: hit.until)
        }
    }

    private static func span(_ words: ArraySlice<String>) -> (Span, Int)? {
        guard let first = words.first else { return nil }
        if let day = LocalDay(first) { return (.date(day), 1) }
        for (phrase, span) in phrases where words.starts(with: phrase) {
            return (span, phrase.count)
        }
        if let weekday = weekday(first) { return (.day(.lastWeekday(weekday)), 1) }
        let second = words.dropFirst().first
        if ["last", "past", "previous", "these", "this"].contains(first), let second {
            // "these past two weeks"
            if first.hasPrefix("th") {
                guard ["past", "last"].contains(second) else { return nil }
                return span(words.dropFirst()).map { ($0.0, $0.1 + 1) }
            }
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

    static let weekdays = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]
    private static let leading: Set<String> = [
        "on", "in", "over", "the", "during", "for", "of", "from", "between", "at",
    ]
    private static let phrases: [([String], Span)] = Turns.each([
        ("the day before yesterday", .day(.daysAgo(2))),
        ("day before yesterday", .day(.daysAgo(2))), ("yesterday", .day(.daysAgo(1))),
        ("yesterdays", .day(.daysAgo(1))), ("last night", .day(.daysAgo(1))),
        ("todays", .today), ("today", .today), ("tonight", .today), ("this morning", .today),
        ("this evening", .today), ("this afternoon", .today), ("this week", .thisWeek),
        ("this weeks", .thisWeek), ("my week", .thisWeek), ("last week", .lastWeek),
        ("last weeks", .lastWeek), ("previous week", .lastWeek), ("past week", .newest(7)),
        ("all week", .thisWeek), ("this month", .thisMonth), ("last month", .lastMonth),
        ("my month", .thisMonth), ("past month", .newest(30)),
        ("past fortnight", .newest(14)), ("last fortnight", .newest(14)),
        ("a fortnight", .newest(14)), ("past year", .newest(365)), ("week", .thisWeek),
        ("month", .thisMonth),
        ("weekly", .thisWeek), ("monthly", .thisMonth),
    ])
}
