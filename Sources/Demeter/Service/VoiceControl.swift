package import Wire

/// What can be asked of the voice; the daemon's desk of the ears is it.
package protocol VoiceControl: Sendable {
    func status() async -> StatusMessage.Voice
    func setMuted(_ isMuted: Bool) async -> StatusMessage.Voice
    /// Opens the ears for one utterance; returns when it was handled, or nobody spoke.
    func listen() async throws(ServiceError) -> ListenResult
}
