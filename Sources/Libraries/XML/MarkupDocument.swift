internal import CXML

/// A page as browsers meet them, or an XML text, as a tree: nothing is too broken to be read.
///
/// By libxml2, which reaches for no network and no other file here and expands no entities of the
/// document's own. Elements nest at most 256 deep, by libxml2. It is a C parser, and what it reads comes from
/// anybody: where it is given a stranger's page, the process should have given its rights away before.
package enum MarkupDocument {
    /// The elements of a page; names in lower case.
    ///
    /// The page's own word for its encoding counts where its bytes are no UTF-8.
    /// - Returns: an element without a name, around all others.
    package static func page(_ bytes: [UInt8]) -> MarkupElement {
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue
            | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_NONET.rawValue
            | HTML_PARSE_COMPACT.rawValue
        let encoding = String(validating: bytes, as: UTF8.self) == nil ? nil : "UTF-8"
        return unsafe tree(bytes) { start, count in
            // The bytes and the name live until the call returns, by when libxml2 has its own copies.
            unsafe htmlReadMemory(start, count, nil, encoding, Int32(options))
        }
    }

    /// The elements of an XML text; names without their prefixes, as they are written.
    package static func xml(_ bytes: [UInt8]) -> MarkupElement {
        let options =
            XML_PARSE_RECOVER.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
            | XML_PARSE_NONET.rawValue | XML_PARSE_COMPACT.rawValue
        return unsafe tree(bytes) { start, count in
            // As above.
            unsafe xmlReadMemory(start, count, nil, nil, Int32(options))
        }
    }

    private static func tree(
        _ bytes: [UInt8], _ parse: (UnsafePointer<CChar>?, Int32) -> xmlDocPtr?
    ) -> MarkupElement {
        var root = MarkupElement(name: "", attributes: [:])
        guard let count = Int32(exactly: bytes.count), count > 0 else { return root }
        // The parser reads within the array's bytes.
        let document = unsafe bytes.withUnsafeBytes { bytes in
            unsafe parse(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), count)
        }
        guard let document = unsafe document else { return root }
        // Nobody else holds the document.
        defer { unsafe xmlFreeDoc(document) }
        var node = unsafe document.pointee.children
        while let current = unsafe node {
            if let child = unsafe child(current, depth: 0) { root.children.append(child) }
            unsafe node = current.pointee.next
        }
        return root
    }

    /// Deeper than libxml2 lets elements nest.
    private static let depthLimit = 300

    /// What a node is to its parent; `nil` of comments, types and the like.
    private static func child(_ node: xmlNodePtr, depth: Int) -> MarkupElement.Child? {
        // Nodes belong to the document, which lives until its whole tree was copied.
        switch unsafe node.pointee.type {
        case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
            return unsafe text(node.pointee.content).map(MarkupElement.Child.text)
        case XML_ELEMENT_NODE:
            guard depth < depthLimit else { return nil }
            var element = MarkupElement(
                name: unsafe text(node.pointee.name) ?? "", attributes: unsafe attributes(node))
            var next = unsafe node.pointee.children
            while let current = unsafe next {
                if let child = unsafe child(current, depth: depth + 1) {
                    element.children.append(child)
                }
                unsafe next = current.pointee.next
            }
            return .element(element)
        default: return nil
        }
    }

    private static func attributes(_ node: xmlNodePtr) -> [String: String] {
        var attributes: [String: String] = [:]
        var next = unsafe node.pointee.properties
        while let current = unsafe next {
            if let name = unsafe text(current.pointee.name) {
                let value = unsafe xmlNodeListGetString(
                    node.pointee.doc, current.pointee.children, 1)
                attributes[name] = unsafe text(value) ?? ""
                // The call's own copy, which may be none.
                if let value = unsafe value { unsafe cxml_free(value) }
            }
            unsafe next = current.pointee.next
        }
        return attributes
    }

    private static func text(_ text: UnsafePointer<xmlChar>?) -> String? {
        // libxml2's texts are UTF-8 and end with a zero.
        unsafe text.map { unsafe String(cString: $0) }
    }
}
