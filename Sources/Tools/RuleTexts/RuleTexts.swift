package import MealReader

/// The rules of a folder: as a book, and the examples that stand beside them.
package struct RuleTexts: Sendable {
    package private(set) var book = RuleBook()
    /// The rules that tell talk from a meal, of the files in `talk/`.
    package private(set) var talk = RuleBook()
    package private(set) var examples: [RuleExample] = []

    /// - Parameters:
    ///   - files: names and texts; the one called `words` holds word sets for all, `talk/words` what rules of talk share.
    ///   - steps: the word sets of the steps that tell talk, which its rules know as well.
    /// - Throws: the first fault, with its place and a remedy.
    package init(
        _ files: [(name: String, text: String)], steps: [String: [String]] = [:]
    ) throws(RuleTextError) {
        let (shared, sharedOfTalk) = try Self.words(of: files, steps)
        var (turns, talks) = (RuleCompiler(), RuleCompiler())
        var names: Set<String> = []
        for file in files.sorted(by: { $0.name < $1.name }) where file.name.hasSuffix(".rules") {
            let isTalk = file.name.hasPrefix("talk/")
            let family = String(file.name.dropFirst(isTalk ? 5 : 0).dropLast(".rules".count))
            let parser = try RuleTextParser(
                file.text, file: file.name, shared: isTalk ? sharedOfTalk : shared)
            for rule in parser.rules {
                guard names.insert("\(isTalk)\(family)/\(rule.name)").inserted else {
                    throw RuleTextError(
                        file: file.name, line: rule.line,
                        message: "there is a rule called “\(rule.name)” already")
                }
                do {
                    if isTalk {
                        try talks.add(rule, family: family)
                    } else {
                        try turns.add(rule, family: family)
                    }
                } catch {
                    throw RuleTextError(
                        file: file.name, line: rule.line,
                        message: "rule “\(rule.name)”: \(error.message)")
                }
                examples += rule.examples.map {
                    RuleExample(
                        rule: "\(isTalk ? "talk" : "turns")/\(family)/\($0.rule)", text: $0.text,
                        outcome: $0.outcome, file: $0.file, line: $0.line, isSpoken: $0.isSpoken)
                }
            }
        }
        (book, talk) = (turns.book, talks.book)
    }

    private static func words(
        of files: [(name: String, text: String)], _ steps: [String: [String]]
    ) throws(RuleTextError) -> (turns: SharedWords, talk: SharedWords) {
        var (turns, talk) = (SharedWords(), SharedWords(sets: steps))
        for file in files {
            if file.name == "words" {
                turns = try RuleTextParser.words(of: file.text, file: file.name)
            } else if file.name == "talk/words" {
                talk = try RuleTextParser.words(of: file.text, file: file.name, besides: talk)
            }
        }
        return (turns, talk)
    }

    /// The book as a Swift file.
    package var source: String {
        Self.source(of: book, "CompiledRules", "The rules of `reading/`.")
    }

    /// The rules of talk as a Swift file.
    package var talkSource: String {
        Self.source(of: talk, "CompiledTalk", "The rules of `reading/talk/`.")
    }

    private static func source(of book: RuleBook, _ name: String, _ comment: String) -> String {
        """
        // swift-format-ignore-file
        // Written by `make rules` from reading/; see docs/rules.md.

        /// \(comment)
        enum \(name) {
            static let book = RuleBook(
                names: [
        \(strings(book.names))
                ],
                sets: [
        \(strings(book.sets))
                ],
                words: [
        \(strings(book.words))
                ],
                rules: [
        \(numbers(book.rules, width: RuleBook.ruleWidth))
                ],
                gates: [
        \(numbers(book.gates, width: 12))
                ],
                nodes: [
        \(numbers(book.nodes, width: RuleBook.nodeWidth))
                ],
                steps: [
        \(numbers(book.steps, width: RuleBook.stepWidth))
                ],
                said: [
        \(numbers(book.said, width: 12))
                ],
                roles: [
        \(book.roles.map { "            \($0)," }.joined(separator: "\n"))
                ])
        }

        """
    }

    private static func strings(_ texts: [String]) -> String {
        texts.map { "            \"\($0)\"," }.joined(separator: "\n")
    }

    private static func numbers(_ numbers: [Int32], width: Int) -> String {
        stride(from: 0, to: numbers.count, by: width).map { at in
            let row = numbers[at..<min(at + width, numbers.count)]
            return "            " + row.map { "\($0)," }.joined(separator: " ")
        }.joined(separator: "\n")
    }
}
