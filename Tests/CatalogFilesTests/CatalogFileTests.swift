import CatalogFiles
import Glibc
import JSON
import Nutrition
import Testing

struct CatalogFileTests {
    /// A file of its own that is gone after the test.
    private func withFile<Result>(
        _ text: String, _ body: (String) throws -> Result
    ) throws -> Result {
        let path = "/tmp/demeter-catalog-test-\(getpid())-\(UInt64.random(in: 0 ... .max))"
        try SystemFile.write(Array(text.utf8), to: path)
        defer { unlink(path) }
        return try body(path)
    }

    private static let good = """
        {"id":"bun","name":"bun","aliases":[],"category":"grain","per_100g":{"calories":270,\
        "protein":9,"carbohydrates":49,"fat":4,"fiber":null},"portions":[{"label":"bun","grams":52}],\
        "default_portion":"bun","source":{"release":"SR 28","code":"18350"}}
        """

    private func catalog(_ food: String) -> String { "{\"version\":1,\"foods\":[\(food)]}" }

    @Test func `what is written is read back`() throws {
        var second = SampleFood.entry
        second.food.id = "rum"
        second.food.brand = "Own"
        second.food.usualGrams = nil
        second.food.rank = nil
        second.food.defaultPortion = nil
        second.food.per100g.fiber = nil
        second.food.source.code = nil
        second.explained = .alcohol
        let entries = [SampleFood.entry, second]
        let text = String(decoding: CatalogFile.text(of: entries), as: UTF8.self)
        try withFile(text) { path in
            let read = try CatalogFile.entries(path)
            let foods = try CatalogFile.load(path)
            #expect(read == entries)
            #expect(foods == entries.map(\.food))
        }
    }

    @Test func `a food is written on one line`() {
        let text = String(decoding: CatalogFile.text(of: [SampleFood.entry]), as: UTF8.self)
        #expect(
            text == """
                {"version":1,"foods":[
                {"id":"plain-bun","name":"plain bun","aliases":["bun","bread bun"],\
                "category":"grain","per_100g":{"calories":270,"protein":9,"carbohydrates":49,\
                "fat":4,"fiber":2.5,"sugar":5,"sodium":470},"portions":[\
                {"label":"bun","grams":52},{"label":"small bun","grams":28.35}],\
                "default_portion":"bun","usual_grams":52,\
                "source":{"release":"SR 28","code":"18350"},"rank":12}
                ]}

                """)
    }

    @Test func `an unknown figure stays unknown`() throws {
        try withFile(catalog(Self.good)) { path in
            let food = try #require(try CatalogFile.load(path).first)
            #expect(food.per100g.fiber == nil)
            #expect(food.per100g.sugar == nil)
            #expect(food.per100g.calories == Thousandths(270))
            #expect(food.defaultPortion == 0)
        }
    }

    @Test(arguments: [
        ("\"id\":\"bun\",", "", "food 1: id is missing"),
        ("\"name\":\"bun\"", "\"name\":\"\"", "bun: name is empty"),
        ("\"name\":\"bun\"", "\"name\":7", "bun: name must be a text"),
        ("\"name\":\"bun\",", "", "bun: name is missing"),
        ("\"aliases\":[]", "\"aliases\":{}", "bun: aliases is no list"),
        ("\"aliases\":[]", "\"aliases\":[\"a\",1]", "bun: aliases[1] must be a text"),
        (
            "\"grain\"", "\"stone\"",
            "bun: category is unknown: \"stone\"; use one of fruit, vegetable, protein, grain, "
                + "dairy, beverage, snack, meal, dessert, condiment"
        ),
        ("\"category\":\"grain\",", "", "bun: category is missing"),
        ("\"fat\":4", "\"fat\":\"4\"", "bun: per_100g.fat must be a number or null"),
        ("\"fat\":4", "\"iron\":4", "bun: per_100g.iron is no nutrient"),
        ("\"grams\":52", "\"grams\":0", "bun: portions[0].grams must be above 0"),
        ("\"grams\":52", "\"grams\":\"52\"", "bun: portions[0].grams must be a number of grams"),
        (",\"grams\":52", "", "bun: portions[0].grams is missing"),
        ("\"label\":\"bun\",", "", "bun: portions[0].label is missing"),
        ("\"grams\":52", "\"grams\":52,\"ml\":1", "bun: portions[0].ml is no key of a portion"),
        (
            "\"default_portion\":\"bun\"", "\"default_portion\":\"loaf\"",
            "bun: default_portion is no portion of the food: \"loaf\""
        ),
        (
            "\"source\":{\"release\":\"SR 28\",\"code\":\"18350\"}", "\"rank\":1",
            "bun: source is missing"
        ),
        ("\"release\":\"SR 28\",", "", "bun: source.release is missing"),
        ("\"code\":\"18350\"", "\"page\":\"1\"", "bun: source.page is no key of a source"),
        ("\"aliases\"", "\"alias\"", "bun: alias is no key of a food"),
        ("\"aliases\":[]", "\"rank\":-1", "bun: rank must be a whole number from 0"),
        ("\"aliases\":[]", "\"usual_grams\":-1", "bun: usual_grams must be above 0"),
        (
            "\"aliases\":[]", "\"explained\":\"magic\"",
            "bun: explained must be one of alcohol, fiber, polyols"
        ),
    ])
    func `a fault names file, food and key`(part: String, wrong: String, message: String) throws {
        let food = Self.good.replacing(part, with: wrong, maxReplacements: 1)
        #expect(food != Self.good)
        try withFile(catalog(food)) { path in
            let error = #expect(throws: CatalogFileError.self) { try CatalogFile.load(path) }
            #expect(error?.description == "\(path): \(message)")
        }
    }

    @Test(arguments: [
        ("[]", "is no JSON object"), ("{}", "has no \"version\""),
        ("{\"version\":2,\"foods\":[]}", "is of version 2; this program reads version 1"),
        ("{\"version\":1}", "has no list \"foods\""),
        ("{\"version\":1,\"foods\":[7]}", "food 1:  is no object"),
        ("{\"version\":1,\n", "line 2, column 1: a string is expected"),
    ])
    func `what is no catalog is refused`(text: String, message: String) throws {
        try withFile(text) { path in
            let error = #expect(throws: CatalogFileError.self) { try CatalogFile.load(path) }
            #expect(error?.description == "\(path): \(message)")
        }
    }

    @Test func `a missing file is told from a faulty one`() {
        let error = #expect(throws: CatalogFileError.self) { try CatalogFile.load("/nowhere/x") }
        #expect(error?.description == "/nowhere/x: cannot open: No such file or directory")
    }

    @Test func `foods may stand before the version`() throws {
        try withFile("{\"foods\":[\(Self.good)],\"note\":[1],\"version\":1}") { path in
            let foods = try CatalogFile.load(path)
            #expect(foods.map(\.id) == ["bun"])
        }
        try withFile("{\"foods\":[7],\"version\":2}") { path in
            let error = #expect(throws: CatalogFileError.self) { try CatalogFile.load(path) }
            #expect(
                error?.description == "\(path): is of version 2; this program reads version 1")
        }
    }

    @Test func `examining goes on after a fault`() throws {
        let foods = "7,\(Self.good),{}"
        try withFile(catalog(foods)) { path in
            let (entries, faults) = try CatalogFile.examine(path)
            #expect(entries.map(\.food.id) == ["bun"])
            #expect(faults.map(\.food) == ["food 1", "food 3"])
        }
    }
}
