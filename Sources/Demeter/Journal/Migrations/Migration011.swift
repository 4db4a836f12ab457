internal import SQLite

extension Migration {
    /// What a person must not or would rather not eat.
    ///
    /// Revisions as of goals: only `live` changes. `grams` are thousandths that are fine in a day.
    static let allergies = Migration(
        number: 11,
        sql: """
            CREATE TABLE allergies (
                revision INTEGER PRIMARY KEY,
                change INTEGER REFERENCES changes (id),
                word TEXT NOT NULL CHECK (length(word) BETWEEN 1 AND 60),
                severity TEXT NOT NULL CHECK (severity IN ('banned', 'avoid', 'small-amounts')),
                grams INTEGER CHECK (grams > 0),
                since TEXT NOT NULL CHECK (since IS date(since, '+0 days')),
                live INTEGER NOT NULL CHECK (live IN (0, 1))
            ) STRICT;
            CREATE UNIQUE INDEX allergies_live ON allergies (word) WHERE live = 1;
            """)
}
