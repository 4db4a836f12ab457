internal import SQLite

extension Migration {
    /// The food groups in what was eaten, so that a new catalog moves no old score.
    ///
    /// An object of thousandths by the names of the groups; those that are not in it are left out. Null where they
    /// are not known, as of all that was entered before.
    static let foodPatterns = Migration(
        number: 14,
        sql: """
            ALTER TABLE food_entries ADD COLUMN patterns TEXT;
            """)
}
