internal import Merging
internal import SQLite

// Takings back and restorings of other devices.
extension Ledger {
    /// - Returns: whether it is new here.
    func takeTurn(
        of stamp: Stamp, isDone: Bool, _ turn: Stamp, _ taking: inout Taking
    ) throws -> Bool {
        guard let change = try change(stamp) else { throw TakingHindrance.waits }
        let device = try number(of: turn.device)
        var select = try connection.prepare(Self.selectTurn)
        select.bind(change.rawValue)
        select.bind(turn.clock.rawValue)
        select.bind(device)
        if try select.step() { return false }
        var insert = try connection.prepare(Self.insertTurnRow)
        insert.bind(change.rawValue)
        insert.bind(isDone)
        insert.bind(device)
        insert.bind(turn.clock.rawValue)
        try insert.run()
        for effect in try effects(of: change) {
            guard let subject = SharedSubject.of(effect.subject),
                let place = try place(ofRevision: effect.revision, of: subject)
            else { continue }
            try note(place, subject, &taking)
        }
        var state = try connection.prepare(Self.followTurns)
        state.bind(change.rawValue)
        try state.run()
        return true
    }

    private static let selectTurn = Query(
        "SELECT 1 FROM turns WHERE change = ? AND clock = ? AND device = ?")
    private static let insertTurnRow = Query(
        "INSERT INTO turns (change, done, device, clock) VALUES (?, ?, ?, ?)")

    /// What can no more be restored here stays so while it is taken back.
    private static let followTurns = Query(
        """
        UPDATE changes SET state = CASE
            WHEN (SELECT done FROM turns JOIN devices ON devices.id = turns.device
                WHERE change = ?1 ORDER BY clock DESC, bits DESC LIMIT 1) THEN 'done'
            WHEN state = 'dropped' THEN 'dropped' ELSE 'undone' END
        WHERE id IN (SELECT ?1 UNION ALL SELECT id FROM changes WHERE amends = ?1)
        """)
}
