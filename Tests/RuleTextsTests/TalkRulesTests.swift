import CatalogFiles
import FoodCatalog
import FoundationEssentials
import MealReader
import RuleTexts
import Testing

/// The rules of `reading/talk/`: how they are written, and that what opens them never keeps one from speaking.
struct TalkRulesTests {
    private static let folder =
        "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

    private func texts(_ text: String) throws -> RuleTexts {
        try RuleTexts([("talk/some.rules", text)], steps: ["drinks": ["tea", "coffee"]])
    }

    @Test func `a rule says the same where every line is searched by it`() throws {
        let compiled = RuleBook.compiledTalk
        var open = compiled
        for row in stride(from: 0, to: open.rules.count, by: RuleBook.ruleWidth) {
            open.rules[row + 9] = 0
        }
        #expect(open != compiled)
        let catalog = FoodCatalog(foods: try CatalogFile.load(Self.folder + "/ingredients.json"))
        let gated = MealReader(catalog: catalog)
        let searched = MealReader(
            catalog: catalog, rules: RuleTable(RuleBook.compiled, talk: open))
        for example in try RuleTexts(folder: Self.folder + "/reading").examples
        where example.rule.hasPrefix("talk/") {
            let (one, other) = (gated.reasoned(example.text), searched.reasoned(example.text))
            #expect(one.why.map(\.rule) == other.why.map(\.rule), "\(example.text)")
        }
    }

    @Test func `a rule tells a clause by roles, classes and words of steps`() throws {
        let catalog = FoodCatalog(foods: try CatalogFile.load(Self.folder + "/ingredients.json"))
        let texts = try texts(
            """
            stage told
            talk polished: other
              ^ [speaker]? zogged _ <amount> ~drinks $
              where line behind clause lacks <food>
              "I zogged a tea" is talk
              "I zogged a tea, then an egg" speaks
              "I zogged tea" stays
            """)
        let findings = RuleChecking(texts, catalog: catalog).findings
        #expect(findings.count == 1)
        #expect(
            findings.first?.hasPrefix("reading/talk/some.rules:6: some/polished says nothing")
                == true, "\(findings)")
    }

    @Test(arguments: [
        (
            "talk a: maybe\n  pack\n  \"a\" is talk",
            "1: no verdict called “maybe”; there are meal, uneaten, other, never"
        ),
        (
            "talk a: other\n  [eating]\n  \"a\" is talk",
            "2: nobody knows the role [eating]; docs/rules.md names them"
        ),
        (
            "talk a: other\n  pack\n  \"a\" becomes \"b\"",
            "3: an example is “\"…\" is talk”, “\"…\" is a meal”, “\"…\" speaks” or “\"…\" stays”"
        ),
        (
            "talk a: other\n  pack\n  \"a\" stays",
            "1: rule “a” has no example; write one as “\"…\" is talk”"
        ),
        (
            "talk a: other, in the last 3\n  pack",
            "1: talk is sought “from the right” or “in the first 8”, not “in the last 3”"
        ),
        ("rule a\n  pack", "1: “rule” begins nothing; “talk”, “words”, “pattern” and “stage” do"),
    ])
    func `a fault is told with its place and what helps`(text: String, error: String) {
        let thrown = #expect(throws: RuleTextError.self) { try texts(text) }
        #expect(thrown?.description == "reading/talk/some.rules:" + error)
    }
}
