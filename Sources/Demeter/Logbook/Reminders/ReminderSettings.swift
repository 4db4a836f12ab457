/// Whether, when and how often somebody is reminded of what they forgot to log.
package struct ReminderSettings: Sendable, Hashable {
    /// Minutes after midnight between which nobody is reminded; one that ends before it begins goes over
    /// midnight.
    package var quiet: (from: Int, to: Int)
    /// At most so many on a day; none when 0.
    package var aDay: Int

    package init(quiet: (from: Int, to: Int), aDay: Int) {
        self.quiet = quiet
        self.aDay = aDay
    }

    package func isQuiet(at minute: Int) -> Bool {
        quiet.from <= quiet.to
            ? (quiet.from..<quiet.to).contains(minute)
            : minute >= quiet.from || minute < quiet.to
    }

    package static func == (left: Self, right: Self) -> Bool {
        left.quiet == right.quiet && left.aDay == right.aDay
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(quiet.from)
        hasher.combine(quiet.to)
        hasher.combine(aDay)
    }
}
