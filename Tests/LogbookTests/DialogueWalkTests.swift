import Glibc
import Journal
import MealReview
import Nutrition
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// A person who says anything in any order; what they have is right all the same.
struct DialogueWalkTests {
    @Test func `a short walk through random conversations keeps the journal right`() async throws {
        try await Walk(seed: 20_261_121).run(turns: 120)
    }
}

/// The same for long; run by `make soak`.
@Suite(.enabled(if: getenv("DEMETER_SOAK") != nil)) struct DialogueWalkSoakTests {
    @Test func `10,000 turns of random conversations keep the journal right`() async throws {
        try await Walk(seed: UInt64.random(in: 0...UInt64.max)).run(turns: 10_000)
    }
}

private struct Walk {
    let seed: UInt64

    private static let lines = [
        "two eggs", "a banana", "white rice", "a cup of oat milk", "rye toast and butter",
        "coffee for breakfast", "coffee for lunch", "4 kg of white rice", "10000 eggs", "-3 apples",
        "a bowl of blorf", "two eggs and a banana", "a slice of cheese pizza", "no, three eggs",
        "make that half", "double that", "make that 200 g", "it was whole milk", "no, an apple",
        "without the butter", "no butter", "delete that", "delete the coffee", "delete the banana",
        "change the rice to 200 g", "the eggs were for dinner", "that was for lunch",
        "that was yesterday", "add a banana to lunch", "add an apple to yesterday's dinner",
        "change the coffee to tea", "make that 150 kcal", "yes", "no", "1", "2", "never mind",
        "I meant 400 g", "400 g", "250 kcal", "that's wrong", "make that purple", "make that 1e9 g",
        "what have I had today", "it was a lovely day", "not a banana but an apple",
        "forget habits",
        "move the pizza to breakfast", "sorry, three eggs", "half", "make that 40 kg",
        "make that 250 g", "the rice was 250 g", "white rice", "delete the bananna",
        "only one beer",
        "two beers", "ate a zorblax", "calories in a banana?", "no it was rye toast", "no dressing",
        "oops wrong, undo", "how much protein is left", "the eggs are in the fridge",
        "it was tea not coffee", "double the rice", "half the rice", "more rice", "less rice",
        "I had 3", "I had two of those", "with milk", "and a coffee", "plus a banana",
        "I left half",
        "how am I doing", "this week", "my goal is 2000", "goal 1800", "what did I eat yesterday",
        "how often did I have coffee", "burger and fries", "I didn't have the fries",
        "only half the fries", "add 99999 kcal", "actually decaf", "that's a piece of cake", "100g",
        "cancel", "forget it", "leave it", "delete my goals", "coffee with milk", "no milk",
        "it was turkey", "I didn't have butter", "300 kcal pizza", "popcorn 8000 kcal",
        "I meant 800 kcal", "100 g chicken 500 kcal", "I meant 300 g", "zorblax 250 kcal",
        "two eggs 160 kcal", "a hamburger and fries, 900 kcal", "cancel that",
    ]

    /// What only asks.
    private static let questions: Set<String> = [
        "how am I doing", "this week", "what did I eat yesterday", "how often did I have coffee",
    ]

    func run(turns: Int) async throws {
        var random = SplitMix64(seed: seed)
        var desk = try await Desk(foods: DialogueTests.foods)
        var connection = 1
        for turn in 0..<turns {
            let line = Self.lines[Int.random(in: 0..<Self.lines.count, using: &random)]
            let comment = Comment("seed \(seed), turn \(turn): \(line)")
            let before = try await pages(desk)
            let answer = try await say(line, desk, connection, comment)
            let after = try await pages(desk)
            check(after, comment)
            let isUnchanged =
                answer.contains { $0.contains("Nothing was changed") || $0.contains("mean?") }
                || line.hasPrefix("what have") || line.contains("how much")
                || line.hasSuffix("?") || line.hasSuffix("fridge")
                || Self.questions.contains(line)
            if isUnchanged { #expect(before == after, comment) }
            if turn % 10 == 0 { try await checkHabits(desk, comment) }
            switch Int.random(in: 0..<20, using: &random) {
            case 0...2:
                // To undo an undo would take back one change more.
                guard before != after, !line.contains("undo"), !line.hasPrefix("cancel") else {
                    break
                }
                _ = try await desk.logbook.undo()
                #expect(try await pages(desk) == before, comment)
                _ = try await desk.logbook.redo()
                #expect(try await pages(desk) == after, comment)
            case 3: _ = try? await desk.logbook.undo()
            case 4: _ = try? await desk.logbook.redo()
            case 5: connection += 1
            case 6: desk.clock.advance(seconds: Int64.random(in: 0..<1200, using: &random))
            case 7:
                await desk.journal.close()
                desk = try await Desk(
                    in: desk.folder, clock: desk.clock, foods: DialogueTests.foods)
                #expect(try await desk.logbook.recover() == 0, comment)
                connection += 1
            default: break
            }
        }
        #expect(try await desk.journal.flaws() == [])
    }

    private func say(
        _ line: String, _ desk: Desk, _ connection: Int, _ comment: Comment
    ) async throws -> [String] {
        let answer = try await desk.logbook.say(
            line, in: ConversationID(rawValue: connection)
        ).lines
        #expect(!answer.isEmpty && answer.allSatisfy { !$0.isEmpty }, comment)
        return answer
    }

    /// The days that these conversations reach.
    private func pages(_ desk: Desk) async throws -> [DayPage] {
        let today = desk.logbook.today()
        var pages: [DayPage] = []
        for back in -1...2 { pages.append(try await desk.journal.day(today.advanced(by: -back))) }
        return pages.map { page in
            // Undoing and redoing gives an entry its content back, under a revision of its own.
            var page = page
            page.entries.sort { $0.id < $1.id }
            page.held.sort { $0.id < $1.id }
            return page
        }
    }

    /// What was learnt turn by turn is what the journal tells.
    private func checkHabits(_ desk: Desk, _ comment: Comment) async throws {
        let told = HabitBook(try await desk.journal.corrections()).habits
        for food in DialogueTests.foods {
            for unit in [nil] + food.portions.map(\.label) {
                #expect(
                    desk.logbook.habits.ratio(of: food.id, unit: unit)
                        == told.ratio(of: food.id, unit: unit), comment)
            }
        }
    }

    private func check(_ pages: [DayPage], _ comment: Comment) {
        for page in pages {
            #expect(
                page.total.total == NutrientTotal(of: page.entries.map(\.nutrients)), comment)
            #expect(page.total.entries == page.entries.count, comment)
            #expect(page.total.held == page.held.count, comment)
        }
    }
}
