package import Nutrition

/// What a person changed or confirmed of one entry, newest first in lists.
package struct EntryCorrection: Sendable, Hashable {
    package var kind: ChangeKind
    package var before: EntryAmount
    package var after: EntryAmount

    package init(kind: ChangeKind, before: EntryAmount, after: EntryAmount) {
        self.kind = kind
        self.before = before
        self.after = after
    }
}

/// How much of which food an entry says.
package struct EntryAmount: Sendable, Hashable {
    package var food: FoodID
    package var amount: Double?
    package var unit: String?
    package var grams: Thousandths?
    package var state: FoodEntry.State

    package init(
        food: FoodID, amount: Double?, unit: String?, grams: Thousandths?, state: FoodEntry.State
    ) {
        self.food = food
        self.amount = amount
        self.unit = unit
        self.grams = grams
        self.state = state
    }
}

// What the journal tells of a person's habits.
extension Journal {
    /// The newest corrections and confirmations in force of entries whose food stayed the same, newest
    /// first; none from before habits were forgotten.
    package nonisolated func corrections(
        limit: Int = 2000
    ) async throws(JournalError) -> [EntryCorrection] {
        try await reader.read { try $0.corrections(limit: limit) }
    }

    /// The foods and weights of the newest logged entries since habits were forgotten, newest first.
    package nonisolated func amounts(
        limit: Int = 5000
    ) async throws(JournalError) -> [(food: FoodID, grams: Thousandths)] {
        try await reader.read { try $0.amounts(limit: limit) }
    }

    /// Lets everything learnt so far count no more. The entries themselves stay.
    package func forgetHabits() async throws(JournalError) {
        try await write { try $0.forgetHabits() }
    }
}
