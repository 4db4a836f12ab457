import HTTP
import Testing

@testable import Mail

struct MailMessageTests {
    private let message = MailMessage(
        from: "me@example.org", to: ["you@example.org", "we@example.org"], subject: "Saturday",
        text: "two eggs\n", html: "<p>two eggs</p>\n", id: "demeter-2026-03-28.1",
        date: "Sat, 28 Mar 2026 23:00:00 +0000")

    @Test func `a mail has both bodies, and an id`() {
        #expect(
            message.source.split(separator: "\r\n", omittingEmptySubsequences: false) == [
                "From: me@example.org", "To: you@example.org, we@example.org",
                "Subject: Saturday", "Date: Sat, 28 Mar 2026 23:00:00 +0000",
                "Message-ID: <demeter-2026-03-28.1@example.org>", "MIME-Version: 1.0",
                "Auto-Submitted: auto-generated",
                "Content-Type: multipart/alternative; boundary=\"=_demeter-2026-03-28.1_=\"", "",
                "--=_demeter-2026-03-28.1_=", "Content-Type: text/plain; charset=utf-8",
                "Content-Transfer-Encoding: base64", "", "dHdvIGVnZ3MK",
                "--=_demeter-2026-03-28.1_=", "Content-Type: text/html; charset=utf-8",
                "Content-Transfer-Encoding: base64", "", "PHA+dHdvIGVnZ3M8L3A+Cg==",
                "--=_demeter-2026-03-28.1_=--", "",
            ])
    }

    @Test func `an amendment follows the first, and headers cannot be broken out of`() {
        var other = message
        other.references = ["demeter-2026-03-28.1"]
        other.subject = "a\r\nBcc: x@example.org"
        other.id = "demeter-2026-03-28.2"
        let lines = other.source.split(separator: "\r\n")
        #expect(lines.contains("In-Reply-To: <demeter-2026-03-28.1@example.org>"))
        #expect(lines.contains("Subject: aBcc: x@example.org"))
        other.subject = "für"
        #expect(other.source.contains("Subject: =?utf-8?B?ZsO8cg==?=\r\n"))
    }

    @Test(arguments: [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
        ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
    ])
    func `letters are those of RFC 4648`(plain: String, letters: String) {
        #expect(Base64.text(of: Array(plain.utf8)) == letters)
    }

    @Test func `long bodies are cut into lines of 76`() {
        let lines = Base64.lines(of: [UInt8](repeating: 0xFF, count: 200))
        #expect(lines.map(\.count) == [76, 76, 76, 40])
    }

    @Test func `a server that is not there is an error without an address in it`() {
        let error = #expect(throws: MailError.self) {
            try MailServer("127.0.0.1:9").send(message, patience: .seconds(5))
        }
        #expect(error?.code == 7)
        #expect(error?.description.contains("example") == false)
    }
}
