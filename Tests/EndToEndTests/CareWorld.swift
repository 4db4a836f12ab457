import Foundation
import JSON
import Journal
import Nutrition
import SQLite
import TestSupport
import Testing

/// A data folder and what may become of it: a journal with words that can be looked for, a copy and an
/// export of another one, and what a verb that is killed must have left.
final class CareWorld {
    enum Verb: String, CaseIterable {
        case restore
        /// Into a journal that has something in it.
        case merge
        /// Into none.
        case fill
        case forgetDays
        case forgetAll
    }

    /// Stands in entries of the day that is forgotten, and nowhere else.
    static let secret = "quincezorb"
    private static let day = LocalDay("2026-03-01") ?? LocalDay(daysSinceEpoch: 0)

    let verb: Verb
    /// Where the verb works; a copy of what was made once.
    private(set) var folder: TemporaryFolder
    private let original: TemporaryFolder
    private let outside: TemporaryFolder
    private let old: String

    /// Memory will do: what is tried here is not the disk.
    private static let memory = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"

    init(_ verb: Verb) throws {
        self.verb = verb
        original = try TemporaryFolder(in: Self.memory)
        folder = original
        outside = try TemporaryFolder(in: Self.memory)
        let care = JournalFolder(original.path)
        if verb != .fill {
            _ = try care.merge(Self.entries("\(Self.secret) soup", on: 0, count: 30))
            _ = try care.merge(Self.entries("kept rice", on: 1, count: 30))
            mkdir("\(folder.path)/backups", 0o700)
            _ = try care.backUp(
                to: "\(folder.path)/backups/journal-2026-03-02.sqlite", replacing: false)
            _ = try care.backUp(to: "\(outside.path)/same.sqlite", replacing: false)
            // A restore before has left its former journal, with the words in it.
            _ = try care.merge(Self.entries("\(Self.secret) tea", on: 0, count: 3))
            _ = try care.restore(from: "\(outside.path)/same.sqlite")
        }
        let other = JournalFolder("\(outside.path)/other")
        _ = try other.merge(Self.entries("new bread", on: 2, count: 40))
        _ = try other.backUp(to: "\(outside.path)/copy.sqlite", replacing: false)
        old = try Self.state(of: original.path)
        let export = try Command.run(
            Built.program("demeter"),
            ["export", "--data-dir", "\(outside.path)/other", "-o", "\(outside.path)/new.jsonl"])
        #expect(export.status == 0)
    }

    /// The folder as it was made.
    func reset() throws {
        folder = try TemporaryFolder(in: Self.memory)
        for name in try FileManager.default.subpathsOfDirectory(atPath: original.path).sorted() {
            let (from, to) = ("\(original.path)/\(name)", "\(folder.path)/\(name)")
            var isFolder: ObjCBool = false
            _ = FileManager.default.fileExists(atPath: from, isDirectory: &isFolder)
            if isFolder.boolValue { mkdir(to, 0o700) } else { try write(bytes(of: from), to: to) }
        }
    }

    /// Gives the folder to somebody who may only read in it.
    func give(to user: uid_t) throws {
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
            chown("\(folder.path)/\(name)", user, user)
        }
        chown(folder.path, user, user)
        chmod(folder.path, 0o500)
        chmod(outside.path, 0o755)
        for name in ["copy.sqlite", "new.jsonl"] { chmod("\(outside.path)/\(name)", 0o644) }
    }

    private static func entries(_ name: String, on day: Int, count: Int) -> [EntryContent] {
        (0..<count).map { index in
            EntryContent(
                moment: Moment(
                    instant: Timestamp(
                        milliseconds: Int64(
                            (Self.day.daysSinceEpoch + day) * 86_400 + 36_000 + index) * 1000),
                    zone: "UTC", offset: 0, day: Self.day.advanced(by: day)),
                text: "some \(name) \(index)", name: name,
                nutrients: Nutrients(calories: Thousandths(Double(index))), meal: .lunch,
                source: .manual)
        }
    }

    /// The command line that is killed.
    var arguments: [String] {
        let words =
            switch verb {
            case .restore: ["restore", "--yes", "\(outside.path)/copy.sqlite"]
            case .merge, .fill: ["import", "\(outside.path)/new.jsonl"]
            case .forgetDays:
                ["forget", "--from", "2026-03-01", "--to", "2026-03-01", "--yes", "--really"]
            case .forgetAll: ["forget", "--all", "--yes", "--really"]
            }
        return [Built.program("demeter")] + words + [
            "--data-dir", folder.path, "--config", "/dev/null",
        ]
    }

    /// Compares what a kill has left with the old journal and the new one, has it settled, and compares
    /// again.
    ///
    /// - Returns: whether the verb has taken effect.
    @discardableResult
    func check(_ place: String) throws -> Bool {
        let left = try Self.state(of: folder.path)
        #expect(left == old || isNew(left), "\(place): \(left.prefix(200))")
        _ = try JournalFolder(folder.path).settle()
        let settled = try Self.state(of: folder.path)
        #expect(settled == old || isNew(settled), "\(place), settled")
        // What had taken effect stays so.
        if left != old { #expect(settled == left, "\(place)") }
        #expect(JournalFolder(folder.path).leftovers == [], "\(place)")
        let isDone = settled != old
        if isDone, verb == .restore {
            #expect(try Self.state(of: folder.path, "before-restore.sqlite") == old, "\(place)")
        }
        if isDone, verb == .forgetDays || verb == .forgetAll {
            #expect(try filesWithSecret() == [], "\(place)")
        }
        return isDone
    }

    /// Whether a journal is what the verb makes of the old one.
    private func isNew(_ state: String) -> Bool {
        switch verb {
        case .restore, .fill:
            !state.contains("kept rice") && count("new bread", in: state) == 40
                && !state.contains(Self.secret)
        case .merge:
            count("kept rice", in: state) == 30 && count("new bread", in: state) == 40
                && count("\(Self.secret) soup", in: state) == 30
        case .forgetDays:
            count("kept rice", in: state) == 30 && !state.contains(Self.secret)
        case .forgetAll: state == "none"
        }
    }

    private func count(_ name: String, in state: String) -> Int {
        state.split(separator: "\n").count { $0.hasPrefix("entry \(name)|") }
    }

    private func filesWithSecret() throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
            let content = bytes(of: "\(folder.path)/\(name)")
            return Data(content).range(of: Data(Self.secret.utf8)) != nil
        }
    }

    /// By what one journal is told from another.
    private static let states = [
        Query(
            "SELECT 'entry ' || name || '|' || revision || '|' || live FROM food_entries ORDER BY 1"
        ),
        Query("SELECT 'change ' || kind || '|' || id FROM changes ORDER BY 1"),
        Query("SELECT 'total ' || day || '|' || entries FROM daily_totals ORDER BY 1"),
    ]

    /// The rows of a journal as it lies on the disk, without touching it; `none` when there is none.
    private static func state(of folder: String, _ name: String = "journal.sqlite") throws -> String
    {
        guard FileManager.default.fileExists(atPath: "\(folder)/\(name)") else { return "none" }
        let copy = try TemporaryFolder(in: memory)
        for end in ["", "-wal", "-journal"] {
            let content = bytes(of: "\(folder)/\(name)\(end)")
            if !content.isEmpty { try write(content, to: "\(copy.path)/journal.sqlite\(end)") }
        }
        guard FileManager.default.fileExists(atPath: "\(copy.path)/journal.sqlite") else {
            return "empty"
        }
        // Where a rollback is due, only a writer can do it.
        let connection = try Connection(path: "\(copy.path)/journal.sqlite", mode: .readWrite)
        let check = try connection.text(Query("PRAGMA integrity_check"))
        guard check == "ok" else { return "damaged: \(check ?? "")" }
        guard try connection.schemaVersion() > 0 else { return "empty" }
        var lines: [String] = []
        for query in states {
            var rows = try connection.prepare(query)
            while try rows.step() { lines.append(rows.text()) }
        }
        return lines.joined(separator: "\n")
    }
}
