/// An utterance as the journal keeps it.
package struct Utterance: Sendable, Hashable, Identifiable {
    package let id: UtteranceID
    package var said: NewUtterance
    package var state: Utterance.State
    /// The change that finished it.
    package var change: ChangeID?
    /// What the sender was told; kept for utterances with a key.
    package var result: String?

    package init(
        id: UtteranceID, said: NewUtterance, state: Utterance.State, change: ChangeID? = nil,
        result: String? = nil
    ) {
        self.id = id
        self.said = said
        self.state = state
        self.change = change
        self.result = result
    }
}
