package import Allergens
package import Nutrition

/// One thing that a rule found doubtful about an item.
///
/// A finding names what is wrong; how grave it is depends on how far it goes (`holds`).
package enum Finding: Sendable, Hashable {
    /// No food of the catalog matches, so there are no figures.
    case unknownFood
    case negativeAmount
    /// A count or weight of nothing.
    case zeroAmount
    /// An amount that no number on a plate can be, as it was written.
    case unreadableAmount(String)
    case negativeFigure(Nutrient)
    /// Protein, carbohydrates and fat together weigh more than the portion.
    case heavierThanPortion(parts: Double, grams: Double)
    /// Protein, carbohydrates or fat, and yet no energy.
    case energyMissing(computed: Double)
    /// The energy is not what protein, carbohydrates and fat give (4, 4 and 9 kcal a gram).
    case energyMismatch(given: Double, computed: Double)
    /// A figure that the person gave is not what the catalog has for the amount that they gave.
    case stated(Nutrient, given: Double, expected: Double, isContradiction: Bool)
    /// More energy in a gram than pure fat has.
    case tooDense(perGram: Double)
    /// More by weight than people eat of it at once.
    case heavy(grams: Double, isAbsurd: Bool)
    /// More energy than people eat of it at once.
    case rich(calories: Double, isAbsurd: Bool)
    /// More pieces than people eat of it at once.
    case many(count: Double, isAbsurd: Bool)
    /// More salt than people eat at once, in mg of sodium.
    case salty(sodium: Double, isAbsurd: Bool)
    /// Less energy than a serving of its kind ever has.
    case poor(calories: Double)
    /// Far from what this person usually has of it, in standard deviations.
    case unusual(usualGrams: Double, deviations: Double)
    /// Far from what is usual for its kind, in standard deviations.
    case outlier(deviations: Double)
    /// A whole meal of more energy than people eat at once.
    case richMeal(calories: Double, isAbsurd: Bool)
    /// The reader itself is not sure, 0 to 1.
    case unsure(confidence: Double)
    /// So many other warnings that together they are too many.
    case severalWarnings(Int)
    /// So many grams of what nobody measures so finely: "200 mg yogurt".
    case tiny(grams: Double)
    /// A word alone that is a slip or two away from this food's name.
    case guessed(name: String)
    /// Something that the person must not or would rather not eat is in it, or may be.
    case allergen(AllergenAlert)
}

extension Finding {
    /// The rule of figures that a person states and the catalog does not bear out.
    package static let statedRule = "stated_figures"
    /// The rule of what a person must not or would rather not eat.
    package static let allergenRule = "allergen"
    /// The rule of notes on what they would rather not eat, where nothing is known to be in it.
    package static let allergenNoteRule = "allergen_note"

    /// The stable name under which the finding is stored and sent.
    package var rule: String {
        switch self {
        case .unknownFood: "unknown_food"
        case .negativeAmount: "negative_amount"
        case .zeroAmount: "zero_amount"
        case .unreadableAmount: "unreadable_amount"
        case .negativeFigure: "negative_figure"
        case .heavierThanPortion: "heavier_than_portion"
        case .energyMissing: "energy_missing"
        case .energyMismatch: "energy_mismatch"
        case .stated: Self.statedRule
        case .tooDense: "too_dense"
        case .heavy: "heavy"
        case .rich: "rich"
        case .many: "many"
        case .salty: "salty"
        case .poor: "poor"
        case .unusual: "unusual"
        case .outlier: "outlier"
        case .richMeal: "rich_meal"
        case .unsure: "unsure"
        case .tiny: "tiny"
        case .guessed: "guessed"
        case .severalWarnings: "several_warnings"
        case .allergen(let alert):
            alert.isNote ? Self.allergenNoteRule : Self.allergenRule
        }
    }

    /// Whether a person must confirm before the item counts; else it is logged with the warning.
    package var holds: Bool {
        switch self {
        case .unknownFood, .negativeAmount, .zeroAmount, .unreadableAmount, .negativeFigure,
            .heavierThanPortion, .energyMissing, .tooDense, .severalWarnings, .tiny, .guessed:
            true
        case .energyMismatch(let given, let computed):
            abs(given - computed) >= 0.45 * max(given, computed)
        case .stated(_, _, _, let isContradiction): isContradiction
        case .heavy(_, let isAbsurd), .rich(_, let isAbsurd), .many(_, let isAbsurd),
            .salty(_, let isAbsurd), .richMeal(_, let isAbsurd):
            isAbsurd
        case .unusual(_, let deviations), .outlier(let deviations): deviations > 4
        case .poor, .unsure: false
        case .allergen(let alert): alert.holds
        }
    }

    /// Whether it tells of a person's allergies.
    package var isAllergen: Bool {
        if case .allergen = self { true } else { false }
    }

    /// Whether a person's own word can make it a false alarm; what is impossible stays so.
    var isOpinion: Bool {
        switch self {
        case .heavy, .rich, .many, .salty, .poor, .unusual, .outlier, .energyMismatch, .stated:
            true
        case .unknownFood, .negativeAmount, .zeroAmount, .unreadableAmount, .negativeFigure,
            .heavierThanPortion, .energyMissing, .tooDense, .richMeal, .unsure, .severalWarnings,
            .tiny, .guessed, .allergen:
            false
        }
    }
}
