internal import SQLite

// Calls that are carried out once, by their keys; `utterances` keeps those of `log`.
extension Ledger {
    /// Notes that a call under this key changes the journal, and lets old keys go.
    func note(_ key: CallKey) throws {
        let now = now().milliseconds
        var delete = try connection.prepare(Self.deleteOldKeys)
        delete.bind(now - Self.keyLifetimeMilliseconds)
        try delete.run()
        var insert = try connection.prepare(Self.insertKey)
        insert.bind(key.name)
        insert.bind(key.call)
        insert.bind(now)
        try insert.run()
    }

    func call(underKey name: String) throws -> KeyedCall? {
        var select = try connection.prepare(Self.selectKey)
        select.bind(name)
        select.bind(now().milliseconds - Self.keyLifetimeMilliseconds)
        guard try select.step() else { return nil }
        return KeyedCall(call: select.text(), result: select.textOrNull())
    }

    func keepResult(_ result: String, ofKey name: String) throws {
        var update = try connection.prepare(Self.keepKeyResult)
        update.bind(result)
        update.bind(name)
        try update.run()
    }

    /// Takes the note of a call back that changed nothing in the end.
    func withdrawKey(_ name: String) throws {
        var delete = try connection.prepare(Self.deleteKey)
        delete.bind(name)
        try delete.run()
    }

    private static let deleteOldKeys = Query("DELETE FROM keyed_calls WHERE instant <= ?")
    private static let insertKey = Query(
        "INSERT OR IGNORE INTO keyed_calls (key, call, instant) VALUES (?, ?, ?)")
    private static let selectKey = Query(
        "SELECT call, result FROM keyed_calls WHERE key = ? AND instant > ?")
    private static let keepKeyResult = Query("UPDATE keyed_calls SET result = ? WHERE key = ?")
    private static let deleteKey = Query("DELETE FROM keyed_calls WHERE key = ?")
}
