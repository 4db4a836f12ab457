import Nutrition
import TestSupport
import Testing

@testable import CatalogFiles

/// Imports of tables as they are published: in folders, zip archives and gzip files made here.
struct ArchiveImportTests {
    private let folder: TemporaryFolder
    private let imports: ImportedFolder

    private static let products = """
        code\tproduct_name\tgeneric_name\tbrands\tserving_size\tserving_quantity\tpnns_groups_1\tenergy-kcal_100g\tenergy-kj_100g\tenergy_100g\tproteins_100g\tcarbohydrates_100g\tfat_100g\tsodium_100g
        1\tOat "drink"  bio\t\tAlpro,Danone\t250 ml\t250\tBeverages\t\t\t184\t1\t6.6\t1.5\t0.04
        2\tCookies\t\t\t\t\tSugary snacks\t2050\t2050\t2050\t6\t65\t23\t
        3\tNothing known\t\t\t\t\tunknown\t\t\t\t\t\t\t
        \tNo code\t\t\t\t\tunknown\t61\t255\t255\t3\t5\t3\t
        4\tImpossible\t\t\t\t\tunknown\t100\t418\t418\t0\t0\t100\t
        1\tAgain\t\t\t\t\tunknown\t61\t255\t255\t3\t5\t3\t

        """

    private static let central = [
        "food.csv": """
        "fdc_id","data_type","description","food_category_id","publication_date"
        "11","sample_food","Hummus, sample","16","2019-04-01"
        "12","foundation_food","Hummus, commercial","16","2019-04-01"
        "13","foundation_food","Nothing measured","16","2019-04-01"
        "14","branded_food","CRUNCHY BAR","","2020-01-01"
        "15","survey_fndds_food","Milk, whole","","2020-01-01"

        """,
        "food_nutrient.csv": """
        "id","fdc_id","nutrient_id","amount"
        "1","11","1008","999"
        "2","12","2047","229"
        "3","12","2048","243"
        "4","12","1003","7.35"
        "5","12","1005","14.9"
        "6","12","1004","17.1"
        "7","14","1062","1900"
        "8","14","1003","7"
        "9","14","1005","60"
        "10","14","1004","20"
        "11","15","1008","60"
        "12","15","1093","38"

        """,
        "food_portion.csv": """
        "id","fdc_id","seq_num","amount","measure_unit_id","portion_description","modifier","gram_weight"
        "1","12","1","2.0","1001","","","33.9"
        "2","15","1","","9999","1 cup","10205","244"
        "3","15","2","","9999","Quantity not specified","90000","244"

        """,
        "measure_unit.csv": """
        "id","name"
        "1001","tablespoon"
        "9999","undetermined"

        """,
        "branded_food.csv": """
        "fdc_id","brand_owner","brand_name","serving_size","serving_size_unit"
        "14","Big Foods","Crunchy","42.0","g"

        """,
        "survey_fndds_food.csv": """
        "fdc_id","food_code","wweia_category_code"
        "15","11111000","1002"

        """,
    ]

    init() throws {
        folder = try TemporaryFolder()
        imports = ImportedFolder(dataFolder: folder.path + "/data")
    }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    private func run(_ name: String) throws -> ImportOutcome {
        try #require(try FoodImport.run([path(name)], into: imports).first)
    }

    @Test func `products of the dump are read, repaired or refused`() throws {
        try write(Array(Self.products.utf8), to: path("off.tsv"))
        let outcome = try run("off.tsv")
        #expect(outcome.about.credit == OpenFoodFacts.credit)
        #expect(
            outcome.faults.first.map { "\($0.line) \($0.reason)" } == [
                "4 has no figures", "5 has no code",
                "6 has 100 kcal, but protein, carbohydrates and fat make 900",
                "7 repeats the code 1",
            ])
        let foods = try #require(imports.open().imports.first).foods()
        #expect(
            foods == [
                Food(
                    id: "off:1", name: "Oat \"drink\" bio", aliases: ["Alpro"],
                    category: .beverage, brand: "Alpro",
                    per100g: Nutrients(
                        calories: Thousandths(184 / 4.184), protein: Thousandths(1),
                        carbohydrates: Thousandths(6.6), fat: Thousandths(1.5),
                        sodium: Thousandths(40)),
                    portions: [Portion(label: "serving", grams: Thousandths(250))],
                    defaultPortion: 0, usualGrams: Thousandths(250),
                    source: FoodSource(release: "Open Food Facts", code: "1")),
                Food(
                    id: "off:2", name: "Cookies", category: .snack,
                    per100g: Nutrients(
                        calories: Thousandths(2050 / 4.184), protein: Thousandths(6),
                        carbohydrates: Thousandths(65), fat: Thousandths(23)),
                    source: FoodSource(release: "Open Food Facts", code: "2")),
            ])
    }

    @Test func `gzip and zip give the same foods as the plain file`() throws {
        try write(Array(Self.products.utf8), to: path("off.tsv"))
        let plain = try run("off.tsv")
        let foods = try #require(imports.open().imports.first).foods()
        _ = try imports.remove("off")
        try Archives.gzip(path("off.tsv"), to: path("off.tsv.gz"))
        let packed = try run("off.tsv.gz")
        #expect(packed.foods == plain.foods)
        #expect(packed.faults.first.map(\.reason) == plain.faults.first.map(\.reason))
        #expect(try #require(imports.open().imports.first).foods() == foods)
        _ = try imports.remove("off")
        try Archives.zip([("off.tsv", Self.products)], to: path("off.zip"))
        #expect(try run("off.zip").foods == plain.foods)
        #expect(try #require(imports.open().imports.first).foods() == foods)
    }

    @Test func `a cut or damaged archive imports nothing`() throws {
        try write(Array(Self.products.utf8), to: path("off.tsv"))
        try Archives.gzip(path("off.tsv"), to: path("off.tsv.gz"))
        _ = try run("off.tsv.gz")
        let before = bytes(of: imports.file("off"))
        let whole = bytes(of: path("off.tsv.gz"))
        for length in [20, whole.count / 2, whole.count - 9] {
            try write(Array(whole.prefix(length)), to: path("off.tsv.gz"))
            #expect(throws: ImportError.self) { try run("off.tsv.gz") }
        }
        for seed in 0..<100 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            var bad = whole
            for _ in 0..<4 {
                bad[Int(random.next() % UInt64(bad.count))] = UInt8(
                    truncatingIfNeeded: random.next())
            }
            try write(bad, to: path("bad.tsv.gz"))
            _ = try? run("bad.tsv.gz")
        }
        #expect(bytes(of: imports.file("off")) == before)
        #expect(imports.open().faults.isEmpty)
    }

    @Test(arguments: [false, true])
    func `a download of FoodData Central is read from its folder or archive`(
        _ isArchive: Bool
    ) throws {
        let name = "FoodData_Central_csv_2023-04-20"
        let tables = Self.central.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
        if isArchive {
            try Archives.zip(tables.map { ("\(name)/\($0.0)", $0.1) }, to: path("\(name).zip"))
        } else {
            try Archives.folder(path(name))
            for (file, text) in tables { try write(Array(text.utf8), to: path("\(name)/\(file)")) }
        }
        let outcome = try run(isArchive ? "\(name).zip" : name)
        #expect(outcome.about.name == "fdc-2023-04-20")
        #expect(outcome.faults.first.map { "\($0.line) \($0.reason)" } == ["4 has no figures"])
        let release = "FoodData Central, 2023-04-20"
        let foods = try #require(imports.open().imports.first).foods()
        #expect(
            foods == [
                Food(
                    id: "fdc-2023-04-20:12", name: "Hummus, commercial", category: .meal,
                    per100g: Nutrients(
                        calories: Thousandths(243), protein: Thousandths(7.35),
                        carbohydrates: Thousandths(14.9), fat: Thousandths(17.1)),
                    portions: [Portion(label: "tablespoon", grams: Thousandths(16.95))],
                    source: FoodSource(release: release, code: "12")),
                Food(
                    id: "fdc-2023-04-20:14", name: "CRUNCHY BAR", aliases: ["Crunchy"],
                    category: .snack, brand: "Crunchy",
                    per100g: Nutrients(
                        calories: Thousandths(1900 / 4.184), protein: Thousandths(7),
                        carbohydrates: Thousandths(60), fat: Thousandths(20)),
                    portions: [Portion(label: "serving", grams: Thousandths(42))],
                    defaultPortion: 0, usualGrams: Thousandths(42),
                    source: FoodSource(release: release, code: "14")),
                Food(
                    id: "fdc-2023-04-20:11111000", name: "Milk, whole", category: .meal,
                    per100g: Nutrients(calories: Thousandths(60), sodium: Thousandths(38)),
                    portions: [Portion(label: "cup", grams: Thousandths(244))],
                    defaultPortion: 0, usualGrams: Thousandths(244),
                    source: FoodSource(release: release, code: "11111000")),
            ])
    }

    @Test func `a download without its nutrients is refused`() throws {
        try write(Array((Self.central["food.csv"] ?? "").utf8), to: path("food.csv"))
        #expect(
            throws: ImportError.missingTable(
                path: path("food.csv"), table: "nutrients (food_nutrient.csv)")
        ) { try run("food.csv") }
    }
}
