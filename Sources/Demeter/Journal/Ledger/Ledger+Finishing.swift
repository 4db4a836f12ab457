internal import Nutrition
internal import SQLite

extension Ledger {
    /// Gives an utterance its outcome, and does what it asks for.
    func finish(
        _ id: UtteranceID, state: Utterance.State, act: Act,
        reply: (Recorded) -> String
    ) throws -> Recorded {
        var recorded = try perform(act, utterance: id)
        let utterance = try settle(id, state: state, change: recorded.change)
        if recorded.totals.isEmpty { recorded.totals = [try total(of: utterance.day)] }
        if utterance.key != nil { try keepResult(reply(recorded), of: id) }
        return recorded
    }

    func perform(_ act: Act, utterance: UtteranceID) throws -> Recorded {
        switch act {
        case .log(let contents) where !contents.isEmpty:
            return try change(.log, contents.map(EntryOperation.add), utterance: utterance)
        case .change(let kind, let operations) where !operations.isEmpty:
            return try change(kind, operations, utterance: utterance)
        case .undo: return try undo(utterance: utterance)
        case .redo: return try redo(utterance: utterance)
        case .nothing, .log, .change: return Recorded(kind: .log, utterance: utterance)
        }
    }

    /// One undoable change.
    func change(
        _ kind: ChangeKind, _ operations: [EntryOperation], utterance: UtteranceID?
    ) throws -> Recorded {
        var change = try beginChange(kind, utterance: utterance)
        try apply(operations, utterance: utterance, to: &change)
        let recorded = try record(kind, of: change, utterance: utterance)
        if kind == .delete { try withdrawQuestions(after: recorded) }
        return recorded
    }
}
