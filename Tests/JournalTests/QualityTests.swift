import Locking
import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

/// How well reading went, against rows that were counted by hand.
struct QualityTests {
    let folder: TemporaryFolder
    private let clock = Clock()

    private final class Clock: Sendable {
        private let time = Mutex<Int64>(noon.milliseconds)

        var now: Timestamp { Timestamp(milliseconds: time.withLock(\.self)) }

        func pass(seconds: Int64 = 0, days: Int64 = 0) {
            time.withLock { $0 += seconds * 1000 + days * 86_400_000 }
        }
    }

    init() throws { folder = try TemporaryFolder() }

    private func open() async throws -> Journal {
        try await Journal.open(folder: folder.path, now: { [clock] in clock.now })
    }

    /// Words that become entries after so many seconds.
    @discardableResult
    private func say(
        _ journal: Journal, _ contents: EntryContent..., after seconds: Int64 = 1
    ) async throws -> Recorded {
        guard case .new(let id) = try await journal.receive(said("x", at: clock.now)) else {
            throw JournalError.busy
        }
        clock.pass(seconds: seconds)
        return try await journal.finish(id, .logged, .log(contents))
    }

    private func entry(_ recorded: Recorded) throws -> EntryID {
        try #require(recorded.entries.first?.after?.id)
    }

    @Test func `a reading is right that nobody corrected within a week`() async throws {
        let journal = try await open()
        let egg = content("egg")
        // Two that stand, one of them with two entries.
        try await say(journal, egg, content("bun"), after: 4)
        let late = try entry(try await say(journal, egg, after: 2))
        // One whose second entry is changed, one that is deleted, one that is taken back.
        let two = try await say(journal, egg, content("tea"), after: 3)
        let changed = try #require(two.entries.last?.after?.id)
        _ = try await journal.edit(changed, content("coffee"))
        _ = try await journal.edit(changed, content("latte"))
        _ = try await journal.delete(try entry(try await say(journal, egg)))
        try await say(journal, egg)
        _ = try await journal.undo()
        // What the program improves by itself, and what no words made, corrects nothing.
        let read = try await say(journal, egg)
        _ = try await journal.amend(
            try #require(read.change), [.replace(try entry(read), content("boiled egg"))])
        _ = try await journal.log([egg])
        // An edit that was undone corrects nothing.
        let doubted = try entry(try await say(journal, egg))
        _ = try await journal.edit(doubted, content("duck egg"))
        _ = try await journal.undo()
        clock.pass(days: 8)
        _ = try await journal.edit(late, content("quail egg"))
        let quality = try await journal.quality(since: noon)
        #expect(quality.readings == 7 && quality.corrected == 3)
        #expect(quality.held == 0 && quality.asked == 0)
        // 1, 1, 1, 1, 2, 3 and 4 seconds; what was taken back was read too.
        #expect(quality.waits == [1000, 1000, 1000, 1000, 2000, 3000, 4000])
        #expect(quality.wait(0.5) == 1000 && quality.wait(0.95) == 4000)
        // Of what came before an instant nothing counts.
        #expect(try await journal.quality(since: clock.now) == ReadingQuality())
        await journal.close()
    }

    @Test func `a hold was right when it is confirmed as it stood`() async throws {
        let journal = try await open()
        let held = content("fifty eggs", state: .held)
        _ = try await journal.confirm(try entry(try await say(journal, held)))
        // Confirmed as something else, dropped, still waiting, and confirmed and taken back.
        let other = try entry(try await say(journal, held))
        _ = try await journal.change(.confirm, [.replace(other, content("five eggs"))])
        _ = try await journal.delete(try entry(try await say(journal, held)))
        try await say(journal, held)
        _ = try await journal.confirm(try entry(try await say(journal, held)))
        _ = try await journal.undo()
        let quality = try await journal.quality(since: noon)
        #expect(quality.held == 5 && quality.confirmed == 1)
        #expect(quality.readings == 5 && quality.corrected == 1)
        await journal.close()
    }

    @Test func `a question is answered or not, and its reading waited for a person`() async throws {
        let journal = try await open()
        for round in 0..<3 {
            guard case .new(let id) = try await journal.receive(said("x", at: clock.now)) else {
                Issue.record("not kept")
                return
            }
            clock.pass(seconds: 1)
            let question = OpenQuestion(
                utterance: id, kind: .reading, asked: clock.now, text: "?", choices: ["a", "b"])
            _ = try await journal.ask(question, .nothing)
            clock.pass(seconds: 100)
            if round == 0 {
                guard case .new(let answer) = try await journal.receive(said("a", at: clock.now))
                else { return }
                _ = try await journal.answer(id, by: answer, .logged, .log([content("egg")]))
            }
        }
        let quality = try await journal.quality(since: noon)
        #expect(quality.asked == 3 && quality.answered == 1)
        #expect(quality.waits == [])
        // Nobody answers the others; that they were asked stands.
        #expect(try await journal.lapse(before: clock.now) == 2)
        let later = try await journal.quality(since: noon)
        #expect(later.asked == 3 && later.answered == 1)
        await journal.close()
        // Nothing of what was said is kept for it.
        #expect(
            try shell(folder).integer(Query("SELECT count(*) FROM asked_questions")) == 3)
    }

    @Test func `quantiles are of the nearest rank`() {
        let quality = ReadingQuality(waits: (1...20).map { $0 * 10 })
        #expect(quality.wait(0.5) == 100 && quality.wait(0.95) == 190)
        #expect(ReadingQuality(waits: [7]).wait(0.5) == 7)
        #expect(ReadingQuality().wait(0.5) == nil)
    }
}
