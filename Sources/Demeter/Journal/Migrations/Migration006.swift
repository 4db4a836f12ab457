internal import SQLite

extension Migration {
    /// Calls other than `log` that named themselves by a key: what they asked for, and what they were
    /// answered, NULL while that is not known. They are kept for seven days.
    static let keyedCalls = Migration(
        number: 6,
        sql: """
            CREATE TABLE keyed_calls (
                key TEXT PRIMARY KEY CHECK (length(key) BETWEEN 1 AND 200),
                call TEXT NOT NULL,
                instant INTEGER NOT NULL,
                result TEXT
            ) STRICT, WITHOUT ROWID;
            CREATE INDEX keyed_calls_by_age ON keyed_calls (instant);
            """)
}
