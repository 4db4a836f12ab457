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
    ///   - isLive: whether nothing but this can be what the thing is.
    ///   - taking: counts revisions.
    /// - Returns: the revision, and the entry that it is.
    /// - Throws: `TakingHindrance` when it refers to what is not here, or could not be read again.
    func insert(
        _ row: ArrivingRow, _ write: SharedRecord.Write, at place: ThingPlace?, of change: ChangeID,
        _ subject: SharedSubject, isLive: Bool, _ taking: inout Taking
    ) throws -> (revision: Int64, entry: FoodEntry?) {
        // A column of a later version must not be lost.
        guard !row.isOfLater else { throw TakingHindrance.waits }
        let revision =
            try taking.next[subject.subject] ?? connection.integer(subject.nextRevision)
        taking.next[subject.subject] = revision + 1
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
        for (index, value) in row.values.enumerated() {
            switch value {
            case .value(let value): insert.bind(value)
            case .impossible: throw TakingHindrance.refused
            case .recipe(let name):
                insert.bind(.integer(try recipe(name, of: subject.columns[index], subject)))
            }
        }
        insert.bind(isLive)
        try insert.run()
        if case .named = subject.naming, try self.place(ofRevision: revision, of: subject) != place
        {
            throw TakingHindrance.refused
        }
        try self.insert(write.parts, of: revision, subject)
        do {
            return (revision, try refuseUnreadable(revision, of: subject.subject))
        } catch JournalError.unreadable {
            throw TakingHindrance.refused
        }
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
                switch ArrivingRow.value(part[column], of: column, subject) {
                case .value(let value): insert.bind(value)
                case .impossible: throw TakingHindrance.refused
                case .recipe(let name):
                    insert.bind(.integer(try recipe(name, of: column, subject)))
                }
            }
            try insert.run()
        }
    }

    /// The number here of a recipe, or of a revision of one, by its name.
    private func recipe(
        _ name: ThingID, of column: String, _ subject: SharedSubject
    ) throws -> Int64 {
        guard let recipes = SharedSubject.of(.recipes), let origin = name.origin else {
            throw TakingHindrance.refused
        }
        guard let change = try change(origin.stamp),
            let revision = try revision(writtenBy: change, origin.ordinal, of: .recipes),
            case .number(let number)? = try place(ofRevision: revision, of: recipes)
        else { throw TakingHindrance.waits }
        return column == subject.recipeRevision ? revision : number
    }

    private static func insertion(_ table: String) -> Query {
        let places = partNames.map { _ in "?" }.joined(separator: ", ")
        return Query(
            "INSERT INTO \(table) (revision, ordinal, \(partColumns)) VALUES (?, ?, \(places))")
    }

    private static let insertEntryPartRow = insertion("entry_parts")
    private static let insertRecipePartRow = insertion("recipe_parts")
}
