import CatalogFiles
import FoodCatalog
import MealReader
import Nutrition
import Testing

/// Notes and to-dos with food's names in them, and meals that look like them, by the whole catalog.
struct NotesSenseTests {
    private func foods(_ text: String) throws -> [String] {
        try WholeCatalog.reader().reading(of: text).items.map { $0.food?.rawValue ?? $0.name }
    }

    @Test(arguments: [
        "fish out the old invoices", "fudge the numbers", "butter up the boss",
        "waffle on in meetings",
        "spreadsheet for the bread order", "poster about the burger",
        "apple stock up 3 percent", "put vinegar on the limescale",
        "table for 4 at the pizza place", "chicken run on netflix", "cupcakes x 24 for school",
        "took 2 paracetamol with water", "2 loads of laundry, 4 shirts ironed",
        "pea coat at the cleaners", "ginger is leaving",
        "cheese, bread, eggs, washing up liquid", "milk, nappies, eggs and bread",
    ])
    func `a note is no meal`(text: String) throws { #expect(try foods(text) == []) }

    @Test(arguments: [
        ("pepper steak", 1), ("took 2 paracetamol with toast", 1),
        ("pizza and chips by the sea", 2), ("burger on the train", 1), ("salad for lunch", 1),
        ("popcorn, movie size, buttered", 1), ("2 scoops of ice cream for me", 1),
        ("sandwich on white", 1), ("curry out with friends", 1), ("milk out of the carton", 1),
        ("took 2 paracetamol and had toast", 1), ("visited mum and had cake", 1),
        ("pizza, wings and beer with the game on tv", 3), ("popcorn with a film on netflix", 1),
        ("2 eggs, toast, coffee and an apple for school", 4), ("banana for school", 1),
        ("coffee and pastry by train", 2), ("table for 2: pizza and wine", 2),
        ("coffee in the hotel lobby", 1), ("yoghurt from the staff room", 1),
        ("cup of tea of a morning", 1), ("2 pints in the beer garden", 1),
        ("job done, had a beer", 1),
        ("memo: toast and jam", 1), ("coffee up 2 percent milk", 1), ("toast on the go", 1),
    ])
    func `a meal in the same words is one`(text: String, count: Int) throws {
        #expect(try foods(text).count == count)
    }
}
