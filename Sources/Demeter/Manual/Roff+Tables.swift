internal import Arguments
internal import Configuration
internal import Telling

// What the tables of command lines say, in the order of the help.
extension Roff {
    /// Lines that show how the verb and those below it are called.
    mutating func synopsis(_ table: CommandTable, after start: String, isFirst: Bool) {
        var isFirst = isFirst
        for usage in Self.usages(table, after: start) {
            if !isFirst { self.lineBreak() }
            self.raw(usage)
            isFirst = false
        }
    }

    /// A section's part on one verb, and on each below it.
    mutating func verb(_ table: CommandTable, after start: String) {
        subsection("\(start) \(table.name)")
        paragraph(Self.sentence(table.summary), isFirst: true)
        for words in table.details { paragraph(words) }
        for operand in table.operands {
            item(Self.italic(operand.usage), operand.help + Self.choices(operand.kind))
        }
        for option in table.options { item(Self.term(option), Self.meaning(option)) }
        examples(table.examples)
        for command in table.commands { verb(command, after: "\(start) \(table.name)") }
    }

    mutating func options(_ options: [OptionRow]) {
        for option in options + [OptionRow.help.told] {
            item(Self.term(option), Self.meaning(option))
        }
    }

    mutating func examples(_ examples: [CommandTable.Example]) {
        for example in examples {
            paragraph(phrase("An example that \(example.meaning):"))
            self.example([example.line])
        }
    }

    private static func usages(_ table: CommandTable, after start: String) -> [String] {
        let name = "\(start) \(table.name)"
        let own =
            table.isRunnable
            ? [
                ([bold(name), "[" + italic(HelpWords.told.option) + "]..."]
                    + table.operands.map { italic($0.usage) }).joined(separator: " ")
            ] : []
        return own + table.commands.flatMap { usages($0, after: name) }
    }

    private static func term(_ option: OptionRow) -> String {
        let letter = option.letter.map { bold("-\($0)") + ", " } ?? ""
        let value = option.value.map { " " + italic($0.placeholder) } ?? ""
        return letter + bold("--\(option.name)") + value
    }

    private static func meaning(_ option: OptionRow) -> String {
        option.help + (option.value.map { choices($0.kind) } ?? "")
    }

    private static func choices(_ kind: ValueKind) -> String {
        guard case .choice(let words) = kind else { return "" }
        return HelpWords.told.oneOf(words)
    }
}
