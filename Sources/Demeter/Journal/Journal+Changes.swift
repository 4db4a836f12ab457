package import Nutrition

// Changes without an utterance; each call is one undoable change.
extension Journal {
    /// Entries from elsewhere than an utterance.
    package func log(_ contents: [EntryContent]) async throws(JournalError) -> Recorded {
        try await change(.log, contents.map(EntryOperation.add))
    }

    package func edit(
        _ id: EntryID, _ content: EntryContent
    ) async throws(JournalError) -> Recorded {
        try await change(.edit, [.replace(id, content)])
    }

    package func delete(_ ids: EntryID...) async throws(JournalError) -> Recorded {
        try await change(.delete, ids.map(EntryOperation.remove))
    }

    /// Turns held entries into logged ones.
    package func confirm(_ ids: EntryID...) async throws(JournalError) -> Recorded {
        try await change(.confirm, ids.map(EntryOperation.confirm))
    }

    /// Several operations as one change; nothing is done when one of them is refused.
    package nonisolated func change(
        _ kind: ChangeKind, _ operations: [EntryOperation]
    ) async throws(JournalError) -> Recorded {
        try await write { try $0.change(kind, operations, utterance: nil) }
    }

    /// Takes the newest change back, with everything that amended it.
    ///
    /// - Parameter expected: the change that is meant.
    /// - Throws: also `anotherChange` when it is not the newest.
    package nonisolated func undo(
        _ expected: ChangeID? = nil
    ) async throws(JournalError) -> Recorded {
        try await write { try $0.undo(utterance: nil, expecting: expected) }
    }

    /// Restores what was undone last; a new change makes this impossible.
    ///
    /// - Parameter expected: the change that is meant.
    /// - Throws: also `anotherChange` when it is not the one.
    package nonisolated func redo(
        _ expected: ChangeID? = nil
    ) async throws(JournalError) -> Recorded {
        try await write { try $0.redo(utterance: nil, expecting: expected) }
    }

    /// Improves a change on the program's own account; undone and redone together with it.
    ///
    /// - Throws: `superseded` when the change is undone or a person has touched its entries since.
    package nonisolated func amend(
        _ change: ChangeID, _ operations: [EntryOperation]
    ) async throws(JournalError) -> Recorded {
        try await write { try $0.amend(change, operations) }
    }

    /// Fills in nutrients beyond the seven of entries that know none of them, as one change.
    package nonisolated func complete(
        _ figures: [EntryID: FurtherFigures]
    ) async throws(JournalError) -> Recorded {
        try await write { try $0.complete(figures) }
    }

    /// Adds a food of the person's own.
    ///
    /// - Throws: `foodExists` when there is one of that id.
    package nonisolated func addFood(_ food: Food) async throws(JournalError) -> Recorded {
        try await write { try $0.addFood(food) }
    }

    /// Puts a food of the person's own in the place of the one with its id.
    ///
    /// - Throws: `noSuchFood` when there is none.
    package nonisolated func editFood(_ food: Food) async throws(JournalError) -> Recorded {
        try await write { try $0.editFood(food) }
    }

    package nonisolated func removeFood(_ id: FoodID) async throws(JournalError) -> Recorded {
        try await write { try $0.removeFood(id) }
    }
}
