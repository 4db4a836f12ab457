import Foundation
import JSON
import Locking
import SQLite
import TestSupport
import Testing
import UnixSocket

/// A person's own data, taken out, put back and erased while a daemon is about.
@Suite(.serialized)
struct DataTests {
    private func demeter(_ folder: String, _ arguments: [String], input: String = "") throws
        -> Command
    {
        try Command.run(
            Built.program("demeter"),
            arguments + [
                "--data-dir", folder, "--config", "/dev/null", "--ingredients", Built.ingredients,
            ],
            input: input)
    }

    private func count(_ query: String, in path: String) throws -> Int {
        try Int(Connection(path: path, mode: .readOnly).integer(Query(query)))
    }

    @Test(.timeLimit(.minutes(30)))
    func `copies made while 64 clients log are whole, and hold all that was answered before`()
        throws
    {
        let daemon = try DaemonProcess()
        let isOver = Mutex(false)
        let answered = Mutex(0)
        let group = DispatchGroup()
        for _ in 0..<64 {
            group.enter()
            Thread.detachNewThread {
                defer { group.leave() }
                guard var client = try? daemon.connect() else { return }
                while !isOver.withLock(\.self) {
                    guard (try? client.say("2 eggs"))?.first == "egg, 2 (100 g): 150 kcal" else {
                        Issue.record("a client was not answered")
                        return
                    }
                    answered.withLock { $0 += 1 }
                }
            }
        }
        defer {
            isOver.withLock { $0 = true }
            group.wait()
        }
        /// Waits for so many answers, as long as there is anybody to get them.
        func wait(for count: Int) throws {
            try waitUntil { answered.withLock(\.self) >= count || !daemon.isRunning }
            try #require(daemon.isRunning)
        }
        try wait(for: 64)
        for number in 0..<3 {
            let before = answered.withLock(\.self)
            let copy = "\(daemon.folder)/copy\(number).sqlite"
            let made = try demeter(daemon.folder, ["backup", copy])
            #expect([String(made.status), made.errors] == ["0", ""])

            let other = try TemporaryFolder()
            let restored = try demeter(other.path, ["restore", "--yes", copy])
            #expect([String(restored.status), restored.errors] == ["0", ""])
            let journal = "\(other.path)/journal.sqlite"
            let entries = try count("SELECT count(*) FROM food_entries WHERE live = 1", in: journal)
            #expect(entries >= before)
            #expect(
                try count("SELECT sum(entries) FROM daily_totals", in: journal) == entries)
            #expect(
                try count("SELECT sum(calories) FROM daily_totals", in: journal)
                    == entries * 150_000)
            // What was being read at that moment is taken up when a daemon starts on the copy.
            let second = try DaemonProcess(folder: other.path)
            var client = try second.connect()
            _ = try client.say("undo that")
            #expect(try client.say("toast").first?.hasPrefix("toast") == true)
            #expect(second.stop() == 0)
            try wait(for: before + 64)
        }
    }

    /// Names of the files below `folder` in which one of `words` stands.
    private func files(in folder: String, with words: [String]) throws -> Set<String> {
        var found: Set<String> = []
        for name in try FileManager.default.subpathsOfDirectory(atPath: folder) {
            var isFolder: ObjCBool = false
            let path = "\(folder)/\(name)"
            _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            guard !isFolder.boolValue, name.hasSuffix(".sock") == false else { continue }
            let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
            if words.contains(where: { bytes.range(of: Data($0.utf8)) != nil }) {
                found.insert(name)
            }
        }
        return found
    }

    /// Words that stand in everything that a journal keeps of a day, and in nothing else here.
    private static let secrets = ["quincezorb", "QUINCEZORB", "zorbsoup"]

    /// A folder with the secrets in entries, history, replies, questions, the model's memory, daily
    /// copies, and a copy that a restore left.
    private func fill(_ folder: TemporaryFolder) throws {
        let daemon = try DaemonProcess(
            folder: folder.path,
            environment: ["DEMETER_DAY_TIME_ZONE": "UTC"])
        var client = try daemon.connect()
        for at in ["2026-01-05T12:00:00Z", "2026-01-06T12:00:00Z"] {
            let logged = try client.call(
                "log", ["text": "quincezorb and 2 eggs", "at": .string(at), "key": "quincezorb-k"])
            #expect(logged["error"] == nil)
        }
        _ = try client.call(
            "foods.add",
            [
                "name": "zorbsoup", "category": "meal",
                "per_100g": ["calories": 50, "protein": 1, "carbohydrates": 2, "fat": 3],
            ])
        let soup = try client.call(
            "log", ["text": "200 g zorbsoup", "at": "2026-01-05T19:00:00Z"])
        #expect(soup["result"]?["state"] == "logged")
        let entry = try #require(soup["result"]?["entries"]?.array?.first?["id"]?.integer)
        _ = try client.call("edit", ["entry": .integer(entry), "text": "300 g zorbsoup"])
        _ = try client.call("undo")
        _ = try client.say("a quincezorb")
        #expect(daemon.stop() == 0)
        #expect(try demeter(folder.path, ["backup", "\(folder.path)/c.sqlite"]).status == 0)
        #expect(
            try demeter(folder.path, ["restore", "--yes", "\(folder.path)/c.sqlite"]).status == 0)
        unlink("\(folder.path)/c.sqlite")
        mkdir("\(folder.path)/backups", 0o700)
        for day in ["2026-01-06", "2026-01-07"] {
            #expect(
                try demeter(
                    folder.path, ["backup", "\(folder.path)/backups/journal-\(day).sqlite"]
                ).status == 0)
        }
        let memory = try Connection(path: "\(folder.path)/model.sqlite", mode: .create)
        try memory.execute(
            "CREATE TABLE answers (text TEXT); INSERT INTO answers VALUES ('quincezorb')")
        #expect(
            try files(in: folder.path, with: Self.secrets).isSuperset(of: [
                "journal.sqlite", "before-restore.sqlite", "model.sqlite",
                "backups/journal-2026-01-06.sqlite", "backups/journal-2026-01-07.sqlite",
            ]))
    }

    @Test func `no raw byte of anything tells of what was forgotten`() throws {
        let folder = try TemporaryFolder()
        try fill(folder)
        let run = try demeter(folder.path, ["forget", "--all", "--yes", "--really"])
        #expect([String(run.status), run.errors] == ["0", ""])
        #expect(try files(in: folder.path, with: Self.secrets) == [])
    }

    @Test func `no raw byte tells of forgotten days, and the others stay`() throws {
        let folder = try TemporaryFolder()
        try fill(folder)
        let run = try demeter(
            folder.path,
            ["forget", "--from", "2026-01-01", "--to", "2099-01-01", "--yes", "--really"])
        #expect([String(run.status), run.errors] == ["0", ""])
        // A food of one's own is of no day and stays.
        #expect(try files(in: folder.path, with: ["quincezorb", "QUINCEZORB", "200 g"]) == [])
        #expect(
            try files(in: folder.path, with: ["zorbsoup"]).contains("journal.sqlite"))
        let daemon = try DaemonProcess(folder: folder.path)
        var client = try daemon.connect()
        #expect(try client.call("log", ["text": "100 g zorbsoup"])["result"]?["state"] == "logged")
        #expect(daemon.stop() == 0)
    }

    @Test func `a daemon that runs takes a file in, from a path and from a pipe, as one change`()
        throws
    {
        let daemon = try DaemonProcess()
        let diary = """
            Day,Group,Food Name,Amount,Energy (kcal)
            2026-03-01,Breakfast,Oatmeal,1.00 bowl,300
            2026-03-01,Lunch,Soup,2.00 cups,250

            """
        let path = "\(daemon.folder)/diary.csv"
        try diary.write(toFile: path, atomically: true, encoding: .utf8)
        func take(_ arguments: [String], input: String = "") throws -> Command {
            try demeter(
                daemon.folder, ["import"] + arguments + ["--socket", daemon.socket], input: input)
        }
        var client = try daemon.connect()
        func count() throws -> Int? {
            try client.call("day", ["date": "2026-03-01"])["result"]?["logged_count"]?.integer
        }
        let taken = try take([path, "--json"])
        #expect(taken.status == 0, "\(taken.errors)")
        #expect(try JSONValue(parsing: taken.output)["entries"] == 2)
        #expect(try count() == 2)
        _ = try client.call("undo")
        #expect(try count() == 0)
        let piped = try take([], input: diary)
        #expect(piped.status == 0 && piped.output.contains("Took in 2 entries from cronometer."))
        #expect(try count() == 2)
        // Broken rows are told of as without a daemon, and stop it as well.
        let broken = try take(["-"], input: diary + "2026-03-02,Lunch,Soup,2.00 cups,-5\n")
        #expect(broken.status == 65 && broken.errors.contains("--skip-broken"))
        // Another folder's file is no matter of this daemon.
        let other = try TemporaryFolder()
        _ = try demeter(other.path, ["import", path, "--socket", daemon.socket])
        #expect(try count() == 2)
        // The same journal can be made of an empty one only where nobody uses it.
        let export = "\(daemon.folder)/all.jsonl"
        #expect(try demeter(daemon.folder, ["export", "--output", export]).status == 0)
        let empty = try DaemonProcess()
        let refused = try demeter(
            empty.folder, ["import", export, "--socket", empty.socket])
        #expect(refused.status == 75 && refused.errors.contains("--stop"), "\(refused.errors)")
        #expect(empty.stop() == 0)
        #expect(daemon.stop() == 0)
    }
}
