import HealthyEating
import Nutrition
import TestSupport
import Testing

/// Days of published foods that `Fixtures/hei_days.py` scored from the published rules, in another language and by
/// another way: every figure of FPED by its own name.
struct TabledDayTests {
    private struct Table {
        var columns: [String] = []
        var components: [String] = []
        var foods: [String: (nutrients: Nutrients, patterns: PatternAmounts)] = [:]
        /// What was eaten by code, in grams; the scores of the components; their sum.
        var days: [(eaten: [(code: String, grams: Double)], scores: [Double], total: Double)] = []

        init(_ text: String) {
            for line in text.split(separator: "\n") where line.first != "#" {
                let cells = line.split(separator: "\t").map(String.init)
                let figures = cells.dropFirst(2).compactMap(Double.init)
                switch cells[0] {
                case "columns": columns = Array(cells.dropFirst())
                case "components": components = Array(cells.dropFirst())
                case "food":
                    foods[cells[1]] = Self.food(
                        Dictionary(uniqueKeysWithValues: zip(columns, figures)))
                default:
                    let eaten = cells[1].split(separator: " ").map { part in
                        let halves = part.split(separator: "=")
                        return (code: String(halves[0]), grams: Double(halves[1]) ?? 0)
                    }
                    days.append((eaten, Array(figures.dropLast()), figures.last ?? -1))
                }
            }
        }

        private static func food(
            _ row: [String: Double]
        ) -> (nutrients: Nutrients, patterns: PatternAmounts) {
            func sum(_ names: String...) -> Double { names.reduce(0) { $0 + row[$1, default: 0] } }
            var nutrients = Nutrients(
                calories: Thousandths(sum("energy_kcal")), sodium: Thousandths(sum("sodium_mg")))
            for (id, column) in [
                ("saturated_fat", "satfat_g"), ("monounsaturated_fat", "mufa_g"),
                ("polyunsaturated_fat", "pufa_g"),
            ] { Nutrient(rawValue: id).map { nutrients[$0] = Thousandths(sum(column)) } }
            let patterns = PatternAmounts([
                .fruit: sum("f_total_cup_eq"), .fruitJuice: sum("f_juice_cup_eq"),
                .vegetables: sum("v_total_cup_eq"), .darkGreens: sum("v_drkgr_cup_eq"),
                .legumes: sum("v_legumes_cup_eq"), .wholeGrains: sum("g_whole_oz_eq"),
                .refinedGrains: sum("g_refined_oz_eq"), .dairy: sum("d_total_cup_eq"),
                .proteinFoods: sum("pf_total_oz_eq"),
                .seafood: sum("pf_seafd_hi_oz_eq", "pf_seafd_low_oz_eq"),
                .soy: sum("pf_soy_oz_eq"), .nutsAndSeeds: sum("pf_nutsds_oz_eq"),
                .legumeProtein: sum("pf_legumes_oz_eq"), .addedSugars: sum("add_sugars_tsp_eq"),
            ])
            return (nutrients, patterns)
        }
    }

    @Test func `two hundred days have the scores that another program gave them`() throws {
        let root = "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/")
        let table = Table(
            String(decoding: bytes(of: "\(root)/Fixtures/hei-days.tsv"), as: UTF8.self))
        try #require(table.days.count == 200)
        #expect(table.components == EatingComponent.allCases.map(\.rawValue))
        for (number, day) in table.days.enumerated() {
            var intake = Intake()
            for (code, grams) in day.eaten {
                let food = try #require(table.foods[code])
                intake.add(
                    food.nutrients.scaled(by: grams / 100), food.patterns.scaled(by: grams / 100))
            }
            let index = try #require(EatingIndex(intake))
            #expect(index.standings.count == 13)
            for (standing, score) in zip(index.standings, day.scores) {
                // Amounts are kept in thousandths; a day of few kcal multiplies what that rounds away.
                #expect(
                    abs(standing.points - score) < 0.05, "day \(number): \(standing.component)")
            }
            let total = try #require(index.total)
            #expect(abs(total - day.total) < 0.1, "day \(number)")
        }
    }
}
