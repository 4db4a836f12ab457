import Nutrition
import Recipes
import TestSupport
import Testing

@testable import Allergens

/// What dishes of one's own and packages are known to have.
struct PartsTests {
    private struct Table: AllergenSource {
        let list = PhraseList(
            """
            peanut butter = peanut ?soy
            curry = ?milk ?peanut
            rice, sugar, palm oil, salt, 白糖 = -
            hazelnut, hazelnuts = hazelnut
            skimmed milk powder, milk = milk
            lecithin, lecithins = ?soy ?egg
            花生 = peanut
            neutral: with, my, contains, emulsifier
            without: without
            traces: may contain, may contain traces of, 可能含有
            """)

        var tellingWords: TellingWords { list.tellingWords }

        func longestPhrase(beginning word: String) -> Int {
            list.longestPhrase(beginning: word)
        }

        func phrase(_ key: String) -> AllergenPhrase? { list.phrase(key) }

        func assessment(of food: FoodID) -> Assessment? {
            guard !food.isImported, food != "strange", RecipeID(food) == nil else { return nil }
            return PhraseReader(list).assessment(of: food.rawValue, basis: .recipe)
        }
    }

    private static let peanut = Trigger(rawValue: "peanut")

    private static func part(_ food: String, _ grams: Double?) -> AssessedFood {
        AssessedFood(FoodID(rawValue: food), called: [food], grams: grams)
    }

    private static func dish(_ name: String, _ parts: [AssessedFood]) -> AssessedFood {
        AssessedFood(
            nil, called: [name], grams: parts.compactMap(\.grams).reduce(0, +), parts: parts)
    }

    private let knowledge = AllergenKnowledge(Table())

    @Test func `a dish has what its parts have, by their weight`() {
        let dish = Self.dish("supper", [Self.part("rice", 180), Self.part("peanut butter", 20)])
        let found = knowledge.assessment(of: dish).finding(Self.peanut)
        #expect(
            found
                == AllergenFinding(
                    trigger: Self.peanut, answer: .contains, evidence: "peanut butter (recipe)",
                    share: 0.1))
        #expect(knowledge.assessment(of: dish).finding(.milk).answer == .notByRecipe)
    }

    @Test func `a weight that nobody knows leaves the share open`() {
        let dish = Self.dish("supper", [Self.part("rice", nil), Self.part("peanut butter", 20)])
        let found = knowledge.assessment(of: dish).finding(Self.peanut)
        #expect(found.answer == .contains)
        #expect(found.share == nil)
    }

    @Test func `the name of a kind of dish says nothing of one whose parts are all known`() {
        let known = Self.dish("my curry", [Self.part("rice", 100)])
        #expect(knowledge.assessment(of: known).finding(Self.peanut).answer == .notByRecipe)
        let named = Self.dish("my peanut butter", [Self.part("rice", 100)])
        #expect(knowledge.assessment(of: named).finding(Self.peanut).answer == .probably)
        let doubtful = Self.dish("my curry", [Self.part("rice", 100), Self.part("strange", 9)])
        #expect(knowledge.assessment(of: doubtful).finding(Self.peanut).answer == .mayContain)
        #expect(
            knowledge.assessment(of: doubtful).finding(Trigger(rawValue: "egg")).answer
                == .cannotTell)
    }

    @Test func `a recipe in a recipe is looked into, and one in itself ends`() {
        let contents = KnownContents(
            recipe: { id in
                let parts: [MealPart] =
                    switch id.rawValue {
                    case 1: [MealPart(text: "", name: "sauce", recipe: RecipeID(rawValue: 2))]
                    case 2: [MealPart(text: "", name: "peanut butter", food: "peanut butter")]
                    default: [MealPart(text: "", name: "itself", recipe: id)]
                    }
                return Recipe(name: "dish", ingredients: parts)
            }, label: { _ in nil })
        let knowledge = knowledge.knowing { contents.contents(of: $0) }
        func answer(_ id: Int64) -> Answer {
            knowledge.assessment(of: RecipeID(rawValue: id).food, called: ["dish"])
                .finding(Self.peanut).answer
        }
        #expect(answer(1) == .contains)
        #expect(answer(3) == .cannotTell)
    }

    @Test func `an ingredient more never lowers what is told of a dish`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var random = SplitMix64(seed: seed)
        let foods = ["rice", "peanut butter", "milk", "hazelnut", "strange", "curry"]
        let review = AllergyReview(
            ["peanut", "milk", "tree_nuts", "egg"].enumerated().map { place, word in
                Allergy(
                    Trigger(rawValue: word), place < 3 ? .banned : .avoid,
                    since: LocalDay(daysSinceEpoch: 0))
            }, knowledge)
        func answers(_ dish: AssessedFood) -> [Answer] {
            TriggerTable.all.map { knowledge.assessment(of: dish).finding($0).answer }
        }
        for _ in 0..<200 {
            let name = foods.randomElement(using: &random) ?? ""
            var parts = (0...Int.random(in: 0...3, using: &random)).map { _ in
                Self.part(foods.randomElement(using: &random) ?? "", 10)
            }
            let before = Self.dish(name, parts)
            var more = before
            more.said = ["zorblax", "curry", "without milk"].shuffled(using: &random)
            #expect(zip(answers(before), answers(more)).allSatisfy { $0 <= $1 }, "seed \(seed)")
            parts.append(Self.part(foods.randomElement(using: &random) ?? "", nil))
            let after = Self.dish(name, parts)
            #expect(
                zip(answers(before), answers(after)).allSatisfy { $0 <= $1 }, "seed \(seed)")
            let isHeld = review.alerts(of: before).contains(where: \.holds)
            #expect(
                !isHeld || review.alerts(of: after).contains(where: \.holds), "seed \(seed)")
        }
    }

    @Test(arguments: [
        ("zorblax", Answer.cannotTell), ("with zorblax", .cannotTell),
        ("without zorblax", .notByRecipe),
        ("salt", .notByRecipe), ("peanut butter", .probably),
        ("without peanut butter", .notByRecipe),
        ("zorblax with peanut butter", .probably),
    ])
    func `words beside a food that nobody knows leave open what is in it`(
        said: String, answer: Answer
    ) {
        let food = AssessedFood("rice", called: ["rice", "zorblax rice"], said: [said], grams: 180)
        #expect(knowledge.assessment(of: food).finding(Self.peanut).answer == answer)
        let review = AllergyReview(
            [Allergy(Self.peanut, .banned, since: LocalDay(daysSinceEpoch: 0))], knowledge)
        #expect(
            review.alerts(of: food).contains(where: \.holds) == (answer != .notByRecipe))
    }

    private func answer(_ label: FoodLabel, _ trigger: String) -> Answer {
        let knowledge = knowledge.knowing { $0 == "off:1" ? .label(label) : nil }
        return knowledge.assessment(of: "off:1", called: ["spread"])
            .finding(Trigger(rawValue: trigger)).answer
    }

    @Test func `a package declares what is in it and of what there may be traces`() {
        let label = FoodLabel(contains: ["milk", "nuts"], traces: ["sesame seeds", "kiwi"])
        #expect(answer(label, "milk") == .contains)
        #expect(answer(label, "tree_nuts") == .contains)
        #expect(answer(label, "almond") == .mayContain)
        #expect(answer(label, "sesame") == .mayContain)
        #expect(answer(label, "kiwi") == .contains)
        // Without a list of ingredients nothing is free of anything.
        #expect(answer(label, "egg") == .cannotTell)
    }

    @Test func `ingredients that are all known exclude the rest`() {
        let text =
            "Sugar, palm oil, HAZELNUTS (13%), skimmed milk powder 7.4%, "
            + "emulsifier: lecithins (E322), salt. May contain traces of peanut butter, rice."
        let label = FoodLabel(ingredients: text)
        #expect(answer(label, "hazelnut") == .contains)
        #expect(answer(label, "milk") == .contains)
        #expect(answer(label, "soy") == .mayContain)
        #expect(answer(label, "peanut") == .mayContain)
        #expect(answer(label, "fish") == .notByRecipe)
        #expect(answer(label, "e322") == .contains)
        #expect(answer(label, "e621") == .cannotTell)
        #expect(answer(FoodLabel(ingredients: text + " Zucchero."), "fish") == .cannotTell)
        let cut = String(repeating: "salt, ", count: FoodLabel.ingredientsLimit / 6 + 1)
        #expect(answer(FoodLabel(ingredients: cut), "fish") == .cannotTell)
    }

    @Test func `Chinese packages are read`() {
        #expect(answer(FoodLabel(ingredients: "白糖、花生。"), "peanut") == .contains)
        #expect(answer(FoodLabel(ingredients: "白糖。可能含有花生。"), "peanut") == .mayContain)
        #expect(answer(FoodLabel(ingredients: "白糖。"), "peanut") == .notByRecipe)
    }

    @Test func `own words are heard in what is said of a known food`() {
        let durian = Allergy(
            Trigger(rawValue: "durian"), .banned, since: LocalDay(daysSinceEpoch: 0))
        let review = AllergyReview([durian], knowledge)
        #expect(review.alerts(of: "rice", called: ["rice", "rice"], grams: 1) == [])
        #expect(
            review.alerts(of: "rice", called: ["rice", "rice with durians"], grams: 1)
                .map(\.sentence) == ["rice has durian, which you must not have."])
    }
}
