/// The help of a program or verb, made from its table.
package struct HelpText: Sendable {
    private let width: Int
    private var text = ""

    /// - Parameter path: The verbs from the program on, without its name; they must exist.
    /// - Parameter width: Columns to fill; between 50 and 100 are used.
    package static func text(of root: CommandTable, path: [String], width: Int = 80) -> String {
        var help = HelpText(width: min(max(width, 50), 100))
        help.write(root.chain(to: path))
        return help.text
    }

    private init(width: Int) { self.width = width }

    private mutating func write(_ chain: [CommandTable]) {
        guard let table = chain.last else { return }
        for (index, usage) in Self.usages(of: chain).enumerated() {
            text += (index == 0 ? "Usage: " : "       ") + usage + "\n"
        }
        text += "\n"
        write(paragraph: table.summary + ".")
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
        write(heading: "Arguments", rows: table.operands.map { ($0.usage, $0.help) })
        write(heading: "Options", rows: (table.options + [.help]).map(Self.row))
        if chain.count > 1 {
            let general = chain.dropLast().flatMap(\.options)
            write(heading: "General options", rows: general.map(Self.row))
        }
        if !table.examples.isEmpty { text += "\nExamples:\n" }
        for example in table.examples { text += "  \(example.line)\n      \(example.meaning)\n" }
    }

    private static func usages(of chain: [CommandTable]) -> [String] {
        guard let table = chain.last else { return [] }
        let start = (chain.map(\.name) + ["[OPTION]..."]).joined(separator: " ")
        var usages: [String] = []
        if table.isRunnable {
            usages.append(([start] + table.operands.map(\.usage)).joined(separator: " "))
        }
        if !table.commands.isEmpty { usages.append(start + " VERB ...") }
        return usages
    }

    private static func row(_ option: OptionRow) -> (String, String) {
        var left = option.letter.map { "-\($0), " } ?? "    "
        left += "--\(option.name)"
        if let value = option.value { left += " \(value.placeholder)" }
        var help = option.help
        if case .choice(let choices) = option.value?.kind {
            help += " One of \(choices.joined(separator: ", "))."
        }
        return (left, help)
    }

    private mutating func write(paragraph: String) {
        for line in TextWrapping.lines(of: paragraph, width: width) { text += line + "\n" }
    }

    /// Two columns; a left side that is too long stands on a line of its own.
    private mutating func write(heading: String, rows: [(left: String, right: String)]) {
        guard !rows.isEmpty else { return }
        text += "\n\(heading):\n"
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
