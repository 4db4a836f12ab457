package import Nutrition

/// What a person's own journal says of their foods: what they correct, confirm and usually have.
///
/// A value without a memory of its own: the journal tells it, and forgetting is telling less.
package struct Habits: Sendable, Hashable {
    /// One correction or confirmation of an amount, as the journal holds it.
    package struct Correction: Sendable, Hashable {
        package var food: FoodID
        /// The portion whose weight was corrected; `nil` when no amount had been said.
        package var unit: String?
        /// Weight of one of `unit`, or of the whole when no amount had been said.
        package var grams: Thousandths

        package init(food: FoodID, unit: String?, grams: Thousandths) {
            self.food = food
            self.unit = unit
            self.grams = grams
        }
    }

    /// How many of the newest corrections of a food are looked at.
    package static let correctionLimit = 20
    /// So many of them in a row must agree before they become the default.
    package static let consistentCount = 3
    /// They agree when the largest is at most this much above the smallest.
    static let tolerance = 1.2
    /// So often must a false alarm be confirmed before it is not raised again.
    package static let confirmationCount = 3

    /// The person's own weight of a portion, or under `nil` of an unsaid amount.
    private var defaults: [FoodID: [String?: Thousandths]] = [:]
    /// The weights that a person confirmed although a rule held or warned.
    private var confirmed: [FoodID: [Thousandths]] = [:]
    private var usual: [FoodID: UsualAmount] = [:]

    package init() {}

    /// - Parameters:
    ///   - corrections: newest first.
    ///   - confirmations: what was logged although it was held: the food and its weight, newest first.
    ///   - usual: what the person usually has.
    package init(
        corrections: [Correction], confirmations: [(food: FoodID, grams: Thousandths)],
        usual: [FoodID: UsualAmount] = [:]
    ) {
        self.usual = usual
        let confirmed = Dictionary(grouping: confirmations, by: \.food)
        let corrected = Dictionary(grouping: corrections, by: \.food)
        for food in Set(confirmed.keys).union(corrected.keys) {
            learn(food, corrected[food] ?? [], confirmations: (confirmed[food] ?? []).map(\.grams))
        }
    }

    /// Makes what is known of one food be what these say, newest first.
    package mutating func learn(
        _ food: FoodID, _ corrections: [Correction], confirmations: [Thousandths]
    ) {
        var runs: [String?: [Thousandths]] = [:]
        for correction in corrections.prefix(Self.correctionLimit) {
            runs[correction.unit, default: []].append(correction.grams)
        }
        let agreed = runs.compactMapValues(Self.agreed)
        defaults[food] = agreed.isEmpty ? nil : agreed
        confirmed[food] = confirmations.isEmpty ? nil : confirmations
    }

    /// The median of the newest weights when they agree.
    private static func agreed(_ run: [Thousandths]) -> Thousandths? {
        let newest = run.prefix(consistentCount).sorted()
        guard newest.count == consistentCount, let least = newest.first, let most = newest.last,
            least > .zero, most.value <= least.value * tolerance
        else { return nil }
        return newest[newest.count / 2]
    }

    /// Takes one more meal of a food into its usual amount (B. P. Welford, Technometrics 4, 1962).
    package mutating func note(_ grams: Thousandths, of food: FoodID) {
        let old = usual[food] ?? UsualAmount(count: 0, mean: 0, deviation: 0)
        let count = Double(old.count + 1)
        let mean = old.mean + (grams.value - old.mean) / count
        let squares =
            old.deviation * old.deviation * Double(old.count)
            + (grams.value - old.mean) * (grams.value - mean)
        usual[food] = UsualAmount(
            count: old.count + 1, mean: mean, deviation: (squares / count).squareRoot())
    }

    /// Whether an amount that was not said may mean something else than for anybody.
    var hasDefaults: Bool { !defaults.isEmpty }

    /// The person's own weight of one `unit` of a food, or of an unsaid amount of it.
    package func grams(of food: FoodID, unit: String?) -> Thousandths? {
        defaults[food]?[unit]
    }

    /// Whether the person has called alarms about so much of this food false often enough.
    func isUsed(to grams: Thousandths, of food: FoodID) -> Bool {
        guard let weights = confirmed[food], weights.count >= Self.confirmationCount else {
            return false
        }
        let like = weights.filter { grams.value <= $0.value * 1.5 }
        return like.count >= Self.confirmationCount
    }

    func usualAmount(of food: FoodID) -> UsualAmount? { usual[food] }
}

/// How much of a food a person has had, over their journal.
package struct UsualAmount: Sendable, Hashable {
    package var count: Int
    /// Grams.
    package var mean: Double
    package var deviation: Double

    package init(count: Int, mean: Double, deviation: Double) {
        self.count = count
        self.mean = mean
        self.deviation = deviation
    }
}
