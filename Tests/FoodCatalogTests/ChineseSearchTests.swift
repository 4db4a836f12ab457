import FoodCatalog
import Nutrition
import Testing

/// Foods looked for by Chinese names.
struct ChineseSearchTests {
    private static func food(_ id: FoodID, _ name: String, _ names: [String]) -> Food {
        Food(
            id: id, name: name, names: names.isEmpty ? [:] : [.traditionalChinese: names],
            category: .meal, per100g: .unknown, source: FoodSource(release: "own"))
    }

    private static let catalog = FoodCatalog(foods: [
        food("pork-rice", "braised pork rice", ["滷肉飯", "魯肉飯"]),
        food("chicken-rice", "turkey rice", ["火雞肉飯"]),
        food("rice", "white rice", ["白飯", "飯"]),
        food("latte", "latte", ["拿鐵"]), food("oat-latte", "oat milk latte", ["燕麥拿鐵"]),
        food("peanut", "peanuts", ["花生", "土豆@TW"]), food("toast", "toast", []),
    ])

    @Test(arguments: [
        ("滷肉飯", ["pork-rice"]), ("卤肉饭", ["pork-rice"]), ("魯肉飯", ["pork-rice"]),
        ("肉飯", ["pork-rice", "chicken-rice"]), ("飯", ["rice", "pork-rice", "chicken-rice"]),
        ("拿鐵", ["latte", "oat-latte"]), ("燕麥 latte", ["oat-latte"]), ("oat 拿鐵", ["oat-latte"]),
        ("土豆", ["peanut"]), ("大象", []), ("滷肉飯 latte", []),
    ])
    func `a query finds what is called so, the nearest first`(query: String, ids: [String]) {
        let found = Self.catalog.search(query, limit: 9).map(\.food.id.rawValue)
        #expect(found == ids)
    }

    @Test func `a whole name is certain, and what was eaten comes before its equals`() {
        #expect(Self.catalog.search("滷肉飯", limit: 1).first?.score == 1)
        #expect(
            Self.catalog.search("肉飯", limit: 1, preferring: ["chicken-rice": 3]).first?.food.id
                == "chicken-rice")
        #expect(Self.catalog.search("飯", limit: 2).count == 2)
        #expect(Self.catalog.search("toast", limit: 1).first?.food.id == "toast")
    }
}
