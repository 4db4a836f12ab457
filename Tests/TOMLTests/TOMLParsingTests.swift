import TOML
import Testing

struct TOMLParsingTests {
    @Test func `every kind of value is read with the place of its key`() throws {
        let table = try TOMLTable(
            parsing: """
                zulu = "text"   # order is the text's, not the alphabet's
                [alpha]
                count = -42
                  share = 0.5
                on = true
                when = 2024-02-29T23:59:00+01:00
                day = 2024-02-29
                time = 07:30:00
                """)
        let expected = TOMLTable(members: [
            .init(key: "zulu", place: TOMLPlace(line: 1, column: 1), value: .string("text")),
            .init(
                key: "alpha", place: TOMLPlace(line: 2, column: 2),
                value: .table(
                    TOMLTable(members: [
                        .init(
                            key: "count", place: TOMLPlace(line: 3, column: 1),
                            value: .integer(-42)),
                        .init(
                            key: "share", place: TOMLPlace(line: 4, column: 3), value: .real(0.5)),
                        .init(
                            key: "on", place: TOMLPlace(line: 5, column: 1), value: .boolean(true)),
                        .init(
                            key: "when", place: TOMLPlace(line: 6, column: 1),
                            value: .moment("2024-02-29T23:59:00+01:00")),
                        .init(
                            key: "day", place: TOMLPlace(line: 7, column: 1),
                            value: .moment("2024-02-29")),
                        .init(
                            key: "time", place: TOMLPlace(line: 8, column: 1),
                            value: .moment("07:30:00")),
                    ]))),
        ])
        #expect(table == expected)
    }

    @Test func `arrays of tables keep their order and places`() throws {
        let table = try TOMLTable(parsing: "[[a.b]]\nc = 1\n\n[[a.b]]\nc = 2\n")
        guard case .table(let outer) = table["a"], case .array(let elements) = outer["b"] else {
            Issue.record("no array of tables")
            return
        }
        #expect(elements.map(\.place.line) == [1, 4])
        let values = elements.map { element -> TOMLValue? in
            guard case .table(let table) = element.value else { return nil }
            return table["c"]
        }
        #expect(values == [.integer(1), .integer(2)])
    }

    @Test(arguments: [
        ("a = \"\\u00e9\\n\\\"\"", TOMLValue.string("é\n\"")),
        ("a = 'C:\\raw'", .string("C:\\raw")),
        ("a = \"\"\"\nfirst\nsecond\"\"\"", .string("first\nsecond")),
        ("a = \"nul \\u0000 inside\"", .string("nul \u{0} inside")),
        ("a = \"\"", .string("")),
        ("a = 0xff", .integer(255)),
        ("a = 1_000", .integer(1000)),
        ("a = 9223372036854775807", .integer(.max)),
        ("a = inf", .real(.infinity)),
        ("a = 1e3", .real(1000)),
        ("a = false", .boolean(false)),
        ("\u{FEFF}a = 1", .integer(1)),
        ("a = 1\r\n", .integer(1)),
    ])
    func `notations of values`(text: String, value: TOMLValue) throws {
        #expect(try TOMLTable(parsing: text)["a"] == value)
    }

    @Test func `nothing and only comments are an empty table`() throws {
        #expect(try TOMLTable(parsing: "") == TOMLTable())
        #expect(try TOMLTable(parsing: "# \(String(repeating: ".", count: 300))\n") == TOMLTable())
        #expect(try TOMLTable(parsing: "")["a"] == nil)
    }

    @Test func `dots in strings and comments are no deep key`() throws {
        let dots = String(repeating: ".", count: 100)
        let text = "a = \"\\\"\(dots)\" # \(dots)\nb = '\(dots)'\nc = '''\n\(dots)\n'''"
        let table = try TOMLTable(parsing: text)
        #expect(table.members.map(\.key) == ["a", "b", "c"])
        #expect(table["b"] == .string(dots))
    }

    @Test func `kinds have names`() throws {
        let table = try TOMLTable(
            parsing: "a = ''\nb = 1\nc = 1.5\nd = true\ne = 2024-01-01\nf = []\n[g]")
        let kinds = [
            "a string", "a whole number", "a number with a fraction", "true or false",
            "a date or time", "an array", "a table",
        ]
        #expect(table.members.map(\.value.kind) == kinds)
    }
}
