package import Nutrition

// Looking things up; none of this waits for writes.
extension Journal {
    package nonisolated func day(_ day: LocalDay) async throws(JournalError) -> DayPage {
        try await reader.read { ledger in
            let entries = try ledger.entries(on: day)
            return DayPage(
                entries: entries.filter { $0.state == .logged },
                held: entries.filter { $0.state == .held }, total: try ledger.total(of: day))
        }
    }

    /// As `day`, its total with all nutrients and how far each is known.
    package nonisolated func wholeDay(_ day: LocalDay) async throws(JournalError) -> DayPage {
        try await self.day(day).summed
    }

    /// As `days(from:to:)`, with all nutrients and how far each is known.
    package nonisolated func wholeDays(
        from first: LocalDay, to last: LocalDay
    ) async throws(JournalError) -> [DailyTotal] {
        try await reader.read { ledger in
            let sums = try ledger.wholeTotals(from: first, to: last)
            return try ledger.totals(from: first, to: last).map { total in
                var total = total
                total.total.take(sums[total.day] ?? NutrientSum().total)
                return total
            }
        }
    }

    /// The totals of the days with entries in a range, in order; others are left out.
    package nonisolated func days(
        from first: LocalDay, to last: LocalDay
    ) async throws(JournalError) -> [DailyTotal] {
        try await reader.read { try $0.totals(from: first, to: last) }
    }

    package nonisolated func entry(_ id: EntryID) async throws(JournalError) -> FoodEntry {
        try await reader.read { ledger in
            guard let entry = try ledger.entry(id) else { throw JournalError.noSuchEntry(id) }
            return entry
        }
    }

    /// Logged entries of a food, or with `part` (in lower case) in their name or words, newest first.
    package nonisolated func entries(
        of food: FoodID, or part: String, from first: LocalDay, to last: LocalDay
    ) async throws(JournalError) -> [FoodEntry] {
        try await reader.read {
            try $0.entries(of: food.rawValue, or: part, from: first, to: last)
        }
    }

    /// Live entries of foods that know nothing but the seven nutrients, by day.
    package nonisolated func incompleteEntries() async throws(JournalError) -> [FoodEntry] {
        try await reader.read { try $0.incompleteEntries() }
    }

    /// All entries that wait for confirmation, by day.
    package nonisolated func held() async throws(JournalError) -> [FoodEntry] {
        try await reader.read { try $0.heldEntries() }
    }

    /// The person's own foods, by id.
    package nonisolated func ownFoods() async throws(JournalError) -> [Food] {
        try await reader.read { try $0.ownFoods() }
    }

    /// Events after the one numbered `sequence` (0 for all), oldest first, at most `limit`.
    package nonisolated func events(
        after sequence: Int64, limit: Int = 1000
    ) async throws(JournalError) -> [JournalEvent] {
        try await reader.read { try $0.events(after: sequence, limit: limit) }
    }

    /// The number of the last event, 0 before the first.
    package nonisolated func lastSequence() async throws(JournalError) -> Int64 {
        try await reader.read { try $0.lastSequence() }
    }

    /// The changes that undo and redo would turn now.
    package nonisolated func steps() async throws(JournalError) -> (
        undo: UndoStep?, redo: UndoStep?
    ) {
        try await reader.read { try $0.steps() }
    }

    package nonisolated func status() async throws(JournalError) -> JournalStatus {
        let commits = await commitCounts
        return try await reader.read { try $0.status(commits: commits) }
    }

    /// Looks for damage in the whole file; empty when all is well. Takes time with a large journal.
    package nonisolated func flaws() async throws(JournalError) -> [JournalFlaw] {
        try await reader.read { try $0.flaws() }
    }
}
