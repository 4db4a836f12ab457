internal import SQLite

extension Migration {
    /// What a person tells of themselves: a profile, measurements, ratings; and suggestions that they
    /// waved away.
    ///
    /// A profile is one row: telling something new turns the old one off. Heights are thousandths of a
    /// centimetre, measured values thousandths of their kind's unit. `until` is the end of what was measured
    /// over a time.
    static let personal = Migration(
        number: 10,
        sql: """
            CREATE TABLE profile (
                revision INTEGER PRIMARY KEY,
                change INTEGER REFERENCES changes (id),
                born TEXT,
                sex TEXT CHECK (sex IN ('female', 'male')),
                height INTEGER CHECK (height > 0),
                region TEXT,
                language TEXT,
                pregnant INTEGER CHECK (pregnant IN (0, 1)),
                breastfeeding INTEGER CHECK (breastfeeding IN (0, 1)),
                live INTEGER NOT NULL CHECK (live IN (0, 1))
            ) STRICT;
            CREATE UNIQUE INDEX profile_live ON profile (live) WHERE live = 1;

            CREATE TABLE measurements (
                revision INTEGER PRIMARY KEY,
                measurement INTEGER NOT NULL,
                change INTEGER REFERENCES changes (id),
                instant INTEGER NOT NULL,
                zone TEXT NOT NULL,
                utc_offset INTEGER NOT NULL,
                day TEXT NOT NULL CHECK (day IS date(day, '+0 days')),
                kind TEXT NOT NULL,
                value INTEGER NOT NULL CHECK (value BETWEEN 0 AND 1000000000),
                until INTEGER CHECK (until > instant),
                source TEXT NOT NULL,
                live INTEGER NOT NULL CHECK (live IN (0, 1))
            ) STRICT;
            CREATE UNIQUE INDEX measurements_live ON measurements (measurement) WHERE live = 1;
            CREATE INDEX measurements_by_day ON measurements (kind, day) WHERE live = 1;

            CREATE TABLE ratings (
                revision INTEGER PRIMARY KEY,
                change INTEGER REFERENCES changes (id),
                food TEXT NOT NULL,
                stars INTEGER NOT NULL CHECK (stars BETWEEN 1 AND 5),
                live INTEGER NOT NULL CHECK (live IN (0, 1))
            ) STRICT;
            CREATE UNIQUE INDEX ratings_live ON ratings (food) WHERE live = 1;

            CREATE TABLE dismissals (
                id INTEGER PRIMARY KEY,
                food TEXT NOT NULL,
                instant INTEGER NOT NULL,
                day TEXT NOT NULL CHECK (day IS date(day, '+0 days')),
                minute INTEGER NOT NULL CHECK (minute BETWEEN 0 AND 1439)
            ) STRICT;
            CREATE INDEX dismissals_by_day ON dismissals (day);
            """)
}
