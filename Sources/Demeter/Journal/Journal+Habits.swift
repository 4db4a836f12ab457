package import Nutrition

/// What a person changed or confirmed of one entry, newest first in lists.
package struct EntryCorrection: Sendable, Hashable {
    package var change: ChangeID
    package var kind: ChangeKind
    package var before: EntryAmount
    package var after: EntryAmount

    package init(
        change: ChangeID, kind: ChangeKind, before: EntryAmount, after: EntryAmount
    ) {
        self.change = change
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
    /// How an amount that was not said came to be, as `EntryContent.assumption`.
    package var assumption: String?
    package var state: FoodEntry.State

    package init(
        food: FoodID, amount: Double?, unit: String?, grams: Thousandths?, assumption: String?,
        state: FoodEntry.State
    ) {
        self.food = food
        self.amount = amount
        self.unit = unit
        self.grams = grams
        self.assumption = assumption
        self.state = state
    }

    /// `nil` of an entry that no food of the catalog is known for.
    package init?(_ entry: FoodEntry) {
        guard let food = entry.food else { return nil }
        self.init(
            food: food, amount: entry.amount, unit: entry.unit, grams: entry.grams,
            assumption: entry.assumption, state: entry.state)
    }
}

extension Recorded {
    /// What a correction or confirmation says of the amounts of foods, as `Journal.corrections` tells it.
    package var corrections: [EntryCorrection] {
        guard let change, kind == .edit || kind == .confirm else { return [] }
        return entries.compactMap { entry in
            guard let before = entry.before.flatMap(EntryAmount.init),
                let after = entry.after.flatMap(EntryAmount.init), before.food == after.food
            else { return nil }
            return EntryCorrection(change: change, kind: kind, before: before, after: after)
        }
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
    package nonisolated func forgetHabits() async throws(JournalError) {
        try await write { try $0.forgetHabits() }
    }
}
