internal import SQLite

extension Migration {
    /// Days come to an end, and their summaries are sent.
    ///
    /// Every day before `day_horizon.first_open` is closed. The horizon is one row that moves forward
    /// only, so that a day is closed once, whoever asks for it and however often. `closed_days` keeps
    /// what held on those of them that had entries. `outbox` has one row for each message to each sink;
    /// a message that follows an earlier one of the same day has the same name and a greater revision.
    static let closedDays = Migration(
        number: 2,
        sql: """
            CREATE TABLE day_horizon (
                one INTEGER PRIMARY KEY CHECK (one = 1),
                first_open TEXT NOT NULL CHECK (first_open = date(first_open, '+0 days'))
            ) STRICT;
            CREATE TRIGGER day_horizon_moves_forward
            BEFORE UPDATE ON day_horizon
            WHEN NEW.first_open <= OLD.first_open
            BEGIN
                SELECT RAISE(ABORT, 'a day is closed once');
            END;
            CREATE TRIGGER day_horizon_stays
            BEFORE DELETE ON day_horizon
            BEGIN
                SELECT RAISE(ABORT, 'a day is closed once');
            END;

            CREATE TABLE closed_days (
                day TEXT PRIMARY KEY CHECK (day = date(day, '+0 days')),
                closed INTEGER NOT NULL,
                zone TEXT NOT NULL,
                goals TEXT NOT NULL DEFAULT '[]',
                revision INTEGER NOT NULL DEFAULT 1
            ) STRICT, WITHOUT ROWID;

            CREATE TABLE outbox (
                id INTEGER PRIMARY KEY,
                sink TEXT NOT NULL,
                kind TEXT NOT NULL CHECK (kind IN ('preview', 'summary', 'digest')),
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
            CREATE TRIGGER outbox_ends_once
            BEFORE UPDATE ON outbox
            WHEN OLD.state <> 'queued'
            BEGIN
                SELECT RAISE(ABORT, 'what was delivered or given up stays so');
            END;
            CREATE INDEX outbox_queued ON outbox (due) WHERE state = 'queued';
            CREATE INDEX outbox_by_day ON outbox (last_day);
            """)
}
