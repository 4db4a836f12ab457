import Testing

@testable import Speech

// espeak-ng keeps its state in globals.
@Suite(.serialized) struct PronunciationTests {
    @Test(arguments: [
        ("quinoa", ["K", "W", "IH", "N", "OW", "AH"]),
        ("tempeh", ["T", "EH", "M", "P", "EY"]),
        ("soft", ["S", "AO", "F", "T"]),
        ("dumpling", ["D", "AH", "M", "P", "L", "IH", "NG"]),
    ])
    func `espeak-ng's sounds become the decoder's phones`(word: String, phones: [String]) throws {
        #expect(try Phonemizer().phones(of: word) == phones)
    }

    @Test func `a sound without a counterpart gives no pronunciation`() {
        #expect(Phonemizer.phones(named: "t_'i:") == ["T", "IY"])
        #expect(Phonemizer.phones(named: "t_!!_Q~") == nil)
        #expect(Phonemizer.phones(named: "") == nil)
    }

    @Test func `a dictionary is read, completed and written`() {
        let own = Pronunciations(parsing: "# ours\npho F AH\npho(2) F OW\nbad\n")
        let other = Pronunciations(parsing: "pho P OW\ntea T IY\n", only: ["pho", "tea"])
        var all = own.completed(by: other)
        all.add("tea", [["X"]])
        all.add("egg", [["EH", "G"]])
        #expect(
            String(decoding: all.file(for: ["tea", "pho", "egg", "gone"]), as: UTF8.self)
                == "egg EH G\npho F AH\npho(2) F OW\ntea T IY\n")
    }

    @Test(arguments: [
        ("tomato(2)", "tomato", false), ("tomato", "tomato", false), ("<sil>", "<sil>", true),
        ("[NOISE]", "[NOISE]", true), ("++BREATH++", "++BREATH++", true), ("(", "(", false),
    ])
    func `a symbol of the dictionary tells its word`(symbol: String, word: String, filler: Bool) {
        #expect(HeardWord(symbol: symbol).word == word)
        #expect(HeardWord(symbol: symbol).isFiller == filler)
    }
}
