import Foundation
import JSON
import Journal
import MealReader
import Nutrition
import Recipes
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// What people of a household's server, each with a computer of their own, find of each other's foods and recipes.
struct ServerPantryTests {
    private static let code = "4006381333931"

    private let folder: TemporaryFolder
    private let files: SharingFiles
    private let pantry = Pantry()
    private let shelves: ServerPantry

    init() throws {
        folder = try TemporaryFolder()
        files = SharingFiles(dataFolder: folder.path)
        try files.make()
        shelves = ServerPantry(pantry, files)
    }

    private func desk() async throws -> Desk {
        let desk = try await Desk(pantry: pantry)
        await pantry.follow(Pantry.Rules(isOpen: true))
        return desk
    }

    /// Anna's, on one of her computers.
    private func anna(_ folder: TemporaryFolder? = nil) async throws -> Desk {
        let desk = try await Desk(in: folder)
        _ = try await desk.logbook.addFood(
            NewFood(
                name: "zorbel bar", per100g: Nutrients(calories: Thousandths(430)),
                portions: [Portion(label: "bar", grams: Thousandths(45))], defaultPortion: 0,
                barcodes: [try GTIN(Self.code)]))
        _ = try await desk.logbook.recipe(
            .add(NewRecipe(name: "zimtrop stew", text: "2 eggs\n100 g butter", servings: 2)))
        return desk
    }

    private func shown(_ desk: Desk) async throws -> JSONValue {
        let pages = try await desk.journal.recipes()
        return GoodsText.json(
            Goods(foods: try await desk.journal.ownFoods(), recipes: pages),
            names: try await desk.journal.lastingNames(of: pages.map(\.id)))
    }

    private func bring(_ people: [(String, JSONValue)]) async throws -> ShelvesMessage {
        let lines = people.map { name, goods in
            (["person": .string(name), "goods": goods] as JSONValue).text + "\n"
        }
        try lines.joined().write(toFile: files.pantry, atomically: true, encoding: .utf8)
        return await shelves.reread()
    }

    @Test
    func `what was brought is found by name, code and recipe, and stays when nobody is there`()
        async throws
    {
        let tom = try await desk()
        let anna = try await anna()
        let goods = try await shown(anna)
        let before = try await tom.logbook.parse(ParseRequest(text: "a zorbel bar")).items.first
        #expect(before?.item.name != "Anna's zorbel bar")
        await shelves.follow(isOpen: true)
        let told = try await bring([("anna", goods)])
        #expect(told == ShelvesMessage(people: 1, foods: 1, recipes: 1))
        let item = try await tom.logbook.parse(ParseRequest(text: "a zorbel bar")).items.first
        #expect(item?.item.name == "Anna's zorbel bar")
        let entry = try #require(
            try await tom.logbook.barcode(BarcodeRequest(code: try GTIN(Self.code), text: nil))
                .entries.first)
        #expect(entry.nutrients.calories == Thousandths(193.5))
        let eaten = try ChangeResult(
            json: await tom.logbook.recipe(.eat(EatRequest(id: .name("zimtrop stew"), servings: 1)))
        )
        #expect(eaten.entries.first?.name == "Anna's zimtrop stew")
        #expect(try await tom.journal.ownFoods() == [])
        #expect(try await tom.journal.recipes() == [])
        // Another start, without a server.
        let again = ServerPantry(Pantry(), files)
        await again.follow(isOpen: true)
        let kept = await again.reread()
        #expect(kept.recipes == 1)
        // It is ended, and begun again.
        await shelves.follow(isOpen: false)
        #expect(
            try await tom.logbook.parse(ParseRequest(text: "a zorbel bar")).items.first?.item.name
                != "Anna's zorbel bar")
        await shelves.follow(isOpen: true)
        let back = try await tom.logbook.parse(ParseRequest(text: "a zorbel bar")).items.first
        #expect(back?.item.food == item?.item.food)
        // She shows nothing any more.
        _ = try await bring([])
        #expect(
            try await tom.logbook.parse(ParseRequest(text: "a zorbel bar")).items.first?.item.name
                != "Anna's zorbel bar")
        #expect(try await tom.logbook.day(nil, nutrients: false).entries.count == 2)
    }

    @Test func `each of her computers shows the same, and numbers last`() async throws {
        let first = try await anna()
        let second = try await Desk()
        _ = try await second.logbook.recipe(
            .add(NewRecipe(name: "own stew", text: "1 egg", servings: 1)))
        for day in try await first.journal.offeredDays() {
            _ = try await second.journal.take(
                try await first.journal.offer(day: day.number, by: day.device))
        }
        for day in try await second.journal.offeredDays() {
            _ = try await first.journal.take(
                try await second.journal.offer(day: day.number, by: day.device))
        }
        let one = try await shown(first)
        let other = try await shown(second)
        #expect(one.text == other.text && one["recipes"]?.array?.count == 2)
        // Of two that are taken away or come the others keep their numbers.
        let numbers = one["recipes"]?.array?.compactMap { $0["id"]?.integer } ?? []
        let pages = try await first.journal.recipes()
        for page in pages {
            let alone = GoodsText.json(
                Goods(recipes: [page]),
                names: try await first.journal.lastingNames(of: [page.id]))
            #expect(
                alone["recipes"]?.array?.first?["id"]?.integer.map(numbers.contains) == true)
        }
    }

    @Test func `what comes back is what was shown`() async throws {
        let anna = try await anna()
        let shown = try await shown(anna)
        let read = GoodsText.read(shown)
        #expect(read.refused == 0)
        #expect(try await anna.journal.ownFoods() == read.goods.foods)
        let recipes = try await anna.journal.recipes().map(\.recipe)
        #expect(read.goods.recipes.map(\.recipe) == recipes)
    }

    @Test func `a line of a stranger makes no food that cannot be, and no name that leads astray`()
        async throws
    {
        _ = try await desk()
        await shelves.follow(isOpen: true)
        let plain: JSONValue = [
            "id": "own:x", "name": "x", "category": "meal", "portions": [],
            "per_100g": ["calories": 100], "source": ["release": "own"],
        ]
        func food(_ name: String, _ value: JSONValue) -> JSONValue {
            var object = plain.object ?? JSONObject()
            object[name] = value
            return .object(object)
        }
        let part: JSONValue = ["name": "egg", "text": "an egg", "grams": 50]
        func recipe(_ members: [(String, JSONValue)]) -> JSONValue {
            var object = JSONObject([
                ("id", 7), ("name", "stew"), ("servings", 1), ("ingredients", [part]),
            ])
            for (name, value) in members { object[name] = value }
            return .object(object)
        }
        let goods: JSONValue = [
            "foods": [
                plain, food("name", "x\u{1B}[2J"), food("id", "recipe:7"),
                food("id", "household:7:own:x"), food("per_100g", ["calories": 1e9]), 7,
                food("portions", [["label": "bar", "grams": 0]]),
            ],
            "recipes": [
                recipe([]), recipe([("servings", 0)]), recipe([("id", -7)]),
                recipe([("name", "a\nb")]), recipe([("ingredients", [])]),
                recipe([("ingredients", [["name": "egg", "grams": -1]])]),
                recipe([("ingredients", [["name": "e\u{7}", "grams": 1]])]),
                recipe([("ingredients", .array(Array(repeating: part, count: 201)))]),
                recipe([("notes", "\u{1B}]0;")]),
            ],
        ]
        let told = try await bring([("anna", goods), ("an na", goods), ("", goods)])
        #expect(told == ShelvesMessage(people: 1, foods: 1, recipes: 1, refused: 14))
        try "not json\n{\"person\":\"bea\"}\n[]\n".write(
            toFile: files.pantry, atomically: true, encoding: .utf8)
        let nothing = await shelves.reread()
        #expect(nothing == ShelvesMessage())
    }
}
