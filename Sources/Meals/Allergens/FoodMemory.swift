internal import Nutrition

/// What is told of foods by what is known of them, so that what is eaten again is not assessed again.
///
/// A food of the catalog is assessed once by its name, and whatever else it is called does not matter as long as no word
/// of it can raise an answer. A dish of such foods is assessed once with the parts that it has. What is not the catalog's may
/// change, and is assessed each time.
package final class FoodMemory<Told: Sendable>: Sendable {
    /// A food of the catalog under its name.
    private struct Known: Sendable {
        var told: Told
        var name: String
        var open: OpenAnswers
        /// What can add to it.
        var telling: TellingWords
    }

    private let knowledge: AllergenKnowledge
    private let triggers: [Trigger]
    private let ownWords: OwnWords
    private let tell: @Sendable (Assessment) -> Told
    /// `nil` of what is not the catalog's.
    private let foods: Recollection<FoodID, Known?>
    /// Foods of the catalog of which more was said, what is no food of anybody's, and dishes of both.
    private let said: Recollection<AssessedFood, Told>

    /// - Parameters:
    ///   - triggers: what is told depends on the findings of these alone.
    ///   - limit: as many foods are remembered at most, and as many others, or of which more was said.
    package init(
        _ knowledge: AllergenKnowledge, of triggers: [Trigger], limit: Int,
        _ tell: @escaping @Sendable (Assessment) -> Told
    ) {
        self.knowledge = knowledge
        self.triggers = triggers
        self.tell = tell
        ownWords = OwnWords(triggers)
        foods = Recollection(limit: limit)
        said = Recollection(limit: limit)
    }

    package func told(of food: AssessedFood) -> Told {
        guard food.parts.isEmpty else { return told(ofDish: food) }
        if let id = food.food {
            guard let known = foods.value(of: id, { known(id, food.words.first ?? "") }) else {
                return tell(knowledge.assessment(of: food))
            }
            if food.said.isEmpty, !adds(food.words, to: known) { return known.told }
        }
        var key = food
        key.grams = nil
        return said.value(of: key) { tell(knowledge.assessment(of: food)) }
    }

    private func told(ofDish dish: AssessedFood) -> Told {
        var key = dish
        key.grams = nil
        if let told = said.known(of: key) { return told }
        let told = tell(knowledge.assessment(of: dish))
        if areSettled(dish.parts) { said.keep(told, of: key) }
        return told
    }

    /// Whether nothing of it is a person's own, down to the last part.
    private func areSettled(_ parts: [AssessedFood]) -> Bool {
        parts.allSatisfy { part in
            part.parts.isEmpty
                ? part.food.map(knowledge.isOfCatalog) ?? true : areSettled(part.parts)
        }
    }

    private func known(_ id: FoodID, _ name: String) -> Known? {
        guard knowledge.isOfCatalog(id) else { return nil }
        let assessment = knowledge.assessment(of: id, called: [name])
        return Known(
            told: tell(assessment), name: name,
            open: OpenAnswers(assessment, of: triggers), telling: knowledge.tellingWords)
    }

    private func adds(_ words: [String], to known: Known) -> Bool {
        guard words.first ?? "" == known.name else { return true }
        // What repeats the name says no more.
        return words.dropFirst().contains { text in
            text != known.name
                && (ownWords.stand(in: CollectionOfOne(text))
                    || known.telling.add(text, to: known.open))
        }
    }
}
