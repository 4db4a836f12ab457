import Meaning
import Testing

/// By which words foods are found.
struct MeaningWordsTests {
    private func shared(_ one: String, _ other: String) -> Int {
        Set(MeaningWords.numbers(of: one)).intersection(MeaningWords.numbers(of: other)).count
    }

    @Test(arguments: [
        ("baked berries", "Baking a berry", 2), ("soup of the day", "a dish of the house", 0),
        ("pea-soup", "soup, peas", 2), ("yes", "yed", 0),
    ])
    func `English words count by what their forms have in common, and small ones not at all`(
        one: String, other: String, count: Int
    ) {
        #expect(shared(one, other) == count)
        #expect(shared(other, one) == count)
    }

    @Test func `Chinese characters count alone and in pairs, however they are written`() {
        #expect(MeaningWords.numbers(of: "雞湯").count == 3)
        #expect(MeaningWords.numbers(of: "雞湯") == MeaningWords.numbers(of: "鸡汤"))
        // No pair across what stands between.
        #expect(shared("雞 湯", "雞湯") == 2)
        #expect(MeaningWords.numbers(of: "湯湯湯").count == 2)
        #expect(MeaningWords.numbers(of: " , !").isEmpty)
    }

    @Test func `texts are encoded in simplified characters`() {
        #expect(MeaningWords.plain("雞湯 with Ａ") == "鸡汤 with Ａ")
        #expect(MeaningWords.plain("crème") == "crème")
    }
}
