import CatalogFiles
import Curation
import Nutrition
import Testing

struct CurationFileTests {
    @Test func `a line and its refinements make a food`() throws {
        let file = CurationFile(
            """
            # Bread.

            white-bread | | bread, sliced bread | grain | F17:51101000 | slice | 2 x slice
              brand: Own
              portion: heel = 20 (weighed)
              portion: sandwich = 2 x slice
              drop: cup; cubic inch
              label: medium slice -> slice
              explained: fiber
              ranked: 51101010, 51101050
              note: nobody means toast
            """, name: "bread.txt")
        #expect(file.errors == [])
        let food = try #require(file.foods.first)
        #expect(file.foods.count == 1)
        #expect(food.id == "white-bread")
        #expect(food.name == "white bread")
        #expect(food.aliases == ["bread", "sliced bread"])
        #expect(food.category == .grain)
        #expect(food.source == .usda(.fndds2017, code: "51101000", subcode: nil))
        #expect(food.defaultPortion == "slice")
        #expect(food.usual == .measures(2, "slice"))
        #expect(food.brand == "Own")
        #expect(
            food.portions == [
                CuratedPortion(label: "heel", weight: .grams(20)),
                CuratedPortion(label: "sandwich", weight: .measures(2, "slice")),
            ])
        #expect(food.dropped == ["cup", "cubic inch"])
        #expect(food.relabelled.map(\.from) == ["medium slice"])
        #expect(food.relabelled.map(\.to) == ["slice"])
        #expect(food.explained == .fiber)
        #expect(food.ranked == ["51101010", "51101050"])
        #expect(food.place == "bread.txt:3")
    }

    @Test(arguments: [
        (
            "a | b | c",
            "has 3 fields; write id | name | aliases | category | source | default portion | "
                + "usual amount"
        ),
        (
            "a | | | stone | F17:1",
            "\"stone\" is no category; use one of fruit, vegetable, protein, grain, dairy, "
                + "beverage, snack, meal, dessert, condiment"
        ),
        (
            "a | | | fruit | X:1",
            "\"X:1\" is no source; write F17:, F19:, F21:, SR: or TW: and the code, or recipe"
        ),
        ("a | | | fruit | F17:1 | x | 0", "\"0\" is no weight; write grams or N x LABEL"),
        ("  brand: x", "is indented, but no food stands above it"),
    ])
    func `a faulty line is named with its place`(line: String, reason: String) {
        let file = CurationFile(line, name: "x.txt")
        #expect(file.errors == [CurationError(place: "x.txt:1", reason: reason)])
        #expect(file.foods.isEmpty)
    }

    @Test(arguments: [
        (
            "colour: red",
            "\"colour\" is no key; use portion, drop, keep, label, usual, brand, home, explained, "
                + "ranked, part, yield or note"
        ),
        ("brand", "has no key; write \"key: value\""),
        ("portion: slice 20", "has no \" = \"; write A = B"),
        ("explained: magic", "\"magic\" explains nothing; use one of alcohol, fiber, polyols"),
        ("yield: much", "\"much\" is no number of grams"),
        ("part: 20 egg", "\"20 egg\" is no part; write N g FOOD-ID"),
    ])
    func `a faulty refinement is named with its place`(line: String, reason: String) {
        let file = CurationFile("a | | | fruit | F17:1\n  \(line)", name: "x.txt")
        #expect(file.errors == [CurationError(place: "x.txt:2", reason: reason)])
    }

    @Test(arguments: [
        ("120", CuratedWeight.grams(120)), ("120 g", .grams(120)),
        ("2 x small egg", .measures(2, "small egg")), ("egg", .measures(1, "egg")),
        ("6 oz container", .measures(1, "6 oz container")),
    ])
    func `a weight is grams or so many of a measure`(text: String, weight: CuratedWeight) {
        #expect(CuratedWeight(text) == weight)
    }

    @Test func `a brand's rows are named by subcode`() {
        #expect(
            CuratedSource("F17:53108200/1000242")
                == .usda(.fndds2017, code: "53108200", subcode: "1000242"))
        #expect(CuratedSource("recipe") == .recipe)
        #expect(CuratedSource("F17:") == nil)
        #expect(CuratedSource("F17:12a") == nil)
    }
}
