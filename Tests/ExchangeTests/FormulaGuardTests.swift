import JSON
import TestSupport
import Testing

@testable import Exchange

struct FormulaGuardTests {
    @Test(arguments: [
        ("=1+1", "'=1+1"), ("+1", "'+1"), ("-5", "'-5"), ("@SUM(A1)", "'@SUM(A1)"),
        ("\tx", "'\tx"), ("\r\nx", "'\r\nx"), ("＝1", "'＝1"), ("'=1", "''=1"), ("''=1", "'''=1"),
        ("egg", "egg"), ("'egg'", "'egg'"), ("''", "''"), ("", ""), ("1=1", "1=1"),
    ])
    func `a cell that would be a formula gets a mark, and loses it again`(
        text: String, guarded: String
    ) {
        #expect(FormulaGuard.guarded(text) == guarded)
        #expect(FormulaGuard.unguarded(guarded) == text)
    }

    @Test func `every text comes back, and none begins as a formula`() {
        let letters = ["=", "+", "-", "@", "'", "\t", "\r", "\n", "a", "é", " ", "＋"]
        for seed in UInt64(0)..<500 {
            var random = SplitMix64(seed: seed)
            let text = (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
                letters.randomElement(using: &random)
            }.joined()
            let cell = FormulaGuard.guarded(text)
            #expect(FormulaGuard.unguarded(cell) == text, "seed \(seed)")
            #expect(
                !["=", "+", "-", "@", "\t", "\r"].contains { cell.hasPrefix($0) }, "seed \(seed)")
        }
    }

    @Test func `names and words of entries are guarded, numbers are not`() throws {
        let row = JSONObject([
            ("name", "=HYPERLINK(\"http://x\")"), ("text", "-2 eggs"), ("brand", "@home"),
            ("utc_offset", -18_000), ("amount", .number(0.5)), ("calories", 1_500),
        ])
        let fields = EntryRow.fields(row)
        func field(_ name: String) throws -> String {
            fields[try #require(EntryRow.names.firstIndex(of: name))]
        }
        #expect(try field("name") == "'=HYPERLINK(\"http://x\")")
        #expect(try field("text") == "'-2 eggs")
        #expect(try field("brand") == "'@home")
        #expect(try field("utc_offset") == "-18000")
        #expect(try field("amount") == "0.5")
        #expect(try field("calories") == "1.5")
        let read = try EntryRow.row(fields, EntryRow.names)
        #expect(read["name"] == row["name"])
        #expect(read["text"] == row["text"])
        #expect(read["brand"] == row["brand"])
        #expect(read["utc_offset"] == row["utc_offset"])
    }
}
