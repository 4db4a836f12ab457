import Glibc
import JSON
import Locking
import Nutrition
import TestSupport
import Testing

@testable import Journal

/// What a restore, an import or a forgetting has left that was cut off, by a kill or a power cut.
struct SettlingTests {
    private let folder: TemporaryFolder
    private let care: JournalFolder

    init() throws {
        folder = try TemporaryFolder()
        care = JournalFolder(folder.path)
    }

    private func path(_ name: String) -> String { "\(folder.path)/\(name)" }

    /// Makes a journal with one entry of this name at a path in the folder.
    private func make(_ name: String, at file: String) throws {
        let other = try TemporaryFolder()
        _ = try JournalFolder(other.path).merge([content(name)])
        _ = try JournalFolder(other.path).backUp(to: path(file), replacing: true)
    }

    private func names(in file: String = "journal.sqlite") throws -> [String] {
        let other = try TemporaryFolder()
        for end in ["", "-wal"] {
            let content = bytes(of: path(file + end))
            if !content.isEmpty { try write(content, to: "\(other.path)/journal.sqlite\(end)") }
        }
        var names: [String] = []
        try JournalFolder(other.path).export(
            nil, { _ in },
            { table, row in
                if table == "food_entries" { names.append(row["name"]?.string ?? "") }
            })
        return names
    }

    @Test func `a draft is taken away, and the journal is as it was`() async throws {
        try make("old", at: "journal.sqlite")
        try make("new", at: "journal.sqlite.part")
        try write([1], to: path("journal.sqlite.part-journal"))
        #expect(care.examine().leftovers == [.draft])
        #expect(try care.settle() == [.draft])
        #expect(try names() == ["old"])
        #expect(JournalFiles.names(in: folder.path) == ["journal.lock", "journal.sqlite"])
        #expect(try care.settle() == [])
    }

    @Test func `a restore that was cut off before its rename has not happened`() throws {
        try make("old", at: "journal.sqlite")
        try make("older", at: "before-restore.sqlite")
        try make("new", at: "journal.sqlite.part")
        #expect(link(path("journal.sqlite"), path("before-restore.sqlite.part")) == 0)
        #expect(try care.settle() == [.draft])
        #expect(try names() == ["old"])
        #expect(try names(in: "before-restore.sqlite") == ["older"])
        #expect(!JournalFiles.isThere(path("before-restore.sqlite.part")))
    }

    @Test func `one that was cut off behind its rename is finished`() throws {
        try make("new", at: "journal.sqlite")
        try make("older", at: "before-restore.sqlite")
        try write([1], to: path("before-restore.sqlite-wal"))
        try make("old", at: "before-restore.sqlite.part")
        #expect(try care.settle() == [.former])
        #expect(try names() == ["new"])
        #expect(try names(in: "before-restore.sqlite") == ["old"])
        #expect(!JournalFiles.isThere(path("before-restore.sqlite-wal")))
    }

    @Test func `a damaged journal gets its log back`() throws {
        try write(Array("SQLite format 3\0 and nothing else".utf8), to: path("journal.sqlite"))
        try write([7], to: path("before-restore.sqlite.part-wal"))
        #expect(link(path("journal.sqlite"), path("before-restore.sqlite.part")) == 0)
        care.settleFormer()
        #expect(bytes(of: path("journal.sqlite-wal")) == [7])
        #expect(
            JournalFiles.names(in: folder.path) == ["journal.sqlite", "journal.sqlite-wal"])
    }

    /// What killed restores of earlier versions have left.
    @Test func `without a journal none is begun, and the one beside it can be put back`()
        async throws
    {
        try make("old", at: "before-restore.sqlite")
        try make("new", at: "new.sqlite")
        let former = path("before-restore.sqlite")
        let lost = Leftover.lost(former: former)
        let left = Leftover.oldDraft(path: path("new.sqlite"))
        #expect(care.examine().leftovers == [lost, left])
        await #expect(throws: JournalError.lost(former: former)) { try await openJournal(folder) }
        #expect(throws: CareError.journal(.lost(former: former))) {
            try care.merge([content("x")])
        }
        #expect(try care.restore(from: path("new.sqlite")).entries == 1)
        #expect(try names() == ["new"])
        #expect(try names(in: "before-restore.sqlite") == ["old"])
        #expect(try care.restore(from: former).entries == 1)
        #expect(try names() == ["old"])
        #expect(try names(in: "before-restore.sqlite") == ["new"])
    }

    @Test func `the log that an earlier version left behind goes to its journal`() throws {
        try make("old", at: "before-restore.sqlite")
        try write([7], to: path("journal.sqlite-wal"))
        _ = try care.settle()
        #expect(bytes(of: path("before-restore.sqlite-wal")) == [7])
    }

    @Test func `the same copy twice leaves the journal of before`() throws {
        try make("old", at: "journal.sqlite")
        try make("new", at: "copy.sqlite")
        _ = try care.restore(from: path("copy.sqlite"))
        _ = try care.restore(from: path("copy.sqlite"))
        #expect(try names() == ["new"])
        #expect(try names(in: "before-restore.sqlite") == ["old"])
    }

    @Test func `the former journal has what its log held`() async throws {
        let journal = try await openJournal(folder)
        _ = try await journal.log([content("old")])
        let other = try TemporaryFolder()
        try copyFiles(of: folder, to: other)
        await journal.close()
        #expect(bytes(of: "\(other.path)/journal.sqlite-wal").count > 0)
        try make("new", at: "copy.sqlite")
        _ = try JournalFolder(other.path).restore(from: path("copy.sqlite"))
        #expect(
            JournalFiles.names(in: other.path)
                == ["before-restore.sqlite", "journal.lock", "journal.sqlite"])
        try write(bytes(of: "\(other.path)/before-restore.sqlite"), to: path("journal.sqlite"))
        #expect(try names() == ["old"])
    }

    @Test func `a forgetting that was cut off is finished by who has the folder next`()
        async throws
    {
        let day = try #require(LocalDay("2026-03-01"))
        let erasure = Erasure(days: day...day, backups: path("backups"))
        _ = try care.merge([content("secret"), content("kept", day: "2026-03-02")])
        mkdir(path("backups"), 0o700)
        _ = try care.backUp(to: path("backups/journal-2026-03-01.sqlite"), replacing: false)
        try make("secret", at: "before-restore.sqlite")
        try write(Array(erasure.json.text.utf8), to: path("forgetting.json"))
        #expect(care.examine().leftovers == [.erasure(day...day)])
        let found = Mutex<[Leftover]>([])
        let journal = try await Journal.open(
            folder: folder.path, now: { noon },
            found: { leftover in found.withLock { $0.append(leftover) } })
        await journal.close()
        #expect(found.withLock(\.self) == [.erasure(day...day)])
        #expect(try names() == ["kept"])
        #expect(
            JournalFiles.names(in: folder.path) == ["backups", "journal.lock", "journal.sqlite"])
        #expect(JournalFiles.names(in: path("backups")) == [])
    }

    @Test func `a journal that has begun since is not erased with the old one`() throws {
        let erasure = Erasure(days: nil, backups: path("backups"))
        try make("secret", at: "journal.sqlite.forgotten")
        try make("since", at: "journal.sqlite")
        try write(Array(erasure.json.text.utf8), to: path("forgetting.json"))
        #expect(try care.settle() == [.erasure(nil)])
        #expect(try names() == ["since"])
        #expect(JournalFiles.names(in: folder.path) == ["journal.lock", "journal.sqlite"])
    }

    @Test func `what to erase is not guessed`() throws {
        try make("kept", at: "journal.sqlite")
        try write(Array("{\"demeter\":\"forgetting\"".utf8), to: path("forgetting.json"))
        let fault = CareError.notAFile(path: path("forgetting.json"))
        #expect(try care.settle() == [.unfinished(nil, fault)])
        #expect(try names() == ["kept"])
    }
}
