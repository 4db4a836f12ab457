package import Nutrition

/// What textbooks say that a body burns, by sex, age, height and weight alone.
package struct TextbookEnergy: Sendable, Hashable {
    /// At rest, in kcal a day: M. D. Mifflin, S. T. St Jeor et al., Am J Clin Nutr 51, 1990. Within a tenth
    /// of what is measured for most people (D. Frankenfield et al., J Am Diet Assoc 105, 2005).
    package let resting: Double
    /// With an ordinary day's moving, in kcal a day.
    package let daily: Estimate

    /// - Returns: `nil` where the profile lacks the sex, the height or the birth, and for those under 18,
    ///   for whom the formula was not made.
    package init?(_ profile: Profile, kilograms: Double, on day: LocalDay) {
        guard let sex = profile.sex, let height = profile.height, let age = profile.age(on: day),
            age >= 18
        else { return nil }
        let constant: Double =
            switch sex {
            case .male: 5
            case .female: -161
            }
        resting = 10 * kilograms + 6.25 * height.value - 5 * Double(age) + constant
        guard resting > 0 else { return nil }
        daily = Estimate(
            resting * Self.activity,
            deviation: resting
                * (Self.activity * Self.activity * Self.error * Self.error
                + Self.activityDeviation * Self.activityDeviation).squareRoot())
    }

    /// A little moving: the middle of what FAO, WHO and UNU ("Human energy requirements", 2001) call
    /// sedentary or light, 1.40 to 1.69.
    package static let activity = 1.55
    /// Most people have from 1.3 to 1.9.
    private static let activityDeviation = 0.18
    private static let error = 0.1
}
