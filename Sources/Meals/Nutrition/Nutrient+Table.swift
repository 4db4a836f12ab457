extension Nutrient {
    /// The one list of nutrients: to add one is to add its line, with a number that none ever had.
    ///
    /// Order is that of showing. Ids of FoodData Central are those of its `nutrient.csv` of April 2023,
    /// tags those of FAO/INFOODS, names those of Open Food Facts' `_100g` columns. An international unit
    /// of vitamin A is 0.3 µg of retinol, of D 0.025 µg, of E (natural) 0.67 mg.
    static let table: [NutrientFacts] = [
        row(
            0, "calories", "calories", .kilocalorie, 0, .energy,
            "calories; calorie; kcal; kcals; cals; cal; kilocalories; kilocalorie; energy; caloric",
            "energy_kcal", [1008, 208], "ENERC"),
        row(
            1, "protein", "protein", .gram, 1, .macronutrients, "protein; proteins", "protein_g",
            [1003, 203], "PROCNT", "proteins"),
        row(
            2, "carbohydrates", "carbohydrates", .gram, 1, .macronutrients,
            "carbs; carb; carbohydrates; carbohydrate", "carb_g", [1005, 205], "CHOCDF",
            "carbohydrates"),
        row(
            3, "fat", "fat", .gram, 1, .macronutrients, "fat; fats; total fat", "fat_g",
            [1004, 204], "FAT", "fat", isFood: true),
        row(
            4, "fiber", "fiber", .gram, 1, .macronutrients,
            "fiber; fibre; dietary fiber; dietary fibre", "fiber_g", [1079, 291], "FIBTG", "fiber"),
        row(
            5, "sugar", "sugar", .gram, 1, .macronutrients, "sugar; sugars; total sugars",
            "sugar_g", [2000, 269], "SUGAR", "sugars", isFood: true),
        row(
            6, "sodium", "sodium", .milligram, 0, .minerals, "sodium", "sodium_mg", [1093, 307],
            "NA", "sodium"),
        row(
            12, "added_sugar", "added sugar", .gram, 1, .macronutrients,
            "added sugar; added sugars; free sugar; free sugars", nil, [1235, 539], "SUGAD",
            "added-sugars"),
        row(
            13, "starch", "starch", .gram, 1, .macronutrients, "starch", nil, [1009, 209], "STARCH",
            "starch"),
        row(
            7, "saturated_fat", "saturated fat", .gram, 1, .fats,
            "saturated fat; saturated fats; saturates; saturate; sat fat; sat fats; saturated; satfat; saturated fatty acids",
            "satfat_g", [1258, 606], "FASAT", "saturated-fat"),
        row(
            8, "monounsaturated_fat", "monounsaturated fat", .gram, 1, .fats,
            "monounsaturated fat; monounsaturated fats; monounsaturates; monounsaturated; mono fat; mufa; monounsaturated fatty acids",
            "mufa_g", [1292, 645], "FAMS", "monounsaturated-fat"),
        row(
            9, "polyunsaturated_fat", "polyunsaturated fat", .gram, 1, .fats,
            "polyunsaturated fat; polyunsaturated fats; polyunsaturates; polyunsaturated; poly fat; pufa; polyunsaturated fatty acids",
            "pufa_g", [1293, 646], "FAPU", "polyunsaturated-fat"),
        row(
            14, "trans_fat", "trans fat", .gram, 1, .fats,
            "trans fat; trans fats; transfat; transfats; trans fatty acids", nil, [1257, 605],
            "FATRN", "trans-fat"),
        row(
            10, "epa", "EPA", .gram, 2, .fats, "epa; eicosapentaenoic acid", "epa_g", [1278, 629],
            "F20D5N3", "eicosapentaenoic-acid"),
        row(
            11, "dha", "DHA", .gram, 2, .fats, "dha; omega 3 dha; docosahexaenoic acid", "dha_g",
            [1272, 621],
            "F22D6N3", "docosahexaenoic-acid"),
        row(
            15, "cholesterol", "cholesterol", .milligram, 0, .fats,
            "cholesterol; dietary cholesterol",
            "cholesterol_mg", [1253, 601], "CHOLE", "cholesterol"),
        row(
            16, "potassium", "potassium", .milligram, 0, .minerals, "potassium", "potassium_mg",
            [1092, 306], "K", "potassium"),
        row(
            17, "calcium", "calcium", .milligram, 0, .minerals, "calcium", "calcium_mg",
            [1087, 301], "CA", "calcium"),
        row(
            18, "iron", "iron", .milligram, 1, .minerals, "iron", "iron_mg", [1089, 303], "FE",
            "iron"),
        row(
            19, "magnesium", "magnesium", .milligram, 0, .minerals, "magnesium", "magnesium_mg",
            [1090, 304], "MG", "magnesium"),
        row(
            20, "phosphorus", "phosphorus", .milligram, 0, .minerals, "phosphorus; phosphorous",
            "phosphorus_mg", [1091, 305], "P", "phosphorus"),
        row(
            21, "zinc", "zinc", .milligram, 1, .minerals, "zinc", "zinc_mg", [1095, 309], "ZN",
            "zinc"),
        row(
            22, "copper", "copper", .milligram, 2, .minerals, "copper", "copper_mg", [1098, 312],
            "CU", "copper"),
        row(
            23, "selenium", "selenium", .microgram, 1, .minerals, "selenium", "selenium_ug",
            [1103, 317], "SE", "selenium"),
        row(
            24, "manganese", "manganese", .milligram, 2, .minerals, "manganese", nil, [1101, 315],
            "MN", "manganese"),
        row(
            25, "iodine", "iodine", .microgram, 0, .minerals, "iodine", nil, [1100, 314], "ID",
            "iodine"),
        row(
            26, "chromium", "chromium", .microgram, 0, .minerals, "chromium", nil, [1096, 310],
            "CR", "chromium"),
        row(
            27, "molybdenum", "molybdenum", .microgram, 0, .minerals, "molybdenum", nil,
            [1102, 316], "MO", "molybdenum"),
        row(
            28, "chloride", "chloride", .milligram, 0, .minerals, "chloride", nil, [1088, 302],
            "CLD", "chloride"),
        row(
            29, "vitamin_a", "vitamin A", .microgram, 0, .vitamins, "vitamin a; retinol",
            "vitamin_a_rae_ug", [1106, 320], "VITA_RAE", "vitamin-a", iu: 0.3),
        row(
            30, "vitamin_c", "vitamin C", .milligram, 1, .vitamins,
            "vitamin c; ascorbic acid; ascorbate", "vitamin_c_mg", [1162, 401], "VITC", "vitamin-c"),
        row(
            31, "vitamin_d", "vitamin D", .microgram, 1, .vitamins,
            "vitamin d; vitamin d3; vitamin d2; d3; cholecalciferol", "vitamin_d_ug", [1114, 328],
            "VITD", "vitamin-d", iu: 0.025),
        row(
            32, "vitamin_e", "vitamin E", .milligram, 1, .vitamins,
            "vitamin e; tocopherol; alpha tocopherol", "vitamin_e_mg", [1109, 323], "TOCPHA",
            "vitamin-e", iu: 0.67),
        row(
            33, "vitamin_k", "vitamin K", .microgram, 1, .vitamins,
            "vitamin k; vitamin k1; phylloquinone", "vitamin_k_ug", [1185, 430], "VITK1",
            "vitamin-k"),
        row(
            34, "thiamin", "thiamin", .milligram, 2, .vitamins,
            "thiamin; thiamine; vitamin b1; b1", "thiamin_mg", [1165, 404], "THIA", "vitamin-b1"),
        row(
            35, "riboflavin", "riboflavin", .milligram, 2, .vitamins, "riboflavin; vitamin b2; b2",
            "riboflavin_mg", [1166, 405], "RIBF", "vitamin-b2"),
        row(
            36, "niacin", "niacin", .milligram, 1, .vitamins,
            "niacin; vitamin b3; b3; nicotinic acid; niacinamide", "niacin_mg", [1167, 406], "NIA",
            "vitamin-pp"),
        row(
            37, "pantothenic_acid", "pantothenic acid", .milligram, 1, .vitamins,
            "pantothenic acid; pantothenate; vitamin b5; b5", nil, [1170, 410], "PANTAC",
            "pantothenic-acid"),
        row(
            38, "vitamin_b6", "vitamin B6", .milligram, 2, .vitamins, "vitamin b6; b6; pyridoxine",
            "vitamin_b6_mg", [1175, 415], "VITB6A", "vitamin-b6"),
        row(
            39, "biotin", "biotin", .microgram, 1, .vitamins, "biotin; vitamin b7; b7", nil,
            [1176, 416], "BIOT", "biotin"),
        row(
            40, "folate", "folate", .microgram, 0, .vitamins,
            "folate; folates; folic acid; vitamin b9; b9", "folate_dfe_ug", [1190, 435], "FOLDFE",
            "vitamin-b9"),
        row(
            41, "vitamin_b12", "vitamin B12", .microgram, 2, .vitamins,
            "vitamin b12; b12; cobalamin; cyanocobalamin", "vitamin_b12_ug", [1178, 418], "VITB12",
            "vitamin-b12"),
        row(
            42, "choline", "choline", .milligram, 0, .vitamins, "choline", "choline_mg",
            [1180, 421], "CHOLN", "choline"),
        row(
            43, "caffeine", "caffeine", .milligram, 0, .other, "caffeine; caffein; caffiene",
            "caffeine_mg", [1057, 262], "CAFFN", "caffeine"),
        row(
            46, "theobromine", "theobromine", .milligram, 0, .other, "theobromine",
            "theobromine_mg", [1058, 263], "THEBRN"),
        row(
            44, "alcohol", "alcohol", .gram, 1, .other, "alcohol; ethanol; pure alcohol",
            "alcohol_g", [1018, 221], "ALC", isFood: true),
        row(
            45, "water", "water", .gram, 0, .other, "water; moisture", "water_g", [1051, 255],
            "WATER", isFood: true),
    ]

    private static func row(
        _ number: UInt8, _ id: String, _ name: String, _ unit: NutrientUnit, _ digits: Int,
        _ group: NutrientGroup, _ words: String, _ column: String?, _ central: [Int],
        _ tag: String, _ openFoodFacts: String? = nil, iu: Double? = nil, isFood: Bool = false
    ) -> NutrientFacts {
        NutrientFacts(
            nutrient: Nutrient(number: number), id: id, name: name, unit: unit, digits: digits,
            group: group,
            words: words.split(separator: ";").map { word in
                String(word.drop { $0 == " " })
            }, column: column, central: central, tag: tag, openFoodFacts: openFoodFacts,
            internationalUnit: iu, isFood: isFood)
    }
}
