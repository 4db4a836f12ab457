internal import Nutrition
internal import SQLite

extension Ledger {
    /// The first day that is not closed; `nil` before the journal was ever told the date.
    func firstOpenDay() throws -> LocalDay? {
        var select = try connection.prepare(Self.selectFirstOpen)
        return try select.step() ? try select.day() : nil
    }

    /// The first open day, and when it came to be that.
    func horizon() throws -> DayHorizon? {
        var select = try connection.prepare(Self.selectHorizon)
        guard try select.step() else { return nil }
        return DayHorizon(
            firstOpen: try select.day(), moved: Timestamp(milliseconds: select.integer()))
    }

    /// Closes every open day before `today`, in order.
    ///
    /// A journal that was never told the date begins with its first entry, or else today.
    ///
    /// - Returns: the days closed; `nil` when there were none.
    func closeDays(
        before today: LocalDay, zone: String, sinks: [String]
    ) throws -> Closing? {
        guard let first = try firstOpenDay() else {
            try begin(at: min(try firstDayWithEntries() ?? today, today))
            return try closeDays(before: today, zone: zone, sinks: sinks)
        }
        guard first < today else { return nil }
        let closing = Closing(first: first, last: today.advanced(by: -1))
        // While they are open, their goals are those of the rules.
        var totals = try totals(from: first, to: closing.last)
        for index in totals.indices { totals[index].isClosed = true }
        try moveHorizon(to: today)
        var unannounced = first
        let opened = try openedDays(before: today)
        try queueSummaries(of: totals.map(\.day), opened: opened, sinks: sinks)
        for total in totals {
            if unannounced < total.day {
                try announceEmpty(from: unannounced, to: total.day.advanced(by: -1))
            }
            let revision = (opened[total.day]?.revision ?? 0) + 1
            try close(total.day, zone: zone, goals: total.goals, revision: revision)
            try announce(
                .dayClosed, total,
                Closing(first: total.day, last: total.day, revision: revision))
            unannounced = total.day.advanced(by: 1)
        }
        if unannounced <= closing.last { try announceEmpty(from: unannounced, to: closing.last) }
        return closing
    }

    /// Notes that a change touched a closed day, and closes it again with its new total.
    func reopen(_ total: DailyTotal) throws {
        var update = try connection.prepare(Self.reopenDay)
        update.bind(total.day.description)
        update.bind(now().milliseconds)
        update.bind(total.goals.kept)
        guard try update.step() else { return }
        let revision = Int(update.integer())
        try update.run()
        try amendSummaries(of: total.day)
        try announce(
            .dayReopened, total, Closing(first: total.day, last: total.day, revision: revision))
    }

    private func begin(at day: LocalDay) throws {
        var insert = try connection.prepare(Self.insertHorizon)
        insert.bind(day.description)
        insert.bind(now().milliseconds)
        try insert.run()
    }

    func moveHorizon(to day: LocalDay) throws {
        var move = try connection.prepare(Self.moveHorizon)
        move.bind(day.description)
        move.bind(now().milliseconds)
        try move.run()
    }

    private func firstDayWithEntries() throws -> LocalDay? {
        var select = try connection.prepare(Self.selectFirstDay)
        return try select.step() ? try select.day() : nil
    }

    private func close(
        _ day: LocalDay, zone: String, goals: Goals, revision: Int
    ) throws {
        var insert = try connection.prepare(Self.insertClosedDay)
        insert.bind(day.description)
        insert.bind(now().milliseconds)
        insert.bind(zone)
        insert.bind(goals.kept)
        insert.bind(Int64(revision))
        try insert.run()
    }

    /// Days without entries are told in one event, however many they are.
    private func announceEmpty(from first: LocalDay, to last: LocalDay) throws {
        try announce(
            .dayClosed, DailyTotal(day: last, isClosed: true), Closing(first: first, last: last))
    }

    func announce(_ kind: ChangeKind, _ total: DailyTotal, _ closing: Closing) throws {
        _ = try insertEvent(Recorded(kind: kind, totals: [total], closing: closing))
    }

    private static let selectFirstOpen = Query("SELECT first_open FROM day_horizon")

    private static let selectHorizon = Query("SELECT first_open, moved FROM day_horizon")

    private static let insertHorizon = Query(
        "INSERT INTO day_horizon (one, first_open, moved) VALUES (1, ?, ?)")

    private static let moveHorizon = Query("UPDATE day_horizon SET first_open = ?, moved = ?")

    private static let selectFirstDay = Query(
        "SELECT day FROM daily_totals WHERE entries + held > 0 ORDER BY day LIMIT 1")

    private static let insertClosedDay = Query(
        "INSERT INTO closed_days (day, closed, zone, goals, revision) VALUES (?, ?, ?, ?, ?)")

    // A day that had no entries when it was closed has no row yet.
    private static let reopenDay = Query(
        """
        INSERT INTO closed_days (day, closed, zone, goals, revision) VALUES (?, ?, '', ?, 2)
        ON CONFLICT (day) DO UPDATE SET revision = revision + 1
        RETURNING revision
        """)
}
