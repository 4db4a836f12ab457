package import Nutrition

// How a person felt; each call that changes something is one undoable change.
extension Journal {
    /// Feelings of days in order of time, of one name or of all.
    package nonisolated func feelings(
        _ name: String?, from first: LocalDay, to last: LocalDay
    ) async throws(JournalError) -> [Feeling] {
        try await reader.read { try $0.feelings(name, from: first, to: last) }
    }

    /// Keeps a feeling.
    ///
    /// - Parameter utterance: the words that told it, which have their outcome by this.
    package nonisolated func feel(
        _ content: FeelingContent, by utterance: UtteranceID? = nil
    ) async throws(JournalError) -> Recorded {
        try await write { ledger in
            let recorded = try ledger.feel(content, utterance: utterance)
            try ledger.settle(utterance, by: recorded)
            return recorded
        }
    }

    /// - Throws: `noSuchFeeling` when it is not there any more.
    package nonisolated func removeFeeling(_ id: FeelingID) async throws(JournalError) -> Recorded {
        try await write { try $0.removeFeeling(id) }
    }

    /// What was logged on days, by the time at which it was eaten.
    package nonisolated func logged(
        from first: LocalDay, to last: LocalDay
    ) async throws(JournalError) -> [FoodEntry] {
        try await reader.read { ledger in
            try ledger.entries(of: "", or: "", from: first, to: last).reversed()
        }
    }
}
