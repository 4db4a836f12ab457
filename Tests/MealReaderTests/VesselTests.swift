import FoodCatalog
import MealReader
import Nutrition
import TestSupport
import Testing

/// What comes in something and has figures, of which nobody says what it is.
struct VesselTests {
    private let reader = MealReader(catalog: FoodCatalog(foods: TestFoods.all))

    @Test(arguments: [
        ("a bar with 12 g sugar and 200 mg caffeine", "bar", ["sugar": 12.0, "caffeine": 200]),
        ("a bar with 200 kcal", "bar", ["calories": 200]),
        ("a can with 160 mg caffeine and 27 g sugar", "can", ["caffeine": 160, "sugar": 27]),
    ])
    func `its figures are the person's own`(
        line: String, name: String, figures: [String: Double]
    ) throws {
        let reading = reader.reading(of: line)
        let item = try #require(reading.items.first, "\(reading)")
        #expect(reading.items.count == 1 && item.name == name && item.food == nil)
        for (id, value) in figures {
            #expect(item.nutrients[try #require(Nutrient(rawValue: id))] == Thousandths(value))
        }
    }
}
