internal import FoodCatalog
internal import JSON
internal import Journal
internal import MealReader
internal import MealReview
internal import Nutrition
internal import RecipeReader
internal import Recipes
internal import Service
internal import TimeZones
internal import Wire

/// A person's recipes and pots, ready to be eaten from.
struct Kitchen: Sendable {
    var book = RecipeBook()
    /// Pots of which something is left, the newest first.
    var batches: [Batch] = []
    /// The recipes of those pots as they were cooked, by their revisions.
    var cooked: [Int64: Recipe] = [:]

    /// What is eaten when a recipe is: that of the pot of which something is left, else the recipe itself.
    func recipe(_ id: RecipeID) -> Recipe? {
        guard let page = book[id] else { return nil }
        if let pot = pot(of: id), let recipe = cooked[pot.revision] { return recipe }
        return page.recipe
    }

    func pot(of id: RecipeID) -> Batch? { batches.first { $0.recipe == id && $0.left > 0 } }

    /// Takes a share of everything out of the pot, if there is one.
    func countingDown(_ id: RecipeID, by factor: Double) -> RecipeOperation? {
        guard var pot = pot(of: id) else { return nil }
        pot.left = max(0, pot.left - (factor * pot.portions * 1000).rounded() / 1000)
        return .setBatch(pot)
    }
}

extension Kitchen {
    /// What is eaten of when words name a recipe.
    var menu: RecipeMenu {
        RecipeMenu(
            recipe: { [self] in recipe($0) }, food: { [book] in book[$0]?.food },
            named: { [book] in book.known(as: $0) })
    }
}

extension Serving {
    /// One entry with its parts inside.
    func content(text: String, at moment: Moment, meal: Meal) -> EntryContent {
        var content = EntryContent(
            moment: moment, text: text, name: recipe.name, food: id.food, amount: amount,
            unit: unit, grams: plate.grams, meal: meal, confidence: confidence,
            assumption: assumption, source: .customMeal, recipe: id.kept)
        content.setParts(plate.parts)
        return content
    }

    /// An entry for each ingredient, whose figures have the same sums.
    func contents(at moment: Moment, meal: Meal) -> [EntryContent] {
        plate.parts.map { part in
            EntryContent(
                moment: moment, text: part.text.isEmpty ? part.name : part.text, name: part.name,
                food: part.food ?? part.recipe?.food, amount: part.amount, unit: part.unit,
                grams: part.grams, nutrients: part.nutrients, meal: meal, brand: part.brand,
                preparation: part.preparation, modifiers: part.modifiers,
                confidence: part.confidence, assumption: part.assumption, source: .customMeal,
                recipe: id.kept)
        }
    }
}
