internal import JSON
internal import SQLite
internal import Tables

/// How another program writes its diary: a value for each, in a file of its own.
struct Program: Sendable {
    let format: ExchangeFormat
    /// Tables that are read column by column.
    var tables: [TableShape] = []
    /// Tables with several parts, which have to be read in their order.
    var reports: [ReportShape] = []
    var documents: [DocumentShape] = []
    var databases: [DatabaseShape] = []

    static let all: [Program] = [
        .cronometer, .loseIt, .macroFactor, .sparkyFitness, .samsungHealth, .fatSecret, .fitbit,
        .openNutriTracker, .waistline, .yazio, .wger, .foodYou, .healthConnect, .myFitnessPal,
        .garmin, .measurements,
    ]
}

/// A text in lines of fields that is no single table.
struct ReportShape: Sendable {
    let isIts: @Sendable (TableHead) -> Bool
    let read: @Sendable (TableHead, inout TableRows, inout ImportCollector) throws -> Void
}

/// A JSON text.
struct DocumentShape: Sendable {
    /// One of these stands near its beginning; others are not looked at any further.
    let hints: [String]
    let isIts: @Sendable (JSONValue) -> Bool
    let read: @Sendable (JSONValue, ImportFolder, inout ImportCollector) throws -> Void
}

/// A SQLite database.
struct DatabaseShape: Sendable {
    /// The tables that it has to have.
    let tables: Set<String>
    let read: @Sendable (borrowing Connection, inout ImportCollector) throws -> Void
}
