/// How a day stands to what is aimed at, or advised, of one nutrient.
package struct NutrientStanding: Sendable, Hashable {
    package var nutrient: Nutrient
    package var sum: Thousandths
    package var goal: Goal
    /// Whether the goal is the person's own.
    package var isOwn: Bool

    package var standing: Goal.Standing { goal.standing(of: sum) }

    /// What there was of what is the least, or the most where there is no least; 1 is all of it.
    package var share: Double {
        let bound = (standing == .above ? goal.upper : goal.lower) ?? goal.reference
        return bound > .zero ? sum.value / bound.value : 1
    }

    package var percent: Int { Int((share * 100).rounded()) }

    /// Of all nutrients with a goal or an advised amount.
    ///
    /// - Parameters:
    ///   - sum: of the day, or of the average one.
    ///   - total: how far the sum is known.
    ///   - least: of less of the energy, 0 to 1, it is not told that there was too little.
    package static func all(
        _ sum: Nutrients, _ total: NutrientTotal, _ goals: Goals, least: Double
    ) -> [NutrientStanding] {
        Nutrient.all.compactMap { nutrient in
            guard let goal = goals[nutrient] ?? ReferenceValues.label[nutrient],
                let value = sum[nutrient], goal.reference > .zero
            else { return nil }
            let standing = NutrientStanding(
                nutrient: nutrient, sum: value, goal: goal, isOwn: goals[nutrient] != nil)
            // Too much stays too much, whatever else there was.
            let isTold =
                standing.standing == .above
                || total.coverage(of: nutrient) >= least
                    && !(nutrient.isLeading && total.incomplete.contains(nutrient))
            return isTold ? standing : nil
        }
    }
}
