package import MealReader
package import Nutrition

/// Makes a reading of a model's answer, with the catalog's figures wherever it knows the food.
package struct AnswerReader: Sendable {
    private let reader: MealReader

    /// No word of a model makes a match surer than this.
    package static let matchedConfidence = 0.9
    /// An estimate is never sure, whatever the model says of itself.
    package static let estimatedConfidence = 0.6

    package init(reader: MealReader) { self.reader = reader }

    /// - Parameter offered: the foods in the prompt; an id of any other food counts as none.
    package func reading(
        of answer: ModelAnswer, text: String, offered: [Food], like offline: Reading
    ) -> Reading {
        let known = Dictionary(offered.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var items = answer.items.map { item in
            if let food = item.food.flatMap({ known[$0] }) { return matched(item, food) }
            return estimate(item)
        }
        ToldOccasions(offline, text: text)?.complete(&items)
        return Reading(
            text: text, items: items, confidence: items.map(\.confidence).min() ?? 0,
            unread: answer.unparsed.map { $0.split(separator: " ").map(String.init) } ?? [],
            question: answer.question.map { Question(text: $0) }, meal: offline.meal,
            time: offline.time)
    }

    private func matched(_ item: ModelAnswer.Item, _ food: Food) -> ReadingItem {
        let weight = ModelWeight(item, food, reader: reader)
        return ReadingItem(
            text: item.text.isEmpty ? item.name : item.text, name: food.name, food: food.id,
            amount: weight.amount, unit: weight.unit, grams: weight.grams,
            nutrients: food.per100g.scaled(by: weight.grams.value / 100),
            brand: item.brand ?? food.brand, modifiers: item.modifiers,
            confidence: min(item.confidence, Self.matchedConfidence),
            assumption: weight.assumption)
    }

    /// `food` stays `nil` beside known figures, which is the mark of an estimate.
    private func estimate(_ item: ModelAnswer.Item) -> ReadingItem {
        ReadingItem(
            text: item.text.isEmpty ? item.name : item.text, name: item.name,
            amount: item.quantity, unit: item.unit,
            grams: item.unit.flatMap(ModelWeight.gramsPerUnit).flatMap { grams in
                item.quantity.map { Thousandths(grams * $0) }
            },
            nutrients: item.nutrients, brand: item.brand, modifiers: item.modifiers,
            confidence: min(item.confidence, Self.estimatedConfidence),
            assumption: "the model's estimate")
    }
}
