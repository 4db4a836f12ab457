internal import FoodCatalog
internal import MealReader
internal import Nutrition
package import Recipes

/// Makes recipes of what people write: their lines read, and a dish without lines taken apart.
package struct RecipeWriter: Sendable {
    package let ingredients: IngredientReader
    private let book: RecipeBook

    package init(_ ingredients: IngredientReader, book: RecipeBook) {
        self.ingredients = ingredients
        self.book = book
    }

    /// The recipe of a text.
    ///
    /// - Parameters:
    ///   - name: outranks the one in the text.
    ///   - servings: likewise.
    package func recipe(
        _ text: RecipeText, name: String? = nil, servings: Double? = nil
    ) -> Recipe {
        let servings = servings ?? text.servings
        let called = name ?? text.name
        if var known = known(text, servings: servings) {
            if let called { known.name = called }
            return known
        }
        if text.isDishAlone, let dish = text.name,
            let parts = parts(ofDish: dish, servings: servings ?? 1)
        {
            return Recipe(
                name: called ?? dish, servings: servings ?? 1,
                cookedGrams: text.cookedGrams.map { Thousandths($0) }, ingredients: parts,
                notes: text.notes)
        }
        // What says nothing of food is kept for somebody to look at.
        let lines = text.lines.isEmpty ? [.init(called ?? "recipe")] : text.lines
        let parts = lines.flatMap { line in
            ingredients.parts(of: line.text, servings: servings ?? 1, section: line.section)
        }
        return Recipe(
            name: called ?? Self.name(of: parts), servings: servings ?? 1,
            cookedGrams: text.cookedGrams.map { Thousandths($0) }, ingredients: parts,
            notes: text.notes)
    }

    /// The dish that a text names and nothing else, as one's own recipes or the catalog's have it.
    package func known(_ text: RecipeText, servings: Double? = nil) -> Recipe? {
        guard text.isDishAlone, let dish = text.name, !dish.isEmpty else { return nil }
        return taken(apart: dish, servings ?? text.servings)
    }

    /// The same of a dish by its name.
    func known(dish: String, _ servings: Double?) -> Recipe? {
        dish.isEmpty ? nil : taken(apart: dish, servings)
    }

    /// A dish that was named without its parts: one's own recipe, else the catalog's.
    private func taken(apart dish: String, _ servings: Double?) -> Recipe? {
        if let own = book.named(dish), !own.recipe.ingredients.isEmpty {
            return scaled(own.recipe, to: servings)
        }
        let catalog = ingredients.reader.catalog
        guard let match = catalog.search(dish, limit: 1).first, match.score >= Self.likeEnough,
            match.food.source.release == "recipe"
        else { return nil }
        let parts = CatalogRecipe.parts(of: match.food, in: catalog)
        guard !parts.isEmpty else { return nil }
        let one =
            match.food.defaultPortion.map { match.food.portions[$0].grams } ?? match.food.usualGrams
        let whole = parts.grams ?? Thousandths(100)
        let wanted = (one ?? whole).value * (servings ?? 1)
        let factor = whole > .zero ? wanted / whole.value : 1
        return Recipe(
            name: dish, servings: servings ?? 1, ingredients: parts.map { $0.scaled(by: factor) })
    }

    private func scaled(_ recipe: Recipe, to servings: Double?) -> Recipe {
        guard let servings, servings > 0, servings != recipe.servings else { return recipe }
        var recipe = recipe
        let factor = servings / recipe.servings
        recipe.ingredients = recipe.ingredients.map { $0.scaled(by: factor) }
        recipe.cookedGrams = recipe.cookedGrams?.scaled(by: factor)
        recipe.servings = servings
        return recipe
    }

    /// From here on a food's score says that it is called so.
    private static let likeEnough = 0.8

    /// A name made of the ingredients that weigh most, where none was given.
    static func name(of parts: [MealPart]) -> String {
        let heaviest = parts.enumerated()
            .sorted {
                ($0.element.grams ?? .zero, $1.offset) > ($1.element.grams ?? .zero, $0.offset)
            }
            .prefix(3).map(\.element.name)
        return heaviest.isEmpty ? "recipe" : heaviest.joined(separator: ", ")
    }
}

extension IngredientReader {
    /// The ingredients of a line: one, or those of a line that names several without amounts.
    package func parts(
        of text: String, servings: Double, section: String?
    ) -> [MealPart] {
        let line = IngredientLine(text)
        let words = line.name.lowercased()
        if !line.hasAmount, words.contains(" and ") || words.contains(" with ") {
            let reading = reader.reading(of: text)
            if reading.items.count > 1, reading.items.allSatisfy({ $0.food != nil }) {
                return reading.items.map { part(of: $0.text, servings: servings, section: section) }
            }
        }
        return [part(of: text, servings: servings, section: section)]
    }
}
