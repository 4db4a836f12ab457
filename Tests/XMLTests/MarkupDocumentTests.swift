import Testing

@testable import XML

struct MarkupDocumentTests {
    @Test func `a page is a tree, however broken`() throws {
        let page = MarkupDocument.page(
            Array("<ul><LI class=\"a b\">one &amp; <b>two</b><li>thr&eacute;e <p>four".utf8))
        let items = page.all("li")
        #expect(items.map(\.text) == ["one & two", "thrée four"])
        #expect(items.first?.attributes["class"] == "a b")
    }

    @Test func `a script's text stays as it stands, and is no text of the page`() throws {
        let page = MarkupDocument.page(
            Array("<body><script type='x'>{\"a\": \"<b>&amp;\"}</script>seen</body>".utf8))
        #expect(page.all("script").first?.rawText == #"{"a": "<b>&amp;"}"#)
        #expect(page.text == "seen")
    }

    @Test func `bytes that are no UTF-8 are what the page says they are`() {
        let head = Array("<html><head><meta charset=\"iso-8859-1\"></head><body><p>caf".utf8)
        #expect(MarkupDocument.page(head + [0xE9]).all("p").first?.text == "café")
        #expect(MarkupDocument.page(Array("<p>crème".utf8)).all("p").first?.text == "crème")
    }

    @Test func `no entity of the document's own is expanded, and no other file read`() {
        let text = """
            <?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">
            <!ENTITY f SYSTEM "file:///etc/hostname">]><r><x>&b;</x><y>&f;</y><z>&lt;</z></r>
            """
        let root = MarkupDocument.xml(Array(text.utf8))
        #expect(root.all("x").first?.text == "")
        #expect(root.all("y").first?.text == "")
        #expect(root.all("z").first?.text == "<")
    }

    @Test func `names of XML keep their case`() {
        #expect(MarkupDocument.xml(Array("<A><b C='d'/></A>".utf8)).all("b").count == 1)
        #expect(MarkupDocument.xml(Array("<A/>".utf8)).all("a").isEmpty)
    }

    @Test(arguments: [0, 1, 400, 100_000])
    func `elements nest as deep as they will without harm`(depth: Int) {
        let text = String(repeating: "<div>", count: depth) + "x"
        let page = MarkupDocument.page(Array(text.utf8))
        #expect(page.all("div").count <= max(depth, 0))
    }

    @Test func `nothing is an empty tree`() {
        #expect(MarkupDocument.page([]).children.isEmpty)
        #expect(MarkupDocument.xml(Array("no markup".utf8)).all("x").isEmpty)
    }
}
