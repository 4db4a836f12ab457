/// What a server calls one version of a file (RFC 9110, section 8.8.3), in whatever form it is told.
///
/// A server that compresses its answers may call the same bytes `"x"`, `W/"x"` or `"x-gzip"`, and knows again
/// only the form of the file itself: all of them are one tag here, and are sent together.
package struct EntityTag: Sendable, Hashable {
    /// Without `W/`, quotes and the mark of a compression.
    package let text: String

    /// Marks that mod_deflate, mod_brotli and proxies put behind a tag's text.
    private static let compressions = ["-gzip", ";gzip", "--gzip", "-br", ";br", "-deflate"]

    /// `nil` for an empty one, or one that no header could hold.
    package init?(_ header: String) {
        var text = Substring(header)
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        if text.hasPrefix("W/") || text.hasPrefix("w/") { text.removeFirst(2) }
        if text.count >= 2, text.first == "\"", text.last == "\"" {
            text = text.dropFirst().dropLast()
        }
        if let mark = Self.compressions.first(where: { text.hasSuffix($0) }),
            text.count > mark.count
        {
            text = text.dropLast(mark.count)
        }
        guard !text.isEmpty, text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x22 }) else {
            return nil
        }
        self.text = String(text)
    }

    /// For `If`: any of the forms.
    package var lists: String { "([\"\(text)\"]) ([\"\(text)-gzip\"]) ([W/\"\(text)\"])" }

    /// For `If-Match` and `If-None-Match`; the file's own form first.
    package var forms: String { "\"\(text)\", \"\(text)-gzip\", W/\"\(text)\"" }
}
