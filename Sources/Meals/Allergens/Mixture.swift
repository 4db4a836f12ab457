/// Ingredients put together by weight.
package struct Mixture: Sendable {
    package private(set) var assessment = Assessment(basis: .recipe, isComplete: true)
    private var grams = 0.0
    private var weights: [Trigger: Double] = [:]

    package init() {}

    package mutating func add(_ ingredient: Assessment, grams: Double) {
        self.grams += grams
        for (trigger, mark) in ingredient.marks {
            if let share = mark.share { weights[trigger, default: 0] += share * grams }
        }
        assessment.join(ingredient)
        guard self.grams > 0 else { return }
        for (trigger, weight) in weights {
            assessment.marks[trigger]?.share = min(1, weight / self.grams)
        }
    }
}
