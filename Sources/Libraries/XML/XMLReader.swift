internal import CXML
package import Tables

/// An XML text read piece by piece, in memory that does not grow with it.
///
/// No network and no other file is ever reached for, a document type is passed over, and entities are
/// refused. Elements nest at most 256 deep, and a text or attribute has at most 10 MB, by libxml2.
///
/// Owned by one task at a time, as libxml2's readers are.
@safe package final class XMLReader {
    package enum Event: Sendable, Hashable {
        /// An element begins; an empty one ends at once, with an event of its own.
        case start(String)
        case end(String)
        case text(String)
    }

    // Freed by the end, whose sole owner this is.
    private let reader: xmlTextReaderPtr
    private let feed: Feed
    /// The name of an empty element, whose end is still to be told.
    private var emptied: String?
    private var names: [UInt: String] = [:]

    package init(_ source: any ByteSource) throws(XMLError) {
        feed = Feed(source)
        let options =
            XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
            | XML_PARSE_NOCDATA.rawValue | XML_PARSE_COMPACT.rawValue
        // The feed lives as long as this object, which frees the reader first.
        let context = unsafe Unmanaged.passUnretained(feed).toOpaque()
        guard
            let reader = unsafe xmlReaderForIO(
                { context, buffer, count in
                    guard let context = unsafe context, let buffer = unsafe buffer else {
                        return -1
                    }
                    // The feed that was handed over above.
                    let feed = unsafe Unmanaged<Feed>.fromOpaque(context).takeUnretainedValue()
                    return unsafe feed.read(
                        into: UnsafeMutableRawBufferPointer(start: buffer, count: Int(count)))
                }, { _ in 0 }, context, nil, nil, Int32(options))
        else { throw .outOfMemory }
        unsafe self.reader = reader
        unsafe cxml_silence(reader)
    }

    deinit {
        // Nobody else holds the reader.
        unsafe xmlFreeTextReader(reader)
    }

    /// The line that is being read, from 1.
    package var line: Int { unsafe Int(xmlTextReaderGetParserLineNumber(reader)) }

    /// What comes next; white space between elements is passed over. `nil` at the end.
    package func next() throws(XMLError) -> Event? {
        if let name = emptied {
            emptied = nil
            return .end(name)
        }
        while true {
            switch unsafe xmlTextReaderRead(reader) {
            case 1: break
            case 0:
                if let fault = feed.fault { throw .source(fault) }
                return nil
            default: throw failure()
            }
            switch UInt32(bitPattern: unsafe xmlTextReaderNodeType(reader)) {
            case XML_READER_TYPE_ELEMENT.rawValue:
                let name = name()
                if unsafe xmlTextReaderIsEmptyElement(reader) == 1 { emptied = name }
                return .start(name)
            case XML_READER_TYPE_END_ELEMENT.rawValue: return .end(name())
            case XML_READER_TYPE_TEXT.rawValue, XML_READER_TYPE_CDATA.rawValue:
                // The reader's own, and copied at once.
                guard let value = unsafe xmlTextReaderConstValue(reader) else { continue }
                return .text(unsafe String(cString: value))
            case XML_READER_TYPE_DOCUMENT_TYPE.rawValue:
                if unsafe cxml_declares_entities(reader) != 0 { throw .entities(line: line) }
            case XML_READER_TYPE_ENTITY.rawValue, XML_READER_TYPE_ENTITY_REFERENCE.rawValue:
                throw .entities(line: line)
            default: break
            }
        }
    }

    /// An attribute of the element that has just begun.
    package func attribute(_ name: String) -> String? {
        // Allocated for the caller, copied and given back.
        guard let value = unsafe xmlTextReaderGetAttribute(reader, name) else { return nil }
        defer { unsafe cxml_free(value) }
        return unsafe String(cString: value)
    }

    /// Every attribute of the element that has just begun, in the order in which it stands there.
    package func attributes(_ take: (String, String) -> Void) {
        guard unsafe xmlTextReaderMoveToFirstAttribute(reader) == 1 else { return }
        repeat {
            // The reader's own, and copied at once.
            if let value = unsafe xmlTextReaderConstValue(reader) {
                take(name(), unsafe String(cString: value))
            }
        } while unsafe xmlTextReaderMoveToNextAttribute(reader) == 1
        unsafe xmlTextReaderMoveToElement(reader)
    }

    /// The name without its prefix. libxml2 keeps one copy of each, so that its address tells it.
    private func name() -> String {
        guard let text = unsafe xmlTextReaderConstLocalName(reader) else { return "" }
        let key = UInt(bitPattern: text)
        if let known = names[key] { return known }
        let name = unsafe String(cString: text)
        names[key] = name
        return name
    }

    private func failure() -> XMLError {
        if let fault = feed.fault { return .source(fault) }
        // The error is the library's own and is copied at once.
        guard let error = unsafe xmlGetLastError() else {
            return .malformed(reason: "unknown error", line: line)
        }
        let words = unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? ""
        let reason = words.split(whereSeparator: \.isNewline).first.map(String.init)
        return .malformed(
            reason: reason ?? "unknown error", line: Int(unsafe error.pointee.line))
    }
}

/// Hands a source's bytes to libxml2, and keeps what went wrong with them.
private final class Feed {
    private let source: any ByteSource
    private var buffer = [UInt8](repeating: 0, count: 1 << 16)
    private var begin = 0
    private var end = 0
    private(set) var fault: String?

    init(_ source: any ByteSource) { self.source = source }

    /// The number of bytes, 0 at the end, -1 for a failure.
    func read(into target: UnsafeMutableRawBufferPointer) -> Int32 {
        if begin == end {
            do {
                begin = 0
                end = try source.read(into: &buffer, from: 0)
            } catch {
                fault = String(describing: error)
                return -1
            }
        }
        let count = min(end - begin, target.count)
        // Both lie within their buffers by the line above.
        unsafe buffer.withUnsafeBytes { bytes in
            unsafe target.copyMemory(
                from: UnsafeRawBufferPointer(rebasing: bytes[begin..<begin + count]))
        }
        begin += count
        return Int32(count)
    }
}
