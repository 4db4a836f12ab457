internal import Nutrition
internal import SQLite

extension Ledger {
    /// Everything that is wrong with the file; takes as long as reading all of it.
    func flaws() throws -> [JournalFlaw] {
        var flaws: [JournalFlaw] = []
        var check = try connection.prepare(Self.checkStructure)
        while try check.step() {
            let finding = check.text()
            if finding != "ok" { flaws.append(.structure(finding)) }
        }
        // Where pages are damaged, rows cannot be trusted to tell more.
        guard flaws.isEmpty else { return flaws }
        var references = try connection.prepare(Self.checkReferences)
        while try references.step() { flaws.append(.reference(table: references.text())) }
        let hasParts = try columns(of: "food_entries").contains { $0.name == "incomplete" }
        var totals = try connection.prepare(hasParts ? Self.checkTotals : Self.checkTotalsBeforeParts)
        while try totals.step() { flaws.append(.total(try totals.day())) }
        return flaws
    }

    private static let checkStructure = Query("PRAGMA integrity_check(20)")

    private static let checkReferences = Query(
        "SELECT DISTINCT \"table\" FROM pragma_foreign_key_check ORDER BY 1")

    private static let checkTotals = checkTotals { name in
        "(\(name) IS NULL OR instr(incomplete, '\"\(name)\"') > 0)"
    }

    /// Of a journal that a version wrote before entries had parts.
    private static let checkTotalsBeforeParts = checkTotals { "\($0) IS NULL" }

    private static func checkTotals(isUnknown: (String) -> String) -> Query {
        let names = Nutrient.allCases.map(\.rawValue)
        let kept =
            "day, entries, held, "
            + (names + names.map { "unknown_\($0)" }).joined(separator: ", ")
        let summed =
            "day, sum(state = 'logged'), sum(state = 'held'), "
            + (names.map { "ifnull(sum(iif(state = 'logged', \($0), NULL)), 0)" }
            + names.map { "sum(state = 'logged' AND \(isUnknown($0)))" }).joined(separator: ", ")
        let isUsed =
            (["entries", "held"] + names + names.map { "unknown_\($0)" }).map { "\($0) <> 0" }
            .joined(separator: " OR ")
        return Query(
            """
            WITH kept AS (SELECT \(kept) FROM daily_totals WHERE \(isUsed)),
                summed AS (SELECT \(summed) FROM food_entries WHERE live = 1 GROUP BY day)
            SELECT day FROM (SELECT * FROM kept EXCEPT SELECT * FROM summed)
            UNION SELECT day FROM (SELECT * FROM summed EXCEPT SELECT * FROM kept)
            ORDER BY day
            """)
    }
}
