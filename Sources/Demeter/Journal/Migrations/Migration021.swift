internal import SQLite

extension Migration {
    /// Which questions were asked, and when they were answered: without words, for how well reading does.
    static let askedQuestions = Migration(
        number: 21,
        sql: """
            CREATE TABLE asked_questions (
                utterance INTEGER PRIMARY KEY
                    REFERENCES utterances (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
                asked INTEGER NOT NULL,
                answered INTEGER
            ) STRICT;
            """)
}
