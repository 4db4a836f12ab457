import Testing

@testable import Logbook

struct SpokenWordsTests {
    @Test(arguments: [
        "", "   ", "two eggs", "Two Eggs, a slice of TOAST; and (black) coffee!", "on 23.11. toast",
        "on 23.11 toast.", "1.05.", "23.11.,", "I'd like \"that\"", "'n'", "...", ". . .",
        "a\tb\r\nc",
        "one-two: three", "?what?", "\u{1C}egg", "12.13. and 31.12.", "x.y.z.",
    ])
    func `plain lines are cut by their bytes as others are by their letters`(line: String) throws {
        let plain = try #require(SpokenWords.plainWords(of: line))
        let words = SpokenWords.words(of: line)
        #expect(plain.map(\.text) == words.map(\.text))
        #expect(plain.map(\.start) == words.map(\.start))
        #expect(plain.map(\.end) == words.map(\.end))
        #expect(plain.map(\.endsClause) == words.map(\.endsClause))
    }

    @Test(arguments: ["café au lait", "eggs…", "I’d like", "兩顆蛋", "two\u{A0}eggs"])
    func `what is more than plain letters is cut by its letters`(line: String) {
        #expect(SpokenWords.plainWords(of: line) == nil)
        #expect(!SpokenWords(line).isEmpty)
    }
}
