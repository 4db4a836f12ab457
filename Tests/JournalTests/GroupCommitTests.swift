import Dispatch
import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

struct GroupCommitTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    @Test func `one client alone has one sync for each meal, and none for a question`() async throws
    {
        let journal = try await openJournal(folder)
        for _ in 0..<5 { try await journal.say(content("egg")) }
        #expect(
            await journal.commitCounts == CommitCounts(commits: 5, writes: 10, unsynced: 5))
        try await journal.finishLooking(try await journal.keep("what have I had today"))
        #expect(
            await journal.commitCounts == CommitCounts(commits: 5, writes: 12, unsynced: 7))
        await journal.close()
    }

    @Test func `writes that arrive while the disk is busy share the next commit`() async throws {
        let journal = try await openJournal(folder)
        let clients = 64
        let each = 10
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<clients {
                group.addTask { for _ in 0..<each { try await journal.say(content("egg")) } }
            }
            try await group.waitForAll()
        }
        let counts = await journal.commitCounts
        #expect(counts.writes == 2 * clients * each)
        // Far more share in quiet; a busy machine lets fewer arrive in time.
        #expect(counts.writes >= 4 * counts.commits, "\(counts)")
        #expect(try await journal.day(day()).total.entries == clients * each)
        #expect(try await journal.lastSequence() == Int64(clients * each))
        await journal.close()
    }

    @Test func `a write that fails takes nothing with it`() async throws {
        let journal = try await openJournal(folder)
        let egg = try await journal.say(content("egg")).after[0]
        let gone = EntryID(rawValue: 99)
        let outcomes = await withTaskGroup(of: String.self) { group in
            for number in 0..<40 {
                group.addTask {
                    do throws(JournalError) {
                        if number.isMultiple(of: 3) {
                            _ = try await journal.change(
                                .edit, [.add(content("half")), .remove(gone)])
                        } else {
                            _ = try await journal.log([content("ham")])
                        }
                        return "done"
                    } catch {
                        return error == .noSuchEntry(gone) ? "refused" : "\(error)"
                    }
                }
            }
            return await group.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        }
        #expect(outcomes == ["done": 26, "refused": 14])
        let page = try await journal.day(day())
        #expect(page.entries.count == 27)
        #expect(page.entries.contains(egg))
        #expect(!page.entries.contains { $0.name == "half" })
        #expect(try await journal.flaws().isEmpty)
        await journal.close()
    }

    @Test func `a batch that fails as a whole is tried again one by one`() async throws {
        let journal = try await openJournal(folder)
        let refused = await withTaskGroup(of: JournalError?.self) { group -> [JournalError] in
            for number in 0..<200 {
                group.addTask {
                    do throws(JournalError) {
                        try await journal.write { ledger in
                            _ = try ledger.change(.log, [.add(content("egg"))], utterance: nil)
                            guard number.isMultiple(of: 20) else { return }
                            // As SQLite does by itself after some failures of the disk.
                            ledger.connection.rollBack()
                            throw JournalError.diskFull
                        }
                        return nil
                    } catch {
                        return error
                    }
                }
            }
            return await group.reduce(into: []) { errors, error in
                if let error { errors.append(error) }
            }
        }
        #expect(refused == Array(repeating: .diskFull, count: 10))
        #expect(await journal.commitCounts.writes == 190)
        #expect(try await journal.day(day()).entries.count == 190)
        #expect(try await journal.flaws().isEmpty)
        await journal.close()
    }

    @Test func `closing finishes what waits`() async throws {
        let journal = try await openJournal(folder)
        let results = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<50 {
                group.addTask { (try? await journal.log([content("egg")])) != nil }
            }
            group.addTask {
                await journal.close()
                return false
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        let reopened = try await openJournal(folder)
        #expect(try await reopened.day(day()).total.entries == results)
        await reopened.close()
    }

    @Test(.timeLimit(.minutes(30)))
    func `looking at a day does not wait for a write`() async throws {
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        let (started, start) = AsyncStream.makeStream(of: Void.self)
        let release = DispatchSemaphore(value: 0)
        async let write: Void = journal.write { _ in
            start.yield()
            release.wait()
        }
        var isStarted = started.makeAsyncIterator()
        await isStarted.next()
        #expect(try await journal.day(day()).total == total(content("egg")))
        release.signal()
        try await write
        await journal.close()
    }
}
