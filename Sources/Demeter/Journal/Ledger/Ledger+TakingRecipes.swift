internal import Recipes
internal import SQLite

extension Ledger {
    /// Adds recipes of another journal whose names are not there yet.
    ///
    /// - Returns: the number here of each number there: of the new recipe, or of the one of that name.
    func takeIn(
        _ recipes: [RecipeBook.Page], to change: inout ChangeWriter
    ) throws -> [RecipeID: RecipeID] {
        if recipes.isEmpty { return [:] }
        var book = RecipeBook(try self.recipes())
        var named = Dictionary(
            book.all.map { ($0.recipe.name.lowercased(), $0.id) }, uniquingKeysWith: min)
        var numbers: [RecipeID: RecipeID] = [:]
        var additions: [RecipeBook.Page] = []
        var next = try connection.integer(Self.nextRecipe)
        for page in recipes {
            let name = page.recipe.name.lowercased()
            if let known = named[name] {
                numbers[page.id] = known
                continue
            }
            // A new recipe is called after its revision, and these follow each other.
            let id = RecipeID(rawValue: next)
            next += 1
            named[name] = id
            numbers[page.id] = id
            additions.append(
                RecipeBook.Page(id: id, revision: 0, recipe: page.recipe, created: page.created))
        }
        for index in additions.indices {
            additions[index].recipe.ingredients = additions[index].recipe.ingredients.map {
                $0.renumbered(numbers)
            }
            book.put(additions[index])
        }
        for page in additions {
            do throws(Recipe.Fault) {
                try book.refuseCycles(in: page.recipe, as: page.id)
            } catch {
                throw JournalError.impossibleRecipe(error)
            }
            try apply(.add(page.recipe, isOpen: false), to: &change)
        }
        return numbers
    }

    private static let nextRecipe = Query("SELECT ifnull(max(revision), 0) + 1 FROM recipes")
}

extension MealPart {
    /// With the numbers of another journal; a recipe that has none there is one no more, and stays what it
    /// was made of.
    func renumbered(_ numbers: [RecipeID: RecipeID]) -> MealPart {
        var part = self
        part.recipe = recipe.flatMap { numbers[$0] }
        return part
    }
}
