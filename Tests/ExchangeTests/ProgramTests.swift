import Journal
import Nutrition
import TestSupport
import Testing

@testable import Exchange

/// A file of each program, in the shape in which its public sources or users' files have it.
struct ProgramTests {
    private func entry(
        _ name: String, _ moment: Moment, _ meal: Meal, _ nutrients: Nutrients, text: String? = nil,
        amount: Double? = nil, unit: String? = nil, grams: Double? = nil, brand: String? = nil
    ) -> EntryContent {
        EntryContent(
            moment: moment, text: text ?? name, name: name, amount: amount, unit: unit,
            grams: grams.map { Thousandths($0) }, nutrients: nutrients, meal: meal, brand: brand,
            source: .manual)
    }

    @Test(arguments: ["Type", "Meal"])
    func `Lose It's food logs in both forms`(column: String) throws {
        let plan = try plan(
            """
            Date,Name,Icon,\(column),Quantity,Units,Calories,Deleted,Fat (g),Protein (g),\
            Carbohydrates (g),Saturated Fat (g),Sugars (g),Fiber (g),Cholesterol (mg),Sodium (mg)
            01/05/2026,"Oatmeal, Plain",Oatmeal,Breakfast,50,Grams,166,false,3.6,5.9,28,0.6,0.6,4,0,9
            01/05/2026,Cookie,Cookie,Snacks,2,Each,160,true,8,2,20,4,12,1,10,110
            01/25/2026,Beer,Beer,Dinner,330,mL,140,0,n/a,n/a,n/a,n/a,n/a,n/a,n/a,n/a
            01/25/2026,Cheddar,Cheese,Dinner,1,Ounces,114,0,9,7,1,5,n/a,0,28,180

            """)
        #expect(plan.format == .loseIt)
        #expect(plan.faults == [])
        #expect(leftOut(plan) == ["deleted 1"])
        #expect(plan.unknownColumns == [])
        #expect(plan.furtherColumns == [])
        #expect(
            plan.contents == [
                entry(
                    "Oatmeal, Plain", try moment("2026-01-05", hour: 8), .breakfast,
                    figures(166, 5.9, 28, 3.6, 4, 0.6, 9).with([
                        "saturated_fat": 0.6, "cholesterol": 0,
                    ]), amount: 50, unit: "Grams", grams: 50),
                entry(
                    "Beer", try moment("2026-01-25", hour: 19), .dinner, figures(140), amount: 330,
                    unit: "mL"),
                entry(
                    "Cheddar", try moment("2026-01-25", hour: 19), .dinner,
                    figures(114, 7, 1, 9, 0, nil, 180).with([
                        "saturated_fat": 5, "cholesterol": 28,
                    ]), amount: 1, unit: "Ounces", grams: 28.349523),
            ])
    }

    @Test func `Lose It's exercises stand among the foods`() throws {
        let plan = try plan(
            """
            Date,Name,Icon,Type,Quantity,Units,Calories,Deleted,Fat (g)
            01/05/2026,Running,Run,Exercise,30,Minutes,-300,0,n/a
            01/05/2026,Egg,Egg,Lunch,1,Each,70,0,5

            """)
        #expect(leftOut(plan) == ["exercise 1"])
        #expect(plan.contents.map(\.name) == ["Egg"])
    }

    private static let foodLog = [
        "Date", "Time", "Food Name", "Serving Size", "Serving Qty", "Serving Weight (g)",
        "Calories (kcal)", "Fat (g)", "Carbs (g)", "Protein (g)", "Alcohol (g)",
        "B12, Cobalamin (mcg)", "Sodium (mg)", "Sugars (g)", "Sugars Added (g)", "Water (g)",
        "Omega-3 (g)", "Omega-3 DHA (g)",
    ]

    private func checkMacroFactor(_ plan: ImportPlan) throws {
        #expect(plan.format == .macroFactor)
        #expect(plan.faults == [])
        #expect(
            plan.contents == [
                entry(
                    "Oats, \"steel\"", try moment("2026-10-05", hour: 7, minute: 30), .breakfast,
                    figures(450, 15, 81, 7.5, nil, 1.5, 3).with([
                        "vitamin_b12": 0.4, "added_sugar": 0.5, "water": 9, "dha": 0.02,
                    ]), amount: 1.5, unit: "cup", grams: 120),
                entry(
                    "Apple", try moment("2026-10-05", hour: 19, minute: 38), .dinner,
                    figures(95, 0.5, 25, 0.3), amount: 1, unit: "medium", grams: 182),
            ])
        #expect(plan.furtherColumns == ["Omega-3 (g)"])
    }

    @Test func `MacroFactor's food log`() throws {
        let header = Self.foodLog.map { $0.contains(",") ? "\"\($0)\"" : $0 }.joined(separator: ",")
        try checkMacroFactor(
            try plan(
                "\u{FEFF}\(header)\n"
                    + "2026-10-05,07:30,\"Oats, \"\"steel\"\"\",cup,1.5,120.0,450,7.5,81,15,,0.4,3.0,1.5,0.5,9,1,0.02\n"
                    + "2026-10-05,7:38 PM,Apple,medium,1,182,95,0.3,25,0.5,,,,,,,,\n"))
    }

    @Test func `MacroFactor's workbook`() throws {
        let plan = try plan(
            Archives.workbook([
                (
                    "Calories & Macros",
                    [
                        ["Date", "Calories (kcal)", "Target Calories (kcal)"],
                        ["46300", "545", "2000"],
                    ]
                ),
                (
                    "Scale Weight",
                    [["Date", "Weight (kg)"], ["46300", "82.4"], ["46301", "82.3"]]
                ),
                (
                    "Food Log",
                    [
                        Self.foodLog,
                        [
                            "46300", "0.3125", "Oats, \"steel\"", "cup", "1.5", "120", "450", "7.5",
                            "81", "15", "", "0.4", "3", "1.5", "0.5", "9", "1", "0.02",
                        ],
                        [
                            "2026-10-05", "7:38 PM", "Apple", "medium", "1", "182", "95", "0.3",
                            "25", "0.5",
                        ],
                    ]
                ),
            ]))
        try checkMacroFactor(plan)
        #expect(leftOut(plan) == ["file(\"Calories & Macros\") 1", "table(\"Scale Weight\") 2"])
    }

    @Test func `SparkyFitness in English and French`() throws {
        let english = try plan(
            """
            \u{FEFF}"Date";"Meal Type";"Food Name";"Brand";"Quantity Consumed";"Unit";"Calories (kcal)";"Protein (g)";"Carbs (g)";"Fat (g)";"Saturated Fat (g)";"Fiber (g)";"Sugars (g)";"Sodium (mg)";"Cholesterol (mg)";"Water (ml)";"Meal Name";"Time"
            "2026-02-01";"Lunch";"Bread";"Mill";"60";"g";"144.0";"4.8";"26.4";"1.3";"0.2";"3.6";"0";"300.0";"0";"";"";""
            "2026-02-01";"DAILY SUMMARY";"Total Consumed";"";"";"";"144.0";"4.8";"26.4";"1.3";"";"3.6";"";"";"";"";"";""
            "2026-02-01";"DAILY SUMMARY";"Water Consumed";"";"";"";"";"";"";"";"";"";"";"";"";"1500";"";""

            """)
        let french = try plan(
            """
            \u{FEFF}"Date";"Type de repas";"Nom de l'aliment";"Marque";"Quantité Consommée";"Unité";"Calories (kcal)";"Protéines (g)";"Glucides (g)";"Lipides (g)";"Gras Saturés (g)";"Fibres (g)";"Sucres (g)";"Sodium (mg)";"Cholestérol (mg)";"Eau (ml)";"Nom du Repas";"Heure"
            "01/02/2026";"Déjeuner";"Bread";"Mill";"60";"g";"144,0";"4,8";"26,4";"1,3";"0,2";"3,6";"0";"300,0";"0";"";"";""
            "01/02/2026";"BILAN DU JOUR";"Total Consommé";"";"";"";"144,0";"4,8";"26,4";"1,3";"";"3,6";"";"";"";"";"";""
            "01/02/2026";"BILAN DU JOUR";"Eau Consommée";"";"";"";"";"";"";"";"";"";"";"";"";"1500";"";""

            """)
        for plan in [english, french] {
            #expect(plan.format == .sparkyFitness)
            #expect(plan.faults == [])
            #expect(plan.unknownColumns == [])
            #expect(!plan.isDateOrderGuessed)
            #expect(leftOut(plan) == ["sums 2"])
            #expect(
                plan.contents == [
                    entry(
                        "Bread", try moment("2026-02-01", hour: 12), .lunch,
                        figures(144, 4.8, 26.4, 1.3, 3.6, 0, 300).with([
                            "saturated_fat": 0.2, "cholesterol": 0,
                        ]), amount: 60, unit: "g",
                        grams: 60, brand: "Mill")
                ])
        }
    }

    @Test func `Samsung Health's food intake, in UTC with its offset`() throws {
        let plan = try plan(
            """
            com.samsung.health.food_intake,6307003,6
            create_sh_ver,start_time,amount,custom,modify_sh_ver,update_time,create_time,meal_type,client_data_id,name,unit,client_data_ver,calorie,time_offset,deviceuuid,comment,pkg_name,datauuid,food_info_id
            62910051,2025-09-11 17:07:15.737,1.0,,62910051,2025-09-11 17:07:15.750,2025-09-11 17:07:15.750,100003,,Curry,120001,,450.0,UTC+0530,a,,b,c,d,
            62910051,2025-09-11 07:00:00.000,1.0,,62910051,x,x,100001,,,120001,,200.0,UTC+0100,a,,b,c,d,

            """)
        #expect(plan.format == .samsungHealth)
        #expect(plan.faults == [])
        #expect(plan.unknownColumns == [])
        let curry = try #require(plan.contents.first)
        #expect(curry.moment.zone == "+05:30")
        #expect(curry.moment.offset == 19_800)
        #expect(curry.moment.instant.milliseconds == 1_757_610_435_000)
        #expect(curry.moment.day.description == "2025-09-11")
        #expect(curry.meal == .dinner)
        #expect(curry.nutrients == figures(450))
        #expect(
            plan.contents[1]
                == entry(
                    "breakfast", try moment("2025-09-11", hour: 8), .breakfast, figures(200),
                    amount: 1))
    }

    @Test func `Samsung Health's archive, in which the sums of meals stand beside their foods`()
        throws
    {
        let intake = """
            com.samsung.health.food_intake,6307003,6
            start_time,amount,meal_type,name,unit,calorie,time_offset,food_info_id
            2025-09-11 17:07:15.737,1.0,100003,Curry,120001,450.0,UTC+0530,f,
            2025-09-11 17:07:15.737,1.0,100003,Rice,120001,200.0,UTC+0530,g,

            """
        let sums = """
            com.samsung.health.nutrition,6307003,6
            start_time,total_fat,meal_type,protein,title,calorie,time_offset,carbohydrate
            2025-09-11 17:07:17.145,20,100003,15,Curry,650.0,UTC+0530,90,

            """
        let plan = try plan(
            Archives.zip([
                ("a/com.samsung.health.nutrition.20250912.csv", Array(sums.utf8)),
                ("a/com.samsung.health.food_intake.20250912.csv", Array(intake.utf8)),
            ]))
        #expect(plan.faults == [])
        #expect(plan.contents.map(\.nutrients) == [figures(450), figures(200)])
        #expect(leftOut(plan) == ["file(\"com.samsung.health.nutrition.20250912.csv\") 1"])
        #expect(
            throws: ImportRefusal.summary(
                file: "com.samsung.health.nutrition.csv", program: .samsungHealth,
                instead: "com.samsung.health.food_intake.csv")
        ) { try planned(sums) }
    }

    @Test func `FatSecret's report`() throws {
        let plan = try plan(
            """
            #-------------------------------------------
            # Food Diary Report - Detailed Report,"Tuesday, May 1, 2018","Thursday, May 31, 2018"
            #-------------------------------------------

            Daily Average,Cals ( kcal),Fat( g),Carbs( g),Prot( g)
            Total,2229,89.21,256.23,75.28
            Breakfast,387,15.98,53.14,10

            #-------------------------------------------
            # Report Details
            #-------------------------------------------
            Date,Cals ( kcal),Fat( g),Sat( g),Carbs( g),Fiber( g),Sugar( g),Prot( g),Sod( mg),Chol( mg),Potassium( mg)

            "Tuesday, May 1, 2018",250,4,1,4,0,2,26,1265,70,
             Breakfast,160,4,1,4,0,2,26,1260,70,0
              Salmon Jerky,160,4,1,4,0,2,26,1260,70,
            "   2  x 1 oz, 56 g"
             Snacks/Other,90,0,,0,,,0,5,0,
              Oolong Tea,90,0,,0,,,0,5,0,
            "   1 teabag, 240 ml"
            Total,250,4,1,4,0,2,26,1265,70,0

            """)
        #expect(plan.format == .fatSecret)
        #expect(plan.faults == [])
        #expect(
            plan.contents == [
                entry(
                    "Salmon Jerky", try moment("2018-05-01", hour: 8), .breakfast,
                    figures(160, 26, 4, 4, 0, 2, 1260).with(["saturated_fat": 1, "cholesterol": 70]
                    ),
                    text: "2  x 1 oz, 56 g Salmon Jerky",
                    amount: 2, unit: "1 oz, 56 g", grams: 56),
                entry(
                    "Oolong Tea", try moment("2018-05-01", hour: 16), .snack,
                    figures(90, 0, 0, 0, nil, nil, 5).with(["cholesterol": 0]),
                    text: "1 teabag, 240 ml Oolong Tea",
                    amount: 1, unit: "teabag, 240 ml"),
            ])
        #expect(plan.furtherColumns == [])
    }

    @Test func `FatSecret's report in Russian, with decimal commas`() throws {
        let plan = try plan(
            "\u{FEFF}\n"
                + """
                Дата,Кал ( ккал),Жир( г),Н/жир( г),Углев( г),Клетч( г),Сахар( г),Белк( г),Натри( мг),Холес( мг),Калий( мг)

                "суббота, марта 1, 2025",387,"12,6","6,289",1,,2,3,1393,88,
                 Завтрак,150,0,,"6,25",,,30,,,600
                "  Молоко 1,5%",150,0,,"6,25",,,30,,,600
                   2 1/2 x 100 мл (250 г)
                 Перекус/Другое,237,"12,6","6,289",28,,,"2,8",1393,88,
                  Каша #2,237,"12,6","6,289",28,,,"2,8",1393,88,
                   80 г

                "четверг, мая 1, 2025",96,"0,15",,"14,1",,"0,03","9,6",,,
                 Ужин,96,"0,15",,"14,1",,"0,03","9,6",,,
                  Кефир,96,"0,15",,"14,1",,"0,03","9,6",,,
                "   0,5 x 1 стакан, 120 г"

                """)
        #expect(plan.format == .fatSecret)
        #expect(plan.faults == [])
        #expect(plan.hasDecimalCommas)
        #expect(plan.unknownColumns == [])
        #expect(
            plan.contents == [
                entry(
                    "Молоко 1,5%", try moment("2025-03-01", hour: 8), .breakfast,
                    figures(150, 30, 6.25, 0).with(["potassium": 600]),
                    text: "2 1/2 x 100 мл (250 г) Молоко 1,5%", amount: 2.5,
                    unit: "100 мл (250 г)", grams: 250),
                entry(
                    "Каша #2", try moment("2025-03-01", hour: 16), .snack,
                    figures(237, 2.8, 28, 12.6, nil, nil, 1393).with([
                        "saturated_fat": 6.289, "cholesterol": 88,
                    ]), text: "80 г Каша #2", amount: 80, unit: "g", grams: 80),
                entry(
                    "Кефир", try moment("2025-05-01", hour: 19), .dinner,
                    figures(96, 9.6, 14.1, 0.15, nil, 0.03), text: "0,5 x 1 стакан, 120 г Кефир",
                    amount: 0.5, unit: "1 стакан, 120 г", grams: 120),
            ])
    }

    @Test func `Fitbit's monthly export has foods with energy and days with the rest`() throws {
        let plan = try plan(
            """
            Foods
            Date,Calories In
            "2019-07-01","1,381"

            Body
            Date,Weight,BMI,Fat
            "2019-07-01","80","24","20"

            Food Log 20190701
            "Meal","Food","Calories"
            "Lunch"
            "","Salmon","381"
            "Dinner"
            "","Rice, fried","1,000"

            Daily Totals
            "","Calories","1,381"
            "","Fat","15.02 g"
            "","Fiber","3 g"
            "","Carbs","15.5 g"
            "","Sodium","302 mg"
            "","Protein","37.12 g"
            "","Water","500 ml"

            Food Log 20190702
            Daily Totals
            "","Calories","0"
            "","Fat","0 g"

            """)
        #expect(plan.format == .fitbit)
        #expect(plan.faults == [])
        #expect(leftOut(plan) == [])
        #expect(plan.person.measurements.map(\.value) == [Thousandths(80)])
        #expect(
            plan.contents == [
                entry("Salmon", try moment("2019-07-01", hour: 12), .lunch, figures(381)),
                entry("Rice, fried", try moment("2019-07-01", hour: 19), .dinner, figures(1000)),
                entry(
                    "the day's other figures", try moment("2019-07-01", hour: 16), .snack,
                    figures(0, 37.12, 15.5, 15.02, 3, nil, 302)),
            ])
    }

    @Test func `Fitbit's logged foods`() throws {
        let plan = try plan(
            """
            {"foods":[{"isFavorite":false,"logDate":"2018-07-29","logId":15152856175,"loggedFood":\
            {"accessLevel":"PUBLIC","amount":1,"brand":"","calories":381,"foodId":81003,"locale":"en_US",\
            "mealTypeId":3,"name":"Salmon","unit":{"id":304,"name":"serving","plural":"servings"}},\
            "nutritionalValues":{"calories":381,"carbs":15.5,"fat":15.02,"fiber":3,"protein":37.12,\
            "sodium":302}}]}
            """)
        #expect(
            plan.contents == [
                entry(
                    "Salmon", try moment("2018-07-29", hour: 12), .lunch,
                    figures(381, 37.12, 15.5, 15.02, 3, nil, 302), amount: 1, unit: "serving")
            ])
    }

    @Test func `OpenNutriTracker's amounts are grams whatever the label says`() throws {
        func intake(_ unit: String, _ mealUnit: String, _ name: String = "\"Milk\"") -> String {
            """
            {"id":"a","unit":"\(unit)","amount":50.0,"type":"snack","meal":{"code":"4","name":\(name),\
            "brands":null,"mealUnit":"\(mealUnit)","servingQuantity":30.0,"servingUnit":"g",\
            "source":"off","nutriments":{"energyKcal100":240.0,"proteins100":8.0,"sodium100":0.1,"saturatedFat100":3.0,"carbohydrates100":null}},\
            "dateTime":"2026-02-28T12:30:15.123456Z"}
            """
        }
        let plan = try plan(
            "[\(intake("serving", "g")),\(intake("oz", "g")),\(intake("serving", "ml")),\(intake("g", "g", "null"))]"
        )
        #expect(plan.faults == [])
        #expect(plan.contents.map(\.unit) == ["g", "g", "ml", "g"])
        #expect(plan.contents.map(\.amount) == [50, 50, 50, 50])
        #expect(
            plan.contents.map(\.grams) == [Thousandths(50), Thousandths(50), nil, Thousandths(50)])
        #expect(
            plan.contents.map(\.nutrients)
                == Array(
                    repeating: figures(120, 4, nil, nil, nil, nil, 50).with(["saturated_fat": 1.5]),
                    count: 4))
        #expect(plan.contents.map(\.name) == ["Milk", "Milk", "Milk", "snack"])
        #expect(
            plan.contents[0].moment == (try moment("2026-02-28", hour: 12, minute: 30, second: 15)))
    }

    @Test(arguments: [
        ("\"source\":\"off\",", true), ("\"source\":\"off\",\"dataVersion\":null,", true),
        ("\"source\":\"off\",\"dataVersion\":1,", false), ("\"source\":\"fdc\",", false),
        ("\"source\":\"custom\",\"dataVersion\":1,", false), ("", false),
    ])
    func
        `OpenNutriTracker's minerals and vitamins are in its own units but for old Open Food Facts`(
            origin: String, isInGrams: Bool
        ) throws
    {
        let (milli, micro) = isInGrams ? (0.001, 0.000_001) : (1, 1)
        let plan = try plan(
            """
            [{"id":"a","unit":"g","amount":200.0,"type":"lunch","meal":{"name":"Cereal",\(origin)\
            "nutriments":{"energyKcal100":250.0,"monounsaturatedFat100":1.5,"cholesterol100":\(55 * milli),\
            "sodium100":\(120 * milli),"iron100":\(2 * milli),"vitaminA100":\(90 * micro),\
            "vitaminC100":\(45 * milli),"vitaminD100":\(5 * micro),"vitaminB6100":\(0.5 * milli),\
            "vitaminB12100":\(1.5 * micro),"niacin100":\(8 * milli)}},"dateTime":"2026-02-28T12:30:15"}]
            """)
        #expect(plan.faults == [])
        #expect(
            plan.contents.map(\.nutrients) == [
                figures(500, nil, nil, nil, nil, nil, 240).with([
                    "monounsaturated_fat": 3, "cholesterol": 110, "iron": 4, "vitamin_a": 180,
                    "vitamin_c": 90, "vitamin_d": 10, "vitamin_b6": 1, "vitamin_b12": 3,
                    "niacin": 16,
                ])
            ])
    }

    @Test func `OpenNutriTracker's archive as it is exported`() throws {
        let intake = """
            [{"id":"a","unit":"g","amount":50.0,"type":"lunch","meal":{"name":"Bread",\
            "nutriments":{"energyKcal100":240.0}},"dateTime":"2026-02-28T12:30:15.123456"}]
            """
        let plan = try plan(
            Archives.zip([
                ("user_activity.json", Array("[{\"id\":\"x\",\"duration\":30}]".utf8)),
                ("user_intake.json", Array(intake.utf8)),
                ("user_tracked_day.json", Array("[]".utf8)),
            ]))
        #expect(plan.files == ["user_intake.json"])
        #expect(plan.contents.map(\.nutrients) == [figures(120)])
        #expect(
            leftOut(plan) == [
                "file(\"user_activity.json\") 1", "file(\"user_tracked_day.json\") 1",
            ])
    }

    @Test func `Waistline's backup`() throws {
        let plan = try plan(
            """
            {"diary":[{"dateTime":"2026-02-28T00:00:00.000Z","items":[
            {"id":1,"type":"food","portion":"50","unit":"g","quantity":2,"category":0},
            {"id":2,"type":"food","portion":1,"quantity":350,"category":1,"description":"Soup"},
            {"id":7,"type":"recipe","portion":"1","unit":"serving","quantity":1,"category":2},
            {"id":3,"type":"food","portion":1,"quantity":1,"category":3}],
            "stats":{"weight":"80"}}],
            "foodList":[{"id":1,"name":"Oats","brand":"Mill","portion":"100","unit":"g",
            "nutrition":{"calories":370,"proteins":13,"salt":0.02,"vitamin-b9":32,"saturated-fat":"1.2","omega-3-fat":1}},
            {"id":2,"name":"Quick Add","barcode":"quick-add","portion":1,"nutrition":{"calories":1}},
            {"id":3,"name":"Run","portion":1,"nutrition":{"calories":-300}}],
            "meals":[],"recipes":[{"id":7,"name":"Stew","portion":"1","unit":"serving",
            "nutrition":{"calories":500,"kilojoules":2092,"fat":20}}],"version":30}
            """)
        #expect(plan.format == .waistline)
        #expect(plan.faults == [])
        #expect(leftOut(plan) == ["records(\"body measurements\") 1", "exercise 1"])
        #expect(
            plan.contents == [
                entry(
                    "Oats", try moment("2026-02-28", hour: 8), .breakfast,
                    figures(370, 13, nil, nil, nil, nil, 8).with([
                        "folate": 32, "saturated_fat": 1.2,
                    ]),
                    amount: 100, unit: "g", grams: 100,
                    brand: "Mill"),
                entry("Soup", try moment("2026-02-28", hour: 12), .lunch, figures(350)),
                entry(
                    "Stew", try moment("2026-02-28", hour: 19), .dinner,
                    figures(500, nil, nil, 20), amount: 1, unit: "serving"),
            ])
    }

    @Test func `Yazio's days with the products beside them`() throws {
        let days = """
            {"2023-09-24":{"daily":{"date":"2023-09-24","energy":100},"consumed":{"products":[
            {"id":"a","date":"2023-09-24 13:29:04","daytime":"lunch","type":"product","product_id":"p","amount":50,"serving":"gram","serving_quantity":50},
            {"id":"b","date":"2023-09-24 13:29:04","daytime":"lunch","type":"product","product_id":"gone","amount":50}],
            "recipe_portions":[{"id":"c","date":"2023-09-24 12:18:57","daytime":"lunch","recipe_id":"r","portion_count":4}],
            "simple_products":[{"id":"d","date":"2023-09-25 08:00:00","daytime":"dinner","name":"Pizza","nutrients":{"energy.energy":900,"nutrient.fat":40}}]},
            "goals":{"energy.energy":2000},"exercises":{"training":[{}],"custom_training":[]},"water":{"water_intake":50}}}
            """
        let products = """
            {"p":{"name":"Potato","producer":null,"base_unit":"g","nutrients":{"energy.energy":0.857143,
            "nutrient.carb":0.171429,"nutrient.fat":0.014286,"nutrient.protein":0.028571,"nutrient.sodium":0.001,"nutrient.saturated":0.002,"mineral.potassium":0.0042,
            "vitamin.b11":0.0000004,"vitamin.c":0.0002,"aminoacid.valine":1}}}
            """
        let plan = try plan(
            Archives.zip([("days.json", Array(days.utf8)), ("products.json", Array(products.utf8))])
        )
        #expect(plan.format == .yazio)
        #expect(plan.faults == [])
        #expect(
            leftOut(plan) == [
                "withoutFigures 1", "recipes 1", "water 1", "exercise 1", "goals 1",
                "file(\"products.json\") 1",
            ])
        #expect(
            plan.contents == [
                entry(
                    "Potato", try moment("2023-09-24", hour: 13, minute: 29, second: 4), .lunch,
                    figures(42.857, 1.429, 8.571, 0.714, nil, nil, 50).with([
                        "saturated_fat": 0.1, "potassium": 210, "folate": 20, "vitamin_c": 10,
                    ]), amount: 50, unit: "g",
                    grams: 50),
                entry(
                    "Pizza", try moment("2023-09-24", hour: 19), .dinner, figures(900, nil, nil, 40)
                ),
            ])
        #expect(throws: ImportRefusal.needs("products.json", program: .yazio)) {
            try planned(days)
        }
    }

    private func planned(_ text: String) throws -> ImportPlan { try plan(text) }

    @Test func `wger's diary with its ingredients`() throws {
        let plan = try plan(
            """
            {"results":[{"id":"e","plan":"c","meal":null,"ingredient":4,"weight_unit":null,
            "datetime":"2016-05-15T12:01:15+02:00","amount":"150.00"}],
            "ingredients":[{"id":4,"name":"Quark","energy":70,"protein":"12.000","carbohydrates":"4.000",
            "carbohydrates_sugar":"4.000","fat":"0.200","fat_saturated":"0.100","fiber":null,"sodium":"0.040"}]}
            """)
        #expect(plan.format == .wger)
        #expect(plan.faults == [])
        let quark = try #require(plan.contents.first)
        #expect(
            quark.nutrients == figures(105, 18, 6, 0.3, nil, 6, 60).with(["saturated_fat": 0.15]))
        #expect(quark.grams == Thousandths(150))
        #expect(quark.moment.zone == "+02:00")
        #expect(quark.moment.instant.milliseconds == 1_463_306_475_000)
        #expect(quark.meal == .lunch)
    }
}
