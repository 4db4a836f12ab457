internal import Nutrition
internal import SQLite

extension Ledger {
    /// Everything that is wrong with the file; takes as long as reading all of it.
    func flaws() throws -> [JournalFlaw] {
        var flaws = try structureFlaws()
        // Where pages are damaged, rows cannot be trusted to tell more.
        guard flaws.isEmpty else { return flaws }
        var references = try connection.prepare(Self.checkReferences)
        while try references.step() { flaws.append(.reference(table: references.text())) }
        let hasParts = try columns(of: "food_entries").contains { $0.name == "incomplete" }
        var totals = try connection.prepare(
            hasParts ? Self.checkTotals : Self.checkTotalsBeforeParts)
        while try totals.step() { flaws.append(.total(try totals.day())) }
        if hasParts {
            var parts = try connection.prepare(Self.checkParts)
            while try parts.step() { flaws.append(.total(try parts.day())) }
        }
        let tables = Set(try tables())
        for table in Self.withFigures
        where try tables.contains(table) && hasUnreadableFigures(table) {
            flaws.append(.structure("\(table).nutrients cannot be read"))
        }
        return flaws
    }

    /// What is wrong with the file whatever its schema.
    func structureFlaws() throws -> [JournalFlaw] {
        var flaws: [JournalFlaw] = []
        var check = try connection.prepare(Self.checkStructure)
        while try check.step() {
            let finding = check.text()
            if finding != "ok" { flaws.append(.structure(finding)) }
        }
        return flaws
    }

    private func hasUnreadableFigures(_ table: String) throws -> Bool {
        var select = try connection.prepare(
            Query("SELECT nutrients FROM \(table) WHERE nutrients IS NOT NULL"))
        while try select.step() {
            if FurtherFigures(select.blobOrNull() ?? []) == nil { return true }
        }
        return false
    }

    private static let withFigures = ["food_entries", "own_foods", "entry_parts", "recipe_parts"]

    private static let checkStructure = Query("PRAGMA integrity_check(20)")

    private static let checkReferences = Query(
        "SELECT DISTINCT \"table\" FROM pragma_foreign_key_check ORDER BY 1")

    private static let checkTotals = totalsCheck { name in
        "(\(name) IS NULL OR instr(incomplete, '\"\(name)\"') > 0)"
    }

    /// Of a journal that a version wrote before entries had parts.
    private static let checkTotalsBeforeParts = totalsCheck { "\($0) IS NULL" }

    /// Days of entries that are not the sums of their parts.
    private static let checkParts: Query = {
        let names = Nutrient.leading.map(\.rawValue)
        return Query(
            """
            SELECT DISTINCT day FROM food_entries LEFT JOIN (
                SELECT revision AS owner, count(*) AS number,
                    \(names.map { "sum(\($0)) AS sum_\($0)" }.joined(separator: ", "))
                FROM entry_parts GROUP BY revision) ON owner = revision
            WHERE ifnull(number, 0) <> parts
                OR parts > 0 AND (\(names.map { "\($0) IS NOT sum_\($0)" }.joined(separator: " OR ")))
            ORDER BY day
            """)
    }()

    private static func totalsCheck(isUnknown: (String) -> String) -> Query {
        let names = Nutrient.leading.map(\.rawValue)
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
