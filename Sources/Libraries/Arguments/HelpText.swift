internal import Printable

/// The help of a program or verb, made from its table.
package struct HelpText: Sendable {
    private let width: Int
    private let words: HelpWords
    private var text = ""

    /// - Parameter path: The verbs from the program on, without its name; they must exist.
    /// - Parameter width: Columns to fill; between 50 and 100 are used.
    /// - Parameter words: What stands between what the tables say, in the language that they are in.
    package static func text(
        of root: CommandTable, path: [String], width: Int = 80, words: HelpWords = HelpWords()
    ) -> String {
        var help = HelpText(width: min(max(width, 50), 100), words)
        help.write(root.chain(to: path))
        return help.text
    }

    private init(width: Int, _ words: HelpWords) {
        self.width = width
        self.words = words
    }

    private mutating func write(_ chain: [CommandTable]) {
        guard let table = chain.last else { return }
        let indent = String(repeating: " ", count: TextWidth.of(words.usage))
        for (index, usage) in usages(of: chain).enumerated() {
            text += (index == 0 ? words.usage : indent) + usage + "\n"
        }
        text += "\n"
        write(paragraph: table.summary + words.stop)
        for paragraph in table.details {
            text += "\n"
            write(paragraph: paragraph)
        }
        var groups: [String] = []
        for command in table.commands where !groups.contains(command.group) {
            groups.append(command.group)
        }
        for group in groups {
            write(
                heading: group,
                rows: table.commands.filter { $0.group == group }
                    .map { ($0.name, $0.summary) })
        }
        write(heading: words.arguments, rows: table.operands.map { ($0.usage, $0.help) })
        write(heading: words.options, rows: (table.options + [words.help]).map(row))
        if chain.count > 1 {
            let general = chain.dropLast().flatMap(\.options)
            write(heading: words.generalOptions, rows: general.map(row))
        }
        if !table.examples.isEmpty { text += "\n\(words.examples)\(words.colon)\n" }
        for example in table.examples { text += "  \(example.line)\n      \(example.meaning)\n" }
    }

    private func usages(of chain: [CommandTable]) -> [String] {
        guard let table = chain.last else { return [] }
        let start = (chain.map(\.name) + ["[\(words.option)]..."]).joined(separator: " ")
        var usages: [String] = []
        if table.isRunnable {
            usages.append(([start] + table.operands.map(\.usage)).joined(separator: " "))
        }
        if !table.commands.isEmpty { usages.append(start + " \(words.verb) ...") }
        return usages
    }

    private func row(_ option: OptionRow) -> (String, String) {
        var left = option.letter.map { "-\($0), " } ?? "    "
        left += "--\(option.name)"
        if let value = option.value { left += " \(value.placeholder)" }
        var help = option.help
        if case .choice(let choices) = option.value?.kind {
            help += words.oneOf(choices)
        }
        return (left, help)
    }

    private mutating func write(paragraph: String) {
        for line in TextWrapping.lines(of: paragraph, width: width) { text += line + "\n" }
    }

    /// Two columns; a left side that is too long stands on a line of its own.
    private mutating func write(heading: String, rows: [(left: String, right: String)]) {
        guard !rows.isEmpty else { return }
        text += "\n\(heading)\(words.colon)\n"
        let widest = rows.map(\.left.count).filter { $0 <= 30 }.max() ?? 0
        let indent = 2 + widest + 2
        for row in rows {
            let lines = TextWrapping.lines(of: row.right, width: width - indent)
            var line = "  " + row.left
            if row.left.count > widest {
                text += line + "\n"
                line = ""
            }
            for part in lines {
                text += line + String(repeating: " ", count: indent - line.count) + part + "\n"
                line = ""
            }
            if lines.isEmpty { text += line + "\n" }
        }
    }
}
