internal import Glibc
package import Nutrition
internal import SQLite

/// What was erased from a journal.
package struct ForgetSummary: Sendable, Hashable {
    package var entries = 0
    package var utterances = 0

    package init(entries: Int = 0, utterances: Int = 0) {
        self.entries = entries
        self.utterances = utterances
    }
}

extension JournalFolder {
    /// Erases what was said and eaten on these days, so that no byte of it stays in the journal's files.
    ///
    /// Undoing cannot bring it back. Events keep their numbers and lose what they tell.
    package func forget(_ range: ClosedRange<LocalDay>) throws(CareError) -> ForgetSummary {
        try writing { ledger in
            try ledger.connection.setErasesDeleted(true)
            let summary = try ledger.connection.transaction { try ledger.forget(range) }
            // Pages that had been free before may hold what was deleted long ago.
            try ledger.connection.rebuild()
            try ledger.connection.checkpoint(.truncate)
            return summary
        }
    }

    /// Erases the journal: its files are overwritten and removed, and a new one begins.
    package func forgetEverything() throws(CareError) -> ForgetSummary {
        let summary =
            (try? reading { ledger in
                let status = try ledger.status(commits: CommitCounts())
                return ForgetSummary(
                    entries: status.entries,
                    utterances: Int(
                        try ledger.connection.integer(Query("SELECT count(*) FROM utterances"))))
            }) ?? ForgetSummary()
        try exclusively {
            for path in [files.database, formerDatabase, newDatabase] {
                for end in ["", "-wal", "-shm", "-journal"] { try Self.erase(path + end) }
            }
        }
        return summary
    }

    /// Overwrites a file with zeros before it removes it; a file that is not there is passed over.
    package static func erase(_ path: String) throws(CareError) {
        let file = open(path, O_WRONLY | O_CLOEXEC | O_NOFOLLOW)
        guard file >= 0 else {
            if errno == ENOENT { return }
            throw .cannotWrite(path: path, errno: errno)
        }
        defer { close(file) }
        var status = stat()
        guard fstat(file, &status) == 0 else { throw .cannotWrite(path: path, errno: errno) }
        let zeros = [UInt8](repeating: 0, count: 1 << 16)
        var left = Int(status.st_size)
        while left > 0 {
            let count = write(file, zeros, min(left, zeros.count))
            guard count > 0 else { throw .cannotWrite(path: path, errno: errno) }
            left -= count
        }
        guard fsync(file) == 0, unlink(path) == 0 else {
            throw .cannotWrite(path: path, errno: errno)
        }
    }
}
