internal import Nutrition
internal import SQLite

extension Ledger {
    /// How long a key names its first utterance.
    static let keyLifetimeMilliseconds: Int64 = 7 * 24 * 3600 * 1000

    func receive(_ said: NewUtterance) throws -> Receipt {
        if let key = said.key, let earlier = try utterance(key: key, at: said.received) {
            return .repeated(earlier)
        }
        var insert = try connection.prepare(
            """
            INSERT INTO utterances (text, received, instant, zone, utc_offset, day, source, key,
                meal, state)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'received')
            """)
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
        var select = try connection.prepare(Self.utteranceColumns + " WHERE id = ?")
        select.bind(id.rawValue)
        return try select.step() ? try Self.utterance(&select) : nil
    }

    private func utterance(key: String, at instant: Timestamp) throws -> Utterance? {
        var select = try connection.prepare(
            Self.utteranceColumns + " WHERE key = ? AND received > ? ORDER BY received LIMIT 1")
        select.bind(key)
        select.bind(instant.milliseconds - Self.keyLifetimeMilliseconds)
        return try select.step() ? try Self.utterance(&select) : nil
    }

    /// Utterances in `state`, an open one, oldest first.
    func utterances(in state: Utterance.State) throws -> [Utterance] {
        // The literal list lets SQLite use the index of open utterances.
        var select = try connection.prepare(
            Self.utteranceColumns + """
                 WHERE state = ? AND state IN ('received', 'reading', 'waiting', 'question')
                ORDER BY id
                """)
        select.bind(state.rawValue)
        var found: [Utterance] = []
        while try select.step() { found.append(try Self.utterance(&select)) }
        return found
    }

    func setState(of id: UtteranceID, _ state: Utterance.State) throws {
        var update = try connection.prepare("UPDATE utterances SET state = ? WHERE id = ?")
        update.bind(state.rawValue)
        update.bind(id.rawValue)
        try update.run()
    }

    func finish(
        _ id: UtteranceID, state: Utterance.State, change: ChangeID?, result: String?
    ) throws {
        var update = try connection.prepare(
            "UPDATE utterances SET state = ?, change = ?, result = ? WHERE id = ?")
        update.bind(state.rawValue)
        update.bind(change?.rawValue)
        update.bind(result)
        update.bind(id.rawValue)
        try update.run()
    }

    private static let utteranceColumns = """
        SELECT id, text, received, instant, zone, utc_offset, day, source, key, meal, state, change,
            result
        FROM utterances
        """

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
}
