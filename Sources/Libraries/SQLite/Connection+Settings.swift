internal import CSQLite

extension Connection {
    /// How long a statement waits for another process before it fails as busy.
    package func setBusyTimeout(milliseconds: Int32) {
        // The only failure is misuse of the handle, which is ours and open.
        unsafe _ = sqlite3_busy_timeout(handle, milliseconds)
    }

    /// Write-ahead log; a commit has reached the disk before it returns; references are checked.
    ///
    /// - Parameter checkpointPages: how long the log grows before it is copied into the database.
    package func makeDurable(checkpointPages: Int = 1000) throws(SQLiteError) {
        guard try text(Self.useLog) == "wal" else {
            throw SQLiteError(
                extendedCode: SQLITE_CANTOPEN, message: "no write-ahead log is possible here",
                operation: "open")
        }
        try execute(
            """
            PRAGMA synchronous = FULL;
            PRAGMA wal_autocheckpoint = \(checkpointPages);
            PRAGMA foreign_keys = ON;
            PRAGMA cell_size_check = ON;
            PRAGMA temp_store = MEMORY;
            """)
        syncing.commits = true
    }

    /// Whether a commit to the write-ahead log returns only when it has reached the disk, with all commits
    /// before it; without that it has reached the system. To be called outside a transaction.
    package func setSyncsCommits(_ syncs: Bool) throws(SQLiteError) {
        guard syncing.commits != syncs else { return }
        try execute("PRAGMA synchronous = \(syncs ? "FULL" : "NORMAL")")
        syncing.commits = syncs
    }

    /// Has what was committed without a sync reach the disk.
    package func syncLog() throws(SQLiteError) {
        let code = unsafe csqlite_sync_log(handle)
        guard code == SQLITE_OK else {
            throw unsafe SQLiteError(code: code, connection: handle, operation: "sync")
        }
    }

    /// Whether the file was deleted or moved since it was opened: what is written now, nobody finds again.
    package var hasLostFile: Bool {
        var isLost: Int32 = 0
        // The handle is ours and open, and SQLite writes one int.
        let code = unsafe sqlite3_file_control(handle, "main", SQLITE_FCNTL_HAS_MOVED, &isLost)
        return code == SQLITE_OK && isLost != 0
    }

    /// Whether the write-ahead log stays as it is when the last connection closes.
    ///
    /// Normally closing copies the log into the database and removes it.
    package func setKeepsLogOnClose(_ keeps: Bool) {
        // Failing would need a misused handle; ours is open.
        unsafe _ = csqlite_set_option(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, keeps ? 1 : 0)
    }

    private static let useLog = Query("PRAGMA journal_mode = WAL")

    /// How a checkpoint treats the write-ahead log.
    package enum Checkpoint {
        /// Copies what it can without waiting for anyone.
        case passive
        /// Copies everything, then empties the log file; waits for readers.
        case truncate
    }

    /// Copies the write-ahead log into the database; busy readers are no error.
    package func checkpoint(_ kind: Checkpoint) throws(SQLiteError) {
        let mode =
            switch kind {
            case .passive: SQLITE_CHECKPOINT_PASSIVE
            case .truncate: SQLITE_CHECKPOINT_TRUNCATE
            }
        let code = unsafe sqlite3_wal_checkpoint_v2(handle, nil, mode, nil, nil)
        guard code == SQLITE_OK || code == SQLITE_BUSY else {
            throw unsafe SQLiteError(code: code, connection: handle, operation: "checkpoint")
        }
    }
}
