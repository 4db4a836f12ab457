internal import SQLite

extension Migration {
    /// Reviews of weeks stand in the outbox too, and up to where they were queued is known.
    ///
    /// SQLite changes no check of a table that is there, so the outbox is made anew, with what the steps before
    /// made beside it. `review_horizon` is one row: the evening that is set, the last day of the newest
    /// week whose evening has passed, and when that was noted.
    static let reviews = Migration(
        number: 20,
        sql: """
            CREATE TABLE new_outbox (
                id INTEGER PRIMARY KEY,
                sink TEXT NOT NULL,
                kind TEXT NOT NULL CHECK (kind IN ('preview', 'summary', 'digest', 'week')),
                first_day TEXT NOT NULL CHECK (first_day = date(first_day, '+0 days')),
                last_day TEXT NOT NULL CHECK (last_day = date(last_day, '+0 days')),
                revision INTEGER NOT NULL DEFAULT 1,
                state TEXT NOT NULL CHECK (state IN ('queued', 'sent', 'given_up', 'replaced')),
                created INTEGER NOT NULL,
                attempts INTEGER NOT NULL DEFAULT 0,
                due INTEGER NOT NULL,
                finished INTEGER,
                failure TEXT,
                UNIQUE (sink, kind, last_day, revision)
            ) STRICT;
            INSERT INTO new_outbox SELECT id, sink, kind, first_day, last_day, revision, state, created,
                attempts, due, finished, failure FROM outbox;
            DROP TABLE outbox;
            ALTER TABLE new_outbox RENAME TO outbox;
            CREATE TRIGGER outbox_ends_once
            BEFORE UPDATE ON outbox
            WHEN OLD.state <> 'queued'
            BEGIN
                SELECT RAISE(ABORT, 'what was delivered or given up stays so');
            END;
            CREATE INDEX outbox_queued ON outbox (due) WHERE state = 'queued';
            CREATE INDEX outbox_by_day ON outbox (last_day);
            CREATE TABLE review_horizon (
                one INTEGER PRIMARY KEY CHECK (one = 1),
                evening TEXT NOT NULL,
                last_day TEXT NOT NULL,
                moved INTEGER NOT NULL
            ) STRICT;
            \(Self.realDates([
                ("outbox", "first_day"), ("outbox", "last_day"), ("review_horizon", "last_day"),
            ]))
            """)
}
