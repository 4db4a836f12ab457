internal import Journal
internal import MealReview
internal import Nutrition

/// What is learnt from a person's corrections, kept up with each of them.
///
/// The journal tells the same anew at every start; this spares reading it again after every change.
struct HabitBook: Sendable {
    private(set) var habits: Habits
    /// By food, oldest first.
    private var corrections: [FoodID: [EntryCorrection]] = [:]
    /// More corrections of one food than this are not looked at again before the next start.
    private static let limit = 200

    init(_ corrections: [EntryCorrection] = [], usual: [FoodID: UsualAmount] = [:]) {
        habits = Habits(corrections: [], confirmations: [], usual: usual)
        for correction in corrections.reversed() {
            self.corrections[correction.after.food, default: []].append(correction)
        }
        for food in self.corrections.keys { learn(food) }
    }

    /// Takes a change into account that may have taught, or unlearnt, a habit; `false` when only the
    /// journal can tell what it did.
    mutating func take(_ recorded: Recorded) -> Bool {
        guard recorded.changeKind == .edit || recorded.changeKind == .confirm else { return true }
        switch recorded.kind {
        case .redo: return false
        case .undo:
            let foods = recorded.entries.compactMap { ($0.before ?? $0.after)?.food }
            for food in Set(foods) {
                corrections[food]?.removeAll { $0.change == recorded.change }
                learn(food)
            }
        default:
            let new = recorded.corrections
            for correction in new {
                corrections[correction.after.food, default: []].append(correction)
            }
            for food in Set(new.map(\.after.food)) { learn(food) }
        }
        return true
    }

    /// Takes one more meal of a food into its usual amount.
    mutating func note(_ grams: Thousandths, of food: FoodID) { habits.note(grams, of: food) }

    private mutating func learn(_ food: FoodID) {
        let known = corrections[food] ?? []
        if known.count > Self.limit { corrections[food] = Array(known.suffix(Self.limit)) }
        let newest = known.reversed()
        habits.learn(
            food, newest.compactMap(Habits.Correction.init),
            confirmations: newest.compactMap { correction in
                guard correction.kind == .confirm, correction.before.state == .held else {
                    return nil
                }
                return correction.after.grams
            })
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
