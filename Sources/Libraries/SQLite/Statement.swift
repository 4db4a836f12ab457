internal import CSQLite

/// A prepared statement: bind its parameters in order, step, read the columns in order.
///
/// When it goes out of use it is reset and returns to its connection's cache.
@safe package struct Statement: ~Copyable {
    let handle: OpaquePointer
    private let query: Query
    private let cache: StatementCache
    var parameter: Int32 = 0
    var column: Int32 = 0
    private var bindFailure: Int32 = SQLITE_OK

    init(handle: OpaquePointer, query: Query, cache: StatementCache) {
        unsafe self.handle = handle
        self.query = query
        self.cache = cache
    }

    // Sound for all of `Statement`: the handle lives exactly as long as this value.
    deinit { unsafe cache.giveBack(handle, query) }
}

// Binding. A failure is kept and thrown by the next `step`.
extension Statement {
    package mutating func bind(_ value: Int64?) {
        parameter += 1
        if let value {
            note(unsafe sqlite3_bind_int64(handle, parameter, value))
        } else {
            note(unsafe sqlite3_bind_null(handle, parameter))
        }
    }

    package mutating func bind(_ value: Double?) {
        parameter += 1
        if let value {
            note(unsafe sqlite3_bind_double(handle, parameter, value))
        } else {
            note(unsafe sqlite3_bind_null(handle, parameter))
        }
    }

    package mutating func bind(_ value: String?) {
        parameter += 1
        guard let value else {
            note(unsafe sqlite3_bind_null(handle, parameter))
            return
        }
        // SQLite copies the bytes before the call returns; NULs among them are counted.
        let code = unsafe value.withCString { start in
            unsafe csqlite_bind_text(handle, parameter, start, Int32(clamping: value.utf8.count))
        }
        note(code)
    }

    package mutating func bind(_ value: Bool) { bind(value ? 1 : 0 as Int64) }

    mutating func note(_ code: Int32) {
        if code != SQLITE_OK, bindFailure == SQLITE_OK { bindFailure = code }
    }
}

extension Statement {
    /// Advances to the next row; `false` when there is none (left).
    package mutating func step() throws(SQLiteError) -> Bool {
        guard bindFailure == SQLITE_OK else { throw failure(bindFailure, "bind") }
        column = 0
        let code = unsafe sqlite3_step(handle)
        switch code {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        default: throw failure(code, "step")
        }
    }

    /// Runs a statement that is wanted for its effect, skipping over any rows.
    package mutating func run() throws(SQLiteError) {
        while try step() {}
    }

    /// Makes the statement ready to be bound and run again.
    package mutating func reset() {
        // The code repeats the failure of the last step, which has been thrown.
        unsafe sqlite3_reset(handle)
        parameter = 0
        column = 0
        bindFailure = SQLITE_OK
    }

    private func failure(_ code: Int32, _ operation: String) -> SQLiteError {
        unsafe SQLiteError(
            code: code, connection: sqlite3_db_handle(handle), operation: operation)
    }
}

// Columns of the current row; each call reads the next one.
extension Statement {
    /// NULL reads as 0.
    package mutating func integer() -> Int64 {
        defer { column += 1 }
        return unsafe sqlite3_column_int64(handle, column)
    }

    package mutating func integerOrNull() -> Int64? {
        guard unsafe sqlite3_column_type(handle, column) != SQLITE_NULL else {
            column += 1
            return nil
        }
        return integer()
    }

    /// NULL reads as 0.
    package mutating func real() -> Double {
        defer { column += 1 }
        return unsafe sqlite3_column_double(handle, column)
    }

    package mutating func realOrNull() -> Double? {
        guard unsafe sqlite3_column_type(handle, column) != SQLITE_NULL else {
            column += 1
            return nil
        }
        return real()
    }

    /// NULL reads as the empty string.
    package mutating func text() -> String { textOrNull() ?? "" }

    package mutating func textOrNull() -> String? {
        defer { column += 1 }
        // The bytes stay valid until the next step; they are copied at once.
        guard let start = unsafe sqlite3_column_text(handle, column) else { return nil }
        let bytes = unsafe UnsafeBufferPointer(
            start: start, count: Int(sqlite3_column_bytes(handle, column)))
        return unsafe String(decoding: bytes, as: UTF8.self)
    }

    package mutating func bool() -> Bool { integer() != 0 }
}
