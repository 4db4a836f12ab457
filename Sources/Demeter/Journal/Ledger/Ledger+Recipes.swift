internal import Nutrition
internal import Recipes
internal import SQLite

extension Ledger {
    /// A recipe as it stands; `nil` when it is deleted, undone or was never there.
    func recipe(_ id: RecipeID) throws -> RecipeBook.Page? {
        var select = try connection.prepare(Self.selectRecipe)
        select.bind(id.rawValue)
        return try select.step() ? try completed(Self.page(&select)) : nil
    }

    /// A recipe as it was in a revision, live or not.
    func recipe(revision: Int64) throws -> RecipeBook.Page? {
        var select = try connection.prepare(Self.selectRevision)
        select.bind(revision)
        return try select.step() ? try completed(Self.page(&select)) : nil
    }

    /// All recipes, by their numbers.
    func recipes() throws -> [RecipeBook.Page] {
        var select = try connection.prepare(Self.selectRecipes)
        var pages: [RecipeBook.Page] = []
        while try select.step() { pages.append(try Self.page(&select)) }
        var parts: [Int64: [MealPart]] = [:]
        var all = try connection.prepare(Self.selectAllParts)
        while try all.step() { parts[all.integer(), default: []].append(try all.part()) }
        return pages.map { page in
            var page = page
            page.recipe.ingredients = parts[page.revision] ?? []
            return page
        }
    }

    func apply(_ operation: RecipeOperation, to change: inout ChangeWriter) throws {
        switch operation {
        case .add(let recipe, let isOpen):
            let page = try insert(recipe, as: nil, created: now(), isOpen: isOpen, in: &change)
            change.note(Recorded.RecipeChange(before: nil, after: page))
        case .replace(let id, let recipe, let isOpen):
            let before = try liveRecipe(id)
            try change.retire(before.revision, of: .recipes, in: self)
            var page = try insert(
                recipe, as: id, created: Timestamp(milliseconds: before.created), isOpen: isOpen,
                in: &change)
            page.used = before.used
            change.note(Recorded.RecipeChange(before: before, after: page))
        case .swap(let id, let recipe, let day, let food, let taken):
            try apply(RecipeOperation.replace(id, recipe, isOpen: false), to: &change)
            try noteSwap(on: day, of: food, taken: taken, by: change.change.rawValue)
        case .remove(let id):
            let before = try liveRecipe(id)
            try change.retire(before.revision, of: .recipes, in: self)
            change.note(Recorded.RecipeChange(before: before, after: nil))
        case .cook(let batch):
            let batch = try insert(batch, isNew: true, in: &change)
            change.note(Recorded.BatchChange(before: nil, after: batch))
        case .renewBatch(let id):
            guard var batch = try batch(id) else { return }
            batch.revision = try liveRecipe(batch.recipe).revision
            try apply(.setBatch(batch), to: &change)
        case .setBatch(let batch):
            let before = try self.batch(batch.id)
            if let revision = try batchRevision(batch.id) {
                try change.retire(revision, of: .batches, in: self)
            }
            change.note(
                Recorded.BatchChange(
                    before: before, after: try insert(batch, isNew: false, in: &change)))
        }
    }

    private func liveRecipe(_ id: RecipeID) throws -> RecipeBook.Page {
        guard let page = try recipe(id) else { throw JournalError.noSuchRecipe(id) }
        return page
    }

    private func insert(
        _ recipe: Recipe, as id: RecipeID?, created: Timestamp, isOpen: Bool,
        in change: inout ChangeWriter
    ) throws -> RecipeBook.Page {
        do throws(Recipe.Fault) {
            try recipe.check(greatest: EntryContent.greatestFigure)
        } catch {
            throw JournalError.impossibleRecipe(error)
        }
        let revision = try connection.integer(Self.nextRevision)
        let id = id ?? RecipeID(rawValue: revision)
        var insert = try connection.prepare(Self.insertRecipe)
        insert.bind(revision)
        insert.bind(id.rawValue)
        insert.bind(change.change.rawValue)
        insert.bind(recipe.name)
        insert.bind(recipe.servings)
        insert.bind(recipe.cookedGrams?.rawValue)
        insert.bind(recipe.notes)
        insert.bind(created.milliseconds)
        insert.bind(isOpen)
        try insert.run()
        try insertParts(recipe.ingredients, of: revision, into: .recipes)
        try change.introduce(revision, of: .recipes, in: self)
        return RecipeBook.Page(
            id: id, revision: revision, recipe: recipe, created: created.milliseconds,
            isOpen: isOpen)
    }

    private func completed(_ page: RecipeBook.Page) throws -> RecipeBook.Page {
        var page = page
        page.recipe.ingredients = try parts(of: page.revision, from: .recipes)
        return page
    }

    private static func page(_ row: inout Statement) throws -> RecipeBook.Page {
        let revision = row.integer()
        let id = RecipeID(rawValue: row.integer())
        let recipe = Recipe(
            name: row.text(), servings: row.real(),
            cookedGrams: row.integerOrNull().map(Thousandths.init(rawValue:)),
            notes: row.textOrNull())
        return RecipeBook.Page(
            id: id, revision: revision, recipe: recipe, created: row.integer(),
            used: row.integerOrNull(), isOpen: row.integer() == 1)
    }

    /// When something was eaten of it last: when that was told, not the hour that was said.
    private static let recipeColumns = """
        SELECT revision, recipe, name, servings, cooked, notes, created,
            (SELECT max(ifnull(changes.instant, food_entries.instant))
                FROM food_entries LEFT JOIN changes ON changes.id = food_entries.change
                WHERE food_entries.recipe = recipes.recipe AND food_entries.live = 1
                    AND food_entries.recipe IS NOT NULL),
            open
        FROM recipes
        """

    private static let selectRecipe = Query(recipeColumns + " WHERE recipe = ? AND live = 1")

    private static let selectRevision = Query(recipeColumns + " WHERE revision = ?")

    private static let selectRecipes = Query(recipeColumns + " WHERE live = 1 ORDER BY recipe")

    private static let selectAllParts = Query(
        """
        SELECT recipe_parts.revision, \(Ledger.partColumns.qualified("recipe_parts"))
        FROM recipe_parts JOIN recipes ON recipes.revision = recipe_parts.revision
        WHERE recipes.live = 1 ORDER BY recipe_parts.revision, ordinal
        """)

    private static let nextRevision = Query("SELECT ifnull(max(revision), 0) + 1 FROM recipes")

    private static let insertRecipe = Query(
        """
        INSERT INTO recipes (revision, recipe, change, name, servings, cooked, notes, created, open, live)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1)
        """)
}

extension String {
    /// A list of columns, each with its table's name in front.
    fileprivate func qualified(_ table: String) -> String {
        split(separator: ",").map { "\(table).\($0.trimmed)" }.joined(separator: ", ")
    }
}
