internal import SQLite

extension Migration {
    /// What a quick look at photographs makes of them: a hint, as JSON; null where nobody looked.
    static let photographHints = Migration(
        number: 22, sql: "ALTER TABLE photographs ADD COLUMN hint TEXT;")
}
