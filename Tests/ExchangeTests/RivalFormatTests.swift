import JSON
import Journal
import Nutrition
import Testing

@testable import Exchange

struct RivalFormatTests {
    @Test func `MyFitnessPal's meals are entries at the meal's time`() throws {
        let plan = try plan(
            """
            Date,Meal,Calories,Fat (g),Saturated Fat,Polyunsaturated Fat,Monounsaturated Fat,Trans Fat,\
            Cholesterol,Sodium (mg),Potassium,Carbohydrates (g),Fiber,Sugar,Protein (g),Vitamin A,\
            Vitamin C,Calcium,Iron,Note
            2026-02-27,Breakfast,"1,050.5",12.0,4,1,2,0,30,300,400,40,5,10,20.25,1,2,3,4,
            2/28/2026,Snacks,150,1,,,,,,,,30,,20,2,,,,,"a ""good"" day,
            with a walk"
            Totals,,1200.5,13,4,,,,,300,,70,5,30,22,,,,,

            """)
        #expect(plan.format == .myFitnessPal)
        #expect(plan.faults == [])
        #expect(plan.ignored == 1)
        #expect(
            plan.contents == [
                EntryContent(
                    moment: try moment("2026-02-27", hour: 8), text: "Breakfast",
                    name: "Breakfast",
                    nutrients: Nutrients(
                        calories: Thousandths(1050.5), protein: Thousandths(20.25),
                        carbohydrates: Thousandths(40), fat: Thousandths(12),
                        fiber: Thousandths(5), sugar: Thousandths(10), sodium: Thousandths(300)
                    ).with([
                        "saturated_fat": 4, "polyunsaturated_fat": 1, "monounsaturated_fat": 2,
                        "trans_fat": 0, "cholesterol": 30, "potassium": 400,
                    ]),
                    meal: .breakfast, source: .manual),
                EntryContent(
                    moment: try moment("2026-02-28", hour: 16),
                    text: "a \"good\" day,\nwith a walk", name: "Snacks",
                    nutrients: Nutrients(
                        calories: Thousandths(150), protein: Thousandths(2),
                        carbohydrates: Thousandths(30), fat: Thousandths(1),
                        sugar: Thousandths(20)), meal: .snack, source: .manual),
            ])
    }

    @Test func `names come without what leads a terminal astray, whoever wrote them`() throws {
        let bad = "a\u{1B}[2Jb\t\u{9B}c"
        let tables = [
            "Date,Meal,Calories,Food\n2026-03-01,Lunch,5,\"\(bad)\nd\"\n",
            "Day,Group,Food Name,Amount,Energy (kcal)\n2026-03-01,Lunch,\"\(bad)\nd\",1 g,5\n",
            """
            [{"amount":1,"unit":"g","type":"lunch","dateTime":"2026-03-01T12:00:00",\
            "meal":{"name":"a\\u001b[2Jb\\t\\u009bc\\nd","nutriments":{"energyKcal100":5}}}]
            """,
            """
            entry,day,instant,zone,utc_offset,meal,name,text,source,state,modifiers
            1,2026-03-01,2026-03-01T12:00:00Z,UTC,0,lunch,"\(bad)
            d",x,manual,logged,"[""\\u001b[2J""]"
            """,
        ]
        for table in tables {
            let plan = try plan(table)
            #expect(plan.faults == [])
            #expect(plan.contents.map(\.name) == ["a [2Jb c d"], "\(plan.format)")
            let all = plan.contents.map { "\($0.text)\($0.unit ?? "")\($0.modifiers.joined())" }
            #expect(!all.joined().unicodeScalars.contains("\u{1B}"))
            for (_, row) in plan.rows {
                #expect(row["name"]?.string == "a [2Jb c d")
                #expect(row["modifiers"]?.string == #"["[2J"]"#)
            }
        }
    }

    @Test func `what weighs less than nothing is no row`() throws {
        let tables = [
            "Day,Group,Food Name,Amount,Energy (kcal)\n2026-03-01,Lunch,egg,-50.00 g,5\n",
            """
            entry,day,instant,zone,utc_offset,meal,name,text,grams,source,state
            1,2026-03-01,2026-03-01T12:00:00Z,UTC,0,lunch,egg,egg,-50,manual,logged
            """,
        ]
        for table in tables {
            let plan = try plan(table)
            #expect(plan.contents == [])
            #expect(plan.faults.map(\.line) == [2])
        }
    }

    @Test func `Cronometer's servings are entries, with and without times`() throws {
        let plan = try plan(
            """
            Day,Time,Group,Food Name,Amount,Energy (kcal),Water (g),Carbs (g),Fiber (g),Sugars (g),\
            Fat (g),Protein (g),Sodium (mg),Category\r
            2026-02-27,7:45 AM,Uncategorized,"Oatmeal, Regular",150.00 g,106.50,125,18,2.55,0.4,2.3,3.8,6,Grains\r
            2026-02-27,,Dinner,Lumberjack Burger,1.00 full recipe,1204.10,,,,,,53.89,,""\r

            """)
        #expect(plan.format == .cronometer)
        #expect(plan.faults == [])
        #expect(
            plan.contents == [
                EntryContent(
                    moment: try moment("2026-02-27", hour: 7, minute: 45),
                    text: "150.00 g Oatmeal, Regular", name: "Oatmeal, Regular", amount: 150,
                    unit: "g", grams: Thousandths(150),
                    nutrients: Nutrients(
                        calories: Thousandths(106.5), protein: Thousandths(3.8),
                        carbohydrates: Thousandths(18), fat: Thousandths(2.3),
                        fiber: Thousandths(2.55), sugar: Thousandths(0.4),
                        sodium: Thousandths(6)
                    ).with(["water": 125]), meal: .breakfast, source: .manual),
                EntryContent(
                    moment: try moment("2026-02-27", hour: 19),
                    text: "1.00 full recipe Lumberjack Burger", name: "Lumberjack Burger",
                    amount: 1, unit: "full recipe",
                    nutrients: Nutrients(
                        calories: Thousandths(1204.1), protein: Thousandths(53.89)),
                    meal: .dinner, source: .manual),
            ])
    }

    @Test func `OpenNutriTracker's intakes count their amount of the figures for 100`() throws {
        let plan = try plan(
            """
            [{"id":"a1","unit":"g","amount":50.0,"type":"lunch","meal":{"code":"40","name":"Bread",\
            "brands":"Mill","thumbnailImageUrl":null,"mainImageUrl":null,"url":null,\
            "mealQuantity":"500","mealUnit":"g","servingQuantity":30.0,"servingUnit":"g",\
            "servingSize":"30 g","source":"off","nutriments":{"energyKcal100":240.0,\
            "carbohydrates100":44.0,"fat100":2.2,"proteins100":8.0,"sugars100":null,\
            "saturatedFat100":0.4,"fiber100":6.0}},"dateTime":"2026-02-28T12:30:15.123456"}]
            """)
        #expect(plan.format == .openNutriTracker)
        #expect(plan.faults == [])
        var expected = try moment("2026-02-28", hour: 12, minute: 30)
        expected.instant.milliseconds += 15_000
        #expect(
            plan.contents == [
                EntryContent(
                    moment: expected, text: "Bread", name: "Bread", amount: 50, unit: "g",
                    grams: Thousandths(50),
                    nutrients: Nutrients(
                        calories: Thousandths(120), protein: Thousandths(4),
                        carbohydrates: Thousandths(22), fat: Thousandths(1.1),
                        fiber: Thousandths(3)
                    ).with(["saturated_fat": 0.2]), meal: .lunch, brand: "Mill", source: .manual)
            ])
    }

    @Test(arguments: [
        (
            "Date,Meal,Calories\nsoon,Lunch,5\n2026-02-27,Lunch,much\n2026-02-27,Lunch,-3\n2026-02-27,Lunch,1,2,3\n",
            [
                (2, "\"soon\" is no date"), (3, "\"much\" is no amount of calories"),
                (4, "\"-3\" is no amount of calories"), (5, "it has 5 fields and the header 3"),
            ]
        ),
        (
            "Day,Group,Food Name,Amount,Energy (kcal)\n2026-02-30,Lunch,Egg,1,70\n,Lunch,Egg,1,70\n",
            [(2, "\"2026-02-30\" is no date"), (3, "it has no date")]
        ),
        (
            "[{\"meal\":{\"name\":\"x\"},\"amount\":-1,\"dateTime\":1}, {\"meal\":{\"name\":\"x\"},\"amount\":1,\"dateTime\":\"noon\"}]",
            [(1, "its amount is no number up to 100,000"), (2, "its \"dateTime\" is no time")]
        ),
    ])
    func `broken rows are named and cost nothing but themselves`(
        text: String, expected: [(Int, String)]
    ) throws {
        let plan = try plan(text)
        #expect(plan.faults == expected.map { ImportPlan.Fault(line: $0.0, reason: $0.1) })
        #expect(plan.contents == [])
    }

    @Test func `a food without a name bears its meal's`() throws {
        let plan = try plan(
            """
            Day,Group,Food Name,Amount,Energy (kcal)
            2026-02-27,Lunch,,1,70
            2026-02-27,Lunch,Egg,1,70

            """)
        #expect(plan.faults == [])
        #expect(plan.contents.map(\.name) == ["Lunch", "Egg"])
        #expect(plan.unnamed == 1)
    }

    @Test func `blank rows and sums are no broken rows`() throws {
        let plan = try plan(
            "Date,Meal,Calories,Food\n,,,\n2026-02-27,Lunch,5,x\n\n , , ,\nTotal,,5,\n,,5,\n,Totals,5,\n"
        )
        #expect(plan.faults == [])
        #expect(plan.contents.count == 1)
        #expect(leftOut(plan) == ["sums 3"])
    }

    @Test(arguments: [
        "", " \n", "hello", "a,b,c\n1,2,3\n", "Date,Weight\n2026-01-01,80\n", "{}", "[", "<a/>",
    ])
    func `a file of nobody's is recognised as that`(text: String) {
        #expect {
            try plan(text)
        } throws: { error in
            if case ImportRefusal.unknown = error { true } else { false }
        }
    }
}
