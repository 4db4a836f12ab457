/// An element of a page or an XML text, with all that is in it.
package struct MarkupElement: Sendable, Hashable {
    package enum Child: Sendable, Hashable {
        case element(MarkupElement)
        case text(String)
    }

    package let name: String
    package let attributes: [String: String]
    package internal(set) var children: [Child] = []

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// All text in it but that of scripts and styles, with single spaces, and one where an element begins.
    package var text: String {
        var text = ""
        collect(into: &text)
        return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    private func collect(into text: inout String) {
        for child in children {
            switch child {
            case .text(let part): text += part
            case .element(let element) where ["script", "style"].contains(element.name): break
            case .element(let element):
                text += " "
                element.collect(into: &text)
            }
        }
    }

    /// Its own text as it stands, as of a script.
    package var rawText: String {
        children.map { if case .text(let text) = $0 { text } else { "" } }.joined()
    }

    /// It and all below it, in the order of the document.
    package func visit(_ body: (MarkupElement) -> Void) {
        body(self)
        for case .element(let element) in children { element.visit(body) }
    }

    /// Those of a name, itself too.
    package func all(_ name: String) -> [MarkupElement] {
        var found: [MarkupElement] = []
        visit { if $0.name == name { found.append($0) } }
        return found
    }
}
