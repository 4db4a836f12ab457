/// A time on a wall clock, to the minute.
package struct TimeOfDay: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// 0–1439
    package let minutesAfterMidnight: Int

    package static let midnight = TimeOfDay(minutesAfterMidnight: 0)

    private init(minutesAfterMidnight: Int) { self.minutesAfterMidnight = minutesAfterMidnight }

    /// The time that `text` gives as `HH:MM`, 00:00 to 23:59.
    package init?(_ text: String) {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2,
            let hour = Self.number(parts[0]), hour < 24,
            let minute = Self.number(parts[1]), minute < 60
        else { return nil }
        minutesAfterMidnight = hour * 60 + minute
    }

    private static func number(_ digits: Substring) -> Int? {
        guard digits.utf8.count == 2, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) })
        else { return nil }
        return Int(digits)
    }

    package var description: String {
        let (hour, minute) = minutesAfterMidnight.quotientAndRemainder(dividingBy: 60)
        return "\(hour < 10 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    }

    package static func < (left: Self, right: Self) -> Bool {
        left.minutesAfterMidnight < right.minutesAfterMidnight
    }
}
