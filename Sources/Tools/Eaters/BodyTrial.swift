internal import Body

/// How near the expenditure of simulated bodies comes to what they truly burn.
package struct BodyTrial: Sendable {
    package private(set) var bodies = 0
    package private(set) var known = 0
    /// Sums over all bodies, in kcal a day.
    private var error = 0.0
    private var textbookError = 0.0
    private var width = 0.0
    private var covered = 0

    /// - Parameters:
    ///   - days: so many are over when the question is asked.
    ///   - seeds: one body for each.
    package init(days: Int, seeds: ClosedRange<UInt64>, habits: SimulatedBody.Habits = .init()) {
        for seed in seeds {
            var random = SplitRandom(seed: seed)
            let body = SimulatedBody(days: days + 1, habits: habits, random: &random)
            guard let first = body.weighIns.first, let truth = body.expenditure.last,
                let textbook = TextbookEnergy(
                    body.profile, kilograms: first.kilograms, on: body.lastDay),
                let found = Expenditure(
                    weighIns: body.weighIns, intakes: body.intakes, today: body.lastDay,
                    expected: textbook.daily)
            else { continue }
            bodies += 1
            error += abs(found.daily.value - truth)
            textbookError += abs(textbook.daily.value - truth)
            width += found.daily.margin
            if found.daily.interval.contains(truth) { covered += 1 }
            if found.isKnown { known += 1 }
        }
    }

    /// In kcal a day.
    package var meanAbsoluteError: Double { error / Double(max(1, bodies)) }
    package var textbookMeanAbsoluteError: Double { textbookError / Double(max(1, bodies)) }
    /// Half of the interval's width on average.
    package var meanMargin: Double { width / Double(max(1, bodies)) }
    /// The share of intervals of 90 % with the truth in them.
    package var coverage: Double { Double(covered) / Double(max(1, bodies)) }
}
