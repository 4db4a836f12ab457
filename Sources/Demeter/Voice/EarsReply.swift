internal import JSON

/// How the daemon answers what was spoken, for the ears to let it be heard.
package struct EarsReply: Sendable, Hashable {
    package enum Outcome: String, Sendable, Hashable, CaseIterable {
        /// It was logged or done.
        case done
        /// It asks something, so that the ears stay open for the answer.
        case question
        /// It was not understood, or was not meant for the journal.
        case unclear
    }

    /// The words to speak; empty when there are none.
    package var text: String
    package var outcome: Outcome
    /// Whether something waits because the person must not have it, which has a sound of its own.
    package var isAlert: Bool
    /// Whether a recipe is being told, so that the ears stay open and expect what goes into it.
    package var isRecipeOpen: Bool
    /// Which utterance of these ears it is about, counted from 1; `nil` of one that ears before them heard.
    package var utterance: Int?
    /// Whether that utterance may have changed, answered or taken back what was said before, rather than told something new.
    package var isOfEarlier: Bool

    package init(
        text: String, outcome: Outcome, isAlert: Bool = false, isRecipeOpen: Bool = false,
        utterance: Int? = nil, isOfEarlier: Bool = false
    ) {
        self.utterance = utterance
        self.isOfEarlier = isOfEarlier
        self.isRecipeOpen = isRecipeOpen
        self.text = text
        self.outcome = outcome
        self.isAlert = isAlert
    }

    var members: [(String, JSONValue)] {
        [("text", .string(text)), ("outcome", .string(outcome.rawValue))]
            + (isAlert ? [("alert", true)] : []) + (isRecipeOpen ? [("recipe", true)] : [])
            + (utterance.map { [("utterance", .integer($0))] } ?? [])
            + (isOfEarlier ? [("earlier", true)] : [])
    }

    init?(_ json: JSONValue) {
        guard let text = json["text"]?.string,
            let outcome = json["outcome"]?.string.flatMap(Outcome.init)
        else { return nil }
        self.init(
            text: text, outcome: outcome, isAlert: json["alert"] == true,
            isRecipeOpen: json["recipe"] == true, utterance: json["utterance"]?.integer,
            isOfEarlier: json["earlier"] == true)
    }
}
