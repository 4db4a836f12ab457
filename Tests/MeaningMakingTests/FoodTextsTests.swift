import Curation
import MeaningMaking
import Nutrition
import SentenceVectors
import TestSupport
import Testing

struct FoodTextsTests {
    private static let dictionary = """
          1 This software and database is being provided to you, the LICENSEE
        00000001 13 n 02 cold_soup 0 Gazpacho 0 001 @ 00000002 n 0000 | a soup of the south; served cold; "they had it"
        00000002 06 n 01 pot 0 000 | metal or earthenware cooking vessel
        00000003 13 n zz broken | nothing
        00000004 13 n 01 broken 0 000
        """

    private func food(
        _ name: String, _ aliases: [String] = [], chinese: [String] = [], brand: String? = nil,
        code: String? = nil, rank: Int? = nil
    ) -> Food {
        Food(
            id: FoodID(rawValue: name), name: name, aliases: aliases,
            names: chinese.isEmpty ? [:] : [.traditionalChinese: chinese], category: .meal,
            brand: brand, per100g: .unknown,
            source: FoodSource(release: code == nil ? "own" : "recipe", code: code), rank: rank)
    }

    @Test func `what a dictionary says of food is kept by its names, without examples`() {
        #expect(
            FoodTexts.glosses(in: Self.dictionary) == [
                "cold soup": ["a soup of the south; served cold"],
                "gazpacho": ["a soup of the south; served cold"],
            ])
    }

    @Test func `a food is told by its names in every language and by the dictionary`() {
        let texts = FoodTexts(
            [
                food("gazpacho", ["cold tomato soup"], chinese: ["番茄冷湯"]),
                food("Acme gazpacho", brand: "Acme"), food("Gazpachos"),
            ], glosses: FoodTexts.glosses(in: Self.dictionary))
        #expect(
            texts.entries == [
                .init(text: "gazpacho", food: 0), .init(text: "cold tomato soup", food: 0),
                .init(text: "番茄冷湯", food: 0), .init(text: "Gazpachos", food: 2),
                .init(text: "a soup of the south; served cold", food: 0),
                .init(text: "a soup of the south; served cold", food: 2),
            ])
    }

    @Test func `what the project says of a food counts as what a dictionary says`() throws {
        let definitions = try FoodDefinitions(
            """
            # food, English, Chinese
            gazpacho\ta soup of raw vegetables | what they spoon up in the heat\t生菜打成的冷湯
            bare\t\t沒有名字的東西
            """)
        let texts = FoodTexts([food("gazpacho")], glosses: [:], definitions: definitions)
        #expect(
            texts.entries == [
                .init(text: "gazpacho", food: 0),
                .init(text: "a soup of raw vegetables", food: 0),
                .init(text: "what they spoon up in the heat", food: 0),
                .init(text: "生菜打成的冷湯", food: 0),
            ])
        #expect(definitions.missing(from: [food("gazpacho")]).map(\.rawValue) == ["bare"])
    }

    @Test(arguments: [
        ("a\tb\n\na\tc", 3, "told before"), ("a", 1, "one or two texts"),
        ("a\tb\tc\td", 1, "one or two texts"), ("#\na\t\t", 2, "no text"),
        ("\tb", 1, "one or two texts"),
    ])
    func `a line that says nothing of one food is named`(text: String, line: Int, problem: String) {
        #expect {
            _ = try FoodDefinitions(text)
        } throws: { error in
            guard let fault = error as? FoodDefinitions.Fault else { return false }
            return fault.line == line && fault.description.contains(problem)
        }
    }

    @Test func `every text that has a vector is told with its food`() {
        let foods = [food("plain"), food("empty"), food("some special kind")]
        let made = MeaningMaker { $0 == "empty" ? nil : [1, 0] }.vectors(
            of: FoodTexts(foods, glosses: [:])
        ) { count, body in for place in 0..<count { body(place) } }
        #expect(made.map(\.text) == ["plain", "some special kind"])
        #expect(made.map(\.vector.label) == [0, 2])
        #expect(made.allSatisfy { $0.vector.leaning == 0 })
    }
}
