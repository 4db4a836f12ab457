internal import SQLite

extension Ledger {
    /// What came of a batch of writes.
    struct BatchOutcome: Equatable {
        var counts = CommitCounts()
        /// The number of the last event then; 0 when nothing was committed.
        var sequence: Int64 = 0
        /// How long it took to have a commit on the disk; `nil` where none was synced.
        var sync: Duration?
    }

    /// Writes a batch in one transaction and answers every member of it.
    ///
    /// When the batch fails as a whole (SQLite ended the transaction, or the commit failed), its
    /// members are tried again one by one, so that only those fail that must.
    func commit(
        _ batch: ArraySlice<PendingWrite>, outliving durability: Durability = .machine
    ) -> BatchOutcome {
        do {
            let attempt = try attempt(batch, durability)
            for answer in attempt.answers { answer() }
            for (write, error) in attempt.failures { write.fail(error) }
            guard !attempt.answers.isEmpty else { return BatchOutcome() }
            return BatchOutcome(
                counts: CommitCounts(
                    commits: durability == .machine ? 1 : 0, writes: attempt.answers.count,
                    unsynced: durability == .process ? 1 : 0),
                sequence: attempt.sequence, sync: attempt.sync)
        } catch {
            connection.rollBack()
            let cause = JournalError(error)
            // Each would wait as long again for another program.
            guard batch.count > 1, cause != .busy, cause != .fileLost else {
                for write in batch { write.fail(cause) }
                return BatchOutcome()
            }
            var outcome = BatchOutcome()
            for index in batch.indices {
                let single = commit(batch[index...index], outliving: durability)
                outcome.counts += single.counts
                outcome.sequence = max(outcome.sequence, single.sequence)
                outcome.sync = single.sync ?? outcome.sync
            }
            return outcome
        }
    }

    private struct Attempt {
        var answers: [@Sendable () -> Void] = []
        var failures: [(PendingWrite, JournalError)] = []
        var sequence: Int64 = 0
        var sync: Duration?
    }

    /// Throws when nothing of the batch was written.
    private func attempt(
        _ batch: ArraySlice<PendingWrite>, _ durability: Durability
    ) throws -> Attempt {
        // In a write-ahead log SQLite would go on writing where nobody looks any more.
        guard !connection.hasLostFile else { throw JournalError.fileLost }
        var attempt = Attempt()
        try connection.setSyncsCommits(durability == .machine)
        try connection.begin(.immediate)
        if batch.count == 1, let write = batch.first {
            attempt.answers.append(try write.perform(self))
        } else {
            for write in batch {
                do {
                    attempt.answers.append(try connection.savepoint { try write.perform(self) })
                } catch {
                    guard connection.isInTransaction else { throw error }
                    attempt.failures.append((write, JournalError(error)))
                }
            }
        }
        if attempt.answers.isEmpty {
            connection.rollBack()
        } else {
            attempt.sequence = try lastSequence()
            if durability == .machine {
                attempt.sync = try ContinuousClock().measure { try connection.commit() }
            } else {
                try connection.commit()
            }
        }
        return attempt
    }
}
