package import Nutrition

// The end of days.
extension Journal {
    /// Closes every day before `today` that is not closed yet, in one transaction.
    ///
    /// It may be asked at any time and any number of times: a day is closed once.
    ///
    /// What tells of them is queued in the same transaction: the summary of a day with entries, or one
    /// digest when there are several such days.
    ///
    /// - Parameters:
    ///   - zone: the person's zone, by name, which is kept with the days.
    ///   - sinks: the names of those who are to be told.
    /// - Returns: the days that this call closed; `nil` when there was none.
    package nonisolated func closeDays(
        before today: LocalDay, zone: String, sinks: [String] = []
    ) async throws(JournalError) -> Closing? {
        try await write { try $0.closeDays(before: today, zone: zone, sinks: sinks) }
    }

    /// The first day that is not closed; all before it are. `nil` before the first `closeDays`.
    package nonisolated func firstOpenDay() async throws(JournalError) -> LocalDay? {
        try await reader.read { try $0.firstOpenDay() }
    }

    /// Opens the days from `today` on again that were closed by a clock that was ahead, when the wall
    /// clock was set back since.
    ///
    /// - Returns: the days that are open again; `nil` when there is none.
    package nonisolated func openDays(from today: LocalDay) async throws(JournalError) -> Closing? {
        try await write { try $0.openDays(from: today) }
    }

    /// The first open day and when it came to be that; `nil` before the first `closeDays`.
    package nonisolated func horizon() async throws(JournalError) -> DayHorizon? {
        try await reader.read { try $0.horizon() }
    }
}
