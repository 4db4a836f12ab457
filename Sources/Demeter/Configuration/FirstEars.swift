/// Whose words of an utterance count first.
package enum FirstEars: String, Sendable, Hashable, CaseIterable {
    /// Those of our own decoder; the second recogniser hears again what was hardly understood.
    case own
    /// Those of the second recogniser, whenever it answers in time.
    case wyoming
}
