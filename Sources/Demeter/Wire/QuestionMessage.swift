package import JSON
package import MealReader

/// A question that waits for its answer, by `answer`.
package struct QuestionMessage: Message {
    /// The words that raised it.
    package var utterance: Int
    package var asked: Instant
    /// Those words.
    package var text: String
    /// Without choices it is answered by "yes", "no" or other words.
    package var question: Question
    /// What it is about: entries that are held until then, or those to choose from.
    package var entries: [Int]

    package init(
        utterance: Int, asked: Instant, text: String, question: Question, entries: [Int]
    ) {
        self.utterance = utterance
        self.asked = asked
        self.text = text
        self.question = question
        self.entries = entries
    }

    package init(json: JSONValue, at name: String) throws(MessageError) {
        let members = try Members(json, at: name)
        utterance = try members.required("utterance", members.wholeNumber("utterance"))
        asked = try members.required("asked", members.instant("asked"))
        text = try members.required("text", members.text("text"))
        question = try members.required("question", members.message("question", Question.self))
        entries =
            try members.list("entries") { (value, name) throws(MessageError) in
                guard let id = value.integer else {
                    throw .wrongType(name, expected: .wholeNumber)
                }
                return id
            } ?? []
    }

    package var json: JSONValue {
        [
            "utterance": .integer(utterance), "asked": .string(asked.description),
            "text": .string(text), "question": question.json,
            "entries": .array(entries.map(JSONValue.integer)),
        ]
    }
}
