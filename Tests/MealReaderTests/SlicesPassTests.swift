import FoodCatalog
import MealReader
import Nutrition
import Testing

/// Sandwiches and bars that are called by what is in them and how many, by the whole catalog.
struct SlicesPassTests {
    private func grams(_ text: String) throws -> [Double?] {
        try WholeCatalog.reader().reading(of: text).items.map { $0.grams?.value }
    }

    @Test(arguments: [
        ("ham on sourdough", "2 ham on sourdough"),
        ("tuna salad on rye", "2 tuna salad on rye"),
        ("turkey and swiss on sourdough", "2 turkey and swiss on sourdough"),
    ])
    func `so many fillings on bread are so many sandwiches`(one: String, two: String) throws {
        #expect(try grams(two) == grams(one).map { $0.map { 2 * $0 } })
    }

    @Test(arguments: [
        ("chicken salad on rye", 64.0), ("200 g ham on sourdough", 84),
        ("2 slices of ham on sourdough", 84), ("2 slices of ham on 1 slice of sourdough", 42),
    ])
    func `a filling is on two slices`(text: String, bread: Double) throws {
        #expect(try grams(text).last == bread)
    }

    @Test(arguments: [
        ("kitkat 4 finger", 42.0), ("4 finger kitkat", 42), ("kitkat 2 finger", 21),
        ("2 finger kitkat", 21), ("4 fingers of kitkat", 42), ("2 x 4 finger kitkat", 84),
        ("2 kitkats", 86), ("twix 2 fingers", 51), ("snickers full size", 52),
    ])
    func `fingers tell the size of a bar`(text: String, grams: Double) throws {
        #expect(try self.grams(text) == [grams])
    }

    @Test func `less than nothing takes nothing away, and is doubted`() throws {
        let reader = try WholeCatalog.reader()
        let (less, one) = (reader.reading(of: "-1 sausage"), reader.reading(of: "1 sausage"))
        #expect(less.items.map(\.amount) == [-1])
        #expect(less.items.map(\.nutrients) == one.items.map(\.nutrients))
        #expect(less.confidence <= 0.05)
    }
}
