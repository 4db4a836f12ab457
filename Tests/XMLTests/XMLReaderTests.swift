import Tables
import Testing

@testable import XML

struct XMLReaderTests {
    private func events(_ text: String, piece: Int = .max) throws(XMLError) -> [String] {
        let reader = try XMLReader(MemorySource(Array(text.utf8), piece: piece))
        var all: [String] = []
        while let event = try reader.next() {
            switch event {
            case .start(let name):
                var attributes: [String] = []
                reader.attributes { attributes.append("\($0)=\($1)") }
                all.append("<\(([name] + attributes).joined(separator: " "))")
            case .end(let name): all.append("\(name)>")
            case .text(let text):
                if text.allSatisfy(\.isWhitespace) { continue }
                // A long text, or one with several parts, may come in pieces.
                if let last = all.last, last.hasPrefix("'") {
                    all[all.count - 1] = last + text
                } else {
                    all.append("'" + text)
                }
            }
        }
        return all
    }

    @Test(arguments: [1, 7, 1000])
    func `elements, attributes and texts come in their order`(piece: Int) throws {
        let text = """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE a [<!ELEMENT a (b*)><!ATTLIST b x CDATA #IMPLIED>]>
            <p:a xmlns:p="urn:p"><b x="1 &amp; 2" y="ä"/><!-- c --><c>t &lt; <![CDATA[u]]></c></p:a>
            """
        #expect(
            try events(text, piece: piece) == [
                "<a p=urn:p", "<b x=1 & 2 y=ä", "b>", "<c", "'t < u", "c>", "a>",
            ])
    }

    @Test(arguments: [
        "<!DOCTYPE a [<!ENTITY e \"x\">]><a>&e;</a>",
        "<!DOCTYPE a [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><a b=\"1\">&e;</a>",
        "<!DOCTYPE a [<!ENTITY % p \"x\">]><a/>",
    ])
    func `entities are refused, whether used or only declared`(text: String) {
        #expect(throws: XMLError.entities(line: 1)) { try events(text) }
    }

    @Test func `a document type elsewhere is never fetched`() throws {
        let text = "<!DOCTYPE a SYSTEM \"http://localhost:1/a.dtd\"><a/>"
        #expect(try events(text) == ["<a", "a>"])
    }

    @Test(arguments: ["<a><b></a>", "<a", "<a>\u{1}</a>", "<a/><b/>", "x"])
    func `what is no whole text is told with its line`(text: String) {
        #expect {
            try events(text)
        } throws: { error in
            guard case XMLError.malformed(_, line: 1) = error else { return false }
            return true
        }
    }

    @Test func `depth has a limit`() {
        let text = String(repeating: "<a>", count: 100_000)
        #expect(throws: XMLError.self) { try events(text) }
    }

    @Test func `what the source throws is told`() {
        struct Broken: Error {}
        final class Source: ByteSource {
            func read(into buffer: inout [UInt8], from start: Int) throws -> Int { throw Broken() }
        }
        #expect(throws: XMLError.source("Broken()")) {
            let reader = try XMLReader(Source())
            _ = try reader.next()
        }
    }
}
