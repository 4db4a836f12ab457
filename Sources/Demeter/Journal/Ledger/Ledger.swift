internal import HealthyEating
internal import Nutrition
internal import SQLite

/// The journal's tables behind one connection; every method is one step of somebody's transaction.
struct Ledger: ~Copyable {
    let connection: Connection
    /// The wall clock, for when changes are made.
    let now: @Sendable () -> Timestamp
    /// The payload of a change's event.
    let describe: @Sendable (Recorded) -> String
    /// The names of those who are to be told of days.
    let audience: @Sendable () -> [String]
    /// What is known of the food groups in foods.
    let patternSource: any PatternSource
    /// Whether other devices write this journal too.
    let sharing = SharingMark()

    init(
        connection: consuming Connection, now: @escaping @Sendable () -> Timestamp,
        describe: @escaping @Sendable (Recorded) -> String,
        audience: @escaping @Sendable () -> [String] = { [] },
        patterns: any PatternSource = UnknownPatterns()
    ) {
        self.connection = connection
        self.now = now
        self.describe = describe
        self.audience = audience
        patternSource = patterns
    }

    /// Tables that are only looked at.
    init(reading connection: consuming Connection) {
        self.init(
            connection: connection, now: { Timestamp(milliseconds: 0) }, describe: { _ in "" })
    }

    /// Brings the schema up to date.
    func migrate() throws {
        if try connection.schemaVersion() == 0 {
            try connection.execute("PRAGMA application_id = \(Migrations.applicationID)")
        }
        try connection.migrate(Migrations.all)
        sharing.isShared = try isShared()
    }
}

/// What a ledger remembers of its journal, so that logging need not ask.
final class SharingMark {
    /// Whether changes were ever given to other devices or taken from them.
    var isShared = false
}
