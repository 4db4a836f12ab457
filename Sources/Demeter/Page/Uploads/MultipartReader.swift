/// Takes `multipart/form-data` (RFC 7578) apart while it comes, in whatever pieces.
///
/// It keeps the head of one part and what may be the beginning of a boundary, and nothing else.
package struct MultipartReader: Sendable {
    package enum Event: Sendable, Hashable {
        /// A part begins; `file` is the name of its file, where it is one.
        case part(name: String, file: String?)
        case bytes(ArraySlice<UInt8>)
        case end
    }

    private enum State: Hashable {
        /// Before the first boundary.
        case preamble
        /// Right behind a boundary.
        case boundary
        case head
        case body
        case done
        case broken
    }

    private let delimiter: [UInt8]
    private var state = State.preamble
    private var buffer: [UInt8]
    private var parts = 0

    /// Parts that a form may have; far more than any of ours has.
    static let mostParts = 40
    /// Bytes of a part's head.
    static let mostHead = 4096

    /// - Parameter type: the header `Content-Type`; `nil` for what is no such form.
    package init?(contentType type: String) {
        let pieces = type.split(separator: ";")
        guard let kind = pieces.first, Self.trimmed(kind).lowercased() == "multipart/form-data",
            let value = pieces.dropFirst().compactMap({ Self.parameter("boundary", of: $0) }).first,
            1...70 ~= value.utf8.count, value.utf8.allSatisfy({ (0x20...0x7E).contains($0) })
        else { return nil }
        delimiter = Array("\r\n--\(value)".utf8)
        // The first boundary has no line before it.
        buffer = [0x0D, 0x0A]
    }

    /// Whether all of it came, up to its last boundary.
    package var isDone: Bool { state == .done }
    package var isBroken: Bool { state == .broken }

    package mutating func take(_ bytes: some Collection<UInt8>, _ tell: (Event) -> Void) {
        guard state != .done, state != .broken else { return }
        buffer += bytes
        while step(tell) {}
    }

    /// Does what can be done with what is there; whether there may be more to do.
    private mutating func step(_ tell: (Event) -> Void) -> Bool {
        switch state {
        case .preamble, .body:
            let isBody = state == .body
            guard let place = boundary else {
                let rest = keptLength
                let told = buffer.count - rest
                if isBody, told > 0 { tell(.bytes(buffer[..<told])) }
                buffer.removeFirst(told)
                return false
            }
            if isBody {
                if place.lowerBound > 0 { tell(.bytes(buffer[..<place.lowerBound])) }
                tell(.end)
            }
            buffer.removeFirst(place.upperBound)
            state = .boundary
            return true
        case .boundary:
            guard buffer.count >= 2 else { return false }
            if buffer.starts(with: "--".utf8) {
                state = .done
            } else if buffer.starts(with: "\r\n".utf8) {
                buffer.removeFirst(2)
                parts += 1
                state = parts > Self.mostParts ? .broken : .head
            } else {
                state = .broken
            }
            return state == .head
        case .head:
            guard let end = buffer.firstRange(of: Array("\r\n\r\n".utf8)) else {
                if buffer.count > Self.mostHead { state = .broken }
                return false
            }
            guard end.lowerBound <= Self.mostHead,
                let part = Self.part(buffer[..<end.lowerBound])
            else {
                state = .broken
                return false
            }
            // An empty part's boundary begins with the line end of its head.
            buffer.removeFirst(end.lowerBound + 2)
            if !buffer.starts(with: delimiter) { buffer.removeFirst(2) }
            tell(part)
            state = .body
            return true
        case .done, .broken: return false
        }
    }

    /// Where the next boundary is; its line end is looked for first, which is quick.
    private var boundary: Range<Int>? {
        var from = 0
        while let place = buffer[from...].firstIndex(of: 0x0D) {
            let end = place + delimiter.count
            guard end <= buffer.count else { return nil }
            if buffer[place..<end].elementsEqual(delimiter) { return place..<end }
            from = place + 1
        }
        return nil
    }

    /// So many bytes at the end of the buffer may be the beginning of a boundary.
    private var keptLength: Int {
        let most = min(buffer.count, delimiter.count - 1)
        guard most > 0 else { return 0 }
        for length in stride(from: most, through: 1, by: -1)
        where buffer.suffix(length).elementsEqual(delimiter.prefix(length)) {
            return length
        }
        return 0
    }

    private static func part(_ head: ArraySlice<UInt8>) -> Event? {
        guard let text = String(validating: head, as: UTF8.self), !text.contains("\0") else {
            return nil
        }
        for line in text.split(separator: "\r\n") {
            guard let mark = line.firstIndex(of: ":"),
                trimmed(line[..<mark]).lowercased() == "content-disposition"
            else { continue }
            let pieces = parted(line[line.index(after: mark)...])
            guard trimmed(pieces.first ?? "").lowercased() == "form-data",
                let name = pieces.compactMap({ parameter("name", of: $0) }).first
            else { return nil }
            let file = pieces.compactMap { parameter("filename", of: $0) }.first
            return .part(name: name, file: file)
        }
        return nil
    }

    /// At semicolons that stand in no quotes.
    private static func parted(_ text: Substring) -> [Substring] {
        var (pieces, start, isQuoted) = ([Substring](), text.startIndex, false)
        for place in text.indices {
            switch text[place] {
            case "\"": isQuoted.toggle()
            case ";" where !isQuoted:
                pieces.append(text[start..<place])
                start = text.index(after: place)
            default: break
            }
        }
        return pieces + [text[start...]]
    }

    /// The value of `name=value`, in quotes or without; browsers write `"` in names as `%22`.
    private static func parameter(_ name: String, of piece: Substring) -> String? {
        guard let mark = piece.firstIndex(of: "="),
            trimmed(piece[..<mark]).lowercased() == name
        else { return nil }
        var value = trimmed(piece[piece.index(after: mark)...])[...]
        if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") {
            value = value.dropFirst().dropLast()
        }
        return value.isEmpty ? nil : String(value)
    }

    private static func trimmed(_ text: Substring) -> String {
        var rest = text
        while let first = rest.first, first == " " || first == "\t" { rest.removeFirst() }
        while let last = rest.last, last == " " || last == "\t" { rest.removeLast() }
        return String(rest)
    }
}
