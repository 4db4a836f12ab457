/// A question that waits for its answer, as the journal keeps it.
package struct OpenQuestion: Sendable, Hashable {
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case hold
        /// What the words meant.
        case reading
        /// Which of several entries they are about.
        case which
    }

    package var utterance: UtteranceID
    package var kind: Kind
    package var asked: Timestamp
    package var text: String
    package var choices: [String]
    /// What it is about: entries that wait for the answer, or those to choose from.
    package var entries: [EntryID]

    package init(
        utterance: UtteranceID, kind: Kind, asked: Timestamp, text: String, choices: [String],
        entries: [EntryID] = []
    ) {
        self.utterance = utterance
        self.kind = kind
        self.asked = asked
        self.text = text
        self.choices = choices
        self.entries = entries
    }
}
