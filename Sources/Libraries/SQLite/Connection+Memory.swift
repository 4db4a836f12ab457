internal import CSQLite

extension Connection {
    /// A copy in memory of the database that these bytes are; it can be read only.
    ///
    /// One whose writer kept a log is read without it, as the bytes of a copy are all there is.
    package static func copying(_ bytes: [UInt8]) throws(SQLiteError) -> Connection {
        let connection = try Connection(path: ":memory:", mode: .readWrite)
        let count = bytes.count
        // Handed over to SQLite below, which frees it with the connection, or at once on failure.
        guard let memory = unsafe sqlite3_malloc64(UInt64(max(count, 1))) else {
            throw unsafe SQLiteError(code: SQLITE_NOMEM, connection: nil, operation: "open")
        }
        let copy = unsafe UnsafeMutableRawBufferPointer(start: memory, count: count)
        unsafe copy.copyBytes(from: bytes)
        // The format's versions for writing and reading: 2 asks for a log, 1 for none.
        if count > 19 { unsafe (copy[18], copy[19]) = (1, 1) }
        let code = unsafe sqlite3_deserialize(
            connection.handle, "main", memory.assumingMemoryBound(to: UInt8.self), Int64(count),
            Int64(count),
            UInt32(SQLITE_DESERIALIZE_FREEONCLOSE | SQLITE_DESERIALIZE_READONLY))
        guard code == SQLITE_OK else {
            throw unsafe SQLiteError(code: code, connection: connection.handle, operation: "open")
        }
        return connection
    }
}
