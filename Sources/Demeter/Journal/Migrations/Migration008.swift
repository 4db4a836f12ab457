internal import SQLite

extension Migration {
    /// What a person must not or would rather not eat.
    ///
    /// Revisions as of goals: only `live` changes. `grams` are thousandths that are fine in a day.
    /// `change_effects` is made anew, for its old check knew three subjects.
    static let allergies = Migration(
        number: 8,
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

            CREATE TABLE new_change_effects (
                change INTEGER NOT NULL REFERENCES changes (id),
                ordinal INTEGER NOT NULL,
                subject TEXT NOT NULL
                    CHECK (subject IN ('food_entries', 'own_foods', 'goals', 'allergies')),
                revision INTEGER NOT NULL,
                live_before INTEGER NOT NULL CHECK (live_before IN (0, 1)),
                live_after INTEGER NOT NULL CHECK (live_after IN (0, 1)),
                PRIMARY KEY (change, ordinal)
            ) STRICT, WITHOUT ROWID;
            INSERT INTO new_change_effects SELECT * FROM change_effects;
            DROP TABLE change_effects;
            ALTER TABLE new_change_effects RENAME TO change_effects;
            """)
}
