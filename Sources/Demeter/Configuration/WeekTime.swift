/// A time on one day of the week, as `sunday 20:00`.
package struct WeekTime: Sendable, Hashable, CustomStringConvertible {
    /// 1 is Monday.
    package let weekday: Int
    package let time: TimeOfDay

    private static let names = [
        "monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday",
    ]

    /// The day by its English name or the first three letters of it, a space, and `HH:MM`.
    package init?(_ text: String) {
        let parts = text.lowercased().split(separator: " ")
        guard parts.count == 2, let time = TimeOfDay(String(parts[1])),
            let index = Self.names.firstIndex(where: { $0 == parts[0] || $0.prefix(3) == parts[0] })
        else { return nil }
        weekday = index + 1
        self.time = time
    }

    package var description: String { "\(Self.names[weekday - 1]) \(time)" }
}
