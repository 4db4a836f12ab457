import Glibc
import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

/// Random commands against a plain model: totals equal sums, undo restores, redo restores.
@Suite(.serialized)
struct RandomWalkTests {
    @Test(arguments: UInt64(0)..<120)
    func `whatever is done, totals equal sums and every step can be walked back and forth`(
        seed: UInt64
    ) async throws {
        // Memory will do: what is tried here is not the disk.
        let folder = try TemporaryFolder(in: access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp")
        var walk = RandomWalk(journal: try await openJournal(folder), seed: seed)
        for _ in 0..<20 {
            try await walk.step()
            try await walk.compare(folder)
            if Int.random(in: 0..<12, using: &walk.random) == 0 {
                await walk.journal.close()
                walk.journal = try await openJournal(folder)
            }
        }
        let end = try #require(walk.states.last)
        while walk.position > 0 {
            try await walk.undo()
            try await walk.compare(folder)
        }
        #expect(walk.current.isEmpty)
        await #expect(throws: JournalError.nothingToUndo) { try await walk.journal.undo() }
        while walk.position < walk.states.count - 1 {
            try await walk.redo()
            try await walk.compare(folder)
        }
        let isRestored = walk.current == end
        #expect(isRestored)
        await #expect(throws: JournalError.nothingToRedo) { try await walk.journal.redo() }
        #expect(try await walk.journal.flaws().isEmpty)
        await walk.journal.close()
    }
}

/// 10,000 changes in one journal.
@Suite(.serialized, .enabled(if: getenv("DEMETER_SOAK") != nil))
struct RandomWalkSoakTests {
    @Test func `over ten thousand changes totals equal sums for all nutrients`() async throws {
        let folder = try TemporaryFolder(in: access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp")
        var walk = RandomWalk(journal: try await openJournal(folder), seed: 40)
        for step in 0..<10_000 {
            try await walk.step()
            if step % 100 == 99 { try await walk.compare(folder) }
        }
        for step in 0..<500 {
            try await walk.undo()
            if step % 50 == 49 { try await walk.compare(folder) }
        }
        #expect(try await walk.journal.flaws().isEmpty)
        await walk.journal.close()
    }
}

/// A journal and what it should hold after each of its changes.
private struct RandomWalk {
    var journal: Journal
    var random: SplitMix64
    /// What is live after each change, from the empty journal on.
    var states: [[EntryID: EntryContent]] = [[:]]
    /// The change that led to each state but the first.
    var changes: [ChangeID] = []
    var position = 0

    init(journal: Journal, seed: UInt64) {
        self.journal = journal
        random = SplitMix64(seed: seed)
    }

    var current: [EntryID: EntryContent] { states[position] }

    mutating func step() async throws {
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<3: try await log()
        case 3: try await edit()
        case 4: try await delete()
        case 5: try await confirm()
        case 6, 7: try await undo()
        case 8: try await redo()
        default: try await amend()
        }
    }

    /// Any food on one of a few days; about one figure in four is unknown.
    private mutating func content() -> EntryContent {
        var food = JournalTests.content(
            "food \(Int.random(in: 0..<1000, using: &random))",
            day: "2026-03-0\(Int.random(in: 1...4, using: &random))",
            minutes: Int64.random(in: -500...500, using: &random),
            state: Int.random(in: 0..<4, using: &random) == 0 ? .held : .logged)
        for nutrient in Nutrient.all {
            food.nutrients[nutrient] =
                Int.random(in: 0..<4, using: &random) == 0
                ? nil : Thousandths(rawValue: Int64.random(in: -10...1_000_000, using: &random))
        }
        return food
    }

    private mutating func log() async throws {
        let contents = (0..<Int.random(in: 1...3, using: &random)).map { _ in content() }
        let id = try await journal.keep("words")
        try record(try await journal.finish(id, .logged, .log(contents)), wanted: contents)
    }

    private mutating func record(_ recorded: Recorded, wanted: [EntryContent]) throws {
        #expect(recorded.after.map(\.content) == wanted)
        var next = current
        for change in recorded.entries {
            if let before = change.before {
                #expect(next.removeValue(forKey: before.id) == before.content)
            }
            if let after = change.after { next[after.id] = after.content }
        }
        states.removeLast(states.count - 1 - position)
        changes.removeLast(changes.count - position)
        states.append(next)
        changes.append(try #require(recorded.change))
        position += 1
    }

    private mutating func pick() -> EntryID? {
        current.keys.sorted().randomElement(using: &random)
    }

    private mutating func edit() async throws {
        guard let id = pick() else { return }
        let content = content()
        try record(try await journal.edit(id, content), wanted: [content])
    }

    private mutating func delete() async throws {
        guard let id = pick() else { return }
        try record(try await journal.delete(id), wanted: [])
    }

    private mutating func confirm() async throws {
        guard let id = pick(), var content = current[id] else { return }
        guard content.state == .held else {
            await #expect(throws: JournalError.notHeld(id)) { try await journal.confirm(id) }
            return
        }
        content.state = .logged
        try record(try await journal.confirm(id), wanted: [content])
    }

    mutating func undo() async throws {
        guard position > 0 else {
            await #expect(throws: JournalError.nothingToUndo) { try await journal.undo() }
            return
        }
        #expect(try await journal.undo().change == changes[position - 1])
        position -= 1
    }

    mutating func redo() async throws {
        guard position < states.count - 1 else {
            await #expect(throws: JournalError.nothingToRedo) { try await journal.redo() }
            return
        }
        #expect(try await journal.redo().change == changes[position])
        position += 1
    }

    /// Amends the newest change, as a part of it: the state after it becomes another.
    private mutating func amend() async throws {
        guard position > 0, position == states.count - 1 else { return }
        let earlier = states[position - 1]
        let fresh = current.filter { earlier[$0.key] != $0.value }.keys.sorted()
        guard let id = fresh.randomElement(using: &random) else { return }
        let content = content()
        let amended = try await journal.amend(changes[position - 1], [.replace(id, content)])
        #expect(amended.after.map(\.content) == [content])
        states[position][id] = content
    }

    /// Compares every day with the model, and every total with the raw rows.
    func compare(_ folder: TemporaryFolder) async throws {
        var rows: [String: (entries: Int, held: Int, nutrients: [Nutrients])] = [:]
        let shell = try shell(folder)
        var select = try shell.prepare(Self.selectRows)
        while try select.step() {
            let day = select.text()
            let isHeld = select.text() == "held"
            var nutrients = Nutrients()
            for nutrient in Nutrient.leading {
                nutrients[nutrient] = select.integerOrNull().map(Thousandths.init(rawValue:))
            }
            if isHeld {
                rows[day, default: (0, 0, [])].held += 1
            } else {
                rows[day, default: (0, 0, [])].entries += 1
                rows[day, default: (0, 0, [])].nutrients.append(nutrients)
            }
        }
        let sums = rows.map { day, row in
            DailyTotal(
                day: JournalTests.day(day), entries: row.entries, held: row.held,
                total: NutrientTotal(of: row.nutrients))
        }
        let totals = try await journal.days(from: day("0001-01-01"), to: day("9999-12-31"))
        #expect(totals == sums.sorted { $0.day < $1.day })
        var found: [EntryID: EntryContent] = [:]
        var wholes: [NutrientTotal] = []
        for total in totals {
            let page = try await journal.day(total.day)
            #expect(page.total == total)
            // Of the nutrients beyond the seven the sums are made when they are asked for.
            let eaten = current.values.filter {
                $0.moment.day == total.day && $0.state == .logged
            }
            let whole = try await journal.wholeDay(total.day).total.total
            #expect(whole == NutrientSum(of: eaten.map(\.nutrients)).total)
            #expect(whole.sum.leading == total.total.sum)
            wholes.append(whole)
            for entry in page.entries + page.held { found[entry.id] = entry.content }
        }
        #expect(
            try await journal.wholeDays(from: day("0001-01-01"), to: day("9999-12-31"))
                .map(\.total) == wholes)
        // Compared aside, so that a failure does not print every entry.
        let isAsModelled = found == current
        #expect(isAsModelled)
    }

    private static let selectRows = Query(
        """
        SELECT day, state, calories, protein, carbohydrates, fat, fiber, sugar, sodium
        FROM food_entries WHERE live = 1
        """)
}
