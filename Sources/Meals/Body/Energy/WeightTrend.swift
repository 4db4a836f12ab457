package import Nutrition

/// A person's weight without what water and scales make of it from day to day.
///
/// A Kalman filter of a local linear trend (A. Harvey, "Forecasting, Structural Time Series Models and the
/// Kalman Filter", 1989): the weight goes on by its slope, and both may drift.
package struct WeightTrend: Sendable, Hashable {
    /// The trend on one day.
    package struct Point: Sendable, Hashable {
        package var day: LocalDay
        /// In kg.
        package var weight: Estimate
        /// How fast it changes, in kg a week; below zero when weight is lost.
        package var weekly: Estimate
    }

    /// Every day from the first weight to the last day that was asked for.
    package let points: [Point]

    /// - Parameters:
    ///   - weighIns: at most one a day, in order.
    ///   - last: the day up to which the trend is wanted; weights after it are left out.
    package init(_ weighIns: [WeighIn], upTo last: LocalDay) {
        let known = weighIns.filter { $0.day <= last }
        // The scale's error is learnt first: three rounds settle it to a percent.
        var noise = ScaleNoise()
        for _ in 0..<3 { noise = ScaleNoise(Self.run(known, noise, upTo: last).surprises) }
        points = Self.run(known, noise, upTo: last).points
    }

    package var newest: Point? { points.last }

    /// What the trend may drift in a day: the weight in kg, and its slope in kg a day.
    private static let drift = (weight: 0.03, slope: 0.004)
    /// Before anything is known of the slope: a kilogram a week either way.
    private static let slopeDeviation = 1.0 / 7

    private static func run(
        _ weighIns: [WeighIn], _ noise: ScaleNoise, upTo last: LocalDay
    ) -> (points: [Point], surprises: [Double]) {
        guard let first = weighIns.first else { return ([], []) }
        var belief = GaussianBelief([
            (first.kilograms, noise.variance.squareRoot()), (0, slopeDeviation),
        ])
        var points: [Point] = []
        var surprises: [Double] = []
        var rest = weighIns.dropFirst()
        for number in first.day.daysSinceEpoch...last.daysSinceEpoch {
            let day = LocalDay(daysSinceEpoch: number)
            if day != first.day {
                belief.move(
                    [[1, 1], [0, 1]], adding: [0, 0],
                    noise: [drift.weight * drift.weight, drift.slope * drift.slope])
            }
            if let weighIn = rest.first, weighIn.day == day {
                rest.removeFirst()
                let spread = belief.spread(of: [1, 0])
                let surprise = weighIn.kilograms - belief.means[0]
                surprises.append(max(0, surprise * surprise - spread))
                belief.see(
                    weighIn.kilograms, of: [1, 0],
                    variance: noise.variance(for: surprise, spread: spread))
            }
            points.append(
                Point(
                    day: day, weight: Estimate(belief.means[0], deviation: belief.deviation(0)),
                    weekly: Estimate(
                        belief.means[1] * 7, deviation: belief.deviation(1) * 7)))
        }
        return (points, surprises)
    }
}
