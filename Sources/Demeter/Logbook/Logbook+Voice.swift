package import Service
package import Wire

extension Logbook {
    package nonisolated(nonsending) func listen() async throws(ServiceError) -> ListenResult {
        guard let voice else { throw .notAvailable(.listen) }
        return try await voice.listen()
    }

    package nonisolated(nonsending) func setMuted(
        _ isMuted: Bool
    ) async throws(ServiceError) -> StatusMessage.Voice {
        guard let voice else { throw .notAvailable(isMuted ? .mute : .unmute) }
        return await voice.setMuted(isMuted)
    }
}
