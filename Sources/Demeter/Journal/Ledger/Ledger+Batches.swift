internal import Nutrition
internal import Recipes
internal import SQLite

extension Ledger {
    func batch(_ id: BatchID) throws -> Batch? {
        var select = try connection.prepare(Self.selectBatch)
        select.bind(id.rawValue)
        return try select.step() ? try Self.batch(&select) : nil
    }

    /// Batches of which something is left, or all of them; the newest first.
    func batches(all: Bool) throws -> [Batch] {
        var select = try connection.prepare(all ? Self.selectBatches : Self.selectOpenBatches)
        var found: [Batch] = []
        while try select.step() { found.append(try Self.batch(&select)) }
        return found
    }

    func batchRevision(_ id: BatchID) throws -> Int64? {
        var select = try connection.prepare(Self.selectBatchRevision)
        select.bind(id.rawValue)
        return try select.step() ? select.integer() : nil
    }

    /// - Parameter isNew: whether it gets a number of its own.
    func insert(
        _ batch: Batch, isNew: Bool, in change: inout ChangeWriter
    ) throws -> Batch {
        guard batch.portions > 0, batch.portions <= Recipe.greatestServings, batch.left >= 0,
            batch.left <= Recipe.greatestServings
        else { throw JournalError.outOfRange(column: "portions") }
        let revision = try connection.integer(Self.nextBatch)
        let kept = Batch(
            id: isNew ? BatchID(rawValue: revision) : batch.id, recipe: batch.recipe,
            revision: batch.revision, cooked: batch.cooked, day: batch.day,
            portions: batch.portions, left: batch.left, place: batch.place)
        var insert = try connection.prepare(Self.insertBatch)
        insert.bind(revision)
        insert.bind(kept.id.rawValue)
        insert.bind(change.change.rawValue)
        insert.bind(kept.recipe.rawValue)
        insert.bind(kept.revision)
        insert.bind(kept.cooked.milliseconds)
        insert.bind(kept.day.description)
        insert.bind(kept.portions)
        insert.bind(kept.left)
        insert.bind(kept.place)
        try insert.run()
        try change.introduce(revision, of: .batches, in: self)
        return kept
    }

    /// A batch as it was in a revision, live or not.
    func batch(revision: Int64) throws -> Batch? {
        var select = try connection.prepare(Self.selectRevision)
        select.bind(revision)
        return try select.step() ? try Self.batch(&select) : nil
    }

    private static func batch(_ row: inout Statement) throws -> Batch {
        Batch(
            id: BatchID(rawValue: row.integer()), recipe: RecipeID(rawValue: row.integer()),
            revision: row.integer(), cooked: Timestamp(milliseconds: row.integer()),
            day: try row.day(), portions: row.real(), left: row.real(), place: row.textOrNull())
    }

    private static let batchColumns = """
        SELECT batch, recipe, recipe_revision, cooked, cooked_on, portions, remaining, place FROM batches
        """

    private static let selectBatch = Query(batchColumns + " WHERE batch = ? AND live = 1")

    private static let selectRevision = Query(batchColumns + " WHERE revision = ?")

    private static let selectBatches = Query(
        batchColumns + " WHERE live = 1 ORDER BY cooked DESC, batch DESC")

    private static let selectOpenBatches = Query(
        batchColumns + " WHERE live = 1 AND remaining > 0 ORDER BY cooked DESC, batch DESC")

    private static let selectBatchRevision = Query(
        "SELECT revision FROM batches WHERE batch = ? AND live = 1")

    private static let nextBatch = Query("SELECT ifnull(max(revision), 0) + 1 FROM batches")

    private static let insertBatch = Query(
        """
        INSERT INTO batches (revision, batch, change, recipe, recipe_revision, cooked, cooked_on,
            portions, remaining, place, live)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 1)
        """)
}
