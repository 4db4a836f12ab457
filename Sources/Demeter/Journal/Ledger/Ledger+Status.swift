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

    private static let pageCount = Query("PRAGMA page_count")

    private static let pageSize = Query("PRAGMA page_size")
}
