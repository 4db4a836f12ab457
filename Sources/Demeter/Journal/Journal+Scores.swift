package import HealthyEating
package import Nutrition

// What scores are made of.
extension Journal {
    /// What was eaten from one day to another, summed by day; days without logged entries are left out.
    package nonisolated func intakes(
        from first: LocalDay, to last: LocalDay
    ) async throws(JournalError) -> [LocalDay: Intake] {
        try await reader.read { try $0.intakes(from: first, to: last) }
    }
}
