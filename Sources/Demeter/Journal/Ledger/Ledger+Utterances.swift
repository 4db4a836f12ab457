internal import Nutrition
internal import SQLite

extension Ledger {
    /// How long a key names its first utterance.
    static let keyLifetimeMilliseconds: Int64 = 7 * 24 * 3600 * 1000

    func receive(_ said: NewUtterance) throws -> Receipt {
        if let key = said.key, let earlier = try utterance(key: key, at: said.received) {
            return .repeated(earlier)
        }
        var insert = try connection.prepare(Self.insertUtterance)
        insert.bind(said.text)
        insert.bind(said.received.milliseconds)
        insert.bind(said.moment)
        insert.bind(said.source)
        insert.bind(said.key)
        insert.bind(said.meal?.rawValue)
        try insert.run()
        return .new(UtteranceID(rawValue: connection.lastInsertedRow))
    }

    func utterance(_ id: UtteranceID) throws -> Utterance? {
        var select = try connection.prepare(Self.selectUtterance)
        select.bind(id.rawValue)
        return try select.step() ? try Self.utterance(&select) : nil
    }

    private func utterance(key: String, at instant: Timestamp) throws -> Utterance? {
        var select = try connection.prepare(Self.selectUtteranceByKey)
        select.bind(key)
        select.bind(instant.milliseconds - Self.keyLifetimeMilliseconds)
        return try select.step() ? try Self.utterance(&select) : nil
    }

    /// Utterances in `state`, an open one, oldest first.
    func utterances(in state: Utterance.State) throws -> [Utterance] {
        var select = try connection.prepare(Self.selectOpenUtterances)
        select.bind(state.rawValue)
        var found: [Utterance] = []
        while try select.step() { found.append(try Self.utterance(&select)) }
        return found
    }

    /// Gives an open utterance its state and the change that brought it there.
    ///
    /// - Returns: its day, and its key if it has one.
    func settle(
        _ id: UtteranceID, state: Utterance.State, change: ChangeID?
    ) throws -> (day: LocalDay, key: String?) {
        var select = try connection.prepare(Self.selectUnsettled)
        select.bind(id.rawValue)
        guard try select.step() else { throw JournalError.noSuchUtterance(id) }
        let found = (day: try select.day(), key: select.textOrNull())
        guard select.bool() else { throw JournalError.alreadyFinished(id) }
        var update = try connection.prepare(Self.settleUtterance)
        update.bind(state.rawValue)
        update.bind(state.isOpen ? nil : now().milliseconds)
        update.bind(change?.rawValue)
        update.bind(id.rawValue)
        try update.run()
        return found
    }

    func beginReading(_ id: UtteranceID) throws -> Int {
        var update = try connection.prepare(Self.beginReadingUtterance)
        update.bind(id.rawValue)
        guard try update.step() else { throw JournalError.alreadyFinished(id) }
        let attempts = Int(update.integer())
        try update.run()
        return attempts
    }

    func keepResult(_ result: String, of id: UtteranceID) throws {
        var update = try connection.prepare(Self.keepUtteranceResult)
        update.bind(result)
        update.bind(id.rawValue)
        try update.run()
    }

    private static func utterance(_ row: inout Statement) throws -> Utterance {
        let id = UtteranceID(rawValue: row.integer())
        let text = row.text()
        let received = Timestamp(milliseconds: row.integer())
        return Utterance(
            id: id,
            said: NewUtterance(
                text: text, received: received, moment: try row.moment(), source: row.text(),
                key: row.textOrNull(), meal: try row.valueOrNull("meal")),
            state: try row.value("state"),
            change: row.integerOrNull().map(ChangeID.init(rawValue:)),
            result: row.textOrNull())
    }

    private static let beginReadingUtterance = Query(
        """
        UPDATE utterances SET state = 'reading', attempts = attempts + 1
        WHERE id = ? AND settled IS NULL RETURNING attempts
        """)

    private static let insertUtterance = Query(
        """
        INSERT INTO utterances (text, received, instant, zone, utc_offset, day, source, key, meal,
            state)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'received')
        """)

    private static let utteranceColumns = """
        SELECT id, text, received, instant, zone, utc_offset, day, source, key, meal, state, change,
            result
        FROM utterances
        """

    private static let selectUtterance = Query(utteranceColumns + " WHERE id = ?")

    private static let selectUtteranceByKey = Query(
        utteranceColumns + " WHERE key = ? AND received > ? ORDER BY received LIMIT 1")

    private static let selectOpenUtterances = Query(
        utteranceColumns + " WHERE state = ? AND settled IS NULL ORDER BY id")

    private static let selectUnsettled = Query(
        "SELECT day, key, settled IS NULL FROM utterances WHERE id = ?")

    private static let settleUtterance = Query(
        """
        UPDATE utterances SET state = ?, settled = ?, change = ifnull(?, change) WHERE id = ?
        """)

    private static let keepUtteranceResult = Query("UPDATE utterances SET result = ? WHERE id = ?")
}
