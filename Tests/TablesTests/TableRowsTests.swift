import TestSupport
import Testing

@testable import Tables

struct TableRowsTests {
    /// Every row's fields, or its fault, with the line it begins on.
    private func read(
        _ text: String, _ dialect: TableDialect = .csv, piece: Int = .max, limit: Int = 1 << 20
    ) throws -> [String] {
        var rows = TableRows(
            MemorySource(Array(text.utf8), piece: piece), dialect, limit: limit)
        var all: [String] = []
        while true {
            switch try rows.next() {
            case .end: return all
            case .faulty(let fault): all.append("\(rows.line): \(fault)")
            case .row:
                let fields = (0..<rows.count).map { rows.text($0) ?? "?" }
                all.append("\(rows.line): " + fields.joined(separator: "|"))
            }
        }
    }

    @Test(arguments: [
        ("a,b\n1,2\n", ["1: a|b", "2: 1|2"]),
        ("a,b\r\n1,2\r\n", ["1: a|b", "2: 1|2"]),
        ("a,b\n1,2", ["1: a|b", "2: 1|2"]),
        ("\u{FEFF}a,b\n", ["1: a|b"]),
        ("a,\n,b\n,\n", ["1: a|", "2: |b", "3: |"]),
        ("a\n\n\nb\n", ["1: a", "4: b"]),
        ("\"a,b\",c\n", ["1: a,b|c"]),
        ("\"a\"\"b\",\"\"\n", ["1: a\"b|"]),
        ("\"two\nlines\",x\nnext\n", ["1: two\nlines|x", "3: next"]),
        ("5\" pipe,x\n", ["1: 5\" pipe|x"]),
        ("\"a\"b,c\nd\n", ["1: afterQuote", "2: d"]),
        ("x,\"open\na,b\n", ["1: openQuote", "2: a|b"]),
        ("", []),
        ("\n\n", []),
    ])
    func `rows of comma-separated values`(_ text: String, _ rows: [String]) throws {
        #expect(try read(text) == rows)
        // The same when bytes come one at a time.
        #expect(try read(text, piece: 1) == rows)
    }

    @Test func `a quote in a table of tabs is a letter`() throws {
        #expect(try read("a\t\"b\n\"c\"\td\n", .tsv) == ["1: a|\"b", "2: \"c\"|d"])
    }

    @Test func `a row that is too long costs itself only`() throws {
        let long = String(repeating: "x", count: 1 << 19)
        #expect(
            try read("a\n\(long)\nb\n", limit: 1 << 18)
                == ["1: a", "2: tooLong(limit: 262144)", "3: b"])
        #expect(
            try read("a\n\"\(long)\nb\n", limit: 1 << 18)
                == ["1: a", "2: tooLong(limit: 262144)", "3: b"])
        let lines = String(repeating: "x\n", count: 1 << 18)
        #expect(
            try read("a\n\"b\n\(lines)", limit: 1 << 18).prefix(4)
                == ["1: a", "2: openQuote", "3: x", "4: x"])
    }

    @Test func `a field that is not UTF-8 has no text`() throws {
        var rows = TableRows(MemorySource([0x61, 0x2C, 0xFF, 0x0A]), .csv)
        #expect(try rows.next() == .row)
        #expect(rows.text(0) == "a")
        #expect(rows.text(1) == nil)
        #expect(rows.text(2) == "")
    }

    @Test(arguments: [
        ("0", 0.0), ("12", 12), ("-1.5", -1.5), (".5", 0.5), ("3.", 3), ("1e3", 1000),
        ("0.1", 0.1), ("123456789012345680", 123_456_789_012_345_680),
        ("", nil), ("-", nil), (".", nil), ("1.2.3", nil), ("x", nil), ("inf", nil), ("nan", nil),
        ("1e999", nil), (" 1", nil),
    ])
    func `numbers are read as the standard library reads them`(
        _ text: String, _ value: Double?
    ) throws {
        var rows = TableRows(MemorySource(Array("x,\(text)\n".utf8)), .csv)
        _ = try rows.next()
        #expect(rows.number(1) == value)
    }

    @Test func `decimals are the nearest double`() throws {
        var random = SplitMix64(seed: 7)
        for _ in 0..<2000 {
            let value = Double(Int64(random.next() >> 30)) / 1000
            var rows = TableRows(MemorySource(Array("\(value)\n".utf8)), .csv)
            _ = try rows.next()
            #expect(rows.number(0) == value, "seed 7")
        }
    }

    @Test func `any bytes make rows, and what is written is read again`() throws {
        for seed in 0..<200 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            let letters = Array("ab\",\n\r\t1.é".utf8)
            let bytes = (0..<Int(random.next() % 300)).map { _ in
                letters[Int(random.next() % UInt64(letters.count))]
            }
            let piece = Int(random.next() % 7) + 1
            var whole = TableRows(MemorySource(bytes), .csv)
            var pieces = TableRows(MemorySource(bytes, piece: piece), .csv)
            while true {
                let step = try whole.next()
                #expect(try pieces.next() == step, "seed \(seed)")
                #expect(pieces.line == whole.line, "seed \(seed)")
                if step == .end { break }
                guard step == .row else { continue }
                #expect(
                    (0..<whole.count).map { whole.bytes($0) }
                        == (0..<pieces.count).map { pieces.bytes($0) }, "seed \(seed)")
            }

            let table = (0..<5).map { _ in
                (0..<3).map { _ in
                    "x"
                        + String(
                            decoding: (0..<Int(random.next() % 8)).map { _ in
                                letters[Int(random.next() % 8)]
                            }, as: UTF8.self)
                }
            }
            let text = table.map { row in
                row.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",") + "\n"
            }.joined()
            var again = TableRows(MemorySource(Array(text.utf8), piece: piece), .csv)
            for row in table {
                #expect(try again.next() == .row, "seed \(seed)")
                #expect((0..<3).map { again.text($0) } == row, "seed \(seed)")
            }
        }
    }

    /// Byte by byte, as plainly as it can be said: a table without quotes.
    private func plainly(_ bytes: [UInt8], _ separator: UInt8) -> [[[UInt8]]] {
        bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .map { line in
                let whole = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
                return whole.split(separator: separator, omittingEmptySubsequences: false)
                    .map(Array.init)
            }
            .filter { $0 != [[]] }
    }

    @Test func `rows without quotes are as a plain reader has them`() throws {
        for seed in 0..<300 as Range<UInt64> {
            var random = SplitMix64(seed: seed)
            // Long fields pass over the steps in which memory is looked through.
            let bytes = (0..<Int.random(in: 0...12, using: &random)).flatMap { _ in
                [UInt8](
                    repeating: UInt8(ascii: "x"), count: Int.random(in: 0...70, using: &random))
                    + [
                        [0x09], [0x0A], [0x0D, 0x0A], [0x0D], [0xC3, 0xA9], [0xFF], [0x22], [0x00],
                    ]
                    .randomElement(using: &random)!
            }
            let piece = Int.random(in: 1...40, using: &random)
            var rows = TableRows(MemorySource(bytes, piece: piece), .tsv)
            var read: [[[UInt8]]] = []
            while try rows.next() == .row {
                read.append((0..<rows.count).map { rows.bytes($0) })
                for place in 0..<rows.count {
                    #expect(
                        rows.text(place) == String(validating: rows.bytes(place), as: UTF8.self),
                        "seed \(seed)")
                }
            }
            #expect(read == plainly(bytes, UInt8(ascii: "\t")), "seed \(seed)")
        }
    }
}
