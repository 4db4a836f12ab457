/// How meals were for somebody who must not or would rather not have some things, from 1 to 10.
///
/// A meal begins with 10 and loses `points` for each of its foods and each trigger that is in it, probably
/// is or may be; what cannot be told counts as nothing here, for it is no fault of the meal.
package enum AllergyScore {
    package static let best = 10
    package static let worst = 1
    /// Population variance of meals below which a day is even.
    private static let evenVariance = 2.0

    /// What a food loses for a trigger of the severity.
    package static func points(_ severity: Severity) -> Int {
        switch severity {
        case .banned: 8
        case .avoid: 5
        case .smallAmounts: 2
        }
    }

    /// - Parameter severities: of each trigger of each of the meal's foods.
    package static func meal(_ severities: some Sequence<Severity>) -> Int {
        max(worst, best - severities.reduce(0) { $0 + points($1) })
    }

    /// The whole-number mean of a day's meals, rounded down, and one more where they are even.
    ///
    /// - Returns: `nil` of a day without meals.
    package static func day(_ meals: [Int]) -> Int? {
        mean(meals).map { min(best, $0 + (variance(meals) < evenVariance ? 1 : 0)) }
    }

    /// The mean before anything is added for evenness.
    static func mean(_ meals: [Int]) -> Int? {
        meals.isEmpty ? nil : meals.reduce(0, +) / meals.count
    }

    static func variance(_ meals: [Int]) -> Double {
        let count = Double(meals.count)
        let mean = Double(meals.reduce(0, +)) / count
        return meals.reduce(0) { $0 + (Double($1) - mean) * (Double($1) - mean) } / count
    }
}
