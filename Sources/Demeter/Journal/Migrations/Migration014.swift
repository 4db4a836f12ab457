internal import SQLite

extension Migration {
    /// What was in what was eaten, so that a new catalog moves no old score; and what own foods are made of.
    ///
    /// `patterns` is an object of thousandths by the names of the food groups; those that are not in it are left out.
    /// Null where they are not known, as of all that was entered before. `ingredients` is as it is printed or told;
    /// null where nobody said.
    static let foodContents = Migration(
        number: 14,
        sql: """
            ALTER TABLE food_entries ADD COLUMN patterns TEXT;
            ALTER TABLE own_foods ADD COLUMN ingredients TEXT
                CHECK (length(ingredients) BETWEEN 1 AND 2000);
            """)
}
