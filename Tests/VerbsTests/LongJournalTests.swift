import Glibc
import Journal
import Nutrition
import TestSupport
import Testing

@testable import Verbs

/// A journal of ten years with all that happens in a journal, taken out and in again.
struct LongJournalTests {
    @Test func `ten years of history go out, in and out again without the change of a byte`()
        async throws
    {
        // Memory will do: what is tried here is not the disk.
        let memory = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
        let first = try TemporaryFolder(in: memory)
        let second = try TemporaryFolder(in: memory)
        let seed = UInt64.random(in: .min ... .max)
        var life = Life(folder: first.path, seed: seed)
        try await life.live(days: 3653)

        let lines = try demeter(in: first, ["export"])
        #expect(lines.status == 0)
        for table in [
            "utterances", "changes", "change_effects", "food_entries", "own_foods", "goals",
            "events", "day_horizon", "closed_days", "outbox", "questions", "habit_marks",
        ] {
            #expect(lines.output.contains("{\"table\":\"\(table)\","), "\(table), seed \(seed)")
        }
        #expect(try demeter(in: second, ["import", "-"], input: lines.output).status == 0)
        let again = try demeter(in: second, ["export"]).output
        #expect(again == lines.output, "seed \(seed)")

        // Its history goes on where it was.
        let now = { @Sendable in Timestamp(milliseconds: 1_772_800_200_000) }
        let before = try await Journal.open(folder: first.path, now: now)
        let after = try await Journal.open(folder: second.path, now: now)
        #expect(try await after.flaws() == [])
        #expect(try await after.undo() == (try await before.undo()), "seed \(seed)")
        await before.close()
        await after.close()
    }
}

/// What somebody eats, corrects, takes back and plans, day by day.
private struct Life {
    let folder: String
    var random: SplitMix64
    private var entries: [EntryID] = []
    private let foods = [
        "Käsebrot", "oat \"steel cut\" meal", "2 % milk", "rice, fried", "🍎 apple",
    ]

    init(folder: String, seed: UInt64) {
        self.folder = folder
        random = SplitMix64(seed: seed)
    }

    private mutating func chance(of count: Int) -> Bool {
        Int.random(in: 0..<count, using: &random) == 0
    }

    private mutating func content(_ day: LocalDay) -> EntryContent {
        let minute = Int.random(in: 0..<1440, using: &random)
        let name = foods[Int.random(in: 0..<foods.count, using: &random)]
        var nutrients = Nutrients()
        for nutrient in Nutrient.leading where !chance(of: 4) {
            nutrients[nutrient] = Thousandths(
                rawValue: Int64.random(in: 0...2_000_000, using: &random))
        }
        return EntryContent(
            moment: moment(day, minute), text: "some \(name)", name: name,
            amount: Double(Int.random(in: 1...999, using: &random)) / 7, unit: "g",
            nutrients: nutrients, meal: Meal.allCases[minute % 4],
            confidence: Double(minute) / 1440, source: .catalog,
            state: chance(of: 9) ? .held : .logged)
    }

    private func moment(_ day: LocalDay, _ minute: Int) -> Moment {
        Moment(
            instant: Timestamp(
                milliseconds: (Int64(day.daysSinceEpoch) * 1440 + Int64(minute) - 60) * 60_000),
            zone: "Europe/Berlin", offset: 3600, day: day)
    }

    mutating func live(days: Int) async throws {
        let journal = try await Journal.open(
            folder: folder, now: { Timestamp(milliseconds: 1_772_800_200_000) },
            describe: { "{\"kind\":\"\($0.kind.rawValue)\"}" })
        let start = LocalDay(daysSinceEpoch: 16_800)
        for index in 0..<days {
            let day = start.advanced(by: index)
            try await eat(journal, day)
            try await plan(journal, day, index)
        }
        try await correct(journal, start.advanced(by: days - 1))
        await journal.close()
    }

    private mutating func eat(_ journal: Journal, _ day: LocalDay) async throws {
        let contents = (0..<Int.random(in: 1...3, using: &random)).map { _ in content(day) }
        let said = NewUtterance(
            text: contents.map(\.name).joined(separator: " and "),
            received: contents[0].moment.instant, moment: contents[0].moment, source: "text",
            key: chance(of: 5) ? "key \(day)" : nil)
        guard case .new(let id) = try await journal.receive(said) else { return }
        if chance(of: 40) {
            let question = OpenQuestion(
                utterance: id, kind: .reading, asked: said.received, text: "How much?",
                choices: ["a little", "a lot"])
            _ = try await journal.ask(question, .nothing)
            return
        }
        let recorded = try await journal.finish(
            id, .logged, .log(contents), reply: { "logged \($0.entries.count)" })
        entries += recorded.entries.compactMap { $0.after?.id }
        if chance(of: 5) { try await correct(journal, day) }
    }

    private mutating func correct(_ journal: Journal, _ day: LocalDay) async throws {
        guard let last = entries.popLast() else { return }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: _ = try await journal.delete(last)
        case 1:
            _ = try await journal.edit(last, content(day))
            _ = try await journal.undo()
        default: _ = try await journal.edit(last, content(day))
        }
    }

    private mutating func plan(_ journal: Journal, _ day: LocalDay, _ index: Int) async throws {
        if index % 200 == 0 {
            _ = try await journal.setGoals([
                GoalRule(
                    nutrient: .calories, goal: .target(Thousandths(Double(1800 + index))),
                    from: day, weekday: index % 400 == 0 ? nil : 6)
            ])
            _ = try await journal.addFood(
                Food(
                    id: FoodID(rawValue: "own:food-\(index)"), name: "my food \(index)",
                    category: .meal, per100g: Nutrients(calories: Thousandths(Double(index) / 3)),
                    source: FoodSource(release: "own")))
        }
        if index % 30 == 0 {
            _ = try await journal.closeDays(before: day, zone: "Europe/Berlin", sinks: ["file"])
        }
        if index == 2000 { try await journal.forgetHabits() }
    }
}
