internal import CSQLite

/// Prepared statements that wait to be used again, by their SQL.
///
/// It never forgets one: the SQL of a program is a fixed set of constants.
@safe final class StatementCache {
    private var idle: [String: OpaquePointer] = unsafe [:]
    private var isOpen = true

    func take(_ sql: String) -> OpaquePointer? { unsafe idle.removeValue(forKey: sql) }

    /// Resets the statement and keeps it, or finalizes it when its place is taken.
    func giveBack(_ statement: OpaquePointer, sql: String) {
        // The statement is alive: whoever gives it back held it until now.
        unsafe sqlite3_reset(statement)
        if isOpen, unsafe idle[sql] == nil {
            unsafe sqlite3_clear_bindings(statement)
            unsafe idle[sql] = statement
        } else {
            unsafe sqlite3_finalize(statement)
        }
    }

    /// Finalizes everything; statements given back later are finalized at once.
    func close() {
        isOpen = false
        while let (_, statement) = unsafe idle.popFirst() { unsafe sqlite3_finalize(statement) }
    }
}
