internal import Journal
internal import MealReview
internal import Nutrition
package import Service

// What is learnt from a person's corrections and confirmations.
extension Logbook {
    /// Reads from the journal what the person corrects, confirms and usually has.
    package nonisolated(nonsending) func learnHabits() async throws(ServiceError) {
        try await ServiceError.translating { () async throws(JournalError) in
            let corrections = try await journal.corrections()
            let amounts = try await journal.amounts()
            remember(HabitBook(corrections, usual: Habits.usual(amounts)))
        }
    }

    /// Takes a change into account that may have taught, or unlearnt, a habit.
    nonisolated(nonsending) func learn(from recorded: Recorded) async {
        if !takeIntoHabits(recorded) { try? await learnHabits() }
        if !recorded.allergies.isEmpty { try? await learnAllergies() }
    }

    /// Lets everything learnt so far count no more.
    package nonisolated(nonsending) func forgetHabits() async throws(ServiceError) {
        try await storing { () async throws(JournalError) in
            try await self.journal.forgetHabits()
        }
        forgetEating()
        try await learnHabits()
    }
}

extension Habits {
    /// The mean and the deviation of each food's weights.
    static func usual(
        _ amounts: [(food: FoodID, grams: Thousandths)]
    ) -> [FoodID: UsualAmount] {
        var sums: [FoodID: (count: Double, sum: Double, squares: Double)] = [:]
        for (food, grams) in amounts {
            let old = sums[food] ?? (0, 0, 0)
            let value = grams.value
            sums[food] = (old.count + 1, old.sum + value, old.squares + value * value)
        }
        return sums.mapValues { sums in
            let mean = sums.sum / sums.count
            let variance = max(0, sums.squares / sums.count - mean * mean)
            return UsualAmount(
                count: Int(sums.count), mean: mean, deviation: variance.squareRoot())
        }
    }
}
