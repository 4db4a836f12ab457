internal import SQLite

// What changes are called beyond this journal: decision record 11.
extension Ledger {
    /// An expression for the clock of what this journal does now.
    ///
    /// - Parameters:
    ///   - instant: an expression for the wall clock, in milliseconds since 1970.
    ///   - heard: one for the clock that was heard last; its name beside a row of `here`.
    static func nextClock(_ instant: String, heard: String = "heard") -> String {
        """
        max(min(max(\(instant), 0), 140737488355327) * 4096, \(heard) + 1,
            ifnull((SELECT clock FROM changes ORDER BY id DESC LIMIT 1), 0) + 1)
        """
    }

    /// Notes that a change was taken back or restored here, now.
    func noteTurn(of change: ChangeID, isDone: Bool) throws {
        var insert = try connection.prepare(Self.insertTurn)
        insert.bind(now().milliseconds)
        insert.bind(change.rawValue)
        insert.bind(isDone)
        try insert.run()
        var hear = try connection.prepare(Self.hearLastTurn)
        hear.bind(connection.lastInsertedRow)
        try hear.run()
    }

    /// Gives what was taken over from a version without stamps its own.
    func stampChanges() throws {
        try connection.execute(
            Migration.stampChanges + Migration.turnChanges + Migration.markOwnDevice)
    }

    /// Makes room for the device of a journal that is taken over whole.
    func forgetStampSource() throws {
        try connection.execute("DELETE FROM here; DELETE FROM devices")
    }

    private static let insertTurn = Query(
        """
        INSERT INTO turns (change, done, device, clock)
        SELECT ?2, ?3, device, \(nextClock("?1")) FROM here
        """)

    private static let hearLastTurn = Query(
        "UPDATE here SET heard = (SELECT clock FROM turns WHERE id = ?)")
}
