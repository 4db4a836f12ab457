import CSQLite
import SQLite
import TestSupport
import Testing

struct ConnectionTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var path: String { folder.path + "/test.sqlite" }

    @Test func `values come back as they were bound`() throws {
        let connection = try Connection(path: ":memory:", mode: .create)
        try connection.execute("CREATE TABLE t (a, b, c, d, e)")
        var insert = try connection.prepare(Query("INSERT INTO t VALUES (?, ?, ?, ?, ?)"))
        insert.bind(Int64.min)
        insert.bind(1.5)
        insert.bind("häm\u{0}é🥚")
        insert.bind(true)
        insert.bind("")
        try insert.run()
        var select = try connection.prepare(Query("SELECT * FROM t"))
        let found = try select.step()
        let values = (
            select.integer(), select.real(), select.text(), select.bool(), select.textOrNull()
        )
        let more = try select.step()
        #expect(found)
        #expect(values == (.min, 1.5, "häm\u{0}é🥚", true, ""))
        #expect(!more)
    }

    @Test func `what is not known is bound and read as nothing`() throws {
        let connection = try Connection(path: ":memory:", mode: .create)
        try connection.execute("CREATE TABLE t (a INTEGER, b REAL, c TEXT)")
        let query = Query("INSERT INTO t VALUES (?, ?, ?)")
        var insert = try connection.prepare(query)
        insert.bind(nil as Int64?)
        insert.bind(nil as Double?)
        insert.bind(nil as String?)
        try insert.run()
        insert.reset()
        insert.bind(7 as Int64?)
        insert.bind(0.5 as Double?)
        insert.bind("x" as String?)
        try insert.run()
        var select = try connection.prepare(Query("SELECT a, b, c, a, b, c FROM t"))
        _ = try select.step()
        let nothing = (select.integerOrNull(), select.realOrNull(), select.textOrNull())
        let zero = (select.integer(), select.real(), select.text())
        _ = try select.step()
        let something = (select.integerOrNull(), select.realOrNull(), select.textOrNull())
        #expect(nothing == (nil, nil, nil))
        #expect(zero == (0, 0, ""))
        #expect(something == (7, 0.5, "x"))
    }

    @Test func `a statement is prepared once and clean when it is used again`() throws {
        let connection = try Connection(path: ":memory:", mode: .create)
        let query = Query("SELECT ?")
        for value in ["first", nil, "third"] as [String?] {
            var statement = try connection.prepare(query)
            if let value { statement.bind(value) }
            _ = try statement.step()
            let read = statement.textOrNull()
            #expect(read == value)
        }
    }

    @Test func `one query can be under way twice`() throws {
        let connection = try Connection(path: ":memory:", mode: .create)
        let query = Query("SELECT value FROM generated")
        try connection.execute(
            "CREATE TABLE generated (value); INSERT INTO generated VALUES (1), (2)")
        var pairs: [[Int64]] = []
        var outer = try connection.prepare(query)
        while try outer.step() {
            let first = outer.integer()
            var inner = try connection.prepare(query)
            while try inner.step() { pairs.append([first, inner.integer()]) }
        }
        #expect(pairs == [[1, 1], [1, 2], [2, 1], [2, 2]])
    }

    @Test func `a statement outlives its connection`() throws {
        var statement = try lastStatement()
        let found = try statement.step()
        let value = statement.integer()
        #expect(found)
        #expect(value == 42)
    }

    private func lastStatement() throws -> Statement {
        let connection = try Connection(path: path, mode: .create)
        try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (42)")
        return try connection.prepare(Query("SELECT a FROM t"))
    }

    @Test func `the first value of a query is read at once`() throws {
        let connection = try Connection(path: ":memory:", mode: .create)
        #expect(try connection.integer(Query("SELECT 5, 6")) == 5)
        #expect(try connection.text(Query("SELECT 'a' UNION SELECT 'b'")) == "a")
        #expect(try connection.integer(Query("SELECT 5 WHERE false")) == 0)
        #expect(try connection.text(Query("SELECT 'a' WHERE false")) == nil)
        #expect(try connection.text(Query("SELECT NULL")) == nil)
    }

    @Test func `rows are counted and numbered`() throws {
        let connection = try Connection(path: ":memory:", mode: .create)
        try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1), (2), (3)")
        let last = connection.lastInsertedRow
        #expect(last == 3)
        try connection.execute("UPDATE t SET a = 0 WHERE a > 1")
        let changed = connection.changedRows
        #expect(changed == 2)
    }

    @Test func `a durable connection logs ahead and checks references`() throws {
        let connection = try Connection(path: path, mode: .create)
        try connection.makeDurable(checkpointPages: 77)
        #expect(try connection.text(Query("PRAGMA journal_mode")) == "wal")
        #expect(try connection.integer(Query("PRAGMA synchronous")) == 2)
        #expect(try connection.integer(Query("PRAGMA foreign_keys")) == 1)
        #expect(try connection.integer(Query("PRAGMA wal_autocheckpoint")) == 77)
    }

    @Test func `a database that cannot keep a log is no durable one`() throws {
        let connection = try Connection(path: ":memory:", mode: .create)
        let error = #expect(throws: SQLiteError.self) { try connection.makeDurable() }
        #expect(
            error
                == SQLiteError(
                    extendedCode: SQLITE_CANTOPEN, message: "no write-ahead log is possible here",
                    operation: "open"))
    }

    @Test func `the log is copied into the database on request and on closing`() throws {
        let size = { bytes(of: path + "-wal") }
        do {
            let connection = try Connection(path: path, mode: .create)
            try connection.makeDurable()
            try connection.execute("CREATE TABLE t (a)")
            try connection.checkpoint(.passive)
            #expect(!size().isEmpty)
            try connection.checkpoint(.truncate)
            #expect(size().isEmpty)
            try connection.execute("INSERT INTO t VALUES (1)")
            connection.setKeepsLogOnClose(true)
        }
        #expect(!size().isEmpty)
        do {
            let connection = try Connection(path: path, mode: .readWrite)
            #expect(try connection.integer(Query("SELECT a FROM t")) == 1)
            connection.setKeepsLogOnClose(true)
            connection.setKeepsLogOnClose(false)
        }
        #expect(size().isEmpty)
    }

    @Test func `who only reads cannot write`() throws {
        try Connection(path: path, mode: .create).execute("CREATE TABLE t (a)")
        let connection = try Connection(path: path, mode: .readOnly)
        let error = #expect(throws: SQLiteError.self) {
            try connection.execute("INSERT INTO t VALUES (1)")
        }
        #expect(error?.isReadOnly == true)
        #expect(error?.operation == "execute")
    }
}
