/// How well commits were shared since the journal was opened.
package struct CommitCounts: Sendable, Hashable {
    /// Transactions that reached the disk, with one sync each.
    package var commits = 0
    /// Writes in them.
    package var writes = 0

    package init(commits: Int = 0, writes: Int = 0) {
        self.commits = commits
        self.writes = writes
    }
}
