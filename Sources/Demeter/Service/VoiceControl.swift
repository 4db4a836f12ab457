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
    /// What is said in sound that somebody sends; nothing is done with the words.
    ///
    /// - Parameters:
    ///   - sound: an open file with samples of 16 kHz, 16 bit, one channel; read to its end, at most 30 s of it.
    ///   - words: takes those understood so far, as they come.
    func hear(
        _ sound: Int32, _ words: @escaping @Sendable (String) -> Void
    ) async throws(ServiceError) -> HeardMessage
}
