internal import CSQLite

/// A value of any column.
package enum SQLiteValue: Sendable, Hashable {
    case null
    case integer(Int64)
    case real(Double)
    case text(String)
    case blob([UInt8])
}

// Rows whose columns are not known before.
extension Statement {
    /// The names of the columns that the statement gives.
    package var columnNames: [String] {
        let count = unsafe sqlite3_column_count(handle)
        return (0..<count).map { index in
            // The name lives until the statement changes and is copied at once.
            unsafe sqlite3_column_name(handle, index).map { unsafe String(cString: $0) } ?? ""
        }
    }

    /// The next column, as what it is stored.
    package mutating func anyValue() -> SQLiteValue {
        switch unsafe sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: return .integer(integer())
        case SQLITE_FLOAT: return .real(real())
        case SQLITE_TEXT: return .text(text())
        case SQLITE_BLOB:
            defer { column += 1 }
            // The bytes stay valid until the next step; they are copied at once.
            let start = unsafe sqlite3_column_blob(handle, column)
            let count = unsafe Int(sqlite3_column_bytes(handle, column))
            return .blob(unsafe Array(UnsafeRawBufferPointer(start: start, count: count)))
        default:
            column += 1
            return .null
        }
    }

    package mutating func bind(_ value: SQLiteValue) {
        switch value {
        case .null: bind(nil as Int64?)
        case .integer(let value): bind(value)
        case .real(let value): bind(value)
        case .text(let text): bind(text)
        case .blob(let bytes): bind(bytes)
        }
    }

    /// The next column's bytes; `nil` when it holds none.
    package mutating func blobOrNull() -> [UInt8]? {
        if case .blob(let bytes) = anyValue() { bytes } else { nil }
    }

    package mutating func bind(blob bytes: [UInt8]?) {
        if let bytes { bind(bytes) } else { bind(nil as Int64?) }
    }

    private mutating func bind(_ bytes: [UInt8]) {
        parameter += 1
        // SQLite copies the bytes before the call returns.
        note(
            unsafe bytes.withUnsafeBytes { buffer in
                unsafe csqlite_bind_blob(
                    handle, parameter, buffer.baseAddress, Int32(clamping: buffer.count))
            })
    }
}
