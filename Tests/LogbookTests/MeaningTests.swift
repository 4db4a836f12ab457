import Journal
import Logbook
import MealReader
import Meaning
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
        let desk = try await desk([])
        #expect(try await desk.say("that wobbly thing hens drop").count == 1)
        #expect(try await desk.log("a bowl of skwizzle zorbit").state == .held)
    }
}
