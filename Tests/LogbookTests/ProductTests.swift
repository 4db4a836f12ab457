import Journal
import Logbook
import MealReader
import Nutrition
import Service
import TestSupport
import Testing
import Wire

/// Meals by the numbers on their packages.
struct ProductTests {
    private static let oatBar = "4006381333931"

    private func known(_ desk: Desk, _ code: String = oatBar) async throws {
        _ = try await desk.logbook.addFood(
            NewFood(
                name: "oat bar",
                per100g: Nutrients(
                    calories: Thousandths(430), protein: Thousandths(8),
                    carbohydrates: Thousandths(60), fat: Thousandths(15)),
                portions: [Portion(label: "bar", grams: Thousandths(45))], defaultPortion: 0,
                barcodes: [try GTIN(code)]))
    }

    @Test(arguments: [
        (nil, 45), ("half of it", 22.5), ("two", 90), ("100 g", 100), ("150g for breakfast", 150),
        ("a bar", 45), ("2 bars", 90),
    ])
    func `a product is logged by its number, as much as was had`(
        amount: String?, grams: Double
    ) async throws {
        let desk = try await Desk()
        try await known(desk)
        let result = try await desk.logbook.barcode(
            BarcodeRequest(code: try GTIN(Self.oatBar), text: amount))
        #expect(result.state == .logged)
        let entry = try #require(result.entries.first)
        #expect(result.entries.count == 1)
        #expect(entry.name == "oat bar")
        #expect(entry.food == "own:oat-bar")
        #expect(entry.source == .barcode)
        #expect(entry.grams == Thousandths(grams))
        #expect(entry.nutrients.calories == Thousandths(4.3 * grams))
    }

    @Test func `a line may hold a number beside other foods`() async throws {
        let desk = try await Desk()
        try await known(desk)
        _ = try await desk.say("two eggs and half of 4 006381 333931")
        let day = try await desk.logbook.day(nil)
        #expect(day.entries.map(\.name) == ["egg", "oat bar"])
        #expect(day.entries.map(\.source) == [.catalog, .barcode])
        #expect(day.entries[1].grams == Thousandths(22.5))
    }

    @Test func `a number is read and searched for as it would be logged`() async throws {
        let desk = try await Desk()
        try await known(desk)
        let reading = try await desk.logbook.parse(
            ParseRequest(text: "two eggs and half of 4 006381 333931"))
        #expect(reading.items.map(\.item.name) == ["egg", "oat bar"])
        #expect(reading.items.last?.item.grams == Thousandths(22.5))
        let found = try await desk.logbook.searchFoods(SearchRequest(query: Self.oatBar))
        #expect(found.map(\.food.name) == ["oat bar"])
        #expect(try await desk.logbook.searchFoods(SearchRequest(query: "5449000000996")).isEmpty)
    }

    @Test func `a label is told in Chinese`() async throws {
        let desk = try await Desk()
        _ = try await desk.say(Self.oatBar)
        let learnt = try await desk.say("這是燕麥棒，430大卡，蛋白質8公克，碳水60公克，脂肪15公克，每100公克")
        #expect(learnt.first == "已記下：\(Self.oatBar) 以後就是燕麥棒。", "\(learnt)")
        let entry = try #require(try await desk.logbook.day(nil).entries.first)
        #expect(entry.name == "燕麥棒")
        let wrong = try await desk.say("4006381333930")
        #expect(wrong.first?.hasPrefix("4006381333930 不是商品號碼") == true, "\(wrong)")
    }

    @Test func `what nobody knows is held, asked about, kept and logged`() async throws {
        let desk = try await Desk()
        let reply = try await desk.say("\(Self.oatBar), half of it")
        #expect(reply.first?.hasPrefix("Nobody here knows \(Self.oatBar). What is it?") == true)
        #expect(try await desk.logbook.held().map(\.name) == ["product \(Self.oatBar)"])
        #expect(try await desk.logbook.day(nil).entries.isEmpty)

        let learnt = try await desk.say(
            "it's an oat bar, 430 kcal, 8 g protein, 60 g carbs, 15 g fat per 100 g")
        #expect(learnt.first == "Kept: \(Self.oatBar) is oat bar from now on.")
        let entry = try #require(try await desk.logbook.day(nil).entries.first)
        #expect(entry.name == "oat bar")
        #expect(entry.source == .barcode)
        #expect(try await desk.logbook.held().isEmpty)
        let food = try await desk.logbook.showFood("own:oat-bar").food
        #expect(food.barcodes == [try GTIN(Self.oatBar)])
        #expect(food.per100g.calories == Thousandths(430))

        let again = try await desk.logbook.barcode(
            BarcodeRequest(code: try GTIN(Self.oatBar), text: "100 g"))
        #expect(again.entries.map(\.nutrients.calories) == [Thousandths(430)])
    }

    @Test func `a label may tell the figures of a serving, and cannot tell what cannot be`()
        async throws
    {
        let desk = try await Desk()
        _ = try await desk.say(Self.oatBar)
        let refused = try await desk.say("oat bar 1800 kcal, 8 g protein")
        #expect(refused.first?.hasPrefix("100 g hold at most 910 kcal") == true)
        #expect(try await desk.logbook.held().count == 1)
        _ = try await desk.say("oat bar 129 kcal, 2.4 g protein per serving of 30 g")
        let food = try await desk.logbook.showFood("own:oat-bar").food
        #expect(food.per100g.calories == Thousandths(430))
        #expect(food.per100g.protein == Thousandths(8))
        #expect(food.per100g.fat == nil)
    }

    @Test func `a slip is named, and nothing is logged`() async throws {
        let desk = try await Desk()
        let reply = try await desk.say("4006381333932")
        #expect(
            reply == [
                "4006381333932 is no product's number: one of its digits is wrong; if it is the last, "
                    + "it should be 1. Nothing was logged; read it once more."
            ])
        #expect(try await desk.logbook.held().isEmpty)
    }

    @Test func `numbers stay with a food through undo, redo, change and a restart`() async throws {
        let folder = try TemporaryFolder()
        let desk = try await Desk(in: folder)
        try await known(desk)
        let other = try GTIN("96385074")
        _ = try await desk.logbook.editFood(
            FoodEditRequest(food: "own:oat-bar", barcodes: [other]))
        #expect(try await desk.logbook.showFood("own:oat-bar").food.barcodes == [other])
        _ = try await desk.logbook.undo()
        #expect(
            try await desk.logbook.showFood("own:oat-bar").food.barcodes
                == [try GTIN(Self.oatBar)])
        _ = try await desk.logbook.redo()
        await desk.journal.close()

        let again = try await Desk(in: folder, clock: desk.clock)
        #expect(try await again.logbook.showFood("own:oat-bar").food.barcodes == [other])
        // Eight digits are a product's number where a product has them, and may be a date otherwise.
        _ = try await again.say("96385074")
        #expect(try await again.logbook.day(nil).entries.map(\.name) == ["oat bar"])
        await again.journal.close()
    }
}
