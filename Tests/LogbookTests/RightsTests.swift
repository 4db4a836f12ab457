import Logbook
import Service
import TestSupport
import Testing
import Wire

/// What may be said by somebody who may not do everything.
struct RightsTests {
    private static let room = ConversationID(rawValue: 2)

    private func state(_ desk: Desk) async throws -> [String] {
        let day = try await desk.logbook.day(nil)
        return day.entries.map {
            "\($0.id) \($0.name) \($0.grams.map(String.init(describing:)) ?? "") \($0.meal)"
        }
            + ["held"] + day.held.map { "\($0.id) \($0.name)" }
            + [String(describing: day.row.goals)]
    }

    private func say(
        _ line: String, _ rights: Set<SayRight>, _ desk: Desk
    ) async throws -> SayResult {
        try await desk.logbook.say(line, in: Self.room, within: rights)
    }

    @Test func `who may log alone logs, and is told of no day`() async throws {
        let desk = try await Desk()
        _ = try await desk.say("a slice of toast")
        let said = try await say("two eggs", [.log], desk)
        #expect(said.isUnderstood)
        #expect(said.lines.count == 1)
        #expect(said.lines[0].hasPrefix("egg, 2"))
        #expect(
            try await say("two eggs", [.log, .read], desk).lines.last?.hasPrefix("Today: ") == true)
    }

    @Test(
        arguments: [
            ("no, three eggs", .correct), ("make that half", .correct), ("undo that", .correct),
            ("redo", .correct), ("double the eggs", .correct),
            ("move the eggs to dinner", .correct),
            ("my goal is 2000 calories", .correct), ("i weigh 82.4 kg", .correct),
            ("i'm allergic to peanuts", .correct), ("my allergies", .read),
            ("copy breakfast to dinner", .correct), ("that's wrong", .correct),
            ("new recipe: chili for 4", .correct), ("save that as my usual breakfast", .correct),
            ("yes", .correct), ("cancel", .correct), ("delete the eggs", .erase),
            ("delete that", .erase), ("delet that pls", .erase), ("scratch the eggs", .erase),
            ("clear breakfast", .erase),
            ("delete everything from today", .erase), ("i didn't eat the eggs", .erase),
            ("forget habits", .erase), ("what have i had today", .read),
            ("how many calories did i have today", .read), ("how am i doing", .read),
            ("how often did i have eggs", .read), ("how much do i weigh", .read),
            ("what's my calorie goal", .read), ("my recipes", .read),
            ("what do i usually have now", .read), ("two eggs", .log), ("another one", .log),
            ("add a toast to lunch", .log), ("the same breakfast as yesterday", .log),
        ] as [(String, SayRight)])
    func `a line needs one right, and changes and tells nothing without it`(
        line: String, right: SayRight
    ) async throws {
        let desk = try await Desk()
        _ = try await desk.say("two eggs and a slice of toast for breakfast")
        let before = try await state(desk)
        let refused = try await say(line, Set(SayRight.allCases).subtracting([right]), desk)
        #expect(!refused.isUnderstood)
        #expect(refused.lines.count == 1)
        #expect(refused.lines[0].hasPrefix("I may not "))
        #expect(try await state(desk) == before)
    }

    @Test func `what was asked in a conversation is answered there by who may log`() async throws {
        let desk = try await Desk()
        let held = try await say("50 eggs", [.log], desk)
        #expect(held.lines[0].contains("held"))
        let answer = try await say("I meant 2", [.log], desk)
        #expect(answer.isUnderstood)
        let day = try await desk.logbook.day(nil)
        #expect(day.held.isEmpty)
        #expect(day.entries.map(\.amount) == [2])
    }

    @Test func `words that could be a correction are a meal for who may not correct`() async throws
    {
        let desk = try await Desk()
        _ = try await say("a slice of toast", [.log], desk)
        _ = try await say("actually two eggs", [.log], desk)
        #expect(try await desk.logbook.day(nil).entries.map(\.name) == ["toast", "egg"])
    }

    @Test func `all rights together are no fence`() async throws {
        let free = try await Desk()
        let fenced = try await Desk()
        for line in [
            "two eggs and a slice of toast", "no, three eggs", "what have I had today",
            "delete the toast",
            "undo that", "my goal is 2000 calories", "how am I doing", "thanks",
        ] {
            #expect(
                try await say(line, Set(SayRight.allCases), fenced)
                    == free.logbook.say(line, in: Self.room))
        }
    }

    /// All that is said in the written conversations, each line once.
    private static let sayings: [String] = {
        let folder = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
            .joined(separator: "/")
        let scripts = DialogueTests.topics.map { topic in
            String(decoding: bytes(of: "\(folder)/Snapshots/talk-\(topic).txt"), as: UTF8.self)
        }
        let lines = scripts.flatMap { Dialogue.all(in: $0).flatMap(\.lines) }
        return Set(lines.filter { !$0.hasPrefix("@") }).sorted()
    }()

    @Test func `whatever is said by who may log alone, nothing of others changes or is told`()
        async throws
    {
        let desk = try await Desk()
        _ = try await desk.say("two eggs, a slice of toast, rice and a pat of butter for breakfast")
        _ = try await desk.say("my goal is 2000 calories")
        let own = try await desk.logbook.day(nil).entries
        let goals = try await desk.logbook.day(nil).row.goals
        #expect(own.count == 4)
        #expect(Self.sayings.count > 500)
        let seed = UInt64.random(in: 0 ... .max)
        var random = SplitMix64(seed: seed)
        let some = Self.sayings.shuffled(using: &random).prefix(100)
        for (number, line) in some.enumerated() {
            let room = ConversationID(rawValue: 100 + number)
            let said = try? await desk.logbook.say(line, in: room, within: [.log])
            #expect(
                said?.lines.contains { $0.hasPrefix("Today: ") } != true, "\(line), seed \(seed)")
            await desk.logbook.ended(room)
        }
        let day = try await desk.logbook.day(nil)
        #expect(
            day.entries.filter { entry in own.contains { $0.id == entry.id } } == own,
            "seed \(seed)")
        #expect(day.row.goals == goals, "seed \(seed)")
    }
}
