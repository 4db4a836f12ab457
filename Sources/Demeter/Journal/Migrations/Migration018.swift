internal import SQLite

extension Migration {
    /// What every change is called beyond this journal: decision record 11.
    ///
    /// `devices` are this journal's own, made here, and those that changes came from; `bits` are 62 random ones.
    /// `here` is one row: the own device, and the greatest clock that is not that of the last change, so that the
    /// next change's clock is found without an index. A clock is milliseconds since 1970 times 4096 plus a count.
    /// Changes from before get clocks from their instants that rise with their numbers, and what of them is taken
    /// back gets its turn. `turns` are takings back and restorings, of which the one with the greatest clock holds.
    /// `shared` is 1 once changes were given to other devices, or taken from them. `erasures` name what was forgotten
    /// since, by the change that made it and the number in it. `waiting` are records of others that refer to
    /// something that has not come yet, as they came.
    static let stamps = Migration(
        number: 18,
        sql: """
            CREATE TABLE devices (
                id INTEGER PRIMARY KEY,
                bits INTEGER NOT NULL UNIQUE CHECK (bits BETWEEN 0 AND 4611686018427387903)
            ) STRICT;
            CREATE TABLE here (
                one INTEGER PRIMARY KEY CHECK (one = 1),
                device INTEGER NOT NULL REFERENCES devices (id),
                heard INTEGER NOT NULL DEFAULT 0 CHECK (heard BETWEEN 0 AND 1152921504606846975),
                shared INTEGER NOT NULL DEFAULT 0 CHECK (shared IN (0, 1))
            ) STRICT;
            INSERT INTO devices (id, bits) VALUES (1, random() & 4611686018427387903);
            INSERT INTO here (one, device) VALUES (1, 1);

            ALTER TABLE changes ADD COLUMN device INTEGER REFERENCES devices (id);
            ALTER TABLE changes ADD COLUMN clock INTEGER
                CHECK (clock BETWEEN 0 AND 1152921504606846975);
            CREATE TABLE turns (
                id INTEGER PRIMARY KEY,
                change INTEGER NOT NULL REFERENCES changes (id),
                done INTEGER NOT NULL CHECK (done IN (0, 1)),
                device INTEGER NOT NULL REFERENCES devices (id),
                clock INTEGER NOT NULL CHECK (clock BETWEEN 0 AND 1152921504606846975)
            ) STRICT;
            CREATE INDEX turns_of_change ON turns (change);
            CREATE TABLE erasures (
                subject TEXT NOT NULL,
                maker INTEGER NOT NULL REFERENCES devices (id),
                made INTEGER NOT NULL CHECK (made BETWEEN 0 AND 1152921504606846975),
                ordinal INTEGER NOT NULL CHECK (ordinal >= 0),
                device INTEGER NOT NULL REFERENCES devices (id),
                clock INTEGER NOT NULL CHECK (clock BETWEEN 0 AND 1152921504606846975),
                PRIMARY KEY (made, maker, ordinal, subject)
            ) STRICT, WITHOUT ROWID;
            CREATE TABLE waiting (
                id INTEGER PRIMARY KEY,
                record TEXT NOT NULL UNIQUE
            ) STRICT;

            \(stampChanges)
            \(turnChanges)
            """)

    /// Gives changes without a stamp one of this journal's.
    static let stampChanges = """
        UPDATE changes SET device = (SELECT device FROM here), clock = stamped.clock
        FROM (
            SELECT id, rank + max(
                min(max(instant, 0), 140737488355327) * 4096 - rank
            ) OVER (ORDER BY rank) AS clock
            FROM (
                SELECT id, instant, row_number() OVER (ORDER BY id) AS rank
                FROM changes WHERE clock IS NULL
            )
        ) AS stamped
        WHERE stamped.id = changes.id;
        """

    /// Gives changes that are taken back, and have no turn that says so, one of this journal's.
    static let turnChanges = """
        INSERT INTO turns (change, done, device, clock)
        SELECT id, 0, (SELECT device FROM here),
            max((SELECT max(clock) FROM changes), (SELECT heard FROM here))
                + row_number() OVER (ORDER BY id)
        FROM changes
        WHERE state <> 'done' AND amends IS NULL AND id NOT IN (SELECT change FROM turns);
        UPDATE here SET heard = max(heard, ifnull((SELECT max(clock) FROM turns), 0));
        """
}
