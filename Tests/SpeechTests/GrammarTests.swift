import Testing

@testable import Speech

@Suite struct GrammarTests {
    private static let head = "#JSGF V1.0;\ngrammar test;\n"

    private static func sentences(_ rules: String, _ count: Int = 400) throws -> Set<String> {
        let grammar = try Grammar(parsing: head + rules, file: "test.jsgf")
        let source = try SentenceSource([grammar], start: "test.start")
        var generator = Randomness(seed: 1)
        return Set(
            (0..<count).map { _ in
                source.sentence(using: &generator).map { source.words[Int($0)] }
                    .joined(separator: " ")
            })
    }

    @Test(arguments: [
        ("public <start> = two eggs;", ["two eggs"]),
        ("public <start> = ( two | three ) eggs;", ["two eggs", "three eggs"]),
        ("public <start> = [fried] egg;", ["egg", "fried egg"]),
        ("public <start> = <a> <b>; <a> = one; <b> = egg | <NULL>;", ["one", "one egg"]),
        ("public <start> = /0/ never | /2.5/ often; // said so", ["often"]),
        ("import <test.*>;\npublic <start> = <test.x>; <x> = A;", ["a"]),
    ])
    func `a grammar says its sentences and no others`(rules: String, said: [String]) throws {
        #expect(try Self.sentences(rules) == Set(said))
    }

    @Test func `weights say how often`() throws {
        let grammar = try Grammar(
            parsing: Self.head + "public <start> = /3/ tea | /1/ coffee;", file: "test.jsgf")
        let source = try SentenceSource([grammar], start: "test.start")
        var generator = Randomness(seed: 7)
        let tea = (0..<4_000).count { _ in
            source.sentence(using: &generator).map { source.words[Int($0)] } == ["tea"]
        }
        #expect((2_850...3_150).contains(tea), "seed 7")
    }

    @Test func `what repeats is said once or more`() throws {
        let said = try Self.sentences("public <start> = very+ hot;")
        #expect(said.isSuperset(of: ["very hot", "very very hot"]))
        #expect(!said.contains("hot"))
        #expect(try Self.sentences("public <start> = very* hot;").contains("hot"))
    }

    @Test(arguments: [
        ("two eggs", "a.jsgf:1: does not start with #JSGF"),
        (
            "#JSGF V1.0;\nrule x;",
            "a.jsgf:2: a JSGF file starts with \"#JSGF V1.0;\" and \"grammar NAME;\""
        ),
        (head + "<x> = egg", "a.jsgf:3: the file ends inside a rule; is a \";\" missing?"),
        (head + "<x> = ( egg;", "a.jsgf:3: expected \")\""),
        (head + "<x> = | egg;", "a.jsgf:3: an alternative is empty; write <NULL>"),
        (head + "<x> = /z/ egg;", "a.jsgf:3: /z/ is no weight"),
        (head + "<x = egg;", "a.jsgf:3: \"<\" is not closed"),
        (head + "<x> = a;\n<x> = b;", "a.jsgf:4: <x> is defined twice"),
    ])
    func `a fault is named with its file and line`(text: String, sentence: String) {
        let error = #expect(throws: GrammarError.self) {
            try Grammar(parsing: text, file: "a.jsgf")
        }
        #expect(error?.description == sentence)
    }

    @Test(arguments: [
        ("public <start> = <gone>;", "test: there is no rule <gone>"),
        ("public <start> = <start> egg;", "test: <start> contains itself"),
    ])
    func `rules that lead nowhere are refused`(rules: String, sentence: String) throws {
        let grammar = try Grammar(parsing: Self.head + rules, file: "a.jsgf")
        let error = #expect(throws: GrammarError.self) {
            try SentenceSource([grammar], start: "test.start")
        }
        #expect(error?.description == sentence)
    }
}
