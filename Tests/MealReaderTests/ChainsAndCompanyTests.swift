import MealReader
import Nutrition
import Testing

/// What stands beside a food: the chain it came from, who had some of it, its bread, its size and how it was cut.
struct ChainsAndCompanyTests {
    private func foods(_ text: String) throws -> [String?] {
        try WholeCatalog.reader().reading(of: text).items.map { $0.food?.rawValue }
    }

    @Test(arguments: [
        (
            "taco bell: 2 crunchy tacos, bean burrito",
            ["taco-bell-crunchy-taco", "taco-bell-bean-burrito"]
        ),
        ("burger king - whopper jr, small fries", ["whopper-jr", "burger-king-french-fries"]),
        ("waffle house - 2 eggs, hash browns, toast", ["egg", "hash-browns", "white-toast"]),
        ("dairy queen: small blizzard", ["blizzard"]),
        ("texas roadhouse: 6 oz sirloin, a roll", ["sirloin-beef-steak", "dinner-roll"]),
        ("kfc 3 piece meal, gravy", ["kfc-bucket", "kfc-gravy"]),
        ("kfc 2 pc original, coleslaw", ["kfc-chicken-piece", "fast-food-coleslaw"]),
        ("nandos: half chicken, fries", ["nandos-half-chicken", "nandos-peri-peri-chips"]),
    ])
    func `the name of a chain is no food of its own`(text: String, foods: [String]) throws {
        #expect(try self.foods(text) == foods)
    }

    @Test(arguments: [
        ("cheeseburger, small fries", ["cheeseburger", "french-fries"]),
        ("whopper, small fries", ["whopper", "french-fries"]),
        ("ribeye 300g, chips", ["ribeye-beef-steak", "restaurant-fries"]),
        ("crisps, chips", ["potato-chips", "potato-chips"]),
        ("pie, chips, gravy", ["meat-pie", "restaurant-fries", "gravy"]), ("pie", ["apple-pie"]),

        (
            "1.5 cups cooked white rice, 150g chicken breast, soy sauce",
            ["white-rice", "chicken-breast", "soy-sauce"]
        ),
        ("wedges", ["wedges"]), ("burger and wedges", ["hamburger", "wedges"]),
        ("2 wedges of brie", ["brie"]), ("lemon wedges", ["lemon"]),
        ("sandwich, bag crisps, can coke", ["sandwich", "potato-chips", "cola"]),
        ("caprese sandwich on focaccia", ["cheese-panini"]),
        ("hummus on sourdough", ["hummus", "sourdough-bread"]),
        ("chicken bowl w/ black beans, cheese, guac", ["chicken-rice-bowl"]),
    ])
    func `what stands side by side is told apart`(text: String, foods: [String]) throws {
        #expect(try self.foods(text) == foods)
    }

    @Test(arguments: [
        ("a burrito, everything but sour cream", "a burrito"),
        ("bagel toasted with butter", "bagel with butter"), ("toasted bagel", "bagel"),
        ("one sausage then a second one", "2 sausages"),
        ("a burger in a lettuce wrap", "burger no bun"),
        ("lettuce wrapped burger", "burger no bun"),
        ("ham toastie cut in half, ate one half", "half a ham toastie"),
        ("grilled cheese cut into soldiers", "grilled cheese"),
        ("2 strawberry yogurt pots", "2 pots of strawberry yogurt"),
        ("ordered a large pepperoni, had 3 slices", "3 slices of pepperoni pizza"),
        ("beef stew w/ potatoes & carrots 2 bowls", "2 bowls beef stew, carrots"),
        ("rice and beans, half a cup each", "half a cup of rice, half a cup of beans"),
        ("rotisserie chicken, 1 breast", "1 rotisserie chicken breast"),
        ("greek yogurt 170g nonfat plain w/ blueberries", "170g greek yogurt, blueberries"),
        ("yoghurt pot (activia strawberry)", "yoghurt pot"), ("beer (corona)", "beer"),
        ("1 tuna melt", "a tuna melt"), ("gelato 2 scoops pistachio", "2 scoops pistachio gelato"),
        ("worked from home: beans on toast", "beans on toast"),
        ("birthday party: cake, crisps", "cake, crisps"),
        ("drive thru burger and fries", "burger and fries"),
        ("office pizza day, 3 slices of meat feast", "3 slices of meat feast pizza"),
        ("pizza again", "pizza"),
        ("steak (ribeye 10oz)", "10oz ribeye"), ("taco tuesday 3 tacos", "3 tacos"),
        ("fasted til 1 then 2 eggs", "2 eggs"), ("cheat meal big mac", "big mac"),
        ("ben and jerrys half baked", "ben and jerrys"),
        ("shake, medium chocolate", "medium chocolate shake"),
    ])
    func `turns are read as what they stand for`(text: String, plain: String) throws {
        let reader = try WholeCatalog.reader()
        let told = reader.reading(of: text).total.sum.calories?.value ?? 0
        #expect(abs(told - (reader.reading(of: plain).total.sum.calories?.value ?? 0)) < 0.01)
        #expect(told > 0)
    }

    @Test(arguments: [
        ("tea and 2 biscuits", ["tea", "sweet-biscuit"]),
        ("biscuits and gravy", ["biscuits-and-gravy"]),
        ("packet of biscuits", ["sweet-biscuit"]), ("bowl of cereal", ["cereal-with-milk"]),
        ("bowl of cereal, skim milk", ["cereal", "skim-milk"]),
        ("jelly and ice cream", ["jello", "ice-cream"]), ("bowl of jelly", ["jello"]),
        ("eggs (3) scrambled w/ butter", ["scrambled-eggs", "butter"]),
        ("tin of beans", ["heinz-baked-beans"]), ("tin of baked beans", ["baked-beans"]),
        ("roast beef dinner, 2 yorkies", ["sunday-roast", "popover"]),
        ("tacos w/ beef, cheese & salsa", ["taco"]),
        ("tacos with rice and beans", ["taco", "rice-and-beans"]),
        (
            "kebab w/ salad, chilli sauce & chips",
            ["gyro", "garden-salad", "chili-sauce", "restaurant-fries"]
        ),
        ("75g dry basmati rice", ["dry-rice"]), ("150g raw chicken thigh", ["raw-chicken-thigh"]),
        ("split the bill with sam", []), ("split the rent with tom", []),
    ])
    func `company tells what a word stands for`(text: String, foods: [String]) throws {
        #expect(try self.foods(text) == foods)
    }

    @Test(arguments: [
        ("shared a bottle of red with my wife", 375.0), ("shared a pizza with dan", 345.5),
        ("shared a pizza with yuki", 345.5), ("shared a pizza with chips", 400),
    ])
    func `a stranger's name shares as a friend does`(text: String, grams: Double) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        #expect(items.first?.grams?.value == grams)
    }
}
