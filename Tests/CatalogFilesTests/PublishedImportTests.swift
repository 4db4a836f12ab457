import Nutrition
import TestSupport
import Testing

@testable import CatalogFiles

/// Tables of foods of several nations, in the layouts in which they are published.
struct PublishedImportTests {
    private let folder: TemporaryFolder
    private let imports: ImportedFolder

    init() throws {
        folder = try TemporaryFolder()
        imports = ImportedFolder(dataFolder: folder.path + "/data")
    }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    private func run(_ name: String, _ bytes: [UInt8]) throws -> (ImportOutcome, [Food]) {
        try write(bytes, to: path(name))
        let outcome = try #require(try FoodImport.run([path(name)], into: imports).first)
        return (outcome, try #require(imports.open().imports.first).foods())
    }

    private func food(
        _ id: String, _ name: String, _ release: String, aliases: [String] = [],
        _ figures: Double?..., portions: [Portion] = []
    ) -> Food {
        var nutrients = Nutrients.unknown
        for (nutrient, value) in zip(Nutrient.allCases, figures) {
            nutrients[nutrient] = value.map { Thousandths($0) }
        }
        return Food(
            id: FoodID(rawValue: id), name: name, aliases: aliases, category: .meal,
            per100g: nutrients, portions: portions,
            source: FoodSource(
                release: release, code: id.split(separator: ":").last.map(String.init)))
    }

    @Test func `CIQUAL in French, as a workbook and as text with semicolons`() throws {
        let rows = [
            [
                "alim_grp_code", "alim_grp_nom_fr", "alim_code", "alim_nom_fr", "alim_nom_sci",
                "Energie, Règlement UE N° 1169/2011 (kJ/100 g)",
                "Energie, Règlement UE N° 1169/2011 (kcal/100 g)",
                "Protéines, N x facteur de Jones (g/100 g)", "Glucides (g/100 g)",
                "Lipides (g/100 g)", "Sucres (g/100 g)", "Fibres alimentaires (g/100 g)",
                "Sel chlorure de sodium (g/100 g)", "Sodium (mg/100 g)",
            ],
            [
                "01", "entrées", "25600", "Céleri rémoulade", "", "-", "206", "1,12", "4,8", "19,1",
                "traces", "< 0,5", "1,2", "480",
            ],
            [
                "01", "entrées", "25601", "Salade de thon", "", "900", "-", "9,15", "7,7", "16",
                "-", "-", "0,5", "-",
            ],
            ["01", "entrées", "25602", "Rien", "", "-", "-", "-", "-", "-", "-", "-", "-", "-"],
            ["", "", "", "", "", "", "", "", "", "", "", "", "", ""],
        ]
        let expected = [
            food(
                "ciqual-2020:25600", "Céleri rémoulade", "CIQUAL", 206, 1.12, 4.8, 19.1, 0, 0, 480),
            food(
                "ciqual-2020:25601", "Salade de thon", "CIQUAL", 900 / 4.184, 9.15, 7.7, 16, nil,
                nil, 200),
        ]
        let text = rows.map { row in
            row.map { $0.contains(";") ? "\"\($0)\"" : $0 }.joined(separator: ";")
        }.joined(separator: "\r\n")
        let latin = text.unicodeScalars.map { UInt8($0.value) }
        let (outcome, foods) = try run("Table Ciqual 2020_FR.csv", latin)
        #expect(foods == expected)
        #expect(outcome.faults.first.map(\.reason) == ["has no figures"])
        #expect(outcome.about.credit == "Anses, table Ciqual, under the Open Licence")
        _ = try imports.remove("ciqual-2020")
        #expect(
            try run("Table Ciqual 2020_FR.xlsx", Archives.workbook([("compo", rows)])).1 == expected
        )
    }

    @Test func `CoFID, whose sodium stands in another sheet`() throws {
        let heads = ["Food Code", "Food Name", "Description", "Group"]
        let book = Archives.workbook([
            ("1.1 Notes", [["Composition of foods"]]),
            (
                "1.3 Proximates",
                [
                    heads + [
                        "Water (g)", "Protein (g)", "Fat (g)", "Carbohydrate (g)",
                        "Energy (kcal) (kcal)", "Energy (kJ) (kJ)", "Total sugars (g)",
                        "AOAC fibre (g)",
                    ],
                    [
                        "", "", "", "", "WATER", "PROT", "FAT", "CHO", "KCALS", "KJ", "TOTSUG",
                        "AOACFIB",
                    ],
                    [],
                    [
                        "13-145", "Ackee, canned, drained", "x", "DG", "76.7", "2.9", "15.2", "0.8",
                        "151", "625", "0.8", "N",
                    ],
                    [
                        "13-146", "Beans", "x", "DG", "76.7", "Tr", "Tr", "10", "40", "160",
                        "(1.5)", "2.1",
                    ],
                ]
            ),
            (
                "1.4 Inorganics",
                [
                    heads + ["Sodium (mg)", "Potassium (mg)"], ["", "", "", "", "NA", "K"],
                    ["13-145", "Ackee", "", "", "240", "270"],
                    ["13-146", "Beans", "", "", "N", "1"],
                ]
            ),
        ])
        let (outcome, foods) = try run("CoFID 2021.xlsx", book)
        #expect(outcome.faults.count == 0)
        #expect(
            foods == [
                food(
                    "cofid-2021:13-145", "Ackee, canned, drained", "CoFID", 151, 2.9, 0.8, 15.2,
                    nil, 0.8, 240),
                food("cofid-2021:13-146", "Beans", "CoFID", 40, 0, 10, 0, 2.1, 1.5, nil),
            ])
    }

    @Test func `the Australian tables, with a title above and energy in kJ`() throws {
        let book = Archives.workbook([
            (
                "All solids & liquids per 100g",
                [
                    ["Australian Food Composition Database"], [],
                    [
                        "Public Food Key", "Classification", "Food Name",
                        "Energy with dietary fibre, equated \n(kJ)",
                        "Energy, without dietary fibre, equated \n(kJ)", "Protein \n(g)",
                        "Fat, total \n(g)", "Total dietary fibre \n(g)", "Total sugars (g)",
                        "Available carbohydrate, with sugar alcohols \n(g)", "Sodium (Na) \n(mg)",
                    ],
                    [
                        "F002258", "31302", "Cardamom seed, dried, ground", "1236", "1012", "10.8",
                        "6.7", "28", "0.5", "40", "18",
                    ],
                ]
            )
        ])
        #expect(
            try run("AFCD Release 3.xlsx", book).1 == [
                food(
                    "afcd:F002258", "Cardamom seed, dried, ground",
                    "Australian Food Composition Database", 1236 / 4.184, 10.8, 40, 6.7, 28, 0.5, 18
                )
            ])
    }

    @Test func `Japan's tables, whose columns bear identifiers below several lines`() throws {
        let book = Archives.workbook([
            (
                "表全体",
                [
                    ["", "", "", "", "可食部100 g当たり"],
                    [
                        "食品群", "食品番号", "索引番号", "食品名", "エネルギー", "", "たんぱく質", "脂質", "炭水化物", "食物繊維総量",
                        "ナトリウム",
                    ],
                    [
                        "", "", "", "成分識別子", "ENERC", "ENERC_KCAL", "PROT-", "FAT-", "CHOCDF-",
                        "FIB-", "NA",
                    ],
                    ["", "", "", "単位", "kJ", "kcal", "g", "g", "g", "g", "mg"],
                    [
                        "01", "01001", "1", "アマランサス 玄穀", "1452", "343", "12.7", "6.0", "64.9",
                        "7.4", "1",
                    ],
                    [
                        "01", "01002", "2", "あわ 精白粒", "1466", "346", "11.2", "4.4", "69.7", "(3.3)",
                        "Tr",
                    ],
                ]
            )
        ])
        let release = "Standard Tables of Food Composition in Japan"
        let foods = try run("japan.xlsx", book).1
        #expect(
            foods == [
                food("japan:1001", "アマランサス 玄穀", release, 343, 12.7, 64.9, 6, 7.4, nil, 1),
                food("japan:1002", "あわ 精白粒", release, 346, 11.2, 69.7, 4.4, 3.3, nil, 0),
            ]
                || foods == [
                    food("japan:01001", "アマランサス 玄穀", release, 343, 12.7, 64.9, 6, 7.4, nil, 1),
                    food("japan:01002", "あわ 精白粒", release, 346, 11.2, 69.7, 4.4, 3.3, nil, 0),
                ])
    }

    @Test func `Taiwan's table, a row for each thing that was measured`() throws {
        let text = """
            \u{FEFF}食品分類,資料類別,整合編號,樣品名稱,俗名,樣品英文名稱,內容物描述,廢棄率,分析項分類,分析項,含量單位,每100克含量,樣本數
            穀物類,樣品基本資料,A01301,大麥仁,"小薏仁,洋薏仁",Pearl barley,生,0.0,一般成分,熱量,kcal,365,1
            穀物類,樣品基本資料,A01301,大麥仁,"小薏仁,洋薏仁",Pearl barley,生,0.0,一般成分,粗蛋白,g,8.4,1
            穀物類,樣品基本資料,A01301,大麥仁,"小薏仁,洋薏仁",Pearl barley,生,0.0,一般成分,粗脂肪,g,1.7,1
            穀物類,樣品基本資料,A01301,大麥仁,"小薏仁,洋薏仁",Pearl barley,生,0.0,一般成分,總碳水化合物,g,77.2,1
            穀物類,樣品基本資料,A01301,大麥仁,"小薏仁,洋薏仁",Pearl barley,生,0.0,礦物質,鈉,mg,,1

            """
        #expect(
            try run("taiwan.csv", Array(text.utf8)).1 == [
                food(
                    "taiwan:A01301", "大麥仁", PublishedShape.taiwanese.release,
                    aliases: ["小薏仁", "洋薏仁", "Pearl barley"], 365, 8.4, 77.2, 1.7)
            ])
    }

    @Test func `the Canadian file, several tables in an archive`() throws {
        let tables = [
            (
                "FOOD NAME.csv",
                "FoodID,FoodCode,FoodGroupID,FoodSourceID,FoodDescription,FoodDescriptionF\n2,2,22,2,Cheese souffle,Soufflé au fromage\n3,3,1,2,Nothing,Rien\n"
            ),
            (
                "NUTRIENT AMOUNT.csv",
                "FoodID,NutrientID,NutrientValue,StandardError\n2,203,9.54,0\n2,204,15.7,0\n2,205,5.91,0\n2,208,204,0\n2,307,272,0\n2,301,1,0\n"
            ),
            (
                "CONVERSION FACTOR.csv",
                "FoodID,MeasureID,ConversionFactorValue\n2,341,1.34\n2,342,1\n2,999,5\n"
            ),
            (
                "MEASURE NAME.csv",
                "MeasureID,MeasureDescription,MeasureDescriptionF\n341,1 cup,1 tasse\n342,100g,100g\n"
            ),
        ]
        let bytes = Archives.zip(
            tables.map { ($0.0, $0.1.unicodeScalars.map { UInt8($0.value) }) })
        let (outcome, foods) = try run("cnf-fcen-2015.zip", bytes)
        #expect(outcome.faults.first.map(\.reason) == ["has no figures"])
        #expect(
            foods == [
                food(
                    "cnf-2015:2", "Cheese souffle", "Canadian Nutrient File",
                    aliases: ["Soufflé au fromage"], 204, 9.54, 5.91, 15.7, nil, nil, 272,
                    portions: [Portion(label: "cup", grams: Thousandths(134))])
            ])
    }

    @Test func `products as JSON Lines are those of the table`() throws {
        let text = """
            {"_id":"1","code":"1","product_name":"Oat  drink","brands":"Alpro,Danone","serving_quantity":"250","pnns_groups_1":"Beverages","nutriments":{"energy_100g":184,"proteins_100g":1,"carbohydrates_100g":"6.6","fat_100g":1.5,"sodium_100g":0.04,"x":{"y":[1]}},"images":{"a":{}}}
            {"code":"3","product_name":"Nothing known"}
            {"code":4,"product_name":"Odd
            {"code":"1","product_name":"Again","nutriments":{"energy-kcal_100g":61,"proteins_100g":3,"carbohydrates_100g":5,"fat_100g":3}}

            """
        let (outcome, foods) = try run("off.jsonl", Array(text.utf8))
        #expect(outcome.faults.first.map(\.line) == [2, 3, 4])
        #expect(outcome.faults.first.last?.reason == "repeats the code 1")
        #expect(
            foods == [
                Food(
                    id: "off:1", name: "Oat drink", aliases: ["Alpro"], category: .beverage,
                    brand: "Alpro",
                    per100g: Nutrients(
                        calories: Thousandths(184 / 4.184), protein: Thousandths(1),
                        carbohydrates: Thousandths(6.6), fat: Thousandths(1.5),
                        sodium: Thousandths(40)),
                    portions: [Portion(label: "serving", grams: Thousandths(250))],
                    defaultPortion: 0, usualGrams: Thousandths(250),
                    source: FoodSource(release: "Open Food Facts", code: "1"))
            ])
    }

    @Test func `a truncated zip of foods is damaged, not unknown`() throws {
        let whole = Archives.zip([
            ("a.csv", Array("a,b\n1,2\n".utf8)),
            (
                "fndds_1_foods.csv",
                Array("food_code,description,wweia_code,energy_kcal\n1,Milk,1004,51\n".utf8)
            ),
        ])
        for length in [40, 60, whole.count / 2] {
            try write(Array(whole.prefix(length)), to: path("foods.zip"))
            #expect {
                try FoodImport.run([path("foods.zip")], into: imports)
            } throws: { error in
                if case ImportError.archive = error { true } else { false }
            }
        }
    }

    @Test(
        arguments: [
            ("12,5", 12.5), ("12.5", 12.5), ("1,250.5", 1250.5), ("Tr", 0), ("(Tr)", 0),
            ("traces", 0),
            ("< 0,5", 0), ("(3.3)", 3.3), ("-", nil), ("N", nil), ("", nil), ("0x10", nil),
            ("*", nil),
        ] as [(String, Double?)])
    func `figures of tables`(text: String, value: Double?) {
        #expect(PublishedFigure.value(text) == value)
    }
}
