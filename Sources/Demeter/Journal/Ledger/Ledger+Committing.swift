internal import SQLite

extension Ledger {
    /// Writes a batch in one transaction and answers every member of it.
    ///
    /// When the batch fails as a whole (SQLite ended the transaction, or the commit failed), its
    /// members are tried again one by one, so that only those fail that must.
    func commit(_ batch: ArraySlice<PendingWrite>) -> CommitCounts {
        do {
            let outcome = try attempt(batch)
            for answer in outcome.answers { answer() }
            for (write, error) in outcome.failures { write.fail(error) }
            return CommitCounts(
                commits: outcome.answers.isEmpty ? 0 : 1, writes: outcome.answers.count)
        } catch {
            connection.rollBack()
            let cause = JournalError(error)
            // Each would wait as long again for another program.
            guard batch.count > 1, cause != .busy else {
                for write in batch { write.fail(cause) }
                return CommitCounts()
            }
            var counts = CommitCounts()
            for index in batch.indices {
                let single = commit(batch[index...index])
                counts.commits += single.commits
                counts.writes += single.writes
            }
            return counts
        }
    }

    private typealias Outcome = (
        answers: [@Sendable () -> Void], failures: [(PendingWrite, JournalError)]
    )

    /// Throws when nothing of the batch was written.
    private func attempt(_ batch: ArraySlice<PendingWrite>) throws -> Outcome {
        var outcome: Outcome = ([], [])
        try connection.begin(.immediate)
        if batch.count == 1, let write = batch.first {
            outcome.answers.append(try write.perform(self))
        } else {
            for write in batch {
                do {
                    outcome.answers.append(try connection.savepoint { try write.perform(self) })
                } catch {
                    guard connection.isInTransaction else { throw error }
                    outcome.failures.append((write, JournalError(error)))
                }
            }
        }
        if outcome.answers.isEmpty {
            connection.rollBack()
        } else {
            try connection.commit()
        }
        return outcome
    }
}
