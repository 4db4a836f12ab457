import CatalogFiles
import FoodCatalog
import Foundation
import MealReader
import Nutrition
import Recipes
import Testing

@testable import RecipeReader

/// Sixty lists of ingredients, with foods and grams that were worked out by hand.
struct ListTests {
    struct Line {
        var text: String
        var foods: [String]
        /// `nil` where no amount is said.
        var grams: Double?
    }

    struct List {
        var name: String
        var lines: [Line] = []
    }

    private static let folder = #filePath.split(separator: "/").dropLast().joined(separator: "/")

    static func lists() throws -> [List] {
        let text = try String(contentsOfFile: "/\(folder)/Fixtures/lists.txt", encoding: .utf8)
        var lists: [List] = []
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            if line.hasPrefix("*") {
                lists.append(List(name: line.dropFirst().trimmed))
                continue
            }
            let parts = line.split(separator: "=").map(\.trimmed)
            let (foods, grams) = (
                parts[1].split(separator: " ")[0], parts[1].split(separator: " ")[1]
            )
            lists[lists.count - 1].lines.append(
                Line(
                    text: parts[0], foods: foods.split(separator: "/").map(String.init),
                    grams: Double(grams)))
        }
        return lists
    }

    private static let reader = Result {
        let root = folder.split(separator: "/").dropLast(2).joined(separator: "/")
        return IngredientReader(
            MealReader(
                catalog: FoodCatalog(foods: try CatalogFile.load("/\(root)/ingredients.json"))))
    }

    @Test func `nine of ten lines of sixty lists have the right food and grams within 15 percent`()
        throws
    {
        let reader = try Self.reader.get()
        let lists = try Self.lists()
        #expect(lists.count == 60)
        var right = 0
        var wrong: [String] = []
        for line in lists.flatMap(\.lines) {
            let part = reader.part(of: line.text)
            let isFood = part.food.map { line.foods.contains($0.rawValue) } ?? false
            let isWeight: Bool
            if let grams = line.grams {
                isWeight = part.grams.map { abs($0.value - grams) <= grams * 0.15 } ?? false
            } else {
                isWeight = part.grams == nil
            }
            if isFood && isWeight {
                right += 1
            } else {
                wrong.append(
                    "\(line.text): \(part.food?.rawValue ?? "-") \(part.grams?.value ?? -1)")
            }
        }
        let share = Double(right) / Double(right + wrong.count)
        print(
            "lists: \(right) of \(right + wrong.count) lines right\n"
                + wrong.joined(separator: "\n"))
        #expect(share >= 0.9)
    }

    /// Where the catalog and the hand took other rows for words that leave it open, so that neither is wrong:
    /// an avocado is 150 g in FNDDS and 201 g in SR 28; the catalog has no stewing beef, and its nearest raw cut,
    /// rump, has 166 kcal in 100 g where chuck has 128; Greek yogurt of no fat that is told has 61 kcal in FNDDS, that
    /// of whole milk 97; firm tofu has 115 or 78, coconut milk of a can 230 or 197.
    private static let off: Set<String> = [
        "Guacamole", "Beef stew", "Smoothie", "Goulash", "Tzatziki", "Tofu curry",
    ]

    @Test
    func
        `the energy of recipes is that of sums by hand within 10 percent, but for those that are named`()
        throws
    {
        let reader = try Self.reader.get()
        let lists = try Self.lists()
        let rows = try String(
            contentsOfFile: "/\(Self.folder)/Fixtures/energies.tsv", encoding: .utf8
        ).split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(rows.count == lists.count)
        var (off, names): ([String], Set<String>) = ([], [])
        for row in rows {
            let cells = row.split(separator: "\t")
            let expected = try #require(Double(cells[1]))
            let list = try #require(lists.first { $0.name == cells[0] })
            let text = try RecipeText(
                list.name + "\n" + list.lines.map(\.text).joined(separator: "\n"))
            let recipe = RecipeWriter(reader, book: RecipeBook()).recipe(text)
            let found = recipe.total.sum.calories?.value ?? 0
            if abs(found - expected) > expected * 0.1 {
                off.append("\(list.name): \(Int(found)) of \(Int(expected)) kcal")
                names.insert(list.name)
            }
        }
        print(
            "energy: \(rows.count - off.count) of \(rows.count) recipes within 10 % of sums by hand\n"
                + off.joined(separator: "\n"))
        #expect(names == Self.off)
    }

    @Test func `nine of ten lists have the energy of their labelled foods within 10 percent`()
        throws
    {
        let reader = try Self.reader.get()
        let catalog = reader.reader.catalog
        var within = 0
        var counted = 0
        var off: [String] = []
        for list in try Self.lists() {
            var expected = 0.0
            for line in list.lines {
                guard let grams = line.grams,
                    let food = line.foods.lazy.compactMap({ catalog[FoodID(rawValue: $0)] }).first
                else { continue }
                expected += grams / 100 * (food.per100g.calories?.value ?? 0)
            }
            let text = try RecipeText(
                list.name + "\n" + list.lines.map(\.text).joined(separator: "\n"))
            let recipe = RecipeWriter(reader, book: RecipeBook()).recipe(text)
            let found = recipe.total.sum.calories?.value ?? 0
            counted += 1
            if abs(found - expected) <= expected * 0.1 {
                within += 1
            } else {
                off.append("\(list.name): \(Int(found)) of \(Int(expected)) kcal")
            }
        }
        print("energy: \(within) of \(counted) recipes within 10 %\n" + off.joined(separator: "\n"))
        #expect(counted == 60)
        #expect(within >= 54)
    }
}
