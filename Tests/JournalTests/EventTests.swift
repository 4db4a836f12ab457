import Nutrition
import TestSupport
import Testing

@testable import Journal

struct EventTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `every change is one event, read by its number`() async throws {
        var journal = try await openJournal(folder)
        #expect(try await journal.lastSequence() == 0)
        let egg = try await journal.say(content("egg")).after[0]
        _ = try await journal.keep("not yet read")
        _ = try await journal.delete(egg.id)
        _ = try await journal.undo()
        await #expect(throws: JournalError.self) { try await journal.confirm(egg.id) }
        await journal.close()

        journal = try await openJournal(folder)
        let events = [
            JournalEvent(
                sequence: 1, kind: .log, instant: noon, day: day(), change: ChangeID(rawValue: 1),
                payload: "log 1"),
            JournalEvent(
                sequence: 2, kind: .delete, instant: noon, day: day(),
                change: ChangeID(rawValue: 2), payload: "delete 2"),
            JournalEvent(
                sequence: 3, kind: .undo, instant: noon, day: day(), change: ChangeID(rawValue: 2),
                payload: "undo 2"),
        ]
        #expect(try await journal.events(after: 0) == events)
        #expect(try await journal.events(after: 1, limit: 1) == [events[1]])
        #expect(try await journal.events(after: 3).isEmpty)
        #expect(try await journal.lastSequence() == 3)
        await journal.close()
    }

    @Test func `watchers hear of new events, once each, and of the end`() async throws {
        let journal = try await openJournal(folder)
        try await journal.say(content("before"))
        var heard: [Int] = []
        var signals = journal.eventSignals().makeAsyncIterator()
        try await journal.say(content("egg"))
        heard.append(try #require(await signals.next()))
        _ = try await journal.keep("changes nothing")
        try await journal.say(content("ham"))
        try await journal.say(content("tea"))
        heard.append(try #require(await signals.next()))
        #expect(heard == [2, 4])
        await journal.close()
        #expect(await signals.next() == nil)
        var late = journal.eventSignals().makeAsyncIterator()
        #expect(await late.next() == nil)
    }

    @Test func `a watcher of one event in three hears of each third`() async throws {
        let journal = try await openJournal(folder)
        var heard: [Int] = []
        var signals = journal.eventSignals(every: 3).makeAsyncIterator()
        for food in ["egg", "ham", "tea", "rye", "oil", "fig", "pie"] {
            try await journal.say(content(food))
            if ["tea", "fig"].contains(food) { heard.append(try #require(await signals.next())) }
        }
        #expect(heard == [3, 6])
        await journal.close()
        #expect(await signals.next() == nil)
    }

    @Test func `a watcher that goes away is forgotten`() async throws {
        let journal = try await openJournal(folder)
        let watcher = Task { [signals = journal.eventSignals()] in
            for await _ in signals {}
        }
        watcher.cancel()
        await watcher.value
        var other = journal.eventSignals().makeAsyncIterator()
        try await journal.say(content("egg"))
        #expect(await other.next() == 1)
        await journal.close()
    }
}
