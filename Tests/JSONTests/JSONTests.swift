import JSON
import TestSupport
import Testing

struct JSONTests {
    static let readable: [(String, JSONValue)] = [
        (#"null"#, nil), (#"true"#, true), (#"-12"#, -12), (#"1.5"#, 1.5),
        (#""a\"\\\n\u00e9""#, "a\"\\\né"), (#"[1,[2,{}]]"#, [1, [2, [:]]]),
        (#" {"b":1,"a":[]} "#, ["b": 1, "a": []]),
    ]

    @Test(arguments: readable)
    func `JSON is read`(text: String, value: JSONValue) throws {
        #expect(try JSONValue(parsing: text) == value)
    }

    @Test(arguments: [
        "", "{", "[1,]", #"{"a":1,"a":2}"#, "1e999", "123456789012345678901234567890", "nul",
        #""\u0000""#, "[1] 2", #""\ud800""#, "NaN",
    ])
    func `what is no acceptable JSON is refused`(text: String) {
        #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    }

    @Test func `brackets without end are refused`() {
        let text = String(repeating: "[", count: 100_000)
        #expect(throws: JSONError.self) { try JSONValue(parsing: text) }
    }

    @Test func `bytes that are not UTF-8 are refused`() {
        #expect(throws: JSONError.self) { try JSONValue(parsing: [0x22, 0xFF, 0x22]) }
    }

    @Test func `nesting is limited`() throws {
        let text = String(repeating: "[", count: 64) + String(repeating: "]", count: 64)
        _ = try JSONValue(parsing: text)
        #expect(throws: JSONError(reason: "nested too deeply", line: 0, column: 0)) {
            try JSONValue(parsing: "[" + text + "]")
        }
    }

    @Test func `an error names the place and repeats nothing of the text`() {
        #expect(throws: JSONError(reason: "duplicate object key", line: 2, column: 8)) {
            try JSONValue(parsing: "{\"secret\": 1,\n\"secret\": 2}")
        }
    }

    @Test func `members keep their order and can be replaced`() throws {
        var object = try #require(JSONValue(parsing: #"{"z":1,"a":2,"m":3}"#).object)
        object["a"] = nil
        object["z"] = "new"
        object["q"] = .null
        #expect(JSONValue.object(object).text == #"{"z":"new","m":3,"q":null}"#)
    }

    @Test func `numbers are written the shortest way`() {
        #expect(
            JSONValue.array([0.1, 2.0, -0.5, 1e21, .number(.nan)]).text == "[0.1,2,-0.5,1e+21,null]"
        )
    }

    @Test func `what is written is read back the same`() throws {
        let seed = UInt64.random(in: .min ... .max)
        var random = SplitMix64(seed: seed)
        for _ in 0..<300 {
            let value = Self.value(depth: 5, &random)
            #expect(try JSONValue(parsing: value.text) == value, "seed \(seed)")
        }
    }

    private static func value(depth: Int, _ random: inout SplitMix64) -> JSONValue {
        switch Int.random(in: 0...(depth > 0 ? 6 : 4), using: &random) {
        case 0: .null
        case 1: .bool(.random(using: &random))
        case 2: .integer(.random(in: .min ... .max, using: &random))
        case 3: .number(.random(in: -1e6...1e6, using: &random))
        case 4: .string(text(&random))
        case 5: .array((0..<3).map { _ in value(depth: depth - 1, &random) })
        default:
            .object(
                JSONObject(
                    (0..<3).map { ("\($0)" + text(&random), value(depth: depth - 1, &random)) }))
        }
    }

    private static func text(_ random: inout SplitMix64) -> String {
        let scalars: [Unicode.Scalar] = [
            "a", "\"", "\\", "\n", "\u{7F}", "\u{1}", "é", "😀", "/", "\u{2028}",
        ]
        return String(
            String.UnicodeScalarView(
                (0..<6).map { _ in scalars.randomElement(using: &random) ?? "a" }))
    }
}
