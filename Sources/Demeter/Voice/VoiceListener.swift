/// Whom the desk tells what was spoken: the logbook, as the daemon hands it on.
package protocol VoiceListener: Sendable {
    /// Logs or obeys what was said.
    func say(_ text: String) async -> VoiceReply
    /// Whether words that are no meal by themselves answer or correct what was spoken of.
    func isRemark(_ text: String) async -> Bool
    /// Whether words ask or order something, and are no part of a meal: "undo that", "what did I eat today".
    func isOrder(_ text: String) async -> Bool
    /// Whether a recipe is being told, so that what is said next may go into it.
    func isRecipeOpen() async -> Bool
}

extension VoiceListener {
    package func isOrder(_ text: String) async -> Bool { false }
}

/// What is answered to spoken words.
package struct VoiceReply: Sendable, Hashable {
    /// As a line of text would be answered.
    package var lines: [String]
    package var outcome: EarsReply.Outcome
    /// Whether something waits because the person must not have it.
    package var isAlert: Bool

    package init(
        lines: [String], outcome: EarsReply.Outcome = .done, isAlert: Bool = false
    ) {
        self.isAlert = isAlert
        self.lines = lines
        self.outcome = outcome
    }
}
