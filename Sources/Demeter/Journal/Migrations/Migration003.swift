internal import SQLite

extension Migration {
    /// Questions that wait for their answers, and what habits were forgotten.
    ///
    /// A question stands as long as its utterance is in state `question`; `entries` are what it is
    /// about. Habits have no table: they are what the corrections in the journal say, those of changes
    /// after the newest of `habit_marks`.
    static let questions = Migration(
        number: 3,
        sql: """
            CREATE TABLE questions (
                utterance INTEGER PRIMARY KEY REFERENCES utterances (id),
                kind TEXT NOT NULL CHECK (kind IN ('hold', 'reading', 'which')),
                asked INTEGER NOT NULL,
                text TEXT NOT NULL,
                choices TEXT NOT NULL DEFAULT '[]',
                entries TEXT NOT NULL DEFAULT '[]'
            ) STRICT;

            CREATE TABLE habit_marks (
                change INTEGER PRIMARY KEY,
                instant INTEGER NOT NULL
            ) STRICT;
            CREATE INDEX changes_correcting ON changes (id) WHERE kind IN ('edit', 'confirm');
            """)
}
