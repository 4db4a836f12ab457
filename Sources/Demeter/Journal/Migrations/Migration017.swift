internal import SQLite

extension Migration {
    /// Programmes that somebody did or does.
    ///
    /// Revisions as of feelings: only `live` changes. `plan` is the programme as it was when it was started, an
    /// object with its name, title, days and daily targets; `pauses` is an array of objects `from` and `to`, days
    /// that do not count, the last of which lacks its end as long as it lasts. `stopped` is the last day of one
    /// that was given up.
    static let programmes = Migration(
        number: 17,
        sql: """
            CREATE TABLE programmes (
                revision INTEGER PRIMARY KEY,
                programme INTEGER NOT NULL,
                change INTEGER REFERENCES changes (id),
                name TEXT NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
                plan TEXT NOT NULL,
                started TEXT NOT NULL CHECK (started IS date(started, '+0 days')),
                pauses TEXT NOT NULL DEFAULT '[]',
                stopped TEXT CHECK (stopped IS NULL OR stopped IS date(stopped, '+0 days')),
                live INTEGER NOT NULL CHECK (live IN (0, 1))
            ) STRICT;
            CREATE UNIQUE INDEX programmes_live ON programmes (programme) WHERE live = 1;
            """)
}
