internal import SQLite

extension Journal {
    /// Lets every failed utterance wait once more, but for photographs, which their person sends again one by
    /// one. Returns how many.
    package nonisolated func retryFailed() async throws(JournalError) -> Int {
        try await write { try $0.retryFailed() }
    }
}

extension Ledger {
    fileprivate func retryFailed() throws -> Int {
        var update = try connection.prepare(Self.retryFailedUtterances)
        try update.run()
        return connection.changedRows
    }

    private static let retryFailedUtterances = Query(
        """
        UPDATE utterances SET state = 'waiting', settled = NULL WHERE state = 'failed'
            AND id NOT IN (SELECT utterance FROM photographs)
        """)
}
