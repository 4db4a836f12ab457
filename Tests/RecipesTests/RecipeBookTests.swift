import Nutrition
import TestSupport
import Testing

@testable import Recipes

struct RecipeBookTests {
    private func page(_ id: Int64, _ recipe: Recipe, created: Int64 = 0, used: Int64? = nil)
        -> RecipeBook.Page
    {
        RecipeBook.Page(
            id: RecipeID(rawValue: id), revision: id, recipe: recipe, created: created, used: used)
    }

    @Test
    func `recipes are listed by last use, and the search finds the names that hold the query`() {
        for seed in UInt64(0)..<120 {
            var random = SplitMix64(seed: seed)
            let words = ["Chili", "soup", "Lasagne", "bowl", "STEW", "pie"]
            var book = RecipeBook()
            var pages: [RecipeBook.Page] = []
            for id in 1...Int64.random(in: 1...30, using: &random) {
                let name = (0..<2).map { _ in words.randomElement(using: &random) ?? "x" }.joined(
                    separator: " ")
                pages.append(
                    page(
                        id, Recipe(name: name), created: id,
                        used: Bool.random(using: &random)
                            ? Int64.random(in: 100...10_000, using: &random) : nil))
            }
            for page in pages.shuffled(using: &random) { book.put(page) }
            let order = pages.sorted {
                let (left, right) = ($0.used ?? $0.created, $1.used ?? $1.created)
                return left != right ? left > right : $0.id > $1.id
            }
            #expect(book.list().map(\.id) == order.map(\.id), "seed \(seed)")
            let query = ["chi", "SOUP", "e", "zzz", "l p"].randomElement(using: &random) ?? ""
            let holding = order.filter { $0.recipe.name.lowercased().contains(query.lowercased()) }
            #expect(book.list(query).map(\.id) == holding.map(\.id), "seed \(seed)")
            #expect(book.list(" ").map(\.id) == order.map(\.id), "seed \(seed)")
        }
    }

    @Test
    func `a recipe in a recipe has the figures that it has now, and stays when it is deleted`()
        throws
    {
        let sauce = Recipe(
            name: "sauce", servings: 2,
            ingredients: [
                MealPart(
                    text: "", name: "oil", grams: Thousandths(100),
                    nutrients: Nutrients(calories: Thousandths(800)))
            ])
        var book = RecipeBook([page(1, sauce)])
        let pasta = Recipe(
            name: "pasta",
            ingredients: [
                MealPart(
                    text: "", name: "sauce", recipe: RecipeID(rawValue: 1), amount: 1,
                    unit: "serving")
            ])
        book.put(page(2, pasta))
        #expect(book[RecipeID(rawValue: 2)]?.recipe.total.sum.calories == Thousandths(400))
        var richer = sauce
        richer.ingredients[0] = richer.ingredients[0].scaled(by: 2)
        book.put(page(1, richer))
        let before = try #require(book[RecipeID(rawValue: 2)]?.recipe)
        #expect(before.total.sum.calories == Thousandths(800))
        #expect(before.grams == Thousandths(100))
    }

    @Test func `no recipe contains itself, however long the way round`() {
        for seed in UInt64(0)..<100 {
            var random = SplitMix64(seed: seed)
            var book = RecipeBook()
            let count = Int64.random(in: 2...9, using: &random)
            func part(_ id: Int64) -> MealPart {
                MealPart(
                    text: "", name: "inner", recipe: RecipeID(rawValue: id), amount: 1,
                    unit: "serving")
            }
            // Each contains the next one.
            for id in (1...count).reversed() {
                let parts = id < count ? [part(id + 1)] : [MealPart(text: "", name: "salt")]
                let recipe = Recipe(name: "r\(id)", ingredients: parts)
                #expect(throws: Never.self) {
                    try book.refuseCycles(in: recipe, as: RecipeID(rawValue: id))
                }
                book.put(page(id, recipe))
            }
            let start = Int64.random(in: 1...count, using: &random)
            let closing = Recipe(name: "r\(count)", ingredients: [part(start)])
            #expect(throws: Recipe.Fault.self, "seed \(seed)") {
                try book.refuseCycles(in: closing, as: RecipeID(rawValue: count))
            }
        }
        #expect(throws: Recipe.Fault.noSuchRecipe(RecipeID(rawValue: 9))) {
            try RecipeBook().refuseCycles(
                in: Recipe(
                    name: "x",
                    ingredients: [MealPart(text: "", name: "y", recipe: RecipeID(rawValue: 9))]),
                as: nil)
        }
    }

    @Test func `a name is known by its head and behind its owner`() {
        #expect(
            RecipeNames.aliases(of: "chicken stir fry with rice").contains("my stir fry"))
        #expect(RecipeNames.aliases(of: "Grandma's lasagne").contains("the lasagne"))
        #expect(!RecipeNames.aliases(of: "chicken stir fry with rice").contains("stir fry"))
        #expect(RecipeNames.aliases(of: "usual breakfast").contains("my usual breakfast"))
    }

    @Test func `a food stands for a recipe by its number`() throws {
        let id = RecipeID(rawValue: 12)
        #expect(id.food.rawValue == "recipe:12")
        #expect(RecipeID(id.food) == id)
        #expect(RecipeID(FoodID(rawValue: "recipe:x")) == nil)
        #expect(RecipeID(FoodID(rawValue: "egg")) == nil)
    }
}
