package import Nutrition

/// One week's goal of energy by a `WeightAim`, with all that it is made of.
package struct AimStep: Sendable, Hashable {
    package enum Basis: String, Sendable, Hashable {
        /// By what was eaten and what became of the weight.
        case measured
        case textbook
    }

    /// Why the goal is another than expenditure and aim alone would make it.
    package enum Bound: String, Sendable, Hashable {
        case floor
        case ceiling
        /// The aim is slowed down to a hundredth of the weight a week.
        case slowed
        /// Nothing is to be lost: the goal holds the weight.
        case held
    }

    package var day: LocalDay
    /// In kcal a day.
    package var goal: Thousandths
    /// The goal that there was, in kcal; `nil` for none.
    package var before: Thousandths?
    package var basis: Basis
    /// In kcal a day, and half of the width of its interval of 90 %.
    package var expenditure: Thousandths
    package var margin: Thousandths
    /// In kg a week.
    package var weekly: Thousandths
    package var bound: Bound?

    package init(
        day: LocalDay, goal: Thousandths, before: Thousandths?, basis: Basis,
        expenditure: Thousandths, margin: Thousandths, weekly: Thousandths, bound: Bound? = nil
    ) {
        self.day = day
        self.goal = goal
        self.before = before
        self.basis = basis
        self.expenditure = expenditure
        self.margin = margin
        self.weekly = weekly
        self.bound = bound
    }

    /// - Parameters:
    ///   - measured: counts once it is known.
    ///   - textbook: counts until then.
    ///   - kilograms: the trend of the weight.
    /// - Returns: `nil` where nothing is known of what the person burns.
    package init?(
        _ aim: WeightAim, _ profile: Profile, kilograms: Double?, measured: Expenditure?,
        textbook: TextbookEnergy?, before: Thousandths?, on day: LocalDay
    ) {
        let basis: Basis
        let estimate: Estimate
        if let measured, measured.isKnown {
            (basis, estimate) = (.measured, measured.daily)
        } else if let textbook {
            (basis, estimate) = (.textbook, textbook.daily)
        } else {
            return nil
        }
        var bound: Bound?
        var weekly = aim.weekly.value
        switch aim.obstacle(for: profile, kilograms: kilograms, on: day) {
        case nil: break
        case .tooFast(let most): (weekly, bound) = (-most, .slowed)
        case .tooMuch(let most): (weekly, bound) = (most, .slowed)
        case .untold, .underage, .pregnant, .underweight: (weekly, bound) = (0, .held)
        }
        let wanted = estimate.value + weekly * Expenditure.kilogram / 7
        var goal = Thousandths((wanted / 10).rounded() * 10)
        if let ceiling = aim.ceiling, goal > ceiling { (goal, bound) = (ceiling, .ceiling) }
        if goal < aim.leastGoal { (goal, bound) = (aim.leastGoal, .floor) }
        self.init(
            day: day, goal: goal, before: before, basis: basis,
            expenditure: Thousandths(estimate.value.rounded()),
            margin: Thousandths(estimate.margin.rounded()), weekly: Thousandths(weekly),
            bound: bound)
    }

    /// What is eaten less than burned a day, in kcal; below zero where it is more.
    package var deficit: Thousandths { expenditure - goal }
}
