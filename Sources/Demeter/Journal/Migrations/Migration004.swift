internal import SQLite

extension Migration {
    /// Dates that are none are refused.
    ///
    /// `day = date(day, …)` in the earlier steps is unknown, not false, for a text that is no date at
    /// all, and a check lets the unknown pass. These triggers do not.
    static let realDates = Migration(
        number: 4,
        sql: realDates([
            ("utterances", "day"), ("food_entries", "day"), ("daily_totals", "day"),
            ("goals", "valid_from"), ("day_horizon", "first_open"), ("closed_days", "day"),
            ("outbox", "first_day"), ("outbox", "last_day"),
        ]))

    /// Triggers that refuse what is no date in a column of a table.
    static func realDates(_ columns: [(table: String, column: String)]) -> String {
        columns.flatMap { table, column in
            ["INSERT ON", "UPDATE OF \(column) ON"].map { event in
                """
                CREATE TRIGGER \(table)_\(column)_is_a_date_on_\(event.prefix(6).lowercased())
                BEFORE \(event) \(table)
                WHEN date(NEW.\(column), '+0 days') IS NOT NEW.\(column)
                BEGIN
                    SELECT RAISE(ABORT, 'a date is YYYY-MM-DD');
                END;
                """
            }
        }.joined(separator: "\n")
    }
}
