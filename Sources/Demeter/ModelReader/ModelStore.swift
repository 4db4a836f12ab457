package import MealModel
internal import SQLite

/// What outlives a restart: answers for a week, the requests of the last day, each server's dialect, and how
/// many tokens each month took.
///
/// All but the last can be had again. A file that cannot be opened or written is done without, and
/// one that is damaged is begun anew.
package actor ModelStore {
    /// A week, in seconds.
    package static let age = 7.0 * 86_400
    /// Answers on disk; about 1 KB each.
    package static let limit = 2000

    private let executor = BlockingExecutor(label: "model store")
    private var database: SpareDatabase
    private var memory = AnswerMemory()

    package nonisolated var unownedExecutor: UnownedSerialExecutor {
        executor.asUnownedSerialExecutor()
    }

    /// - Parameter path: the file; `nil` keeps everything in memory.
    package init(path: String?) {
        database = SpareDatabase(path: path, schema: Self.schema)
    }

    /// The stored message, when it is not older than a week.
    package func message(for key: AnswerKey, at now: Double) -> String? {
        if let known = memory.message(for: key.text, at: now, notOlderThan: Self.age) {
            return known
        }
        let stored = database.use { connection -> (String, Double)? in
            var select = try connection.prepare(Self.selectAnswer)
            select.bind(key.text)
            select.bind(now - Self.age)
            return try select.step() ? (select.text(), select.real()) : nil
        }
        guard let (message, time) = stored ?? nil else { return nil }
        memory.keep(message, for: key.text, stored: time)
        return message
    }

    package func keep(_ message: String, for key: AnswerKey, at now: Double) {
        memory.keep(message, for: key.text, stored: now)
        database.use { connection in
            try connection.transaction {
                var insert = try connection.prepare(Self.insertAnswer)
                insert.bind(key.text)
                insert.bind(message)
                insert.bind(now)
                try insert.run()
                var delete = try connection.prepare(Self.dropAnswers)
                delete.bind(now - Self.age)
                delete.bind(Int64(Self.limit))
                try delete.run()
            }
        }
    }

    /// When the requests of the last day went out, in Unix seconds.
    package func sent(since time: Double) -> [Double] {
        database.use { connection in
            var select = try connection.prepare(Self.selectRequests)
            select.bind(time)
            var times: [Double] = []
            while try select.step() { times.append(select.real()) }
            return times
        } ?? []
    }

    /// Counts a request that goes out.
    ///
    /// - Parameter model: the name of the model that is asked.
    package func noteRequest(at now: Double, to model: String) {
        database.use { connection in
            try connection.transaction {
                var insert = try connection.prepare(Self.insertRequest)
                insert.bind(now)
                try insert.run()
                var count = try connection.prepare(Self.countRequest)
                count.bind(ModelUsage.month(at: now))
                count.bind(model)
                try count.run()
                var daily = try connection.prepare(Self.countDailyRequest)
                daily.bind(Int64(now / 86_400))
                daily.bind(model)
                try daily.run()
                var delete = try connection.prepare(Self.dropRequests)
                delete.bind(now - 86_400)
                try delete.run()
                var drop = try connection.prepare(Self.dropDays)
                drop.bind(Int64(now / 86_400) - Int64(DailyModelUsage.kept))
                try drop.run()
            }
        }
    }

    /// Counts the tokens of an answer, if the service told them.
    package func noteTokens(_ tokens: TokenUsage, of model: String, at now: Double) {
        // No request is without a token.
        guard tokens.prompt > 0 else { return }
        database.use { connection in
            var count = try connection.prepare(Self.countTokens)
            count.bind(ModelUsage.month(at: now))
            count.bind(model)
            count.bind(Int64(tokens.prompt))
            count.bind(Int64(tokens.completion))
            try count.run()
            var daily = try connection.prepare(Self.countDailyTokens)
            daily.bind(Int64(now / 86_400))
            daily.bind(model)
            daily.bind(Int64(tokens.prompt))
            daily.bind(Int64(tokens.completion))
            try daily.run()
        }
    }

    /// Counts a request that failed.
    package func noteFailure(of model: String, at now: Double) {
        database.use { connection in
            var count = try connection.prepare(Self.countDailyFailure)
            count.bind(Int64(now / 86_400))
            count.bind(model)
            try count.run()
        }
    }

    /// What was asked of each model on each of the last days, the oldest first.
    package func dailyUsage() -> [DailyModelUsage] {
        database.use { connection in
            var select = try connection.prepare(Self.selectDays)
            var found: [DailyModelUsage] = []
            while try select.step() {
                found.append(
                    DailyModelUsage(
                        day: Int(select.integer()), model: select.text(),
                        requests: Int(select.integer()), failures: Int(select.integer()),
                        tokens: TokenUsage(
                            prompt: Int(select.integer()), completion: Int(select.integer()))))
            }
            return found
        } ?? []
    }

    /// What was asked of each model in each month, the oldest first; empty where no file can be kept.
    package func usage() -> [ModelUsage] {
        database.use { connection in
            var select = try connection.prepare(Self.selectUsage)
            var found: [ModelUsage] = []
            while try select.step() {
                found.append(
                    ModelUsage(
                        month: select.text(), model: select.text(),
                        requests: Int(select.integer()), told: Int(select.integer()),
                        tokens: TokenUsage(
                            prompt: Int(select.integer()), completion: Int(select.integer()))))
            }
            return found
        } ?? []
    }

    package func dialect(of server: String) -> ModelDialect? {
        let found = database.use { connection -> ModelDialect? in
            var select = try connection.prepare(Self.selectDialect)
            select.bind(server)
            guard try select.step(), let format = ModelDialect.Format(rawValue: select.text()),
                let limit = ModelDialect.LengthLimit(rawValue: select.text())
            else { return nil }
            return ModelDialect(
                format: format, lengthLimit: limit, takesTemperature: select.bool())
        }
        return found ?? nil
    }

    package func keep(_ dialect: ModelDialect, of server: String) {
        database.use { connection in
            var insert = try connection.prepare(Self.insertDialect)
            insert.bind(server)
            insert.bind(dialect.format.rawValue)
            insert.bind(dialect.lengthLimit.rawValue)
            insert.bind(dialect.takesTemperature)
            try insert.run()
        }
    }

    /// Forgets every answer, as when a person asks to be forgotten.
    package func forgetAnswers() {
        memory.removeAll()
        database.use { try $0.execute("DELETE FROM answers; VACUUM") }
    }
}

extension ModelStore {
    private static let selectAnswer = Query(
        "SELECT message, stored FROM answers WHERE key = ? AND stored > ?")
    private static let insertAnswer = Query(
        "INSERT OR REPLACE INTO answers (key, message, stored) VALUES (?, ?, ?)")
    private static let dropAnswers = Query(
        """
        DELETE FROM answers WHERE stored <= ? OR key IN (
            SELECT key FROM answers ORDER BY stored DESC LIMIT -1 OFFSET ?)
        """)
    private static let selectRequests = Query(
        "SELECT at FROM requests WHERE at > ? ORDER BY at")
    private static let insertRequest = Query(
        "INSERT INTO requests (at) VALUES (?)")
    private static let countRequest = Query(
        """
        INSERT INTO usage (month, model, requests) VALUES (?, ?, 1)
        ON CONFLICT DO UPDATE SET requests = requests + 1
        """)
    private static let countTokens = Query(
        """
        INSERT INTO usage (month, model, told, prompt, completion) VALUES (?, ?, 1, ?, ?)
        ON CONFLICT DO UPDATE SET told = told + 1, prompt = prompt + excluded.prompt,
            completion = completion + excluded.completion
        """)
    private static let selectUsage = Query(
        "SELECT month, model, requests, told, prompt, completion FROM usage ORDER BY month, model")
    private static let countDailyRequest = Query(
        """
        INSERT INTO days (day, model, requests) VALUES (?, ?, 1)
        ON CONFLICT DO UPDATE SET requests = requests + 1
        """)
    private static let countDailyFailure = Query(
        """
        INSERT INTO days (day, model, failures) VALUES (?, ?, 1)
        ON CONFLICT DO UPDATE SET failures = failures + 1
        """)
    private static let countDailyTokens = Query(
        """
        INSERT INTO days (day, model, prompt, completion) VALUES (?, ?, ?, ?)
        ON CONFLICT DO UPDATE SET prompt = prompt + excluded.prompt,
            completion = completion + excluded.completion
        """)
    private static let selectDays = Query(
        "SELECT day, model, requests, failures, prompt, completion FROM days ORDER BY day, model")
    private static let dropDays = Query("DELETE FROM days WHERE day <= ?")
    private static let dropRequests = Query(
        "DELETE FROM requests WHERE at <= ?")
    private static let selectDialect = Query(
        "SELECT format, length_limit, temperature FROM dialects WHERE server = ?")
    private static let insertDialect = Query(
        "INSERT OR REPLACE INTO dialects VALUES (?, ?, ?, ?)")

    private static let schema = """
        CREATE TABLE IF NOT EXISTS answers (
            key TEXT PRIMARY KEY, message TEXT NOT NULL, stored REAL NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX IF NOT EXISTS answers_by_age ON answers (stored);
        CREATE TABLE IF NOT EXISTS requests (at REAL NOT NULL) STRICT;
        CREATE TABLE IF NOT EXISTS dialects (
            server TEXT PRIMARY KEY, format TEXT NOT NULL, length_limit TEXT NOT NULL,
            temperature INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS usage (
            month TEXT NOT NULL, model TEXT NOT NULL, requests INTEGER NOT NULL DEFAULT 0,
            told INTEGER NOT NULL DEFAULT 0, prompt INTEGER NOT NULL DEFAULT 0,
            completion INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (month, model)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE IF NOT EXISTS days (
            day INTEGER NOT NULL, model TEXT NOT NULL, requests INTEGER NOT NULL DEFAULT 0,
            failures INTEGER NOT NULL DEFAULT 0, prompt INTEGER NOT NULL DEFAULT 0,
            completion INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (day, model)
        ) STRICT, WITHOUT ROWID;
        """
}
