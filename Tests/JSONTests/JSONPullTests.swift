import JSON
import Testing

struct JSONPullTests {
    /// What the pieces of a text make, put together again.
    private func value(_ pull: inout JSONPull) throws -> JSONValue {
        switch pull.kind {
        case .object:
            var object = JSONObject()
            try pull.enterObject()
            while let key = try pull.nextKey() { object[key] = try value(&pull) }
            return .object(object)
        case .array:
            var list: [JSONValue] = []
            try pull.enterArray()
            while try pull.nextElement() { list.append(try value(&pull)) }
            return .array(list)
        case .string: return .string(try pull.string())
        case .bool: return .bool(try pull.bool())
        case .null:
            try pull.null()
            return .null
        case .number, .end: return .number(try pull.number())
        }
    }

    @Test(arguments: [
        #"null"#, #"true"#, #"-12"#, #"1.5"#, #"0"#, #"0.001"#, #"-0.5e-3"#, #"1E5"#,
        #"0.1"#, #"123456789.125"#, #"1234567890123456789.5"#, #"9007199254740993.5"#,
        #""a\"\\\/\b\f\n\r\té€😀""#, #""\u00e9\ud83d\ude00\u0041""#,
        #"[1,[2,{}],[]]"#, #" { "b" : 1 , "a" : [ ] } "#, "[\n\ttrue, false,null ]",
    ])
    func `pieces make what the whole is`(text: String) throws {
        var pull = JSONPull(Array(text.utf8))
        let read = try value(&pull)
        try pull.end()
        let whole = try JSONValue(parsing: text)
        #expect(read.text == whole.text)
    }

    @Test(arguments: [
        ("", "line 1, column 1: a value is expected"),
        ("{", "line 1, column 2: the text ends too early"),
        ("[1,]", "line 1, column 4: a value is expected"),
        ("[1 2]", "line 1, column 4: a comma is expected"),
        ("[,1]", "line 1, column 2: a value is expected"),
        ("{\"a\":1,}", "line 1, column 8: a string is expected"),
        ("{\"a\" 1}", "line 1, column 6: a colon is expected"),
        ("{\n \"a\": nul}", "line 2, column 7: null is expected"),
        ("1e999", "line 1, column 6: a number is expected"),
        ("01", "line 1, column 3: a value is expected"),
        ("1.", "line 1, column 3: a value is expected"),
        (".5", "line 1, column 3: a value is expected"),
        ("-", "line 1, column 2: a value is expected"),
        ("NaN", "line 1, column 1: a value is expected"),
        ("\"a", "line 1, column 3: a string does not end"),
        ("\"\u{1}\"", "line 1, column 2: a control character stands in a string"),
        ("\"\\x\"", "line 1, column 4: an unknown escape stands in a string"),
        ("\"\\u12\"", "line 1, column 4: four hexadecimal digits are expected"),
        ("\"\\ud800\"", "line 1, column 8: half a character is escaped"),
        ("\"\\ud800\\u0041\"", "line 1, column 14: half a character is escaped"),
        ("[1] 2", "line 1, column 5: nothing more is expected"),
    ])
    func `what is no JSON is refused with its place`(text: String, message: String) {
        let error = #expect(throws: JSONError.self) {
            var pull = JSONPull(Array(text.utf8))
            try pull.skip()
            try pull.end()
        }
        #expect(error?.description == message)
    }

    @Test func `bytes that are not UTF-8 are refused`() {
        let error = #expect(throws: JSONError.self) {
            var pull = JSONPull([0x22, 0xFF, 0x22])
            try pull.skip()
        }
        #expect(error?.reason == "invalid UTF-8")
    }

    @Test func `nesting is limited`() throws {
        func nested(_ depth: Int) -> JSONPull {
            let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
            return JSONPull(Array(text.utf8))
        }
        var deep = nested(65)
        #expect(throws: JSONError.self) { try deep.skip() }
        var deepest = nested(64)
        try deepest.skip()
        try deepest.end()
    }

    @Test func `a copy is a bookmark`() throws {
        var pull = JSONPull(Array("[1,2,3]".utf8))
        try pull.enterArray()
        _ = try pull.nextElement()
        _ = try pull.number()
        var bookmark = pull
        try pull.skipRest()
        #expect(try bookmark.nextElement())
        #expect(try bookmark.number() == 2)
    }
}

extension JSONPull {
    fileprivate mutating func skipRest() throws {
        while try nextElement() { try skip() }
        try end()
    }
}
