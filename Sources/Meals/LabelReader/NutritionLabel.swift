package import Nutrition

/// What the nutrition label on a package tells, as far as it could be read for sure.
package struct NutritionLabel: Sendable, Hashable {
    /// Figures for 100 g or 100 ml; what was not read, or is told as "less than", is unknown.
    package var per100g: Nutrients
    /// What a serving weighs, in g or ml; `nil` where the label does not say.
    package var serving: Thousandths?

    package init(per100g: Nutrients, serving: Thousandths? = nil) {
        self.per100g = per100g
        self.serving = serving
    }

    /// Whether everything is known that every label of a packaged food tells.
    package var isComplete: Bool {
        let all = [
            per100g.calories, per100g.protein, per100g.carbohydrates, per100g.sugar, per100g.fat,
            per100g.sodium,
            LabelRow.saturates.nutrient.flatMap { per100g[$0] },
        ]
        return !all.contains(nil)
    }
}

/// What became of the words in a picture.
package enum LabelReading: Sendable, Hashable {
    /// No nutrition label.
    case none
    case label(NutritionLabel)
    /// A label, and nothing of it that counts.
    case unread(LabelFault)
}

/// Why a label cannot count.
package enum LabelFault: String, Sendable, Hashable, CaseIterable {
    /// Its energy, or most of what gives it, could not be read for sure.
    case figures
    /// It could not be read of how much its figures are.
    case basis
    /// Its figures are of a serving, and nobody says what that weighs.
    case serving
    /// It tells of the prepared food beside the one that is sold, and which is which could not be read.
    case prepared
    /// What was read cannot be of one food: its energy is not that of its parts, or 100 g hold more than 100 g.
    case contradiction
    /// Several labels were shown that tell different things.
    case several
}
