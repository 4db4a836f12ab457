package import Wire

/// What can be asked of the voice; the daemon's desk of the ears is it.
package protocol VoiceControl: Sendable {
    func status() async -> StatusMessage.Voice
    func setMuted(_ isMuted: Bool) async -> StatusMessage.Voice
    /// Opens the ears for one utterance; returns when it was handled, or nobody spoke.
    ///
    /// - Parameter words: takes those understood so far, as they come.
    func listen(
        _ words: @escaping @Sendable (String) -> Void
    ) async throws(ServiceError) -> ListenResult
}
