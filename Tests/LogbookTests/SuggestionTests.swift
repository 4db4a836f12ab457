import Glibc
import Habits
import JSON
import Journal
import Nutrition
import Service
import Telling
import TestSupport
import Testing
import Wire

@testable import Logbook

/// Suggestions from a real journal: asked for in words and in requests, chosen, waved away, learnt from.
struct SuggestionTests {
    private static let remarks: [(String, SuggestionRemark?)] = [
        ("what do I usually have now?", .ask(nil)), ("What should I eat for dinner", .ask(.dinner)),
        ("suggest something", .ask(nil)), ("suggest breakfast please", .ask(.breakfast)),
        ("the usual", .usual(nil)), ("I had my usual breakfast", .usual(.breakfast)),
        ("the usual for lunch", .usual(.lunch)), ("my usual coffee", .usualFood("coffee")),
        ("five stars for the chili", .rate("chili", 5)), ("rate the chili 4", .rate("chili", 4)),
        ("rate oat milk 2 stars", .rate("oat milk", 2)),
        ("the chili gets three stars", .rate("chili", 3)),
        ("give the soup one star", .rate("soup", 1)), ("what should I wear", nil),
        ("suggest a movie", nil), ("two eggs", nil),
        ("I had the usual two eggs and toast with jam", nil),
        ("four stars", nil), ("usually I have eggs", nil), ("give me two eggs", nil),
    ]

    @Test(arguments: remarks)
    func `what is said of suggestions is understood`(line: String, remark: SuggestionRemark?) {
        #expect(SuggestionWords.remark(in: line) == remark)
    }

    @Test(
        arguments: [
            ("1", .choose([1])), ("the second one", .choose([2])), ("#3", .choose([3])),
            ("number 2 please", .choose([2])), ("1 and 3", .choose([1, 3])),
            ("I'll have the first two", .choose([1, 2])), ("both", .chooseBoth),
            ("all of them", .chooseAll), ("something else", .others), ("none of these", .others),
            ("6", nil), ("two eggs", nil), ("1 1", nil), ("150 g", nil),
        ] as [(String, SuggestionRemark?)])
    func `a choice is understood`(line: String, choice: SuggestionRemark?) {
        #expect(SuggestionWords.choice(in: line) == choice)
    }

    /// Eggs and toast each morning at 8:15, rice at 13:15, for so many days; then it is the next day at 8:15.
    private func desk(days: Int = 8) async throws -> Desk {
        let desk = try await Desk()
        for _ in 0..<days {
            _ = try await desk.log("two eggs and a slice of toast")
            desk.clock.advance(seconds: 5 * 3600)
            _ = try await desk.log("a cup of rice")
            desk.clock.advance(seconds: 19 * 3600)
        }
        return desk
    }

    private func names(_ list: [SuggestionMessage]) -> [[String]] {
        list.map { $0.items.map(\.name) }
    }

    @Test func `what is usual is suggested with its amount and its reason`() async throws {
        let desk = try await desk()
        let list = try await desk.logbook.suggest(SuggestRequest())
        let meal = try #require(list.first)
        #expect(Set(meal.items.compactMap { $0.food?.rawValue }).count == 2)
        #expect(meal.reason == "your usual breakfast: 8 of the last 8")
        let eggs = try #require(list.dropFirst().first { $0.items[0].amount == 2 })
        #expect(eggs.items.count == 1)
        #expect(eggs.calories == eggs.items[0].calories)
        #expect(eggs.json["amount"]?.number == 2)
        #expect(eggs.json["food"]?.string == eggs.items[0].food?.rawValue)
        // Asked about another hour it is something else.
        let noon = try await desk.logbook.suggest(
            SuggestRequest(at: Instant("2026-11-29T13:15:00Z"), limit: 1))
        #expect(noon.first?.items.first?.name.contains("rice") == true)
        #expect(noon.count == 1)
    }

    @Test func `another meal than the clock's is suggested by the hour at which it is had`()
        async throws
    {
        let desk = try await desk()
        let lunch = try await desk.logbook.suggest(SuggestRequest(meal: .lunch, limit: 1))
        #expect(lunch.first?.items.map(\.name).contains { $0.contains("rice") } == true)
        let said = try await desk.say("what should I eat for lunch")
        #expect(said.first?.contains("rice") == true)
    }

    @Test func `nothing is logged by asking, and a number logs as one undoable change`()
        async throws
    {
        let desk = try await desk()
        let asked = try await desk.say("what do I usually have now")
        #expect(asked.first?.hasPrefix("1. ") == true)
        #expect(asked.last == "Say a number to log it, or: something else.")
        #expect(try await desk.logbook.day(nil).entries == [])
        _ = try await desk.say("1")
        let entries = try await desk.logbook.day(nil).entries
        #expect(entries.count == 2)
        #expect(entries.allSatisfy { $0.source == .history && $0.meal == .breakfast })
        let yesterday = try await desk.logbook.day(LocalDay("2026-11-28")).entries
        #expect(
            Set(entries.map { [$0.name, "\($0.grams?.rawValue ?? 0)"] })
                == Set(
                    yesterday.filter { $0.meal == .breakfast }.map {
                        [$0.name, "\($0.grams?.rawValue ?? 0)"]
                    }))
        #expect(try await desk.say("undo").first == "Undone.")
        #expect(try await desk.logbook.day(nil).entries == [])
        // The number is no choice any more.
        #expect(try await desk.say("2").first?.contains("no food") == true)
    }

    @Test func `several are chosen at once, and what is in two of them is had once`() async throws {
        let desk = try await desk()
        _ = try await desk.say("suggest")
        _ = try await desk.say("1 and 2")
        #expect(try await desk.logbook.day(nil).entries.count == 2)
        let other = try await self.desk()
        _ = try await other.say("suggest")
        #expect(try await other.say("5").first?.hasPrefix("There are ") == true)
        #expect(try await other.say("both").first?.hasPrefix("There are ") == true)
        _ = try await other.say("all of them")
        #expect(try await other.logbook.day(nil).entries.count == 3)
    }

    @Test func `the usual breakfast is logged, and where there is none it is told`() async throws {
        let desk = try await desk()
        _ = try await desk.say("the usual breakfast")
        #expect(try await desk.logbook.day(nil).entries.count == 2)
        #expect(
            try await desk.say("the usual dinner").first
                == "You have no usual dinner yet. What you often have:")
        #expect(try await desk.logbook.day(nil).entries.count == 2)
        let empty = try await Desk()
        #expect(try await empty.say("the usual") == [Texts.suggestions.nothing()])
    }

    @Test func `the usual breakfast is logged once more when it is asked for once more`()
        async throws
    {
        let desk = try await desk()
        _ = try await desk.say("the usual breakfast")
        _ = try await desk.say("the usual breakfast")
        #expect(try await desk.logbook.day(nil).entries.count == 4)
        #expect(try await desk.logbook.suggest(SuggestRequest()).allSatisfy { $0.items.count == 1 })
    }

    @Test func `pills are no food that would be suggested`() async throws {
        let desk = try await desk(days: 4)
        _ = try await desk.say("add 400 mg magnesium")
        let list = try await desk.logbook.suggest(SuggestRequest(limit: 5))
        #expect(!list.isEmpty && !names(list).joined().contains("magnesium"))
    }

    @Test func `something else brings others, and is learnt from until it is had again`()
        async throws
    {
        let desk = try await desk()
        let eggs = try await desk.logbook.suggest(SuggestRequest())
        let before = try #require(eggs.first).score
        _ = try await desk.say("suggest")
        let other = try await desk.say("something else")
        #expect(other == [Texts.suggestions.nothingElse()])
        desk.clock.advance(seconds: 86_400)
        let after = try #require(try await desk.logbook.suggest(SuggestRequest()).first).score
        #expect(after < before * 0.6)
        // Forgetting habits takes everything out.
        try await desk.logbook.forgetHabits()
        #expect(try await desk.logbook.suggest(SuggestRequest()) == [])
    }

    @Test func `stars are given in words and in requests, and taken back`() async throws {
        let desk = try await desk()
        let reply = try await desk.say("five stars for the rice")
        #expect(reply.count == 1)
        #expect(reply[0].hasSuffix(": 5 stars."))
        #expect(
            try await desk.say("five stars for the rice")
                == ["I know that already. Nothing was changed."])
        let rated = try await desk.logbook.rate(RateRequest(food: "rice", stars: 2))
        #expect(rated.stars == 2)
        #expect(try await desk.journal.ratings().values.map { $0 } == [2])
        #expect(try await desk.say("undo").first == "Undone.")
        #expect(try await desk.journal.ratings().values.map { $0 } == [5])
        await #expect(throws: ServiceError.noFoodNamed("zorblax")) {
            try await desk.logbook.rate(RateRequest(food: "zorblax", stars: 2))
        }
        #expect(
            try await desk.say("one star for the zorblax")
                == ["I know no food called \"zorblax\". Nothing was changed."])
    }

    @Test func `whatever is done, what is kept up is what the journal tells anew`() async throws {
        for seed in UInt64(0)..<8 {
            var random = SplitMix64(seed: seed)
            // Memory will do: what is tried here is not the disk.
            let folder = try TemporaryFolder(
                in: access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp")
            let desk = try await Desk(in: folder)
            var entries: [Int] = []
            for step in 0..<18 {
                switch Int.random(in: 0..<8, using: &random) {
                case 0..<4:
                    let foods = ["two eggs", "a slice of toast", "a coffee", "100 g rice"]
                    let result = try await desk.log(
                        foods.shuffled(using: &random).prefix(2).joined(separator: " and "))
                    entries += result.entries.map(\.id)
                case 4:
                    guard let id = entries.randomElement(using: &random) else { continue }
                    _ = try? await desk.logbook.edit(
                        EditRequest(
                            entry: id,
                            change: .text("\(Int.random(in: 50...250, using: &random)) g")))
                case 5:
                    guard let id = entries.randomElement(using: &random) else { continue }
                    _ = try? await desk.logbook.delete(entry: id)
                case 6: _ = try? await desk.logbook.undo()
                default: _ = try? await desk.logbook.redo()
                }
                desk.clock.advance(seconds: Int64.random(in: 60...40_000, using: &random))
                guard step % 3 == 0 else { continue }
                let kept = try await desk.logbook.eatingBook()
                let anew = EatingBook(
                    try await desk.journal.eating(
                        after: nil, dismissalsFrom: LocalDay(daysSinceEpoch: 0)))
                #expect(kept.habits == anew.habits, "seed \(seed), step \(step)")
                #expect(kept.sequence == anew.sequence, "seed \(seed), step \(step)")
            }
        }
    }
}
