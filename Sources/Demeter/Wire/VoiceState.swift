/// What the ears are at, by the names on the wire.
package enum VoiceState: String, Sendable, Hashable, CaseIterable {
    /// Not switched on.
    case off
    /// Loading what they understand speech with.
    case starting
    case listening
    /// Open for what is said next, without the wake phrase.
    case open
    case muted
    /// They died or could not start, and are tried again.
    case failed
}
