internal import SQLite

extension Migration {
    /// What stands on the packages of a person's own foods: a JSON list of numbers of fourteen digits,
    /// null in rows from before.
    static let barcodes = Migration(
        number: 9, sql: "ALTER TABLE own_foods ADD COLUMN barcodes TEXT;")
}
