import FoodCatalog
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
        let foods = try #require(
            imports.open().imports.first { $0.about.name == outcome.about.name })
        return (outcome, try foods.foods())
    }

    private func food(
        _ id: String, _ name: String, _ release: String, aliases: [String] = [],
        _ figures: Double?..., more: [String: Double] = [:], portions: [Portion] = []
    ) -> Food {
        var nutrients = Nutrients.unknown
        for (nutrient, value) in zip(Nutrient.leading, figures) {
            nutrients[nutrient] = value.map { Thousandths($0) }
        }
        nutrients.further = FurtherFigures(more)
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
                "Sel chlorure de sodium (g/100 g)", "Sodium (mg/100 g)", "Eau (g/100 g)",
                "AG saturés (g/100 g)", "AG 20:5 5c,8c,11c,14c,17c (n-3) EPA (g/100 g)",
                "Cholestérol (mg/100 g)", "Fer (mg/100 g)", "Iode (µg/100 g)", "Rétinol (µg/100 g)",
                "Beta-Carotène (µg/100 g)", "Vitamine B1 ou Thiamine (mg/100 g)",
                "Vitamine B12 (µg/100 g)", "Vitamine C (mg/100 g)",
            ],
            [
                "01", "entrées", "25600", "Céleri rémoulade", "", "-", "206", "1,12", "4,8", "19,1",
                "traces", "< 0,5", "1,2", "480", "71,4", "2,1", "0,013", "11", "0,5", "< 20", "10",
                "24", "0,02", "0,11", "5,5",
            ],
            [
                "01", "entrées", "25601", "Salade de thon", "", "900", "-", "9,15", "7,7", "16",
                "-", "-", "0,5", "-", "-", "-", "-", "-", "-", "-", "10", "-", "-", "-", "-",
            ],
            ["01", "entrées", "25602", "Rien", "", "-", "-", "-", "-", "-", "-", "-", "-", "-"],
            ["", "", "", "", "", "", "", "", "", "", "", "", "", ""],
        ]
        let expected = [
            food(
                "ciqual-2020:25600", "Céleri rémoulade", "CIQUAL", 206, 1.12, 4.8, 19.1, 0, 0, 480,
                more: [
                    "water": 71.4, "saturated_fat": 2.1, "epa": 0.013, "cholesterol": 11,
                    "iron": 0.5,
                    "iodine": 0, "vitamin_a": 12, "thiamin": 0.02, "vitamin_b12": 0.11,
                    "vitamin_c": 5.5,
                ]),
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

    @Test func `CoFID, of which several sheets tell of the same foods`() throws {
        let heads = ["Food Code", "Food Name", "Description", "Group"]
        let blank = Array(repeating: "", count: 4)
        let book = Archives.workbook([
            ("1.1 Notes", [["Composition of foods"]]),
            (
                "1.3 Proximates",
                [
                    heads + [
                        "Water (g)", "Protein (g)", "Fat (g)", "Carbohydrate (g)",
                        "Energy (kcal) (kcal)", "Energy (kJ) (kJ)", "Starch (g)",
                        "Total sugars (g)", "AOAC fibre (g)", "Satd FA /100g fd (g)",
                        "Satd FA /100g FA (g)", "Cholesterol (mg)",
                    ],
                    blank + [
                        "WATER", "PROT", "FAT", "CHO", "KCALS", "KJ", "STARCH", "TOTSUG",
                        "AOACFIB", "SATFOD", "SATFAC", "CHOL",
                    ],
                    [],
                    [
                        "13-145", "Ackee, canned, drained", "x", "DG", "76.7", "2.9", "15.2", "0.8",
                        "151", "625", "0", "0.8", "N", "3.1", "20.4", "0",
                    ],
                    [
                        "13-146", "Beans", "x", "DG", "76.7", "Tr", "Tr", "10", "40", "160", "N",
                        "(1.5)", "2.1", "N", "N", "N",
                    ],
                    // The same code has been given to another food.
                    [
                        "13-146", "Cress", "x", "DG", "92", "3", "1", "0.4", "22", "94", "Tr",
                        "0.4", "1.5", "0.3", "N", "0",
                    ],
                ]
            ),
            (
                "1.4 Inorganics",
                [
                    // The first heading is missing as it is in the published workbook.
                    [" ", "Food Name", "Description", "Group", "Sodium (mg)", "Potassium (mg)"],
                    blank + ["NA", "K"],
                    ["13-145", "Ackee, canned, drained", "", "", "240", "270"],
                    ["13-146", "Beans", "", "", "N", "1"],
                    ["13-146", "Cress", "", "", "49", "230"],
                ]
            ),
            (
                "1.5 Vitamins",
                [
                    heads + [
                        "Retinol (µg)", "Carotene (µg)", "Retinol Equivalent (µg)",
                        "Vitamin D (µg)", "Thiamin (mg)", "Pantothenate (mg)", "Vitamin C (mg)",
                    ],
                    blank + ["RETOL", "CAROT", "RETEQU", "VITD", "THIA", "PANTO", "VITC"],
                    [
                        "13-145", "Ackee, canned, drained", "", "", "0", "120", "20", "0", "0.03",
                        "N", "30",
                    ],
                ]
            ),
            (
                "1.12 (PUFA per 100gFood)",
                [
                    heads + ["cis n-3 C20:5 /100g food (g)"], blank + ["FOD20:5cn3"],
                    ["13-145", "Ackee, canned, drained", "", "", "0.02"],
                ]
            ),
        ])
        let (outcome, foods) = try run("CoFID 2021.xlsx", book)
        #expect(outcome.about.files == ["CoFID 2021.xlsx"])
        #expect(outcome.faults.first.map(\.reason) == ["repeats the code 13-146"])
        #expect(
            foods == [
                food(
                    "cofid-2021:13-145", "Ackee, canned, drained", "CoFID", 151, 2.9, 0.8, 15.2,
                    nil, 0.8, 240,
                    more: [
                        "water": 76.7, "starch": 0, "saturated_fat": 3.1, "cholesterol": 0,
                        "potassium": 270, "vitamin_a": 10, "vitamin_d": 0, "thiamin": 0.03,
                        "vitamin_c": 30, "epa": 0.02,
                    ]),
                food(
                    "cofid-2021:13-146", "Beans", "CoFID", 40, 0, 10, 0, 2.1, 1.5, nil,
                    more: ["water": 76.7, "potassium": 1]),
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
                        "Moisture (water) \n(g)", "Selenium (Se) \n(ug)",
                        "Retinol (preformed vitamin A) \n(ug)",
                        "Vitamin A retinol equivalents \n(ug)", "Thiamin (B1) \n(mg)",
                        "Cobalamin (B12) \n(ug)", "Dietary folate equivalents \n(ug)",
                        "Total saturated fatty acids, equated \n(g)",
                        "Total trans fatty acids, imputed \n(mg)", "C20:5w3 (%T)", "C20:5w3 (mg)",
                        "Tryptophan \n(mg/gN)", "Caffeine \n(mg)",
                    ],
                    [
                        "F002258", "31302", "Cardamom seed, dried, ground", "1236", "1012", "10.8",
                        "6.7", "28", "0.5", "40", "18", "8.3", "3.6", "2", "12", "0.198", "", "60",
                        "0.68", "20", "9", "5", "70", "0",
                    ],
                ]
            ),
            (
                // What is drunk stands there again, by volume.
                "Liquids only per 100mL",
                [
                    [
                        "Public Food Key", "Food Name", "Energy with dietary fibre, equated \n(kJ)",
                        "Protein \n(g)", "Fat, total \n(g)", "Zinc (Zn) \n(mg)",
                    ],
                    ["F002258", "Cardamom seed, dried, ground", "9", "9", "9", "9"],
                ]
            ),
        ])
        #expect(
            try run("AFCD Release 3.xlsx", book).1 == [
                food(
                    "afcd:F002258", "Cardamom seed, dried, ground",
                    "Australian Food Composition Database", 1236 / 4.184, 10.8, 40, 6.7, 28, 0.5,
                    18,
                    more: [
                        "water": 8.3, "selenium": 3.6, "vitamin_a": 7, "thiamin": 0.198,
                        "folate": 60, "saturated_fat": 0.68, "trans_fat": 0.02, "epa": 0.005,
                        "caffeine": 0,
                    ])
            ])
    }

    @Test func `AUSNUT as text of 2011 and as the workbook of 2023`() throws {
        let text = """
            Food ID,Survey ID,Food Name,"Energy, with dietary fibre (kJ)","Energy, without dietary fibre (kJ)",\
            Moisture (g),Protein (g),Total fat (g),"Available carbohydrates, with sugar alcohols (g)",\
            "Available carbohydrates, without sugar alcohol (g)",Total sugars (g),Added sugars (g),\
            Dietary fibre (g),Preformed vitamin A (retinol) (µg),Vitamin A retinol equivalents (µg),\
            Total Folates (µg),Sodium (Na) (mg),Total saturated fat (g),C20:5w3 Eicosapentaenoic (mg),\
            Total trans fatty acids (mg)
            10A10155,11101001,"Beer, high alcohol",190,190,90.9,0.4,0,2.6,2.6,0.1,0,0,0,2,5,3,0,1.5,20
            """
        let beer = food(
            "ausnut-2011:10A10155", "Beer, high alcohol", "AUSNUT", 190 / 4.184, 0.4, 2.6, 0, 0,
            0.1, 3,
            more: [
                "water": 90.9, "added_sugar": 0, "vitamin_a": 1, "folate": 5, "saturated_fat": 0,
                "epa": 0.0015, "trans_fat": 0.02,
            ])
        #expect(
            try run("8b. AUSNUT 2011-13 AHS Food Nutrient Database.csv", Array(text.utf8)).1
                == [beer])
        let book = Archives.workbook([
            (
                "Food nutrient details",
                [
                    [
                        "Survey ID", "Public Food Key", "Food Name",
                        "Energy, with dietary fibre (kJ)", "Protein (g)", "Total fat (g)",
                        "Carbohydrate, with sugar alcohols (g)",
                        "Carbohydrate, without sugar alcohols (g)", "Total sugars (g)",
                        "Dietary fibre (g)", "Vitamin A (retinol) (µg)",
                        "Vitamin A retinol equivalents (µg)", "Dietary folate equivalents (µg)",
                        "Sodium (mg)", "Saturated fat (g)", "Monounsaturated fat (g)",
                        "Trans fatty acids (mg)", "Omega 3 LC (mg)",
                    ],
                    [
                        "11101001", "F000123", "Coffee, black", "10", "0.2", "0.1", "0.3", "0.2",
                        "0", "0", "4", "6", "1", "2", "0.03", "0.02", "10", "7",
                    ],
                ]
            )
        ])
        let coffee = food(
            "ausnut-2023:11101001", "Coffee, black", "AUSNUT", 10 / 4.184, 0.2, 0.3, 0.1, 0, 0, 2,
            more: [
                "vitamin_a": 5, "folate": 1, "saturated_fat": 0.03, "monounsaturated_fat": 0.02,
                "trans_fat": 0.01,
            ])
        #expect(try run("AUSNUT 2023 Food nutrient details.xlsx", book).1 == [coffee])
    }

    @Test func `Japan's tables, parted by groups and headed by tags below several lines`() throws {
        func sheet(_ rows: [[String]]) -> [[String]] {
            [
                ["", "食\u{3000}品\u{3000}番\u{3000}号", "索引番号", "可食部 100 g 当たり"],
                ["", "", "", "食\u{3000}品\u{3000}名", "廃 棄 率", "エネルギー", "", "たんぱく質"],
                ["", "", "", "単位", "%", "kJ", "kcal", "(…… g ……)", "", "", "", "mg"],
                [
                    "", "", "", "成分識別子", "REFUSE", "ENERC", "ENERC_KCAL", "PROT-", "FAT-",
                    "CHOCDF-", "FIB-", "NA", "K", "SE", "RETOL", "VITA_RAE", "VITK ", "FOL", "ALC",
                    "MG",
                ],
            ] + rows
        }
        let book = Archives.workbook([
            (
                "1 穀類",
                sheet([
                    [
                        "01", "01001", "1", "アマランサス\u{3000}玄穀", "0", "1452", "343", "12.7", "6.0",
                        "64.900000000000006", "7.4", "1", "600", "13", "(0)", "Tr", "(0)", "130",
                        "-", "270",
                    ]
                ])
            ),
            (
                "2 いも",
                sheet([
                    [
                        "02", "02002", "2", "あわ 精白粒", "0", "1466", "346", "11.2", "4.4", "69.7",
                        "-3.3", "Tr", "300", "2", "(0)", "(0)", "(0)", "29", "-",
                    ]
                ])
            ),
        ])
        let release = "Standard Tables of Food Composition in Japan"
        let (outcome, foods) = try run("japan-2020.xlsx", book)
        #expect(outcome.about.files == ["japan-2020.xlsx"])
        #expect(
            foods == [
                food(
                    "japan-2020:01001", "アマランサス 玄穀", release, 343, 12.7, 64.9, 6, 7.4, nil, 1,
                    more: [
                        "potassium": 600, "selenium": 13, "vitamin_a": 0, "vitamin_k": 0,
                        "folate": 130, "magnesium": 270,
                    ]),
                food(
                    "japan-2020:02002", "あわ 精白粒", release, 346, 11.2, 69.7, 4.4, 3.3, nil, 0,
                    more: [
                        "potassium": 300, "selenium": 2, "vitamin_a": 0, "vitamin_k": 0,
                        "folate": 29,
                    ]),
            ])
    }

    @Test func `Taiwan's table, a row for each thing that was measured or a column`() throws {
        let measured = [
            ("熱量", "kcal", "365"), ("水分", "g", "11.1"), ("粗蛋白", "g", "8.4"), ("粗脂肪", "g", "1.7"),
            ("總碳水化合物", "g", "77.2"), ("鈉", "mg", ""), ("鉀", "mg", " 223 "), ("反式脂肪", "mg", "20"),
            ("維生素D總量(IU)", "IU", "40"), ("維生素D總量(ug)", "ug", "1"), ("視網醇", "ug", "2"),
            ("視網醇當量(RE)", "ug", "10"), ("α-維生素E當量(α-TE)", "mg", "0.5"), ("維生素B12", "ug", "0.3"),
            ("廿碳五烯酸(20:5)", "mg", "30"), ("P/M/S", "", "1.1/0.5/1.0"),
        ]
        let open =
            "\u{FEFF}食品分類,資料類別,整合編號,樣品名稱,俗名,樣品英文名稱,內容物描述,廢棄率,分析項分類,分析項,含量單位,每100克含量,樣本數\n"
            + measured.map { name, unit, figure in
                "穀物類,樣品基本資料,A01301,大麥仁,\"小薏仁,洋薏仁\",Pearl barley,生,0.0,x,\(name),\(unit),\(figure),1\n"
            }.joined()
        let book = Archives.workbook([
            (
                "台灣食品成分表",
                [
                    ["", "", "一般成分"],
                    ["整合編號", "樣品名稱", "俗名"]
                        + measured.map { name, unit, _ in
                            name.hasSuffix("(\(unit))") ? name : "\(name)(\(unit))"
                        },
                    ["A01301", "大麥仁", "小薏仁"] + measured.map(\.2),
                ]
            )
        ])
        func expected(_ aliases: [String]) -> Food {
            food(
                "taiwan:A01301", "大麥仁", PublishedShape.taiwanese.release, aliases: aliases, 365,
                8.4, 77.2, 1.7,
                more: [
                    "water": 11.1, "potassium": 223, "trans_fat": 0.02, "vitamin_d": 1,
                    "vitamin_a": 6, "vitamin_e": 0.5, "vitamin_b12": 0.3, "epa": 0.03,
                ])
        }
        #expect(
            try run("taiwan.csv", Array(open.utf8)).1
                == [expected(["小薏仁", "洋薏仁", "Pearl barley"])])
        _ = try imports.remove("taiwan")
        #expect(try run("taiwan.xlsx", book).1 == [expected(["小薏仁"])])
    }

    @Test func `the Canadian file, several tables in an archive`() throws {
        let tables = [
            (
                "FOOD NAME.csv",
                "FoodID,FoodCode,FoodGroupID,FoodSourceID,FoodDescription,FoodDescriptionF\n2,2,22,2,Cheese souffle,Soufflé au fromage\n3,3,1,2,Nothing,Rien\n"
            ),
            (
                "NUTRIENT AMOUNT.csv",
                "FoodID,NutrientID,NutrientValue,StandardError\n2,203,9.54,0\n2,204,15.7,0\n2,205,5.91,0\n2,208,204,0\n2,307,272,0\n2,301,200,0\n2,814,96,0\n2,830,4,0\n2,606,8.5,0\n2,317,9999999999,0\n"
            ),
            (
                "NUTRIENT NAME.csv",
                "NutrientID,NutrientCode,NutrientSymbol,NutrientUnit,NutrientName,NutrientNameF,Tagname,NutrientDecimals\n"
                    + "203,203,PROT,g,PROTEIN,PROTÉINES,PROCNT,2\n204,204,FAT,g,FAT,LIPIDES,FAT,2\n"
                    + "205,205,CARB,g,\"CARBOHYDRATE, TOTAL (BY DIFFERENCE)\",GLUCIDES,CHOCDF,2\n"
                    + "208,208,KCAL,kCal,ENERGY (KILOCALORIES),ÉNERGIE,ENERC_KCAL,0\n"
                    + "307,307,NA,mg,SODIUM,SODIUM,NA,0\n301,301,CA,mg,CALCIUM,CALCIUM,CA,0\n"
                    + "814,320,RAE,µg,RETINOL ACTIVITY EQUIVALENTS,ÉQUIVALENTS,,0\n"
                    + "830,431,FOAC,µg,FOLIC ACID,ACIDE FOLIQUE,FOLAC,0\n"
                    + "606,606,TSAT,g,\"FATTY ACIDS, SATURATED, TOTAL\",AGS,FASAT,3\n"
                    + "317,317,SE,µg,SELENIUM,SÉLÉNIUM,SE,1\n"
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
                    more: ["calcium": 200, "vitamin_a": 96, "saturated_fat": 8.5],
                    portions: [Portion(label: "cup", grams: Thousandths(134))])
            ])
    }

    @Test func `products as JSON Lines, in both forms, are those of the table`() throws {
        let text = """
            {"_id":"1","code":"1","product_name":"Oat  drink","brands":"Alpro,Danone","serving_quantity":"250","pnns_groups_1":"Beverages","nutriments":{"energy_100g":184,"proteins_100g":1,"carbohydrates_100g":"6.6","fat_100g":1.5,"sodium_100g":0.04,"saturated-fat_100g":0.2,"vitamin-b12_100g":3.8e-07,"calcium_100g":900,"x":{"y":[1]}},"images":{"a":{}}}
            {"code":"3","product_name":"Nothing known"}
            {"code":4,"product_name":"Odd
            {"code":"1","product_name":"Again","nutriments":{"energy-kcal_100g":61,"proteins_100g":3,"carbohydrates_100g":5,"fat_100g":3}}
            {"code":"2","schema_version":1003,"product_name":"Oat  drink","brands":"Alpro,Danone","serving_quantity":250,"pnns_groups_1":"beverages","nutrition":{"input_sets":[{"nutrients":{"fat":{"value":99}}}],"aggregated_set":{"nutrients":{"energy":{"unit":"kJ","value":184},"proteins":{"unit":"g","value":1},"carbohydrates":{"unit":"g","value":6.6},"fat":{"unit":"g","value":1.5},"sodium":{"unit":"mg","value":40},"saturated-fat":{"value":0.2},"vitamin-b12":{"unit":"g","value":0.00000038},"odd":[1]},"per":"100g","preparation":"as_sold"}}}
            {"code":"5","product_name":"Soup powder","nutrition":{"aggregated_set":{"preparation":"prepared","nutrients":{"energy":{"unit":"kJ","value":184}}}}}

            """
        let (outcome, foods) = try run("off.jsonl", Array(text.utf8))
        #expect(outcome.faults.first.map(\.line) == [2, 3, 4, 6])
        #expect(
            outcome.faults.first.map(\.reason).suffix(2)
                == ["repeats the code 1", "has no figures"])
        func drink(_ code: String) -> Food {
            Food(
                id: FoodID(rawValue: "off:" + code), name: "Oat drink", aliases: ["Alpro"],
                category: .beverage, brand: "Alpro",
                per100g: Nutrients(
                    calories: Thousandths(184 / 4.184), protein: Thousandths(1),
                    carbohydrates: Thousandths(6.6), fat: Thousandths(1.5),
                    sodium: Thousandths(40),
                    further: FurtherFigures(["saturated_fat": 0.2, "vitamin_b12": 0.38])),
                portions: [Portion(label: "serving", grams: Thousandths(250))],
                defaultPortion: 0, usualGrams: Thousandths(250),
                source: FoodSource(release: "Open Food Facts", code: code))
        }
        #expect(foods == [drink("1"), drink("2")])
    }

    @Test func `products are found by the number on their package`() throws {
        let text = """
            {"code":"5449000000996","product_name":"Cola","nutriments":{"energy-kcal_100g":42}}
            {"code":"036000291452","product_name":"Tissues, edible","nutriments":{"energy-kcal_100g":42}}

            """
        _ = try run("off.jsonl", Array(text.utf8))
        try write(Array("{\"version\":1,\"foods\":[]}".utf8), to: path("none.json"))
        let known = try KnownFoods(
            ingredients: path("none.json"), dataFolder: "\(folder.path)/data")
        func name(_ code: String) throws -> String? { known.catalog.product(try GTIN(code))?.name }
        #expect(try name("05449000000996") == "Cola")
        #expect(try name("0036000291452") == "Tissues, edible")
        #expect(try name("96385074") == nil)
    }

    @Test func `a workbook in Excel's former form is told`() throws {
        try write([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1, 0, 0], to: path("ciqual.xls"))
        #expect(throws: ImportError.oldWorkbook(path: path("ciqual.xls"))) {
            try FoodImport.run([path("ciqual.xls")], into: imports)
        }
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
            ("*", nil), ("14.0†", 14), ("†", nil),
        ] as [(String, Double?)])
    func `figures of tables`(text: String, value: Double?) {
        #expect(PublishedNumber.value(text) == value)
    }

    @Test(
        arguments: [
            ("Vitamine C (mg/100 g)", "vitamine c", .weight(.milligram), "vitamine c"),
            ("Sodium (Na) \n(mg)", "sodium (na)", .weight(.milligram), "sodium"),
            ("Iodine (µg/100g)", "iodine", .weight(.microgram), "iodine"),
            (
                "Vitamin B1 or Thiamin (mg/100g)", "vitamin b1 or thiamin", .weight(.milligram),
                "vitamin b1"
            ),
            ("Energy (kcal) (kcal)", "energy (kcal)", .kilocalorie, "energy"),
            ("Tryptophan (mg/gN)", "tryptophan (mg/gn)", nil, "tryptophan"),
            ("C20:5w3 (%T)", "c20:5w3 (%t)", nil, "c20:5w3"),
            ("視網醇當量(RE)（ug）", "視網醇當量(re)", .weight(.microgram), "視網醇當量"),
            ("食\u{3000}品 名", "食品名", nil, "食品名"), ("(mg)", "(mg)", nil, ""), ("", "", nil, ""),
        ] as [(String, String, PublishedHeading.Unit?, String)])
    func `headings of columns`(
        text: String, name: String, unit: PublishedHeading.Unit?, plain: String
    ) {
        let heading = PublishedHeading(text)
        #expect(heading.name == name)
        #expect(heading.unit == unit)
        #expect(heading.plain == plain)
    }

    /// The lines of shapes are read when they are first used; a mistake in one would end the program.
    @Test func `every shape tells energy and what gives it`() {
        for shape in PublishedShape.all {
            let told = Set(shape.figures.map(\.nutrient))
            #expect(
                told.isSuperset(of: [.calories, .protein, .carbohydrates, .fat]), "\(shape.name)")
        }
    }
}
