internal import SQLite

/// The journal's schema, step by step; steps are only ever added.
enum Migrations {
    static let all: [Migration] = [
        .firstSchema, .closedDays, .questions, .realDates, .openedDays, .keyedCalls,
        .furtherNutrients, .recipes, .barcodes, .personal, .allergies, .photographs,
        .planning, .foodContents, .feelings, .swaps, .programmes, .stamps, .ownDevices, .reviews,
        .askedQuestions, .photographHints,
    ]

    static var latest: Int { all.last?.number ?? 0 }

    /// Marks the file as a Demeter journal (SQLite's `application_id`): "Deme".
    static let applicationID: Int32 = 0x4465_6D65

    /// Refuses what the file's header alone could not tell: a newer version that still stands in
    /// the log, or tables that are not ours.
    static func refuseStrangers(_ connection: borrowing Connection) throws {
        let version = try connection.schemaVersion()
        guard version <= latest else {
            throw JournalError.newerVersion(found: version, known: latest)
        }
        let application = try connection.integer(applicationIDQuery)
        guard application == Int64(applicationID) || application == 0 && version == 0 else {
            throw JournalError.notAJournal
        }
        // Tables and number are written together: only a first start that was cut off has neither.
        if version == 0, try connection.integer(tableCount) > 0 {
            guard application != 0 else { throw JournalError.notAJournal }
            throw JournalError.damaged(
                SQLiteError(
                    extendedCode: corrupt, message: "tables without a version number",
                    operation: "open"))
        }
    }

    /// `SQLITE_CORRUPT`.
    private static let corrupt: Int32 = 11
    private static let applicationIDQuery = Query("PRAGMA application_id")
    private static let tableCount = Query("SELECT count(*) FROM sqlite_schema")
}
