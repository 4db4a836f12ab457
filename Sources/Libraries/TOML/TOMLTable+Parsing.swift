internal import CToml

extension TOMLTable {
    /// Texts of more bytes are refused.
    package static let largestText = Int(CTOML_LARGEST)

    /// Parses a TOML 1.0 text in UTF-8.
    package init(parsing text: some Sequence<UInt8>) throws(TOMLError) {
        let bytes = ContiguousArray(text)
        var failure = ctoml_failure()
        // The buffer outlives the call, which copies what it keeps.
        let parsed = unsafe bytes.withUnsafeBytes { buffer in
            unsafe ctoml_parse(
                buffer.baseAddress?.assumingMemoryBound(to: CChar.self), buffer.count, &failure)
        }
        guard let document = unsafe parsed else { throw TOMLError(failure) }
        // Everything is copied into Swift values before the document goes.
        defer { unsafe ctoml_free(document) }
        var count = 0
        let start = unsafe ctoml_nodes(document, &count)
        var reader = unsafe NodeReader(nodes: UnsafeBufferPointer(start: start, count: count))
        guard case .table(let root) = reader.next() else {
            throw TOMLError(
                code: .internal, message: "the TOML parser failed", operation: "parse")
        }
        self = root
    }

    package init(parsing text: String) throws(TOMLError) { try self.init(parsing: text.utf8) }
}

/// Builds values from the flat array of a document, in which each value stands before its contents.
@safe private struct NodeReader {
    private let nodes: UnsafeBufferPointer<ctoml_node>
    private var position = 0

    init(nodes: UnsafeBufferPointer<ctoml_node>) { unsafe self.nodes = nodes }

    mutating func next() -> TOMLValue {
        // The counts in the array match its length: both come from one walk over the document.
        let node = unsafe nodes[position]
        position += 1
        let count = unsafe node.count
        switch unsafe node.kind {
        case CTOML_TABLE:
            var members: [TOMLTable.Member] = []
            members.reserveCapacity(count)
            for _ in 0..<count {
                let member = unsafe nodes[position]
                let key = unsafe Self.text(member.key, member.key_length)
                let place = unsafe TOMLPlace(
                    line: Int(member.key_line), column: Int(member.key_column))
                members.append(TOMLTable.Member(key: key, place: place, value: next()))
            }
            return .table(TOMLTable(members: members.sorted { $0.place < $1.place }))
        case CTOML_ARRAY:
            var elements: [TOMLElement] = []
            elements.reserveCapacity(count)
            for _ in 0..<count {
                let element = unsafe nodes[position]
                let place = unsafe TOMLPlace(
                    line: Int(element.line), column: Int(element.column))
                elements.append(TOMLElement(value: next(), place: place))
            }
            return .array(elements)
        case CTOML_INTEGER: return .integer(unsafe node.integer)
        case CTOML_REAL: return .real(unsafe node.real)
        case CTOML_BOOLEAN: return .boolean(unsafe node.integer != 0)
        case CTOML_MOMENT: return .moment(unsafe Self.text(node.text, node.text_length))
        default: return .string(unsafe Self.text(node.text, node.text_length))
        }
    }

    private static func text(_ start: UnsafePointer<CChar>?, _ length: Int) -> String {
        // toml++ has checked the bytes to be UTF-8, and the document is alive.
        unsafe String(
            decoding: UnsafeRawBufferPointer(start: start, count: length), as: UTF8.self)
    }
}
