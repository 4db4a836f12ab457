import SQLite
import TestSupport
import Testing

struct MigrationTests {
    private static let first = Migration(
        number: 1, sql: "CREATE TABLE t (a); INSERT INTO t VALUES (1);")
    private static let second = Migration(
        number: 2, sql: "ALTER TABLE t ADD COLUMN b; UPDATE t SET b = a + 1;")
    private static let broken = Migration(
        number: 2, sql: "ALTER TABLE t ADD COLUMN b; UPDATE t SET c = 1;")

    private static let sum = Query("SELECT sum(a + b) FROM t")

    @Test func `every migration is made once, in order`() throws {
        let connection = try Connection(path: ":memory:", mode: .create)
        #expect(try connection.schemaVersion() == 0)
        try connection.migrate([Self.first])
        #expect(try connection.schemaVersion() == 1)
        try connection.migrate([Self.first, Self.second])
        try connection.migrate([Self.first, Self.second])
        #expect(try connection.schemaVersion() == 2)
        #expect(try connection.integer(Self.sum) == 3)
    }

    @Test func `a migration that fails leaves the one before whole`() throws {
        let connection = try Connection(path: ":memory:", mode: .create)
        #expect(throws: SQLiteError.self) {
            try connection.migrate([Self.first, Self.broken])
        }
        #expect(try connection.schemaVersion() == 1)
        try connection.migrate([Self.first, Self.second])
        #expect(try connection.integer(Self.sum) == 3)
    }
}
