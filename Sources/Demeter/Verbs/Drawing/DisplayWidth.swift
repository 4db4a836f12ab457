internal import Printable

/// How many columns of a terminal text takes, and text that fits into some.
enum DisplayWidth {
    static func of(_ text: String) -> Int { TextWidth.of(text) }

    static func of(_ character: Character) -> Int { TextWidth.of(character) }

    /// `text` without what could lead a terminal or its reader astray.
    static func printable(_ text: String) -> String { text.printable() }

    /// The beginning of `text`, with `ellipsis` at its end when it takes more than `width` columns.
    static func shortened(_ text: String, to width: Int, ellipsis: String) -> String {
        guard of(text) > width else { return text }
        var room = width - of(ellipsis)
        var result = ""
        for character in text {
            room -= of(character)
            if room < 0 { break }
            result.append(character)
        }
        return result + ellipsis
    }
}
