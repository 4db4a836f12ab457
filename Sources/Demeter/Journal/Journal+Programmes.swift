package import Nutrition
package import Programmes

// Programmes; each call that changes something is one undoable change.
extension Journal {
    /// All that were started, in the order in which they were.
    package nonisolated func programmes() async throws(JournalError) -> [StartedProgramme] {
        try await reader.read { try $0.programmes() }
    }

    /// Starts a programme.
    ///
    /// - Throws: `refusedProgramme` while another one goes on.
    package nonisolated func start(
        _ run: ProgrammeRun, today: LocalDay
    ) async throws(JournalError) -> Recorded {
        try await write { try $0.start(run, today: today, utterance: nil) }
    }

    /// Takes a step with the programme that goes on.
    ///
    /// - Throws: `refusedProgramme` where there is none, or it cannot be taken.
    package nonisolated func take(
        _ step: ProgrammeStep, today: LocalDay
    ) async throws(JournalError) -> Recorded {
        try await write { try $0.take(step, today: today, utterance: nil) }
    }

    /// What the numbers of a programme's days are made of; days with entries also of those after, up to `horizon`.
    package nonisolated func pilotFacts(
        from first: LocalDay, to last: LocalDay, horizon: LocalDay
    ) async throws(JournalError) -> PilotFacts {
        try await reader.read { try $0.pilotFacts(from: first, to: last, horizon: horizon) }
    }

    /// How well the words were read that came since an instant.
    package nonisolated func quality(
        since instant: Timestamp
    ) async throws(JournalError) -> ReadingQuality {
        try await reader.read { try $0.quality(since: instant) }
    }
}
