package import Allergens
package import JSON
internal import Nutrition

/// What is known of one trigger in a food; a trigger that is absent is not in it by its recipe.
package struct AllergenMessage: Message {
    package var trigger: Trigger
    package var answer: Answer
    /// "butter, cream (recipe)"; empty where nothing is known.
    package var evidence: String

    package init(_ finding: AllergenFinding) {
        trigger = finding.trigger
        answer = finding.answer
        evidence = finding.evidence
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        trigger = Trigger(
            rawValue: try members.required("trigger", members.text("trigger")))
        answer = try members.required(
            "answer",
            members.optional("answer", .oneOf(Answer.allCases.map(\.word))) { value in
                value.string.flatMap(Answer.init(word:))
            })
        evidence = try members.text("evidence") ?? ""
    }

    package var json: JSONValue {
        [
            "trigger": .string(trigger.rawValue), "answer": .string(answer.word),
            "evidence": .string(evidence),
        ]
    }
}

/// Tells of foods what is known of triggers in them.
package struct AllergenTeller: Sendable {
    package let knowledge: AllergenKnowledge
    private let triggers: [Trigger]
    private let ownWords: OwnWords
    private let memo = Recollection<FoodID, [AllergenMessage]>()
    /// Of foods of which more was said.
    private let said = Recollection<AssessedFood, [AllergenMessage]>()

    /// - Parameter own: triggers of the person's own, beside the fourteen.
    package init(_ knowledge: AllergenKnowledge, own: [Trigger] = []) {
        self.knowledge = knowledge
        ownWords = OwnWords(own)
        triggers = TriggerTable.european + own.filter { !TriggerTable.european.contains($0) }
    }

    /// Of the fourteen and of a person's own triggers, all but those that are not in it by its recipe.
    package func messages(of food: AssessedFood) -> [AllergenMessage] {
        guard let id = food.food, !ownWords.stand(in: food.words.dropFirst()),
            knowledge.isWhole(food)
        else {
            guard knowledge.isOfCatalog(food) else {
                return messages(knowledge.assessment(of: food))
            }
            var key = food
            key.grams = nil
            return said.value(of: key) { messages(knowledge.assessment(of: food)) }
        }
        return memo.value(of: id) {
            messages(knowledge.assessment(of: id, called: Array(food.words.prefix(1))))
        }
    }

    private func messages(_ assessment: Assessment) -> [AllergenMessage] {
        triggers.map(assessment.finding).filter { $0.answer != .notByRecipe }
            .map(AllergenMessage.init)
    }
}
