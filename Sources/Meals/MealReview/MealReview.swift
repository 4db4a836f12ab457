package import MealReader
internal import Nutrition

/// Whether a reading is believable: what a person should know of it, and what must wait for them.
///
/// Pure rules, the same for whoever made the reading. They flag and never change a figure.
package struct MealReview: Sendable {
    /// The heaviest single item that is logged without asking.
    static let believableGrams = Thousandths(5000)
    /// The most energy in a single item that is logged without asking, in kcal: the absolute maximum
    /// of a whole meal (2,500 kcal) with a fifth on top.
    static let believableCalories = Thousandths(3000)

    package init() {}

    /// One verdict for each item of the reading, in order.
    package func review(_ reading: Reading) -> [Verdict] { reading.items.map(review) }

    private func review(_ item: ReadingItem) -> Verdict {
        var findings: [Finding] = []
        if item.food == nil, item.nutrients.calories == nil { findings.append(.unknownFood) }
        if let amount = item.amount, amount < 0 { findings.append(.negativeAmount) }
        if let grams = item.grams, grams > Self.believableGrams {
            findings.append(.heavy(grams: grams.value))
        }
        if let calories = item.nutrients.calories, calories > Self.believableCalories {
            findings.append(.rich(calories: calories.value))
        }
        return Verdict(findings: findings)
    }
}
