internal import Printable

extension Markup {
    /// A whole page: its type, and all that is in it.
    package var document: [UInt8] {
        var bytes = Array("<!DOCTYPE html>\n".utf8)
        write(to: &bytes)
        bytes.append(UInt8(ascii: "\n"))
        return bytes
    }

    /// A piece of a page.
    package var bytes: [UInt8] {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return bytes
    }

    package func write(to bytes: inout [UInt8]) {
        switch self {
        case .text(let text): Self.escape(text.printable(), to: &bytes)
        case .lines(let text): Self.escape(text.printable(keeping: ["\n"]), to: &bytes)
        case .group(let pieces): for piece in pieces { piece.write(to: &bytes) }
        case .element(let tag, let attributes, let pieces):
            bytes.append(UInt8(ascii: "<"))
            bytes += tag.name.utf8
            for attribute in attributes { attribute.write(to: &bytes) }
            bytes.append(UInt8(ascii: ">"))
            if tag.isVoid { return }
            for piece in pieces { piece.write(to: &bytes) }
            bytes += "</".utf8
            bytes += tag.name.utf8
            bytes.append(UInt8(ascii: ">"))
        }
    }

    /// Printable text as it stands between tags and within quotes.
    fileprivate static func escape(_ text: String, to bytes: inout [UInt8]) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case UInt8(ascii: "'"): bytes += "&#39;".utf8
            default: bytes.append(byte)
            }
        }
    }
}

extension Attribute {
    fileprivate func write(to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: " "))
        bytes += name.utf8
        guard let value else { return }
        bytes += "=\"".utf8
        Markup.escape(value.printable(), to: &bytes)
        bytes.append(UInt8(ascii: "\""))
    }
}
