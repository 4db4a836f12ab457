internal import SQLite

extension Migration {
    /// What foods of the person's own are made of, as it is printed or told; null where nobody said.
    static let ownIngredients = Migration(
        number: 16,
        sql: """
            ALTER TABLE own_foods ADD COLUMN ingredients TEXT
                CHECK (length(ingredients) BETWEEN 1 AND 2000);
            """)
}
