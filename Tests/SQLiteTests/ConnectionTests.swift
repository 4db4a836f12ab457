import SQLite
import TestSupport
import Testing

struct ConnectionTests {
    @Test func `values come back as they were bound`() throws {
        let connection = try Connection(path: ":memory:", mode: .create)
        try connection.execute("CREATE TABLE t (a, b, c, d, e, f)")
        var insert = try connection.prepare(Query("INSERT INTO t VALUES (?, ?, ?, ?, ?, ?)"))
        insert.bind(42 as Int64)
        insert.bind(1.5)
        insert.bind("häm\u{0}é")
        insert.bind(true)
        insert.bind("")
        insert.bind(nil as String?)
        try insert.run()
        var select = try connection.prepare(Query("SELECT * FROM t"))
        let found = try select.step()
        let first = (select.integer(), select.real(), select.text(), select.bool())
        let texts = [select.textOrNull(), select.textOrNull()]
        let more = try select.step()
        #expect(found)
        #expect(first == (42, 1.5, "häm\u{0}é", true))
        #expect(texts == ["", nil])
        #expect(!more)
    }
}
