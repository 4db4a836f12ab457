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
            remember(Habits(corrections, usual: Habits.usual(amounts)))
        }
    }

    /// Takes a change into account that may have taught, or unlearnt, a habit.
    nonisolated(nonsending) func learn(from recorded: Recorded) async {
        switch recorded.changeKind {
        case .edit, .confirm:
            guard let corrections = try? await journal.corrections() else { return }
            remember(habits.replacingCorrections(by: Habits(corrections)))
        default: break
        }
    }

    /// Lets everything learnt so far count no more.
    package nonisolated(nonsending) func forgetHabits() async throws(ServiceError) {
        try await storing { () async throws(JournalError) in
            try await self.journal.forgetHabits()
        }
        try await learnHabits()
    }
}

extension Habits {
    init(_ corrections: [EntryCorrection], usual: [FoodID: UsualAmount] = [:]) {
        self.init(
            corrections: corrections.compactMap(Correction.init),
            confirmations: corrections.compactMap { correction in
                guard correction.kind == .confirm, correction.before.state == .held else {
                    return nil
                }
                return correction.after.grams.map { (correction.after.food, $0) }
            }, usual: usual)
    }

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

extension Habits.Correction {
    /// The weight that a correction gives to a portion, or to an unsaid amount; `nil` when it changes
    /// the count alone.
    init?(_ correction: EntryCorrection) {
        let before = correction.before
        let after = correction.after
        guard correction.kind == .edit, let old = before.grams, let new = after.grams,
            new > .zero, old != new
        else { return nil }
        guard let amount = before.amount else {
            self.init(food: after.food, unit: nil, grams: new)
            return
        }
        guard amount > 0, let unit = before.unit, !Self.isMeasure(unit) else { return nil }
        let count = after.unit == unit ? after.amount ?? amount : amount
        guard count > 0 else { return nil }
        let each = new.scaled(by: 1 / count)
        guard abs(each.value * amount - old.value) > 0.05 * old.value else { return nil }
        self.init(food: after.food, unit: unit, grams: each)
    }

    /// Whether the unit weighs the same whoever uses it; a cup does not, as people fill it.
    private static func isMeasure(_ unit: String) -> Bool {
        MeasureUnit.allCases.contains { $0.symbol == unit && $0 != .cup }
    }
}
