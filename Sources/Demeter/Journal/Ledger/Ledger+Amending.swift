internal import Nutrition
internal import SQLite

extension Ledger {
    /// Improves what a change logged, as a part of that change: both are undone together.
    ///
    /// A person's own corrections outrank the program's: what they changed since, or what they
    /// could still redo, is not touched, and the whole amendment is refused.
    func amend(_ change: ChangeID, _ operations: [EntryOperation]) throws -> Recorded {
        let utterance = try utterance(amendable: change)
        for operation in operations {
            switch operation {
            case .add, .recipe, .plan, .food: break
            case .replace(let id, _), .swap(let id, _), .remove(let id), .confirm(let id):
                guard try isUntouched(id, since: change) else {
                    throw JournalError.superseded(change)
                }
            }
        }
        var writer = try insertChange(.amend, utterance: utterance, amends: change)
        try apply(operations, utterance: utterance, to: &writer)
        return try record(.amend, of: writer, utterance: utterance)
    }

    /// The utterance of a change that is in force and is no amendment itself.
    private func utterance(amendable change: ChangeID) throws -> UtteranceID? {
        var select = try connection.prepare(Self.selectAmendable)
        select.bind(change.rawValue)
        guard try select.step() else { throw JournalError.superseded(change) }
        return select.integerOrNull().map(UtteranceID.init(rawValue:))
    }

    /// Whether an entry is as `change` and its amendments left it, with no other change that could
    /// be redone on top.
    private func isUntouched(_ id: EntryID, since change: ChangeID) throws -> Bool {
        var live = try connection.prepare(Self.selectOwnRevision)
        live.bind(id.rawValue)
        live.bind(change.rawValue)
        guard try live.step() else { return false }
        var undone = try connection.prepare(Self.selectRedoable)
        undone.bind(change.rawValue)
        undone.bind(id.rawValue)
        return try !undone.step()
    }

    private static let selectAmendable = Query(
        "SELECT utterance FROM changes WHERE id = ? AND state = 'done' AND amends IS NULL")

    private static let selectOwnRevision = Query(
        """
        SELECT 1 FROM food_entries WHERE entry = ?1 AND live = 1
            AND change IN (SELECT ?2 UNION ALL SELECT id FROM changes WHERE amends = ?2)
        """)

    private static let selectRedoable = Query(
        """
        SELECT 1 FROM changes
        JOIN change_effects ON change_effects.change = changes.id
            AND change_effects.subject = 'food_entries'
        JOIN food_entries ON food_entries.revision = change_effects.revision
        WHERE changes.id > ? AND changes.state = 'undone' AND food_entries.entry = ?
        LIMIT 1
        """)
}
