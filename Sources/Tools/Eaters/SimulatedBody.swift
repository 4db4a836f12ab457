package import Body
package import Nutrition

/// A body whose expenditure is known, with a diary and a scale that tell of it as real ones do.
package struct SimulatedBody: Sendable {
    /// How the body, its diary and its scale are.
    package struct Habits: Sendable {
        /// The scale's error in kg, with what water makes of the weight.
        package var scaleNoise = 0.5
        /// The share of days that are not logged.
        package var unlogged = 0.2
        /// The share of mornings without a weight.
        package var unweighed = 0.1
        /// By how much the intake of days that are not logged may differ from that of others: one
        /// standard deviation over all bodies, as a share.
        package var unloggedShare = 0.08

        package init() {}
    }

    package let profile: Profile
    package private(set) var weighIns: [WeighIn] = []
    package private(set) var intakes: [Expenditure.Intake] = []
    /// What it burns on an average day, by days from the first.
    package private(set) var expenditure: [Double] = []
    package let firstDay: LocalDay

    package var lastDay: LocalDay { firstDay.advanced(by: expenditure.count - 1) }

    /// A body of any kind, over so many days.
    package init(days: Int, habits: Habits = Habits(), random: inout SplitRandom) {
        let isMale = random.chance(0.5)
        let age = Int(random.range(20...70))
        let height = random.normal(isMale ? 177 : 164, 7)
        var weight = random.range(20...33) * height * height / 10_000
        firstDay = LocalDay(daysSinceEpoch: 20_000)
        var profile = Profile()
        profile.born = BirthDate(year: firstDay.year - age)
        profile.sex = isMale ? .male : .female
        profile.height = Thousandths(height)
        self.profile = profile
        // Formulas miss resting energy by about a tenth, and activity differs far more.
        let resting =
            (10 * weight + 6.25 * height - 5 * Double(age) + (isMale ? 5 : -161))
            * random.normal(1, 0.09)
        var level = resting * min(2.2, max(1.25, random.normal(1.55, 0.17)))
        let aim = random.range(-700...250)
        let eaten = level + aim
        let other = eaten * random.normal(0, habits.unloggedShare)
        let density = random.normal(7700, 250)
        for number in 0..<days {
            let day = firstDay.advanced(by: number)
            if !random.chance(habits.unweighed) {
                let shown = weight + random.normal(0, habits.scaleNoise)
                weighIns.append(
                    WeighIn(day: day, kilograms: (shown * 10).rounded() / 10))
            }
            expenditure.append(level)
            let isLogged = !random.chance(habits.unlogged)
            // More on weekends, and never the same.
            let usual = eaten * (day.weekday >= 6 ? 1.08 : 0.97)
            let intake = max(300, usual + random.normal(0, 320) + (isLogged ? 0 : other))
            if isLogged { intakes.append(.init(day: day, calories: intake)) }
            let burned = level + random.normal(0, 180)
            weight += (intake - burned) / density
            // A lighter body burns less; seasons and jobs do the rest.
            level += random.normal(0, 10) + 22 * ((intake - burned) / density)
        }
    }
}
