/// The name of a column, taken apart: `Fat (g)` is `fat` in `g`, and so is `fat_g`.
struct ColumnName: Sendable, Hashable {
    /// As the file has it.
    let written: String
    /// In small letters, with single spaces and nothing else between its words.
    let key: String
    /// What stands in brackets at its end, or as its last word when that is a unit.
    let unit: String?

    init(_ written: String) {
        let name = written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        self.written = name
        if let last = name.last, last == ")" || last == "]",
            let open = name.lastIndex(of: last == ")" ? "(" : "["), open > name.startIndex
        {
            let inside = name[name.index(after: open)...].dropLast()
            key = Self.key(name[..<open])
            unit = inside.split(separator: " ").joined(separator: " ")
            return
        }
        let words = Self.key(name[...]).split(separator: " ")
        if words.count > 1, let last = words.last, FigureUnit(String(last)) != nil {
            key = words.dropLast().joined(separator: " ")
            unit = String(last)
        } else {
            key = words.joined(separator: " ")
            unit = nil
        }
    }

    /// `com.samsung.health.food_intake.calorie` is `calorie`.
    private static func key(_ text: Substring) -> String {
        let own = text.hasPrefix("com.") ? text.split(separator: ".").last ?? text : text
        return own.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}
