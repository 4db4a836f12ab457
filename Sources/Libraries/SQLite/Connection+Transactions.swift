extension Connection {
    package enum TransactionKind: String {
        /// Becomes a reader or a writer with its first statement.
        case deferred = "BEGIN DEFERRED"
        /// Is the one writer from the start, so that it cannot fail half-way for being second.
        case immediate = "BEGIN IMMEDIATE"
    }

    package func begin(_ kind: TransactionKind) throws(SQLiteError) {
        try command(kind.rawValue, "begin")
    }

    package func commit() throws(SQLiteError) { try command("COMMIT", "commit") }

    /// Ends the transaction without its changes; does nothing when SQLite has ended it already.
    package func rollBack() {
        guard isInTransaction else { return }
        // ROLLBACK fails only where no transaction is open.
        try? command("ROLLBACK", "rollback")
    }

    /// Runs `body` in a transaction: committed when it returns, rolled back when it throws.
    package func transaction<Value>(
        _ kind: TransactionKind = .immediate, _ body: () throws -> Value
    ) throws -> Value {
        try begin(kind)
        do {
            let value = try body()
            try commit()
            return value
        } catch {
            rollBack()
            throw error
        }
    }

    /// Runs `body` so that its changes alone vanish when it throws, within an open transaction.
    package func savepoint<Value>(_ body: () throws -> Value) throws -> Value {
        try command("SAVEPOINT part", "savepoint")
        do {
            let value = try body()
            try command("RELEASE part", "release")
            return value
        } catch {
            // After a failure that made SQLite end the whole transaction there is none to go back to.
            if isInTransaction {
                try command("ROLLBACK TO part", "rollback to savepoint")
                try command("RELEASE part", "release")
            }
            throw error
        }
    }

    private func command(_ sql: String, _ operation: String) throws(SQLiteError) {
        var statement = try prepare(sql)
        do {
            try statement.run()
        } catch {
            throw SQLiteError(
                extendedCode: error.extendedCode, message: error.message, operation: operation)
        }
    }
}
