internal import MealReader
internal import Nutrition

/// The days and clocks that words speak of, and the words without them.
struct TimeWords: Sendable {
    /// What each says, in order.
    private(set) var times: [SpokenTime] = []
    /// The words that are left.
    private(set) var rest: SpokenWords
    /// The words that say when, in lower case.
    private(set) var said = ""

    init(_ words: SpokenWords) {
        rest = words
        let text = words.rest
        let hits = SaidTimes(in: text).hits
        guard !hits.isEmpty else { return }
        var left = ""
        func keep(_ words: Substring, isBeforeTime: Bool) {
            var words = SpokenWords(String(words))
            if isBeforeTime { words.dropTrailing(Self.leading) }
            if !words.isEmpty { left += (left.isEmpty ? "" : " ") + words.rest }
        }
        var start = text.startIndex
        for hit in hits where hit.range.lowerBound >= start {
            keep(text[start..<hit.range.lowerBound], isBeforeTime: true)
            said += text[hit.range].lowercased() + " "
            start = hit.range.upperBound
            // "Yesterday's" ends with what the scanner leaves of it.
            for end in ["'s ", "’s "] where text[start...].hasPrefix(end) {
                start = text.index(start, offsetBy: end.count - 1)
            }
            times.append(hit.time)
            if let until = hit.until { times.append(SpokenTime(day: until)) }
        }
        keep(text[start...], isBeforeTime: false)
        rest = SpokenWords(left)
    }

    /// The first day that is named.
    var day: SpokenTime.Day? { times.lazy.compactMap(\.day).first }

    /// The first time of day that is named.
    var clock: SpokenTime.Clock? { times.lazy.compactMap(\.clock).first }

    /// The day and the time of day together; `nil` when neither is named.
    var time: SpokenTime? {
        times.isEmpty ? nil : SpokenTime(day: day, clock: clock)
    }

    /// Whether the words speak of two days.
    var isTorn: Bool { Set(times.compactMap(\.day)).count > 1 }

    private static let leading: Set<String> = [
        "from", "on", "of", "for", "in", "at", "the", "since", "this", "last", "early", "late",
        "around", "about",
    ]
}

extension TimeWords {
    /// The hours of a part of the day that was named: "this morning", "last night".
    var part: ClosedRange<Int>? {
        for (word, hours) in Self.parts where said.contains(word) { return hours }
        return nil
    }

    private static let parts: [(String, ClosedRange<Int>)] = [
        ("morning", 3...11), ("afternoon", 11...17), ("evening", 16...23), ("night", 16...23),
    ]
}
