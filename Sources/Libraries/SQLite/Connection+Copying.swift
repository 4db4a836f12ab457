internal import CSQLite

extension Connection {
    /// Copies this database into `destination`, as it is at one moment, whoever writes meanwhile.
    ///
    /// SQLite's online backup in a single step: with a write-ahead log nobody waits for it. What was in
    /// the destination is replaced.
    package func copy(into destination: borrowing Connection) throws(SQLiteError) {
        guard
            let backup = unsafe sqlite3_backup_init(destination.handle, "main", handle, "main")
        else {
            // The destination tells why nothing can be copied into it.
            throw unsafe SQLiteError(
                code: sqlite3_errcode(destination.handle), connection: destination.handle,
                operation: "copy")
        }
        unsafe sqlite3_backup_step(backup, -1)
        // Says how the steps went.
        let code = unsafe sqlite3_backup_finish(backup)
        guard code == SQLITE_OK else {
            throw unsafe SQLiteError(
                code: code, connection: destination.handle, operation: "copy")
        }
    }

    /// Overwrites what is deleted with zeros, from now on.
    package func setErasesDeleted(_ erases: Bool) throws(SQLiteError) {
        try execute("PRAGMA secure_delete = \(erases ? "ON" : "OFF")")
    }

    /// Whether references are checked; cannot be changed within a transaction.
    package func setChecksReferences(_ checks: Bool) throws(SQLiteError) {
        try execute("PRAGMA foreign_keys = \(checks ? "ON" : "OFF")")
    }

    /// Writes the whole database anew, without the room that deleted rows have left.
    package func rebuild() throws(SQLiteError) { try execute("VACUUM") }

    /// Makes no files beside the database, for a new one that is thrown away when something fails.
    package func setKeepsNothingBeside() throws(SQLiteError) {
        try execute("PRAGMA journal_mode = OFF")
    }

    /// One file without a write-ahead log beside it, for copies that are to be carried about.
    package func makePortable() throws(SQLiteError) {
        try execute("PRAGMA journal_mode = DELETE")
    }
}
