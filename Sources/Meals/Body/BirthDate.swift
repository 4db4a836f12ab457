package import Nutrition

/// A year of birth, or the day itself.
package struct BirthDate: Sendable, Hashable, CustomStringConvertible {
    /// Not before 1900.
    package let year: Int
    /// `nil` when only the year is known.
    package let day: LocalDay?

    package init?(year: Int) {
        guard Self.years.contains(year) else { return nil }
        self.year = year
        day = nil
    }

    package init?(_ day: LocalDay) {
        guard Self.years.contains(day.year) else { return nil }
        year = day.year
        self.day = day
    }

    /// `1984` or `1984-05-17`; `nil` for anything else.
    package init?(_ text: some StringProtocol) {
        if let day = LocalDay(text) {
            self.init(day)
        } else if text.utf8.count == 4, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let year = Int(text)
        {
            self.init(year: year)
        } else {
            return nil
        }
    }

    package static let years = 1900...9999

    /// Whole years; `nil` before the birth.
    ///
    /// Where only the year is known it is the age that is reached within the year of `today`: one too
    /// many until the birthday.
    package func age(on today: LocalDay) -> Int? {
        let isBefore = day.map { (today.month, today.day) < ($0.month, $0.day) } ?? false
        let age = today.year - year - (isBefore ? 1 : 0)
        return age >= 0 ? age : nil
    }

    package var description: String { day?.description ?? String(year) }
}
