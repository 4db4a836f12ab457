/// A program or one of its verbs: everything that parsing, help, completions and manuals say of it.
package struct CommandTable: Sendable, Hashable {
    package var name: String
    /// What it does, in a few words without a full stop.
    package var summary: String
    /// Paragraphs that follow the summary in the help; each is wrapped.
    package var details: [String]
    /// Options that may stand anywhere behind the name, before or after further verbs.
    package var options: [OptionRow]
    package var operands: [OperandRow]
    package var examples: [Example]
    /// Verbs below this one.
    package var commands: [CommandTable]
    /// Under which heading the parent's help lists it.
    package var group: String
    /// Whether it does something without a further verb; without operands when it has verbs.
    package var isRunnable: Bool

    package struct Example: Sendable, Hashable {
        package var line: String
        package var meaning: String

        package init(_ line: String, _ meaning: String) {
            self.line = line
            self.meaning = meaning
        }
    }

    package init(
        _ name: String, _ summary: String, details: [String] = [], options: [OptionRow] = [],
        operands: [OperandRow] = [], examples: [Example] = [], commands: [CommandTable] = [],
        group: String = "Verbs", isRunnable: Bool? = nil
    ) {
        self.name = name
        self.summary = summary
        self.details = details
        self.options = options
        self.operands = operands
        self.examples = examples
        self.commands = commands
        self.group = group
        self.isRunnable = isRunnable ?? commands.isEmpty
    }

    package subscript(command name: String) -> CommandTable? {
        commands.first { $0.name == name }
    }

    /// The tables along `path`, from this one on; stops where a name is unknown.
    package func chain(to path: [String]) -> [CommandTable] {
        var chain = [self]
        for name in path {
            guard let next = chain.last?[command: name] else { break }
            chain.append(next)
        }
        return chain
    }
}
