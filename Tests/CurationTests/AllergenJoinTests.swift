import Allergens
import Curation
import Nutrition
import TestSupport
import Testing

struct AllergenJoinTests {
    /// Made-up tables in the releases' form; no figure in them is anybody's.
    private static let tables = [
        "fndds_2017_2018": """
        100,"Bun, plain",1
        200,"Dip, NFS",1
        300,"Stew, meatless",0
        400,"Sweet, other",
        500,"Roll, NFS",
        """,
        "fndds_2021_2023": """
        100,"Bun, plain",1
        200,"Fruit cup",1
        500,"Roll, NFS",1
        """,
    ]

    private static let phrases = PhraseList(
        """
        bun = wheat ?milk
        flour = wheat
        roll = wheat
        milk, butter = milk
        nuts = tree_nuts
        dip = ?milk ?egg
        stew = ?celery ?meat
        fruit = fructose
        meat = meat
        neutral: plain, nfs, other, white
        """)

    private func join(_ foods: String) throws -> [String: Assessment] {
        let folder = try TemporaryFolder()
        func file(_ name: String, _ text: String) throws {
            try write(Array(text.utf8), to: "\(folder.path)/\(name).csv")
        }
        let nutrients =
            "food_code,cholesterol_mg,satfat_g,mufa_g,pufa_g,vitamin_a_rae_ug,thiamin_mg,"
            + "riboflavin_mg,niacin_mg,vitamin_b6_mg,folate_dfe_ug,choline_mg,vitamin_b12_ug,"
            + "vitamin_c_mg,vitamin_d_ug,vitamin_e_mg,vitamin_k_ug,calcium_mg,phosphorus_mg,"
            + "magnesium_mg,iron_mg,zinc_mg,copper_mg,selenium_ug,potassium_mg,caffeine_mg,"
            + "theobromine_mg,alcohol_g,water_g,epa_g,dha_g"
        for (release, rows) in Self.tables {
            let cells = rows.split(separator: "\n").map { row in
                (row, row.split(separator: ",", maxSplits: 1)[0], row.split(separator: ",").last)
            }
            try file(
                "\(release)_foods",
                "food_code,description,energy_kcal,protein_g,carb_g,sugar_g,fiber_g,fat_g,sodium_mg\n"
                    + cells.map { row, _, _ in
                        row.prefix(upTo: row.lastIndex(of: ",") ?? row.endIndex)
                            + ",1,1,1,1,1,1,1\n"
                    }.joined())
            try file(
                "\(release)_nutrients",
                nutrients + "\n"
                    + cells.map { row, code, _ in
                        let cholesterol = row.last == "," ? "" : String(row.last ?? "0")
                        return "\(code),\(cholesterol)" + String(repeating: ",", count: 30) + "\n"
                    }.joined())
            try file("\(release)_portions", "food_code,seq,portion,grams,subcode\n")
        }
        try file(
            "fndds_2021_2023_ingredients",
            """
            food_code,seq,ingredient_code,ingredient_description,weight_g
            100,1,1,"Flour, white",60
            100,2,2,Butter,40
            200,1,3,Fruit,100
            500,1,1,"Flour, white",75
            500,2,2,Butter,20
            500,3,4,Nuts,5
            """)
        let groups = [
            "pf_eggs_oz_eq", "pf_soy_oz_eq", "pf_meat_oz_eq", "pf_curedmeat_oz_eq",
            "pf_poult_oz_eq", "pf_organ_oz_eq", "d_total_cup_eq", "pf_nutsds_oz_eq",
            "pf_seafd_hi_oz_eq", "pf_seafd_low_oz_eq", "g_total_oz_eq",
        ]
        func row(_ code: Int, _ amounts: [String: Double]) -> String {
            "\n\(code)," + groups.map { String(amounts[$0] ?? 0) }.joined(separator: ",")
        }
        try file(
            "fped_2017_2018",
            "food_code," + groups.joined(separator: ",") + row(100, ["g_total_oz_eq": 2])
                + row(200, ["pf_eggs_oz_eq": 0.3]) + row(300, ["pf_nutsds_oz_eq": 0.2])
                + row(400, [:]))
        let curated = CurationFile(foods, name: "test.txt")
        #expect(curated.errors == [])
        #expect(Self.phrases.faults == [])
        let join = try AllergenJoin(
            curated.foods, usda: USDAFolder(path: folder.path), phrases: Self.phrases)
        return Dictionary(
            uniqueKeysWithValues: join.assessments.map { ($0.key.rawValue, $0.value) })
    }

    private func answer(_ assessment: Assessment?, _ trigger: String) -> Answer? {
        assessment?.finding(Trigger(rawValue: trigger)).answer
    }

    @Test func `published ingredients tell what is in a food, by weight, and what is not`() throws {
        let bun = try join("bun | | | grain | F17:100 | slice")["bun"]
        #expect(bun?.isComplete == true)
        #expect(answer(bun, "wheat") == .contains)
        #expect(bun?.finding(.milk).share == 0.4)
        #expect(bun?.finding(.milk).evidence == "butter (recipe)")
        #expect(answer(bun, "egg") == .notByRecipe)
    }

    @Test func `some have what one published recipe adds to a dish that is known by its name`()
        throws
    {
        let named = try join("roll | | | grain | F17:500 | roll")["roll"]
        #expect(answer(named, "wheat") == .contains)
        // Its bulk counts, and what is known of the dish by its name.
        #expect(answer(named, "milk") == .contains)
        #expect(answer(named, "tree_nuts") == .mayContain)
        // The source is another of the food's names alone.
        let other = try join("bun | | roll | grain | F17:500 | bun")["bun"]
        #expect(answer(other, "wheat") == .contains)
        #expect(answer(other, "milk") == .mayContain)
        // Nobody knows what is in a dish of this name.
        let strange = try join("zorb | | roll | grain | F17:500 | zorb")["zorb"]
        #expect(answer(strange, "tree_nuts") == .contains)
    }

    @Test func `a recipe has what its parts have`() throws {
        let plate = try join(
            """
            bun | | | grain | F17:100 | slice
            bread-and-stew | stew and bread | | meal | recipe | plate
              part: 50 g bun
              part: 50 g stew
            stew | | | meal | F17:300 | cup
            """)["bread-and-stew"]
        #expect(plate?.finding(.milk).share == 0.2)
        #expect(answer(plate, "wheat") == .contains)
        #expect(answer(plate, "celery") == .mayContain)
        // Nuts or seeds are in the stew, by its figures alone.
        #expect(answer(plate, "peanut") == .mayContain)
    }

    @Test func `another food under the same code of a later release tells nothing`() throws {
        let dip = try join("dip | | | condiment | F17:200 | cup")["dip"]
        #expect(dip?.basis == .name)
        #expect(answer(dip, "fructose") == .notByRecipe)
        #expect(answer(dip, "egg") == .probably)
    }

    @Test func `figures exclude what words leave open`() throws {
        let sweet = try join("fudge | sweet | | dessert | F17:400 | cup")["fudge"]
        #expect(sweet?.isComplete == false)
        #expect(answer(sweet, "egg") == .notByRecipe)
        #expect(answer(sweet, "wheat") == .notByRecipe)
        #expect(answer(sweet, "mustard") == .cannotTell)
        // Without cholesterol's figure nothing tells of butter.
        #expect(answer(sweet, "milk") == .cannotTell)
    }

    @Test func `a food that another one stands in for is not known in whole by it`() throws {
        let muffin = try join("crunchy-surprise | | | grain | F17:100 | slice")["crunchy-surprise"]
        #expect(answer(muffin, "wheat") == .probably)
        #expect(answer(muffin, "egg") == .cannotTell)
    }
}
