package import Arguments
package import Host

/// How output is drawn, which depends on where it goes.
package struct Style: Sendable, Hashable {
    /// How wide lines may be; `nil` when nobody looks at it on a screen.
    package var columns: Int?
    /// Whether other than ASCII characters may be added; a person's own words are never changed.
    package var isUnicode: Bool
    package var hasBars: Bool
    package var hasColour: Bool

    package init(columns: Int? = nil, isUnicode: Bool, hasBars: Bool, hasColour: Bool) {
        self.columns = columns
        self.isUnicode = isUnicode
        self.hasBars = hasBars
        self.hasColour = hasColour
    }

    /// For programs and files.
    package static let plain = Style(isUnicode: false, hasBars: false, hasColour: false)

    /// What suits standard output; `https://no-color.org` is honoured.
    package init(for descriptor: Int32, environment: Environment, command: ParsedCommand?) {
        guard Terminal.isTerminal(descriptor) else {
            self = .plain
            return
        }
        columns =
            environment["COLUMNS"].flatMap(Int.init) ?? Terminal.columns(of: descriptor) ?? 80
        isUnicode = Terminal.isUTF8(environment)
        hasBars = true
        hasColour =
            environment["NO_COLOR"] == nil && environment["TERM"] != "dumb"
            && command?.has("no-color") != true
    }

    /// What stands for a figure that nobody knows.
    var unknown: String { isUnicode ? "–" : "-" }
    /// What stands before a sum of which parts are unknown.
    var atLeast: String { isUnicode ? "≥ " : ">= " }
    var ellipsis: String { isUnicode ? "…" : "..." }

    func paint(_ text: String, _ ink: Ink?) -> String {
        guard hasColour, let ink, !text.isEmpty else { return text }
        return "\u{1B}[\(ink.rawValue)m\(text)\u{1B}[0m"
    }
}

/// A colour or weight of letters, by its number in ECMA-48's "select graphic rendition".
enum Ink: Int {
    case bold = 1
    case faint = 2
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
}
