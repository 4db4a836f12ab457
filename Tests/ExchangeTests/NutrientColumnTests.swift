import Journal
import Nutrition
import Testing

@testable import Exchange

/// Nutrients by what other programs call their columns.
struct NutrientColumnTests {
    private func nutrient(_ id: String) throws -> Nutrient {
        try #require(Nutrient(rawValue: id), "\(id)")
    }

    /// As Cronometer, MacroFactor, MyFitnessPal, Lose It! and FatSecret head them.
    @Test(
        arguments: [
            ("Saturated Fat (g)", "saturated_fat", 1), ("Saturated Fat", "saturated_fat", 1),
            ("Saturated (g)", "saturated_fat", 1), ("Sat( g)", "saturated_fat", 1),
            ("Trans-Fats (g)", "trans_fat", 1), ("Monounsaturated (g)", "monounsaturated_fat", 1),
            ("Potassium (mg)", "potassium", 1), ("Potassium", "potassium", 1),
            ("Vitamin C (mg)", "vitamin_c", 1), ("Vitamin C (g)", "vitamin_c", 1000),
            ("Caffeine (mg)", "caffeine", 1), ("B1 (Thiamine) (mg)", "thiamin", 1),
            ("B12, Cobalamin (mcg)", "vitamin_b12", 1), ("B12 (Cobalamin) (µg)", "vitamin_b12", 1),
            ("Vitamin B-6 (mg)", "vitamin_b6", 1), ("Vitamin D (IU)", "vitamin_d", 0.025),
            ("Vitamin E (IU)", "vitamin_e", 0.67), ("Folate (mcg DFE)", "folate", 1),
            ("Vitamin A (RAE) (µg)", "vitamin_a", 1), ("Vitamin A (µg RAE)", "vitamin_a", 1),
            ("Sodium (Na) (mg)", "sodium", 1), ("Selenium (mg)", "selenium", 1000),
            ("Sugars Added (g)", "added_sugar", 1), ("Added Sugars (g)", "added_sugar", 1),
            ("Sugars, added (g)", "added_sugar", 1), ("Omega-3 DHA (g)", "dha", 1),
            ("Chol( mg)", "cholesterol", 1), ("Water (g)", "water", 1),
            ("Alcohol (g)", "alcohol", 1),
            ("Salt (g)", "sodium", 400), ("Energy (kJ)", "calories", 1 / 4.184),
            ("vitamin_b5_mg", "pantothenic_acid", 1), ("Net Carbs (g)", nil, 0),
            ("Soluble Fiber (g)", nil, 0), ("Fiber, soluble (g)", nil, 0),
            ("Fat (sat) (g)", nil, 0),
            ("Carbs (net) (g)", nil, 0), ("Retinol (µg)", nil, 0), ("Folic Acid (µg)", nil, 0),
            ("Water", nil, 0), ("Omega-3 (g)", nil, 0),
        ] as [(String, String?, Double)])
    func `columns by their headings`(heading: String, id: String?, factor: Double) throws {
        guard let id else {
            #expect(NutrientColumn.find(ColumnName(heading)) == .further)
            return
        }
        guard case .column(let column) = NutrientColumn.find(ColumnName(heading)) else {
            Issue.record("\(heading) is \(NutrientColumn.find(ColumnName(heading)))")
            return
        }
        #expect(column.nutrient == (try nutrient(id)))
        #expect(column.factor == factor)
    }

    @Test(arguments: ["Vitamin A (IU)", "Vitamin C (%)", "Water (ml)", "Niacin (mg NE)"])
    func `units that tell no weight of a nutrient refuse its column`(heading: String) {
        guard case .unknownUnit = NutrientColumn.find(ColumnName(heading)) else {
            Issue.record("\(heading) is \(NutrientColumn.find(ColumnName(heading)))")
            return
        }
    }

    /// As databases, JSON and HealthKit have them.
    @Test(
        arguments: [
            ("vitaminB1Milli", "thiamin", 1), ("vitaminB12Micro", "vitamin_b12", 1),
            ("seleniumMicro", "selenium", 1), ("calciumMilli", "calcium", 1),
            ("saturatedFats", "saturated_fat", 1), ("fats", "fat", 1),
            ("addedSugars", "added_sugar", 1),
            ("total_carbohydrate", "carbohydrates", 1), ("saturated_fat", "saturated_fat", 1),
            ("vitamin_b12", "vitamin_b12", 1_000_000), ("sodium", "sodium", 1000),
            ("FatSaturated", "saturated_fat", 1), ("PantothenicAcid", "pantothenic_acid", 1000),
            ("EnergyConsumed", "calories", 1), ("fat_saturated", "saturated_fat", 1),
            ("carbohydrates_sugar", "sugar", 1), ("energyKcal100", "calories", 1),
            ("fat100", "fat", 1), ("energy.energy", "calories", 1),
            ("nutrient.carb", "carbohydrates", 1),
            ("nutrient.dietaryfiber", "fiber", 1), ("mineral.iron", "iron", 1000),
            ("vitamin.b11", "folate", 1_000_000), ("vitamin-pp", "niacin", 1000),
            ("salt", "sodium", 400),
            ("energy_from_fat", nil, 0), ("unsaturated_fat", nil, 0), ("omega3", nil, 0),
            ("name", nil, 0), ("id", nil, 0), ("", nil, 0), ("100", nil, 0),
        ] as [(String, String?, Double)])
    func `what programs keep under identifiers, in grams`(
        identifier: String, id: String?, factor: Double
    ) throws {
        let column = NutrientColumn(identifier: identifier, in: .gram)
        #expect(column?.nutrient == (try id.map { try nutrient($0) }))
        if id != nil { #expect(column?.factor == factor) }
    }

    @Test func `every nutrient of the list is found by its name, its id and its words`() {
        for nutrient in Nutrient.all where nutrient != .calories {
            for name in [
                "\(nutrient.name) (\(nutrient.unit))", "\(nutrient.rawValue)_\(nutrient.unit)",
            ] {
                guard case .column(let column) = NutrientColumn.find(ColumnName(name)) else {
                    Issue.record("\(name) is none")
                    continue
                }
                #expect(column.nutrient == nutrient, "\(name)")
                #expect(column.factor == 1, "\(name)")
            }
        }
    }

    @Test func `MyFitnessPal's percentages are left out and named`() throws {
        let plan = try plan(
            """
            Date,Meal,Calories,Fat (g),Saturated Fat,Cholesterol,Sodium (mg),Potassium,Vitamin A,Vitamin C,Calcium,Iron,Note
            2026-02-27,Lunch,500,20,7.5,30,800,400,10,20,30,40,

            """)
        #expect(plan.faults == [])
        #expect(plan.furtherColumns == ["Vitamin A", "Vitamin C", "Calcium", "Iron"])
        #expect(
            plan.contents.map(\.nutrients) == [
                figures(500, nil, nil, 20, nil, nil, 800).with([
                    "saturated_fat": 7.5, "cholesterol": 30, "potassium": 400,
                ])
            ])
    }
}
