import Foundation
import Locking
import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

/// A disk that is full, read-only or held: an error for the command at hand, and life goes on.
struct FailureTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let long = String(repeating: "long ", count: 20_000)

    @Test func `a full database refuses what does not fit and takes it when there is room`()
        async throws
    {
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        let limit = try await journal.write { ledger in
            let pages = try ledger.connection.integer(Query("PRAGMA page_count")) + 2
            try ledger.connection.execute("PRAGMA max_page_count = \(pages)")
            return pages
        }
        #expect(limit > 2)
        await #expect(throws: JournalError.diskFull) { try await journal.keep(Self.long) }
        await #expect(throws: JournalError.diskFull) {
            try await journal.log([content(Self.long)])
        }
        // What needs no new pages still works, and reading does in any case.
        try await journal.say(content("ham"))
        #expect(try await journal.day(day()).total == total(content("egg"), content("ham")))
        try await journal.write {
            try $0.connection.execute("PRAGMA max_page_count = 1000000")
        }
        let id = try await journal.keep(Self.long)
        #expect(try await journal.utterance(id).said.text == Self.long)
        #expect(try await journal.flaws().isEmpty)
        await journal.close()
    }

    @Test func `nothing is taken for a file that was moved away, until it is back`() async throws {
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        let (path, elsewhere) = ("\(folder.path)/journal.sqlite", "\(folder.path)/elsewhere")
        for replacement in [nil, ""] {
            #expect(rename(path, elsewhere) == 0)
            if let replacement {
                try replacement.write(toFile: path, atomically: false, encoding: .utf8)
            }
            await #expect(throws: JournalError.fileLost) { try await journal.keep("toast") }
            await #expect(throws: JournalError.fileLost) { try await journal.log([content("ham")]) }
            #expect(rename(elsewhere, path) == 0)
        }
        try await journal.say(content("ham"))
        #expect(try await journal.day(day()).total == total(content("egg"), content("ham")))
        #expect(try await journal.flaws().isEmpty)
        await journal.close()
    }

    @Test func `a fault of the journal itself is reported, a refusal is not`() async throws {
        let faults = Mutex<[JournalError]>([])
        let journal = try await Journal.open(
            folder: folder.path, now: { noon },
            report: { fault in faults.withLock { $0.append(fault) } })
        let logged = try await journal.log([content("egg")]).entries.compactMap(\.after)
        let id = try #require(logged.first).id
        await #expect(throws: JournalError.noSuchEntry(EntryID(rawValue: 99))) {
            try await journal.delete(EntryID(rawValue: 99))
        }
        #expect(faults.withLock(\.self) == [])
        try await journal.write { ledger in
            try ledger.connection.execute("DROP TRIGGER food_entries_fixed")
            try ledger.connection.execute("UPDATE food_entries SET meal = 'brunch'")
        }
        let fault = JournalError.unreadable(column: "meal")
        await #expect(throws: fault) { try await journal.day(day()) }
        await #expect(throws: fault) { try await journal.delete(id) }
        #expect(faults.withLock(\.self) == [fault, fault])
        await journal.close()
    }

    @Test func `a write that does not fit spoils no other of its batch`() async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.write { ledger in
            let pages = try ledger.connection.integer(Query("PRAGMA page_count")) + 4
            try ledger.connection.execute("PRAGMA max_page_count = \(pages)")
        }
        let refused = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<32 {
                group.addTask {
                    let name = number.isMultiple(of: 4) ? Self.long : "egg"
                    return (try? await journal.log([content(name)])) == nil
                }
            }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(refused == 8)
        #expect(try await journal.day(day()).entries.count == 24)
        await journal.close()
    }

    @Test func `a read-only database is told as such and works again`() async throws {
        let ledger = Ledger(
            connection: try JournalFiles(folder: folder.path).connect(), now: { noon },
            describe: { _ in "" })
        try ledger.migrate()
        for (setting, outcome) in [
            ("PRAGMA query_only = ON", Result<Receipt, JournalError>.failure(.readOnly)),
            ("PRAGMA query_only = OFF", .success(.new(UtteranceID(rawValue: 1)))),
        ] {
            try ledger.connection.execute(setting)
            let result = await withCheckedContinuation { answer in
                _ = ledger.commit([PendingWrite({ try $0.receive(said("egg")) }, answer: answer)])
            }
            #expect(result == outcome)
        }
    }

    @Test func `while another program writes, reading goes on and writing is refused as busy`()
        async throws
    {
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        try await journal.write { $0.connection.setBusyTimeout(milliseconds: 1) }
        let shell = try shell(folder)
        try shell.begin(.immediate)
        try shell.execute("UPDATE food_entries SET live = 0")
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    await #expect(throws: JournalError.busy) { try await journal.keep("ham") }
                }
            }
        }
        #expect(try await journal.day(day()).total == total(content("egg")))
        try shell.commit()
        try await journal.say(content("ham"))
        #expect(try await journal.day(day()).total == total(content("ham")))
        await journal.close()
    }

    @Test(.enabled(if: Mount.isPossible, "mounting needs root"))
    func `a full disk refuses what does not fit and takes it when there is room`() async throws {
        let mount = try Mount(on: folder.path, options: "size=1m")
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        let filler = folder.path + "/filler"
        try mount.fill(filler)
        var logged = 1
        let error = await #expect(throws: JournalError.self) {
            while logged < 100 {
                _ = try await journal.log([content("egg")])
                logged += 1
            }
        }
        #expect(error == .diskFull)
        await #expect(throws: JournalError.diskFull) { try await journal.keep("ham") }
        #expect(try await journal.day(day()).entries.count == logged)
        unlink(filler)
        try await journal.say(content("ham"))
        #expect(try await journal.day(day()).entries.count == logged + 1)
        #expect(try await journal.flaws().isEmpty)
        await journal.close()
    }

    @Test(.enabled(if: Mount.isPossible, "mounting needs root"))
    func `a disk that turns read-only refuses writes and takes them when it turns back`()
        async throws
    {
        let mount = try Mount(on: folder.path, options: "size=4m")
        try await openJournal(folder).close()
        try mount.setReadOnly(true)
        await #expect(throws: JournalError.self) { try await openJournal(folder) }
        try mount.setReadOnly(false)
        let journal = try await openJournal(folder)
        try await journal.say(content("egg"))
        #expect(try await journal.day(day()).total == total(content("egg")))
        await journal.close()
    }
}

/// A small file system in memory, mounted for one test.
private struct Mount: ~Copyable {
    let path: String

    static let isPossible: Bool = {
        guard geteuid() == 0, let folder = try? TemporaryFolder() else { return false }
        return (try? Mount(on: folder.path, options: "size=64k")) != nil
    }()

    init(on path: String, options: String) throws {
        guard mount("tmpfs", path, "tmpfs", 0, options) == 0 else {
            throw TemporaryFolderError(errno: errno)
        }
        self.path = path
    }

    deinit { umount2(path, Int32(MNT_DETACH)) }

    func setReadOnly(_ isReadOnly: Bool) throws {
        let flags = UInt(MS_REMOUNT) | (isReadOnly ? UInt(MS_RDONLY) : 0)
        guard mount("tmpfs", path, "tmpfs", flags, nil) == 0 else {
            throw TemporaryFolderError(errno: errno)
        }
    }

    /// Writes a file until nothing more fits.
    func fill(_ name: String) throws {
        let file = open(name, O_WRONLY | O_CREAT, 0o600)
        guard file >= 0 else { throw TemporaryFolderError(errno: errno) }
        defer { close(file) }
        let block = [UInt8](repeating: 1, count: 512)
        while Glibc.write(file, block, block.count) > 0 {}
    }
}
