internal import SQLite

extension Migration {
    /// Nutrients beyond the seven.
    ///
    /// `nutrients` holds those that are known as `FurtherFigures` writes them, and is null in rows from
    /// before and where none is known: rows stay as they are. A day's sums of them are made from its
    /// entries when they are asked for. `completed` is 1 where they were filled in later, from the catalog.
    static let furtherNutrients = Migration(
        number: 7,
        sql: """
            ALTER TABLE food_entries ADD COLUMN nutrients BLOB;
            ALTER TABLE food_entries ADD COLUMN completed INTEGER CHECK (completed = 1);
            ALTER TABLE own_foods ADD COLUMN nutrients BLOB;
            CREATE TRIGGER food_entries_nutrients_fixed
            BEFORE UPDATE OF nutrients, completed ON food_entries
            BEGIN
                SELECT RAISE(ABORT, 'a revision of an entry never changes: insert another one');
            END;
            """)
}
