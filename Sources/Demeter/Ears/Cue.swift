internal import Configuration
internal import Voice

/// What the ears let be heard.
package enum Cue: Sendable, Hashable {
    case tone(Tone)
    case speech(String)
    /// The sign of an alert, and then the words.
    case alert(String)

    /// What is played when the ears open, by the wake phrase or a push.
    static func opening(_ feedback: VoiceFeedback) -> Cue? {
        feedback == .none ? nil : .tone(.listening)
    }

    /// What is played for a reply.
    ///
    /// - Parameter isAddressed: whether what it replies to was said to Demeter for certain; what was
    ///   perhaps not is not complained of.
    static func reply(
        _ reply: EarsReply, _ feedback: VoiceFeedback, isAddressed: Bool
    ) -> Cue? {
        switch (feedback, reply.outcome) {
        case (.none, _): nil
        case (_, .unclear) where reply.text.isEmpty: isAddressed ? .tone(.unclear) : nil
        case (.speech, _) where reply.isAlert: .alert(reply.text)
        case (.speech, _): .speech(reply.text)
        case (.sound, _) where reply.isAlert: .tone(.alert)
        case (.sound, .done): .tone(.logged)
        case (.sound, .question): .tone(.listening)
        case (.sound, .unclear): .tone(.unclear)
        }
    }
}
