/// Text in lines of a given width.
package enum TextWrapping {
    /// `text` in lines of at most `width` columns, where a piece is not wider: parted at spaces, and between
    /// wide letters, which have none.
    ///
    /// No line begins with a mark that closes, nor ends with one that opens.
    package static func lines(of text: String, width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var filled = 0
        for piece in pieces(of: text) {
            let gap = line.isEmpty || !piece.followsSpace ? 0 : 1
            let wide = TextWidth.of(piece.text)
            if !line.isEmpty, filled + gap + wide > width {
                lines.append(line)
                line = ""
                filled = 0
            } else if gap > 0 {
                line += " "
                filled += gap
            }
            line += piece.text
            filled += wide
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    /// Parts of a text that stay whole, with whether a space stands before each.
    package static func pieces(of text: String) -> [(text: Substring, followsSpace: Bool)] {
        text.split(separator: " ").flatMap { word in
            parts(of: word).enumerated().map { ($1, $0 == 0) }
        }
    }

    private static func parts(of word: Substring) -> [Substring] {
        if word.utf8.allSatisfy({ $0 < 0x80 }) { return [word] }
        var parts: [Substring] = []
        var start = word.startIndex
        for place in word.indices.dropFirst()
        where mayPart(word[word.index(before: place)], word[place]) {
            parts.append(word[start..<place])
            start = place
        }
        return parts + [word[start...]]
    }

    private static func mayPart(_ left: Character, _ right: Character) -> Bool {
        (TextWidth.of(left) == 2 || TextWidth.of(right) == 2)
            && !opening.contains(left) && !closing.contains(right)
    }

    private static let opening = Set("（「『《〈【([{“‘")
    private static let closing = Set("，。、；：？！）」』》〉】…)]},.;:?!%”’")
}
