/// What the journal tells of a conversation, all from the same moment.
package struct TalkPage: Sendable, Hashable {
    /// The open ones, the newest first.
    package var questions: [OpenQuestion]
    /// Live entries, each once, the newest first; those of `spoken` are among them.
    package var entries: [FoodEntry]
    /// What was spoken of last, whatever its day; `nil` when nothing of it is left.
    package var spoken: LastSpoken?
}
