package import Nutrition

/// A weight of a day: the first that was measured on it, as later ones have meals in them.
package struct WeighIn: Sendable, Hashable {
    package var day: LocalDay
    package var kilograms: Double

    package init(day: LocalDay, kilograms: Double) {
        self.day = day
        self.kilograms = kilograms
    }
}

/// How far a person's scale is off, learnt from the surprises that its weights were.
struct ScaleNoise {
    /// A variance in kg².
    private(set) var variance: Double = Self.usual * Self.usual

    /// What water, salt and the scale make of a weight from one day to the next, in kg, before anything is
    /// known of the person: about 0.5 % of the body (Bhutani et al., PLoS ONE 12, 2017).
    static let usual = 0.5
    /// As many weights as what is usual counts.
    private static let trust = 10.0
    private static let deviations = 0.15...2.0

    /// - Parameter surprises: squares of differences from what was expected, less what of them was
    ///   the expectation's own variance; in order.
    init(_ surprises: [Double] = []) {
        let cap = 9 * Self.deviations.upperBound * Self.deviations.upperBound
        let sum = surprises.reduce(0) { $0 + min($1, cap) }
        let pooled =
            (Self.trust * Self.usual * Self.usual + sum) / (Self.trust + Double(surprises.count))
        let (low, high) = (Self.deviations.lowerBound, Self.deviations.upperBound)
        variance = min(max(pooled, low * low), high * high)
    }

    /// The variance with which one weight counts: who typed 28 for 82, or weighed a suitcase, is hardly
    /// believed.
    ///
    /// - Parameters:
    ///   - surprise: the difference from what was expected, in kg.
    ///   - spread: the variance of what was expected.
    func variance(for surprise: Double, spread: Double) -> Double {
        let far = surprise * surprise / 9
        return far > spread + variance ? surprise * surprise * far / (spread + variance) : variance
    }
}
