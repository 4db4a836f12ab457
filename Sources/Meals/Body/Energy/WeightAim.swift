package import Nutrition

/// How fast a person wants their weight to change, and between which goals of energy.
package struct WeightAim: Sendable, Hashable {
    /// In kg a week; below zero to lose, zero to hold.
    package var weekly: Thousandths
    /// The least that a day's goal may be, in kcal; `nil` for 1,200.
    package var floor: Thousandths?
    /// The most that a day's goal may be, in kcal; `nil` for no bound.
    package var ceiling: Thousandths?

    package init(weekly: Thousandths, floor: Thousandths? = nil, ceiling: Thousandths? = nil) {
        self.weekly = weekly
        self.floor = floor
        self.ceiling = ceiling
    }

    /// Below this no goal goes without an explicit word, in kcal: the lower end of what guidelines give
    /// without a doctor (NIH, "The Practical Guide", 2000: 1,200 to 1,500 for women).
    package static let usualFloor = Thousandths(1200)
    /// What a person may state: very-low-energy diets begin below 800 kcal, and are a doctor's.
    package static let floors = Thousandths(800)...Thousandths(5000)
    package static let ceilings = Thousandths(1200)...Thousandths(10_000)
    /// Of the weight, a week.
    package static let greatestLoss = 0.01
    /// In kg a week: faster is fat alone.
    package static let greatestGain = Thousandths(0.5)
    /// Thinness, by the World Health Organization.
    package static let leastIndex = 18.5
    package static let leastAge = 18
    /// Days from one change to the next.
    package static let interval = 7

    package var leastGoal: Thousandths { floor ?? Self.usualFloor }

    /// Why a weight is not to be lost, or not this fast.
    package enum Obstacle: Error, Sendable, Hashable {
        /// It takes the weight, the height and the birth to know.
        case untold(Profile.Key?)
        case underage(Int)
        case pregnant
        /// The body mass index.
        case underweight(Double)
        /// The most that may be lost in a week, in kg.
        case tooFast(Double)
        /// The most that may be gained in a week, in kg.
        case tooMuch(Double)
    }

    /// What stands against it for this person; `nil` for nothing.
    ///
    /// - Parameter kilograms: the weight; `nil` where none was measured.
    package func obstacle(
        for profile: Profile, kilograms: Double?, on day: LocalDay
    ) -> Obstacle? {
        guard weekly < .zero else {
            return weekly > Self.greatestGain ? .tooMuch(Self.greatestGain.value) : nil
        }
        guard profile.isPregnant != true else { return .pregnant }
        guard let age = profile.age(on: day) else { return .untold(.born) }
        guard age >= Self.leastAge else { return .underage(age) }
        guard let height = profile.height else { return .untold(.height) }
        guard let kilograms else { return .untold(nil) }
        let metres = height.value / 100
        let index = kilograms / (metres * metres)
        guard index >= Self.leastIndex else { return .underweight(index) }
        let most = kilograms * Self.greatestLoss
        return -weekly.value > most + 0.000_5 ? .tooFast(most) : nil
    }
}
