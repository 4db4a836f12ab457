package import Nutrition

/// Does a food's energy follow from what is in it?
///
/// General factors of W. O. Atwater (FAO Food and Nutrition Paper 77, 2003): 4 kcal a gram of
/// protein and of carbohydrates, 9 of fat, 7 of alcohol.
package enum EnergyCheck {
    /// Relative deviation that published figures show where they use food-specific factors.
    static let tolerance = 0.2
    /// Below this difference, in kcal per 100 g, rounding and organic acids explain everything.
    static let floor = 20.0

    /// What is wrong with the energy in `figures` (of 100 g), or `nil`.
    package static func complaint(
        about figures: Nutrients, explained: EnergyExplanation?
    ) -> String? {
        guard let calories = figures.calories?.value, let protein = figures.protein?.value,
            let carbohydrates = figures.carbohydrates?.value, let fat = figures.fat?.value
        else { return nil }
        let sum = 4 * protein + 4 * carbohydrates + 9 * fat
        var low = sum
        var high = sum
        switch explained {
        case .alcohol: high += 7 * max(0, 100 - protein - carbohydrates - fat)
        case .fiber: low -= 4 * (figures.fiber?.value ?? 0)
        case .polyols: low -= 4 * carbohydrates
        case nil: break
        }
        let short = low - calories
        let over = calories - high
        let fits = short <= max(tolerance * low, floor) && over <= max(tolerance * high, floor)
        guard !fits else { return nil }
        let marks = EnergyExplanation.allCases.map(\.rawValue).joined(separator: ", ")
        return "\(whole(calories)) kcal, but protein, carbohydrates and fat make \(whole(sum)); "
            + "correct the figures, or mark why (explained: \(marks))"
    }

    private static func whole(_ value: Double) -> Int { Int(value.rounded()) }
}
