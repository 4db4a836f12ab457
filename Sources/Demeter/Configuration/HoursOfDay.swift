/// Hours of a day, as `05:00-11:00`; the last minute is the one before the end.
package struct HoursOfDay: Sendable, Hashable {
    package var from: TimeOfDay
    package var to: TimeOfDay

    package init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
            .map { String($0).filter { $0 != " " } }
        guard parts.count == 2, let from = TimeOfDay(parts[0]), let to = TimeOfDay(parts[1]),
            from != to
        else { return nil }
        self.from = from
        self.to = to
    }
}
