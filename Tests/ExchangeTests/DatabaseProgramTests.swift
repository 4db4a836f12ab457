import Journal
import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Exchange

/// Programs whose exports are databases.
struct DatabaseProgramTests {
    private func database(_ statements: [String]) throws -> [UInt8] {
        let folder = try TemporaryFolder()
        let path = "\(folder.path)/export.db"
        do {
            let connection = try Connection(path: path, mode: .create)
            for sql in statements {
                var statement = try connection.prepare(Query(sql))
                try statement.run()
            }
        }
        return bytes(of: path)
    }

    private static let none = "4.94065645841247e-324"

    @Test func `Health Connect's records of nutrition, in a zip`() throws {
        let bytes = try database([
            "PRAGMA journal_mode = WAL",
            """
            CREATE TABLE nutrition_record_table (row_id INTEGER PRIMARY KEY, start_time INTEGER,
                start_zone_offset INTEGER, end_time INTEGER, meal_type INTEGER, meal_name TEXT,
                energy REAL, protein REAL, total_carbohydrate REAL, total_fat REAL,
                dietary_fiber REAL, sugar REAL, sodium REAL, energy_from_fat REAL, vitamin_b12 REAL,
                unsaturated_fat REAL, saturated_fat REAL)
            """,
            "CREATE TABLE steps_record_table (row_id INTEGER PRIMARY KEY, count INTEGER)",
            "INSERT INTO steps_record_table (count) VALUES (1), (2)",
            """
            INSERT INTO nutrition_record_table VALUES (7, 1757610435000, 3600, 0, 3, 'Curry', 650000, 42,
                \(Self.none), 0, \(Self.none), \(Self.none), 1.2, 90000, 0.0000024, 3, 4)
            """,
            """
            INSERT INTO nutrition_record_table VALUES (8, 1757610435000, 3600, 0, 0, NULL, \(Self.none),
                \(Self.none), \(Self.none), \(Self.none), \(Self.none), \(Self.none), \(Self.none),
                NULL, NULL, NULL, NULL)
            """,
        ])
        let plan = try plan(Archives.zip([("health_connect_export.db", bytes)]))
        #expect(plan.format == .healthConnect)
        #expect(plan.faults == [])
        #expect(leftOut(plan) == ["withoutFigures 1", "records(\"steps\") 2"])
        #expect(
            plan.contents == [
                EntryContent(
                    moment: try moment("2025-09-11", hour: 18, minute: 7, second: 15),
                    text: "Curry",
                    name: "Curry",
                    nutrients: figures(650, 42, nil, 0, nil, nil, 1200).with([
                        "vitamin_b12": 2.4, "saturated_fat": 4,
                    ]),
                    meal: .dinner,
                    source: .manual)
            ])
    }

    @Test func `Food You's backup`() throws {
        let figures =
            "energy REAL, proteins REAL, carbohydrates REAL, fats REAL, dietaryFiber REAL, "
            + "sugars REAL, sodiumMilli REAL, salt REAL, saturatedFats REAL, vitaminB12Micro REAL, omega3 REAL"
        let bytes = try database([
            "CREATE TABLE Meal (id INTEGER PRIMARY KEY, name TEXT)",
            "CREATE TABLE Measurement (id INTEGER PRIMARY KEY, mealId INTEGER, epochDay INTEGER, "
                + "productId INTEGER, recipeId INTEGER, measurement INTEGER, quantity REAL)",
            "CREATE TABLE DiaryProduct (id INTEGER PRIMARY KEY, name TEXT, packageWeight REAL, "
                + "servingWeight REAL, isLiquid INTEGER, \(figures))",
            "CREATE TABLE DiaryRecipe (id INTEGER PRIMARY KEY, name TEXT, servings INTEGER, isLiquid INTEGER)",
            "CREATE TABLE DiaryRecipeIngredient (id INTEGER PRIMARY KEY, recipeId INTEGER, "
                + "ingredientProductId INTEGER, ingredientRecipeId INTEGER, measurement INTEGER, quantity REAL)",
            "CREATE TABLE ManualDiaryEntry (id INTEGER PRIMARY KEY, mealId INTEGER, dateEpochDay INTEGER, "
                + "name TEXT, \(figures))",
            "INSERT INTO Meal VALUES (1, 'Breakfast'), (2, 'Dinner')",
            "INSERT INTO DiaryProduct VALUES (1, 'Oats', 500, 40, 0, 370, 13, 60, 7, 10, 1, 8, NULL, 1.2, NULL, 3), "
                + "(2, 'Milk', NULL, NULL, 1, 64, 3.3, 4.8, 3.6, NULL, 4.8, NULL, 0.1, 2.4, 0.4, NULL)",
            "INSERT INTO DiaryRecipe VALUES (1, 'Porridge', 2, 0)",
            "INSERT INTO DiaryRecipeIngredient VALUES (1, 1, 1, NULL, 0, 100), (2, 1, 2, NULL, 3, 300)",
            "INSERT INTO Measurement VALUES (1, 1, 20500, 1, NULL, 2, 1.5), (2, 2, 20500, NULL, 1, 2, 1), "
                + "(3, 2, 20500, 2, NULL, 1, 1)",
            "INSERT INTO ManualDiaryEntry VALUES (1, 2, 20501, 'Dinner out', 900, NULL, NULL, 40, NULL, NULL, NULL, NULL, NULL, NULL, NULL)",
        ])
        let plan = try plan(bytes)
        #expect(plan.format == .foodYou)
        #expect(plan.faults == [])
        // Milk has no weight of a package.
        #expect(leftOut(plan) == ["withoutFigures 1"])
        #expect(plan.contents.map(\.name) == ["Oats", "Porridge", "Dinner out"])
        #expect(
            plan.contents.map(\.nutrients) == [
                ExchangeTests.figures(222, 7.8, 36, 4.2, 6, 0.6, 4.8).with(["saturated_fat": 0.72]),
                ExchangeTests.figures(281, 11.45, 37.2, 8.9, nil, 7.7, nil).with([
                    "saturated_fat": 4.2
                ]),
                ExchangeTests.figures(900, nil, nil, 40),
            ])
        #expect(plan.contents.map(\.grams) == [Thousandths(60), Thousandths(200), nil])
        #expect(plan.contents[0].moment == (try moment("2026-02-16", hour: 8)))
        #expect(plan.contents[2].moment == (try moment("2026-02-17", hour: 19)))
    }

    @Test func `a damaged database is told`() throws {
        var bytes = try database(["CREATE TABLE nutrition_record_table (a)"])
        #expect(throws: ImportRefusal.self) { try plan(bytes) }
        for place in 20..<200 { bytes[place] = 0xFF }
        #expect(throws: ImportRefusal.self) { try plan(bytes) }
    }
}
