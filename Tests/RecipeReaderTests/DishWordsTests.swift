import CatalogFiles
import FoodCatalog
import MealReader
import Nutrition
import Recipes
import Testing

@testable import RecipeReader

/// Dishes whose names say what is in them, as people type them where no model is asked. What is expected was
/// written before the rules.
struct DishWordsTests {
    private static let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")

    private static let writer = Result {
        let root = folder.split(separator: "/").dropLast(2).joined(separator: "/")
        return RecipeWriter(
            IngredientReader(
                MealReader(
                    catalog: FoodCatalog(foods: try CatalogFile.load("/\(root)/ingredients.json")))),
            book: RecipeBook())
    }

    static let described: [(dish: String, servings: Double, parts: [String])] = [
        ("chicken stir fry with rice and vegetables for 4", 4, ["chicken", "rice", "vegetables"]),
        ("beef and broccoli stir fry for 2", 2, ["beef", "broccoli"]),
        ("pasta with tuna and sweetcorn for 3", 3, ["pasta", "tuna", "corn"]),
        ("sausages with mashed potatoes and peas for 4", 4, ["sausage", "potato", "pea"]),
        ("salmon with potatoes and green beans for 2", 2, ["salmon", "potato", "green bean"]),
        ("chicken, bacon and avocado salad for 2", 2, ["chicken", "bacon", "avocado"]),
        ("lentil and carrot soup for 6", 6, ["lentil", "carrot"]),
        ("egg and spinach curry with rice for 4", 4, ["egg", "spinach", "rice"]),
        (
            "tofu, mushroom and pak choi noodles for 2", 2,
            ["tofu", "mushroom", "pak choi|bok choy", "noodle"]
        ),
        ("lasagne with garlic bread and salad for 6", 6, ["lasagn", "garlic bread", "salad"]),
        ("chicken curry with naan and mango chutney for 4", 4, ["curry", "naan", "chutney"]),
        ("steak with chips and coleslaw for 2", 2, ["steak", "chips|fries", "coleslaw"]),
    ]

    @Test(arguments: described.indices)
    func `a dish's own words name its parts, in usual amounts that are doubtful`(
        place: Int
    ) throws {
        let (dish, servings, expected) = Self.described[place]
        let recipe = try Self.writer.get().recipe(RecipeText(dish))
        #expect(recipe.servings == servings)
        for words in expected {
            let names = words.split(separator: "|")
            #expect(
                recipe.ingredients.contains { part in
                    names.contains { part.name.contains($0) || part.text.contains($0) }
                }, "\(words) in \(recipe.ingredients.map(\.name))")
        }
        #expect(recipe.ingredients.count >= expected.count)
        // Nobody said how much.
        for part in recipe.ingredients {
            #expect(part.confidence < MealPart.doubt || part.assumption == "the catalog's recipe")
            #expect(part.nutrients.calories != nil, "\(part.name)")
        }
        let each = (recipe.total.sum.calories?.value ?? 0) / servings
        #expect((120...1300).contains(each), "\(each) kcal a serving")
    }

    @Test(arguments: ["macaroni and cheese for 4", "chicken curry for 4", "hakka stir-fry for 4"])
    func `the name of a dish that the catalog knows stays that dish`(dish: String) throws {
        let writer = try Self.writer.get()
        let text = try RecipeText(dish)
        let name = try #require(text.name)
        #expect(writer.known(text) != nil || writer.parts(ofDish: name, servings: 4) == nil)
    }

    @Test func `words that are no foods are a name`() throws {
        let writer = try Self.writer.get()
        #expect(writer.parts(ofDish: "zorblax with quibbles and fnord", servings: 2) == nil)
    }

    @Test func `usual amounts are those of one helping for each who eats`() throws {
        let writer = try Self.writer.get()
        let two = try writer.recipe(RecipeText("beef and broccoli stir fry for 2"))
        let six = try writer.recipe(RecipeText("beef and broccoli stir fry for 6"))
        #expect(two.ingredients.map(\.name) == six.ingredients.map(\.name))
        for (small, large) in zip(two.ingredients, six.ingredients) {
            #expect(large.grams == small.grams?.scaled(by: 3))
            #expect(small.isUsualAmount)
        }
    }
}
