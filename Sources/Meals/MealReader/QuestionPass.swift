internal import FoodCatalog
internal import Nutrition
internal import Telling

/// Asks what decides a reading and was not said, when a wrong guess would be far off.
///
/// A question holds the meal back, so it is asked of single foods only, and seldom: an amount when
/// the food is served by the slice and a whole one is many of them ("pizza"); the food when two that
/// the words fit equally well differ by half and neither was named.
struct QuestionPass {
    let match: MatchedSpan
    let item: ReadingItem
    let weigher: Weigher
    let weight: Weight
    /// Whether the words are just the name of the food.
    let isNamed: Bool
    /// The kcal that the other candidates come to, in their order.
    let rivals: [Double]
    let catalog: FoodCatalog

    var question: Question? { amountQuestion ?? foodQuestion }

    /// kcal between the least and the most that may be meant, below which nobody is asked.
    private static let worthAsking = 250.0

    private var amountQuestion: Question? {
        let region = weigher.region
        let isOpen =
            region.leading.map { !$0.isExact && $0.container < 0 } ?? true && region.trailing == nil
        guard isOpen, weight.basis == .usual, let whole = weigher.wholeOfFragments,
            let index = weigher.food.defaultPortion
        else { return nil }
        let slice = weigher.food.portions[index]
        let part = whole.grams.value - slice.grams.value
        let energy = weigher.food.per100g.calories?.value ?? 0
        // Of cake one slice is eaten; of pizza nobody knows how many.
        guard slice.label == "slice", weight.grams >= 1.5 * slice.grams.value,
            whole.grams.value >= 4 * slice.grams.value,
            part * energy / 100 >= Self.worthAsking
        else { return nil }
        let texts = Texts.questions
        return Question(
            text: texts.howMuch(told(item.name, catalog.foods[Int(match.candidates[0].food)])),
            choices: [
                texts.slices(1), texts.slices(2),
                Telling.isChinese ? "1 個" : "1 \(Self.plain(whole.label))",
            ])
    }

    /// A label without what stands in parentheses.
    private static func plain(_ label: String) -> Substring {
        label.firstRange(of: " (").map { label[..<$0.lowerBound] } ?? label[...]
    }

    private var foodQuestion: Question? {
        guard !isNamed, match.candidates.count > 1, item.confidence < 0.5,
            let energy = rivals.first,
            match.candidates[0].score - match.candidates[1].score < 0.2
        else { return nil }
        let other = catalog.foods[Int(match.candidates[1].food)]
        let own = item.nutrients.calories?.value ?? 0
        let isFar =
            abs(own - energy) >= Self.worthAsking && max(own, energy) >= 1.5 * min(own, energy)
        guard isFar, other.name != item.name else { return nil }
        return Question(
            text: Texts.questions.which(),
            choices: [
                told(item.name, catalog.foods[Int(match.candidates[0].food)]),
                told(other.name, other),
            ])
    }

    private func told(_ name: String, _ food: Food) -> String {
        Telling.current.name(name, food: food.id.rawValue, saidAs: item.text)
    }
}
