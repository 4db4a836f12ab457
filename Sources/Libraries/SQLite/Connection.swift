internal import CSQLite

/// What a connection was last told of syncing, so that it is told of changes alone.
final class Syncing {
    var commits = false
}

/// One open database; closed when it goes out of use.
///
/// Not to be shared: whoever owns it (one actor) makes all calls.
@safe package struct Connection: ~Copyable {
    package enum Mode {
        /// Reads and writes a file that exists.
        case readWrite
        /// Reads and writes; creates the file when it is missing.
        case create
        case readOnly
    }

    /// Once for the process, before its first connection; refused later, which costs speed alone.
    private static let start = csqlite_start_without_statistics()

    let handle: OpaquePointer
    private let cache = StatementCache()
    let syncing = Syncing()

    /// Opens the database at `path`, a file or `:memory:`.
    ///
    /// Extended result codes are on, and SQL cannot corrupt the file or reach outside the schema.
    package init(path: String, mode: Mode) throws(SQLiteError) {
        _ = Self.start
        let flags =
            switch mode {
            case .readWrite: SQLITE_OPEN_READWRITE
            case .create: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
            case .readOnly: SQLITE_OPEN_READONLY
            }
        var opened: OpaquePointer?
        let code = unsafe sqlite3_open_v2(
            path, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nil)
        guard code == SQLITE_OK, let connection = unsafe opened else {
            let error = unsafe SQLiteError(code: code, connection: opened, operation: "open")
            // SQLite hands out a connection that only tells the error; it is ours to close.
            unsafe sqlite3_close_v2(opened)
            throw error
        }
        unsafe handle = connection
        // Failures here leave SQLite's defaults, which are safe as well.
        unsafe csqlite_set_option(connection, SQLITE_DBCONFIG_DEFENSIVE, 1)
        unsafe csqlite_set_option(connection, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0)
        unsafe csqlite_set_option(connection, SQLITE_DBCONFIG_DQS_DML, 0)
        unsafe csqlite_set_option(connection, SQLITE_DBCONFIG_DQS_DDL, 0)
    }

    // The cache's statements go first; those still in use keep the database alive until they end.
    deinit {
        cache.close()
        unsafe sqlite3_close_v2(handle)
    }

    /// A statement for `query`, prepared on first use and kept for the next one.
    package func prepare(_ query: Query) throws(SQLiteError) -> Statement {
        if let idle = unsafe cache.take(query) {
            return unsafe Statement(handle: idle, query: query, cache: cache)
        }
        var prepared: OpaquePointer?
        let code = unsafe sqlite3_prepare_v3(
            handle, query.sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &prepared, nil)
        guard code == SQLITE_OK, let statement = unsafe prepared else {
            // Blank SQL prepares to nothing without an error.
            let cause = code == SQLITE_OK ? SQLITE_MISUSE : code
            throw unsafe SQLiteError(code: cause, connection: handle, operation: "prepare")
        }
        return unsafe Statement(handle: statement, query: query, cache: cache)
    }

    /// Runs any number of statements, separated by semicolons, ignoring their rows.
    package func execute(_ sql: String) throws(SQLiteError) {
        let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
        guard code == SQLITE_OK else {
            throw unsafe SQLiteError(code: code, connection: handle, operation: "execute")
        }
    }

    /// The first column of the first row of `query`; 0 when there is none.
    package func integer(_ query: Query) throws(SQLiteError) -> Int64 {
        var statement = try prepare(query)
        return try statement.step() ? statement.integer() : 0
    }

    /// The first column of the first row of `query`; `nil` when there is none.
    package func text(_ query: Query) throws(SQLiteError) -> String? {
        var statement = try prepare(query)
        return try statement.step() ? statement.textOrNull() : nil
    }

    /// The number of the row inserted last.
    package var lastInsertedRow: Int64 { unsafe sqlite3_last_insert_rowid(handle) }

    /// How many rows the last statement inserted, changed or deleted, triggers not counted.
    package var changedRows: Int { unsafe Int(sqlite3_changes64(handle)) }

    /// Whether a transaction is open; SQLite ends one by itself after some failures.
    package var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }
}
