internal import Journal
internal import MealReview
internal import Nutrition

/// What is learnt from a person's corrections, kept up with each of them.
///
/// The journal tells the same anew at every start; this spares reading it again after every change.
struct HabitBook: Sendable {
    private(set) var habits: Habits
    /// By food, oldest first.
    private var lessons: [FoodID: [Lesson]] = [:]

    /// What one change says of one food.
    private struct Lesson {
        var change: ChangeID
        var correction: Habits.Correction?
        /// The weight that was logged although it was held.
        var confirmed: Thousandths?

        init(_ source: EntryCorrection) {
            change = source.change
            correction = Habits.Correction(source)
            if source.kind == .confirm, source.before.state == .held {
                confirmed = source.after.grams
            }
        }

        var isEmpty: Bool { correction == nil && confirmed == nil }
    }

    /// More corrections of one food than this are not looked at again before the next start.
    private static let limit = 200

    init(_ corrections: [EntryCorrection] = [], usual: [FoodID: UsualAmount] = [:]) {
        habits = Habits(corrections: [], confirmations: [], usual: usual)
        for source in corrections.reversed() { add(source) }
        for food in lessons.keys { learn(food) }
    }

    /// Takes a change into account that may have taught, or unlearnt, a habit; `false` when only the
    /// journal can tell what it did.
    mutating func take(_ recorded: Recorded) -> Bool {
        guard recorded.changeKind == .edit || recorded.changeKind == .confirm else { return true }
        switch recorded.kind {
        case .redo: return false
        case .undo:
            let foods = recorded.entries.compactMap { ($0.before ?? $0.after)?.food }
            for food in Set(foods) where lessons[food]?.last?.change == recorded.change {
                lessons[food]?.removeAll { $0.change == recorded.change }
                learn(food)
            }
        default:
            let new = recorded.corrections.filter { add($0) }
            for food in Set(new.map(\.after.food)) { learn(food) }
        }
        return true
    }

    /// Takes one more meal of a food into its usual amount.
    mutating func note(_ grams: Thousandths, of food: FoodID) { habits.note(grams, of: food) }

    /// Whether it teaches anything.
    @discardableResult
    private mutating func add(_ source: EntryCorrection) -> Bool {
        let lesson = Lesson(source)
        guard !lesson.isEmpty else { return false }
        lessons[source.after.food, default: []].append(lesson)
        return true
    }

    private mutating func learn(_ food: FoodID) {
        if let count = lessons[food]?.count, count > Self.limit {
            lessons[food]?.removeFirst(count - Self.limit)
        }
        let newest = (lessons[food] ?? []).reversed()
        habits.learn(
            food, newest.compactMap(\.correction), confirmations: newest.compactMap(\.confirmed))
    }
}

extension Habits.Correction {
    /// The weight that a correction gives to a portion, or to an unsaid amount; `nil` when it changes
    /// the count alone, or nobody knows what was corrected.
    init?(_ correction: EntryCorrection) {
        let before = correction.before
        let after = correction.after
        guard correction.kind == .edit, let old = before.grams, let new = after.grams,
            new > .zero, old != new
        else { return nil }
        guard let amount = before.amount else {
            guard let original = Self.original(before, each: old) else { return nil }
            self.init(food: after.food, unit: nil, original: original, grams: new)
            return
        }
        guard amount > 0, let unit = before.unit, !Self.isMeasure(unit) else { return nil }
        let count = after.unit == unit ? after.amount ?? amount : amount
        guard count > 0 else { return nil }
        let each = new.scaled(by: 1 / count)
        guard abs(each.value * amount - old.value) > 0.05 * old.value,
            let original = Self.original(before, each: old.scaled(by: 1 / amount))
        else { return nil }
        self.init(food: after.food, unit: unit, original: original, grams: each)
    }

    /// What was corrected, before a habit took its place.
    private static func original(_ before: EntryAmount, each: Thousandths) -> Thousandths? {
        // Given by hand, or put right before: it tells nothing of what the words weigh for anybody.
        guard before.assumption != nil else { return nil }
        let original: Thousandths
        switch OwnAmount.Origin(of: before.assumption) {
        case .anybody: original = each
        case .own(let known): original = known
        case .untold: return nil
        }
        return original > .zero ? original : nil
    }

    /// Whether the unit weighs the same whoever uses it; a cup does not, as people fill it.
    private static func isMeasure(_ unit: String) -> Bool {
        MeasureUnit.allCases.contains { $0.symbol == unit && $0 != .cup }
    }
}
