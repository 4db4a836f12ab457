/// Demeter's own typography in ASCII, for terminals and programs that know nothing else.
enum PlainText {
    /// `text` with signs that Demeter's sentences use spelt in ASCII; letters stay as they are.
    static func of(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        var result = ""
        for character in text {
            switch character {
            case "×": result += "x"
            case "–", "−": result += "-"
            case "—": result += "--"
            case "…": result += "..."
            case "≥": result += ">="
            case "“", "”": result += "\""
            case "‘", "’": result += "'"
            case "\u{A0}", "\u{202F}": result += " "
            default: result.append(character)
            }
        }
        return result
    }
}
