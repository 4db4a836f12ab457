import MealReader
import Nutrition
import Testing

/// What is left over is not eaten; what is said to be left of what was eaten is taken from it.
struct ChineseRestTests {
    @Test(arguments: ["還剩兩塊雞排", "剩三顆水餃", "冰箱還剩一碗白飯", "還剩下半個披薩"])
    func `what is left and not said to be eaten is no meal`(line: String) throws {
        #expect(try WholeCatalog.reader().reading(of: line).items.isEmpty)
    }

    @Test(arguments: [
        ("白飯剩一半", 80.0), ("十顆水餃，剩兩顆", 184), ("剩下的白飯吃了一碗", 180), ("昨天剩的白飯一碗", 180),
    ])
    func `what is left of a meal is no part of it`(line: String, grams: Double) throws {
        let items = try WholeCatalog.reader().reading(of: line).items
        #expect(items.map { $0.grams?.value.rounded() } == [grams])
    }
}
