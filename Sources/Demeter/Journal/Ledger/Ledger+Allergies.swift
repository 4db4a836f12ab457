internal import Allergens
internal import JSON
internal import Nutrition
internal import SQLite

extension Ledger {
    /// The person's own triggers, by their words.
    func allergies() throws -> [Allergy] {
        var select = try connection.prepare(Self.selectAllergies)
        var found: [Allergy] = []
        while try select.step() { found.append(try Self.allergy(&select)) }
        return found
    }

    /// The live row of a trigger.
    func allergy(_ trigger: Trigger) throws -> (revision: Int64, allergy: Allergy)? {
        var select = try connection.prepare(Self.selectAllergy)
        select.bind(trigger.rawValue)
        guard try select.step() else { return nil }
        let allergy = try Self.allergy(&select)
        return (select.integer(), allergy)
    }

    /// Sets one trigger, or ends it, as one undoable change; what stays the same is no change.
    ///
    /// - Parameter allergy: `nil` ends it; its `since` stays that of the one before.
    func setAllergy(_ trigger: Trigger, _ allergy: Allergy?) throws -> Recorded {
        let live = try self.allergy(trigger)
        var allergy = allergy
        if let since = live?.allergy.since { allergy?.since = since }
        guard allergy != live?.allergy else {
            return Recorded(kind: .allergies, changeKind: .allergies)
        }
        if let grams = allergy?.dailyGrams,
            grams <= .zero || grams > EntryContent.greatestFigure
        {
            throw JournalError.outOfRange(column: "amount")
        }
        var change = try beginChange(.allergies, utterance: nil)
        try write(allergy, after: live, of: trigger, in: &change)
        return try record(.allergies, of: change, utterance: nil)
    }

    /// - Parameter live: what is set already.
    func write(
        _ allergy: Allergy?, after live: (revision: Int64, allergy: Allergy)?, of trigger: Trigger,
        in change: inout ChangeWriter
    ) throws {
        if let live { try change.retire(live.revision, of: .allergies, in: self) }
        if let allergy {
            var insert = try connection.prepare(Self.insertAllergy)
            insert.bind(change.change.rawValue)
            insert.bind(trigger.rawValue)
            insert.bind(allergy.severity.rawValue)
            insert.bind(allergy.dailyGrams?.rawValue)
            insert.bind(allergy.since.description)
            try insert.run()
            try change.introduce(connection.lastInsertedRow, of: .allergies, in: self)
        }
        change.note(Recorded.AllergyChange(before: live?.allergy, after: allergy))
    }

    func trigger(ofRevision revision: Int64) throws -> Trigger? {
        var select = try connection.prepare(Self.selectWord)
        select.bind(revision)
        return try select.step() ? Trigger(rawValue: select.text()) : nil
    }

    /// Logged entries that a rule has warned of, the latest first.
    func logged(warnedBy rule: String, limit: Int) throws -> [FoodEntry] {
        var select = try connection.prepare(Self.selectWarned)
        select.bind(rule)
        select.bind(Int64(limit))
        var found: [FoodEntry] = []
        while try select.step() { found.append(try Self.entry(&select)) }
        return found
    }

    /// A trigger as it was in a revision, live or not.
    func allergy(revision: Int64) throws -> Allergy? {
        var select = try connection.prepare(Self.selectRevision)
        select.bind(revision)
        return try select.step() ? try Self.allergy(&select) : nil
    }

    private static func allergy(_ row: inout Statement) throws -> Allergy {
        let trigger = Trigger(rawValue: row.text())
        let severity: Severity = try row.value("severity")
        let grams = row.integerOrNull().map(Thousandths.init(rawValue:))
        return Allergy(trigger, severity, dailyGrams: grams, since: try row.day())
    }

    private static let allergyColumns =
        "SELECT word, severity, grams, since, revision FROM allergies"

    private static let selectAllergies = Query(
        allergyColumns + " WHERE live = 1 ORDER BY word")

    private static let selectAllergy = Query(allergyColumns + " WHERE live = 1 AND word = ?")

    private static let selectRevision = Query(allergyColumns + " WHERE revision = ?")

    private static let selectWord = Query("SELECT word FROM allergies WHERE revision = ?")

    private static let selectWarned = Query(
        entryColumns + """
             WHERE live = 1 AND state = 'logged' AND warnings <> '[]' AND EXISTS (
                SELECT 1 FROM json_each(warnings) WHERE json_extract(value, '$.rule') = ?)
            ORDER BY instant DESC, entry DESC LIMIT ?
            """)

    private static let insertAllergy = Query(
        """
        INSERT INTO allergies (change, word, severity, grams, since, live)
        VALUES (?, ?, ?, ?, ?, 1)
        """)
}
