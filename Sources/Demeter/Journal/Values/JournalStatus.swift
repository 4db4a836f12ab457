/// The journal at a glance.
package struct JournalStatus: Sendable, Hashable {
    /// Logged entries of all days.
    package var entries: Int
    /// Entries that wait for confirmation.
    package var held: Int
    /// Days with logged entries.
    package var days: Int
    /// Utterances in each open state; states without any are left out.
    package var open: [Utterance.State: Int]
    /// The database file without its log, in bytes.
    package var bytes: Int64
    package var lastSequence: Int64
    package var commits: CommitCounts

    package init(
        entries: Int, held: Int, days: Int, open: [Utterance.State: Int], bytes: Int64,
        lastSequence: Int64, commits: CommitCounts
    ) {
        self.entries = entries
        self.held = held
        self.days = days
        self.open = open
        self.bytes = bytes
        self.lastSequence = lastSequence
        self.commits = commits
    }
}
