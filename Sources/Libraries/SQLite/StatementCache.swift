internal import CSQLite

/// Prepared statements that wait to be used again, by the numbers of their queries.
@safe final class StatementCache {
    private var idle: [OpaquePointer?] = unsafe []
    private var isOpen = true

    func take(_ query: Query) -> OpaquePointer? {
        guard unsafe query.number < idle.count, let statement = unsafe idle[query.number] else {
            return nil
        }
        unsafe idle[query.number] = nil
        return unsafe statement
    }

    /// Resets the statement and keeps it, or finalizes it when its place is taken.
    func giveBack(_ statement: OpaquePointer, _ query: Query) {
        // The statement is alive: whoever gives it back held it until now.
        unsafe sqlite3_reset(statement)
        while unsafe isOpen && idle.count <= query.number { unsafe idle.append(nil) }
        if unsafe isOpen && idle[query.number] == nil {
            unsafe sqlite3_clear_bindings(statement)
            unsafe idle[query.number] = statement
        } else {
            unsafe sqlite3_finalize(statement)
        }
    }

    /// Finalizes everything; statements given back later are finalized at once.
    func close() {
        isOpen = false
        while let statement = unsafe idle.popLast() { unsafe sqlite3_finalize(statement) }
    }
}
