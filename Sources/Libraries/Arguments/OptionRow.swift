/// An option of a command line: `--socket PATH`, `-h`.
package struct OptionRow: Sendable, Hashable {
    /// Without the dashes.
    package var name: String
    package var letter: Character?
    /// `nil` for a flag.
    package var value: Value?
    /// What it does, in one sentence.
    package var help: String
    /// Whether every occurrence counts; otherwise the last one does.
    package var isRepeatable: Bool

    package struct Value: Sendable, Hashable {
        /// What stands for the value in the help: `PATH`.
        package var placeholder: String
        package var kind: ValueKind

        package init(_ placeholder: String, _ kind: ValueKind = .text) {
            self.placeholder = placeholder
            self.kind = kind
        }
    }

    package init(
        _ name: String, letter: Character? = nil, value: Value? = nil, _ help: String,
        isRepeatable: Bool = false
    ) {
        self.name = name
        self.letter = letter
        self.value = value
        self.help = help
        self.isRepeatable = isRepeatable
    }

    /// Stands in every table without being listed there.
    package static let help = OptionRow("help", letter: "h", "Show this help and end.")
}

/// What a value is, which decides how it is completed and checked.
package enum ValueKind: Sendable, Hashable {
    case text
    case file
    case folder
    /// One of these words and nothing else.
    case choice([String])
}
