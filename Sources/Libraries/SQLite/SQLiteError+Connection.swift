internal import CSQLite

extension SQLiteError {
    /// The failure that `connection` just reported; without one, SQLite's text for `code`.
    init(code: Int32, connection: OpaquePointer?, operation: String) {
        // Both texts are owned by SQLite and copied at once.
        let extended =
            if unsafe connection == nil { code } else {
                unsafe sqlite3_extended_errcode(connection)
            }
        let matches = extended & 0xFF == code & 0xFF
        let words =
            unsafe matches && connection != nil
            ? sqlite3_errmsg(connection) : sqlite3_errstr(code)
        self.init(
            extendedCode: matches ? extended : code,
            message: unsafe words.map { unsafe String(cString: $0) } ?? "unknown error",
            operation: operation)
    }
}
