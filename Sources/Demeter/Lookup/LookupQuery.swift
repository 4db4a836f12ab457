package import Nutrition

/// What is looked up: a name, or the number on a package.
package enum LookupQuery: Sendable, Hashable {
    /// Words without control characters, doubled spaces and spaces at the ends.
    case name(String)
    case code(GTIN)

    /// A number where the text is one with a right check digit, as a reader sends it or as it is typed.
    package init(_ text: String) {
        if let code = try? GTIN(scanned: text) {
            self = .code(code)
        } else {
            self = .name(
                text.split { $0.isWhitespace || $0.unicodeScalars.contains { $0.value < 0x20 } }
                    .joined(separator: " "))
        }
    }

    /// The same for queries that ask the same.
    var key: String {
        switch self {
        case .name(let words): "name " + words.lowercased()
        case .code(let code): "code " + code.digits
        }
    }
}
