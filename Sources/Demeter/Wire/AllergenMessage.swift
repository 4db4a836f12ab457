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
    private let memory: FoodMemory<[AllergenMessage]>

    /// - Parameter own: triggers of the person's own, beside the fourteen.
    package init(_ knowledge: AllergenKnowledge, own: [Trigger] = []) {
        self.knowledge = knowledge
        let triggers =
            TriggerTable.european + own.filter { !TriggerTable.european.contains($0) }
        memory = FoodMemory(knowledge, of: triggers, limit: Self.foodsRemembered) { assessment in
            triggers.map(assessment.finding).filter { $0.answer != .notByRecipe }
                .map(AllergenMessage.init)
        }
    }

    /// Of the fourteen and of a person's own triggers, all but those that are not in it by its recipe.
    package func messages(of food: AssessedFood) -> [AllergenMessage] { memory.told(of: food) }

    private static let foodsRemembered = 500
}
