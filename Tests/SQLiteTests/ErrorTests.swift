import CSQLite
import Glibc
import SQLite
import TestSupport
import Testing

struct ErrorTests {
    let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private var path: String { folder.path + "/test.sqlite" }

    @Test func `an error tells its codes, its words and what was being done`() throws {
        let connection = try Connection(path: ":memory:", mode: .create)
        try connection.execute("CREATE TABLE t (a UNIQUE); INSERT INTO t VALUES ('secret')")
        var insert = try connection.prepare(Query("INSERT INTO t VALUES (?)"))
        insert.bind("secret")
        let error = SQLiteError(
            extendedCode: SQLITE_CONSTRAINT | 8 << 8, message: "UNIQUE constraint failed: t.a",
            operation: "step")
        do {
            try insert.run()
            Issue.record("no error")
        } catch let thrown {
            #expect(thrown == error)
            #expect(thrown.code == SQLITE_CONSTRAINT)
            #expect(thrown.isConstraint)
            #expect(
                thrown.description == "SQLite step: UNIQUE constraint failed: t.a (2067)")
        }
    }

    @Test(arguments: ["SELECT nothing", "", "  -- only a remark"])
    func `a query that is none is refused`(sql: String) throws {
        let connection = try Connection(path: ":memory:", mode: .create)
        do {
            _ = try connection.prepare(Query(sql))
            Issue.record("no error")
        } catch {
            #expect(error.operation == "prepare")
        }
    }

    @Test func `one parameter too many is told by the next step`() throws {
        let connection = try Connection(path: ":memory:", mode: .create)
        var select = try connection.prepare(Query("SELECT ?"))
        select.bind(1 as Int64)
        select.bind("two")
        do {
            _ = try select.step()
            Issue.record("no error")
        } catch {
            #expect(error.code == SQLITE_RANGE)
            #expect(error.operation == "bind")
        }
        select.reset()
        select.bind(1 as Int64)
        let found = try select.step()
        #expect(found)
    }

    @Test func `a file that is missing is not made unasked`() {
        let error = #expect(throws: SQLiteError.self) {
            _ = try Connection(path: path, mode: .readWrite)
        }
        #expect(error?.isCannotOpen == true)
        #expect(error?.systemError == ENOENT)
        #expect(error?.operation == "open")
        #expect(access(path, F_OK) != 0)
    }

    @Test func `what is no database is told as such`() throws {
        try write(Array(repeating: 65, count: 4096), to: path)
        let connection = try Connection(path: path, mode: .readWrite)
        let error = #expect(throws: SQLiteError.self) { try connection.schemaVersion() }
        #expect(error?.isNotADatabase == true)
    }

    @Test func `a damaged page is told as such`() throws {
        do {
            let connection = try Connection(path: path, mode: .create)
            try connection.execute("CREATE TABLE t (a); INSERT INTO t VALUES (1)")
        }
        var content = bytes(of: path)
        for index in 4096..<content.count { content[index] = 0xA5 }
        try write(content, to: path)
        let connection = try Connection(path: path, mode: .readWrite)
        let error = #expect(throws: SQLiteError.self) {
            try connection.integer(Query("SELECT count(*) FROM t"))
        }
        #expect(error?.isCorrupt == true)
    }

    @Test func `a database that another holds is busy`() throws {
        let first = try Connection(path: path, mode: .create)
        let second = try Connection(path: path, mode: .readWrite)
        second.setBusyTimeout(milliseconds: 1)
        try first.begin(.immediate)
        let error = #expect(throws: SQLiteError.self) { try second.begin(.immediate) }
        #expect(error?.isBusy == true)
        #expect(error?.operation == "begin")
        first.rollBack()
        try second.begin(.immediate)
        try second.commit()
    }

    @Test func `a database that may not grow is full`() throws {
        let connection = try Connection(path: path, mode: .create)
        try connection.execute("PRAGMA max_page_count = 3; CREATE TABLE t (a)")
        let error = #expect(throws: SQLiteError.self) {
            try connection.execute("INSERT INTO t VALUES (zeroblob(100000))")
        }
        #expect(error?.isDiskFull == true)
        #expect(error?.isIOError == false)
    }

    @Test(arguments: [
        (ENOSPC, true, false), (EDQUOT, true, false), (EROFS, false, true), (EACCES, false, true),
        (EIO, false, false),
    ])
    func `an I/O error is told by the system's reason`(
        errno: Int32, isDiskFull: Bool, isReadOnly: Bool
    ) {
        let error = SQLiteError(
            extendedCode: SQLITE_IOERR, systemError: errno, message: "disk I/O error",
            operation: "commit")
        #expect(error.isIOError)
        #expect(error.isDiskFull == isDiskFull)
        #expect(error.isReadOnly == isReadOnly)
    }
}
