extension Connection {
    package enum TransactionKind {
        /// Becomes a reader or a writer with its first statement.
        case deferred
        /// Is the one writer from the start, so that it cannot fail half-way for being second.
        case immediate
    }

    package func begin(_ kind: TransactionKind) throws(SQLiteError) {
        switch kind {
        case .deferred: try run(Self.beginDeferred, "begin")
        case .immediate: try run(Self.beginImmediate, "begin")
        }
    }

    package func commit() throws(SQLiteError) { try run(Self.commit, "commit") }

    /// Ends the transaction without its changes; does nothing when SQLite has ended it already.
    package func rollBack() {
        guard isInTransaction else { return }
        // ROLLBACK fails only where no transaction is open.
        try? run(Self.rollBack, "rollback")
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
        try run(Self.savepoint, "savepoint")
        do {
            let value = try body()
            try run(Self.release, "release")
            return value
        } catch {
            // After a failure that made SQLite end the whole transaction there is none to go back to.
            if isInTransaction {
                try run(Self.rollBackToSavepoint, "rollback to savepoint")
                try run(Self.release, "release")
            }
            throw error
        }
    }

    private func run(_ query: Query, _ operation: String) throws(SQLiteError) {
        var statement = try prepare(query)
        do {
            try statement.run()
        } catch {
            throw SQLiteError(
                extendedCode: error.extendedCode, systemError: error.systemError,
                message: error.message, operation: operation)
        }
    }

    private static let beginDeferred = Query("BEGIN DEFERRED")
    private static let beginImmediate = Query("BEGIN IMMEDIATE")
    private static let commit = Query("COMMIT")
    private static let rollBack = Query("ROLLBACK")
    private static let savepoint = Query("SAVEPOINT part")
    private static let release = Query("RELEASE part")
    private static let rollBackToSavepoint = Query("ROLLBACK TO part")
}
