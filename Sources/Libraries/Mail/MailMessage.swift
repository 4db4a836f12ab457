internal import HTTP

/// A mail in plain text and in HTML, from which a mail program chooses.
package struct MailMessage: Sendable, Hashable {
    package var from: String
    package var to: [String]
    /// Without line breaks.
    package var subject: String
    package var text: String
    package var html: String
    /// The part of the message's id before the `@`: letters, digits, dots and hyphens.
    package var id: String
    /// Ids of earlier mails that this one follows.
    package var references: [String]
    /// As in `Sat, 28 Mar 2026 23:00:00 +0000`.
    package var date: String

    package init(
        from: String, to: [String], subject: String, text: String, html: String, id: String,
        references: [String] = [], date: String
    ) {
        self.from = from
        self.to = to
        self.subject = subject
        self.text = text
        self.html = html
        self.id = id
        self.references = references
        self.date = date
    }

    /// The message by RFC 5322 and RFC 2046, with lines that end in CR LF.
    package var source: String {
        let boundary = "=_\(id)_="
        var lines = [
            "From: \(Self.header(from))", "To: \(to.map(Self.header).joined(separator: ", "))",
            "Subject: \(Self.word(subject))", "Date: \(date)", "Message-ID: \(address(of: id))",
        ]
        if let first = references.first {
            lines.append("In-Reply-To: \(address(of: first))")
            lines.append("References: \(references.map(address).joined(separator: " "))")
        }
        lines += [
            "MIME-Version: 1.0", "Auto-Submitted: auto-generated",
            "Content-Type: multipart/alternative; boundary=\"\(boundary)\"", "",
        ]
        for (type, body) in [("text/plain", text), ("text/html", html)] {
            lines += [
                "--\(boundary)", "Content-Type: \(type); charset=utf-8",
                "Content-Transfer-Encoding: base64", "",
            ]
            lines += Base64.lines(of: Array(body.utf8))
        }
        lines += ["--\(boundary)--", ""]
        return lines.joined(separator: "\r\n")
    }

    private func address(of id: String) -> String {
        let domain = from.split(separator: "@").last.map { $0.filter { $0 != ">" } } ?? "localhost"
        return "<\(id)@\(Self.header(String(domain)))>"
    }

    /// A header never gets a second line, whatever it is made of.
    private static func header(_ text: String) -> String {
        String(
            text.unicodeScalars.filter { $0.value >= 0x20 && $0.value != 0x7F }.map(Character.init))
    }

    /// As it is when it is ASCII, else by RFC 2047.
    private static func word(_ text: String) -> String {
        let text = header(text)
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
        return "=?utf-8?B?\(Base64.text(of: Array(text.utf8)))?="
    }
}
