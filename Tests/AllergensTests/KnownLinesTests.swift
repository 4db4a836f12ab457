import CatalogFiles
import FoodCatalog
import MealReader
import Nutrition
import TestSupport
import Testing

@testable import Allergens

/// What the catalog's tables say of meals of which it is known what is in them.
struct KnownLinesTests {
    private struct Line {
        var words: String
        var sure: Set<Trigger>
        var some: Set<Trigger>
    }

    private static let root =
        "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

    private static let catalog = Result {
        let foods = try CatalogFile.load("\(root)/ingredients.json")
        return (
            foods: foods, reader: MealReader(catalog: FoodCatalog(foods: foods)),
            file: AllergenFile(beside: "\(root)/ingredients.json")
        )
    }

    private static func lines(of file: String) -> [Line] {
        let text = String(
            decoding: bytes(of: "\(root)/Tests/AllergensTests/Fixtures/\(file).txt"),
            as: UTF8.self)
        return text.split(separator: "\n").filter { $0.first != "#" }.map { row in
            let cells = row.split(separator: "|", omittingEmptySubsequences: false)
            func triggers(_ cell: Substring) -> Set<Trigger> {
                Set(cell.split(separator: " ").map { Trigger(rawValue: String($0)) })
            }
            return Line(
                words: cells[0].split(separator: " ").joined(separator: " "),
                sure: triggers(cells[1]), some: triggers(cells[2]))
        }
    }

    @Test(arguments: ["known-lines", "known-dishes"])
    func `nothing that is surely in a meal is missed, and little is claimed that is not`(
        file name: String
    ) throws {
        let (_, reader, file) = try Self.catalog.get()
        let knowledge = AllergenKnowledge(file)
        var missed: [String] = []
        var wrong: [String] = []
        var claims = 0
        var (answers, unknown) = (0, 0)
        let lines = Self.lines(of: name)
        try #require(lines.count >= 250)
        for line in lines {
            let assessments = reader.reading(of: line.words).items.map { item in
                knowledge.assessment(
                    of: AssessedFood(
                        item.food, called: [item.name, item.text], said: item.modifiers))
            }
            for assessment in assessments {
                answers += TriggerTable.european.count
                unknown += TriggerTable.european.count {
                    assessment.finding($0).answer == .cannotTell
                }
            }
            for trigger in TriggerTable.european {
                let answer = assessments.map { $0.finding(trigger).answer }.max() ?? .cannotTell
                if line.sure.contains(trigger), answer == .notByRecipe {
                    missed.append("\(line.words): \(trigger.rawValue)")
                }
                guard answer == .contains else { continue }
                claims += 1
                if !line.sure.contains(trigger), !line.some.contains(trigger) {
                    wrong.append("\(line.words): \(trigger.rawValue)")
                }
            }
        }
        #expect(missed == [])
        #expect(Double(unknown) <= 0.1 * Double(answers), "\(unknown) of \(answers)")
        #expect(Double(wrong.count) <= 0.03 * Double(claims), "\(claims) claims, wrong: \(wrong)")
    }

    @Test func `every food of the catalog was looked into, and of most all can be told`() throws {
        let (foods, _, file) = try Self.catalog.get()
        var missing: [FoodID] = []
        var unknown = 0
        for food in foods {
            guard let assessment = file.assessment(of: food.id) else {
                missing.append(food.id)
                continue
            }
            if TriggerTable.european.contains(where: {
                assessment.finding($0).answer == .cannotTell
            }) {
                unknown += 1
            }
        }
        #expect(missing == [])
        #expect(Double(unknown) <= 0.1 * Double(foods.count), "\(unknown) of \(foods.count)")
    }
}
