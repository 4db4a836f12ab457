internal import Nutrition
internal import SQLite

extension Ledger {
    /// A person corrects in more than one step; an amended summary waits for the last of them.
    static let amendmentDelay: Int64 = 60_000

    /// Queues a message; one of the same name and revision is there once.
    func queue(
        _ kind: OutboxMessage.Kind, sink: String, first: LocalDay, last: LocalDay,
        revision: Int = 1, delay: Int64 = 0
    ) throws {
        var insert = try connection.prepare(Self.insertMessage)
        let now = now().milliseconds
        insert.bind(sink)
        insert.bind(kind.rawValue)
        insert.bind(first.description)
        insert.bind(last.description)
        insert.bind(Int64(revision))
        insert.bind(now)
        insert.bind(now + delay)
        try insert.run()
    }

    /// Queues what tells of days that were closed together: one summary, or a digest of several.
    ///
    /// - Parameter days: those of them with entries, in order.
    func queueSummaries(of days: [LocalDay], sinks: [String]) throws {
        guard let first = days.first, let last = days.last else { return }
        for sink in sinks {
            try replacePreviews(sink: sink, upTo: last)
            let kind: OutboxMessage.Kind = days.count == 1 ? .summary : .digest
            // Another one of this name is there when a clock was ahead and days were opened again.
            try queue(
                kind, sink: sink, first: first, last: last,
                revision: try nextRevision(kind, sink: sink, last: last))
        }
    }

    /// Queues an amendment of whatever told of a day, after a change to it; of a day of the last week
    /// that was empty, its first summary.
    func amendSummaries(of day: LocalDay) throws {
        var select = try connection.prepare(Self.selectTold)
        select.bind(day.description)
        var told: [(sink: String, kind: OutboxMessage.Kind, first: LocalDay, last: LocalDay)] = []
        while try select.step() {
            told.append(
                (select.text(), try select.value("kind"), try select.day(), try select.day()))
        }
        // Nobody was told of a day that was empty.
        if told.isEmpty, try isLately(day), try total(of: day).entries > 0 {
            for sink in audience() {
                try queue(
                    .summary, sink: sink, first: day, last: day, delay: Self.amendmentDelay)
            }
        }
        for (sink, kind, first, last) in told {
            var replace = try connection.prepare(Self.replaceQueued)
            replace.bind(now().milliseconds)
            replace.bind(sink)
            replace.bind(kind.rawValue)
            replace.bind(last.description)
            try replace.run()
            try queue(
                kind, sink: sink, first: first, last: last,
                revision: try nextRevision(kind, sink: sink, last: last),
                delay: Self.amendmentDelay)
        }
    }

    /// Whether a day ended in the last week: who fills a diary back to spring wants no mail of each day.
    private func isLately(_ day: LocalDay) throws -> Bool {
        guard let firstOpen = try firstOpenDay() else { return false }
        return day >= firstOpen.advanced(by: -7)
    }

    func messages(in state: OutboxMessage.State) throws -> [OutboxMessage] {
        var select = try connection.prepare(Self.selectMessages)
        select.bind(state.rawValue)
        var found: [OutboxMessage] = []
        while try select.step() {
            found.append(
                OutboxMessage(
                    id: select.integer(), sink: select.text(), kind: try select.value("kind"),
                    first: try select.day(), last: try select.day(),
                    revision: Int(select.integer()),
                    created: Timestamp(milliseconds: select.integer()),
                    attempts: Int(select.integer()),
                    due: Timestamp(milliseconds: select.integer()),
                    state: try select.value("state"), failure: select.textOrNull()))
        }
        return found
    }

    func end(_ id: Int64, as state: OutboxMessage.State, failure: String?) throws {
        var update = try connection.prepare(Self.endMessage)
        update.bind(state.rawValue)
        update.bind(now().milliseconds)
        update.bind(failure)
        update.bind(id)
        try update.run()
    }

    func postpone(_ id: Int64, until due: Timestamp, failure: String) throws {
        var update = try connection.prepare(Self.postponeMessage)
        update.bind(due.milliseconds)
        update.bind(failure)
        update.bind(id)
        try update.run()
    }

    /// A preview that could not be sent before the day ended is of no use any more.
    private func replacePreviews(sink: String, upTo day: LocalDay) throws {
        var replace = try connection.prepare(Self.replaceOldPreviews)
        replace.bind(now().milliseconds)
        replace.bind(sink)
        replace.bind(day.description)
        try replace.run()
    }

    private static let insertMessage = Query(
        """
        INSERT INTO outbox (sink, kind, first_day, last_day, revision, state, created, due)
        VALUES (?, ?, ?, ?, ?, 'queued', ?, ?)
        ON CONFLICT (sink, kind, last_day, revision) DO NOTHING
        """)

    // Bare columns beside max() are those of its row. Where a clock was ahead, two may have told of a day.
    private static let selectTold = Query(
        """
        SELECT sink, kind, first_day, last_day, max(id) FROM outbox
        WHERE kind IN ('summary', 'digest') AND ?1 BETWEEN first_day AND last_day
        GROUP BY sink ORDER BY 5
        """)

    private static let replaceQueued = Query(
        """
        UPDATE outbox SET state = 'replaced', finished = ?
        WHERE state = 'queued' AND sink = ? AND kind = ? AND last_day = ?
        """)

    private static let replaceOldPreviews = Query(
        """
        UPDATE outbox SET state = 'replaced', finished = ?
        WHERE state = 'queued' AND kind = 'preview' AND sink = ? AND last_day <= ?
        """)

    private static let selectMessages = Query(
        """
        SELECT id, sink, kind, first_day, last_day, revision, created, attempts, due, state, failure
        FROM outbox WHERE state = ? ORDER BY due, id
        """)

    private static let endMessage = Query(
        """
        UPDATE outbox SET state = ?, finished = ?, failure = ? WHERE id = ? AND state = 'queued'
        """)

    private static let postponeMessage = Query(
        """
        UPDATE outbox SET attempts = attempts + 1, due = ?, failure = ?
        WHERE id = ? AND state = 'queued'
        """)
}
