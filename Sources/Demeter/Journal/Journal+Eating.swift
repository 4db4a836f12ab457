package import Habits
package import Nutrition

// What habits are made of.
extension Journal {
    /// Everything that counts, or what changed after an event; nothing from before habits were forgotten.
    ///
    /// What changed costs as much as it is, however long the journal is.
    ///
    /// - Parameters:
    ///   - sequence: `nil` for everything.
    ///   - day: dismissals of earlier days are left out.
    package nonisolated func eating(
        after sequence: Int64?, dismissalsFrom day: LocalDay
    ) async throws(JournalError) -> EatingNews {
        try await reader.read { try $0.eating(after: sequence, dismissalsFrom: day) }
    }

    /// Notes that suggestions were waved away. It is no change, and nothing undoes it but forgetting habits.
    package nonisolated func dismiss(
        _ foods: [FoodKey], at moment: Moment, by utterance: UtteranceID? = nil
    ) async throws(JournalError) {
        try await write { ledger in
            try ledger.dismiss(foods, at: moment)
            if let utterance { _ = try ledger.settle(utterance, state: .nothing, change: nil) }
        }
    }
}
