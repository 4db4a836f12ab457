package import Nutrition

// What a person aims at.
extension Journal {
    /// Sets rules as one undoable change; each takes the place of one for the same nutrient and days.
    ///
    /// Days that are closed keep the goals that they had.
    package nonisolated func setGoals(_ rules: [GoalRule]) async throws(JournalError) -> Recorded {
        try await write { try $0.setGoals(rules) }
    }

    /// The rules in force, the oldest validity first.
    package nonisolated func goalRules() async throws(JournalError) -> [GoalRule] {
        try await reader.read { try $0.goalRules() }
    }

    package nonisolated func goals(on day: LocalDay) async throws(JournalError) -> Goals {
        try await reader.read { try $0.goals(on: day) }
    }
}
