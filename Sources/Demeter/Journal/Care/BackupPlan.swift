package import Nutrition

/// Which of the daily copies of a journal are kept.
package struct BackupPlan: Sendable, Hashable {
    /// So many of the newest copies.
    package var daily: Int
    /// The newest copy of each of so many weeks, this one included; weeks begin on Monday.
    package var weekly: Int

    package init(daily: Int, weekly: Int) {
        self.daily = daily
        self.weekly = weekly
    }

    /// The file of a day's copy: `journal-2026-03-01.sqlite`.
    package static func name(of day: LocalDay) -> String { "journal-\(day).sqlite" }

    /// The day of a copy by its file's name; `nil` for every other file.
    package static func day(ofName name: String) -> LocalDay? {
        guard name.hasPrefix("journal-"), name.hasSuffix(".sqlite") else { return nil }
        return LocalDay(name.dropFirst(8).dropLast(7))
    }

    /// The copies of these that are to be removed, the newest last.
    package func obsolete(_ days: some Sequence<LocalDay>, today: LocalDay) -> [LocalDay] {
        let sorted = Set(days).sorted()
        var kept = Set(sorted.suffix(daily))
        let thisWeek = Self.week(today)
        var newest: [Int: LocalDay] = [:]
        for day in sorted where Self.week(day) > thisWeek - weekly { newest[Self.week(day)] = day }
        kept.formUnion(newest.values)
        return sorted.filter { !kept.contains($0) }
    }

    /// Weeks by number; 1970-01-01 was a Thursday.
    private static func week(_ day: LocalDay) -> Int {
        let shifted = day.daysSinceEpoch + 3
        return shifted >= 0 ? shifted / 7 : (shifted - 6) / 7
    }
}
