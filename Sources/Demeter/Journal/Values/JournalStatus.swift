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
    /// Summaries on their way, tried before or not.
    package var queuedMessages: Int
    /// Summaries of the last seven days that were given up.
    package var lostMessages: Int
    /// The database file without its log, in bytes.
    package var bytes: Int64
    package var lastSequence: Int64
    package var commits: CommitCounts

    package init(
        entries: Int, held: Int, days: Int, open: [Utterance.State: Int],
        queuedMessages: Int = 0, lostMessages: Int = 0, bytes: Int64, lastSequence: Int64,
        commits: CommitCounts
    ) {
        self.queuedMessages = queuedMessages
        self.lostMessages = lostMessages
        self.entries = entries
        self.held = held
        self.days = days
        self.open = open
        self.bytes = bytes
        self.lastSequence = lastSequence
        self.commits = commits
    }
}
