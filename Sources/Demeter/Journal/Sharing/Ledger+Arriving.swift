internal import JSON
internal import Merging
internal import Nutrition
internal import Recipes
internal import SQLite

// Rows of other devices.
extension Ledger {
    /// Writes a revision that came from elsewhere; it is not live.
    ///
    /// - Parameters:
    ///   - place: the thing that it is of; `nil` for a new one, which is called after it.
    ///   - change: the change here that wrote it.
    /// - Throws: `TakingHindrance` when it refers to what is not here, or could not be read again.
    func insert(
        _ row: JSONObject, _ write: SharedRecord.Write, at place: ThingPlace?, of change: ChangeID,
        _ subject: SharedSubject
    ) throws -> Int64 {
        // A column of a later version must not be lost.
        guard row.members.allSatisfy({ subject.columns.contains($0.key) }) else {
            throw TakingHindrance.waits
        }
        let revision = try connection.integer(subject.nextRevision)
        var insert = try connection.prepare(subject.insertRow)
        insert.bind(revision)
        if case .made = subject.naming {
            if case .number(let number)? = place {
                insert.bind(number)
            } else {
                insert.bind(revision)
            }
        }
        insert.bind(change.rawValue)
        for column in subject.columns {
            insert.bind(try arriving(row[column], of: column, subject))
        }
        try insert.run()
        if case .named = subject.naming, try self.place(ofRevision: revision, of: subject) != place
        {
            throw TakingHindrance.refused
        }
        try self.insert(write.parts, of: revision, subject)
        do {
            try refuseUnreadable(revision, of: subject.subject)
        } catch JournalError.unreadable {
            throw TakingHindrance.refused
        }
        return revision
    }

    private func insert(
        _ parts: [JSONObject], of revision: Int64, _ subject: SharedSubject
    ) throws {
        guard !parts.isEmpty else { return }
        guard let table = subject.parts else { throw TakingHindrance.refused }
        for (ordinal, part) in parts.enumerated() {
            guard part.members.allSatisfy({ Self.partNames.contains($0.key) }) else {
                throw TakingHindrance.waits
            }
            var insert = try connection.prepare(
                table == .entries ? Self.insertEntryPartRow : Self.insertRecipePartRow)
            insert.bind(revision)
            insert.bind(Int64(ordinal))
            for column in Self.partNames {
                insert.bind(try arriving(part[column], of: column, subject))
            }
            try insert.run()
        }
    }

    /// A value with this journal's numbers in the place of names.
    private func arriving(
        _ value: JSONValue?, of column: String, _ subject: SharedSubject
    ) throws -> SQLiteValue {
        guard let value, !value.isNull else { return .null }
        if column == "recipe" || column == subject.recipeRevision {
            guard let recipes = SharedSubject.of(.recipes), let name = value.string,
                let origin = ThingID(subject: Subject.recipes.rawValue, name: name).origin
            else { throw TakingHindrance.refused }
            guard let change = try change(origin.stamp),
                let revision = try revision(writtenBy: change, origin.ordinal, of: .recipes),
                case .number(let number)? = try place(ofRevision: revision, of: recipes)
            else { throw TakingHindrance.waits }
            return .integer(column == subject.recipeRevision ? revision : number)
        }
        if column == "day" || column == "cooked_on", value.string.flatMap({ LocalDay($0) }) == nil {
            throw TakingHindrance.refused
        }
        guard let stored = Self.value(value, of: column),
            ArrivingValue.isPossible(stored, of: column)
        else { throw TakingHindrance.refused }
        return stored
    }

    private static func insertion(_ table: String) -> Query {
        let places = partNames.map { _ in "?" }.joined(separator: ", ")
        return Query(
            "INSERT INTO \(table) (revision, ordinal, \(partColumns)) VALUES (?, ?, \(places))")
    }

    private static let insertEntryPartRow = insertion("entry_parts")
    private static let insertRecipePartRow = insertion("recipe_parts")
}
