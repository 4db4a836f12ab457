import CatalogFiles
import HealthyEating
import Nutrition
import SQLite
import TestSupport
import Testing

/// The same scores from the published rules, computed a second time in SQL.
///
/// The rules are those of the scoring code that the National Cancer Institute publishes for HEI-2015, which
/// HEI-2020 has taken over: densities per 1,000 kcal, legumes in both groups, straight lines between standards.
struct IndependentIndexTests {
    private static let root =
        "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

    private struct Eaten {
        var nutrients: Nutrients
        var patterns: PatternAmounts
    }

    private static let columns =
        "fruit, fruit_juice, vegetables, dark_greens, legumes, whole_grains, refined_grains, dairy, "
        + "protein_foods, seafood, soy, nuts_seeds, legume_protein, added_sugars"

    private func nutrient(_ id: String, of nutrients: Nutrients) -> Double {
        Nutrient(rawValue: id).flatMap { nutrients[$0] }?.value ?? 0
    }

    /// The thirteen scores of what was eaten, in the order of the components.
    private func scores(_ eaten: [Eaten], _ connection: borrowing Connection) throws -> [Double] {
        try connection.execute("DELETE FROM eaten")
        for food in eaten {
            let figures =
                [
                    "calories", "sodium", "saturated_fat", "monounsaturated_fat",
                    "polyunsaturated_fat",
                ]
                .map { nutrient($0, of: food.nutrients) }
                + FoodPattern.allCases.map { food.patterns[$0].value }
            try connection.execute(
                "INSERT INTO eaten VALUES (\(figures.map { "\($0)" }.joined(separator: ", ")))")
        }
        var select = try connection.prepare(Self.scores)
        guard try select.step() else { return [] }
        return (0..<13).map { _ in select.real() }
    }

    private static let scores = Query(
        """
        WITH day AS (
            SELECT sum(calories) AS kcal, sum(calories) / 1000.0 AS thousands,
                sum(sodium) / 1000.0 AS salt, sum(sat) AS sat, sum(mono) + sum(poly) AS unsat,
                sum(fruit) AS fruit, sum(fruit) - sum(fruit_juice) AS whole_fruit,
                sum(vegetables + legumes) AS vegetables, sum(dark_greens + legumes) AS greens,
                sum(whole_grains) AS whole, sum(refined_grains) AS refined, sum(dairy) AS dairy,
                sum(protein_foods + legume_protein) AS protein,
                sum(seafood + soy + nuts_seeds + legume_protein) AS plants,
                sum(added_sugars) AS teaspoons
            FROM eaten)
        SELECT
            CASE WHEN fruit >= 0.8 * thousands THEN 5 ELSE 5 * fruit / (0.8 * thousands) END,
            CASE WHEN whole_fruit >= 0.4 * thousands THEN 5
                WHEN whole_fruit < 0 THEN 0 ELSE 5 * whole_fruit / (0.4 * thousands) END,
            CASE WHEN vegetables >= 1.1 * thousands THEN 5 ELSE 5 * vegetables / (1.1 * thousands) END,
            CASE WHEN greens >= 0.2 * thousands THEN 5 ELSE 5 * greens / (0.2 * thousands) END,
            CASE WHEN whole >= 1.5 * thousands THEN 10 ELSE 10 * whole / (1.5 * thousands) END,
            CASE WHEN dairy >= 1.3 * thousands THEN 10 ELSE 10 * dairy / (1.3 * thousands) END,
            CASE WHEN protein >= 2.5 * thousands THEN 5 ELSE 5 * protein / (2.5 * thousands) END,
            CASE WHEN plants >= 0.8 * thousands THEN 5 ELSE 5 * plants / (0.8 * thousands) END,
            CASE WHEN sat = 0 AND unsat = 0 THEN 0 WHEN sat = 0 THEN 10
                WHEN unsat >= 2.5 * sat THEN 10 WHEN unsat <= 1.2 * sat THEN 0
                ELSE 10 * (unsat / sat - 1.2) / 1.3 END,
            CASE WHEN refined <= 1.8 * thousands THEN 10 WHEN refined >= 4.3 * thousands THEN 0
                ELSE 10 - 10 * (refined / thousands - 1.8) / 2.5 END,
            CASE WHEN salt <= 1.1 * thousands THEN 10 WHEN salt >= 2.0 * thousands THEN 0
                ELSE 10 - 10 * (salt / thousands - 1.1) / 0.9 END,
            CASE WHEN teaspoons * 16 <= 0.065 * kcal THEN 10 WHEN teaspoons * 16 >= 0.26 * kcal THEN 0
                ELSE 10 - 10 * (100 * teaspoons * 16 / kcal - 6.5) / 19.5 END,
            CASE WHEN sat * 9 <= 0.08 * kcal THEN 10 WHEN sat * 9 >= 0.16 * kcal THEN 0
                ELSE 10 - 10 * (100 * sat * 9 / kcal - 8) / 8 END
        FROM day
        """)

    @Test func `two hundred random days of the catalog have the scores of the published rules`()
        throws
    {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SplitMix64(seed: seed)
        let file = PatternFile(beside: "\(Self.root)/ingredients.json")
        let foods = try CatalogFile.load("\(Self.root)/ingredients.json").compactMap { food in
            file.known(food.id).flatMap { known in
                known.basis == .published && food.per100g.calories != nil
                    ? Eaten(nutrients: food.per100g, patterns: known.amounts) : nil
            }
        }
        try #require(foods.count > 6000)
        let connection = try Connection(path: ":memory:", mode: .create)
        try connection.execute(
            "CREATE TABLE eaten (calories, sodium, sat, mono, poly, \(Self.columns))")
        for day in 0..<200 {
            let eaten = (0..<Int.random(in: 2...25, using: &generator)).map { _ in
                let food = foods[Int.random(in: foods.indices, using: &generator)]
                let factor = Double.random(in: 0.05...4, using: &generator)
                return Eaten(
                    nutrients: food.nutrients.scaled(by: factor),
                    patterns: food.patterns.scaled(by: factor))
            }
            var intake = Intake()
            for food in eaten { intake.add(food.nutrients, food.patterns) }
            guard intake.covered > 0 else { continue }
            let index = try #require(EatingIndex(intake))
            let expected = try scores(eaten, connection)
            for (standing, score) in zip(index.standings, expected) {
                #expect(
                    abs(standing.points - score) < 0.001,
                    "seed \(seed), day \(day): \(standing.component)")
            }
            let total = try #require(index.total)
            #expect(
                abs(total - expected.reduce(0, +)) < 0.01, "seed \(seed), day \(day)")
        }
    }
}
