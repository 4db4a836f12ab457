/// One numbered step of a schema; once released, its text never changes.
package struct Migration: Sendable {
    /// 1 for the first, then without gaps; the database keeps it as `user_version`.
    package let number: Int
    package let sql: String

    package init(number: Int, sql: String) {
        self.number = number
        self.sql = sql
    }
}

extension Connection {
    /// The number of the last migration that the database went through, 0 for a fresh one.
    package func schemaVersion() throws(SQLiteError) -> Int {
        Int(try integer(Self.userVersion))
    }

    private static let userVersion = Query("PRAGMA user_version")

    /// Brings the database up to the last of `migrations`, each in a transaction of its own.
    package func migrate(_ migrations: [Migration]) throws {
        let version = try schemaVersion()
        for migration in migrations where migration.number > version {
            try transaction {
                try execute(migration.sql)
                try execute("PRAGMA user_version = \(migration.number)")
            }
        }
    }
}
