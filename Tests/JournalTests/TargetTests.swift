import Glibc
import JSON
import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

/// Where copies and exports may go, and what is said before anything is done.
struct TargetTests {
    private let folder: TemporaryFolder
    private let outside: TemporaryFolder
    private let care: JournalFolder

    init() throws {
        folder = try TemporaryFolder()
        outside = try TemporaryFolder()
        care = JournalFolder(folder.path)
        _ = try care.merge([content("old")])
        _ = try care.backUp(to: "\(outside.path)/copy.sqlite", replacing: false)
    }

    private func refuse(_ path: String, _ line: SourceLocation = #_sourceLocation) {
        #expect(throws: CareError.ownFile(path: path), sourceLocation: line) {
            try care.backUp(to: path, replacing: true)
        }
    }

    @Test func `the data folder's own files are no targets, by whatever name`() throws {
        let journal = "\(folder.path)/journal.sqlite"
        let before = bytes(of: journal)
        for name in [
            "journal.sqlite", "journal.sqlite-wal", "journal.sqlite.part", "before-restore.sqlite",
            "model.sqlite", "journal.lock", "demeter.sock", "forgetting.json",
        ] { refuse("\(folder.path)/\(name)") }
        let name = try #require(folder.path.split(separator: "/").last)
        refuse("\(outside.path)/../\(name)/journal.sqlite")
        #expect(symlink(folder.path, "\(outside.path)/folder") == 0)
        refuse("\(outside.path)/folder/before-restore.sqlite")
        #expect(symlink(journal, "\(outside.path)/link") == 0)
        refuse("\(outside.path)/link")
        #expect(link(journal, "\(outside.path)/name") == 0)
        refuse("\(outside.path)/name")
        mkdir("\(folder.path)/backups", 0o700)
        let copy = "\(folder.path)/backups/journal-2026-03-01.sqlite"
        _ = try care.backUp(to: copy, replacing: false)
        refuse(copy)
        #expect(bytes(of: journal) == before)
        // A name of a person's own is none of them.
        _ = try care.backUp(to: "\(folder.path)/mine.sqlite", replacing: false)
        _ = try care.backUp(to: "\(folder.path)/mine.sqlite", replacing: true)
    }

    @Test func `pipes and folders are no targets`() {
        let path = "\(outside.path)/target"
        #expect(mkfifo(path, 0o600) == 0)
        #expect(throws: CareError.notAFile(path: path)) {
            try care.backUp(to: path, replacing: true)
        }
        #expect(throws: CareError.notAFile(path: outside.path)) {
            try care.backUp(to: outside.path, replacing: true)
        }
    }

    @Test func `nothing that is prepared beside a copy is written or believed`() throws {
        let path = "\(outside.path)/new.sqlite"
        let victim = "\(outside.path)/victim"
        try write(Array("theirs".utf8), to: victim)
        for end in ["", "-journal", "-wal"] {
            #expect(symlink(victim, path + ".part" + end) == 0)
        }
        #expect(try care.backUp(to: path, replacing: false).entries == 1)
        #expect(bytes(of: victim) == Array("theirs".utf8))
        #expect(
            JournalFiles.names(in: outside.path) == ["copy.sqlite", "new.sqlite", "victim"])
    }

    @Test(arguments: ["journal.sqlite", "before-restore.sqlite", "model.sqlite"])
    func `a link among its files is refused before anything is changed`(name: String) throws {
        let real = "\(outside.path)/real.sqlite"
        #expect(rename("\(folder.path)/journal.sqlite", real) == 0)
        let linked = "\(folder.path)/\(name)"
        if name != "journal.sqlite" {
            try write(bytes(of: real), to: "\(folder.path)/journal.sqlite")
        }
        #expect(symlink(real, linked) == 0)
        let before = bytes(of: real)
        let names = JournalFiles.names(in: folder.path)
        let fault = CareError.notAFile(path: linked)
        #expect(throws: fault) { try care.restore(from: "\(outside.path)/copy.sqlite") }
        let day = day()
        for days in [nil, day...day] {
            #expect(throws: fault) {
                try care.forget(Erasure(days: days, backups: folder.path + "/backups"))
            }
        }
        #expect(bytes(of: real) == before)
        #expect(JournalFiles.names(in: folder.path) == names)
    }

    @Test func `what is at fault is named, the copy or the disk`() async throws {
        let path = "\(outside.path)/file"
        for content in [[], Array("hello".utf8), Array("{\"demeter\":\"export\"}".utf8)] {
            try write(content, to: path)
            #expect(throws: CareError.unusable(path: path, .notAJournal)) {
                try care.restore(from: path)
            }
        }
        var newer = bytes(of: "\(outside.path)/copy.sqlite")
        newer[63] = 99
        try write(newer, to: path)
        #expect(
            throws: CareError.unusable(
                path: path, .newerVersion(found: 99, known: Migrations.latest))
        ) { try care.restore(from: path) }
        var flawed = bytes(of: "\(outside.path)/copy.sqlite")
        // A page behind the schema's first.
        for index in 3 * 4096..<5 * 4096 { flawed[index] = 0xA5 }
        try write(flawed, to: path)
        let error = #expect(throws: CareError.self) { try care.restore(from: path) }
        switch error {
        case .flawedCopy(path, _), .unusable(path, _): break
        default: Issue.record("\(String(describing: error))")
        }
        #expect(mkfifo("\(outside.path)/pipe", 0o600) == 0)
        #expect(throws: CareError.notAFile(path: "\(outside.path)/pipe")) {
            try care.restore(from: "\(outside.path)/pipe")
        }
        #expect(care.examine().leftovers == [])
    }

    @Test(arguments: 1...4) func `a copy of an earlier version is brought up to date`(
        version: Int
    ) throws {
        let path = "\(outside.path)/old.sqlite"
        do {
            let old = Ledger(reading: try Connection(path: path, mode: .create))
            try old.connection.execute("PRAGMA application_id = \(Migrations.applicationID)")
            try old.connection.migrate(Array(Migrations.all.prefix(version)))
            try old.connection.execute(
                """
                INSERT INTO food_entries (revision, entry, instant, zone, utc_offset, day, text, name,
                    calories, meal, confidence, source, state, live)
                VALUES (1, 1, 1772362800000, 'UTC', 0, '2026-03-01', 'egg', 'egg', 150000, 'lunch', 1,
                    'catalog', 'logged', 1)
                """)
        }
        #expect(try care.restore(from: path).entries == 1)
        let (found, names) = try care.reading { ledger in
            (
                try ledger.connection.schemaVersion(),
                try ledger.entries(on: day()).map(\.name)
            )
        }
        #expect(found == Migrations.latest)
        #expect(names == ["egg"])
        // As it is, for who wants to go back to the earlier version.
        let elsewhere = try TemporaryFolder()
        try write(bytes(of: path), to: "\(elsewhere.path)/journal.sqlite")
        let copy = "\(elsewhere.path)/copy.sqlite"
        let summary = try JournalFolder(elsewhere.path).backUp(to: copy, replacing: false)
        #expect(summary.entries == 1)
        #expect(try Connection(path: copy, mode: .readOnly).schemaVersion() == version)
    }

    @Test func `a file with a second name is only unlinked`() throws {
        let path = "\(outside.path)/words"
        try write(Array("words".utf8), to: path)
        #expect(link(path, path + "2") == 0)
        try JournalFolder.erase(path)
        #expect(!JournalFiles.isThere(path))
        #expect(bytes(of: path + "2") == Array("words".utf8))
        try JournalFolder.erase(path + "2")
        #expect(!JournalFiles.isThere(path + "2"))
    }
}
