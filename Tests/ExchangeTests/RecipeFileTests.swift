import Nutrition
import TestSupport
import Testing
import Wire

@testable import Exchange

/// Recipes in the forms that other programs write, in files of our own making.
struct RecipeFileTests {
    struct Given: Sendable, CustomTestStringConvertible {
        var program: String
        var file: String
        var text: String
        var name: String?
        var servings: Double?
        var lines: [String]
        var testDescription: String { program }
    }

    private static let given: [Given] = [
        Given(
            program: "a page with JSON-LD in a graph", file: "page.html",
            text: """
                <!DOCTYPE html><html><head><title>Soup</title>
                <script type="application/ld+json">
                {"@context":"https://schema.org","@graph":[{"@type":"WebSite","name":"A site"},
                {"@type":"Recipe","name":"Leek &amp; potato soup","recipeYield":["4","4 bowls"],
                "recipeIngredient":["Salt","500 g potatoes","2 leeks, sliced"],
                "recipeInstructions":[{"@type":"HowToStep","text":"Boil all of it."}]}]}
                </script></head><body><p>Hello</body></html>
                """,
            name: "Leek & potato soup", servings: 4,
            lines: ["Salt", "500 g potatoes", "2 leeks, sliced"]),
        Given(
            program: "a page with microdata", file: "page.htm",
            text: """
                <html><body><div itemscope itemtype="http://schema.org/Recipe">
                <h1 itemprop="name">Caf&eacute; cake</h1><span itemprop="recipeYield">Serves 8</span>
                <ul><li itemprop="recipeIngredient">200 g flour<li itemprop="recipeIngredient">3 eggs</ul>
                </div></body></html>
                """,
            name: "Café cake", servings: 8, lines: ["200 g flour", "3 eggs"]),
        Given(
            program: "Nextcloud Cookbook", file: "recipe.json",
            text: """
                {"@context":"http://schema.org","@type":"Recipe","name":"Dal","recipeYield":3,
                "recipeIngredient":["250 g red lentils","1 tsp turmeric"],"tool":[],"keywords":""}
                """,
            name: "Dal", servings: 3, lines: ["250 g red lentils", "1 tsp turmeric"]),
        Given(
            program: "Mealie", file: "chili.json",
            text: """
                {"name":"Chili","slug":"chili","recipeServings":6.0,"recipeYield":"1 pot",
                "recipeIngredient":[
                {"title":"","quantity":500.0,"unit":{"name":"gram"},"food":{"name":"minced beef"},"note":""},
                {"quantity":2.0,"unit":null,"food":{"name":"onion"},"note":"chopped"},
                {"quantity":1.0,"unit":null,"food":null,"note":"a pinch of salt","originalText":"a pinch of salt"}]}
                """,
            name: "Chili", servings: 6,
            lines: ["500 gram minced beef", "2 onion, chopped", "a pinch of salt"]),
        Given(
            program: "Tandoor", file: "recipe.json",
            text: """
                {"name":"Pancakes","servings":2,"steps":[{"instruction":"Mix.","ingredients":[
                {"food":{"name":"flour"},"unit":{"name":"g"},"amount":150,"note":"sifted","is_header":false},
                {"food":{"name":"milk"},"unit":{"name":"ml"},"amount":300.0,"no_amount":false},
                {"food":{"name":"salt"},"unit":null,"amount":0,"no_amount":true}]}]}
                """,
            name: "Pancakes", servings: 2, lines: ["150 g flour, sifted", "300 ml milk", "salt"]),
        Given(
            program: "Paprika", file: "data",
            text: """
                {"name":"Toast","servings":"Serves 1","ingredients":"2 slices bread\\n10 g butter",
                "directions":"Toast it.","notes":""}
                """,
            name: "Toast", servings: 1, lines: ["2 slices bread", "10 g butter"]),
        Given(
            program: "Cooklang", file: "omelette.cook",
            text: """
                >> servings: 2
                -- for breakfast
                Beat @eggs{3} with @whole milk{2%tbsp} and @salt, fry in @butter{10%g} in a #pan{}
                for ~{4%minutes}.
                """,
            name: "omelette", servings: 2,
            lines: ["3 eggs", "2 tbsp whole milk", "salt", "10 g butter"]),
        Given(
            program: "RecipeML", file: "rice.xml",
            text: """
                <?xml version="1.0"?><recipeml version="0.5"><recipe><head><title>Rice</title>
                <yield>4</yield></head><ingredients>
                <ing><amt><qty>2</qty><unit>cups</unit></amt><item>rice</item><prep>rinsed</prep></ing>
                <ing><amt><qty>1</qty><unit>tsp</unit></amt><item>salt</item></ing>
                </ingredients><directions><step>Boil.</step></directions></recipe></recipeml>
                """,
            name: "Rice", servings: 4, lines: ["2 cups rice, rinsed", "1 tsp salt"]),
    ]

    @Test(arguments: given)
    func `a recipe is taken with its name, servings and all its lines`(given: Given) throws {
        let found = try RecipeFile.recipes(Array(given.text.utf8), named: given.file)
        #expect(found.map(\.name) == [given.name])
        #expect(found.map(\.servings) == [given.servings])
        #expect(found.map(\.text) == [RecipeFile.list(given.lines)])
    }

    @Test func `plain text is kept as it stands`() throws {
        let text = "Lasagne\nServes 6\n500 g minced beef\n250 g pasta"
        let found = try RecipeFile.recipes(Array(text.utf8), named: "lasagne.txt")
        #expect(found == [NewRecipe(text: text)])
    }

    @Test func `many recipes of one file are all taken`() throws {
        let recipes = (1...500).map { number in
            #"{"@type":"Recipe","name":"Dish \#(number)","recipeIngredient":["\#(number) g rice"]}"#
        }
        let text = "[" + recipes.joined(separator: ",") + "]"
        let found = try RecipeFile.recipes(Array(text.utf8), named: "all.json")
        #expect(found.map(\.name) == (1...500).map { "Dish \($0)" })
    }

    @Test(arguments: [
        ("{\"name\":\"x\"", "x.json", "x.json is no JSON that can be read"),
        ("{\"name\":\"x\"}", "x.json", "no recipe stands in x.json"),
        (
            "<html><p>Hello</p></html>", "x.html",
            "no recipe that programs can read (schema.org or RecipeML) stands in x.html"
        ),
        ("12 345", "x.txt", "x.txt has no words in it"),
    ])
    func `what is no recipe is refused with its name`(text: String, file: String, reason: String) {
        #expect(throws: RecipeFile.Fault(reason: reason)) {
            try RecipeFile.recipes(Array(text.utf8), named: file)
        }
    }

    /// Nothing that is broken, cut off or hostile ends the program or takes more than its own length.
    @Test func `files cut off anywhere, or with any byte changed, are read or refused`() {
        for seed in UInt64(0)..<200 {
            var random = SplitMix64(seed: seed)
            let given = Self.given[Int(seed) % Self.given.count]
            var bytes = Array(given.text.utf8)
            bytes = Array(bytes.prefix(Int.random(in: 1...bytes.count, using: &random)))
            for _ in 0..<Int.random(in: 0...8, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
                    in: 0...255, using: &random)
            }
            let found = (try? RecipeFile.recipes(bytes, named: given.file)) ?? []
            #expect(
                found.allSatisfy { ($0.text ?? "").utf8.count <= 8 * bytes.count + 100 },
                "seed \(seed)")
        }
        let deep = String(repeating: "<div>", count: 50_000) + "x"
        #expect(throws: RecipeFile.Fault.self) {
            try RecipeFile.recipes(Array(deep.utf8), named: "deep.html")
        }
    }
}
