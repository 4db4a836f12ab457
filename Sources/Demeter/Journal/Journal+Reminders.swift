// What a person was reminded of. It is no change of theirs: nothing undoes it but forgetting habits.
extension Journal {
    /// Keeps that somebody is reminded now.
    package nonisolated func noteReminder(
        _ content: SentReminder.Content, at moment: Moment
    ) async throws(JournalError) -> Int64 {
        try await write { try $0.noteReminder(content, at: moment) }
    }

    /// The newest reminders since habits were forgotten, the newest first.
    package nonisolated func reminders(
        limit: Int
    ) async throws(JournalError) -> [SentReminder] {
        try await reader.read { try $0.reminders(limit: limit) }
    }

    /// Answers a reminder: what is logged by it, as one undoable change, and that it is answered.
    package nonisolated func answer(
        _ reminder: Int64, _ state: SentReminder.State, by utterance: UtteranceID, _ act: Act
    ) async throws(JournalError) -> Recorded {
        try await write { ledger in
            try ledger.settleReminder(reminder, state)
            return try ledger.finish(
                utterance, state: act == .nothing ? .nothing : .logged, act: act, reply: { _ in "" }
            )
        }
    }
}
