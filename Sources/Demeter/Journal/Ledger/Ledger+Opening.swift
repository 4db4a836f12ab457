internal import Nutrition
internal import SQLite

/// What was told of a day before it was opened again.
struct OpenedDay: Hashable {
    /// How often it was closed.
    var revision: Int
    /// Its total as it was told.
    var figures: String
}

extension Ledger {
    /// Opens the days from `today` on again that were closed by a clock that was ahead.
    ///
    /// What waits to be told of them is taken back; what was told stands, and is told again when they are
    /// closed with other figures.
    ///
    /// - Returns: the days that are open again; `nil` when the clock did not go back behind their end.
    func openDays(from today: LocalDay) throws -> Closing? {
        guard let horizon = try horizon(), today < horizon.firstOpen, horizon.isAhead(of: now())
        else { return nil }
        let opening = Closing(first: today, last: horizon.firstOpen.advanced(by: -1))
        for total in try totals(from: today, to: opening.last) { try keepTold(total) }
        try moveHorizon(to: today)
        var forget = try connection.prepare(Self.deleteClosedDays)
        forget.bind(today.description)
        try forget.run()
        try tellRest(before: today)
        var replace = try connection.prepare(Self.replaceMessages)
        replace.bind(now().milliseconds)
        replace.bind(today.description)
        try replace.run()
        try announce(.dayOpened, try total(of: today), opening)
        return opening
    }

    /// What was told of the days before `today` that were opened and are not closed again; they count as
    /// closed from now on.
    func openedDays(before today: LocalDay) throws -> [LocalDay: OpenedDay] {
        var select = try connection.prepare(Self.selectOpened)
        select.bind(today.description)
        var found: [LocalDay: OpenedDay] = [:]
        while try select.step() {
            found[try select.day()] = OpenedDay(
                revision: Int(select.integer()), figures: select.text())
        }
        guard !found.isEmpty else { return found }
        var delete = try connection.prepare(Self.deleteOpened)
        delete.bind(today.description)
        try delete.run()
        return found
    }

    /// As `queueSummaries(of:sinks:)`, where some of the days were closed and told of before: a sink is
    /// told of those again when it was told other figures, or nothing.
    func queueSummaries(
        of days: [LocalDay], opened: [LocalDay: OpenedDay], sinks: [String]
    ) throws {
        guard !opened.isEmpty else { return try queueSummaries(of: days, sinks: sinks) }
        let fresh = days.filter { opened[$0] == nil }
        for sink in sinks {
            let again = try opened.filter { day, opened in
                try total(of: day).told != opened.figures || !wasTold(sink, of: day)
            }
            try queueSummaries(of: (fresh + again.keys).sorted(), sinks: [sink])
        }
    }

    /// The first number that no message of a name has yet.
    func nextRevision(
        _ kind: OutboxMessage.Kind, sink: String, last: LocalDay
    ) throws -> Int {
        var select = try connection.prepare(Self.selectNextRevision)
        select.bind(sink)
        select.bind(kind.rawValue)
        select.bind(last.description)
        return try select.step() ? Int(select.integer()) : 1
    }

    private func keepTold(_ total: DailyTotal) throws {
        var insert = try connection.prepare(Self.insertOpened)
        insert.bind(total.day.description)
        insert.bind(total.told)
        try insert.run()
    }

    /// Queues what a digest that is taken back would have told of days that stay closed.
    private func tellRest(before today: LocalDay) throws {
        var select = try connection.prepare(Self.selectWaitingDigests)
        select.bind(today.description)
        var digests: [(sink: String, first: LocalDay)] = []
        while try select.step() { digests.append((select.text(), try select.day())) }
        for (sink, first) in digests {
            let days = try totals(from: first, to: today.advanced(by: -1)).map(\.day)
            try queueSummaries(of: days, sinks: [sink])
        }
    }

    /// Whether a sink has confirmed the newest of what was to be told of a day.
    private func wasTold(_ sink: String, of day: LocalDay) throws -> Bool {
        var select = try connection.prepare(Self.selectNewestState)
        select.bind(sink)
        select.bind(day.description)
        let state: OutboxMessage.State? = try select.step() ? try select.value("state") : nil
        return state == .sent
    }

    private static let deleteClosedDays = Query("DELETE FROM closed_days WHERE day >= ?")

    private static let replaceMessages = Query(
        """
        UPDATE outbox SET state = 'replaced', finished = ?
        WHERE state = 'queued' AND kind IN ('summary', 'digest') AND last_day >= ?
        """)

    private static let insertOpened = Query(
        """
        INSERT OR REPLACE INTO opened_days (day, revision, figures)
        VALUES (?1, ifnull((SELECT revision FROM closed_days WHERE day = ?1), 1), ?2)
        """)

    private static let selectOpened = Query(
        "SELECT day, revision, figures FROM opened_days WHERE day < ?")

    private static let deleteOpened = Query("DELETE FROM opened_days WHERE day < ?")

    private static let selectWaitingDigests = Query(
        """
        SELECT sink, first_day FROM outbox
        WHERE state = 'queued' AND kind = 'digest' AND ?1 > first_day AND ?1 <= last_day
        """)

    private static let selectNewestState = Query(
        """
        SELECT state FROM outbox WHERE sink = ?1 AND kind IN ('summary', 'digest')
            AND ?2 BETWEEN first_day AND last_day ORDER BY id DESC LIMIT 1
        """)

    private static let selectNextRevision = Query(
        """
        SELECT ifnull(max(revision), 0) + 1 FROM outbox WHERE sink = ? AND kind = ? AND last_day = ?
        """)
}

extension DailyTotal {
    /// The figures by which one telling of a day is the same as another.
    fileprivate var told: String {
        let sums = Nutrient.leading.map { total.sum[$0].map { String($0.rawValue) } ?? "" }
        return ([String(entries), String(held)] + sums + total.incomplete.map(\.rawValue))
            .joined(separator: " ")
    }
}
