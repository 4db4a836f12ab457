internal import SQLite

extension Ledger {
    /// Counts from the small tables and indices, so that a large journal costs no more.
    func status(commits: CommitCounts) throws -> JournalStatus {
        var logged = try connection.prepare(
            "SELECT ifnull(sum(entries), 0), count(*) FROM daily_totals WHERE entries > 0")
        _ = try logged.step()
        let entries = Int(logged.integer())
        let days = Int(logged.integer())
        return JournalStatus(
            entries: entries, held: try heldCount(), days: days, open: try openCounts(),
            bytes: try connection.integer(pragma: "page_count")
                * connection.integer(pragma: "page_size"),
            lastSequence: try lastSequence(), commits: commits)
    }

    private func heldCount() throws -> Int {
        var select = try connection.prepare(
            "SELECT count(*) FROM food_entries WHERE live = 1 AND state = 'held'")
        return try select.step() ? Int(select.integer()) : 0
    }

    private func openCounts() throws -> [Utterance.State: Int] {
        var select = try connection.prepare(
            """
            SELECT state, count(*) FROM utterances
            WHERE state IN ('received', 'reading', 'waiting', 'question') GROUP BY state
            """)
        var counts: [Utterance.State: Int] = [:]
        while try select.step() {
            let state: Utterance.State = try select.value("state")
            counts[state] = Int(select.integer())
        }
        return counts
    }
}
