package import Allergens
internal import Nutrition

// What a person must not or would rather not eat.
extension Journal {
    /// Sets one trigger, or ends it where `allergy` is `nil`, as one undoable change.
    ///
    /// Of one that is set already the day since when stays.
    package nonisolated func setAllergy(
        _ trigger: Trigger, _ allergy: Allergy?
    ) async throws(JournalError) -> Recorded {
        try await write { try $0.setAllergy(trigger, allergy) }
    }

    /// The person's own triggers, by their words.
    package nonisolated func allergies() async throws(JournalError) -> [Allergy] {
        try await reader.read { try $0.allergies() }
    }

    /// Logged entries that a rule has warned of, the latest first.
    package nonisolated func logged(
        warnedBy rule: String, limit: Int
    ) async throws(JournalError) -> [FoodEntry] {
        try await reader.read { try $0.logged(warnedBy: rule, limit: limit) }
    }
}
