import CatalogFiles
import Curation
import Glibc
import Nutrition
import Testing

struct CatalogJoinTests {
    /// Made-up tables in the releases' form; no figure in them is anybody's.
    private static let tables = [
        "fndds_2017_2018_foods.csv": """
        food_code,description,energy_kcal,protein_g,carb_g,sugar_g,fiber_g,fat_g,sodium_mg
        100,"Bun, plain",270,9,49,5,2.5,4,470
        200,"Dip, NFS",150,2,10,1,,11,300
        300,Oddity,40,0,10,10,0,0,5
        """,
        "fndds_2017_2018_nutrients.csv": """
        food_code,description,energy_kcal,protein_g,carb_g,sugar_g,fiber_g,fat_g,satfat_g,mufa_g,pufa_g,cholesterol_mg,vitamin_a_rae_ug,thiamin_mg,riboflavin_mg,niacin_mg,vitamin_b6_mg,folate_dfe_ug,choline_mg,vitamin_b12_ug,vitamin_c_mg,vitamin_d_ug,vitamin_e_mg,vitamin_k_ug,calcium_mg,phosphorus_mg,magnesium_mg,iron_mg,zinc_mg,copper_mg,selenium_ug,potassium_mg,sodium_mg,caffeine_mg,theobromine_mg,alcohol_g,water_g,epa_g,dha_g
        100,"Bun, plain",,,,,,,1.005,,,,,,,,,,,,,,,,,,,2.5,,0.052,,,,,,,,,
        200,Dip,,,,,,,2,,,,,,,,,,,,,,,,,,,0,,0.1,,,,,,,,,
        """,
        "fndds_2017_2018_portions.csv": """
        food_code,seq,portion,grams,subcode,subcode_description
        100,1,1 medium or regular slice,28.0,,
        100,2,1 cup,0.0,,
        100,3,Quantity not specified,56.0,,
        100,4,1 roll,50.0,1000007.0,Own Roll
        100,5,Quantity not specified,50.0,1000007.0,Own Roll
        200,1,"1 cup, NFS",240.0,,
        200,2,1 cup,200.0,,
        200,3,10 dollops,120.0,,
        300,1,1 fl oz (no ice),31.0,,
        300,2,1 can (12 fl oz),372.0,,
        300,3,1 can (16 fl oz),496.0,,
        300,4,1 small single serving bag,28.0,,
        300,5,1 medium single serving bag,57.0,,
        300,6,"1 cup, sliced",99.0,,
        300,7,Quantity not specified,372.0,,
        """,
        "most_eaten_foods.csv": """
        Food code,Main Food description,Rank
        200,Dip,3
        300,Other dip,1
        100,Bun,8
        """,
    ]

    private func withFolder<Result>(_ body: (USDAFolder) throws -> Result) throws -> Result {
        let path = "/tmp/demeter-join-test-\(getpid())-\(UInt64.random(in: 0 ... .max))"
        mkdir(path, 0o700)
        for (name, text) in Self.tables {
            try SystemFile.write(Array(text.utf8), to: "\(path)/\(name)")
        }
        defer {
            for name in Self.tables.keys { unlink("\(path)/\(name)") }
            rmdir(path)
        }
        return try body(USDAFolder(path: path))
    }

    private func join(_ curation: String) throws -> CatalogJoin {
        let file = CurationFile(curation, name: "x.txt")
        #expect(file.errors == [])
        return try withFolder { try CatalogJoin(file.foods, usda: $0) }
    }

    private static let bun = Nutrients(
        calories: Thousandths(270), protein: Thousandths(9), carbohydrates: Thousandths(49),
        fat: Thousandths(4), fiber: Thousandths(2.5), sugar: Thousandths(5),
        sodium: Thousandths(470),
        further: FurtherFigures(["saturated_fat": 1.005, "iron": 2.5, "copper": 0.052]))

    @Test func `figures, portions and rank come from the code`() throws {
        let join = try join("plain-bun | | bun | grain | F17:100 | slice")
        #expect(join.errors == [])
        #expect(
            join.entries == [
                CatalogEntry(
                    food: Food(
                        id: "plain-bun", name: "plain bun", aliases: ["bun"], category: .grain,
                        per100g: Self.bun,
                        portions: [
                            Portion(label: "slice", grams: Thousandths(28)),
                            Portion(label: "medium slice", grams: Thousandths(28)),
                            Portion(label: "regular slice", grams: Thousandths(28)),
                        ],
                        defaultPortion: 0, usualGrams: Thousandths(56),
                        source: FoodSource(release: "FNDDS 2017-2018", code: "100"), rank: 8))
            ])
    }

    @Test func `what the curator says stands above what is published`() throws {
        let join = try join(
            """
            dip | | | condiment | F17:200 | bowl
              portion: bowl = 0.5 x cup
              portion: dollop = 15
              usual: 30
              ranked: 300
            """)
        let food = try #require(join.entries.first?.food)
        #expect(
            food.portions == [
                Portion(label: "bowl", grams: Thousandths(100)),
                Portion(label: "cup", grams: Thousandths(200)),
                Portion(label: "dollop", grams: Thousandths(15)),
            ])
        #expect(food.usualGrams == Thousandths(30))
        #expect(food.rank == 1)
        #expect(food.per100g.fiber == nil)
    }

    @Test func `what people say for short is added`() throws {
        let join = try join("oddity | | | snack | F17:300 | can")
        #expect(
            join.entries.first?.food.portions == [
                Portion(label: "can", grams: Thousandths(372)),
                Portion(label: "fl oz", grams: Thousandths(31)),
                Portion(label: "can (12 fl oz)", grams: Thousandths(372)),
                Portion(label: "can (16 fl oz)", grams: Thousandths(496)),
                Portion(label: "small bag", grams: Thousandths(28)),
                Portion(label: "medium bag", grams: Thousandths(57)),
                Portion(label: "cup, sliced", grams: Thousandths(99)),
                Portion(label: "cup", grams: Thousandths(99)),
                Portion(label: "bag", grams: Thousandths(28)),
                Portion(label: "glass", grams: Thousandths(248)),
            ])
    }

    @Test func `what the curator added survives a list of what to keep`() throws {
        let join = try join(
            "dip | | | condiment | F17:200 | pot\n  portion: pot = 2 x cup\n  keep: dollop")
        #expect(join.entries.first?.food.portions.map(\.label) == ["pot", "dollop"])
    }

    @Test func `a brand's code takes the brand's portions`() throws {
        let join = try join("own-roll | | | grain | F17:100/1000007 | ")
        let food = try #require(join.entries.first?.food)
        #expect(food.portions == [Portion(label: "roll", grams: Thousandths(50))])
        #expect(food.usualGrams == Thousandths(50))
    }

    @Test func `without a choice the usual amount's measure is the default`() throws {
        let join = try join("dip | | | condiment | F17:200 | | 200")
        #expect(join.entries.first?.food.portions.first?.label == "cup")
    }

    @Test func `measures are dropped, kept and renamed by label`() throws {
        let dropped = try join("dip | | | condiment | F17:200 | cup\n  drop: dollop")
        #expect(dropped.entries.first?.food.portions.map(\.label) == ["cup"])
        let kept = try join("dip | | | condiment | F17:200 | dollop\n  keep: dollop")
        #expect(kept.entries.first?.food.portions.map(\.label) == ["dollop"])
        let renamed = try join("dip | | | condiment | F17:200 | blob\n  label: dollop -> blob")
        #expect(renamed.entries.first?.food.portions.map(\.label) == ["blob", "cup"])
        let short = try join("oddity | | | snack | F17:300 | tin\n  label: can -> tin\n  keep: tin")
        #expect(short.entries.first?.food.portions.map(\.label) == ["tin"])
    }

    @Test func `a recipe is the weighted sum of its parts`() throws {
        let join = try join(
            """
            dipped-bun | | | meal | recipe | plate
              part: 100 g bun
              part: 50 g dip
              yield: 120
              portion: plate = 120
            bun | | | grain | F17:100 | slice
            dip | | | condiment | F17:200 | cup
            """)
        #expect(join.errors == [])
        #expect(join.entries.map(\.food.id) == ["bun", "dip", "dipped-bun"])
        let food = try #require(join.entries.last?.food)
        #expect(
            food.per100g
                == Nutrients(
                    calories: Thousandths(287.5), protein: Thousandths(8.33),
                    carbohydrates: Thousandths(45), fat: Thousandths(7.92), fiber: nil,
                    sugar: Thousandths(4.58), sodium: Thousandths(516.67),
                    further: FurtherFigures([
                        // What a part does not know the dish does not know either.
                        "saturated_fat": 1.67, "iron": 2.08, "copper": 0.085,
                    ])))
        #expect(food.usualGrams == Thousandths(120))
        #expect(food.source == FoodSource(release: "recipe", code: "100 g bun + 50 g dip"))
    }

    @Test(arguments: [
        ("a | | | grain | F17:999 |", "x.txt:1: FNDDS 2017-2018 has no food 999"),
        (
            "a | | | grain | F17:200 | spoon",
            "x.txt:1: a has no portion \"spoon\"; it has \"cup\", \"dollop\""
        ),
        (
            "a | | | grain | F17:200 |\n  drop: spoon",
            "x.txt:1: a has no portion \"spoon\"; it has \"cup\", \"dollop\""
        ),
        (
            "a | | | grain | F17:200 |\n  label: spoon -> ladle",
            "x.txt:1: a has no portion \"spoon\"; it has \"cup\", \"dollop\""
        ),
        ("a | | | meal | recipe |", "x.txt:1: is a recipe without a \"part:\" line"),
        (
            "a | | | meal | recipe |\n  part: 1 g b",
            "x.txt:1: \"b\" is no food of the curation with a code"
        ),
        (
            "b | | | meal | F17:100/1 |",
            "x.txt:1: has no portion; add one with \"portion: LABEL = GRAMS\""
        ),
    ])
    func `what does not join is named with its remedy`(curation: String, message: String) throws {
        let join = try join(curation)
        #expect(join.errors.map(\.description) == [message])
        #expect(join.entries.isEmpty)
    }

    @Test func `the order of the curation makes no difference`() throws {
        let lines = [
            "b | | | grain | F17:100 | slice", "a | | | condiment | F17:200 | cup",
            "c | | | grain | F17:100 | slice",
        ]
        let one = try join(lines.joined(separator: "\n"))
        let other = try join(lines.reversed().joined(separator: "\n"))
        #expect(CatalogFile.text(of: one.entries) == CatalogFile.text(of: other.entries))
        #expect(one.entries.map(\.food.id) == ["a", "b", "c"])
    }
}
