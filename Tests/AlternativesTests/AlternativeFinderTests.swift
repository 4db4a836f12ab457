import Allergens
import Alternatives
import CatalogFiles
import Nutrition
import TestSupport
import Testing

struct AlternativeFinderTests {
    private static let root =
        "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

    private static let catalog = Result {
        (
            foods: try CatalogFile.load("\(root)/ingredients.json"),
            knowledge: AllergenKnowledge(AllergenFile(beside: "\(root)/ingredients.json"))
        )
    }

    private func names(_ id: FoodID, without triggers: String...) throws -> [String] {
        let (foods, knowledge) = try Self.catalog.get()
        let food = try #require(foods.first { $0.id == id })
        let limits = AlternativeFinder.Limits(
            [], asked: Set(triggers.map(Trigger.init(rawValue:))))
        return AlternativeFinder(foods, knowledge).alternatives(to: food, limits).map(\.name)
    }

    @Test func `what is offered has the same role`() throws {
        let lattes = try names("latte", without: "milk")
        #expect(lattes.count == 3)
        #expect(lattes.allSatisfy { $0.contains("latte") })
        let milks = try names("milk", without: "milk")
        #expect(milks.count == 3)
        #expect(milks.allSatisfy { $0.hasSuffix("milk") }, "\(milks)")
    }

    /// Nothing is offered but what the limits allow: they are tried on every food with each of the fourteen, and what is
    /// offered instead of one food in four hundred by each of them.
    @Test
    func
        `over all foods and the fourteen nothing is offered that has the trigger or cannot be told`()
        throws
    {
        let (foods, knowledge) = try Self.catalog.get()
        let finder = AlternativeFinder(foods, knowledge)
        let triggers = TriggerTable.european
        #expect(triggers.count == 14)
        let limits = triggers.map { AlternativeFinder.Limits([], asked: [$0]) }
        let all = AlternativeFinder.Limits([], asked: Set(triggers))
        var violations: [String] = []
        var without: [Set<FoodID>] = triggers.map { _ in [] }
        for food in foods {
            let assessment = knowledge.assessment(of: food.id, called: [food.name])
            var isFree = true
            for (place, trigger) in triggers.enumerated() {
                let isWithout = assessment.finding(trigger).answer == .notByRecipe
                if limits[place].allow(assessment) != isWithout {
                    violations.append("\(food.id) without \(trigger)")
                }
                if isWithout { without[place].insert(food.id) }
                isFree = isFree && isWithout
            }
            if finder.fits(food, all) != isFree { violations.append("\(food.id) without any") }
        }
        #expect(violations == [])
        // Other foods in every run, all of them in so many.
        let turn = Int.random(in: 0..<400)
        var offered = 0
        for (place, food) in foods.enumerated() where place % 400 == turn {
            for (place, trigger) in triggers.enumerated() {
                for one in finder.alternatives(to: food, limits[place]) {
                    offered += 1
                    #expect(
                        without[place].contains(one.food),
                        "turn \(turn): \(food.id) without \(trigger): \(one.food)")
                }
            }
        }
        #expect(offered > 200)
    }

    @Test func `a ban is stricter than what is avoided`() throws {
        let milk = Trigger(rawValue: "milk")
        let day = try #require(LocalDay("2026-01-01"))
        let banned = AlternativeFinder.Limits([Allergy(milk, .banned, since: day)])
        let avoided = AlternativeFinder.Limits([Allergy(milk, .avoid, since: day)])
        let (foods, knowledge) = try Self.catalog.get()
        let finder = AlternativeFinder(foods, knowledge)
        var stricter = 0
        for food in foods {
            let (one, other) = (finder.fits(food, banned), finder.fits(food, avoided))
            #expect(!one || other)
            if one != other { stricter += 1 }
        }
        #expect(stricter > 0)
    }
}
