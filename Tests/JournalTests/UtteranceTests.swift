import Nutrition
import TestSupport
import Testing

@testable import Journal

/// The way of an utterance: received, finished, asked for again.
struct UtteranceTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `what was received is still there after a crash, once`() async throws {
        let journal = try await openJournal(folder)
        let first = try await journal.keep("two eggs")
        try await journal.say(content("toast"))
        let second = try await journal.keep("a banana")

        let other = try TemporaryFolder()
        try copyFiles(of: folder, to: other)
        await journal.close()
        let revived = try await openJournal(other)
        #expect(
            try await revived.utterances(in: .received) == [
                Utterance(id: first, said: said("two eggs"), state: .received),
                Utterance(id: second, said: said("a banana"), state: .received),
            ])
        #expect(try await revived.day(day()).total == total(content("toast")))
        let recorded = try await revived.finish(first, .logged, .log([content("egg")]))
        #expect(recorded.totals == [total(content("toast"), content("egg"))])
        #expect(try await revived.utterances(in: .received).map(\.id) == [second])
        await revived.close()
    }

    @Test func `all that was said comes back`() async throws {
        let journal = try await openJournal(folder)
        let all = NewUtterance(
            text: "zwei Eier 🥚\u{0}, \"gebraten\"", received: Timestamp(milliseconds: 7),
            moment: Moment(
                instant: Timestamp(milliseconds: -5), zone: "Pacific/Apia", offset: -39_600,
                day: day("0001-01-01")),
            source: "voice", key: "k1", meal: .breakfast)
        guard case .new(let id) = try await journal.receive(all) else {
            Issue.record("not new")
            return
        }
        #expect(
            try await journal.utterance(id) == Utterance(id: id, said: all, state: .received))
        await journal.close()
    }

    @Test func `an utterance gets one outcome only`() async throws {
        let journal = try await openJournal(folder)
        let id = try await journal.keep("egg")
        _ = try await journal.finish(id, .logged, .log([content("egg")]))
        await #expect(throws: JournalError.alreadyFinished(id)) {
            try await journal.finish(id, .logged, .log([content("egg")]))
        }
        await #expect(throws: JournalError.alreadyFinished(id)) {
            try await journal.setState(of: id, .waiting)
        }
        #expect(try await journal.day(day()).total == total(content("egg")))
        await journal.close()
    }

    @Test(arguments: [Utterance.State.reading, .waiting, .question])
    func `an open state is found and can be finished`(state: Utterance.State) async throws {
        let journal = try await openJournal(folder)
        let id = try await journal.keep("the usual")
        try await journal.setState(of: id, state)
        #expect(try await journal.utterances(in: state).map(\.id) == [id])
        #expect(try await journal.utterances(in: .received).isEmpty)
        let recorded = try await journal.finish(id, .logged, .log([content("egg")]))
        #expect(
            try await journal.utterance(id)
                == Utterance(
                    id: id, said: said("the usual"), state: .logged, change: recorded.change))
        await journal.close()
    }

    @Test func `an unknown utterance is named`() async throws {
        let journal = try await openJournal(folder)
        let id = UtteranceID(rawValue: 99)
        let error = JournalError.noSuchUtterance(id)
        await #expect(throws: error) { try await journal.utterance(id) }
        await #expect(throws: error) { try await journal.setState(of: id, .waiting) }
        await #expect(throws: error) {
            try await journal.finish(id, .logged, .log([content("egg")]))
        }
        #expect(try await journal.day(day()).total == total())
        await journal.close()
    }

    @Test func `an utterance without food touches nothing and tells its own day`() async throws {
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        let id = try await journal.keep("lovely weather")
        let recorded = try await journal.finish(id, .nothing)
        #expect(
            recorded == Recorded(kind: .log, utterance: id, totals: [total(content("egg"))]))
        #expect(try await journal.utterance(id).state == .nothing)
        #expect(try await journal.lastSequence() == 1)
        await journal.close()
    }

    @Test func `commands that are spoken are done with their utterance`() async throws {
        let journal = try await openJournal(folder)
        let egg = try await journal.say(content("egg")).after[0]
        let undone = try await journal.finish(
            try await journal.keep("undo that"), .logged, .undo)
        #expect(undone.kind == .undo)
        #expect(undone.entries == [Recorded.EntryChange(before: egg, after: nil)])
        let redone = try await journal.finish(try await journal.keep("redo"), .logged, .redo)
        #expect(redone.entries == [Recorded.EntryChange(before: nil, after: egg)])
        let id = try await journal.keep("delete the egg")
        let deleted = try await journal.finish(
            id, .logged, .change(.delete, [.remove(egg.id)]))
        #expect(deleted.utterance == id)
        #expect(try await journal.utterance(id).change == deleted.change)
        #expect(try await journal.day(day()).total == total())
        await journal.close()
    }

    @Test func `attempts at reading are counted, also over a restart`() async throws {
        var journal = try await openJournal(folder)
        let id = try await journal.keep("a killing word")
        #expect(try await journal.beginReading(id) == 1)
        #expect(try await journal.utterances(in: .reading).map(\.id) == [id])
        await journal.close()
        journal = try await openJournal(folder)
        #expect(try await journal.beginReading(id) == 2)
        _ = try await journal.finish(id, .failed)
        await #expect(throws: JournalError.alreadyFinished(id)) {
            try await journal.beginReading(id)
        }
        await journal.close()
    }

    @Test func `what failed can wait once more`() async throws {
        let journal = try await openJournal(folder)
        let id = try await journal.keep("the usual")
        _ = try await journal.finish(id, .failed)
        try await journal.say(content("egg"))
        #expect(try await journal.retryFailed() == 1)
        #expect(try await journal.utterances(in: .waiting).map(\.id) == [id])
        let recorded = try await journal.finish(id, .logged, .log([content("bowl")]))
        #expect(recorded.totals == [total(content("egg"), content("bowl"))])
        #expect(try await journal.retryFailed() == 0)
        await journal.close()
    }

    @Test func `a refused command leaves its utterance open`() async throws {
        let journal = try await openJournal(folder)
        let id = try await journal.keep("undo that")
        await #expect(throws: JournalError.nothingToUndo) {
            try await journal.finish(id, .logged, .undo)
        }
        #expect(try await journal.utterance(id).state == .received)
        await journal.close()
    }
}
