/// One short question with choices that decides what a description means.
package struct Question: Sendable, Hashable {
    /// The question in a person's words, without the choices: "Which pizza?"
    package var text: String
    /// Answers to choose from, in the order in which they are numbered; may be empty.
    package var choices: [String]

    package init(text: String, choices: [String] = []) {
        self.text = text
        self.choices = choices
    }
}
