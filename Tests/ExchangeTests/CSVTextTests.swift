import TestSupport
import Testing

@testable import Exchange

struct CSVTextTests {
    private func fields(_ text: String) -> [[String]] {
        CSVText.records(of: text.utf8).map(\.fields)
    }

    @Test(arguments: [
        ("a,b\nc,d\n", [["a", "b"], ["c", "d"]]),
        ("a,b\r\nc,d", [["a", "b"], ["c", "d"]]),
        ("\u{FEFF}a,b\n", [["a", "b"]]),
        ("\u{FEFF}\"a\",b\n", [["a", "b"]]),
        ("\"a,1\",\"b\"\"c\"\"\",\"d\ne\"\r\n", [["a,1", "b\"c\"", "d\ne"]]),
        ("a,,\n", [["a", "", ""]]),
        ("\n\na\n\n", [["a"]]),
        ("\"\"\n", [[""]]),
        ("", []),
    ])
    func `records are read`(text: String, expected: [[String]]) {
        #expect(fields(text) == expected)
    }

    @Test func `records know their lines`() {
        let lines = CSVText.records(of: "a\n\"b\nc\"\nd\n".utf8).map(\.line)
        #expect(lines == [1, 2, 4])
    }

    @Test func `what is written is read again`() {
        for seed in UInt64(0)..<200 {
            var random = SplitMix64(seed: seed)
            let letters = ["a", "\"", ",", "\n", "\r\n", " ", "é", "1"]
            let records = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                (0..<Int.random(in: 2...4, using: &random)).map { _ in
                    (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in
                        letters.randomElement(using: &random)
                    }.joined()
                }
            }
            let text = records.map { CSVText.line($0) + "\n" }.joined()
            #expect(fields(text) == records, "seed \(seed)")
        }
    }
}
