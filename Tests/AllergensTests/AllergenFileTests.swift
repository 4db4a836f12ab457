import CatalogFiles
import Nutrition
import TestSupport
import Testing

@testable import Allergens

struct AllergenFileTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func file(_ text: [UInt8]) throws -> AllergenFile {
        try write(text, to: folder.path + "/allergens.tsv")
        return AllergenFile(beside: folder.path + "/ingredients.json")
    }

    @Test func `every line of any file is found, and nothing else`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SplitMix64(seed: seed)
        let letters = Array("abc-1")
        func word() -> String {
            String(
                (0...Int.random(in: 0...6, using: &generator)).map { _ in
                    letters.randomElement(using: &generator) ?? "a"
                })
        }
        var foods: [FoodID: Assessment] = [:]
        for index in 0..<300 {
            var assessment = Assessment(basis: .recipe, isComplete: true)
            assessment.ingredients = ["ingredient \(index)"]
            foods[FoodID(rawValue: word())] = assessment
        }
        let list = PhraseList("peanut butter = peanut\n3 musketeers = milk\nneutral: of")
        let file = try file(AllergenFile.text(of: foods, list))
        for (food, assessment) in foods {
            #expect(file.assessment(of: food) == assessment, "seed \(seed): \(food.rawValue)")
        }
        for _ in 0..<300 {
            let food = FoodID(rawValue: word())
            #expect(file.assessment(of: food) == foods[food], "seed \(seed): \(food.rawValue)")
        }
        #expect(file.phrase("peanut butter") == list.phrase("peanut butter"))
        #expect(file.phrase("of") == .neutral)
        #expect(file.phrase("peanut") == nil)
        #expect(file.longestPhrase(beginning: "peanut") == 2)
        #expect(file.longestPhrase(beginning: "butter") == 0)
        #expect(file.tellingWords.add("two musketeers", to: .all))
        #expect(!file.tellingWords.add("3 of them", to: .all))
    }

    @Test func `without a file, and with another version's, nothing is known`() throws {
        let none = AllergenFile(beside: folder.path + "/ingredients.json")
        #expect(!none.isThere)
        #expect(none.assessment(of: "egg") == nil)
        #expect(none.phrase("egg") == nil)
        #expect(!(try file(Array("#\t99\negg\trecipe\tall\tegg+\tegg\n".utf8)).isThere))
        #expect(!(try file([]).isThere))
    }
}
