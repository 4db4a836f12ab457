internal import Nutrition
internal import SQLite

extension Ledger {
    /// Begins a person's change; what was undone before it can no longer be redone.
    func beginChange(_ kind: ChangeKind, utterance: UtteranceID?) throws -> ChangeWriter {
        try dropUndone()
        return try insertChange(kind, utterance: utterance, amends: nil)
    }

    func insertChange(
        _ kind: ChangeKind, utterance: UtteranceID?, amends: ChangeID?
    ) throws -> ChangeWriter {
        let made = now()
        var insert = try connection.prepare(Self.insertChangeRow)
        insert.bind(kind.rawValue)
        insert.bind(made.milliseconds)
        insert.bind(utterance?.rawValue)
        insert.bind(amends?.rawValue)
        try insert.run()
        return ChangeWriter(
            change: ChangeID(rawValue: connection.lastInsertedRow), made: made)
    }

    /// Applies `operations` in their order as parts of one change.
    func apply(
        _ operations: [EntryOperation], utterance: UtteranceID?, to change: inout ChangeWriter
    ) throws {
        for operation in operations {
            switch operation {
            case .add(var content):
                // What is eaten again is what the catalog now says it is.
                content.patterns = nil
                let entry = try insertEntry(
                    content, id: nil, utterance: utterance, change: change.change)
                try change.introduce(entry.revision, of: .foodEntries, in: self)
                change.note(Recorded.EntryChange(before: nil, after: entry))
            case .remove(let id):
                let before = try liveEntry(id)
                try change.retire(before.revision, of: .foodEntries, in: self)
                change.note(Recorded.EntryChange(before: before, after: nil))
            case .replace(let id, let content):
                try replace(try liveEntry(id), with: content, in: &change)
            case .swap(let id, let content):
                let before = try liveEntry(id)
                try replace(before, with: content, in: &change)
                try noteSwap(of: before, for: content, by: change.change)
            case .confirm(let id):
                let before = try liveEntry(id)
                guard before.state == .held else { throw JournalError.notHeld(id) }
                var content = before.content
                content.state = .logged
                try replace(before, with: content, in: &change)
            case .recipe(let operation): try apply(operation, to: &change)
            case .plan(let operation): try apply(operation, to: &change)
            case .food(let food): try keep(food, in: &change)
            }
        }
    }

    private func replace(
        _ before: FoodEntry, with content: EntryContent, in change: inout ChangeWriter
    ) throws {
        try change.retire(before.revision, of: .foodEntries, in: self)
        var content = content.settingParts(from: before.content)
        content.patterns = content.patterns(keptOf: before.content)
        let after = try insertEntry(
            content, id: before.id, utterance: before.utterance, change: change.change)
        try change.introduce(after.revision, of: .foodEntries, in: self)
        change.note(Recorded.EntryChange(before: before, after: after))
    }

    private func liveEntry(_ id: EntryID) throws -> FoodEntry {
        guard let entry = try entry(id) else { throw JournalError.noSuchEntry(id) }
        return entry
    }

    func setLive(_ isLive: Bool, _ revision: Int64, of subject: Subject) throws {
        var update = try connection.prepare(subject.setLive)
        update.bind(isLive)
        update.bind(revision)
        try update.run()
    }

    /// Ends a change: its event is written and what it did is told.
    func record(
        _ kind: ChangeKind, of change: ChangeWriter, changeKind: ChangeKind? = nil,
        utterance: UtteranceID?
    ) throws -> Recorded {
        var recorded = Recorded(
            kind: kind, change: change.change, changeKind: changeKind, utterance: utterance,
            entries: change.entries, foods: change.foods,
            goals: change.goals)
        recorded.made = change.made
        recorded.recipes = change.recipes
        recorded.batches = change.batches
        recorded.person = change.person
        recorded.allergies = change.allergies
        try finish(&recorded, besides: change.days)
        return recorded
    }

    /// Adds the totals of the days that were touched, and writes the event.
    ///
    /// - Parameter days: days of entries that are not told one by one.
    func finish(_ recorded: inout Recorded, besides days: Set<LocalDay> = []) throws {
        recorded.totals = try totals(touchedBy: recorded.entries, besides: days)
        recorded.sequence = try insertEvent(recorded)
        // What was told of closed days stays true when only further nutrients are filled in.
        if !recorded.isCompletion {
            for total in recorded.totals where total.isClosed { try reopen(total) }
        }
    }

    private func totals(
        touchedBy entries: [Recorded.EntryChange], besides days: Set<LocalDay>
    ) throws -> [DailyTotal] {
        var days = days
        for change in entries {
            if let day = change.before?.moment.day { days.insert(day) }
            if let day = change.after?.moment.day { days.insert(day) }
        }
        return try days.sorted().map { day in
            let total = try total(of: day)
            // What is left of a goal can only be told with the sum.
            return total.goals.haveFurther ? try wholeTotal(of: day) : total
        }
    }

    /// The stamp is found by the same statement: later than every clock seen, and not before the wall clock.
    ///
    /// It has values and no rows of `here`, which SQLite would put into a table of their own before it writes.
    private static let insertChangeRow = Query(
        """
        INSERT INTO changes (kind, instant, utterance, amends, state, device, clock)
        VALUES (?1, ?2, ?3, ?4, 'done', (SELECT device FROM here),
            \(nextClock("?2", heard: "(SELECT heard FROM here)")))
        """)
}
