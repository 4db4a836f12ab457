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
            systemError: unsafe Self.systemError(code, connection),
            message: unsafe words.map { unsafe String(cString: $0) } ?? "unknown error",
            operation: operation)
    }

    /// SQLite keeps the last system error for good; it belongs to this failure only if that is of
    /// such a kind.
    private static func systemError(_ code: Int32, _ connection: OpaquePointer?) -> Int32 {
        switch code & 0xFF {
        case SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_FULL: unsafe sqlite3_system_errno(connection)
        default: 0
        }
    }
}
