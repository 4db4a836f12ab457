import Testing

@testable import Wire

@Suite struct SpokenReplyTests {
    @Test(
        arguments: [
            (
                [
                    "egg, 2 (100 g): 175 kcal",
                    "Today: 287 kcal, 13 g protein, 29 g carbohydrates, 14 g fat.",
                ], "egg, 2: 175 calories. Today: 287 calories."
            ),
            (["Did you say \"two eggs\"?"], "Did you say two eggs?"),
            (["How much rice?"], "How much rice?"),
            (["Protein today: 13 g."], "Protein today: 13 grams."),
            (["  egg (a (nested) aside", "", "   "], "egg."), ([], ""),
        ] as [([String], String)])
    func `lines to be read become words to be heard`(lines: [String], text: String) {
        #expect(SpokenReply.text(of: lines) == text)
    }

    @Test func `a long list is cut short`() {
        let lines = (1...9).map { "food \($0)" }
        #expect(
            SpokenReply.text(of: lines)
                == "food 1. food 2. food 3. food 4. food 5. food 6. And 3 more.")
    }
}
