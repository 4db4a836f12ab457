internal import Body
internal import Journal
internal import Nutrition

/// What the journal says of a body up to a day: what is known of it, and what follows.
struct BodyBook: Sendable {
    let profile: Profile
    let trend: WeightTrend
    let expenditure: Expenditure?
    let textbook: TextbookEnergy?

    /// - Parameters:
    ///   - totals: of the days before `today`, in order.
    ///   - weights: measurements of the weight, in order of time.
    ///   - today: the day that is still going on.
    init(profile: Profile, totals: [DailyTotal], weights: [Measurement], today: LocalDay) {
        var weighIns: [WeighIn] = []
        for weight in weights where weighIns.last?.day != weight.content.moment.day {
            weighIns.append(
                WeighIn(day: weight.content.moment.day, kilograms: weight.content.value.value))
        }
        let trend = WeightTrend(weighIns, upTo: today)
        self.profile = profile
        self.trend = trend
        textbook = weighIns.last.flatMap {
            TextbookEnergy(
                profile, kilograms: trend.newest?.weight.value ?? $0.kilograms, on: today)
        }
        // What was believed before anything was measured is of the weight there was then.
        let expected = weighIns.first.flatMap {
            TextbookEnergy(profile, kilograms: $0.kilograms, on: today)
        }
        expenditure = Expenditure(
            weighIns: weighIns, intakes: Self.intakes(of: totals), today: today,
            expected: expected?.daily)
    }

    /// In kg, without what water and scales make of it; `nil` where nothing was weighed.
    var kilograms: Double? { trend.newest?.weight.value }

    /// The days that are wholly logged as far as one can tell: nothing of them waits, the energy of all of it
    /// is known, and there is not far less of it than usual.
    static func intakes(of totals: [DailyTotal]) -> [Expenditure.Intake] {
        let whole = totals.filter {
            $0.entries > 0 && $0.held == 0 && !$0.total.isLeast(.calories)
        }.compactMap { total in
            total.total.sum.calories.map {
                Expenditure.Intake(day: total.day, calories: $0.value)
            }
        }
        let sorted = whole.map(\.calories).sorted()
        guard !sorted.isEmpty else { return [] }
        let least = sorted[sorted.count / 2] * leastShare
        return whole.filter { $0.calories >= least }
    }

    /// Of the median day: with less, a meal was hardly logged.
    private static let leastShare = 0.4
}
