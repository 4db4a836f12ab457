internal import Allergens
internal import Nutrition

extension Finding {
    /// What a person is told of it.
    package var sentence: String {
        switch self {
        case .unknownFood: "No food of the catalog matches these words, so there are no figures."
        case .negativeAmount: "An amount cannot be negative."
        case .zeroAmount: "That is an amount of nothing."
        case .unreadableAmount(let words): "“\(words)” is no amount that can be eaten."
        case .negativeFigure(let nutrient): "The figure for \(nutrient.rawValue) is negative."
        case .heavierThanPortion(let parts, let grams):
            "\(weight(parts)) of protein, carbohydrates and fat do not fit into \(weight(grams))."
        case .energyMissing(let computed):
            "No calories are given, but its parts have \(energy(computed))."
        case .energyMismatch(let given, let computed):
            "\(energy(given)) are given, but its parts have \(energy(computed))."
        case .stated(let nutrient, let given, let expected, let isContradiction):
            isContradiction
                ? "You say \(figure(given, nutrient)), but so much of it has about "
                    + "\(figure(expected, nutrient))."
                : "The catalog has about \(figure(expected, nutrient)) for it."
        case .tooDense(let perGram):
            "\(Figures.number(perGram)) kcal a gram is more than pure fat has."
        case .heavy(let grams, let isAbsurd): "\(weight(grams)) is more than \(who(isAbsurd))."
        case .rich(let calories, let isAbsurd):
            "\(energy(calories)) is more than \(who(isAbsurd))."
        case .many(let count, let isAbsurd):
            "\(Figures.number(count)) pieces are more than \(who(isAbsurd))."
        case .salty(let sodium, let isAbsurd):
            "\(Figures.number((sodium / 1000).rounded())) g of sodium is more than \(who(isAbsurd))."
        case .poor(let calories): "\(energy(calories)) is very little for it."
        case .unusual(let usual, _): "You usually have about \(weight(usual))."
        case .outlier: "The energy is far from what is usual for such food."
        case .richMeal(let calories, let isAbsurd):
            "\(energy(calories)) in one meal is more than \(who(isAbsurd))."
        case .unsure: "The words leave it open which food or how much is meant."
        case .tiny(let grams):
            "\(Figures.number((grams * 1000).rounded())) mg is less than anybody eats of it."
        case .guessed(let name): "No food is written so; “\(name)” is the nearest."
        case .severalWarnings(let count): "\(count) things about it are doubtful."
        case .allergen(let alert): alert.sentence
        }
    }

    private func who(_ isAbsurd: Bool) -> String {
        isAbsurd ? "anybody eats at once" : "most people have at once"
    }

    private func weight(_ grams: Double) -> String { Figures.grams(Thousandths(grams)) }

    private func figure(_ value: Double, _ nutrient: Nutrient) -> String {
        Verdict.words(Thousandths(value), of: nutrient)
    }

    private func energy(_ calories: Double) -> String { Figures.calories(Thousandths(calories)) }
}
