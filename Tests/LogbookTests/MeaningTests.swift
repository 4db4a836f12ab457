import Journal
import Logbook
import MealReader
import Meaning
import ModelServer
import Nutrition
import Service
import TestSupport
import Testing
import Wire

/// Words that are no food's name: what they may mean is asked, and never entered by itself.
struct MeaningTests {
    /// Knows what it was given, whatever the words.
    private struct Guesser: FoodGuesser {
        var foods: [FoodID]
        var isAvailable = true

        nonisolated(nonsending) func foods(like text: String) async -> [FoodGuess] {
            foods.map { FoodGuess(food: $0, score: 0.7) }
        }
    }

    private func desk(_ foods: [FoodID] = ["egg", "gone", "butter"]) async throws -> Desk {
        try await Desk(guesser: Guesser(foods: foods))
    }

    @Test func `a line of which nothing is known is answered with a question, and a number logs`()
        async throws
    {
        let desk = try await desk()
        let reply = try await desk.say("that wobbly thing hens drop")
        #expect(
            Array(reply.suffix(4)) == [
                "Is it one of these?", "  1. egg", "  2. butter", "Say a number, or: never mind",
            ])
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
        #expect(try await desk.logbook.held().isEmpty)
        _ = try await desk.say("2")
        #expect(try await desk.logbook.day(nil).entries.map(\.name) == ["butter"])
    }

    @Test(arguments: ["no", "none of these", "never mind", "drop it", "leave it", "cancel that"])
    func `who wants none of the foods loses nothing else`(_ words: String) async throws {
        let desk = try await desk()
        _ = try await desk.say("2 eggs")
        _ = try await desk.say("90 eggs")
        let held = try await desk.logbook.held()
        #expect(held.count == 1)
        let entries = try await desk.logbook.day(nil).entries
        let asked = try await desk.say("that wobbly thing hens drop")
        #expect(asked.contains("Is it one of these?"))
        #expect(try await desk.say(words) == ["All right. Nothing was changed."])
        #expect(try await desk.logbook.held() == held)
        #expect(try await desk.logbook.day(nil).entries == entries)
        // Nor does the next word take up what was asked before.
        _ = try await desk.say("no")
        #expect(try await desk.logbook.held() == held)
    }

    @Test func `a number takes a food while something else is held, which stays as it is`()
        async throws
    {
        let desk = try await desk()
        _ = try await desk.say("90 eggs")
        let held = try await desk.logbook.held()
        _ = try await desk.say("that wobbly thing hens drop")
        _ = try await desk.say("2")
        #expect(try await desk.logbook.held() == held)
        #expect(
            try await desk.logbook.day(nil).entries.filter { $0.state == .logged }.map(\.food) == [
                "butter"
            ])
    }

    @Test(arguments: ["no", "never mind", "2", "7", "drop it"])
    func `in a new conversation nothing of another is touched`(_ words: String) async throws {
        let desk = try await desk(["butter"])
        _ = try await desk.say("2 eggs")
        _ = try await desk.say("90 eggs")
        let held = try await desk.logbook.held()
        let entries = try await desk.logbook.day(nil).entries
        let other = ConversationID(rawValue: 2)
        _ = try await desk.logbook.say("that wobbly thing hens drop", in: other)
        _ = try await desk.logbook.say(words, in: other)
        #expect(try await desk.logbook.held() == held)
        #expect(try await desk.logbook.day(nil).entries == entries)
    }

    @Test func `yes takes the only food, and chooses none of several`() async throws {
        let several = try await desk()
        _ = try await several.say("90 eggs")
        _ = try await several.say("that wobbly thing hens drop")
        for words in ["yes", "3", "both"] {
            #expect(try await several.say(words).first == "Is it one of these?")
        }
        #expect(try await several.logbook.held().count == 1)
        _ = try await several.say("the first one")
        #expect(try await several.logbook.held().count == 1)
        let one = try await desk(["butter"])
        _ = try await one.say("that wobbly thing hens drop")
        _ = try await one.say("yes")
        #expect(try await one.logbook.day(nil).entries.map(\.food) == ["butter"])
    }

    @Test func `no to what an unknown food may be keeps it held`() async throws {
        let desk = try await desk()
        let asked = try await desk.say("a bowl of skwizzle zorbit")
        #expect(asked.contains("Is it one of these?"))
        let reply = try await desk.say("no")
        #expect(reply.first?.hasPrefix("All right. It stays held") == true)
        #expect(try await desk.logbook.held().map(\.food) == [nil])
        #expect(try await desk.logbook.questions().isEmpty)
    }

    @Test func `a food is logged by its id, whatever its name is read as`() async throws {
        // As a name it is no food, but an amount.
        let pair = Food(
            id: "pair", name: "twice", category: .meal,
            per100g: TestFoods.all[0].per100g, usualGrams: Thousandths(80),
            source: TestFoods.all[0].source)
        let desk = try await Desk(
            foods: TestFoods.all + [pair],
            guesser: Guesser(foods: ["pair", "butter"]))
        _ = try await desk.say("that wobbly thing hens drop")
        _ = try await desk.say("1")
        let entries = try await desk.logbook.day(nil).entries
        #expect(entries.map(\.food) == ["pair"])
        #expect(entries.first?.grams == Thousandths(80))
        // Where the name is said for it, only what is understood by its name is offered.
        let asked = try await desk.log("a bowl of skwizzle zorbit")
        #expect(asked.question?.choices == ["butter"])
    }

    @Test func `a food that was chosen by its number waits for no model`() async throws {
        let office = try await ModelDeskTests.Office(
            guesser: Guesser(foods: ["butter"])
        ) { _ in ModelDeskTests.bowl }
        let id = ConversationID(rawValue: 1)
        let asked = try await office.logbook.say("that wobbly thing hens drop", in: id).lines
        #expect(asked.contains("  1. butter"))
        _ = try await office.logbook.say("1", in: id)
        #expect(try await office.logbook.day(nil).entries.map(\.food) == ["butter"])
        #expect(try await office.journal.utterances(in: .waiting).isEmpty)
        #expect(office.server.requests.isEmpty)
    }

    @Test func `a start asks nobody what kept words mean`() async throws {
        let desk = try await desk()
        let now = desk.clock.now
        _ = try await desk.journal.receive(
            NewUtterance(
                text: "a bowl of skwizzle zorbit", received: Timestamp(milliseconds: now),
                moment: Moment(
                    instant: Timestamp(milliseconds: now), zone: "UTC", offset: 0,
                    day: try #require(LocalDay("2026-11-21"))),
                source: "text"))
        #expect(try await desk.logbook.recover() == 1)
        #expect(try await desk.logbook.held().map(\.food) == [nil])
        #expect(try await desk.logbook.questions().isEmpty)
    }

    @Test func `who may not log is not given a food by its number`() async throws {
        let desk = try await desk()
        _ = try await desk.say("that wobbly thing hens drop")
        let id = ConversationID(rawValue: 1)
        #expect(try await !desk.logbook.say("2", in: id, within: [.read, .correct]).isUnderstood)
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
        _ = try await desk.logbook.say("2", in: id, within: [.log])
        #expect(try await desk.logbook.day(nil).entries.map(\.food) == ["butter"])
    }

    @Test func `a number means nothing once something else was said`() async throws {
        let desk = try await desk()
        _ = try await desk.say("that wobbly thing hens drop")
        _ = try await desk.say("what have I had today")
        _ = try await desk.say("2")
        #expect(try await desk.logbook.day(nil).entries.isEmpty)
    }

    @Test
    func `an amount of an unknown food is held with a question, whose answer keeps the amount`()
        async throws
    {
        let desk = try await desk(["butter"])
        let asked = try await desk.log("a bowl of skwizzle zorbit")
        #expect(asked.state == .question)
        #expect(asked.question?.choices == ["butter"])
        #expect(asked.entries.isEmpty)
        #expect(asked.held.map(\.food) == [nil])
        let answered = try await desk.logbook.answer(
            AnswerRequest(utterance: asked.utterance, text: "1"))
        #expect(answered.held.isEmpty)
        #expect(answered.entries.map(\.food) == ["butter"])
    }

    @Test func `a program that logs is told the names`() async throws {
        let desk = try await desk()
        let result = try await desk.log("that wobbly thing hens drop")
        #expect(result.state == .nothing)
        #expect(
            result.reply.split(separator: "\n").last
                == "Is it one of these? egg, butter. Say its name to log it.")
    }

    @Test
    func `a single word that nobody knows is only letters, and what is said aloud may be talk`()
        async throws
    {
        let desk = try await desk()
        #expect(try await desk.say("blorfo").count == 1)
        let spoken = try await desk.logbook.say("that wobbly thing hens drop", in: .voice).lines
        #expect(!spoken.contains("Is it one of these?"))
        let amount = try await desk.logbook.say("a bowl of skwizzle zorbit", in: .voice).lines
        #expect(!amount.contains("Is it one of these?"))
        _ = try await desk.logbook.say("two", in: .voice)
        #expect(try await desk.logbook.day(nil).entries.allSatisfy { $0.food == nil })
        #expect(try await desk.logbook.held().map(\.food) == [nil])
    }

    @Test func `foods that are called so are found by their names alone`() async throws {
        let desk = try await desk()
        let called = try await desk.logbook.searchFoods(
            SearchRequest(query: "butter", byMeaning: true))
        #expect(called.first?.food.id == "butter")
        #expect(called.map(\.isByMeaning).contains(true) == false)
        let meant = try await desk.logbook.searchFoods(
            SearchRequest(query: "xyzzy qwrtp", byMeaning: true))
        #expect(meant.map(\.food.id) == ["egg", "butter"])
        #expect(meant.map(\.isByMeaning) == [true, true])
        #expect(
            try await desk.logbook.searchFoods(SearchRequest(query: "xyzzy qwrtp")).isEmpty)
    }

    @Test func `a look-up ends with what the words may mean`() async throws {
        let desk = try await desk()
        let message = try await desk.logbook.lookUpFood(
            LookupRequest(query: "xyzzy qwrtp", explain: true))
        #expect(message.foods.isEmpty)
        #expect(message.meant.map(\.food.id) == ["egg", "butter"])
        #expect(message.steps?.map(\.origin) == ["catalog", "meaning"])
        #expect(try LookupMessage(json: message.json, at: "result") == message)
        // Numbers of packages mean nothing, and nobody else may be asked.
        await #expect(throws: ServiceError.noLookup) {
            try await desk.logbook.lookUpFood(LookupRequest(query: "4006381333931"))
        }
    }

    @Test func `where nobody guesses, everything is as it was`() async throws {
        let none = try await Desk(guesser: Guesser(foods: ["egg"], isAvailable: false))
        await #expect(throws: ServiceError.noLookup) {
            try await none.logbook.lookUpFood(LookupRequest(query: "butter"))
        }
        let desk = try await desk([])
        #expect(try await desk.say("that wobbly thing hens drop").count == 1)
        #expect(try await desk.log("a bowl of skwizzle zorbit").state == .held)
    }
}
