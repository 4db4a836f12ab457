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
        let spans = Self.spans(in: text)
        guard !spans.isEmpty else { return }
        let bytes = Array(text.utf8)
        var left = ""
        var start = 0
        func keep(_ range: Range<Int>, isBeforeTime: Bool) {
            var words = SpokenWords(String(decoding: bytes[range], as: UTF8.self))
            if isBeforeTime { words.dropTrailing(Self.leading) }
            if !words.isEmpty { left += (left.isEmpty ? "" : " ") + words.rest }
        }
        for span in spans where span.bytes.lowerBound >= start {
            keep(start..<span.bytes.lowerBound, isBeforeTime: true)
            said += String(decoding: bytes[span.bytes], as: UTF8.self).lowercased() + " "
            start = span.bytes.upperBound
            // "Yesterday's" ends with what the scanner leaves of it.
            if String(decoding: bytes[start...], as: UTF8.self).hasPrefix("'s ") { start += 2 }
            times.append(span.time)
        }
        keep(start..<bytes.count, isBeforeTime: false)
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

    /// Where a command or a question says when.
    static func spans(in text: String) -> [TimeSpan] { TimeSpan.spans(in: named(text)) }

    /// Days and months by their names, whose capitals nobody writes in a command.
    private static func named(_ text: String) -> String {
        var named = ""
        var word = ""
        func flush() {
            let plain = word.lowercased()
            let isName = names.contains { plain == $0 || plain == $0 + "s" }
            named += isName ? word.prefix(1).uppercased() + word.dropFirst() : word
            word = ""
        }
        for letter in text {
            if letter.isLetter {
                word.append(letter)
            } else {
                flush()
                named.append(letter)
            }
        }
        flush()
        return named
    }

    private static let names: Set<String> = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday", "january",
        "february", "april", "june", "july", "august", "september", "october", "november",
        "december", "jan", "feb", "mar", "apr", "jun", "jul", "aug", "sep", "sept", "oct", "nov",
        "dec", "may", "march",
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
