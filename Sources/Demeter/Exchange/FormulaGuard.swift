/// Keeps words from being formulas in a spreadsheet that opens a table.
///
/// A name may come from anywhere, and a cell that begins with `=` is carried out, as one with `+`, `-`, `@`,
/// their wide forms or a leading control is by some programs
/// (https://owasp.org/www-community/attacks/CSV_Injection). An apostrophe in front makes it a text; the
/// reader takes it off again, and one that stood there is doubled, so that nothing is lost.
enum FormulaGuard {
    private static let mark: Character = "'"

    private static let openings: Set<Character> = [
        "=", "+", "-", "@", "\t", "\r", "\n", "\r\n", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}",
        "\u{FF20}",
    ]

    static func guarded(_ text: String) -> String {
        isOpening(text) ? "\(mark)\(text)" : text
    }

    static func unguarded(_ field: String) -> String {
        field.first == mark && isOpening(field) ? String(field.dropFirst()) : field
    }

    /// Whether a formula begins the text, behind any number of marks.
    private static func isOpening(_ text: String) -> Bool {
        text.first { $0 != mark }.map(openings.contains) ?? false
    }
}
