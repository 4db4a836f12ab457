import FoodCatalog
import Nutrition
import Testing

@testable import MealReader

/// What a line as a whole says of whether anything was eaten, by the whole catalog.
struct TalkJudgeTests {
    private func foods(_ text: String) throws -> [String] {
        try WholeCatalog.reader().reading(of: text).items.map(\.name)
    }

    @Test(arguments: [
        "ham out injured for a month", "pepper is off sick again", "rice futures up again",
        "olive is walking now, so proud", "butter half price at tesco",
        "fridge empty, only half a cucumber left in it",
    ])
    func `what no rule knows as talk is left alone by its words`(text: String) throws {
        #expect(try foods(text) == [])
    }

    @Test(arguments: [
        "long day in the library, tuna baguette", "nan made her famous apple crumble, had a bowl",
        "stuck in traffic so a sausage roll from the garage",
        "cousin over from delhi so dal and rice",
    ])
    func `a meal told among other things is a meal`(text: String) throws {
        #expect(try !foods(text).isEmpty)
    }

    @Test(arguments: [
        "make me a large cappuccino with a lot of cream",
        "can i get two slices of toast with butter",
        "skipped breakfast", "didn't eat the cake",
    ])
    func `what is asked for or was not eaten is no meal, whatever its words`(text: String) throws {
        #expect(try foods(text) == [])
    }

    @Test func `foods with amounts and figures are a meal however odd they look`() throws {
        let reader = try WholeCatalog.reader()
        let lost = ["butter", "flour", "vinegar", "carrot", "turkey", "pepper", "oil", "salt"]
            .flatMap { food in
                ["\(food)", "2 \(food)", "3 kg \(food)", "\(food) 500 g", "had \(food)"].filter {
                    reader.reading(of: $0).items.isEmpty
                }
            }
        #expect(lost == [])
    }

    @Test func `a line settles what its clauses say only where it is surer than they`() {
        let talk: MealSense.Finding = .other([])
        #expect(talk.settled(by: TalkJudge.meal) == .meal)
        #expect(talk.settled(by: TalkJudge.meal - 0.01) == .other([]))
        #expect(MealSense.Finding.other([0..<2]).settled(by: 0.99) == .partly([0..<2]))
        #expect(MealSense.Finding.meal.settled(by: TalkJudge.talk) == .meal)
        #expect(MealSense.Finding.meal.settled(by: TalkJudge.talk - 0.01) == .other([]))
        #expect(MealSense.Finding.partly([0..<2]).settled(by: 0.5) == .partly([0..<2]))
    }

    @Test func `every row of the weights is a weight and a feature that no other row has`() {
        let rows = TalkWeights.rows.split(separator: "\n")
        let names = Set(rows.map { $0.drop { $0 != " " } })
        #expect(names.count == rows.count && rows.count > 1000)
        #expect(rows.allSatisfy { Int32($0.prefix { $0 != " " }) != nil })
    }
}
