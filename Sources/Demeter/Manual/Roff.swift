internal import Arguments
internal import Configuration
internal import Printable
internal import Telling

/// A manual page while it is written, in the `man(7)` macros that every formatter knows.
struct Roff {
    private(set) var text: String

    /// - Parameters:
    ///   - section: 1 for commands, 5 for files, 8 for daemons.
    ///   - date: `YYYY-MM-DD`.
    init(_ name: String, section: Int, date: String, program: String) {
        text =
            ".TH \"\(name.uppercased())\" \"\(section)\" \"\(date)\" \"\(program)\" \"Demeter\"\n"
        // Without spaces there is nothing to fill a line with.
        if Telling.isChinese { text += ".ad l\n" }
    }

    mutating func section(_ name: String) { text += ".SH \(Self.argument(name.uppercased()))\n" }

    mutating func subsection(_ name: String) { text += ".SS \(Self.argument(name))\n" }

    /// A paragraph, first in its section or behind another.
    mutating func paragraph(_ words: String, isFirst: Bool = false) {
        if !isFirst { text += ".PP\n" }
        text += Self.filled(words)
    }

    /// An indented meaning below its term.
    ///
    /// - Parameter term: already marked up, made of `bold` and `italic`.
    mutating func item(_ term: String, _ meaning: String) {
        text += ".TP\n\(term)\n"
        text += meaning.isEmpty ? "\\&\n" : Self.filled(meaning)
    }

    /// Lines as they are, indented.
    mutating func example(_ lines: [String]) {
        text += ".PP\n.RS 4\n.nf\n"
        for line in lines { text += Self.line(line) + "\n" }
        text += ".fi\n.RE\n"
    }

    static func bold(_ words: String) -> String { "\\fB\(escaped(words))\\fR" }

    static func italic(_ words: String) -> String { "\\fI\(escaped(words))\\fR" }

    /// Text lines of at most 78 bytes, as linters want them; the formatter fills them anew.
    ///
    /// Wide letters have no spaces between them: the formatter is told where it may part them, and that a line that
    /// was parted so goes on without a gap.
    private static func filled(_ words: String) -> String {
        let pieces = TextWrapping.pieces(of: words)
        // With room for what says that a line goes on.
        let width = pieces.contains { !$0.followsSpace } ? 74 : 78
        var lines: [String] = []
        for piece in pieces {
            let word = escaped(String(piece.text))
            let gap = piece.followsSpace ? " " : "\\:"
            guard let last = lines.last else {
                lines.append(word)
                continue
            }
            if last.utf8.count + gap.utf8.count + word.utf8.count < width {
                lines[lines.count - 1] += gap + word
            } else {
                if !piece.followsSpace { lines[lines.count - 1] += "\\:\\c" }
                lines.append(word)
            }
        }
        return lines.map { kept($0) + "\n" }.joined()
    }

    /// What ends with a mark of its language, or gets the full stop of it.
    static func sentence(_ words: String) -> String { words + HelpWords.told.stop }

    /// A text line; one that would be taken for a request is kept from it.
    static func line(_ words: String) -> String { kept(escaped(words)) }

    private static func kept(_ escaped: String) -> String {
        escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }

    /// One argument of a macro.
    private static func argument(_ words: String) -> String {
        "\""
            + escaped(words).split(separator: "\"", omittingEmptySubsequences: false)
            .joined(separator: "\\(dq") + "\""
    }

    /// Hyphens are minus signs, as on a keyboard, so that what is shown can be typed and searched for.
    static func escaped(_ words: String) -> String {
        var result = ""
        for scalar in words.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "~": result += "\\(ti"
            case "^": result += "\\(ha"
            case "`": result += "\\(ga"
            case "'": result += "\\(aq"
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
            default: result += "\\[u\(Self.hexadecimal(scalar.value))]"
            }
        }
        return result
    }

    private static func hexadecimal(_ value: UInt32) -> String {
        let digits = String(value, radix: 16, uppercase: true)
        return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}

extension Roff {
    /// The next text begins a line of its own.
    mutating func lineBreak() { text += ".br\n" }

    /// A line that is marked up already.
    mutating func raw(_ line: String) { text += line + "\n" }
}
