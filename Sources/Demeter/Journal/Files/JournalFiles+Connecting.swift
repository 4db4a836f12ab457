internal import SQLite

extension JournalFiles {
    /// How long a statement waits for another program, such as a `sqlite3` shell.
    private static let patience: Int32 = 2000

    /// 16 MB: seldom enough that the pause for copying the log is felt once in some hundred logs, and
    /// little enough to read at the start after a crash.
    private static let checkpointPages = 4000

    /// The writer's connection: durable, and to a journal that this version knows.
    func connect() throws -> Connection {
        try refuseStrangers()
        try prepareDatabase()
        let connection = try Connection(path: database, mode: .readWrite)
        connection.setBusyTimeout(milliseconds: Self.patience)
        // A stranger's file stays as it is, its log included.
        connection.setKeepsLogOnClose(true)
        try Migrations.refuseStrangers(connection)
        connection.setKeepsLogOnClose(false)
        try connection.makeDurable(checkpointPages: Self.checkpointPages)
        return connection
    }

    func connectReader() throws -> Connection {
        let connection = try Connection(path: database, mode: .readOnly)
        connection.setBusyTimeout(milliseconds: Self.patience)
        return connection
    }
}
