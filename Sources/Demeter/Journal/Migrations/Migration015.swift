internal import SQLite

extension Migration {
    /// How a person felt, and when.
    ///
    /// Revisions as of measurements: only `live` changes. `strength` is 1 to 5, null where it was not said.
    static let feelings = Migration(
        number: 15,
        sql: """
            CREATE TABLE feelings (
                revision INTEGER PRIMARY KEY,
                feeling INTEGER NOT NULL,
                change INTEGER REFERENCES changes (id),
                instant INTEGER NOT NULL,
                zone TEXT NOT NULL,
                utc_offset INTEGER NOT NULL,
                day TEXT NOT NULL CHECK (day IS date(day, '+0 days')),
                name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
                strength INTEGER CHECK (strength BETWEEN 1 AND 5),
                text TEXT NOT NULL,
                live INTEGER NOT NULL CHECK (live IN (0, 1))
            ) STRICT;
            CREATE UNIQUE INDEX feelings_live ON feelings (feeling) WHERE live = 1;
            CREATE INDEX feelings_by_day ON feelings (day) WHERE live = 1;
            """)
}
