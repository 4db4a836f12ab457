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

    /// What a change and its amendments were about: the newest name of each thing.
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
            UNION ALL
            SELECT 'r' || recipe, recipes.name, max(recipes.revision)
            FROM effects JOIN recipes USING (revision)
            WHERE effects.subject = 'recipes' GROUP BY recipe
            UNION ALL
            SELECT 'b' || batch, recipes.name, max(batches.revision)
            FROM effects JOIN batches USING (revision)
                JOIN recipes ON recipes.revision = batches.recipe_revision
            WHERE effects.subject = 'batches' GROUP BY batch
            UNION ALL
            SELECT 'm' || measurement, kind, max(measurements.revision)
            FROM effects JOIN measurements USING (revision)
            WHERE effects.subject = 'measurements' GROUP BY measurement
            UNION ALL
            SELECT 's' || food, food, max(ratings.revision)
            FROM effects JOIN ratings USING (revision)
            WHERE effects.subject = 'ratings' GROUP BY food
            UNION ALL
            SELECT 'w' || 1, 'weight', max(aims.revision)
            FROM effects JOIN aims USING (revision)
            WHERE effects.subject = 'aims' GROUP BY effects.subject
            UNION ALL
            SELECT 'p' || plan, plans.text, max(plans.revision)
            FROM effects JOIN plans USING (revision)
            WHERE effects.subject = 'plans' GROUP BY plan
            UNION ALL
            SELECT 'h' || feeling, feelings.name, max(feelings.revision)
            FROM effects JOIN feelings USING (revision)
            WHERE effects.subject = 'feelings' GROUP BY feeling
            UNION ALL
            SELECT 'd' || programme, programmes.name, max(programmes.revision)
            FROM effects JOIN programmes USING (revision)
            WHERE effects.subject = 'programmes' GROUP BY programme
        )
        SELECT name, (SELECT count(*) FROM subjects) FROM subjects ORDER BY subject LIMIT ?2
        """)
}
