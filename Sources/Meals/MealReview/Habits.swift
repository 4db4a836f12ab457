package import Nutrition

/// What a person's own journal says of their foods: what they correct, confirm and usually have.
///
/// A value without a memory of its own: the journal tells it, and forgetting is telling less.
package struct Habits: Sendable, Hashable {
    /// One correction of an amount, as the journal holds it.
    package struct Correction: Sendable, Hashable {
        package var food: FoodID
        /// The portion whose weight was corrected; `nil` when no amount had been said.
        package var unit: String?
        /// What the same words weigh for anybody: one of `unit`, or the whole when no amount had been said.
        package var original: Thousandths
        /// What it weighs for this person.
        package var grams: Thousandths

        package init(food: FoodID, unit: String?, original: Thousandths, grams: Thousandths) {
            self.food = food
            self.unit = unit
            self.original = original
            self.grams = grams
        }

        /// `nil` where there was nothing to correct.
        var ratio: Double? {
            original > .zero && grams > .zero ? grams.value / original.value : nil
        }
    }

    /// How many of the newest corrections of a food are looked at.
    package static let correctionLimit = 20
    /// So many of one portion there must be before they become the default.
    package static let leastCount = 3
    /// They agree while the standard deviation of their ratios is below this.
    package static let tolerance = 0.3
    /// So often must a false alarm be confirmed before it is not raised again.
    package static let confirmationCount = 3

    /// The person's own portion as a multiple of anybody's, or under `nil` their unsaid amount.
    private var defaults: [FoodID: [String?: Double]] = [:]
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
        var runs: [String?: [Double]] = [:]
        for correction in corrections.prefix(Self.correctionLimit) {
            guard let ratio = correction.ratio else { continue }
            runs[correction.unit, default: []].append(ratio)
        }
        let agreed = runs.compactMapValues(Self.agreed)
        defaults[food] = agreed.isEmpty ? nil : agreed
        confirmed[food] = confirmations.isEmpty ? nil : confirmations
    }

    /// The mean of ratios, newest first, of which the i-th oldest of n weighs i/n; `nil` where they do not agree.
    private static func agreed(_ ratios: [Double]) -> Double? {
        guard ratios.count >= leastCount else { return nil }
        let count = Double(ratios.count)
        let mean = ratios.reduce(0, +) / count
        let variance = ratios.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / count
        guard variance.squareRoot() < tolerance else { return nil }
        var (sum, weights) = (0.0, 0.0)
        for (place, ratio) in ratios.reversed().enumerated() {
            let weight = Double(place + 1) / count
            sum += ratio * weight
            weights += weight
        }
        return sum / weights
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

    /// One `unit` of a food, or an unsaid amount of it, as a multiple of what it is for anybody.
    package func ratio(of food: FoodID, unit: String?) -> Double? {
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
