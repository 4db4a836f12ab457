/// Names as packages and tables write them, made fit to be shown.
enum ProductName {
    /// In letters; longer names are cut at a space.
    static let limit = 120

    /// Without control characters, doubled spaces and spaces at the ends.
    static func plain(_ text: String) -> String {
        if isPlain(text) { return text }
        let isPlain = !text.utf8.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "&") }
        let words =
            (isPlain
            ? text
            : text.replacing("&quot;", with: "\"")
                .replacing("&amp;", with: "&")).split { character in
                character.isWhitespace
                    || character.unicodeScalars.contains {
                        $0.properties.generalCategory == .control
                    }
            }
        var name = words.joined(separator: " ")
        guard name.utf8.count > limit, name.count > limit else { return name }
        name = String(name.prefix(limit))
        if let space = name.lastIndex(of: " ") { name = String(name[..<space]) }
        return name
    }

    /// Whether `text` is ASCII that stays as it is, as most names of most products are; looking at its
    /// characters would take longer than all else that is done with a row.
    private static func isPlain(_ text: String) -> Bool {
        let space = UInt8(ascii: " ")
        var last = space
        let bytes = text.utf8Span.span
        for place in bytes.indices {
            let byte = bytes[place]
            guard byte >= space, byte < 0x7F, byte != UInt8(ascii: "&"),
                byte != space || last != space
            else { return false }
            last = byte
        }
        return (last != space || bytes.isEmpty) && bytes.count <= limit
    }
}
