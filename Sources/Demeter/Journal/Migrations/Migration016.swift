internal import SQLite

extension Migration {
    /// What was offered instead of foods, and taken or turned down.
    ///
    /// `change` put `taken` in the place of `food`; both are null where nothing that was offered was wanted. What
    /// is undone stays here and counts no more.
    static let swaps = Migration(
        number: 16,
        sql: """
            CREATE TABLE swaps (
                id INTEGER PRIMARY KEY,
                change INTEGER REFERENCES changes (id),
                day TEXT NOT NULL CHECK (day IS date(day, '+0 days')),
                food TEXT NOT NULL,
                taken TEXT
            ) STRICT;
            CREATE INDEX swaps_by_day ON swaps (day);
            """)
}
