import Glibc
import Nutrition
import TestSupport
import Testing

@testable import CatalogFiles

struct SurveyImportTests {
    private static let foods = #"""
        food_code,description,wweia_code,wweia_category,energy_kcal,protein_g,carb_g,sugar_g,fiber_g,fat_g,satfat_g,sodium_mg,alcohol_g,additional_description
        100,"Milk, NFS",1004,"Milk, reduced fat",51,3.34,4.87,4.89,0.0,1.99,1.164,39,0.0,leche; low fat milk
        200,"Bread, ""white""",4202,Yeast breads,270,9.4,49.2,5.3,2.3,3.6,,477,0.0,
        300,,1004,x,51,3.34,4.87,4.89,0.0,1.99,1.164,39,0.0,
        400,"Too, much",1004,x,951,3.34,4.87,4.89,0.0,1.99,1.164,39,0.0,
        100,"Milk, again",1004,x,51,3.34,4.87,4.89,0.0,1.99,1.164,39,0.0,
        500,short
        600,No energy,1004,x,,3.34,4.87,4.89,0.0,1.99,1.164,39,0.0,

        """#
    private static let portions = """
        food_code,seq,portion,grams
        100,1,1 cup,246.0
        100,2,Quantity not specified,246.0
        100,3,Guideline amount per cup of coffee,30
        200,1,1 slice or 4 quarters,26.0
        200,2,"1 large slice (5"" wide)",32
        200,3,nothing,0.0
        200,4,Quantity not specified,26

        """
    private static let eaten = """
        Food code,Main Food description,Rank
        100,Milk,7

        """

    private struct Bench {
        let folder: TemporaryFolder
        let imports: ImportedFolder

        init(_ tables: [(String, String)]) throws {
            folder = try TemporaryFolder()
            imports = ImportedFolder(dataFolder: folder.path + "/data/demeter")
            for (name, text) in tables {
                try write(Array(text.utf8), to: "\(folder.path)/\(name)")
            }
        }

        func run(_ names: [String], name: String? = nil) throws -> [ImportOutcome] {
            try FoodImport.run(names.map { "\(folder.path)/\($0)" }, name: name, into: imports)
        }
    }

    private static let tables = [
        ("fndds_2017_2018_foods.csv", foods), ("fndds_2017_2018_portions.csv", portions),
        ("most_eaten_foods.csv", eaten),
    ]

    @Test func `names come without what leads a terminal astray`() throws {
        let foods = """
            food_code,description,wweia_code,wweia_category,energy_kcal,additional_description
            1,"Milk\u{1B}[2J,\n\tNFS\u{9B}",1004,x,51,"le\u{7}che; milk"

            """
        let portions = "food_code,seq,portion,grams\n1,1,1 c\u{1B}up,246.0\n"
        let bench = try Bench([("fndds_1_foods.csv", foods), ("fndds_1_portions.csv", portions)])
        _ = try bench.run(["fndds_1_foods.csv"])
        let food = try #require(try bench.imports.open().imports.first?.foods().first)
        #expect(food.name == "Milk [2J, NFS")
        #expect(food.aliases == ["le che", " milk"])
        #expect(food.portions.map(\.label) == ["c up"])
    }

    @Test func `foods come with their portions, usual amounts and ranks`() throws {
        let bench = try Bench(Self.tables)
        let outcomes = try bench.run(["fndds_2017_2018_foods.csv"])
        #expect(outcomes.map(\.about.name) == ["fndds-2017-2018"])
        let imported = try #require(bench.imports.open().imports.first)
        #expect(imported.about == outcomes[0].about)
        let source = FoodSource(release: "FNDDS 2017-2018", code: "100")
        #expect(
            try imported.foods() == [
                Food(
                    id: "fndds-2017-2018:100", name: "Milk, NFS",
                    aliases: ["leche", " low fat milk"], category: .dairy,
                    per100g: Nutrients(
                        calories: Thousandths(51), protein: Thousandths(3.34),
                        carbohydrates: Thousandths(4.87), fat: Thousandths(1.99),
                        fiber: .zero, sugar: Thousandths(4.89), sodium: Thousandths(39),
                        further: FurtherFigures(["saturated_fat": 1.164, "alcohol": 0])),
                    portions: [Portion(label: "cup", grams: Thousandths(246))],
                    defaultPortion: 0, usualGrams: Thousandths(246), source: source, rank: 7),
                Food(
                    id: "fndds-2017-2018:200", name: "Bread, \"white\"", category: .grain,
                    per100g: Nutrients(
                        calories: Thousandths(270), protein: Thousandths(9.4),
                        carbohydrates: Thousandths(49.2), fat: Thousandths(3.6),
                        fiber: Thousandths(2.3), sugar: Thousandths(5.3),
                        sodium: Thousandths(477), further: FurtherFigures(["alcohol": 0])),
                    portions: [
                        Portion(label: "slice", grams: Thousandths(26)),
                        Portion(label: "quarters", grams: Thousandths(6.5)),
                        Portion(label: "large slice (5\" wide)", grams: Thousandths(32)),
                    ],
                    defaultPortion: 0, usualGrams: Thousandths(26),
                    source: FoodSource(release: "FNDDS 2017-2018", code: "200")),
            ])
    }

    @Test func `rows that make no food are told with line and reason`() throws {
        let bench = try Bench(Self.tables)
        let outcome = try #require(try bench.run(["fndds_2017_2018_foods.csv"]).first)
        #expect(outcome.foods == 2)
        #expect(outcome.about.rows == 7)
        #expect(outcome.about.leftOut == 5)
        #expect(
            outcome.faults.first.map { "\($0.file):\($0.line) \($0.reason)" } == [
                "fndds_2017_2018_foods.csv:4 has no name",
                "fndds_2017_2018_foods.csv:5 has 951 kcal in 100 g; 910 is the most",
                "fndds_2017_2018_foods.csv:6 repeats the code 100",
                "fndds_2017_2018_foods.csv:7 has 2 fields where the table has 14",
                "fndds_2017_2018_foods.csv:8 has no energy",
            ])
    }

    @Test func `faults are counted without end and told up to a limit`() throws {
        let many = (0..<50).map { "\($0),,1,x,1,1,1,1,1,1,1,1,0,\n" }.joined()
        let bench = try Bench([("a_foods.csv", Self.foods + many)])
        let outcome = try #require(try bench.run(["a_foods.csv"]).first)
        #expect(outcome.faults.count == 55)
        #expect(outcome.faults.first.count == ImportFaults.limit)
        #expect(outcome.faults.reasons[.noName] == 51)
    }

    @Test(arguments: [
        ["fndds_2017_2018_foods.csv", "fndds_2017_2018_portions.csv"],
        ["fndds_2017_2018_portions.csv"], [""],
        ["most_eaten_foods.csv", "fndds_2017_2018_foods.csv"],
    ])
    func `a table finds its companions, and a folder holds them all`(_ names: [String]) throws {
        let bench = try Bench(Self.tables)
        let outcomes = try bench.run(names)
        #expect(outcomes.map(\.foods) == [2])
        let food = try #require(bench.imports.open().imports.first).food(at: 0)
        #expect(food.rank == 7)
        #expect(food.portions.count == 1)
    }

    @Test func `a second import changes nothing, other figures do`() throws {
        let bench = try Bench(Self.tables)
        _ = try bench.run(["fndds_2017_2018_foods.csv"])
        let path = bench.imports.file("fndds-2017-2018")
        let before = bytes(of: path)
        #expect(try bench.run([""]).map(\.isChanged) == [false])
        #expect(bytes(of: path) == before)
        #expect(bytes(of: path + ".partial").isEmpty)
        let other = Self.foods.replacing(
            "100,\"Milk, NFS\",1004,\"Milk, reduced fat\",51",
            with: "100,\"Milk, NFS\",1004,\"Milk, reduced fat\",52")
        try write(Array(other.utf8), to: "\(bench.folder.path)/fndds_2017_2018_foods.csv")
        #expect(try bench.run([""]).map(\.isChanged) == [true])
    }

    @Test func `what fails leaves what was there`() throws {
        let bench = try Bench(Self.tables)
        _ = try bench.run([""])
        let path = bench.imports.file("fndds-2017-2018")
        let before = bytes(of: path)
        let empty = Self.foods.split(separator: "\n").prefix(1).joined() + "\n"
        try write(Array(empty.utf8), to: "\(bench.folder.path)/fndds_2017_2018_foods.csv")
        #expect(
            throws: ImportError.noFoods(
                path: "\(bench.folder.path)/fndds_2017_2018_foods.csv", ImportFaults())
        ) { try bench.run(["fndds_2017_2018_foods.csv"]) }
        #expect(bytes(of: path) == before)
        // What a killed import left is no import, and the next one replaces it.
        try write([1, 2, 3], to: path + ".partial")
        #expect(bench.imports.names == ["fndds-2017-2018"])
        try write(Array(Self.foods.utf8), to: "\(bench.folder.path)/fndds_2017_2018_foods.csv")
        #expect(try bench.run([""]).map(\.isChanged) == [false])
        #expect(bytes(of: path + ".partial").isEmpty)
    }

    @Test func `imports are removed by name`() throws {
        let bench = try Bench(Self.tables)
        _ = try bench.run([""], name: "mine")
        #expect(bench.imports.names == ["mine"])
        #expect(try bench.imports.open().imports.first?.food(at: 0).id == "mine:100")
        #expect(try !bench.imports.remove("../mine"))
        #expect(try bench.imports.remove("mine"))
        #expect(try !bench.imports.remove("mine"))
        #expect(bench.imports.names.isEmpty)
    }

    @Test(arguments: ["", "Mine", "../x", "a b", "-a", "own", String(repeating: "a", count: 61)])
    func `a name that cannot be a file's or an id's is refused`(_ name: String) throws {
        let bench = try Bench(Self.tables)
        #expect(throws: ImportError.badName(name)) { try bench.run([""], name: name) }
    }

    @Test func `what holds no known table is refused`() throws {
        let bench = try Bench([("notes.txt", "hello\n"), ("p_portions.csv", Self.portions)])
        let path = bench.folder.path
        #expect(throws: ImportError.unknownForm(path: "\(path)/notes.txt")) {
            try bench.run(["notes.txt"])
        }
        #expect(throws: ImportError.missingTable(path: "\(path)/p_portions.csv", table: "foods")) {
            try bench.run(["p_portions.csv"])
        }
        #expect(
            throws: ImportError.file(
                .system(path: "\(path)/none", operation: "open", code: 2))
        ) { try bench.run(["none"]) }
    }

    @Test func `a pipe is refused without waiting for what comes through it`() throws {
        let bench = try Bench([("notes.txt", "hello\n")])
        let path = "\(bench.folder.path)/pipe"
        try #require(mkfifo(path, 0o600) == 0)
        #expect(throws: ImportError.pipe(path: path)) { try bench.run(["pipe"]) }
    }

    @Test func `a damaged file is refused wherever the damage is`() throws {
        let bench = try Bench(Self.tables)
        _ = try bench.run([""])
        let path = bench.imports.file("fndds-2017-2018")
        let whole = bytes(of: path)
        for seed in 0..<100 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            var bad = whole
            if seed % 2 == 0 {
                bad.removeLast(Int(random.next() % UInt64(bad.count)) + 1)
            } else {
                bad[Int(random.next() % UInt64(ImportedLayout.headerSize))] ^= 1
            }
            try write(bad, to: path)
            #expect(bench.imports.open().faults == [.damaged(path: path)], "seed \(seed)")
        }
        // Foods have no check sum each; whatever they hold, reading them ends.
        for seed in 0..<200 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            var bad = whole
            let start = ImportedLayout.headerSize
            bad[start + Int(random.next() % UInt64(bad.count - start))] = UInt8(
                truncatingIfNeeded: random.next())
            try write(bad, to: path)
            for imported in bench.imports.open().imports { _ = try? imported.foods() }
        }
    }
}
