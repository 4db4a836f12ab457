import Allergens
import Alternatives
import Body
import Journal
import Nutrition
import Recipes
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// What is offered instead, and what becomes of it.
struct SwapTests {
    private static func drink(_ name: String, calories: Double) -> Food {
        Food(
            id: FoodID(rawValue: name.replacing(" ", with: "-")), name: name, category: .beverage,
            per100g: Nutrients(calories: Thousandths(calories)),
            portions: [Portion(label: "cup", grams: Thousandths(240))], defaultPortion: 0,
            usualGrams: Thousandths(240), source: FoodSource(release: "test"))
    }

    private static let foods = [
        drink("cow latte", calories: 50), drink("oat latte", calories: 45),
        drink("soy latte", calories: 40), drink("cold latte", calories: 48),
        drink("latte", calories: 52), drink("milk", calories: 50),
    ]

    /// What docs/conversation.md has for alternatives.
    static let sayings = [
        "what instead of milk in my latte", "the second one", "oat latte instead", "none of them",
    ]

    private struct Lattes: AllergenSource {
        let list = PhraseList(
            """
            latte, cow latte, cold latte, milk = milk
            oat latte = oats
            soy latte = soy
            """)

        var tellingWords: TellingWords { list.tellingWords }

        func longestPhrase(beginning word: String) -> Int {
            list.longestPhrase(beginning: word)
        }

        func phrase(_ key: String) -> AllergenPhrase? { list.phrase(key) }

        func assessment(of food: FoodID) -> Assessment? {
            SwapTests.foods.first { $0.id == food }.map {
                PhraseReader(list).assessment(of: $0.name, basis: .recipe)
            }
        }
    }

    private func desk(banned: String...) async throws -> Desk {
        let desk = try await Desk(foods: Self.foods, allergens: AllergenKnowledge(Lattes()))
        for trigger in banned {
            _ = try await desk.logbook.setAllergy(
                AllergyRequest(Trigger(rawValue: trigger), .banned))
        }
        return desk
    }

    private func swaps(_ desk: Desk) async throws -> SwapsMessage {
        try await desk.logbook.alternatives(AlternativesRequest(food: "cow latte")).swaps
    }

    @Test func `instead of what is held something can be taken, which is logged in its place`()
        async throws
    {
        let desk = try await desk(banned: "milk")
        let told = try await desk.say("a cow latte")
        #expect(told.last == "You could have oat latte or soy latte instead; say which.")
        let held = try #require(try await desk.logbook.day(nil).held.first)
        _ = try await desk.say("the second one")
        var day = try await desk.logbook.day(nil)
        #expect(day.held.isEmpty)
        #expect(day.entries.map(\.name) == ["soy latte"])
        #expect(day.entries.map(\.id) == [held.id])
        #expect(day.entries.map(\.grams) == [held.grams])
        #expect(day.entries.map(\.warnings) == [[]])
        #expect(try await swaps(desk) == SwapsMessage(taken: 1, refused: 0))
        #expect(try await desk.logbook.allergies().exposures.isEmpty)
        // Nothing waits any more: it is no answer to anything.
        #expect(try await desk.logbook.questions().isEmpty)

        _ = try await desk.say("undo")
        day = try await desk.logbook.day(nil)
        #expect(day.entries.isEmpty)
        #expect(day.held.map(\.name) == ["cow latte"])
        #expect(try await swaps(desk) == SwapsMessage(taken: 0, refused: 0))
    }

    @Test func `a yes and a no to what is held mean what they did`() async throws {
        let desk = try await desk(banned: "milk")
        _ = try await desk.say("a cow latte")
        _ = try await desk.say("yes")
        #expect(try await desk.logbook.day(nil).entries.map(\.name) == ["cow latte"])
        #expect(try await swaps(desk) == SwapsMessage())
        _ = try await desk.say("a cold latte")
        _ = try await desk.say("no")
        let day = try await desk.logbook.day(nil)
        #expect(day.entries.map(\.name) == ["cow latte"])
        #expect(day.held.isEmpty)
        #expect(try await swaps(desk) == SwapsMessage(taken: 0, refused: 1))
    }

    @Test func `what was eaten can be swapped by its name, and left as it is`() async throws {
        let desk = try await desk()
        let entry = try await desk.log("a cow latte").entries[0]
        let told = try await desk.say("what instead of milk in my cow latte")
        #expect(told.first == "Instead of cow latte:")
        #expect(told.last == "Say which one, and #\(entry.id) is that; or none.")
        _ = try await desk.say("none of them")
        #expect(try await desk.logbook.day(nil).entries.map(\.name) == ["cow latte"])
        _ = try await desk.say("what instead of milk in my cow latte")
        let reply = try await desk.say("oat latte instead")
        #expect(reply.first?.contains("oat latte") == true, "\(reply)")
        #expect(try await desk.logbook.day(nil).entries.map(\.name) == ["oat latte"])
        #expect(try await swaps(desk) == SwapsMessage(taken: 1, refused: 1))
        // What was offered is forgotten once it was taken.
        #expect(try await desk.say("the second one").joined().contains("latte") == false)
    }

    @Test(arguments: zip(sayings[1...], ["soy latte", "oat latte", "latte"]))
    func `what the guide says of alternatives is understood`(saying: String, name: String)
        async throws
    {
        let desk = try await desk()
        _ = try await desk.log("a latte")
        let told = try await desk.say(Self.sayings[0])
        #expect(told.first == "Instead of latte:")
        _ = try await desk.say(saying)
        #expect(try await desk.logbook.day(nil).entries.map(\.name) == [name])
    }

    @Test func `who wants something instead of milk is offered none, by whichever door`()
        async throws
    {
        let desk = try await desk()
        let offered = try await desk.logbook.alternatives(AlternativesRequest(food: "milk"))
        let milky: Set<String> = ["milk", "latte", "cow latte", "cold latte"]
        #expect(milky.isDisjoint(with: offered.alternatives.map(\.name)))
        #expect(try await desk.say("what instead of milk").allSatisfy { !$0.hasPrefix("cow") })
    }

    @Test func `by programs a food is put in an entry's place, and held where it must be`()
        async throws
    {
        let desk = try await desk(banned: "milk")
        let entry = try await desk.log("an oat latte").entries[0]
        let result = try await desk.logbook.swap(SwapRequest(entry: entry.id, food: "soy-latte"))
        #expect(result.entries.map(\.name) == ["soy latte"])
        #expect(result.entries.map(\.state) == [.logged])
        let banned = try await desk.logbook.swap(SwapRequest(entry: entry.id, food: "cow-latte"))
        #expect(banned.entries.map(\.state) == [.held])
        #expect(
            try await desk.logbook.refuseSwap(entry: entry.id)
                == SwapsMessage(taken: 2, refused: 1))
        await #expect(throws: ServiceError.noSuchFood("blorp")) {
            try await desk.logbook.swap(SwapRequest(entry: entry.id, food: "blorp"))
        }
        await #expect(throws: ServiceError.noSuchEntry(99)) {
            try await desk.logbook.swap(SwapRequest(entry: 99, food: "soy-latte"))
        }
    }

    private struct Seasons: SeasonSource {
        func months(of food: FoodID, in region: SeasonRegion) -> Set<Int>? {
            region == .taiwan && food == "soy-latte" ? [11] : nil
        }
    }

    @Test func `what is in season in one's region and in one's shops comes first, and says so`()
        async throws
    {
        let desk = try await Desk(
            foods: Self.foods, allergens: AllergenKnowledge(Lattes()),
            markets: KnownMarkets(
                seasons: Seasons(),
                shops: {
                    var table = ShopTable()
                    table.add(
                        ShopOffer(shop: "Corner", price: ShopPrice("2 EUR/l")), of: "oat latte")
                    table.faults = ["shops.tsv:3: wrong"]
                    return table
                }))
        let request = AlternativesRequest(food: "cow latte", without: [.milk])
        let plain = try await desk.logbook.alternatives(request)
        #expect(plain.alternatives.map(\.name) == ["oat latte", "soy latte"])
        #expect(plain.alternatives[0].reason.hasSuffix("; at Corner, 2 EUR/l"))
        #expect(plain.alternatives.map(\.isInSeason) == [nil, nil])
        #expect(plain.faults == ["shops.tsv:3: wrong"])
        _ = try await desk.logbook.setProfile(ProfileRequest([.region: "TW"]))
        let told = try await desk.logbook.alternatives(request)
        #expect(told.alternatives.map(\.isInSeason) == [nil, true])
        #expect(told.alternatives[1].reason.hasSuffix("; in season"))
        #expect(try AlternativesMessage(json: told.json) == told)
        desk.clock.advance(seconds: 30 * 86_400)
        let later = try await desk.logbook.alternatives(request)
        #expect(later.alternatives.map(\.isInSeason) == [nil, false])
    }

    @Test func `an ingredient of a recipe is swapped by its weight, counted and undone`()
        async throws
    {
        let desk = try await desk()
        let added = try await desk.logbook.recipe(
            .add(
                NewRecipe(
                    name: "my drink",
                    ingredients: [.line("200 g milk"), .line("100 g cold latte")])))
        let before = try RecipeMessage(json: added)
        let offered = try await desk.logbook.alternatives(
            AlternativesRequest(food: "milk", recipe: .name("my drink")))
        #expect(offered.ingredient == 0)
        #expect(offered.alternatives.contains { $0.name == "oat latte" })
        let swap = RecipeSwapRequest(id: .name("my drink"), ingredient: 0, food: "oat-latte")
        let changed = try RecipeMessage(json: try await desk.logbook.recipe(.swap(swap)))
        #expect(changed.recipe.ingredients.map(\.name) == ["oat latte", "latte"])
        #expect(changed.recipe.ingredients[0].grams == Thousandths(200))
        #expect(changed.recipe.ingredients[0].nutrients.calories == Thousandths(90))
        #expect(try await swaps(desk) == SwapsMessage(taken: 1, refused: 0))
        _ = try await desk.say("undo")
        let undone = try RecipeMessage(
            json: try await desk.logbook.recipe(.show(.name("my drink"))))
        #expect(undone.recipe == before.recipe)
        #expect(try await swaps(desk) == SwapsMessage(taken: 0, refused: 0))
        _ = try await desk.say("redo")
        #expect(try await swaps(desk) == SwapsMessage(taken: 1, refused: 0))
        await #expect(
            throws: ServiceError.outOfRange(parameter: "ingredient", lowest: "0", highest: "1")
        ) {
            try await desk.logbook.recipe(
                .swap(.init(id: .name("my drink"), ingredient: 2, food: "oat-latte")))
        }
        await #expect(throws: ServiceError.noSuchFood("blorp")) {
            try await desk.logbook.recipe(
                .swap(.init(id: .name("my drink"), ingredient: 0, food: "blorp")))
        }
        await #expect(throws: ServiceError.noFoodNamed("banana")) {
            try await desk.logbook.alternatives(
                AlternativesRequest(food: "banana", recipe: .name("my drink")))
        }
    }

    @Test(
        arguments: [
            ("the second one", .place(2)), ("1", .place(1)), ("oat latte", .place(1)),
            ("I'll have the soy latte instead", .place(2)), ("no", .refuse),
            ("none of them", .refuse), ("the first and the second", nil), ("yes", nil),
            ("a banana", nil), ("two oat lattes", nil),
        ] as [(String, SwapWords.Choice?)])
    func `what is offered is chosen in words`(line: String, choice: SwapWords.Choice?) {
        #expect(SwapWords.choice(in: line, of: [["oat latte"], ["soy latte"]]) == choice)
    }
}
