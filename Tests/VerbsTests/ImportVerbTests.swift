import JSON
import TestSupport
import Testing

@testable import CatalogFiles
@testable import Verbs

struct ImportVerbTests {
    private let folder: TemporaryFolder

    private static let foods = """
        food_code,description,wweia_code,energy_kcal,protein_g,carb_g,fat_g
        100,"Zorbleberry, raw",6009,57,0.7,14.5,0.3
        200,,6009,57,0.7,14.5,0.3

        """

    private static let catalog = """
        {"version":1,"foods":[
        {"id":"egg","name":"egg","category":"protein","per_100g":{"calories":143,"protein":12.6,\
        "carbohydrates":0.7,"fat":9.5},"source":{"release":"SR 28","code":"01123"}}
        ]}
        """

    init() throws {
        folder = try TemporaryFolder()
        try write(Array(Self.foods.utf8), to: "\(folder.path)/berries_foods.csv")
        try write(Array("hello\n".utf8), to: "\(folder.path)/notes.txt")
        try write(Array(Self.catalog.utf8), to: "\(folder.path)/ingredients.json")
    }

    private func run(_ arguments: String...) throws -> Run {
        try demeter(
            arguments + [
                "--data-dir", "\(folder.path)/data", "--ingredients",
                "\(folder.path)/ingredients.json",
            ])
    }

    @Test func `foods are imported, read, listed and removed`() throws {
        let path = "\(folder.path)/berries_foods.csv"
        #expect(
            try run("foods", "import", path)
                == Run(
                    status: 0, output: "berries: 1 foods of berries.\n",
                    errors: "1 row was left out:\n  berries_foods.csv:3 has no name\n"))
        #expect(
            try run("foods", "import", path).output
                == "berries: nothing changed; its 1 foods are here already.\n")
        let reading = try JSONValue(
            parsing: run("parse", "--json", "100 g zorbleberries").output)
        #expect(reading["items"]?.array?.map { $0["food"] } == ["berries:100"])
        #expect(reading["total"]?["calories"]?.number == 57)

        let list = try run("foods", "import", "--list")
        #expect(list.status == 0)
        #expect(list.output == "berries: 1 foods of berries, 1 KiB\n")
        #expect(
            try run("foods", "import", "--remove", "berries")
                == Run(status: 0, output: "Removed berries.\n", errors: ""))
        #expect(
            try run("foods", "import", "--list")
                == Run(status: 1, output: "Nothing has been imported.\n", errors: ""))
        #expect(
            try run("foods", "import", "--remove", "berries")
                == Run(
                    status: 1, output: "",
                    errors: "demeter: nothing was imported as berries; "
                        + "\"demeter foods import --list\" shows what was\n"))
    }

    @Test func `programs get what came of it`() throws {
        let result = try JSONValue(
            parsing: run("foods", "import", "--json", "\(folder.path)/berries_foods.csv").output)
        #expect(
            result == [
                "name": "berries", "release": "berries", "files": ["berries_foods.csv"],
                "rows": 2, "left_out": 1, "credit": nil, "foods": 1, "changed": true,
                "faults": [
                    ["file": "berries_foods.csv", "line": 3, "reason": "has no name"]
                ],
            ])
    }

    @Test func `what cannot be imported is told with its remedy`() throws {
        let path = "\(folder.path)/notes.txt"
        #expect(
            try run("foods", "import", path)
                == Run(
                    status: 65, output: "",
                    errors: "demeter: \(path) holds no table of foods that is known; "
                        + "\"demeter foods import -h\" names those that are\n"))
        #expect(
            try run("foods", "import", "\(folder.path)/none").errors
                == "demeter: \(folder.path)/none: cannot open: No such file or directory\n")
        #expect(try run("foods", "import", "\(folder.path)/none").status == 65)
        #expect(try run("foods", "import").status == 64)
        #expect(try run("foods", "import", "--list", path).status == 64)
    }

    @Test func `a damaged import is told and passed over`() throws {
        _ = try run("foods", "import", "\(folder.path)/berries_foods.csv")
        let file = "\(folder.path)/data/foods/berries.foods"
        try write([1, 2, 3], to: file)
        let parsed = try run("parse", "--json", "100 g egg")
        #expect(parsed.status == 0)
        #expect(
            parsed.errors == "demeter: \(file) is damaged or of another version; import it again "
                + "with \"demeter foods import\", or remove the file\n")
        #expect(try run("foods", "import", "--remove", "berries").status == 0)
    }

    @Test func `the bar tells share, rate and time left`() {
        var progress = ImportProgress(name: "a", rows: 0, bytes: 0, allBytes: 0)
        #expect(ImportBar.text(progress, after: .zero) == "a [                    ] 0 %")
        progress = ImportProgress(name: "a", rows: 52_000, bytes: 25, allBytes: 100)
        #expect(
            ImportBar.text(progress, after: .seconds(1))
                == "a [#####               ] 25 %, 52,000 rows a second, 3 s left")
        #expect(
            ImportBar.text(progress, after: .seconds(60)).hasSuffix("3 min 0 s left"))
    }
}
