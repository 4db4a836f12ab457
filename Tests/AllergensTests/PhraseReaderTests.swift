import Testing

@testable import Allergens

struct PhraseReaderTests {
    private static let list = PhraseList(
        """
        # Comment
        butter, cream, cheese = milk
        peanut butter = peanut ?soy
        cocoa butter, butternut squash, rice = -
        cookie, cookies = wheat ~egg ~milk ?soy
        almond, almonds = almond
        hard cheese = milk ?lactose
        花生 = peanut
        花 = -
        neutral: sliced, with, of, and
        free gluten: gluten free
        free milk egg animal: vegan
        without: without, no
        perhaps: with or without
        flavour: flavored
        """)

    private func answers(_ text: String) -> [String: Answer] {
        let assessment = PhraseReader(Self.list).assessment(of: text, basis: .name)
        return Dictionary(
            uniqueKeysWithValues: assessment.marks.map { ($0.key.rawValue, $0.value.answer) })
    }

    @Test func `the table of these tests has no fault`() { #expect(Self.list.faults == []) }

    @Test(arguments: [
        ("butter", ["milk": Answer.contains, "lactose": .contains]),
        ("Peanut Butter", ["peanut": .contains, "soy": .mayContain]),
        ("cocoa butter", [:]), ("butternut squash", [:]),
        ("hard cheese", ["milk": .contains, "lactose": .mayContain]),
        ("rice without butter", [:]), ("rice with no cheese", [:]),
        ("rice with or without cheese", ["milk": .mayContain, "lactose": .mayContain]),
        ("cheese flavored rice", ["milk": .probably, "lactose": .probably]),
        (
            "gluten free cookies",
            [
                "wheat": .mayContain, "egg": .probably, "milk": .probably, "lactose": .probably,
                "soy": .mayContain,
            ]
        ),
        (
            "vegan cookie",
            [
                "wheat": .contains, "egg": .mayContain, "milk": .mayContain,
                "lactose": .probably, "soy": .mayContain,
            ]
        ),
        ("花生", ["peanut": .contains]), ("Crème of rice", [:]),
        ("peanut-butter", ["peanut": .contains, "soy": .mayContain]),
    ])
    func `phrases say what the table says of them`(_ text: String, _ expected: [String: Answer]) {
        #expect(answers(text) == expected)
    }

    @Test(arguments: [
        ("sliced rice", true), ("rice 3.5%", true), ("rice surprise", false), ("sliced", false),
        ("", false), ("ALMONDS", true),
    ])
    func `it is known in whole when every word is, and one names a food`(
        _ text: String, _ isComplete: Bool
    ) {
        let assessment = PhraseReader(Self.list).assessment(of: text, basis: .name)
        #expect(assessment.isComplete == isComplete)
    }

    @Test func `beside a recipe an ingredient is probable and a dish but possible`() {
        let reader = PhraseReader(Self.list)
        let assessment = reader.assessment(
            of: "almond cookie", basis: .recipe, besideRecipe: true)
        #expect(assessment.marks[trigger("almond")]?.answer == .probably)
        #expect(assessment.marks[trigger("wheat")]?.answer == .mayContain)
    }

    @Test(arguments: [
        ("pies", "pie"), ("cookies", "cooky"), ("cookie", "cooky"), ("berries", "berry"),
        ("peaches", "peach"), ("tomatoes", "tomato"), ("couscous", "couscous"), ("peas", "pea"),
        ("lamb's", "lamb"), ("gas", "gas"), ("swiss", "swiss"),
    ])
    func `either number is the same word`(_ word: String, _ singular: String) {
        #expect(AllergenText.singular(word) == singular)
    }

    @Test(arguments: [
        ("two eggs with butter", true), ("2 large of them", false), ("", false), ("'", false),
        ("peanut-butter", true), ("COOKIES", true), ("'cookies'", true), ("caf\u{E9}", true),
        ("sliced", false), ("cook", false),
    ])
    func `words with which phrases begin are noticed, and what is not plain`(
        _ text: String, _ adds: Bool
    ) {
        #expect(Self.list.tellingWords.add(text, to: .all) == adds)
    }

    @Test(arguments: [
        ("a, a = milk", "line 1: \"a\" stands in the table twice"),
        ("a = mlik", "line 1: \"mlik\" is no trigger"),
        ("milk", "line 1: write \"phrase = triggers\" or \"neutral: words\""),
        (
            "natural: a",
            "line 1: \"natural\" is no heading: neutral, free TRIGGER…, without, perhaps, traces, flavour"
        ),
        ("a, , b = -", "line 1: a phrase without words"),
    ])
    func `a line that means nothing is told`(_ line: String, _ fault: String) {
        #expect(PhraseList(line).faults.map(\.description) == [fault])
    }
}
