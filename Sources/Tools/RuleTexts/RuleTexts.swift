package import MealReader

/// The rules of a folder: as a book, and the examples that stand beside them.
package struct RuleTexts: Sendable {
    package private(set) var book = RuleBook()
    package private(set) var examples: [RuleExample] = []

    /// - Parameter files: names and texts; the one called `words` holds word sets for all.
    /// - Throws: the first fault, with its place and a remedy.
    package init(_ files: [(name: String, text: String)]) throws(RuleTextError) {
        var shared: [String: [String]] = [:]
        for file in files where file.name == "words" {
            shared = try RuleTextParser.words(of: file.text, file: file.name)
        }
        var compiler = RuleCompiler()
        var names: Set<String> = []
        for file in files.sorted(by: { $0.name < $1.name }) where file.name.hasSuffix(".rules") {
            let family = String(file.name.dropLast(".rules".count))
            for rule in try RuleTextParser(file.text, file: file.name, shared: shared).rules {
                guard names.insert("\(family)/\(rule.name)").inserted else {
                    throw RuleTextError(
                        file: file.name, line: rule.line,
                        message: "there is a rule called “\(rule.name)” already")
                }
                do {
                    try compiler.add(rule, family: family)
                } catch {
                    throw RuleTextError(
                        file: file.name, line: rule.line,
                        message: "rule “\(rule.name)”: \(error.message)")
                }
                examples += rule.examples.map {
                    RuleExample(
                        rule: "\(family)/\($0.rule)", text: $0.text, outcome: $0.outcome,
                        file: $0.file, line: $0.line)
                }
            }
        }
        book = compiler.book
    }

    /// The book as a Swift file.
    package var source: String {
        """
        // swift-format-ignore-file
        // Written by `make rules` from reading/; see docs/rules.md.

        /// The rules of `reading/`.
        enum CompiledRules {
            static let book = RuleBook(
                names: [
        \(Self.strings(book.names))
                ],
                sets: [
        \(Self.strings(book.sets))
                ],
                words: [
        \(Self.strings(book.words))
                ],
                rules: [
        \(Self.numbers(book.rules, width: RuleBook.ruleWidth))
                ],
                gates: [
        \(Self.numbers(book.gates, width: 12))
                ],
                nodes: [
        \(Self.numbers(book.nodes, width: RuleBook.nodeWidth))
                ],
                steps: [
        \(Self.numbers(book.steps, width: RuleBook.stepWidth))
                ],
                said: [
        \(Self.numbers(book.said, width: 12))
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
