import Journal
import Nutrition
import TestSupport
import Testing

@testable import Exchange

/// Foods that stand in Apple Health's export as correlations, whose records stand by themselves too.
struct AppleHealthCorrelationTests {
    private struct Food: Hashable {
        var minute: Int
        /// On the correlation alone.
        var name: String
        /// By what HealthKit calls them.
        var figures: [String: Int]
    }

    private static let kinds = [
        "DietaryEnergyConsumed": "kcal", "DietaryProtein": "g", "DietaryCarbohydrates": "g",
        "DietaryFatTotal": "g",
    ]

    private static func record(_ kind: String, of food: Food) -> String {
        let time = "2026-08-05 14:\(food.minute < 10 ? "0" : "")\(food.minute):58 +0000"
        return """
            <Record type="HKQuantityTypeIdentifier\(kind)" sourceName="Diary" unit="\(kinds[kind] ?? "")" \
            startDate="\(time)" endDate="\(time)" value="\(food.figures[kind] ?? 0)"/>

            """
    }

    private static func correlation(_ food: Food) -> String {
        """
        <Correlation type="HKCorrelationTypeIdentifierFood" sourceName="Diary">
        <MetadataEntry key="HKFoodType" value="\(food.name)"/>
        \(food.figures.keys.map { record($0, of: food) }.joined())</Correlation>

        """
    }

    /// The records kind by kind, as HealthKit writes them.
    private static func records(_ foods: [Food]) -> String {
        kinds.keys.map { kind in
            foods.filter { $0.figures[kind] != nil }.map { record(kind, of: $0) }.joined()
        }.joined()
    }

    private func read(_ body: String) throws -> [String] {
        let plan = try plan("<HealthData>\(body)</HealthData>")
        #expect(plan.faults == [])
        return plan.contents.map { content in
            let nutrients = content.nutrients
            return
                "\(content.name) \(content.moment.instant.milliseconds / 60_000 % 60) "
                + [nutrients.calories, nutrients.protein, nutrients.carbohydrates, nutrients.fat]
                .map { $0.map { "\($0)" } ?? "?" }.joined(separator: " ")
        }.sorted()
    }

    private func expected(_ foods: [Food]) -> [String] {
        foods.map { food in
            "\(food.name) \(food.minute) "
                + [
                    "DietaryEnergyConsumed", "DietaryProtein", "DietaryCarbohydrates",
                    "DietaryFatTotal",
                ].map { food.figures[$0].map { "\(Thousandths(Double($0)))" } ?? "?" }
                .joined(separator: " ")
        }.sorted()
    }

    @Test func `a food is called as its correlation says`() throws {
        let lemon = Food(
            minute: 0, name: "Lemon", figures: ["DietaryEnergyConsumed": 17, "DietaryFatTotal": 1])
        #expect(
            try read(Self.records([lemon]) + Self.correlation(lemon)) == expected([lemon]))
        // Nothing is lost where the records stand behind it, or nowhere else.
        #expect(
            try read(Self.correlation(lemon) + Self.records([lemon])) == expected([lemon]))
        #expect(try read(Self.correlation(lemon)) == expected([lemon]))
    }

    @Test func `foods of one moment without names are told apart by their correlations`() throws {
        let foods = [
            Food(minute: 5, name: "Rice", figures: ["DietaryEnergyConsumed": 130]),
            Food(
                minute: 5, name: "Egg", figures: ["DietaryEnergyConsumed": 70, "DietaryProtein": 6]),
            Food(
                minute: 5, name: "Egg", figures: ["DietaryEnergyConsumed": 70, "DietaryProtein": 6]),
        ]
        let correlations = foods.map(Self.correlation).joined()
        #expect(try read(Self.records(foods) + correlations) == expected(foods))
    }

    @Test func `any foods come in as they were, in whatever order they are written`() throws {
        for seed in 0..<200 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let foods = (0..<Int.random(in: 1...8, using: &random)).map { _ in
                let known = Self.kinds.keys.sorted().filter { _ in Bool.random(using: &random) }
                return Food(
                    minute: Int.random(in: 0...2, using: &random),
                    name: ["Rice", "Egg", "Lemon"].randomElement(using: &random) ?? "",
                    figures: Dictionary(
                        uniqueKeysWithValues: (known.isEmpty ? ["DietaryProtein"] : known).map {
                            ($0, Int.random(in: 1...3, using: &random))
                        }))
            }
            let alone = Self.records(foods)
            let correlations = foods.shuffled(using: &random).map(Self.correlation).joined()
            #expect(try read(alone + correlations) == expected(foods), "seed \(seed)")
            #expect(try read(correlations + alone) == expected(foods), "seed \(seed)")
        }
    }
}
