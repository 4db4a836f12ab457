import TestSupport
import Testing

@testable import Page

struct MarkupTests {
    private func written(_ markup: Markup) -> String {
        var bytes: [UInt8] = []
        markup.write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    @Test func `elements, attributes and text stand as they should`() {
        let markup = Tag.p(.className("a"), .id("b")) {
            "one "
            Tag.br()
            Tag.strong { "two" }
        }
        #expect(written(markup) == #"<p class="a" id="b">one <br><strong>two</strong></p>"#)
        #expect(written(Tag.input(.type(.text), .required)) == #"<input type="text" required>"#)
    }

    @Test(arguments: [
        ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
        (#"" onload="x"#, "&quot; onload=&quot;x"), ("a & b", "a &amp; b"), ("'x'", "&#39;x&#39;"),
        ("a\u{0}b\u{202E}c\u{1B}[31m", "a bc [31m"), ("é 蛋 🥚", "é 蛋 🥚"),
    ])
    func `text stays text`(text: String, escaped: String) {
        #expect(written(.text(text)) == escaped)
        #expect(written(Tag.input(.value(text))) == #"<input value="\#(escaped)">"#)
    }

    /// Whatever a text holds, the page around it has as many tags as without it.
    @Test(arguments: 0..<200) func `no text makes an element`(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed))
        let parts = [
            "<", ">", "\"", "'", "&", "/", "=", "script", "<!--", "-->", "]]>", "&lt;", "&#60;",
            "javascript:", " onclick=", "\u{0}", "\u{2028}", "\u{202E}", "\n", "é", "</bdi>",
            "<svg",
        ]
        let text = (0..<Int.random(in: 0...12, using: &random))
            .map { _ in parts[Int.random(in: 0..<parts.count, using: &random)] }.joined()
        func page(_ text: String) -> String {
            written(
                Tag.p(.aria("label", text), .value(text)) {
                    Tag.bdi { text }
                    text
                })
        }
        let (empty, full) = (page(""), page(text))
        for mark in ["<", ">", "\"", "'"] {
            #expect(
                full.filter { String($0) == mark }.count
                    == empty.filter { String($0) == mark }.count,
                "seed \(seed): \(text.debugDescription)")
        }
        // Every ampersand begins a reference that we wrote.
        for rest in full.split(separator: "&").dropFirst() {
            #expect(
                ["amp;", "lt;", "gt;", "quot;", "#39;"].contains { rest.hasPrefix($0) },
                "seed \(seed): \(text.debugDescription)")
        }
    }
}
