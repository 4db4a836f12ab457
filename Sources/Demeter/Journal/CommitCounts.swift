/// How well commits were shared since the journal was opened.
package struct CommitCounts: Sendable, Hashable {
    /// Transactions that reached the disk, with one sync each.
    package var commits = 0
    /// Writes in all transactions.
    package var writes = 0
    /// Transactions without a sync of their own, of words that wait to be read and of questions.
    package var unsynced = 0

    package init(commits: Int = 0, writes: Int = 0, unsynced: Int = 0) {
        self.commits = commits
        self.writes = writes
        self.unsynced = unsynced
    }

    static func += (counts: inout Self, others: Self) {
        counts.commits += others.commits
        counts.writes += others.writes
        counts.unsynced += others.unsynced
    }
}
