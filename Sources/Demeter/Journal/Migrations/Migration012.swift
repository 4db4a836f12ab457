internal import SQLite

extension Migration {
    /// What was photographed of meals, and how far the looking at it has come.
    ///
    /// `folder` is the name of the folder of the small copies; null once they are erased. `again` is the
    /// photograph that was looked at before by the same pictures, and whose held entries this one replaces.
    /// `resumed` says that a crash has left it in the middle once.
    static let photographs = Migration(
        number: 12,
        sql: """
            CREATE TABLE photographs (
                utterance INTEGER PRIMARY KEY REFERENCES utterances (id),
                analysis TEXT NOT NULL
                    CHECK (analysis IN ('none', 'pending', 'analysing', 'completed', 'failed')),
                pictures INTEGER NOT NULL CHECK (pictures BETWEEN 1 AND 8),
                attempts INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
                resumed INTEGER NOT NULL DEFAULT 0 CHECK (resumed IN (0, 1)),
                kept INTEGER NOT NULL CHECK (kept IN (0, 1)),
                folder TEXT UNIQUE,
                note TEXT,
                again INTEGER,
                failure TEXT,
                message TEXT
            ) STRICT;
            CREATE INDEX photographs_open ON photographs (analysis)
                WHERE analysis IN ('pending', 'analysing');
            """)
}
