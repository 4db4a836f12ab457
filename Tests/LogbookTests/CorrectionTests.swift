import JSON
import Journal
import Logbook
import Nutrition
import Service
import TestSupport
import Testing
import Wire

struct CorrectionTests {
    @Test func `an amount is corrected in proportion`() async throws {
        let desk = try await Desk()
        let entry = try #require(try await desk.log("2 eggs").entries.first)
        let result = try await desk.logbook.edit(
            EditRequest(entry: entry.id, change: .figures(.init(amount: 3))))
        #expect(result.entries.map(\.grams) == [Thousandths(150)])
        #expect(result.entries.map(\.nutrients.calories) == [Thousandths(225)])
        #expect(result.entries.map(\.id) == [entry.id])
    }

    @Test(arguments: [("kg", 2.0, 2000.0), ("cup", 0.5, 80), ("g", 70, 70)])
    func `an amount of another unit is weighed`(unit: String, amount: Double, grams: Double)
        async throws
    {
        let desk = try await Desk()
        let entry = try #require(try await desk.log("100 ml rice").entries.first)
        let result = try await desk.logbook.edit(
            EditRequest(entry: entry.id, change: .figures(.init(amount: amount, unit: unit))))
        #expect(result.entries.map(\.grams) == [Thousandths(grams)])
    }

    @Test(arguments: ["zork", "2 kg of", "eggs and 5", "no"])
    func `words that are no measure are refused as a unit`(unit: String) async throws {
        let desk = try await Desk()
        let entry = try #require(try await desk.log("1 cup rice").entries.first)
        await #expect(
            throws: ServiceError.cannotCorrect(
                entry.id,
                because: "“\(unit)” is no measure of rice; try g, cup, or a measure that "
                    + "`demeter foods show` lists.")
        ) {
            try await desk.logbook.edit(
                EditRequest(entry: entry.id, change: .figures(.init(amount: 2, unit: unit))))
        }
        #expect(try await desk.logbook.day(nil).entries.map(\.grams) == [Thousandths(160)])
    }

    @Test func `a weight is corrected by the catalog's figures`() async throws {
        let desk = try await Desk()
        let entry = try #require(try await desk.log("rice").entries.first)
        let result = try await desk.logbook.edit(
            EditRequest(entry: entry.id, change: .figures(.init(grams: Thousandths(200)))))
        #expect(result.entries.map(\.nutrients.calories) == [Thousandths(260)])
    }

    @Test func `figures given by a person are taken and marked as theirs`() async throws {
        let desk = try await Desk()
        let held = try await desk.log("9000 g rice")
        #expect(held.state == .held)
        #expect(held.day.totals.sum.calories == .zero)
        let entry = try #require(held.held.first)
        let result = try await desk.logbook.edit(
            EditRequest(
                entry: entry.id,
                change: .figures(.init(nutrients: Nutrients(calories: Thousandths(500))))))
        #expect(result.entries.map(\.state) == [.logged])
        #expect(result.entries.map(\.source) == [.manual])
        #expect(result.day.totals.sum.calories == Thousandths(500))
    }

    @Test func `new words replace the entry`() async throws {
        let desk = try await Desk()
        let entry = try #require(try await desk.log("2 eggs").entries.first)
        let result = try await desk.logbook.edit(
            EditRequest(entry: entry.id, change: .text("toast and butter")))
        #expect(result.entries.map(\.name) == ["toast", "butter"])
        #expect(result.entries.first?.id == entry.id)
        await #expect(throws: ServiceError.noFood) {
            try await desk.logbook.edit(EditRequest(entry: entry.id, change: .text("...")))
        }
        _ = try await desk.logbook.undo()
        #expect(try await desk.logbook.day(nil).entries.map(\.name) == ["egg"])
    }

    @Test func `a held entry counts once it is confirmed`() async throws {
        let desk = try await Desk()
        let held = try #require(try await desk.log("9000 g rice").held.first)
        #expect(try await desk.logbook.day(nil).held.map(\.id) == [held.id])
        let result = try await desk.logbook.confirm(entry: held.id)
        #expect(result.day.totals.sum.calories == Thousandths(11_700))
        await #expect(throws: ServiceError.notHeld(held.id)) {
            try await desk.logbook.confirm(entry: held.id)
        }
    }

    @Test(arguments: ["-2 eggs", "-100 g rice", "rice, -30 kcal", "toast and -3 eggs"])
    func `nothing weighs or has less than nothing`(words: String) async throws {
        let desk = try await Desk()
        let log = try await desk.log(words)
        let held = try #require(log.held.first)
        let reading = try await desk.logbook.parse(ParseRequest(text: words))
        for item in reading.json["items"]?.array ?? [] {
            #expect((item["grams"]?.number ?? 0) >= 0 && (item["amount"]?.number ?? 0) >= 0)
        }
        #expect(held.amount == nil && held.grams == nil && held.nutrients == .unknown)
        #expect(held.warnings.contains { $0.rule.hasPrefix("negative_") })
        _ = try await desk.logbook.confirm(entry: held.id)
        for entry in try await desk.logbook.day(nil).entries {
            #expect((entry.grams ?? .zero) >= .zero && (entry.amount ?? 0) >= 0)
        }
    }

    @Test func `what was below nothing is put right by its amount`() async throws {
        let desk = try await Desk()
        let id = try #require(try await desk.log("-2 eggs").held.first).id
        let edit = EditRequest(entry: id, change: .figures(.init(amount: 2)))
        #expect(try await desk.logbook.edit(edit).entries.map(\.grams) == [Thousandths(100)])
        _ = try await desk.logbook.undo()
        let lines = try await desk.say("I meant 2")
        #expect(lines.first == "Changed: egg: figures unknown → egg, 2 (100 g): 150 kcal")
    }

    @Test func `the entry that words name is deleted`() async throws {
        let desk = try await Desk()
        _ = try await desk.say("black coffee and toast")
        #expect(
            try await desk.say("delete the coffee") == [
                "Removed: black coffee (240 g): 2 kcal",
                "Today: 90 kcal, 3 g protein, 15 g carbohydrates, 1.5 g fat.",
            ])
        #expect(
            try await desk.say("delete the pizza") == [
                "Nothing of today or yesterday is called “pizza”. Nothing was changed."
            ])
    }

    @Test func `undo without anything to undo says so`() async throws {
        let desk = try await Desk()
        await #expect(throws: ServiceError.nothingToUndo) { try await desk.say("undo that") }
        await #expect(throws: ServiceError.nothingToRedo) { try await desk.logbook.redo() }
        await #expect(throws: ServiceError.noSuchEntry(7)) {
            try await desk.logbook.delete(entry: 7)
        }
    }

    @Test func `foods whose names have no letters have ids of their own`() async throws {
        let desk = try await Desk()
        for (name, id) in [("🍕", "own:1f355"), ("🥐 !", "own:1f950-21")] {
            let new = NewFood(name: name, per100g: Nutrients(calories: Thousandths(200)))
            #expect(try await desk.logbook.addFood(new).food.id.rawValue == id)
        }
    }

    @Test func `an amount that makes a figure too large is refused with that figure's name`()
        async throws
    {
        let desk = try await Desk()
        let id = try #require(try await desk.log("2 eggs").entries.first).id
        var figures = EditRequest.Figures(nutrients: Nutrients(calories: Thousandths(1_000_000)))
        _ = try await desk.logbook.edit(EditRequest(entry: id, change: .figures(figures)))
        figures = EditRequest.Figures(amount: 100_000)
        let edit = EditRequest(entry: id, change: .figures(figures))
        await #expect(throws: ServiceError.figureTooLarge("calories")) {
            try await desk.logbook.edit(edit)
        }
    }

    @Test func `a food of one's own is known at once, until it is removed`() async throws {
        let desk = try await Desk()
        let food = try await desk.logbook.addFood(
            NewFood(
                name: "blorf", per100g: Nutrients(calories: Thousandths(200)),
                portions: [Portion(label: "bowl", grams: Thousandths(100))], defaultPortion: 0))
        #expect(food.food.id == "own:blorf")
        let logged = try await desk.log("blorf")
        #expect(logged.entries.map(\.food) == ["own:blorf"])
        #expect(logged.day.totals.incomplete == Nutrient.leading.filter { $0 != .calories })
        await #expect(throws: ServiceError.foodExists("own:blorf")) {
            try await desk.logbook.addFood(
                NewFood(name: "Blorf", per100g: Nutrients(calories: Thousandths(1))))
        }
        _ = try await desk.logbook.removeFood("own:blorf")
        #expect(try await desk.log("blorf").entries == [])
        await #expect(throws: ServiceError.notOwnFood("egg")) {
            try await desk.logbook.removeFood("egg")
        }
    }

    @Test func `events tell every change in order`() async throws {
        let desk = try await Desk()
        _ = try await desk.log("2 eggs")
        _ = try await desk.logbook.undo()
        _ = try await desk.logbook.redo()
        let events = try await desk.logbook.events(since: 0, limit: 10)
        #expect(events.map(\.kind) == [.log, .undo, .redo])
        #expect(events.map(\.seq) == [1, 2, 3])
        #expect(events.first?.payload["entries"]?.array?.first?["name"] == "egg")
        #expect(try await desk.logbook.events(since: 2, limit: 10).map(\.seq) == [3])
        #expect(try await desk.logbook.latestEvent() == 3)
    }
}
