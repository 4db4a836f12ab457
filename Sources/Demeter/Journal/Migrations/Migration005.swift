internal import SQLite

extension Migration {
    /// Days that a clock closed which was ahead are opened again.
    ///
    /// `day_horizon.moved` is when the horizon moved last (0 where no version kept it). It goes back only
    /// when the clock did: no day begins anywhere earlier than 14 hours before it begins in UTC.
    /// `opened_days` keeps what was told of days until they are closed again: how often they were closed,
    /// and their figures, so that nobody is told the same twice.
    static let openedDays = Migration(
        number: 5,
        sql: """
            ALTER TABLE day_horizon ADD COLUMN moved INTEGER NOT NULL DEFAULT 0;
            DROP TRIGGER day_horizon_moves_forward;
            CREATE TRIGGER day_horizon_moves_with_the_clock
            BEFORE UPDATE ON day_horizon
            WHEN NEW.first_open = OLD.first_open
                OR NEW.first_open < OLD.first_open AND NEW.moved >= max(
                    OLD.moved, (CAST(strftime('%s', OLD.first_open) AS INTEGER) - 50400) * 1000)
            BEGIN
                SELECT RAISE(ABORT, 'a day is closed once, unless the clock was ahead');
            END;

            CREATE TABLE opened_days (
                day TEXT PRIMARY KEY CHECK (day IS date(day, '+0 days')),
                revision INTEGER NOT NULL,
                figures TEXT NOT NULL
            ) STRICT, WITHOUT ROWID;
            """)
}
