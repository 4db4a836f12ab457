internal import CatalogFiles
internal import Configuration
internal import JSON
internal import ModelReader
internal import Nutrition
internal import SQLite
internal import Wire

/// What services answered, and what is left in the buckets of their hosts; it outlives a restart.
///
/// Everything in it can be had again. A file that cannot be opened or written is done without, and one that
/// is damaged is begun anew.
package actor LookupStore {
    /// What a service answered once.
    struct Answer: Sendable, Hashable {
        var served: ServedFoods
        /// Unix seconds.
        var stored: Double
    }

    /// A week, in seconds.
    package static let age = 7.0 * 86_400
    /// Answers on disk; about 1 KB each.
    package static let limit = 10_000

    private let executor = BlockingExecutor(label: "look-ups")
    private var database: SpareDatabase
    private var memory = LookupMemory()

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// - Parameter path: the file; `nil` keeps everything in memory.
    package init(path: String?) {
        database = SpareDatabase(path: path, schema: Self.schema)
    }

    /// What a service answered to a query within the last week.
    func answer(of source: LookupSource, to query: LookupQuery, at now: Double) -> Answer? {
        let key = source.rawValue + " " + query.key
        if let known = memory.answer(for: key, at: now) { return known }
        let stored = database.use { connection -> (String, Double)? in
            var select = try connection.prepare(Self.selectAnswer)
            select.bind(key)
            select.bind(now - Self.age)
            select.bind(now)
            return try select.step() ? (select.text(), select.real()) : nil
        }
        guard let (text, time) = stored ?? nil, let served = ServedFoods(stored: text) else {
            return nil
        }
        let answer = Answer(served: served, stored: time)
        memory.keep(answer, for: key, at: now)
        return answer
    }

    func keep(
        _ served: ServedFoods, of source: LookupSource, to query: LookupQuery, at now: Double
    ) {
        let key = source.rawValue + " " + query.key
        memory.keep(Answer(served: served, stored: now), for: key, at: now)
        database.use { connection in
            try connection.transaction {
                var insert = try connection.prepare(Self.insertAnswer)
                insert.bind(key)
                insert.bind(served.stored)
                insert.bind(now)
                try insert.run()
                var delete = try connection.prepare(Self.dropAnswers)
                delete.bind(now - Self.age)
                delete.bind(Int64(Self.limit))
                try delete.run()
            }
        }
    }

    func bucket(_ name: String) -> TokenBucket? {
        let found = database.use { connection -> TokenBucket? in
            var select = try connection.prepare(Self.selectBucket)
            select.bind(name)
            return try select.step()
                ? TokenBucket(tokens: select.real(), changed: select.real()) : nil
        }
        return found ?? nil
    }

    func keep(_ bucket: TokenBucket, _ name: String) {
        database.use { connection in
            var insert = try connection.prepare(Self.insertBucket)
            insert.bind(name)
            insert.bind(bucket.tokens)
            insert.bind(bucket.changed)
            try insert.run()
        }
    }

    /// Answers that are kept.
    package var count: Int {
        let count = database.use { connection -> Int in
            var select = try connection.prepare(Self.countAnswers)
            return try select.step() ? Int(select.integer()) : 0
        }
        return count ?? 0
    }
}

extension LookupStore {
    private static let selectAnswer = Query(
        "SELECT foods, stored FROM answers WHERE key = ? AND stored > ? AND stored <= ?")
    private static let insertAnswer = Query(
        "INSERT OR REPLACE INTO answers (key, foods, stored) VALUES (?, ?, ?)")
    private static let dropAnswers = Query(
        """
        DELETE FROM answers WHERE stored <= ? OR key IN (
            SELECT key FROM answers ORDER BY stored DESC LIMIT -1 OFFSET ?)
        """)
    private static let countAnswers = Query("SELECT count(*) FROM answers")
    private static let selectBucket = Query("SELECT tokens, changed FROM buckets WHERE name = ?")
    private static let insertBucket = Query(
        "INSERT OR REPLACE INTO buckets (name, tokens, changed) VALUES (?, ?, ?)")

    private static let schema = """
        CREATE TABLE IF NOT EXISTS answers (
            key TEXT PRIMARY KEY, foods TEXT NOT NULL, stored REAL NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX IF NOT EXISTS answers_by_age ON answers (stored);
        CREATE TABLE IF NOT EXISTS buckets (
            name TEXT PRIMARY KEY, tokens REAL NOT NULL, changed REAL NOT NULL
        ) STRICT, WITHOUT ROWID;
        """
}

extension ServedFoods {
    /// As it is kept: `{"foods": […], "refusals": […]}`.
    fileprivate var stored: String {
        let object: JSONValue = [
            "foods": foods.map { FoodMessage($0) }.json,
            "refusals": .array(refusals.map(JSONValue.string)),
        ]
        return object.text
    }

    fileprivate init?(stored text: String) {
        guard let json = try? JSONValue(parsing: text), let list = json["foods"],
            let foods = try? [FoodMessage](json: list)
        else { return nil }
        self.init(
            foods: foods.map(\.food),
            refusals: json["refusals"]?.array?.compactMap(\.string) ?? [])
    }
}
