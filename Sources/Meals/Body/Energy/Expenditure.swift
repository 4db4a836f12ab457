package import Nutrition

/// How much a person burns a day, by what they ate and what became of their weight.
///
/// What was eaten and not burned is stored. A Kalman filter follows three figures from day to day: the
/// weight, the energy that is burned, and how much more is eaten on days that were not logged. What is not
/// known widens the interval: a day that was not logged counts as a usual one, give or take how much logged
/// days differ and a share by which the others may differ from them all.
///
/// It is in the journal's own calories: who logs a tenth too little burns a tenth too little by it, and a
/// goal made of it fits all the same.
package struct Expenditure: Sendable, Hashable {
    /// What was eaten on a day: `nil` where it was not, or not wholly, logged.
    package struct Intake: Sendable, Hashable {
        package var day: LocalDay
        /// In kcal.
        package var calories: Double

        package init(day: LocalDay, calories: Double) {
            self.day = day
            self.calories = calories
        }
    }

    /// In kcal a day.
    package let daily: Estimate
    /// In kg, on the last day.
    package let weight: Estimate
    /// The days that were looked at.
    package let days: Int
    /// Of these, those that were wholly logged.
    package let logged: Int
    package let weighIns: Int
    /// From the first to the last weight, in days.
    package let weighed: Int
    /// What was eaten on a wholly logged day on average, in kcal.
    package let intake: Double

    /// Whether it says more than a textbook: two weeks of weights with eight of them, ten logged days, and
    /// a margin of less than 350 kcal.
    package var isKnown: Bool {
        weighed >= 14 && weighIns >= 8 && logged >= 10 && daily.margin < 350
    }

    /// A kilogram of the body's in kcal, as it is gained or lost by grown people (M. Wishnofsky, Am J Clin
    /// Nutr 6, 1958; 7,400 to 7,900 in K. D. Hall, Int J Obes 32, 2008).
    package static let kilogram = 7700.0

    /// More days than these say little of today.
    package static let window = 120

    /// - Parameters:
    ///   - weighIns: at most one a day, in order; at least one up to `today`.
    ///   - intakes: wholly logged days, in order.
    ///   - today: the day that is still going on: what is eaten on it counts not yet.
    ///   - expected: what is believed before anything was measured; `nil` when nothing is known.
    /// - Returns: `nil` without any weight or any logged day.
    package init?(
        weighIns: [WeighIn], intakes: [Intake], today: LocalDay, expected: Estimate? = nil
    ) {
        let first = today.advanced(by: -Self.window)
        let weighIns = weighIns.filter { ($0.day >= first) && ($0.day <= today) }
        guard let start = weighIns.first, let end = weighIns.last else { return nil }
        let intakes = intakes.filter { $0.day >= start.day && $0.day < today }
        guard !intakes.isEmpty else { return nil }
        let diary = Diary(intakes)
        let prior =
            expected ?? Estimate(diary.mean, deviation: Self.unknownDeviation)
        var noise = ScaleNoise()
        var run = Self.run(weighIns, diary, prior, noise, upTo: today)
        for _ in 0..<3 {
            noise = ScaleNoise(run.surprises)
            run = Self.run(weighIns, diary, prior, noise, upTo: today)
        }
        daily = Estimate(run.belief.means[1], deviation: run.belief.deviation(1))
        weight = Estimate(run.belief.means[0], deviation: run.belief.deviation(0))
        days = today.daysSinceEpoch - start.day.daysSinceEpoch
        logged = intakes.count
        self.weighIns = weighIns.count
        weighed = end.day.daysSinceEpoch - start.day.daysSinceEpoch + 1
        intake = diary.mean
    }

    /// What is known of a body of which nothing is: it stays at its weight by what it eats, give or take.
    private static let unknownDeviation = 600.0
    /// In kcal: what is burned differs from day to day by the one, and its level drifts by the other.
    private static let daily = 200.0
    private static let drift = 12.0
    /// By how much all days that were not logged may differ from those that were, as a share of these.
    private static let unloggedShare = 0.1

    /// The logged days, and what they say of others.
    private struct Diary {
        let calories: [LocalDay: Double]
        let mean: Double
        let variance: Double

        init(_ intakes: [Intake]) {
            calories = Dictionary(
                intakes.map { ($0.day, $0.calories) }, uniquingKeysWith: { first, _ in first })
            let count = Double(intakes.count)
            let mean = intakes.reduce(0) { $0 + $1.calories } / count
            let squares = intakes.reduce(0) {
                $0 + ($1.calories - mean) * ($1.calories - mean)
            }
            self.mean = mean
            // Of few days, as if three usual ones had been seen that differ by a quarter.
            variance = (squares + 3 * (mean / 4) * (mean / 4)) / (count + 2)
        }
    }

    private static func run(
        _ weighIns: [WeighIn], _ diary: Diary, _ prior: Estimate, _ noise: ScaleNoise,
        upTo today: LocalDay
    ) -> (belief: GaussianBelief, surprises: [Double]) {
        let start = weighIns[0]
        var belief = GaussianBelief([
            (start.kilograms, noise.variance.squareRoot()), (prior.value, prior.deviation),
            (0, unloggedShare * diary.mean),
        ])
        var surprises: [Double] = []
        var rest = weighIns.dropFirst()
        for number in start.day.daysSinceEpoch..<today.daysSinceEpoch {
            let eaten = diary.calories[LocalDay(daysSinceEpoch: number)]
            let unsure = daily * daily + (eaten == nil ? diary.variance : 0)
            belief.move(
                [[1, -1 / kilogram, eaten == nil ? 1 / kilogram : 0], [0, 1, 0], [0, 0, 1]],
                adding: [(eaten ?? diary.mean) / kilogram, 0, 0],
                noise: [unsure / (kilogram * kilogram), drift * drift, 0])
            guard let weighIn = rest.first, weighIn.day.daysSinceEpoch == number + 1 else {
                continue
            }
            rest.removeFirst()
            let spread = belief.spread(of: [1, 0, 0])
            let surprise = weighIn.kilograms - belief.means[0]
            surprises.append(max(0, surprise * surprise - spread))
            belief.see(
                weighIn.kilograms, of: [1, 0, 0],
                variance: noise.variance(for: surprise, spread: spread))
        }
        return (belief, surprises)
    }
}
