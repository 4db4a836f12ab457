import CatalogFiles
import Locking
import Nutrition
import TestSupport
import Testing

@testable import Allergens

/// What is remembered of foods is what assessing them anew would tell.
struct FoodMemoryTests {
    private static let root =
        "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

    private static let catalog = Result {
        (
            foods: try CatalogFile.load("\(root)/ingredients.json"),
            file: AllergenFile(beside: "\(root)/ingredients.json")
        )
    }

    /// Words of phrases and of names, put together as nobody would say them.
    private static func text(
        of food: Food, _ words: [String], _ random: inout SplitMix64
    ) -> String {
        var said = food.name.split(separator: " ").map(String.init)
        for _ in 0..<Int.random(in: 0...4, using: &random) {
            let place = Int.random(in: 0...said.count, using: &random)
            said.insert(words.randomElement(using: &random) ?? "", at: place)
        }
        return said.joined(separator: Bool.random(using: &random) ? " " : ", ")
    }

    @Test func `a food that is called otherwise has the findings of a new assessment`() throws {
        let (foods, file) = try Self.catalog.get()
        let knowledge = AllergenKnowledge(file)
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        let list = PhraseList(
            String(
                decoding: bytes(of: "\(Self.root)/catalog/allergens/phrases.txt"), as: UTF8.self))
        let words =
            ["a", "cup", "with", "without", "some", "fresh", "cups", "no", "ginger"]
            + list.written.keys.sorted().shuffled(using: &random).prefix(400)
            .flatMap { $0.split(separator: " ").map(String.init) }
        let triggers =
            (TriggerTable.all.shuffled(using: &random).prefix(6) + [
                Trigger(rawValue: "ginger")
            ])
        let memory = FoodMemory(knowledge, of: Array(triggers), limit: 50) { assessment in
            triggers.map(assessment.finding)
        }
        for _ in 0..<4_000 {
            let food = foods[Int.random(in: foods.indices, using: &random)]
            let text = Self.text(of: food, words, &random)
            let eaten = AssessedFood(food.id, called: [food.name, text])
            let told = memory.told(of: eaten)
            #expect(
                told == triggers.map(knowledge.assessment(of: eaten).finding),
                "seed \(seed): \(food.id): \(text)")
        }
    }

    @Test func `a dish that is eaten again has the findings of a new assessment`()
        throws
    {
        let (foods, file) = try Self.catalog.get()
        let own = AssessedFood("pesto", called: ["pesto"])
        let knowledge = AllergenKnowledge(file).knowing { id in
            id == "own:1" ? .parts([own]) : nil
        }
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        let triggers = TriggerTable.european
        let memory = FoodMemory(knowledge, of: triggers, limit: 20) { assessment in
            triggers.map(assessment.finding)
        }
        let kitchen = (0..<6).map { _ in foods[Int.random(in: foods.indices, using: &random)] }
        for _ in 0..<500 {
            var parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                let food = kitchen[Int.random(in: kitchen.indices, using: &random)]
                return AssessedFood(
                    food.id, called: [food.name],
                    grams: [nil, 10, 100].randomElement(using: &random) ?? nil)
            }
            if Bool.random(using: &random) {
                parts.append(AssessedFood("own:1", called: ["mine"], grams: 20))
            }
            let dish = AssessedFood(
                "recipe:7", called: [["stew", "nut stew"].randomElement(using: &random) ?? ""],
                grams: Double.random(in: 1...500, using: &random), parts: parts)
            #expect(
                memory.told(of: dish) == triggers.map(knowledge.assessment(of: dish).finding),
                "seed \(seed): \(dish)")
        }
    }

    @Test func `what is in a dish of one's own foods is told as it is now`() throws {
        let (_, file) = try Self.catalog.get()
        let milk = Trigger(rawValue: "milk")
        let isMilky = Mutex(false)
        let knowledge = AllergenKnowledge(file).knowing { id in
            id == "own:1" && isMilky.withLock { $0 }
                ? .parts([AssessedFood(nil, called: ["milk"])]) : nil
        }
        let memory = FoodMemory(knowledge, of: [milk], limit: 50) { $0.finding(milk).answer }
        let dish = AssessedFood(
            "recipe:7", called: ["stew"], parts: [AssessedFood("own:1", called: ["mine"])])
        #expect(memory.told(of: dish) < .probably)
        isMilky.withLock { $0 = true }
        #expect(memory.told(of: dish) >= .probably)
    }

    @Test func `a word of a food's name that is said once more is another`() throws {
        let (_, file) = try Self.catalog.get()
        let knowledge = AllergenKnowledge(file)
        let milk = Trigger(rawValue: "milk")
        let memory = FoodMemory(knowledge, of: [milk], limit: 50) { $0.finding(milk).answer }
        let food = AssessedFood(
            "peanut-butter", called: ["peanut butter", "peanut butter with butter"])
        #expect(memory.told(of: food) == knowledge.assessment(of: food).finding(milk).answer)
        #expect(memory.told(of: food) >= .probably)
    }

    @Test func `nuts beside a nut that is known may be others`() throws {
        let (foods, file) = try Self.catalog.get()
        let knowledge = AllergenKnowledge(file)
        let (almond, cashew) = (Trigger(rawValue: "almond"), Trigger(rawValue: "cashew"))
        let known = try #require(
            foods.first {
                let own = knowledge.assessment(of: AssessedFood($0.id, called: [$0.name]))
                return own.finding(almond).answer == .contains
                    && own.finding(cashew).answer == .notByRecipe
            })
        let memory = FoodMemory(knowledge, of: [cashew], limit: 50) { $0.finding(cashew).answer }
        let food = AssessedFood(known.id, called: [known.name, "\(known.name) with nuts"])
        #expect(knowledge.assessment(of: food).finding(cashew).answer >= .mayContain)
        #expect(memory.told(of: food) >= .mayContain)
    }

    @Test func `what was asked for lately is remembered, and no more than the limit`() {
        let recollection = Recollection<Int, Int>(limit: 4)
        var found = 0
        func value(_ key: Int) -> Int {
            recollection.value(of: key) {
                found += 1
                return key * 10
            }
        }
        for key in [1, 2, 1, 3, 1, 4, 1] { #expect(value(key) == key * 10) }
        // Four keys were found once each: what is asked for again stays.
        #expect(found == 4)
        for key in 10..<20 { _ = value(key) }
        #expect(value(1) == 10)
        #expect(found == 15)
    }
}
