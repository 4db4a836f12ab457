internal import Allergens
internal import Nutrition
internal import Telling

extension Finding {
    /// What a person is told of it.
    package var sentence: String {
        let texts = Texts.findings
        return switch self {
        case .unknownFood: texts.unknownFood()
        case .negativeAmount: texts.negativeAmount()
        case .zeroAmount: texts.zeroAmount()
        case .unreadableAmount(let words): texts.unreadableAmount(words)
        case .negativeFigure(let nutrient):
            texts.negativeFigure(Telling.isChinese ? nutrient.told : nutrient.rawValue)
        case .heavierThanPortion(let parts, let grams):
            texts.heavierThanPortion(weight(parts), weight(grams))
        case .energyMissing(let computed): texts.energyMissing(energy(computed))
        case .energyMismatch(let given, let computed):
            texts.energyMismatch(energy(given), energy(computed))
        case .stated(let nutrient, let given, let expected, let isContradiction):
            isContradiction
                ? texts.contradicted(figure(given, nutrient), figure(expected, nutrient))
                : texts.catalogHas(figure(expected, nutrient))
        case .tooDense(let perGram): texts.tooDense(Figures.number(perGram))
        case .heavy(let grams, let isAbsurd): tooMuch(weight(grams), isAbsurd)
        case .rich(let calories, let isAbsurd): tooMuch(energy(calories), isAbsurd)
        case .many(let count, let isAbsurd):
            isAbsurd
                ? texts.absurdCount(Figures.number(count))
                : texts.unlikelyCount(Figures.number(count))
        case .salty(let sodium, let isAbsurd):
            tooMuch(texts.sodium(Figures.number((sodium / 1000).rounded())), isAbsurd)
        case .poor(let calories): texts.poor(energy(calories))
        case .unusual(let usual, _): texts.unusual(weight(usual))
        case .outlier: texts.outlier()
        case .richMeal(let calories, let isAbsurd):
            tooMuch(texts.inOneMeal(energy(calories)), isAbsurd)
        case .unsure: texts.unsure()
        case .tiny(let grams): texts.tiny(Figures.number((grams * 1000).rounded()))
        case .guessed(let name): texts.guessed(name)
        case .severalWarnings(let count): texts.several(count)
        case .allergen(let alert): alert.sentence
        }
    }

    private func tooMuch(_ amount: String, _ isAbsurd: Bool) -> String {
        isAbsurd ? Texts.findings.absurd(amount) : Texts.findings.unlikely(amount)
    }

    private func weight(_ grams: Double) -> String { Figures.grams(Thousandths(grams)) }

    private func figure(_ value: Double, _ nutrient: Nutrient) -> String {
        Verdict.words(Thousandths(value), of: nutrient)
    }

    private func energy(_ calories: Double) -> String { Figures.calories(Thousandths(calories)) }
}
