package import Nutrition

/// A month of the calendar.
package struct Month: Sendable, Hashable, CustomStringConvertible {
    /// 1 to 9999
    package let year: Int
    /// 1 to 12
    package let month: Int

    /// Beyond the ends of the calendar it is the nearest month within.
    package init(year: Int, month: Int) {
        let count = min(max(year * 12 + month - 1, 12), 9999 * 12 + 11)
        self.year = count / 12
        self.month = count % 12 + 1
    }

    package init(of day: LocalDay) { self.init(year: day.year, month: day.month) }

    /// `2026-03`; `nil` for anything else.
    package init?(_ text: some StringProtocol) {
        guard let day = LocalDay("\(text)-01") else { return nil }
        self.init(of: day)
    }

    package var description: String { String(first.description.prefix(7)) }

    package var first: LocalDay {
        guard let day = LocalDay(year: year, month: month, day: 1) else {
            preconditionFailure("every month begins with a first")
        }
        return day
    }

    package var last: LocalDay {
        first.advanced(by: LocalDay.length(ofMonth: month, in: year) - 1)
    }

    package func advanced(by months: Int) -> Month { Month(year: year, month: month + months) }
}
