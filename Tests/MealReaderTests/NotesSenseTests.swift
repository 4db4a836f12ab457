import CatalogFiles
import FoodCatalog
import MealReader
import Nutrition
import Testing

/// Notes and to-dos with food's names in them, and meals that look like them, by the whole catalog.
struct NotesSenseTests {
    private static let whole = Result {
        let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        return MealReader(
            catalog: FoodCatalog(foods: try CatalogFile.load("/\(folder)/ingredients.json")))
    }

    private func foods(_ text: String) throws -> [String] {
        try Self.whole.get().reading(of: text).items.map { $0.food?.rawValue ?? $0.name }
    }

    @Test(arguments: [
        "fish out the old invoices", "fudge the numbers", "butter up the boss",
        "waffle on in meetings",
        "spreadsheet for the bread order", "poster about the burger",
        "apple stock up 3 percent", "put vinegar on the limescale",
        "table for 4 at the pizza place", "sandwich, kent, by car", "chicken run on netflix",
        "cupcakes x 24 for school", "noodles for the kids", "took 2 paracetamol with water",
        "hot dog of a day", "2 loads of laundry, 4 shirts ironed", "3 apple commits",
        "pea coat at the cleaners", "the chips in my phone overheat", "ginger is leaving",
    ])
    func `a note is no meal`(text: String) throws { #expect(try foods(text) == []) }

    @Test(arguments: [
        ("pepper steak", 1), ("took 2 paracetamol with toast", 1),
        ("pizza and chips by the sea", 2), ("burger on the train", 1), ("salad for lunch", 1),
        ("popcorn, movie size, buttered", 1), ("2 scoops of ice cream for me", 1),
    ])
    func `a meal in the same words is one`(text: String, count: Int) throws {
        #expect(try foods(text).count == count)
    }
}
