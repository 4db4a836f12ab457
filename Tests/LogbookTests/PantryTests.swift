import Allergens
import JSON
import Journal
import MealReader
import Nutrition
import RecipeReader
import Recipes
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// Foods, products and recipes that the people of one household find of each other.
struct PantryTests {
    private static let code = "4006381333931"

    /// Tom, who is the owner, and Anna.
    private struct Home {
        let pantry = Pantry()
        let tom: Desk
        let anna: Desk

        init(
            owner: String? = "tom", bound: Set<String> = [], allergens: AllergenKnowledge? = nil
        ) async throws {
            tom = try await Desk(allergens: allergens, pantry: pantry)
            anna = try await Desk(allergens: allergens, pantry: pantry, person: "anna")
            await pantry.follow(Pantry.Rules(isOpen: true, owner: owner, bound: bound))
        }
    }

    private func food(
        _ name: String, calories: Double = 430, code: String? = nil, ingredients: String? = nil
    ) throws -> NewFood {
        NewFood(
            name: name,
            per100g: Nutrients(
                calories: Thousandths(calories), protein: Thousandths(8),
                carbohydrates: Thousandths(60), fat: Thousandths(15)),
            portions: [Portion(label: "bar", grams: Thousandths(45))], defaultPortion: 0,
            barcodes: try code.map { [try GTIN($0)] } ?? [], ingredients: ingredients)
    }

    private func add(_ desk: Desk, _ name: String, _ text: String) async throws -> RecipeMessage {
        try RecipeMessage(
            json: await desk.logbook.recipe(.add(NewRecipe(name: name, text: text, servings: 2))))
    }

    private func eat(_ desk: Desk, _ name: String) async throws -> EntryMessage {
        let result = try ChangeResult(
            json: await desk.logbook.recipe(.eat(EatRequest(id: .name(name), servings: 1))))
        return try #require(result.entries.first)
    }

    private func names(_ desk: Desk) async throws -> [String] {
        let list = try await desk.logbook.recipe(.list(RecipeListRequest()))
        return list.array?.compactMap { $0["name"]?.string } ?? []
    }

    @Test func `what one has the other finds by name and by number, and it tells whose it is`()
        async throws
    {
        let home = try await Home()
        _ = try await home.anna.logbook.addFood(food("zorbel bar", code: Self.code))
        for words in ["a zorbel bar", "Anna's zorbel bar", "a bar of zorbel bar"] {
            let item = try #require(
                try await home.tom.logbook.parse(ParseRequest(text: words)).items.first)
            #expect(item.item.name == "Anna's zorbel bar", "\(words)")
        }
        let found = try await home.tom.logbook.searchFoods(SearchRequest(query: "zorbel", limit: 3))
        #expect(found.first?.food.name == "Anna's zorbel bar")
        #expect(found.first?.food.source.release == "household")
        let result = try await home.tom.logbook.barcode(
            BarcodeRequest(code: try GTIN(Self.code), text: nil))
        let entry = try #require(result.entries.first)
        #expect(entry.nutrients.calories == Thousandths(193.5))
        #expect(entry.name == "Anna's zorbel bar")
        // To her it is her own, and no food of his is in her journal.
        #expect(try await home.anna.log("a zorbel bar").entries.map(\.food) == ["own:zorbel-bar"])
        #expect(try await home.tom.journal.ownFoods() == [])
        #expect(try await home.tom.logbook.status().reader.ownFoods == 0)
    }

    @Test func `one's own goes first, and what the catalog calls so stays what it was`()
        async throws
    {
        let home = try await Home()
        _ = try await home.anna.logbook.addFood(food("zorbel bar", code: Self.code))
        _ = try await home.anna.logbook.addFood(food("toast", calories: 700))
        _ = try await home.tom.logbook.addFood(food("zorbel bar", calories: 100, code: Self.code))
        let own = try await home.tom.log("a zorbel bar")
        #expect(own.entries.map(\.food) == ["own:zorbel-bar"])
        let scanned = try await home.tom.logbook.barcode(
            BarcodeRequest(code: try GTIN(Self.code), text: nil))
        #expect(scanned.entries.map(\.nutrients.calories) == [Thousandths(45)])
        #expect(try await home.tom.log("100 g toast").entries.map(\.food) == ["toast"])
        #expect(
            try await home.tom.log("100 g of Anna's toast").entries.map(\.nutrients.calories)
                == [Thousandths(700)])
        // Her own toast is hers, as ever.
        #expect(
            try await home.anna.log("100 g toast").entries.map(\.nutrients.calories)
                == [Thousandths(700)])
    }

    @Test func `a recipe is eaten by its parts, and its entry refers to nobody's journal`()
        async throws
    {
        let home = try await Home()
        _ = try await add(home.tom, "zorbel stew", "2 eggs\n160 g rice\n10 g butter")
        #expect(try await names(home.anna) == ["Tom's zorbel stew"])
        let entry = try await eat(home.anna, "zorbel stew")
        #expect(entry.name == "Tom's zorbel stew")
        #expect(entry.nutrients.calories == Thousandths(214))
        #expect(entry.recipe == nil)
        #expect(entry.parts.map(\.part.name) == ["egg", "rice", "butter"])
        let said = try await home.anna.log("a serving of Tom's zorbel stew")
        #expect(said.entries.map(\.nutrients.calories) == [Thousandths(214)])
        #expect(said.entries.map(\.parts.count) == [3])
        #expect(try await home.anna.journal.recipes() == [])
        #expect(try await home.tom.logbook.day(nil).entries == [])
        // Her own of that name is hers.
        _ = try await add(home.anna, "zorbel stew", "100 g rice")
        #expect(try await names(home.anna) == ["zorbel stew", "Tom's zorbel stew"])
        #expect(try await eat(home.anna, "zorbel stew").parts.map(\.part.name) == ["rice"])
        #expect(try await eat(home.anna, "Tom's zorbel stew").parts.count == 3)
    }

    @Test func `only whose recipe it is changes it, cooks of it or takes it away`() async throws {
        let home = try await Home()
        let id = RecipeReference.name("Tom's zorbel stew")
        _ = try await add(home.tom, "zorbel stew", "2 eggs\n160 g rice")
        for call in [
            RecipeCall.remove(id), .batch(BatchRequest(id: id, portions: 3)),
            .change(RecipeChangeRequest(id: id, servings: 4)),
        ] {
            await #expect(throws: ServiceError.notOwnRecipe("Tom's zorbel stew")) {
                _ = try await home.anna.logbook.recipe(call)
            }
        }
        _ = try await home.tom.logbook.addFood(food("zorbel bar"))
        await #expect(throws: ServiceError.notOwnFood("Tom's zorbel bar")) {
            _ = try await home.anna.logbook.removeFood("Tom's zorbel bar")
        }
        #expect(try await names(home.tom) == ["zorbel stew"])
    }

    @Test func `a pot is its cook's: who eats of the recipe takes nothing out of it`() async throws
    {
        let home = try await Home()
        let recipe = try await add(home.tom, "zorbel stew", "2 eggs\n160 g rice")
        let id = try #require(recipe.id)
        _ = try await home.tom.logbook.recipe(.batch(BatchRequest(id: .id(id), portions: 4)))
        _ = try await eat(home.anna, "zorbel stew")
        let pots = try await home.tom.logbook.recipe(.batches).array
        #expect(pots?.map { $0["left"]?.number } == [4])
        #expect(try await home.anna.logbook.recipe(.batches).array == [])
    }

    @Test func `a recipe within a recipe comes with it, and one of another's stays as it was`()
        async throws
    {
        let home = try await Home()
        _ = try await home.tom.logbook.addFood(food("zorbel bar"))
        _ = try await add(home.tom, "zorbel sauce", "100 g zorbel bar\n20 g butter")
        _ = try await add(home.tom, "zorbel stew", "160 g rice\n2 servings zorbel sauce")
        let entry = try await eat(home.anna, "zorbel stew")
        #expect(entry.parts.map(\.part.name) == ["rice", "zorbel bar", "butter"])
        #expect(entry.parts.allSatisfy { $0.part.recipe == nil })
        #expect(entry.nutrients == (try await eat(home.tom, "zorbel stew")).nutrients)
        let own = try await add(home.anna, "my bowl", "1 serving Tom's zorbel stew\n100 g rice")
        let figures = own.figures
        #expect(own.recipe.ingredients.first?.nutrients.calories == entry.nutrients.calories)
        #expect(own.recipe.ingredients.allSatisfy { $0.recipe == nil })
        // Whoever leaves takes nothing out of what others wrote down.
        await home.tom.place?.leave()
        let kept = try RecipeMessage(json: await home.anna.logbook.recipe(.show(.name("my bowl"))))
        #expect(kept.figures == figures)
    }

    @Test func `what the eater must not have is held, whoever wrote the recipe down`() async throws
    {
        let home = try await Home(allergens: AllergenKnowledge(AllergyTests.Table()))
        _ = try await home.anna.logbook.setAllergy(
            AllergyRequest(Trigger(rawValue: "egg"), .banned))
        _ = try await home.tom.logbook.setAllergy(
            AllergyRequest(Trigger(rawValue: "milk"), .banned))
        _ = try await add(home.tom, "zorbel mix", "2 eggs\n160 g rice")
        let entry = try await home.anna.log("a serving of Tom's zorbel mix")
        #expect(entry.state == .held)
        #expect(entry.held.first?.warnings.map(\.rule) == ["allergen"])
        #expect(try await home.tom.log("a serving of zorbel mix").state == .logged)
        let list = try await home.anna.logbook.recipe(.show(.name("zorbel mix")))
        #expect(list["warnings"]?.array?.count == 1)
        // Within one of her own as well.
        _ = try await add(home.anna, "zimtrop plate", "1 serving Tom's zorbel mix")
        #expect(try await home.anna.log("a serving of my zimtrop plate").state == .held)
        // And what he must not have is no matter of hers.
        _ = try await add(home.tom, "zorbel bread", "10 g butter\n100 g rice")
        #expect(try await home.anna.log("a serving of Tom's zorbel bread").state == .logged)
    }

    @Test func `switched off, each has their own alone, and what was eaten stays`() async throws {
        let home = try await Home()
        _ = try await home.tom.logbook.addFood(food("zorbel bar", code: Self.code))
        _ = try await add(home.tom, "zorbel stew", "2 eggs\n160 g rice")
        _ = try await eat(home.anna, "zorbel stew")
        let eaten = try await home.anna.log("a zorbel bar")
        let before = try await home.anna.logbook.day(nil).entries
        await home.pantry.follow(Pantry.Rules(isOpen: false, owner: "tom"))
        #expect(try await names(home.anna) == [])
        #expect(
            try await home.anna.logbook.searchFoods(SearchRequest(query: "zorbel", limit: 3)) == [])
        await #expect(throws: ServiceError.self) { _ = try await eat(home.anna, "zorbel stew") }
        let number = try await home.anna.logbook.barcode(
            BarcodeRequest(code: try GTIN(Self.code), text: nil))
        #expect(number.entries == [])
        #expect(try await home.anna.logbook.day(nil).entries == before)
        await home.pantry.follow(Pantry.Rules(isOpen: true, owner: "tom"))
        #expect(
            try await home.anna.log("a zorbel bar").entries.map(\.food) == eaten.entries.map(\.food)
        )
    }

    @Test func `whoever is bound to their own door finds them and is not told whose they are`()
        async throws
    {
        let home = try await Home(bound: ["anna"])
        _ = try await home.tom.logbook.addFood(food("zorbel bar"))
        _ = try await add(home.tom, "zorbel stew", "2 eggs\n160 g rice")
        #expect(try await names(home.anna) == ["the household's zorbel stew"])
        let result = try await home.anna.log("a zorbel bar")
        #expect(result.entries.map(\.name) == ["the household's zorbel bar"])
        let told = try await home.anna.logbook.parse(ParseRequest(text: "zorbel stew")).json.text
        #expect(!told.lowercased().contains("tom's"))
    }

    @Test func `an owner without a name is the household, and Chinese is said in Chinese`()
        async throws
    {
        let home = try await Home(owner: nil)
        _ = try await add(home.tom, "zorbel stew", "2 eggs\n160 g rice")
        _ = try await add(home.tom, "番茄蛋湯", "2 eggs\n160 g rice")
        #expect(try await names(home.anna).contains("家裡的番茄蛋湯"))
        #expect(try await eat(home.anna, "zorbel stew").name == "the household's zorbel stew")
    }

    @Test func `whoever leaves takes theirs along, and the others' entries stay`() async throws {
        let home = try await Home()
        _ = try await add(home.anna, "zorbel stew", "2 eggs\n160 g rice")
        let entry = try await eat(home.tom, "zorbel stew")
        await home.anna.place?.leave()
        #expect(try await names(home.tom) == [])
        #expect(
            try await home.tom.logbook.day(nil).entries.map(\.nutrients.calories) == [
                entry.nutrients.calories
            ])
        _ = try await home.tom.say("undo")
        #expect(try await home.tom.logbook.day(nil).entries == [])
        _ = try await home.tom.say("redo")
        #expect(try await home.tom.logbook.day(nil).entries.map(\.name) == ["Anna's zorbel stew"])
    }

    @Test func `a recipe that changes is another from then on, and what was eaten is not`()
        async throws
    {
        let home = try await Home()
        let recipe = try await add(home.tom, "zorbel stew", "2 eggs\n160 g rice")
        let first = try await eat(home.anna, "zorbel stew")
        _ = try await home.tom.logbook.recipe(
            .change(RecipeChangeRequest(id: .id(try #require(recipe.id)), servings: 1)))
        let second = try await eat(home.anna, "zorbel stew")
        #expect(second.nutrients.calories == first.nutrients.calories?.scaled(by: 2))
        #expect(
            try await home.anna.logbook.day(nil).entries.first?.nutrients.calories
                == first.nutrients.calories)
        _ = try await home.tom.say("undo")
        #expect(try await eat(home.anna, "zorbel stew").nutrients == first.nutrients)
    }

    @Test func `marks are never two people's, and the same after every start`() async throws {
        let pantry = Pantry()
        let marks = (0..<17).map {
            pantry.join("p\($0)", journal: "same", goods: { Goods() }, told: {})
        }
        #expect(Set(marks).count == 17)
        #expect(PantryMark("a journal") == PantryMark("a journal"))
        for mark in marks {
            let recipe = mark.recipe(RecipeID(rawValue: 12))
            #expect(!recipe.isOwn && -recipe.rawValue < 1 << 53)
            #expect(mark.own(recipe.food) == "recipe:12")
            #expect(mark.own(mark.food("own:bar")) == "own:bar")
            #expect(mark.food("own:bar").isOthers && recipe.food.isOthers)
        }
        #expect(marks[0].own(marks[1].food("own:bar")) == marks[1].food("own:bar"))
    }

    @Test func `where nobody else is, nobody is told and nothing is made anew`() async throws {
        let pantry = Pantry()
        let tom = try await Desk(pantry: pantry)
        await pantry.follow(Pantry.Rules(isOpen: true, owner: "tom"))
        _ = try await tom.logbook.addFood(food("zorbel bar"))
        _ = try await add(tom, "zorbel stew", "2 eggs\n160 g rice")
        #expect(await tom.logbook.renewal.callers == 2)
        #expect(tom.logbook.foods.others == [])
    }
}
