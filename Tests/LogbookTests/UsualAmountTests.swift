import Journal
import MealReview
import Nutrition
import Service
import TestSupport
import Testing
import Wire

@testable import Logbook

/// What a person's corrections make of an amount that they do not say.
struct UsualAmountTests {
    /// Somebody whose portion is always the same, and who puts right whatever is told otherwise.
    @Test func `a habit that is put right does not go back to where it began`() async throws {
        let desk = try await Desk(foods: DialogueTests.foods)
        for grams in [200, 200, 210] {
            _ = try await desk.say("white rice")
            _ = try await desk.say("make that \(grams) g")
        }
        // Ratios to anybody's 118 g, not to the own 205 g of what was corrected.
        for _ in 0..<5 {
            _ = try await desk.say("white rice")
            let entry = try #require(try await desk.logbook.day(nil).entries.last)
            #expect(entry.grams.map { $0.value >= 190 && $0.value <= 205.01 } == true)
            #expect(entry.assumption?.hasPrefix("your usual ") == true)
            _ = try await desk.say("make that 190 g")
        }
        let last = try #require(try await desk.log("white rice").entries.first)
        let weights: [Double] = [200, 200, 210, 190, 190, 190, 190, 190]
        let sum = weights.enumerated().map { Double($0 + 1) * $1 }.reduce(0, +)
        #expect(abs((last.grams?.value ?? 0) - sum / 36) < 0.05)
    }

    @Test func `what was put right twice counts once, against what it was for anybody`()
        async throws
    {
        let desk = try await Desk(foods: DialogueTests.foods)
        for _ in 0..<3 {
            _ = try await desk.say("white rice")
            _ = try await desk.say("make that 200 g")
            _ = try await desk.say("make that 240 g")
        }
        let corrections = try await desk.journal.corrections()
        let ratio = try #require(HabitBook(corrections).habits.ratio(of: "white-rice", unit: nil))
        #expect(abs(ratio - 200 / 118.29) < 0.01, "\(ratio)")
    }

    /// Random corrections, confirmations, undoing, redoing and forgetting.
    @Test(arguments: [1, 2, 3, 4, 5] as [UInt64])
    func `what is learnt on the way is what the journal tells`(
        seed: UInt64
    ) async throws {
        var random = SplitMix64(seed: seed)
        let desk = try await Desk(foods: DialogueTests.foods)
        let lines = ["white rice", "a cup of oat milk", "two eggs", "coffee", "500 eggs"]
        var learnt = 0
        for step in 0..<200 {
            let comment = Comment("seed \(seed), step \(step)")
            switch Int.random(in: 0..<40, using: &random) {
            case 0...4: _ = try? await desk.logbook.undo()
            case 5...6: _ = try? await desk.logbook.redo()
            case 7: _ = try await desk.say("yes")
            case 8 where step % 3 == 0: try await desk.logbook.forgetHabits()
            default:
                let logged = try await desk.log(
                    lines[Int.random(in: 0..<lines.count, using: &random)])
                guard let entry = (logged.entries + logged.held).first, Bool.random(using: &random)
                else { break }
                let grams = Double(Int.random(in: 18...24, using: &random)) * 10
                _ = try await desk.logbook.edit(
                    EditRequest(
                        entry: entry.id, change: .figures(.init(grams: Thousandths(grams)))))
            }
            let told = HabitBook(try await desk.journal.corrections()).habits
            for food in DialogueTests.foods {
                for unit in [nil] + food.portions.map(\.label) {
                    let ratio = desk.logbook.habits.ratio(of: food.id, unit: unit)
                    #expect(ratio == told.ratio(of: food.id, unit: unit), comment)
                    if ratio != nil { learnt += 1 }
                }
            }
        }
        #expect(learnt > 20, "seed \(seed)")
    }
}
