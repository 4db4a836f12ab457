import FoodCatalog
import MealReader
import Nutrition
import TestSupport
import Testing

struct StatedFiguresTests {
    private let reader = MealReader(catalog: FoodCatalog(foods: TestFoods.all))

    /// Name, grams, kcal, and how many of what.
    private func told(_ text: String) -> [String] {
        reader.reading(of: text).items.map { item in
            let grams = item.grams.map { "\(Figures.number($0.value)) g" } ?? "?"
            let calories = item.nutrients.calories.map { Figures.number($0.value) } ?? "?"
            return "\(item.name), \(item.amount.map(Figures.number) ?? "-"), \(grams): \(calories)"
        }
    }

    @Test(arguments: [
        // Nobody said how much: as much as has the energy.
        ("300 kcal rice", ["rice, -, 230.77 g: 300"]), ("rice 65 kcal", ["rice, -, 50 g: 65"]),
        ("rice with 28 g carbs", ["rice, -, 100 g: 130"]),
        // One of any size.
        ("a toast of 120 kcal", ["toast, -, 40 g: 120"]),
        // As much as was said, with the person's figure.
        ("an egg, 80 kcal", ["egg, 1, 50 g: 80"]), ("2 eggs 160 kcal", ["egg, 2, 100 g: 160"]),
        ("2 eggs, 80 kcal each", ["egg, 2, 100 g: 160"]),
        ("100 g rice, 500 kcal", ["rice, 100, 100 g: 500"]),
        ("200 g rice, 120 kcal per 100 g", ["rice, 200, 200 g: 240"]),
        // Too little energy to tell a weight by.
        ("coffee 100 kcal", ["black coffee, -, 240 g: 100"]),
        // Each its own.
        (
            "200 kcal rice and 90 kcal toast",
            ["rice, -, 153.85 g: 200", "toast, -, 30 g: 90"]
        ),
        (
            "2 eggs 160 kcal, toast 120 kcal",
            ["egg, 2, 100 g: 160", "toast, -, 40 g: 120"]
        ),
        ("2 eggs (160 kcal) and toast", ["egg, 2, 100 g: 160", "toast, -, 30 g: 90"]),
        // Of all of it: 150 and 90 kcal are 240.
        ("2 eggs and a toast, 300 kcal", ["egg, 2, 100 g: 187.5", "toast, 1, 30 g: 112.5"]),
        ("eggs and toast, 120 kcal", ["egg, -, 100 g: 150", "toast, -, 40 g: 120"]),
        ("zorblax 250 kcal", ["zorblax, -, ?: 250"]),
        ("a bowl of zorblax, 250 kcal", ["zorblax, 1, ?: 250"]),
    ])
    func `figures that are stated are taken`(_ text: String, _ expected: [String]) {
        let items = told(text)
        #expect(items.count == expected.count)
        #expect(items == expected)
        #expect(reader.reading(of: text).unread.allSatisfy { $0 == "zorblax" })
    }

    @Test func `an unsaid amount that follows the energy says so`() throws {
        let item = try #require(reader.reading(of: "300 kcal rice").items.first)
        #expect(item.assumption == "weighed to 300 kcal")
        #expect(item.nutrients.protein == Thousandths(6.923))
        #expect(item.stated?.isFollowed == true)
        #expect(item.stated?.areOwn == false)
        #expect(item.confidence == 0.9)
        #expect(reader.reading(of: "300 kcal rice").confidence == 0.9)
    }

    @Test func `what was not said of an unknown food stays unknown`() throws {
        let item = try #require(reader.reading(of: "zorblax, 250 kcal").items.first)
        #expect(item.nutrients == Nutrients(calories: Thousandths(250)))
        #expect(item.food == nil)
    }

    @Test(arguments: ["ran 5 km 300 kcal", "burned 300 kcal", "walked 200 calories"])
    func `energy that was spent is no food`(_ text: String) {
        #expect(reader.reading(of: text).items == [])
    }

    @Test func `parts that were said change the energy that was not`() {
        let own = Nutrients(
            calories: Thousandths(120), protein: Thousandths(7), carbohydrates: Thousandths(9),
            fat: Thousandths(6))
        let merged = StatedFigures.merged(own, with: Nutrients(protein: Thousandths(20)))
        #expect(
            merged
                == Nutrients(
                    calories: Thousandths(172), protein: Thousandths(20),
                    carbohydrates: Thousandths(9), fat: Thousandths(6)))
    }

    /// A label's figures, which are not those of the catalog, once made 880 g of sugar of 100 g.
    @Test func `beside parts that were said, no nutrient goes out of proportion`() throws {
        let own = Nutrients(
            calories: Thousandths(539), protein: Thousandths(5.41),
            carbohydrates: Thousandths(62.36), fat: Thousandths(29.73), fiber: Thousandths(5.4),
            sugar: Thousandths(54.05), sodium: Thousandths(41),
            further: FurtherFigures(["potassium": 407, "saturated_fat": 28.423, "alcohol": 0]))
        let said = Nutrients(
            calories: Thousandths(539), protein: Thousandths(6.3),
            carbohydrates: Thousandths(57.5), fat: Thousandths(30.9))
        let merged = StatedFigures.merged(own, with: said)
        #expect(merged.sugar == Thousandths(49.838))
        #expect(merged.fiber == Thousandths(4.979))
        #expect(merged.sodium == own.sodium)
        let potassium = try #require(Nutrient(rawValue: "potassium"))
        let saturated = try #require(Nutrient(rawValue: "saturated_fat"))
        #expect(merged[potassium] == own[potassium])
        #expect(merged[saturated] == Thousandths(29.542))
    }

    @Test func `what is said always stands, and the rest shares the energy that is left`() {
        for seed in UInt64(1)...300 {
            var random = SplitMix64(seed: seed)
            func figure(_ most: Double) -> Thousandths {
                Thousandths(Double.random(in: 0.5...most, using: &random))
            }
            var own = Nutrients(
                protein: figure(40), carbohydrates: figure(80), fat: figure(30))
            own.calories = Thousandths(Self.energy(own))
            var said = Nutrients.unknown
            for nutrient in [Nutrient.protein, .carbohydrates, .fat]
            where Bool.random(using: &random) {
                said[nutrient] = figure(50)
            }
            if Bool.random(using: &random) { said.calories = figure(900) }
            let merged = StatedFigures.merged(own, with: said)
            for nutrient in Nutrient.leading where said[nutrient] != nil {
                #expect(merged[nutrient] == said[nutrient], "seed \(seed)")
            }
            let told = Self.energy(said)
            let areAll = said.protein != nil && said.carbohydrates != nil && said.fat != nil
            if said.calories.map({ $0.value >= told && !areAll }) ?? true {
                let energy = Self.energy(merged)
                #expect(abs((merged.calories?.value ?? 0) - energy) < 0.1, "seed \(seed)")
            }
        }
    }

    private static func energy(_ figures: Nutrients) -> Double {
        (figures.protein?.value ?? 0) * 4 + (figures.carbohydrates?.value ?? 0) * 4
            + (figures.fat?.value ?? 0) * 9
    }
}
