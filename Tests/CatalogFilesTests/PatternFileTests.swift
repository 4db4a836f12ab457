import HealthyEating
import Nutrition
import TestSupport
import Testing

@testable import CatalogFiles

struct PatternFileTests {
    private static let root =
        "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func file(_ text: [UInt8]) throws -> PatternFile {
        try write(text, to: folder.path + "/patterns.tsv")
        return PatternFile(beside: folder.path + "/ingredients.json")
    }

    @Test func `every line of any file is found, and nothing else`() throws {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SplitMix64(seed: seed)
        let letters = Array("abc-1")
        func word() -> FoodID {
            FoodID(
                rawValue: String(
                    (0...Int.random(in: 0...6, using: &generator)).map { _ in
                        letters.randomElement(using: &generator) ?? "a"
                    }))
        }
        var foods: [FoodID: KnownPatterns] = [:]
        for _ in 0..<300 {
            var amounts = PatternAmounts()
            for pattern in FoodPattern.allCases where Bool.random(using: &generator) {
                amounts[pattern] = Thousandths(rawValue: .random(in: 0...20_000, using: &generator))
            }
            foods[word()] = KnownPatterns(
                amounts,
                basis: KnownPatterns.Basis.allCases.randomElement(using: &generator) ?? .rule)
        }
        let file = try file(PatternFile.text(of: foods))
        for food in Array(foods.keys) + (0..<300).map({ _ in word() }) {
            #expect(file.known(food) == foods[food], "seed \(seed): \(food.rawValue)")
        }
    }

    @Test func `without a file, and with another version's, nothing is known`() throws {
        let none = PatternFile(beside: folder.path + "/ingredients.json")
        #expect(!none.isThere)
        #expect(none.patterns(of: "egg") == nil)
        #expect(!(try file(Array("#\t99\negg\trule\tfruit 1\n".utf8)).isThere))
        #expect(!(try file([]).isThere))
    }

    @Test func `of at least nineteen in twenty foods of the catalog the groups are known`() throws {
        let file = PatternFile(beside: "\(Self.root)/ingredients.json")
        let foods = try CatalogFile.load("\(Self.root)/ingredients.json")
        let known = foods.filter { file.known($0.id) != nil }.count
        #expect(known * 20 >= foods.count * 19)
    }
}
