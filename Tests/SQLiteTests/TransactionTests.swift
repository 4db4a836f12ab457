import SQLite
import TestSupport
import Testing

struct TransactionTests {
    private struct Refusal: Error {}

    private static let sum = Query("SELECT ifnull(sum(a), 0) FROM t")

    private func open() throws -> Connection {
        let connection = try Connection(path: ":memory:", mode: .create)
        try connection.execute("CREATE TABLE t (a UNIQUE)")
        return connection
    }

    @Test func `a transaction is kept when its body returns and gone when it throws`() throws {
        let connection = try open()
        let value = try connection.transaction {
            try connection.execute("INSERT INTO t VALUES (1)")
            let isInTransaction = connection.isInTransaction
            #expect(isInTransaction)
            return "done"
        }
        #expect(value == "done")
        #expect(throws: Refusal.self) {
            try connection.transaction(.deferred) {
                try connection.execute("INSERT INTO t VALUES (10)")
                throw Refusal()
            }
        }
        let isInTransaction = connection.isInTransaction
        #expect(!isInTransaction)
        #expect(try connection.integer(Self.sum) == 1)
    }

    @Test func `a savepoint that fails takes only its own changes back`() throws {
        let connection = try open()
        try connection.transaction {
            let value = try connection.savepoint {
                try connection.execute("INSERT INTO t VALUES (1)")
                return 7
            }
            #expect(value == 7)
            #expect(throws: Refusal.self) {
                try connection.savepoint {
                    try connection.execute("INSERT INTO t VALUES (10)")
                    throw Refusal()
                }
            }
            #expect(throws: SQLiteError.self) {
                try connection.savepoint {
                    try connection.execute("INSERT INTO t VALUES (100)")
                    try connection.execute("INSERT INTO t VALUES (1)")
                }
            }
            try connection.savepoint { try connection.execute("INSERT INTO t VALUES (1000)") }
        }
        #expect(try connection.integer(Self.sum) == 1001)
    }

    @Test func `a failure that ends the whole transaction passes through its savepoint`() throws {
        let connection = try open()
        #expect(throws: Refusal.self) {
            try connection.transaction {
                try connection.savepoint {
                    connection.rollBack()
                    throw Refusal()
                }
            }
        }
        let isInTransaction = connection.isInTransaction
        #expect(!isInTransaction)
        connection.rollBack()
        try connection.transaction { try connection.execute("INSERT INTO t VALUES (1)") }
        #expect(try connection.integer(Self.sum) == 1)
    }

    @Test func `a commit without a transaction is refused`() throws {
        let connection = try open()
        let error = #expect(throws: SQLiteError.self) { try connection.commit() }
        #expect(error?.operation == "commit")
    }
}
