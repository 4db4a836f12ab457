/// A calendar date (proleptic Gregorian) as a person's wall calendar shows it, free of any zone.
package struct LocalDay: Sendable, Hashable, Comparable, CustomStringConvertible {
    package let year: Int
    /// 1–12
    package let month: Int
    /// 1–31
    package let day: Int

    /// `nil` unless the date exists; years 1 to 9999.
    package init?(year: Int, month: Int, day: Int) {
        guard (1...9999).contains(year), (1...12).contains(month),
            (1...Self.length(ofMonth: month, in: year)).contains(day)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// The last date that four digits of a year can tell.
    package static let last = LocalDay(daysSinceEpoch: 2_932_896)

    /// The date that `text` gives as `YYYY-MM-DD`; `nil` for anything else.
    package init?(_ text: some StringProtocol) {
        var (numbers, position) = ((0, 0, 0), 0)
        for byte in text.utf8 {
            switch position {
            case 4, 7: guard byte == UInt8(ascii: "-") else { return nil }
            case 10...: return nil
            default:
                guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
                let digit = Int(byte - UInt8(ascii: "0"))
                switch position {
                case ..<4: numbers.0 = numbers.0 * 10 + digit
                case ..<7: numbers.1 = numbers.1 * 10 + digit
                default: numbers.2 = numbers.2 * 10 + digit
                }
            }
            position += 1
        }
        guard position == 10 else { return nil }
        let (year, month, day) = numbers
        self.init(year: year, month: month, day: day)
    }

    /// The date `daysSinceEpoch` days after 1970-01-01.
    ///
    /// Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms", `civil_from_days`.
    package init(daysSinceEpoch: Int) {
        let shifted = daysSinceEpoch + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra =
            (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Days since 1970-01-01, negative before it; `days_from_civil` of the same source.
    package var daysSinceEpoch: Int {
        let shiftedYear = month <= 2 ? year - 1 : year
        let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    package func advanced(by days: Int) -> LocalDay {
        LocalDay(daysSinceEpoch: daysSinceEpoch + days)
    }

    /// 1 for Monday to 7 for Sunday (ISO 8601).
    package var weekday: Int {
        let remainder = (daysSinceEpoch + 3) % 7
        return (remainder < 0 ? remainder + 7 : remainder) + 1
    }

    /// `YYYY-MM-DD`
    package var description: String {
        // Days far from now can be reckoned with, but no text can hold them in this form.
        guard (0...9999).contains(year) else { return "\(year)-\(month)-\(day)" }
        let hyphen = UInt8(ascii: "-")
        func digit(_ value: Int) -> UInt8 { UInt8(ascii: "0") + UInt8(value % 10) }
        return String(
            decoding: [
                digit(year / 1000), digit(year / 100), digit(year / 10), digit(year), hyphen,
                digit(month / 10), digit(month), hyphen, digit(day / 10), digit(day),
            ], as: UTF8.self)
    }

    package static func < (left: Self, right: Self) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    package static func length(ofMonth month: Int, in year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
