internal import Nutrition
internal import SQLite

extension Ledger {
    /// The changes that undo and redo would turn now.
    func steps() throws -> (undo: UndoStep?, redo: UndoStep?) {
        (try newestDone().map { try step($0) }, try oldestUndone().map { try step($0) })
    }

    /// A change with what it was about; an import may be about thousands of entries.
    private func step(_ change: ChangeID) throws -> UndoStep {
        var select = try connection.prepare(Self.selectSubjects)
        select.bind(change.rawValue)
        select.bind(Int64(Self.mostNames))
        var step = UndoStep(change: change, kind: try kind(of: change), names: [], count: 0)
        while try select.step() {
            let name = select.text()
            step.count = Int(select.integer())
            if !step.names.contains(name) { step.names.append(Self.shown(name)) }
        }
        return step
    }

    /// Nutrients are kept by their ids, and shown by their names.
    private static func shown(_ name: String) -> String {
        Nutrient(rawValue: name)?.name ?? name
    }

    private static let mostNames = 5

    /// What a change and its amendments were about: the newest name of each entry, food and goal.
    private static let selectSubjects = Query(
        """
        WITH effects AS (
            SELECT subject, revision FROM change_effects
            WHERE change IN (SELECT ?1 UNION ALL SELECT id FROM changes WHERE amends = ?1)
        ), subjects AS (
            SELECT 'e' || entry AS subject, name, max(food_entries.revision) AS newest
            FROM effects JOIN food_entries USING (revision)
            WHERE effects.subject = 'food_entries' GROUP BY entry
            UNION ALL
            SELECT 'f' || food, own_foods.name, max(own_foods.revision)
            FROM effects JOIN own_foods USING (revision)
            WHERE effects.subject = 'own_foods' GROUP BY food
            UNION ALL
            SELECT 'g' || nutrient, nutrient, max(goals.revision)
            FROM effects JOIN goals USING (revision)
            WHERE effects.subject = 'goals' GROUP BY nutrient
        )
        SELECT name, (SELECT count(*) FROM subjects) FROM subjects ORDER BY subject LIMIT ?2
        """)
}
