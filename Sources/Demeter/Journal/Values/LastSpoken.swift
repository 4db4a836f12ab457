/// What was logged or corrected last, by whomever, and when.
package struct LastSpoken: Sendable, Hashable {
    package var change: ChangeID
    package var instant: Timestamp
    /// The utterance that asked for it; `nil` when a program did.
    package var utterance: UtteranceID?
    /// What it left and what still stands, in the order in which it came.
    package var entries: [EntryID]
}
