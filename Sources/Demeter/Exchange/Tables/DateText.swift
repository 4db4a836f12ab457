internal import Nutrition

/// Dates and times as other programs write them.
enum DateText {
    /// The date with which `text` begins, and what stands behind it.
    ///
    /// `2026-03-01`, `2026/03/01`, `20260301`, `3/1/2026`, `1.3.2026`, `1-3-26`, `Mar 1, 2026`,
    /// `1 March 2026`, `Sunday, March 1, 2026`; behind it perhaps `T08:00:00` or ` 8:00 PM`.
    static func date(
        _ text: String, _ order: DateOrder
    ) -> (day: LocalDay, rest: Substring)? {
        let text = text.drop { $0.isWhitespace }
        if let day = LocalDay(text.prefix(10)) { return (day, rest(text.dropFirst(10))) }
        if let first = text.first, first.isLetter { return worded(text) }
        let parts = numbers(text)
        guard parts.numbers.count == 3 else {
            if parts.numbers.count == 1, let day = compact(text) { return day }
            return worded(text)
        }
        let (first, second, third) = (parts.numbers[0], parts.numbers[1], parts.numbers[2])
        if first > 999 {
            return LocalDay(year: first, month: second, day: third).map { ($0, parts.rest) }
        }
        guard parts.lengths[2] == 4 || parts.lengths[2] == 2 else { return nil }
        let year = third < 100 && parts.lengths[2] == 2 ? 2000 + third : third
        let (month, day) = order == .monthFirst ? (first, second) : (second, first)
        return LocalDay(year: year, month: month, day: day).map { ($0, parts.rest) }
    }

    /// The first two numbers of a date that has its year last; `nil` for any other text.
    static func pair(_ text: String) -> (first: Int, second: Int, isDotted: Bool)? {
        let parts = numbers(text.drop { $0.isWhitespace })
        guard parts.numbers.count == 3, parts.lengths[0] <= 2, parts.lengths[1] <= 2 else {
            return nil
        }
        return (parts.numbers[0], parts.numbers[1], parts.separator == ".")
    }

    /// Three numbers with the same sign between them.
    private static func numbers(
        _ text: Substring
    ) -> (numbers: [Int], lengths: [Int], separator: Character?, rest: Substring) {
        var numbers: [Int] = []
        var lengths: [Int] = []
        var separator: Character?
        var rest = text
        while numbers.count < 3 {
            let digits = rest.prefix { $0.isASCII && $0.isNumber }
            guard !digits.isEmpty, digits.count <= 8, let number = Int(digits) else { break }
            numbers.append(number)
            lengths.append(digits.count)
            rest = rest.dropFirst(digits.count)
            if numbers.count == 3 { break }
            guard let sign = rest.first, "/-.".contains(sign), separator ?? sign == sign else {
                break
            }
            separator = sign
            rest = rest.dropFirst()
            if sign == "." { rest = rest.drop { $0 == " " } }
        }
        return (numbers, lengths, separator, Self.rest(rest))
    }

    private static func rest(_ text: Substring) -> Substring {
        text.drop { $0 == "T" || $0 == " " || $0 == "," }
    }

    private static func compact(_ text: Substring) -> (day: LocalDay, rest: Substring)? {
        let digits = text.prefix { $0.isASCII && $0.isNumber }
        guard digits.count == 8, let number = Int(digits),
            let day = LocalDay(
                year: number / 10_000, month: number / 100 % 100, day: number % 100)
        else { return nil }
        return (day, rest(text.dropFirst(8)))
    }

    /// The first three letters of each, in English and Russian; May is also "мая".
    private static let months: [String: Int] = {
        var months = ["мая": 5]
        for names in [
            "jan feb mar apr may jun jul aug sep oct nov dec",
            "янв фев мар апр май июн июл авг сен окт ноя дек",
        ] {
            for (place, name) in names.split(separator: " ").enumerated() {
                months[String(name)] = place + 1
            }
        }
        return months
    }()

    /// A date with the name of its month, perhaps behind that of its weekday and a comma.
    private static func worded(_ text: Substring) -> (day: LocalDay, rest: Substring)? {
        var (month, day, year): (Int?, Int?, Int?) = (nil, nil, nil)
        var rest = text
        while year == nil {
            rest = rest.drop { $0 == " " || $0 == "," || $0 == "." }
            let word = rest.prefix { $0.isLetter || ($0.isASCII && $0.isNumber) }
            guard !word.isEmpty else { return nil }
            rest = rest.dropFirst(word.count)
            if let number = Int(word.prefix { $0.isNumber }) {
                if word.count == 4, number > 999 { year = number } else { day = number }
            } else if let number = months[word.prefix(3).lowercased()] {
                month = number
            } else if month ?? day != nil || (rest.first != "," && !isWeekday(word)) {
                return nil
            }
        }
        guard let year, let month, let day else { return nil }
        return LocalDay(year: year, month: month, day: day).map { ($0, Self.rest(rest)) }
    }

    private static func isWeekday(_ word: Substring) -> Bool {
        word.count == 3 || word.lowercased().hasSuffix("day")
    }

    /// Seconds of the day of `8:30`, `08:30:15`, `8:30 PM`, `20:15:00.000`.
    static func secondOfDay(_ text: some StringProtocol) -> Int? {
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

    /// Seconds east of Greenwich of `+0100`, `+01:00`, `UTC+0900`, `Z`; `nil` when `text` ends in none.
    static func offset(_ text: some StringProtocol) -> Int? {
        if text.hasSuffix("Z") { return 0 }
        guard let sign = text.lastIndex(where: { $0 == "+" || $0 == "-" }) else { return nil }
        let digits = String(text[text.index(after: sign)...].filter { $0 != ":" })
        guard digits.count == 4 || digits.count == 2, digits.allSatisfy(\.isNumber),
            let number = Int(digits)
        else { return nil }
        let (hours, minutes) = digits.count == 4 ? (number / 100, number % 100) : (number, 0)
        guard hours <= 14, minutes < 60 else { return nil }
        return (text[sign] == "-" ? -1 : 1) * (hours * 3600 + minutes * 60)
    }

    /// The day of a workbook's serial number, which counts from 1900 (with a leap day that year that was
    /// none) or from 1904; `nil` for one that is no day of these centuries.
    static func serial(_ number: Double, isFrom1904: Bool) -> (day: LocalDay, second: Int)? {
        let number = isFrom1904 ? number + 1462 : number
        guard (20_000..<80_000).contains(number) else { return nil }
        let day = number.rounded(.down)
        return (
            LocalDay(daysSinceEpoch: Int(day) - 25_569),
            min(86_399, Int(((number - day) * 86_400).rounded()))
        )
    }
}
