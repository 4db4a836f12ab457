/// What the journal tells of a conversation, all from the same moment.
package struct TalkPage: Sendable, Hashable {
    /// The open ones, the newest first.
    package var questions: [OpenQuestion]
    /// Live entries, each once, the newest first.
    package var entries: [FoodEntry]
}
