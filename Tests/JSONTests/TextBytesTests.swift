import JSON
import Testing

/// What Jansson reads of texts at the edge of what is allowed, and what is written of it again.
struct TextBytesTests {
    @Test(
        arguments: [
            ("0", .integer(0)), ("-0", .integer(0)), ("-0.0", .number(-0.0)),
            ("-12", .integer(-12)),
            ("1.50", .number(1.5)), ("1e2", .number(100)), ("12E-1", .number(1.2)),
            ("999999999999999", .integer(999_999_999_999_999)),
            ("9223372036854775807", .integer(.max)), ("-9223372036854775808", .integer(.min)),
            ("9007199254740993.5", .number(9_007_199_254_740_993.5)),
            ("0.1234567890123456789", .number(0.1234567890123456789)), ("1e-999", .number(0)),
            (#""""#, ""), (#""\/\b\f\n\r\t\"\\""#, "/\u{8}\u{C}\n\r\t\"\\"), (#""\u00e9é""#, "éé"),
            (#""\ud83d\ude00""#, "😀"), ("\"\u{7F}\"", "\u{7F}"), (#"{"":{"":[]}}"#, ["": ["": []]]),
            ("\t[ true,\r\nfalse , null ]\n", [true, false, nil]),
        ] as [(String, JSONValue)])
    func `numbers, strings and spaces are read`(text: String, value: JSONValue) throws {
        let read = try JSONValue(parsing: text)
        #expect(read == value)
        // 0 and -0 are equal.
        #expect(read.number?.sign == value.number?.sign)
    }

    @Test(arguments: [
        "00", "01", "-", "-01", "+1", "1.", ".5", "1.e2", "1e", "1e+", "0x1", "1 2", "tru", "truee",
        "nulL", "[", "[1", "[,1]", "[1,]", "{", #"{"a"}"#, #"{"a":}"#, #"{"a":1,}"#, #"{a:1}"#,
        #"{"a":1 "b":2}"#, "\"", "\"a", #""\"#, #""\x""#, #""\u12""#, #""\u00g0""#, #""\udc00""#,
        "\"\u{1}\"", "\"\n\"", "\u{0}", "[1]\u{0}", "9223372036854775808", "-1e999",
    ])
    func `what is no JSON is refused`(text: String) {
        #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    }

    @Test(arguments: [
        #"{"a":1,"a":2}"#, #"{"a":1,"\u0061":2}"#, #"{"é":1,"é":2}"#, #"{"":1,"":2}"#,
        #"{"a long key of an object":1,"b":2,"a long key of an object":3}"#,
    ])
    func `a key that comes again is refused`(text: String) {
        let error = #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
        #expect(error?.reason == "duplicate object key")
    }

    @Test func `keys that look the same and are other bytes are two`() throws {
        let value = try JSONValue(parsing: "{\"\u{E9}\":1,\"e\u{301}\":2}")
        #expect(value.object?.members.count == 2)
    }

    @Test(arguments: [1, 63, 64, 65, 255, 256, 300])
    func `an object may have many members`(count: Int) throws {
        let object = JSONObject((0..<count).map { ("member \($0)", .integer($0)) })
        let list: JSONValue = [.object(object), .object(object)]
        #expect(try JSONValue(parsing: list.text) == list)
        let again = list.text.replacing("\"member \(count - 1)\"", with: "\"member 0\"")
        if count > 1 { #expect(throws: JSONError.self) { try JSONValue(parsing: again) } }
    }

    /// Eight bytes are looked at together.
    @Test func `strings of every length with every kind of byte are written and read back`() throws
    {
        let letters = (0..<0x80).compactMap(Unicode.Scalar.init).map(String.init) + ["é", "語", "😀"]
        for length in 0..<20 {
            for letter in letters where letter != "\0" {
                for place in 0...length {
                    let text =
                        String(repeating: "a", count: place) + letter
                        + String(repeating: "b", count: length - place)
                    let value: JSONValue = [.string(text), [text: 1]]
                    #expect(try JSONValue(parsing: value.text) == value)
                }
            }
        }
    }

    @Test(
        arguments: [
            (0.0005, "0.0005"), (-0.001, "-0.001"), (12.34, "12.34"),
            (999_999_999.999, "999999999.999"),
            (1e9, "1000000000"), (123_456_789_012.5, "123456789012.5"), (1e16, "1e+16"),
            (-0.0, "0"),
            (-7, "-7"), (0.1 + 0.2, "0.30000000000000004"), (.infinity, "null"),
        ] as [(Double, String)])
    func `figures are written with their own digits`(value: Double, text: String) {
        #expect(JSONValue.number(value).text == text)
    }

    @Test func `a text that is not UTF-8 is refused wherever it stands`() {
        for bytes: [UInt8] in [
            [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xE9],
        ] {
            for padding in 0..<10 {
                let letters = [UInt8](repeating: 0x61, count: padding)
                let string = [0x22] + letters + bytes + letters + [0x22]
                #expect(throws: JSONError.self) { try JSONValue(parsing: string) }
                #expect(throws: JSONError.self) {
                    try JSONValue(parsing: [0x7B] + string + [0x3A, 0x31, 0x7D])
                }
            }
        }
    }
}
