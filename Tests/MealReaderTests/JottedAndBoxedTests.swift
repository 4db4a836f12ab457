import MealReader
import Nutrition
import Testing

/// Notes jotted down in a hurry: hours behind "@", slips, what went home, and what was told before or beside the food.
struct JottedAndBoxedTests {
    @Test(arguments: [
        ("a lasagne but brought half home", "half a lasagne"),
        ("a moussaka, took two thirds home", "a third of a moussaka"),
        ("a 12 inch sub, half is in the freezer", "half a 12 inch sub"),
        ("a plate of ribs, boxed up half", "half a plate of ribs"),
        ("soup and a latte, spilled half of the latte", "soup and half a latte"),
        ("soup and a roll. Saved the roll for later", "soup"),
        ("4 eggs for the two of us, I had a crumpet", "2 eggs, a crumpet"),
        ("a flan for four, had slightly more than my quarter", "a flan for four, had a quarter"),
    ])
    func `what went elsewhere was not eaten`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("my aunt dropped off samosas, had 2 lamb ones", "2 lamb samosas"),
        ("we bought pierogi, had six potato ones", "six potato pierogi"),
        ("cheesecake: two bites of my dad's", "cheesecake: two bites"),
        ("is a burrito a wrap? had one with guac", "one burrito with guac"),
        ("waffles with syrup, maybe I eat 3 waffles", "3 waffles with syrup"),
        ("just dry crackers, temp was 38.9", "just dry crackers"),
        ("rice 2 cups hehe, a pear", "2 cups of rice, a pear"),
        ("papa johns large veggie pizza, had 2 slices", "2 slices of papa johns veggie pizza"),
    ])
    func `what is told around a food counts nothing`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        ("figs 3 (150 g)", "150 g figs"),
        ("rashers x3, an egg", "bacon rashers x3, an egg"),
        ("bluebrries 80 g", "blueberries 80 g"),
        ("1c oats, 1/2c honey, rolled 12. had 3", "1 cup oats, 1/2 cup honey, rolled 12. had 3"),
        ("egg muffins, 6 eggs + 60 g cheese makes 6, I ate two", "2 eggs, 20 g cheese"),
        ("waffles 2 (1 egg, 1 cup flour, 1 cup milk)", "2 waffles"),
        ("lean mince 120g cooked", "120g cooked lean mince"),
        ("fish fingers (4), chips, peas", "4 fish fingers, chips, peas"),
    ])
    func `what was jotted down is what it is in full`(text: String, plain: String) throws {
        #expect(try said(text) == said(plain))
        #expect(try !said(plain).isEmpty)
    }

    @Test(arguments: [
        "porridge @8, ham roll @1", "porridge at 8, ham roll at 1",
        "porridge @ 8am, ham roll @ 1pm",
    ])
    func `what stands behind a sign is an hour`(text: String) throws {
        let items = try WholeCatalog.reader().reading(of: text).items
        #expect(items.count == 2)
        #expect(items.allSatisfy { $0.time?.clock != nil && ($0.grams?.value ?? 0) < 400 })
    }
}
