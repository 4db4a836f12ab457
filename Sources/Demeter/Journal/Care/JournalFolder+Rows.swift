internal import Glibc
internal import Host
package import JSON
package import Nutrition
internal import SQLite

/// What an export begins with.
package struct ExportHeader: Sendable, Hashable {
    /// The journal's schema when it was written.
    package var schema: Int
    /// `nil` when everything is in it.
    package var days: ClosedRange<LocalDay>?

    package init(schema: Int, days: ClosedRange<LocalDay>? = nil) {
        self.schema = schema
        self.days = days
    }
}

extension JournalFolder {
    /// Gives every row of the journal to `write`, or those of the days in `range`.
    ///
    /// Without a range the rows make up the whole journal, its history included. With one they are the
    /// utterances, the entries and measurements as they stand, and the closings of these days. Totals are not among the
    /// rows, for the database makes them of the entries.
    package func export(
        _ range: ClosedRange<LocalDay>?,
        _ begin: (ExportHeader) throws -> Void,
        _ write: (String, JSONObject) throws -> Void
    ) throws(CareError) {
        try reading { ledger in
            try begin(
                ExportHeader(schema: try ledger.connection.schemaVersion(), days: range))
            for table in try ledger.tables() {
                guard let query = try ledger.query(table, range) else { continue }
                try ledger.rows(of: query) { row in
                    var row = row
                    // What it refers to stays where it is.
                    if range != nil, row["change"] != nil { row["change"] = .null }
                    try write(table, row)
                }
            }
        }
    }

    /// Whether nothing was ever said or entered.
    package func isEmpty() throws(CareError) -> Bool {
        guard access(files.database, F_OK) == 0 else { return true }
        return try reading { ledger in
            // An older version's journal lacks the tables of a newer one.
            let tables = Set(try ledger.tables())
            return try [
                "utterances", "food_entries", "own_foods", "goals", "allergies", "recipes",
                "profile",
                "measurements", "ratings", "aims", "plans", "feelings", "programmes",
            ].allSatisfy { table in
                guard tables.contains(table) else { return true }
                return try ledger.connection.integer(
                    Query("SELECT EXISTS (SELECT 1 FROM \(table))")) == 0
            }
        }
    }

    /// Makes the journal of `rows`, with the ids and the history that they have; it must be empty.
    ///
    /// It gets its place when all of it is there and sound, or not at all. Rows without any change, which
    /// tables and the days of a range are, become one that can be undone.
    package func fill(
        with rows: [(table: String, row: JSONObject)]
    ) throws(CareError) -> CopySummary {
        guard try isEmpty() else { throw .alreadyThere(path: files.database) }
        try refuseUnfit()
        return try exclusively {
            try refuseLost()
            var new = try newJournal()
            let summary = try Self.make(new.draft, of: rows)
            try replaceJournal(with: &new, keepingFormer: false)
            return summary
        }
    }

    private static func make(
        _ path: String, of rows: [(table: String, row: JSONObject)]
    ) throws -> CopySummary {
        let ledger = Ledger(
            connection: try Connection(path: path, mode: .readWrite), now: now,
            describe: { _ in importPayload })
        try ledger.migrate()
        try ledger.connection.transaction {
            try ledger.connection.execute("PRAGMA defer_foreign_keys = ON")
            // A whole journal without any change tells its device all the same.
            let tellsDevice = rows.contains { $0.table == "here" }
            if tellsDevice { try ledger.forgetStampSource() }
            if tellsDevice || rows.contains(where: { $0.table == "changes" }) {
                try ledger.insert(rows)
                // Exports from before have none.
                try ledger.stampChanges()
            } else {
                try ledger.insert(rows.map(Self.adopted))
                try ledger.adopt()
            }
        }
        return try ledger.verified()
    }

    /// A row as part of the one change that there is.
    private static func adopted(
        _ row: (table: String, row: JSONObject)
    ) -> (table: String, row: JSONObject) {
        guard Ledger.adopted.contains(where: { $0.rawValue == row.table }),
            row.row["live"]?.integer == 1
        else { return row }
        var row = row
        row.row["change"] = .integer(Int(Ledger.adoption))
        return row
    }
}
