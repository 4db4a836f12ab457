internal import SQLite

extension Migration {
    /// What a person plans: how their weight is to change, what they will eat; and what they were reminded of.
    ///
    /// Revisions as of goals: only `live` changes. An aim is one row; `weekly` are thousandths of a kilogram,
    /// below zero to lose. `aim_steps` tell why a goal was changed by itself, each by its change. A reminder
    /// has no change: it is no fact of the person's. `foods` is an array of the keys of what was missed.
    static let planning = Migration(
        number: 13,
        sql: """
            CREATE TABLE aims (
                revision INTEGER PRIMARY KEY,
                change INTEGER REFERENCES changes (id),
                since TEXT NOT NULL CHECK (since IS date(since, '+0 days')),
                weekly INTEGER NOT NULL CHECK (weekly BETWEEN -20000 AND 20000),
                floor INTEGER CHECK (floor > 0),
                ceiling INTEGER CHECK (ceiling > 0),
                live INTEGER NOT NULL CHECK (live IN (0, 1))
            ) STRICT;
            CREATE UNIQUE INDEX aims_live ON aims (live) WHERE live = 1;

            CREATE TABLE aim_steps (
                id INTEGER PRIMARY KEY,
                change INTEGER REFERENCES changes (id),
                day TEXT NOT NULL CHECK (day IS date(day, '+0 days')),
                goal INTEGER NOT NULL,
                before INTEGER,
                basis TEXT NOT NULL CHECK (basis IN ('measured', 'textbook')),
                expenditure INTEGER NOT NULL,
                margin INTEGER NOT NULL,
                weekly INTEGER NOT NULL,
                bound TEXT CHECK (bound IN ('floor', 'ceiling', 'slowed', 'held'))
            ) STRICT;
            CREATE INDEX aim_steps_by_day ON aim_steps (day);

            CREATE TABLE plans (
                revision INTEGER PRIMARY KEY,
                plan INTEGER NOT NULL,
                change INTEGER REFERENCES changes (id),
                day TEXT NOT NULL CHECK (day IS date(day, '+0 days')),
                meal TEXT NOT NULL CHECK (meal IN ('breakfast', 'lunch', 'dinner', 'snack')),
                text TEXT NOT NULL CHECK (length(text) > 0),
                live INTEGER NOT NULL CHECK (live IN (0, 1))
            ) STRICT;
            CREATE UNIQUE INDEX plans_live ON plans (plan) WHERE live = 1;
            CREATE INDEX plans_by_day ON plans (day) WHERE live = 1;

            CREATE TABLE reminders (
                id INTEGER PRIMARY KEY,
                day TEXT NOT NULL CHECK (day IS date(day, '+0 days')),
                instant INTEGER NOT NULL,
                meal TEXT NOT NULL CHECK (meal IN ('breakfast', 'lunch', 'dinner', 'snack')),
                foods TEXT NOT NULL,
                text TEXT NOT NULL,
                state TEXT NOT NULL CHECK (state IN ('sent', 'logged', 'dismissed'))
            ) STRICT;
            CREATE INDEX reminders_by_day ON reminders (day);
            """)
}
