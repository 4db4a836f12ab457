internal import SQLite

extension Ledger {
    /// What is in a journal that does not contradict itself.
    ///
    /// One of an earlier schema is looked at as far as it goes: its pages, and what every schema has.
    func verified() throws -> CopySummary {
        let isCurrent = try connection.schemaVersion() == Migrations.latest
        let flaws = try isCurrent ? flaws() : structureFlaws()
        guard flaws.isEmpty else { throw CareError.flawed(flaws) }
        return CopySummary(
            bytes: try connection.integer(Self.bytes),
            entries: Int(try connection.integer(Self.entries)),
            days: Int(try connection.integer(Self.days)))
    }

    private static let bytes = Query(
        "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")
    private static let entries = Query("SELECT ifnull(sum(entries), 0) FROM daily_totals")
    private static let days = Query("SELECT count(*) FROM daily_totals WHERE entries > 0")
}
