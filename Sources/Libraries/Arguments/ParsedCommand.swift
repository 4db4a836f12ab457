/// A command line that fits its table.
package struct ParsedCommand: Sendable, Hashable {
    /// The verbs from the program's name on, without it: `["foods", "search"]`.
    package var path: [String]
    package var operands: [String]
    private var values: [String: [String]]

    init(path: [String], operands: [String], values: [String: [String]]) {
        self.path = path
        self.operands = operands
        self.values = values
    }

    /// Whether the flag is given.
    package func has(_ option: String) -> Bool { values[option] != nil }

    /// The last value that the option is given; `nil` when it is not.
    package subscript(option: String) -> String? { values[option]?.last }

    /// All values of a repeatable option, in order.
    package func all(_ option: String) -> [String] { values[option] ?? [] }
}
