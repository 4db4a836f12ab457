/// The name of a column, taken apart: `Fat (g)` is `fat` in `g`, and so is `fat_g`.
struct ColumnName: Sendable, Hashable {
    /// As the file has it.
    let written: String
    /// In small letters, with single spaces and nothing else between its words.
    let key: String
    /// What stands in brackets at its end, or as its last word when that is a unit.
    let unit: String?
    /// The names of which it consists, as keys: those of `B1 (Thiamine)` and `B12, Cobalamin`.
    let parts: [String]

    init(_ written: String) {
        let name = written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        self.written = name
        if let last = name.last, last == ")" || last == "]",
            let open = name.lastIndex(of: last == ")" ? "(" : "["), open > name.startIndex
        {
            let inside = name[name.index(after: open)...].dropLast()
            unit = inside.split(separator: " ").joined(separator: " ")
            key = Self.key(name[..<open])
            parts = Self.parts(name[..<open])
            return
        }
        let words = Self.key(name[...]).split(separator: " ")
        if words.count > 1, let last = words.last, FigureUnit(String(last)) != nil {
            key = words.dropLast().joined(separator: " ")
            unit = String(last)
            parts = []
        } else {
            key = words.joined(separator: " ")
            unit = nil
            parts = Self.parts(name[...])
        }
    }

    private static func parts(_ name: Substring) -> [String] {
        name.split { "()[],".contains($0) }.map(key).filter { !$0.isEmpty }
    }

    /// `com.samsung.health.food_intake.calorie` is `calorie`.
    private static func key(_ text: Substring) -> String {
        let own = text.hasPrefix("com.") ? text.split(separator: ".").last ?? text : text
        return own.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: " ")
    }
}
