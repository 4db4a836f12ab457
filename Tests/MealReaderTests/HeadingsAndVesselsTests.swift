import MealReader
import Nutrition
import Testing

/// What stands in front of a list, numbers beside the vessel that they count, and what was left out or put in.
struct HeadingsAndVesselsTests {
    private func grams(_ text: String) throws -> [Double?] {
        try WholeCatalog.reader().reading(of: text).items.map { $0.grams?.value }
    }

    private func foods(_ text: String) throws -> [String?] {
        try WholeCatalog.reader().reading(of: text).items.map { $0.food?.rawValue }
    }

    @Test(arguments: [
        ("taco night: 3 beef tacos", "3 beef tacos"), ("cinema: popcorn", "popcorn"),
        ("taco tuesday: 2 tacos", "2 tacos"), ("hotel buffet: 2 eggs, bacon", "2 eggs, bacon"),
        ("pub lunch, ham sandwich", "ham sandwich"),
        ("after football, ham sandwich", "ham sandwich"),
        ("went for a curry - lamb bhuna, plain rice", "lamb bhuna, plain rice"),
        ("takeaway curry, chicken jalfrezi", "chicken jalfrezi"),
        (
            "chinese takeaway: egg fried rice, chicken chow mein",
            "egg fried rice, chicken chow mein"
        ),
        ("got pizza: 2 slices pepperoni", "2 slices pepperoni pizza"),
        ("pizza night - 3 slices veggie", "3 slices veggie pizza"),
        ("pizza friday!! 3 slices veggie", "3 slices veggie pizza"),
    ])
    func `a heading says only when, where and what kind of meal`(text: String, plain: String) throws
    {
        let reader = try WholeCatalog.reader()
        #expect(reader.reading(of: text).total == reader.reading(of: plain).total)
        #expect(try !foods(text).isEmpty)
    }

    @Test(arguments: [
        ("thai curry, pad thai", ["thai-green-curry", "pad-thai"]),
        ("curry. pad thai", ["chicken-curry", "pad-thai"]),
        ("bread, 2 slices ham", ["white-bread", "deli-ham"]),
        ("turkey sandwich, pitta, hummus", ["turkey-sandwich", "pita-bread", "hummus"]),
        ("ham sandwich, chicken breast, pitta", ["ham-sandwich", "chicken-breast", "pita-bread"]),
        ("pizza, garlic bread", ["cheese-pizza", "garlic-bread"]),
    ])
    func `what is no heading is eaten as well`(text: String, foods: [String]) throws {
        #expect(try self.foods(text) == foods)
    }

    @Test(arguments: [
        "concert tickets: beer", "office fridge: milk, eggs", "kids' tea: fish fingers",
    ])
    func `foods behind the name of another matter are no meal`(text: String) throws {
        #expect(try foods(text).isEmpty)
    }

    @Test(arguments: [
        ("2 more pints of lager", "2 pints of lager"), ("x2 packs of crisps", "2 packs of crisps"),
        ("two (2) cups of rice", "2 cups of rice"),
        ("half of my pint of lager", "half a pint of lager"),
        ("50% of a cup of rice", "half a cup of rice"),
        ("two of the cans of coke", "2 cans of coke"),
        ("slices of toast (2)", "2 slices of toast"), ("cans of coke: 2", "2 cans of coke"),
        ("box of nuggets (6)", "6 nuggets"), ("protein bars: 2", "2 protein bars"),
        ("crackers like 8 of them", "8 crackers"),
        ("4 slices of pizza, ate 3", "3 slices of pizza"),
        ("medium pizza, had 3", "3 slices of pizza"), ("sausage roll twice", "2 sausage rolls"),
        ("a sausage roll and another sausage roll", "2 sausage rolls"),
        ("onion bhaji, just the one", "one onion bhaji"),
        ("2 avocado halves", "1 avocado"), ("2 halves of a bagel", "1 bagel"),
        ("stuffed peppers, had 2 halves", "1 stuffed pepper"), ("peach halves, 3", "1.5 peaches"),
        ("curry 6.5/10", "curry"), ("burger 9/10 would eat again", "burger"),
        ("turkey 4oz white meat", "4oz turkey"), ("lindt 90, 3 squares", "3 squares of lindt"),
    ])
    func `so many are so many wherever the number stands`(text: String, plain: String) throws {
        let reader = try WholeCatalog.reader()
        #expect(reader.reading(of: text).total == reader.reading(of: plain).total)
        #expect(try !foods(text).isEmpty)
    }

    @Test(arguments: [
        ("10 walnut halves", 20.0), ("3 deviled egg halves", 90), ("eggs twice", 100),
        ("rice twice", 320), ("a slice of pizza", 119),
    ])
    func `what is counted by the half or helped to twice keeps its measure`(
        text: String, grams: Double
    )
        throws
    {
        #expect(try self.grams(text) == [grams])
    }

    @Test(arguments: [
        "the protein bar", "2 protein bars today", "maybe 2 pints of lager", "i think 2 bananas",
        "porridge with a pinch of salt", "made toast 10 mins ago", "pasta when i got in",
        "it must have been 2 eggs", "shop bought lasagne", "banana pre workout",
        "2 hot cross buns at my desk",
    ])
    func `nothing beside a food makes it talk`(text: String) throws {
        #expect(try foods(text).count == (text.contains("salt") ? 2 : 1))
    }

    @Test(arguments: [
        "take it with a pinch of salt", "bought bread an hour ago", "fed the dog an hour ago",
    ])
    func `sayings and errands stay talk`(text: String) throws {
        #expect(try foods(text).isEmpty)
    }

    @Test(arguments: [
        ("chicken salad, took the dressing off", "chicken salad, no dressing"),
        ("burrito, leave out the rice", "burrito, no rice"),
        ("caesar salad, except the croutons", "caesar salad, no croutons"),
        ("steak and chips, passed on the chips", "steak"),
        ("fry up, gave the black pudding to the dog", "fry up"),
    ])
    func `what was taken off, passed on or given away is not eaten`(text: String, plain: String)
        throws
    {
        let reader = try WholeCatalog.reader()
        let most = reader.reading(of: plain).total.sum.calories?.value ?? 0
        let calories = reader.reading(of: text).total.sum.calories?.value ?? 0
        #expect(calories > 0 && calories <= most * 1.01)
    }

    @Test(arguments: [
        ("homemade burger 150g beef 80/20, bun, lettuce", ["beef", "dinner-roll", "lettuce"]),
        ("wrap - chicken, mayo, tortilla", ["chicken", "mayonnaise", "flour-tortilla"]),
        ("five guys cheeseburger, bun, ketchup", ["five-guys-cheeseburger", "ketchup"]),
        ("veggie burger on a whole wheat bun", ["veggie-burger"]),
        ("veggie burger, lettuce tomato", ["veggie-burger", "lettuce", "tomato"]),
        ("oatmeal with a banana and brown sugar", ["oatmeal", "banana", "brown-sugar"]),
        ("pizza, ham pineapple", ["hawaiian-pizza"]),
        ("grande latte, oat milk", ["oat-milk-latte"]),
        ("Halo Top pint... whole thing, mint chip", ["halo-top"]),
        (
            "dominos medium pepperoni, ate 3 slices",
            ["dominos-pepperoni-pizza-with-classic-hand-tossed-crust"]
        ),
    ])
    func `a dish and its parts are counted once`(text: String, foods: [String]) throws {
        #expect(try self.foods(text) == foods)
    }

    @Test(arguments: [
        ("1 scoop protein", ["whey-powder"]),
        ("scoop of vanilla w/ hot fudge", ["ice-cream", "hot-fudge-topping"]),
        ("ice cream, 2 scoops vanilla", ["ice-cream"]),
        ("protein shake, 1 scoop whey with water", ["protein-shake-with-water"]),
        ("a slice of pepperoni", ["pepperoni-pizza"]), ("steak 8oz ribeye", ["ribeye-beef-steak"]),
        ("chicken 200g breast", ["chicken-breast"]),
        ("slice of birthday cake for jens bday", ["white-cake"]),
        ("brownie still warm from the oven", ["brownie"]),
        ("latte, oat milk", ["oat-milk-latte"]),
    ])
    func `a food that goes without saying is named`(text: String, foods: [String]) throws {
        #expect(try self.foods(text) == foods)
    }

    @Test(arguments: [
        ("burrito, ate half, saved the other half", "half a burrito"),
        ("club sandwich, ate half, took half home", "half a club sandwich"),
    ])
    func `what was kept of it is no other part`(text: String, plain: String) throws {
        let reader = try WholeCatalog.reader()
        #expect(reader.reading(of: text).total == reader.reading(of: plain).total)
    }
}
