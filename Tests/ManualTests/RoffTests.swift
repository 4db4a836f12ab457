import Testing

@testable import Manual

struct RoffTests {
    @Test(arguments: [
        ("a-b", "a\\-b"), ("C:\\", "C:\\e"), ("~/x", "\\(ti/x"), ("it's", "it\\(aqs"),
        ("é", "\\[u00E9]"), ("…", "\\[u2026]"), ("plain", "plain"),
    ])
    func `what has a meaning of its own is escaped`(words: String, expected: String) {
        #expect(Roff.escaped(words) == expected)
    }

    @Test func `a line never begins a request`() {
        #expect(Roff.line(".profile") == "\\&.profile")
        #expect(Roff.line("'tis") == "\\(aqtis")
    }

    @Test func `quotes in a heading stay one argument`() {
        var roff = Roff("x", section: 1, date: "2026-01-02", program: "P")
        roff.subsection("say \"what\"")
        #expect(
            roff.text == """
                .TH "X" "1" "2026-01-02" "P" "Demeter"
                .SS "say \\(dqwhat\\(dq"

                """)
    }
}
