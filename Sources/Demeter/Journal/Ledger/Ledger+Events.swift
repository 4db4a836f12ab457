internal import Nutrition
internal import SQLite

extension Ledger {
    func insertEvent(_ recorded: Recorded) throws -> Int64 {
        var insert = try connection.prepare(Self.insertEventRow)
        insert.bind(recorded.kind.rawValue)
        insert.bind(now().milliseconds)
        insert.bind(recorded.totals.first?.day.description)
        insert.bind(recorded.change?.rawValue)
        insert.bind(describe(recorded))
        try insert.run()
        return connection.lastInsertedRow
    }

    /// Events after `sequence`, oldest first, at most `limit`.
    func events(after sequence: Int64, limit: Int) throws -> [JournalEvent] {
        var select = try connection.prepare(Self.selectEvents)
        select.bind(sequence)
        select.bind(Int64(limit))
        var found: [JournalEvent] = []
        while try select.step() {
            let sequence = select.integer()
            found.append(
                JournalEvent(
                    sequence: sequence, kind: try select.value("kind"),
                    instant: Timestamp(milliseconds: select.integer()),
                    day: select.textOrNull().flatMap { LocalDay($0) },
                    change: select.integerOrNull().map(ChangeID.init(rawValue:)),
                    payload: select.text()))
        }
        return found
    }

    /// The number of the last event ever written, 0 before the first.
    func lastSequence() throws -> Int64 {
        try connection.integer(Self.maximumSequence)
    }

    private static let insertEventRow = Query(
        "INSERT INTO events (kind, instant, day, change, payload) VALUES (?, ?, ?, ?, ?)")

    private static let selectEvents = Query(
        """
        SELECT seq, kind, instant, day, change, payload FROM events WHERE seq > ? ORDER BY seq LIMIT ?
        """)

    private static let maximumSequence = Query("SELECT ifnull(max(seq), 0) FROM events")
}
