internal import MealModel
internal import MealReader
internal import Nutrition

/// A description on its way to a model: what is asked, and how the answer is understood.
struct ModelQuestion {
    let text: String
    let model: String
    /// The foods that the model may name.
    let foods: [Food]
    let key: AnswerKey
    private let knowledge: ModelKnowledge

    init(_ text: String, for model: String, by knowledge: ModelKnowledge) {
        self.text = text
        self.model = model
        self.knowledge = knowledge
        foods = knowledge.relevant.choose(for: text, limit: knowledge.offers)
        key = AnswerKey(text: text, model: model, catalog: knowledge.version)
    }

    func reading(of answer: ModelAnswer, like offline: Reading) -> Reading {
        knowledge.answers.reading(of: answer, text: text, offered: foods, like: offline)
    }
}
