import Glibc
import JSON
import Nutrition
import SQLite
import TestSupport
import Testing

@testable import Journal

struct CareTests {
    private let first = LocalDay(year: 2026, month: 3, day: 1)
    private let second = LocalDay(year: 2026, month: 3, day: 2)

    /// A journal with history: an edit, an undo, a food of one's own, a held entry, two days.
    private func fill(_ folder: TemporaryFolder) async throws {
        let journal = try await openJournal(folder)
        let id = try await journal.keep("secretporridge for breakfast")
        _ = try await journal.finish(
            id, .logged,
            .log([content("secretporridge"), content("toast", day: "2026-03-02")]),
            reply: { _ in "secretreply" })
        let other = try await journal.keep("plain rice")
        let recorded = try await journal.finish(other, .logged, .log([content("plainrice")]))
        let entry = try #require(recorded.entries.first?.after?.id)
        _ = try await journal.edit(entry, content("plainrice", calories: 210))
        _ = try await journal.undo()
        _ = try await journal.addFood(
            Food(
                id: FoodID(rawValue: "own:soup"), name: "soup", category: .meal,
                per100g: Nutrients(calories: Thousandths(40)),
                source: FoodSource(release: "own")))
        await journal.close()
    }

    private func rows(_ folder: TemporaryFolder) throws -> [String] {
        var lines: [String] = []
        try JournalFolder(folder.path).export(
            nil, { _ in }, { lines.append($0 + JSONValue.object($1).text) })
        return lines
    }

    @Test func `a copy is the journal, whole and for its owner alone`() async throws {
        let folder = try TemporaryFolder()
        try await fill(folder)
        let copy = "\(folder.path)/copy.sqlite"
        let summary = try JournalFolder(folder.path).backUp(to: copy, replacing: false)
        #expect(summary.entries == 3)
        var status = stat()
        #expect(stat(copy, &status) == 0)
        #expect(status.st_mode & 0o777 == 0o600)
        #expect(throws: CareError.alreadyThere(path: copy)) {
            try JournalFolder(folder.path).backUp(to: copy, replacing: false)
        }
        let before = try rows(folder)
        let other = try TemporaryFolder()
        #expect(try JournalFolder(other.path).restore(from: copy) == summary)
        #expect(try rows(other) == before)
    }

    /// Whether this process has a lock of POSIX's on an open file: asked as an owner of another kind.
    private func isLocked(_ descriptor: Int32) -> Bool {
        var lock = flock()
        lock.l_type = Int16(F_WRLCK)
        lock.l_whence = Int16(SEEK_SET)
        // F_OFD_GETLK, which Glibc's module does not name.
        #expect(fcntl(descriptor, 36, &lock) == 0)
        return lock.l_type != Int16(F_UNLCK)
    }

    @Test func `a copy that the daemon itself makes leaves its locks where they are`() async throws
    {
        let folder = try TemporaryFolder()
        let journal = try await openJournal(folder)
        _ = try await journal.log([content("egg")])
        // Closed last: that alone lets the locks go.
        let database = open("\(folder.path)/journal.sqlite", O_RDWR | O_CLOEXEC)
        defer { close(database) }
        #expect(isLocked(database))
        _ = try JournalFolder(folder.path).backUp(to: "\(folder.path)/copy", replacing: false)
        #expect(isLocked(database))
        await journal.close()
        #expect(!isLocked(database))
    }

    @Test func `a copy made while others write is consistent`() async throws {
        let folder = try TemporaryFolder()
        let journal = try await openJournal(folder)
        let writer = Task {
            for index in 0..<300 { _ = try await journal.log([content("food \(index)")]) }
        }
        for index in 0..<5 {
            let copy = "\(folder.path)/copy\(index).sqlite"
            // Flaws would be thrown: the sum of each day is compared with its entries.
            _ = try JournalFolder(folder.path).backUp(to: copy, replacing: false)
        }
        try await writer.value
        await journal.close()
    }

    @Test func `restoring keeps what was there`() async throws {
        let folder = try TemporaryFolder()
        try await fill(folder)
        let before = try rows(folder)
        let care = JournalFolder(folder.path)
        let copy = "\(folder.path)/copy.sqlite"
        _ = try care.backUp(to: copy, replacing: false)
        let journal = try await openJournal(folder)
        _ = try await journal.log([content("later")])
        let refusal = #expect(throws: CareError.self) { try care.restore(from: copy) }
        guard case .journal(.locked)? = refusal else {
            Issue.record("\(String(describing: refusal))")
            return
        }
        await journal.close()
        _ = try care.restore(from: copy)
        #expect(try rows(folder) == before)
        #expect(bytes(of: care.formerDatabase).count > 0)
    }

    @Test func `a damaged copy is not restored`() async throws {
        let folder = try TemporaryFolder()
        try await fill(folder)
        let care = JournalFolder(folder.path)
        let copy = "\(folder.path)/copy.sqlite"
        _ = try care.backUp(to: copy, replacing: false)
        var content = bytes(of: copy)
        for index in 4096..<min(content.count, 40_000) { content[index] = 0xA5 }
        try write(content, to: copy)
        let before = bytes(of: "\(folder.path)/journal.sqlite")
        #expect(throws: CareError.self) { try care.restore(from: copy) }
        #expect(bytes(of: "\(folder.path)/journal.sqlite") == before)
        #expect(throws: CareError.noJournal(path: "/nonexistent")) {
            try care.restore(from: "/nonexistent")
        }
        try write(Array("hello".utf8), to: copy)
        #expect(throws: CareError.unusable(path: copy, .notAJournal)) {
            try care.restore(from: copy)
        }
    }

    @Test func `a journal in which nothing stands yet goes out and in again`() async throws {
        let folder = try TemporaryFolder()
        await (try await openJournal(folder)).close()
        var exported: [(table: String, row: JSONObject)] = []
        try JournalFolder(folder.path).export(nil, { _ in }, { exported.append(($0, $1)) })
        #expect(!exported.isEmpty)
        let other = try TemporaryFolder()
        #expect(try JournalFolder(other.path).fill(with: exported).entries == 0)
        #expect(try rows(other) == rows(folder))
    }

    @Test func `rows make the same journal of an empty one`() async throws {
        let folder = try TemporaryFolder()
        try await fill(folder)
        var exported: [(table: String, row: JSONObject)] = []
        try JournalFolder(folder.path).export(
            nil, { _ in }, { exported.append(($0, $1)) })
        let other = try TemporaryFolder()
        let care = JournalFolder(other.path)
        #expect(try care.isEmpty())
        #expect(try care.fill(with: exported).entries == 3)
        let (expected, found) = (try rows(folder), try rows(other))
        #expect(found == expected)
        #expect(try !care.isEmpty())
        #expect(throws: CareError.alreadyThere(path: care.database)) {
            try care.fill(with: exported)
        }
        // Its history goes on where it was.
        let journal = try await openJournal(other)
        #expect(try await journal.flaws() == [])
        await journal.close()
    }

    @Test func `a row that does not fit leaves everything as it was`() async throws {
        let folder = try TemporaryFolder()
        try await fill(folder)
        var exported: [(table: String, row: JSONObject)] = []
        try JournalFolder(folder.path).export(
            nil, { _ in }, { exported.append(($0, $1)) })
        let target = try TemporaryFolder()
        let care = JournalFolder(target.path)
        let index = try #require(exported.firstIndex { $0.table == "food_entries" })
        var broken = exported
        broken[index].row["day"] = "someday"
        #expect(throws: CareError.wrongRow(number: index + 1)) { try care.fill(with: broken) }
        broken = exported
        broken[index].row["colour"] = "green"
        #expect(throws: CareError.unknownColumn("food_entries.colour")) {
            try care.fill(with: broken)
        }
        broken = exported
        broken[index].table = "dreams"
        #expect(throws: CareError.unknownColumn("dreams")) { try care.fill(with: broken) }
        #expect(try care.isEmpty())
    }

    @Test func `what is there already is not taken in again, and one undo takes all of it back`()
        async throws
    {
        let folder = try TemporaryFolder()
        try await fill(folder)
        let care = JournalFolder(folder.path)
        // One of the twins was in the journal before.
        let additions = [
            content("secretporridge"), content("secretporridge"), content("new"), content("new"),
        ]
        let food = Food(
            id: FoodID(rawValue: "own:jam"), name: "jam", category: .snack,
            per100g: Nutrients(calories: Thousandths(250)), source: FoodSource(release: "own"))
        #expect(try care.previewMerge(additions) == MergeSummary(entries: 3, repeated: 1))
        let taken = MergeSummary(entries: 3, repeated: 1, foods: 1)
        #expect(try care.merge(additions, foods: [food, food]) == taken)
        #expect(
            try care.merge(additions, foods: [food]) == MergeSummary(entries: 0, repeated: 4))
        let journal = try await openJournal(folder)
        let undone = try await journal.undo()
        #expect(undone.changeKind == .imported)
        #expect(undone.entries.map { $0.before?.name } == ["secretporridge", "new", "new"])
        #expect(undone.foods.map { $0.before?.name } == ["jam"])
        await journal.close()
        #expect(try care.merge(additions, foods: [food]) == taken)
    }

    @Test func `no byte of a forgotten day stays`() async throws {
        let folder = try TemporaryFolder()
        try await fill(folder)
        let care = JournalFolder(folder.path)
        #expect(contains("secret", folder))
        let day = try #require(first)
        let summary = try care.forget(Erasure(days: day...day, backups: folder.path + "/backups"))
        #expect(summary.utterances == 2)
        #expect(!contains("secret", folder))
        #expect(!contains("plainrice", folder))
        // What was said together with it of another day is forgotten only where it told of this one.
        let journal = try await openJournal(folder)
        #expect(try await journal.flaws() == [])
        let kept = try await journal.day(try #require(second))
        #expect(kept.entries.map(\.name) == ["toast"])
        #expect(try await journal.ownFoods().map(\.name) == ["soup"])
        _ = try await journal.log([content("again")])
        await journal.close()
    }

    @Test func `no byte of anything stays when everything is forgotten`() async throws {
        let folder = try TemporaryFolder()
        try await fill(folder)
        let care = JournalFolder(folder.path)
        let all = Erasure(days: nil, backups: folder.path + "/backups")
        #expect(try care.forget(all).entries == 3)
        #expect(!contains("secret", folder))
        #expect(care.examine().condition == .missing)
    }

    private func contains(_ word: String, _ folder: TemporaryFolder) -> Bool {
        let needle = Array(word.utf8)
        return ["journal.sqlite", "journal.sqlite-wal", "journal.sqlite-shm"].contains { name in
            let content = bytes(of: "\(folder.path)/\(name)")
            guard content.count >= needle.count else { return false }
            return (0...content.count - needle.count).contains { start in
                content[start] == needle[0] && content[start..<start + needle.count] == needle[...]
            }
        }
    }

    @Test func `an examination says who has the folder`() async throws {
        let folder = try TemporaryFolder()
        let care = JournalFolder(folder.path)
        #expect(care.examine() == JournalExamination(condition: .missing))
        let journal = try await openJournal(folder)
        let holder = try #require(care.examine().holder)
        #expect(holder.process == getpid())
        #expect(care.holder == holder)
        await journal.close()
        let after = care.examine()
        #expect(after.holder == nil)
        #expect(after.formerHolder == holder)
        guard case .sound(entries: 0, days: 0, _) = after.condition else {
            Issue.record("\(after)")
            return
        }
    }
}
