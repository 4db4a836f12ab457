/// A word of a command line that is no option: `DATE`, `TEXT…`.
package struct OperandRow: Sendable, Hashable {
    package enum Count: Sendable, Hashable {
        case one
        case oneAtMost
        case any
        case oneAtLeast
    }

    /// In capitals: `DATE`.
    package var name: String
    package var count: Count
    package var kind: ValueKind
    package var help: String

    package init(
        _ name: String, count: Count = .one, kind: ValueKind = .text, _ help: String
    ) {
        self.name = name
        self.count = count
        self.kind = kind
        self.help = help
    }

    /// As it stands in a usage line: `[TEXT…]`.
    package var usage: String {
        switch count {
        case .one: name
        case .oneAtMost: "[\(name)]"
        case .any: "[\(name)]..."
        case .oneAtLeast: "\(name)..."
        }
    }
}
