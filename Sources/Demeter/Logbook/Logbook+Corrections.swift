internal import Journal
internal import Nutrition
internal import RecipeReader
internal import Recipes
package import Service
package import Wire

extension Logbook {
    package nonisolated(nonsending) func confirm(
        entry: Int
    ) async throws(ServiceError) -> ChangeResult {
        try await change { () async throws(JournalError) in
            try await self.journal.confirm(EntryID(entry))
        }
    }

    package nonisolated(nonsending) func delete(
        entry: Int
    ) async throws(ServiceError) -> ChangeResult {
        try await change { () async throws(JournalError) in
            try await self.journal.delete(EntryID(entry))
        }
    }

    package nonisolated(nonsending) func undo() async throws(ServiceError) -> ChangeResult {
        try await change { () async throws(JournalError) in try await self.journal.undo() }
    }

    package nonisolated(nonsending) func redo() async throws(ServiceError) -> ChangeResult {
        try await change { () async throws(JournalError) in try await self.journal.redo() }
    }

    package nonisolated(nonsending) func edit(
        _ request: EditRequest
    ) async throws(ServiceError) -> ChangeResult {
        let id = EntryID(request.entry)
        let entry = try await ServiceError.translating { () async throws(JournalError) in
            try await journal.entry(id)
        }
        let operations: [EntryOperation]
        switch request.change {
        case .text(let text):
            try check(text)
            if let change = RemarkReader(reader).remark(on: id.rawValue, in: text) {
                return try await correct(entry, change, text)
            }
            operations = try Correction(entry, reader: reader, review: review).reading(text)
        case .figures(let figures):
            operations = [
                .replace(
                    id, try Correction(entry, reader: reader, review: review).applying(figures))
            ]
        }
        return try await change { () async throws(JournalError) in
            try await self.journal.change(.edit, operations)
        }
    }

    /// Does a change and tells what it did.
    nonisolated(nonsending) func change(
        _ body: () async throws(JournalError) -> Recorded
    ) async throws(ServiceError) -> ChangeResult {
        await finishStuck()
        let recorded = try await ServiceError.translating { () async throws(JournalError) in
            try await writing(body)
        }
        await learn(from: recorded)
        return try await result(of: recorded)
    }

    /// What is told of a change after it was made.
    nonisolated(nonsending) func result(
        of recorded: Recorded
    ) async throws(ServiceError) -> ChangeResult {
        try await ServiceError.translating { () async throws(JournalError) in
            try await keepKitchen(recorded)
            if !recorded.foods.isEmpty || !recorded.recipes.isEmpty { try await reloadFoods() }
            let today = today()
            var totals = recorded.totals
            if totals.isEmpty { totals = [try await journal.day(today).total] }
            let total = totals.last ?? DailyTotal(day: today)
            return ChangeResult(
                entries: recorded.entries.compactMap { $0.after ?? $0.before }.map(
                    EntryMessage.init),
                removed: recorded.entries.compactMap { change in
                    change.after == nil ? change.before.map { Int($0.id.rawValue) } : nil
                },
                reply: Phrases.changed(recorded, totals, today: today).joined(separator: "\n"),
                day: DayRow(total))
        }
    }

    func today() -> LocalDay { calendar().day(of: Timestamp(milliseconds: now()).seconds) }
}

extension EntryID {
    init(_ id: Int) { self.init(rawValue: Int64(id)) }
}
