import TestSupport
import Testing

@testable import Verbs

/// Files of other programs in which rows are broken, on the command line.
struct RivalImportTests {
    private struct Sample: Sendable {
        var format: String
        var text: String
        /// What is said of each broken row.
        var complaints: [String]
        var rows: Int
        var good: Int
    }

    private static let samples = [
        Sample(
            format: "myfitnesspal",
            text: """
                Date,Meal,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,\
                Trans Fat,Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),\
                Vitamin A,Vitamin C,Calcium,Iron,Note
                2026-02-27,Breakfast,350.5,12.0,4.0,1,2,0,30,300,400,40.0,5,10,20.2,1,2,3,4,
                2026-02-27,Lunch,a lot,12.0,4.0,1,2,0,30,300,400,40.0,5,10,20.2,1,2,3,4,
                someday,Dinner,600,12.0,4.0,1,2,0,30,300,400,40.0,5,10,20.2,1,2,3,4,
                2026-02-28,Snacks,150.0,1,0,0,0,0,0,5,6,30.0,2,20,2.0,0,0,0,0,"crisps, ""light"" ones"

                """,
            complaints: [
                "line 3: \"a lot\" is no amount of calories", "line 4: \"someday\" is no date",
            ],
            rows: 4, good: 2),
        Sample(
            format: "cronometer",
            text: """
                Day,Time,Group,Food Name,Amount,Energy (kcal),Alcohol (g),Water (g),Carbs (g),Fiber (g),\
                Sugars (g),Fat (g),Protein (g),Sodium (mg),Category
                2026-02-27,08:15,Breakfast,"Oatmeal, Regular",150.00 g,106.50,0.00,125.42,18.00,2.55,0.41,2.28,3.81,6.00,Grains
                2026-02-27,25:99,Lunch,Egg,1.00 large,71.50,0.00,38.00,0.36,0.00,0.19,4.76,6.28,71.00,Eggs
                2026-02-27,12:00,Lunch,Egg,1.00 large,999999,0.00,38.00,0.36,0.00,0.19,4.76,6.28,71.00,Eggs
                2026-02-27,19:30,Dinner,Rice,200.00 g,-260,0.00,137,56,0.8,0.1,0.6,5.4,2,Grains

                """,
            complaints: [
                "line 3: \"25:99\" is no time",
                "line 4: 999999 kcal of calories cannot be; 50000 is the most",
                "line 5: \"-260\" is no amount of energy",
            ],
            rows: 4, good: 1),
        Sample(
            format: "opennutritracker",
            text: """
                [{"id":"1","unit":"g","amount":50.0,"type":"lunch","meal":{"code":"40","name":"Bread",\
                "brands":"Mill","thumbnailImageUrl":null,"mainImageUrl":null,"url":null,\
                "mealQuantity":"500","mealUnit":"g","servingQuantity":30.0,"servingUnit":"g",\
                "servingSize":"30 g","source":"off","nutriments":{"energyKcal100":240.0,\
                "carbohydrates100":44.0,"fat100":2.2,"proteins100":8.0,"sugars100":null,\
                "saturatedFat100":0.4,"fiber100":6.0}},"dateTime":"2026-02-28T12:30:15.123456"},
                {"id":"2","unit":"g","amount":-50.0,"type":"lunch","meal":{"code":"41","name":null,\
                "source":"custom","nutriments":{}},"dateTime":"2026-02-28T12:30:15.123456"},
                {"id":"3","unit":"g","amount":50.0,"type":"lunch","meal":{"code":"42","name":"Jam",\
                "source":"custom","nutriments":{"energyKcal100":-1}},"dateTime":"2026-02-28T12:31:00.000"}]
                """,
            complaints: [
                "line 2: its amount is no number up to 100,000",
                "line 3: \"energyKcal100\" is impossible",
            ],
            rows: 3, good: 1),
    ]

    @Test(arguments: samples.indices)
    func `broken rows are counted and shown, and nothing is half taken in`(index: Int) throws {
        let sample = Self.samples[index]
        let folder = try TemporaryFolder()
        let environment = ["DEMETER_DATA_DIR": folder.path, "DEMETER_DAY_TIME_ZONE": "UTC"]
        func run(_ arguments: String...) throws -> Run {
            try demeter(arguments, input: Array(sample.text.utf8), environment: environment)
        }
        // Something that is there already, so that "nothing changed" can be seen.
        let own = "Date,Meal,Calories\n2026-01-01,Lunch,500\n"
        #expect(
            try demeter(["import", "-"], input: Array(own.utf8), environment: environment).status
                == 0)
        let before = try run("export").output

        let broken = sample.complaints.count
        let refused = try run("import", "-")
        #expect(
            refused
                == Run(
                    status: 65, output: "",
                    errors: sample.complaints.map { "demeter: \($0)\n" }.joined()
                        + "demeter: \(broken) of \(sample.rows) rows are broken; nothing was taken in. "
                        + "--skip-broken takes in the others\n"))
        #expect(try run("export").output == before)
        #expect(try run("import", "--dry-run", "--skip-broken", "-").status == 0)
        #expect(try run("export").output == before)

        let taken = try run("import", "--skip-broken", "-")
        #expect(taken.status == 0)
        #expect(
            taken.output.hasPrefix(
                "Took in \(sample.good) \(sample.good == 1 ? "entry" : "entries") from \(sample.format).\n"
            ))
        #expect(
            taken.output.hasSuffix("\(broken) \(broken == 1 ? "row was" : "rows were") broken.\n"))
        let lines = try run("export", "--format", "csv").output.split(separator: "\n")
        #expect(lines.count == 2 + sample.good)
    }
}
