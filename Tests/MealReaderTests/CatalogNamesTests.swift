import CatalogFiles
import FoodCatalog
import MealReader
import Nutrition
import Testing

/// What foods are called, said alone.
struct CatalogNamesTests {
    /// Words that mean other things far more often than the food that is called so as well, amounts, and
    /// words that say nothing of food.
    private static let others: Set = [
        "american", "boost", "combos", "crush", "doubles", "equal", "goldfish", "mounds", "smokie",
        "screwdriver", "skips", "squirrel", "truly",
        "cc's", "ninety nine", "one bar", "red gram", "seven and seven",
        "boost nutrition drink", "spread of some kind", "sugar of some kind",
        // A day and a meal; what is left is no food by itself.
        "sunday lunch roast",
    ]

    /// Every third name, because all take ten seconds; `measure --names yes` reads all.
    @Test func `a food's name is a meal when it is all that is said`() throws {
        let (foods, reader) = (try WholeCatalog.foods(), try WholeCatalog.reader())
        // Those at home elsewhere are found by their names there alone.
        let names = foods.filter { $0.home == nil }.flatMap { [$0.name] + $0.aliases }
        let left = stride(from: 0, to: names.count, by: 3).map { names[$0] }.filter { name in
            if case .meal = reader.read(name) { return false }
            return !Self.others.contains(name)
        }
        #expect(left == [])
    }

    @Test(arguments: [
        ("had soft serve", "soft-serve"), ("a fiber one bar", "fiber-one-bar"),
        ("2 rashers", "back-bacon"), ("a footlong", "footlong-sub"), ("plate of greens", "greens"),
        ("a crunch bar", "crunch-bar"), ("apple pie with cool whip", "whipped-topping"),
        ("2 glasses of bubbly", "cava"),
    ])
    func `names of plain words are foods within a sentence`(text: String, food: String) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        #expect(items.contains { $0.food?.rawValue.hasPrefix(food) == true })
    }

    @Test(arguments: [
        "the bar was perfect", "served soft", "one bar", "a full house", "cool, whip it up later",
        "kids ate a full breakfast",
    ])
    func `the same words apart are no food`(text: String) throws {
        #expect(try WholeCatalog.reader().reading(of: text).items.isEmpty)
    }
}
