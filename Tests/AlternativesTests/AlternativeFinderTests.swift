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

    /// Alternatives to one food in four hundred by each of the fourteen, and what decides over one food in five.
    @Test
    func
        `over all foods and the fourteen nothing is offered that has the trigger or cannot be told`()
        throws
    {
        let (foods, knowledge) = try Self.catalog.get()
        let finder = AlternativeFinder(foods, knowledge)
        // Other foods in every run, all of them in so many.
        let turn = Int.random(in: 0..<400)
        let byID = Dictionary(uniqueKeysWithValues: foods.map { ($0.id, $0) })
        var offered = 0
        for (place, food) in foods.enumerated() where place % 400 == turn {
            for trigger in TriggerTable.european {
                let limits = AlternativeFinder.Limits([], asked: [trigger])
                for one in finder.alternatives(to: food, limits) {
                    offered += 1
                    let name = byID[one.food]?.name ?? ""
                    let answer = knowledge.assessment(of: one.food, called: [name])
                        .finding(trigger).answer
                    #expect(
                        answer == .notByRecipe,
                        "turn \(turn): \(food.id) without \(trigger): \(one.food)")
                }
            }
        }
        #expect(offered > 200)
        // The filter itself, of all fourteen at once and of one of them.
        let all = AlternativeFinder.Limits([], asked: Set(TriggerTable.european))
        for (place, food) in foods.enumerated() where place % 5 == turn % 5 {
            let assessment = knowledge.assessment(of: food.id, called: [food.name])
            let has = TriggerTable.european.map { assessment.finding($0).answer != .notByRecipe }
            #expect(finder.fits(food, all) == !has.contains(true), "turn \(turn): \(food.id)")
            let one = place % TriggerTable.european.count
            let limits = AlternativeFinder.Limits([], asked: [TriggerTable.european[one]])
            #expect(finder.fits(food, limits) == !has[one], "turn \(turn): \(food.id)")
        }
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
