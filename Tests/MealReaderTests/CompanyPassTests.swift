import FoodCatalog
import Nutrition
import Testing

@testable import MealReader

/// Foods that their company makes others, beside a person's own foods.
struct CompanyPassTests {
    private static func food(
        _ id: String, _ name: String, _ category: FoodCategory, _ portion: String = "piece"
    ) -> Food {
        Food(
            id: FoodID(rawValue: id), name: name, category: category,
            per100g: Nutrients(calories: Thousandths(200)),
            portions: [Portion(label: portion, grams: Thousandths(60))], defaultPortion: 0,
            usualGrams: Thousandths(60), source: FoodSource(release: "test"))
    }

    private let catalog = FoodCatalog(foods: [
        food("stew", "beef stew", .meal), food("gyoza", "dumplings", .meal),
        food("stew-dumpling", "suet dumpling", .grain),
        food("fish", "fish", .protein), food("crisps", "chips", .snack),
        food("restaurant-fries", "french fries", .vegetable),
        food("turkey", "turkey", .protein), food("rye", "rye bread", .grain, "slice"),
    ])

    private func foods(_ text: String, own: String? = nil) -> [String] {
        let known = own.map { catalog.adding([Self.food("own", $0, .meal)]) } ?? catalog
        return MealReader(catalog: known).reading(of: text).items.map { $0.food?.rawValue ?? "" }
    }

    @Test(arguments: [
        ("beef stew and 2 dumplings", "dumplings", "stew-dumpling"),
        ("fish and chips", "chips", "restaurant-fries"),
    ])
    func `company makes a food another, but never one's own`(
        text: String, own: String, other: String
    ) {
        #expect(foods(text).last == other)
        #expect(foods(text, own: own).last == "own")
    }

    @Test func `a food that company made another has a name of its own`() throws {
        let dumpling = try #require(catalog.position(of: "gyoza"))
        let suet = try #require(catalog.position(of: "stew-dumpling"))
        var match = MatchedSpan(
            span: Span(start: 0, end: 1, name: 0, score: 1, best: 1),
            candidates: [
                Candidate(
                    food: Int32(dumpling),
                    name: try #require(catalog.index.name(of: Int32(dumpling))),
                    score: 1)
            ])
        match.become("stew-dumpling", in: catalog)
        #expect(match.candidates.map(\.food) == [Int32(suet), Int32(dumpling)])
        #expect(catalog.index.names[Int(match.candidates[0].name)].food == Int32(suet))
    }

    @Test(arguments: [("turkey on rye bread", 120.0), ("turkey, rye bread", 60)])
    func `bread below cold meat is two slices`(text: String, grams: Double) {
        #expect(MealReader(catalog: catalog).reading(of: text).items.last?.grams?.value == grams)
    }
}
