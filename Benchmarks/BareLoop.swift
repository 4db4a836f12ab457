import Foundation
import SQLite

/// What the durable log is measured against: SQLite alone, making the same rows in two commits or in one.
final class BareLoop {
    private let connection: Connection
    private let folder: String

    init() throws {
        folder = ".build/benchmark-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        connection = try Connection(path: "\(folder)/bare.sqlite", mode: .create)
        try connection.execute(
            """
            PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
            CREATE TABLE utterances (
                id INTEGER PRIMARY KEY, text TEXT, instant INTEGER, zone TEXT, day TEXT,
                state TEXT);
            CREATE TABLE entries (
                id INTEGER PRIMARY KEY, utterance INTEGER, instant INTEGER, zone TEXT, day TEXT,
                text TEXT, name TEXT, food TEXT, amount REAL, unit TEXT, grams INTEGER,
                calories INTEGER, protein INTEGER, carbohydrates INTEGER, fat INTEGER,
                fiber INTEGER, sugar INTEGER, sodium INTEGER, meal TEXT, confidence REAL);
            CREATE INDEX entries_by_day ON entries (day);
            """)
    }

    /// Keeps an utterance, then its entries.
    func log(_ text: String, entries: Int) throws {
        try connection.begin(.immediate)
        let utterance = try keep(text)
        try connection.commit()
        try connection.begin(.immediate)
        try enter(text, of: utterance, entries)
        try connection.commit()
    }

    /// Keeps an utterance and its entries in one commit.
    func logOnce(_ text: String, entries: Int) throws {
        try connection.begin(.immediate)
        try enter(text, of: try keep(text), entries)
        try connection.commit()
    }

    private func keep(_ text: String) throws -> Int64 {
        var insert = try connection.prepare(Self.insertUtterance)
        insert.bind(text)
        try insert.run()
        return connection.lastInsertedRow
    }

    private func enter(_ text: String, of utterance: Int64, _ entries: Int) throws {
        for _ in 0..<entries {
            var insert = try connection.prepare(Self.insertEntry)
            insert.bind(utterance)
            insert.bind(text)
            try insert.run()
        }
        var update = try connection.prepare(Self.finishUtterance)
        update.bind(utterance)
        try update.run()
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private static let insertUtterance = Query(
        """
        INSERT INTO utterances (text, instant, zone, day, state)
        VALUES (?, 0, 'UTC', '2026-11-21', 'received')
        """)

    private static let insertEntry = Query(
        """
        INSERT INTO entries (utterance, instant, zone, day, text, name, food, amount, unit, grams,
            calories, protein, carbohydrates, fat, fiber, sugar, sodium, meal, confidence)
        VALUES (?, 0, 'UTC', '2026-11-21', ?, 'scrambled eggs', 'scrambled-eggs', 2, 'egg', 100000,
            150000, 12000, 1000, 10000, 0, 0, 200000, 'breakfast', 0.9)
        """)

    private static let finishUtterance = Query(
        "UPDATE utterances SET state = 'logged' WHERE id = ?")
}
