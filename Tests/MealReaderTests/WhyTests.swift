import MealReader
import Testing

/// Which rules read a line as they did.
struct WhyTests {
    private func rules(_ text: String) throws -> [SpokenRule] {
        try WholeCatalog.reader().reasoned(text).why
    }

    @Test(arguments: [
        ("a pizza, ate half", "turns/take-eaten", "a pizza", "0.5 of it"),
        (
            "half a bag of crisps, the 150 g kind", "turns/packs/size-of-the-pack",
            "the 150 g kind",
            "150 g bag"
        ),
        ("eggs at 8 and a burger at 1pm", "spans/times", "at 8", "when it was"),
        (
            "my brother had a burger", "talk/other-eater", "my brother had a burger",
            "about somebody"
        ),
        ("yogurt 150 kcal", "figures/stated", "150 kcal", "calories"),
        ("chikcen with rice", "words/spelling", "chikcen", "a slip"),
        ("3 tacos (beef, cheese, salsa)", "composition/listed", "cheese", "no food of its own"),
    ])
    func `the rule that decides is named, with its words and what it made of them`(
        text: String, rule: String, words: String, change: String
    ) throws {
        let why = try rules(text)
        #expect(
            why.contains {
                $0.rule == rule && $0.words.contains(words) && $0.change.contains(change)
            }, "\(why)")
    }

    @Test(arguments: ["2 eggs", "150 g rice", "a banana"])
    func `a line of amounts and names needs no rule`(text: String) throws {
        #expect(try rules(text) == [])
    }

    @Test func `asking why changes no reading`() throws {
        let reader = try WholeCatalog.reader()
        let lines = try EverydayLine.all(besides: #filePath)
        for place in stride(from: 0, to: lines.count, by: 29) {
            let text = lines[place].text
            #expect(reader.reasoned(text).reading == reader.reading(of: text), "\(text)")
        }
    }
}
