internal import SQLite

extension Ledger {
    /// Counts from the small tables and indices, so that a large journal costs no more.
    func status(commits: CommitCounts) throws -> JournalStatus {
        var logged = try connection.prepare(Self.countLogged)
        _ = try logged.step()
        let entries = Int(logged.integer())
        let held = Int(logged.integer())
        let days = Int(logged.integer())
        return JournalStatus(
            entries: entries, held: held, days: days,
            open: try openCounts(),
            queuedMessages: Int(try connection.integer(Self.countQueued)),
            lostMessages: Int(try connection.integer(Self.countLost)),
            bytes: try connection.integer(Self.pageCount)
                * connection.integer(Self.pageSize),
            lastSequence: try lastSequence(), commits: commits)
    }

    private func openCounts() throws -> [Utterance.State: Int] {
        var select = try connection.prepare(Self.countOpen)
        var counts: [Utterance.State: Int] = [:]
        while try select.step() {
            let state: Utterance.State = try select.value("state")
            counts[state] = Int(select.integer())
        }
        return counts
    }

    private static let countLogged = Query(
        "SELECT ifnull(sum(entries), 0), ifnull(sum(held), 0), total(entries > 0) FROM daily_totals"
    )

    private static let countOpen = Query(
        """
        SELECT state, count(*) FROM utterances WHERE settled IS NULL GROUP BY state
        """)

    private static let countQueued = Query("SELECT count(*) FROM outbox WHERE state = 'queued'")

    // Counted from the newest message, for who only reads the tables has no clock.
    private static let countLost = Query(
        """
        SELECT count(*) FROM outbox WHERE state = 'given_up'
            AND last_day > date((SELECT max(last_day) FROM outbox), '-7 days')
        """)

    private static let pageCount = Query("PRAGMA page_count")

    private static let pageSize = Query("PRAGMA page_size")
}
