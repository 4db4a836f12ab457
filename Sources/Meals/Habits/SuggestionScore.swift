internal import Nutrition

/// How much speaks for having a food now: six shares of 0 to 1, and what each of them weighs.
package struct SuggestionScore: Sendable, Hashable {
    /// Weights of the six; they add up to 1.
    package struct Weights: Sendable, Hashable {
        package var preference: Double
        package var hour: Double
        package var weekday: Double
        package var fit: Double
        package var notToday: Double
        package var company: Double

        package init(
            preference: Double, hour: Double, weekday: Double, fit: Double, notToday: Double,
            company: Double
        ) {
            self.preference = preference
            self.hour = hour
            self.weekday = weekday
            self.fit = fit
            self.notToday = notToday
            self.company = company
        }

        /// What was decided on before anything was measured.
        package static let decided = Weights(
            preference: 0.30, hour: 0.25, weekday: 0.20, fit: 0.15, notToday: 0.10, company: 0)

        /// Chosen by replayed diaries (see `docs/suggestions.md`), but for `fit`, which these know
        /// nothing of.
        package static let usual = Weights(
            preference: 0.08, hour: 0.36, weekday: 0.12, fit: 0.15, notToday: 0.12, company: 0.17)
    }

    package var preference: Double
    /// How much of what is had at this time of day it is, beside the food that is had most then.
    package var hour: Double
    /// The same of this weekday.
    package var weekday: Double
    /// Whether it fits what is left of the day's energy.
    package var fit: Double
    /// 1 when it was not had today yet; else on how much of the days with as many helpings of it there was
    /// one more.
    package var notToday: Double
    /// How much of the times when what was had just now was had, it was had with it.
    package var company: Double
    /// What dismissals leave of the sum, above 0 and at most 1.
    package var patience: Double

    package func value(_ weights: Weights) -> Double {
        patience
            * (weights.preference * preference + weights.hour * hour + weights.weekday * weekday
                + weights.fit * fit + weights.notToday * notToday + weights.company * company)
    }
}

extension Timeline {
    /// How much a person likes a food, 0 to 1 and below 0 where most of it was corrected: how often and how
    /// lately they had it, the stars they gave it, and how often it had to be corrected.
    ///
    /// - Parameters:
    ///   - day: today, in days since 1970-01-01.
    ///   - rating: 1 to 5; without one it counts as 3.5.
    package func preference(on day: Int, rating: Int?) -> Double {
        guard count > 0, let lastDay else { return 0 }
        let often = min(1, Double(count) / 30)
        let lately = min(1, 30 / Double(max(1, day - lastDay)))
        let stars = rating.map { Double($0) / 5 } ?? 0.7
        return 0.5 * often + 0.3 * lately + 0.2 * stars
            - 0.3 * Double(corrections) / Double(count)
    }
}

extension SuggestionScore {
    /// What a food of so much energy leaves of the day's goal: 1 when it fits, less the more it is over.
    static func fit(_ calories: Thousandths?, _ remaining: Thousandths?) -> Double {
        guard let remaining else { return 1 }
        // Of what is not known nobody can say that it fits.
        guard let calories else { return 0.5 }
        guard calories > remaining, calories > .zero else { return 1 }
        return max(0, remaining.value) / calories.value
    }
}
