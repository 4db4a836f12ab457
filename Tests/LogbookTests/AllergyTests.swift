import Allergens
import HealthyEating
import JSON
import Journal
import Nutrition
import RecipeReader
import Recipes
import Service
import Telling
import TestSupport
import Testing
import TimeZones
import Wire

@testable import Logbook

struct AllergyTests {
    /// Says of the test's foods what their names say.
    struct Table: AllergenSource {
        let list = PhraseList(
            """
            egg, eggs, scrambled eggs = egg
            toast = wheat ?milk
            butter = milk
            coffee, black coffee, apple, banana, rice = -
            without: without
            """)

        var tellingWords: TellingWords { list.tellingWords }

        func longestPhrase(beginning word: String) -> Int {
            list.longestPhrase(beginning: word)
        }

        func phrase(_ key: String) -> AllergenPhrase? { list.phrase(key) }

        func assessment(of food: FoodID) -> Assessment? {
            guard let food = TestFoods.all.first(where: { $0.id == food }) else { return nil }
            let known = PhraseReader(list).assessment(of: food.name, basis: .recipe)
            return known.ingredients.isEmpty ? nil : known
        }
    }

    private func desk(_ allergies: (String, Severity)...) async throws -> Desk {
        let desk = try await Desk(allergens: AllergenKnowledge(Table()))
        for (trigger, severity) in allergies {
            _ = try await desk.logbook.setAllergy(
                AllergyRequest(Trigger(rawValue: trigger), severity))
        }
        return desk
    }

    private func rules(_ entry: EntryMessage) -> [String] { entry.warnings.map(\.rule) }

    @Test func `what must not be eaten is held, and logged when it was eaten anyway`() async throws
    {
        let desk = try await desk(("egg", .banned))
        let lines = try await desk.say("two eggs")
        #expect(
            lines.first?.hasSuffix(
                "egg has egg, which you must not have. "
                    + "It is not logged: say yes if you ate it anyway, or no.") == true,
            "\(lines)")
        var day = try await desk.logbook.day(nil)
        #expect(day.entries.isEmpty)
        #expect(day.held.map(rules) == [["allergen"]])

        _ = try await desk.say("yes")
        day = try await desk.logbook.day(nil)
        #expect(day.entries.count == 1)
        #expect(day.held.isEmpty)
        let exposures = try await desk.logbook.allergies().exposures
        #expect(exposures.map(\.entry) == day.entries.map(\.id))
        #expect(exposures.map(\.message) == ["egg has egg, which you must not have."])
    }

    @Test func `what was eaten anyway is not asked for again when its amount changes`() async throws
    {
        let desk = try await desk(("egg", .banned))
        _ = try await desk.say("two eggs")
        _ = try await desk.say("yes")
        _ = try await desk.say("no, three eggs")
        let day = try await desk.logbook.day(nil)
        #expect(day.held.isEmpty)
        #expect(day.entries.map(\.amount) == [3])
        #expect(day.entries.map(rules) == [["allergen"]])
    }

    @Test func `what is avoided is logged with a warning`() async throws {
        let desk = try await desk(("milk", .avoid), ("egg", .avoid))
        let result = try await desk.log("toast")
        #expect(result.state == .logged)
        #expect(
            result.entries[0].warnings
                == [Warning(rule: "allergen", message: "toast may have milk, which you avoid.")])
    }

    @Test func `the rest of a meal is logged while one thing waits`() async throws {
        let desk = try await desk(("egg", .banned))
        let result = try await desk.log("rice and two eggs")
        #expect(result.entries.map(\.name) == ["rice"])
        #expect(result.held.map(\.name) == ["egg"])
    }

    @Test func `every door asks`() async throws {
        let desk = try await Desk(allergens: AllergenKnowledge(Table()))
        let logged = try await desk.log("two eggs").entries[0]
        _ = try await desk.logbook.setAllergy(AllergyRequest(Trigger(rawValue: "egg"), .banned))

        // Figures alone may be of anything.
        let added = try await desk.logbook.add(
            AddRequest(nutrients: Nutrients(calories: Thousandths(300))))
        let repeated = try await desk.logbook.repeatMeal(RepeatRequest(date: logged.day))
        let copied = try await desk.logbook.copy(
            CopyRequest(date: logged.day, targetDate: logged.day.advanced(by: -1)))
        for result in [added, repeated, copied] {
            #expect(!result.entries.isEmpty)
            #expect(
                result.entries.allSatisfy { $0.state == .held && rules($0).contains("allergen") })
        }
        let rice = try await desk.log("rice").entries[0]
        let edited = try await desk.logbook.edit(
            EditRequest(entry: rice.id, change: .figures(.init(food: "egg"))))
        #expect(edited.entries.map(\.state) == [.held])
        let parsed = try await desk.logbook.parse(ParseRequest(text: "two eggs"))
        #expect(parsed.items[0].warnings.map(\.rule) == ["allergen"])
    }

    @Test func `entries and items tell the fourteen and one's own triggers`() async throws {
        let desk = try await desk(("wheat", .avoid))
        let entry = try await desk.log("toast").entries[0]
        let told = (entry.allergens ?? []).map { "\($0.trigger.rawValue) \($0.answer.word)" }
        #expect(told == ["gluten contains", "milk may_contain", "wheat contains"])
        let day = try await desk.logbook.day(nil)
        #expect(day.entries[0].allergens == entry.allergens)
        let unknown = try await desk.logbook.parse(ParseRequest(text: "two blorps")).items
        #expect(unknown.allSatisfy { $0.allergens?.count == 15 })
    }

    @Test func `small amounts are told by what the day has had`() async throws {
        let desk = try await Desk(allergens: AllergenKnowledge(Table()))
        _ = try await desk.logbook.setAllergy(
            AllergyRequest(Trigger(rawValue: "egg"), .smallAmounts, amount: Thousandths(120)))
        let first = try await desk.log("2 eggs")
        #expect(first.entries.map(rules) == [[]])
        let second = try await desk.log("1 egg")
        #expect(second.entries.map(rules) == [["allergen"]])
        // The next day begins anew.
        desk.clock.advance(seconds: 86_400)
        #expect(try await desk.log("1 egg").entries.map(rules) == [[]])
        // And so does a logbook that is opened later on the same day.
        await desk.journal.close()
        let later = try await Desk(
            in: desk.folder, clock: desk.clock, allergens: AllergenKnowledge(Table()))
        #expect(try await later.log("2 eggs").entries.map(rules) == [["allergen"]])
    }

    private func add(_ desk: Desk, _ name: String, _ text: String) async throws -> RecipeMessage {
        try RecipeMessage(
            json: try await desk.logbook.recipe(.add(NewRecipe(name: name, text: text))))
    }

    @Test func `a recipe is judged by what goes in, and warned of when it is kept`() async throws {
        let desk = try await desk(("egg", .banned), ("milk", .avoid))
        let kept = try await add(desk, "morning pot", "2 eggs\n160 g rice\n10 g butter")
        #expect(
            kept.warnings.map(\.message) == [
                "morning pot has egg, which you must not have.",
                "morning pot has milk, which you avoid.",
            ])
        #expect(
            (kept.allergens ?? []).map { "\($0.trigger.rawValue) \($0.answer.word)" }
                == ["egg contains", "milk contains"])
        let plain = try await add(desk, "plain pot", "160 g rice")
        #expect(plain.warnings == [])
        // Eaten by words, by number, in parts, or out of another recipe.
        let said = try await desk.log("a serving of morning pot")
        #expect(said.held.map(rules) == [["allergen", "allergen"]])
        let id = try #require(kept.id)
        for isApart in [false, true] {
            var request = EatRequest(id: .id(id))
            request.apart = isApart
            let eaten = try ChangeResult(json: try await desk.logbook.recipe(.eat(request)))
            let held = eaten.entries.filter { $0.state == .held }.map(\.name)
            #expect(held == [isApart ? "egg" : "morning pot"])
        }
        let outer = try await add(desk, "brunch", "a serving of morning pot")
        #expect(outer.recipe.ingredients.map(\.recipe) == [RecipeID(rawValue: Int64(id))])
        #expect(outer.warnings.first?.message == "brunch has egg, which you must not have.")
        #expect(try await desk.log("plain pot").entries.map(rules) == [[]])
    }

    @Test func `what is left out of a helping is not told of it`() async throws {
        let desk = try await desk(("egg", .banned))
        _ = try await add(desk, "morning pot", "2 eggs\n160 g rice")
        #expect(try await desk.log("morning pot").held.map(\.name) == ["morning pot"])
        let without = try await desk.log("morning pot without the eggs")
        #expect(without.entries.map(\.parts.count) == [1])
        #expect(without.entries.map(rules) == [[]])
        let told = (without.entries[0].allergens ?? []).map(\.trigger.rawValue)
        #expect(told == [])
    }

    @Test func `what must not be had is never suggested, nor what cannot be told`() async throws {
        let desk = try await Desk(allergens: AllergenKnowledge(Table()))
        for _ in 0..<8 {
            _ = try await desk.log("two eggs and a slice of toast")
            _ = try await desk.logbook.add(
                AddRequest(
                    nutrients: Nutrients(calories: Thousandths(300)), name: "mystery stew"))
            desk.clock.advance(seconds: 86_400)
        }
        func names() async throws -> Set<String> {
            Set(
                try await desk.logbook.suggest(SuggestRequest()).flatMap { $0.items.map(\.name) })
        }
        #expect(try await names() == ["egg", "toast", "mystery stew"])
        _ = try await desk.logbook.setAllergy(AllergyRequest(Trigger(rawValue: "egg"), .banned))
        #expect(try await names() == ["toast"])
        #expect(try await desk.say("the usual").joined().contains("egg") == false)
        _ = try await desk.logbook.setAllergy(AllergyRequest(Trigger(rawValue: "egg"), .avoid))
        #expect(try await names() == ["egg", "toast", "mystery stew"])
        // What is avoided is logged with its warning, however it was offered.
        _ = try await desk.say("my usual eggs")
        #expect(try await desk.logbook.day(nil).entries.map(rules) == [["allergen"]])
    }

    @Test func `a scanned product is held like any other food`() async throws {
        let desk = try await desk(("egg", .banned))
        let code = try GTIN("4006381333931")
        _ = try await desk.logbook.addFood(
            NewFood(
                name: "noodle bar", per100g: Nutrients(calories: Thousandths(400)),
                portions: [Portion(label: "bar", grams: Thousandths(45))], defaultPortion: 0,
                barcodes: [code]))
        let scanned = try await desk.logbook.barcode(BarcodeRequest(code: code, text: nil))
        #expect(
            scanned.held.first?.warnings.first?.message
                == "noodle bar may have egg for all that is known, which you must not have.")
        #expect(scanned.entries.isEmpty)
    }

    @Test func `what a package declares tells of an imported food`() async throws {
        func log(_ name: String, _ label: FoodLabel?) async throws -> LogResult {
            let bar = Food(
                id: "off:4006381333931", name: name, category: .snack,
                per100g: Nutrients(calories: Thousandths(400)),
                portions: [Portion(label: "bar", grams: Thousandths(45))], defaultPortion: 0,
                source: FoodSource(release: "test"), label: label)
            let desk = try await Desk(
                foods: TestFoods.all + [bar], allergens: AllergenKnowledge(Table()))
            _ = try await desk.logbook.setAllergy(
                AllergyRequest(Trigger(rawValue: "egg"), .banned))
            return try await desk.log(name)
        }
        let declared = try await log("noodle bar", FoodLabel(contains: ["eggs"]))
        #expect(
            declared.held.first?.warnings.first?.message
                == "noodle bar has egg, which you must not have.")
        let listed = try await log("rice bar", FoodLabel(ingredients: "Rice, apple."))
        #expect(listed.entries.map(rules) == [[]])
    }

    @Test func `a food of one's own is known by its list of ingredients`() async throws {
        let desk = try await desk(("egg", .banned), ("milk", .avoid))
        func add(_ name: String, _ ingredients: String?) async throws {
            _ = try await desk.logbook.addFood(
                NewFood(
                    name: name, per100g: Nutrients(calories: Thousandths(200)),
                    portions: [Portion(label: "bowl", grams: Thousandths(200))],
                    defaultPortion: 0, ingredients: ingredients))
        }
        try await add("grandmas zork", "Rice, banana.")
        #expect(try await desk.log("grandmas zork").entries.map(rules) == [[]])
        try await add("other zork", "rice, eggs, butter")
        let said = try await desk.say("other zork")
        #expect(said.first?.contains("egg, which you must not have") == true)
        // Of what nobody has said anything nothing can be told.
        try await add("third zork", nil)
        let unknown = try await desk.log("third zork")
        #expect(unknown.entries.isEmpty)
        #expect(unknown.held.map(rules) == [["allergen", "allergen_note"]])
        let changed = try await desk.logbook.editFood(
            FoodEditRequest(food: "own:third-zork", ingredients: "rice"))
        #expect(changed.food.label?.ingredients == "rice")
        #expect(try FoodMessage(json: changed.json).food == changed.food)
        #expect(try await desk.log("third zork").entries.map(rules) == [[]])
    }

    @Test func `what must not be eaten is an alert for the ears`() async throws {
        let desk = try await desk(("egg", .banned))
        let conversation = ConversationID(rawValue: 1)
        #expect(try await desk.logbook.say("two eggs", in: conversation).isAlert)
        #expect(try await !desk.logbook.say("no", in: conversation).isAlert)
        #expect(try await !desk.logbook.say("a banana", in: conversation).isAlert)
    }

    @Test func `a day is scored by what its meals had, and by what was eaten anyway`() async throws
    {
        let desk = try await desk(("egg", .banned), ("milk", .avoid))
        #expect(try await desk.logbook.score(ScoreRequest()).allergy == nil)
        _ = try await desk.say("two eggs and a slice of toast for breakfast")
        // Held food was not eaten, as far as anybody knows.
        #expect(try await desk.logbook.score(ScoreRequest()).allergy?.meals.map(\.score) == [5])
        _ = try await desk.say("yes")
        _ = try await desk.log("rice for lunch")
        let score = try #require(try await desk.logbook.score(ScoreRequest()).allergy)
        #expect(score.meals.map(\.meal) == [.breakfast, .lunch])
        // 10 less 8 for the eggs and 5 for the toast, which may have milk; the mean of 1 and 10 is 5.
        #expect(score.meals.map(\.score) == [1, 10])
        #expect(score.total == 5)
        #expect(score.meals[0].losses.map(\.points).sorted() == [5, 8])
        let day = try await desk.logbook.day(nil)
        #expect(day.allergy == score)
        #expect(try DayMessage(json: day.json).allergy == score)
        let message = try await desk.logbook.score(ScoreRequest())
        #expect(try ScoreMessage(json: message.json) == message)
        #expect(message.eating?.coverage == 0)
        #expect(message.json["hei"]?["total"]?.isNull == true)
    }

    @Test(arguments: [
        ("I'm allergic to peanuts", AllergyWords.Wish.set([Trigger(rawValue: "peanut")], .banned)),
        ("I must not have shellfish", .set([Trigger(rawValue: "shellfish")], .banned)),
        (
            "i am allergic to nuts and milk.",
            .set([Trigger(rawValue: "tree_nuts"), Trigger(rawValue: "milk")], .banned)
        ),
        ("I have a peanut allergy", .set([Trigger(rawValue: "peanut")], .banned)),
        ("I'm allergic to kiwi", .set([Trigger(rawValue: "kiwi")], .banned)),
        ("I'm lactose intolerant", .set([Trigger(rawValue: "lactose")], .avoid)),
        ("I avoid pork", .set([Trigger(rawValue: "pork")], .avoid)),
        ("no more peanut allergy", .end(Trigger(rawValue: "peanut"))),
        ("I'm no longer allergic to eggs", .end(Trigger(rawValue: "egg"))),
        ("remove my sesame allergy", .end(Trigger(rawValue: "sesame"))),
        ("what am I allergic to?", .show), ("my allergies", .show),
    ])
    func `allergies are told in words`(_ line: String, _ wish: AllergyWords.Wish) {
        #expect(AllergyWords.wish(in: line) == wish)
    }

    @Test(arguments: [
        "I had peanuts", "no more peanuts", "I can't have pasta today", "remove my eggs",
        "i avoid the gym on mondays and then some", "no milk", "I have a banana",
        "I don't eat much", "forget the toast",
    ])
    func `other talk tells of no allergy`(_ line: String) {
        #expect(AllergyWords.wish(in: line) == nil)
    }

    @Test(arguments: ["I don't eat peanuts", "I avoid peanuts", "我不吃花生"])
    func `what must never be had stays so whatever is rather not eaten`(_ line: String) async throws
    {
        let desk = try await desk()
        _ = try await desk.say("I'm allergic to peanuts")
        _ = try await desk.say(line)
        #expect(try await desk.logbook.allergies().allergies.map(\.severity) == [.banned])
    }

    @Test func `an allergy is ended only after a yes, and undo brings it back`() async throws {
        let desk = try await desk()
        #expect(try await desk.say("I'm allergic to peanuts").count == 1)
        #expect(try await desk.logbook.allergies().allergies.map(\.severity) == [.banned])
        _ = try await desk.say("no more peanut allergy")
        #expect(try await desk.logbook.allergies().allergies.count == 1)
        #expect(try await desk.say("no") == [Texts.allergies.kept()])
        #expect(try await desk.logbook.allergies().allergies.count == 1)
        _ = try await desk.say("no more peanut allergy")
        _ = try await desk.say("yes")
        #expect(try await desk.logbook.allergies().allergies.isEmpty)
        _ = try await desk.say("undo that")
        #expect(try await desk.logbook.allergies().allergies.count == 1)
        #expect(desk.logbook.ownAllergies.count == 1)
        _ = try await desk.say("redo")
        #expect(desk.logbook.ownAllergies.isEmpty)
    }
}

struct ChineseAllergyTests {
    private static func trigger(_ id: String) -> Trigger { Trigger(rawValue: id) }

    @Test(
        arguments: [
            ("我對花生過敏", .set([trigger("peanut")], .banned)),
            ("我对花生和虾过敏。", .set([trigger("peanut"), trigger("crustaceans")], .banned)),
            ("我對牛奶嚴重過敏", .set([trigger("milk")], .banned)),
            ("我不能吃海鮮", .set([trigger("shellfish")], .banned)),
            ("我不吃豬肉", .set([trigger("pork")], .avoid)),
            ("我有乳糖不耐症", .set([trigger("lactose")], .avoid)),
            ("我對花生不過敏了", .end(trigger("peanut"))), ("我的過敏", .show),
            ("我對花生和奇異果過敏", .set([trigger("peanut"), trigger("奇異果")], .banned)),
            ("我不吃早餐", nil), ("我不能吃辣", nil), ("我吃了花生", nil), ("我對花生不過敏", nil),
        ] as [(String, AllergyWords.Wish?)])
    func `a Chinese line says what must not be eaten`(line: String, wish: AllergyWords.Wish?) {
        #expect(ChineseAllergies.wish(in: line) == wish)
        #expect(InquiryReader.inquiry(in: line) == wish.map(Inquiry.allergies))
    }
}
