/// The elements of a page or an XML file, as far as recipes need them: no document is too broken to be read.
///
/// Written here in place of a C parser, since what it reads comes from anybody: the language itself keeps
/// it within its memory. It knows no entities but the common ones, no schemas and no scripts.
struct Markup {
    final class Element {
        let name: String
        let attributes: [String: String]
        var children: [Child] = []

        init(name: String, attributes: [String: String]) {
            self.name = name
            self.attributes = attributes
        }

        enum Child {
            case element(Element)
            case text(String)
        }

        /// All text in it, with single spaces.
        var text: String {
            var text = ""
            collect(into: &text)
            return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        }

        private func collect(into text: inout String) {
            for child in children {
                switch child {
                case .text(let part): text += part
                case .element(let element)
                where element.name == "script" || element.name == "style": break
                case .element(let element):
                    text += " "
                    element.collect(into: &text)
                }
            }
        }

        /// Its own text as it stands, as of a script.
        var rawText: String {
            children.map { if case .text(let text) = $0 { text } else { "" } }.joined()
        }

        var elements: [Element] {
            children.compactMap { if case .element(let element) = $0 { element } else { nil } }
        }

        /// It and all below it, in the order of the document.
        func visit(_ body: (Element) -> Void) {
            body(self)
            for element in elements { element.visit(body) }
        }

        func all(_ name: String) -> [Element] {
            var found: [Element] = []
            visit { if $0.name == name { found.append($0) } }
            return found
        }
    }

    private let bytes: [UInt8]
    private var place = 0
    private var open: [Element] = []

    static func elements(of text: String) -> Element {
        var scanner = Markup(bytes: Array(text.utf8))
        return scanner.scan()
    }

    /// The plain text of a piece of a page.
    static func text(of piece: String) -> String { elements(of: piece).text }

    private init(bytes: [UInt8]) { self.bytes = bytes }

    private mutating func scan() -> Element {
        let root = Element(name: "", attributes: [:])
        open = [root]
        while place < bytes.count {
            if bytes[place] == UInt8(ascii: "<") {
                tag()
            } else {
                let end = next(UInt8(ascii: "<"), from: place)
                add(.text(Self.unescaped(bytes[place..<end])))
                place = end
            }
        }
        return root
    }

    private func next(_ byte: UInt8, from start: Int) -> Int {
        bytes[start...].firstIndex(of: byte) ?? bytes.count
    }

    private func add(_ child: Element.Child) { open.last?.children.append(child) }

    private mutating func tag() {
        let rest = bytes[place...]
        if rest.starts(with: "<!--".utf8) {
            place = end(of: "-->", from: place + 4)
        } else if rest.starts(with: "<![CDATA[".utf8) {
            let stop = find("]]>", from: place + 9)
            add(.text(String(decoding: bytes[min(place + 9, stop)..<stop], as: UTF8.self)))
            place = min(stop + 3, bytes.count)
        } else if rest.starts(with: "<!".utf8) || rest.starts(with: "<?".utf8) {
            place = min(next(UInt8(ascii: ">"), from: place) + 1, bytes.count)
        } else if rest.starts(with: "</".utf8) {
            let stop = next(UInt8(ascii: ">"), from: place)
            let name = Self.name(bytes[min(place + 2, stop)..<stop])
            place = min(stop + 1, bytes.count)
            if let index = open.lastIndex(where: { $0.name == name }), index > 0 {
                open.removeSubrange(index...)
            }
        } else {
            element()
        }
    }

    private mutating func element() {
        let start = place + 1
        guard start < bytes.count, Self.isLetter(bytes[start]) else {
            add(.text("<"))
            place += 1
            return
        }
        var index = start
        while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
        let name = Self.name(bytes[start..<index])
        var attributes: [String: String] = [:]
        var isClosed = false
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            if bytes[index] == UInt8(ascii: "/") {
                isClosed = true
                index += 1
                continue
            }
            guard bytes[index] > 0x20 else {
                index += 1
                continue
            }
            isClosed = false
            index = attribute(at: index, into: &attributes)
        }
        place = min(index + 1, bytes.count)
        // A list item or paragraph ends where the next one begins.
        if Self.unclosed.contains(name), open.last?.name == name { open.removeLast() }
        let element = Element(name: name, attributes: attributes)
        add(.element(element))
        if isClosed || Self.void.contains(name) { return }
        if name == "script" || name == "style" {
            let stop = find("</\(name)", from: place)
            element.children.append(.text(String(decoding: bytes[place..<stop], as: UTF8.self)))
            place = min(next(UInt8(ascii: ">"), from: stop) + 1, bytes.count)
            return
        }
        if open.count < Self.depthLimit { open.append(element) }
    }

    private func attribute(at start: Int, into attributes: inout [String: String]) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != UInt8(ascii: "="), !Self.endsName(bytes[index]) {
            index += 1
        }
        let name = Self.name(bytes[start..<index])
        var after = index
        while after < bytes.count, bytes[after] <= 0x20 { after += 1 }
        guard after < bytes.count, bytes[after] == UInt8(ascii: "=") else {
            attributes[name] = ""
            return max(index, start + 1)
        }
        after += 1
        while after < bytes.count, bytes[after] <= 0x20 { after += 1 }
        guard after < bytes.count else { return after }
        let quote = bytes[after]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            let stop = next(quote, from: after + 1)
            attributes[name] = Self.unescaped(bytes[min(after + 1, stop)..<stop])
            return min(stop + 1, bytes.count)
        }
        var stop = after
        while stop < bytes.count, bytes[stop] > 0x20, bytes[stop] != UInt8(ascii: ">") { stop += 1 }
        attributes[name] = Self.unescaped(bytes[after..<stop])
        return stop
    }

    /// Where `mark` stands, whatever its case; the end when it does not.
    private func find(_ mark: String, from start: Int) -> Int {
        let wanted = Array(mark.lowercased().utf8)
        var index = start
        while index + wanted.count <= bytes.count {
            if zip(bytes[index...], wanted).allSatisfy({ Self.lower($0) == $1 }) { return index }
            index += 1
        }
        return bytes.count
    }

    private func end(of mark: String, from start: Int) -> Int {
        min(find(mark, from: start) + mark.utf8.count, bytes.count)
    }

    private static func lower(_ byte: UInt8) -> UInt8 {
        (65...90).contains(byte) ? byte + 32 : byte
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(lower(byte)) }

    private static func endsName(_ byte: UInt8) -> Bool {
        byte <= 0x20 || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/")
    }

    private static func name(_ bytes: ArraySlice<UInt8>) -> String {
        String(decoding: bytes.prefix { $0 > 0x20 }.map(lower), as: UTF8.self)
    }

    /// Text with its entities as characters.
    private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
        let text = String(decoding: bytes, as: UTF8.self)
        guard text.contains("&") else { return text }
        var result = ""
        var rest = Substring(text)
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            let behind = rest[rest.index(after: mark)...]
            if let end = behind.prefix(12).firstIndex(of: ";"),
                let character = entity(behind[..<end])
            {
                result.append(character)
                rest = behind[behind.index(after: end)...]
            } else {
                result.append("&")
                rest = behind
            }
        }
        return result + rest
    }

    private static func entity(_ name: Substring) -> Character? {
        if name.hasPrefix("#") {
            let digits = name.dropFirst()
            let value =
                digits.first == "x" || digits.first == "X"
                ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
            return value.flatMap(Unicode.Scalar.init).map(Character.init)
        }
        return entities[String(name)]
    }

    private static let entities: [String: Character] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "frac12": "½",
        "frac14": "¼",
        "frac34": "¾", "deg": "°", "times": "×", "ndash": "–", "mdash": "—", "rsquo": "’",
        "lsquo": "‘",
        "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "uuml": "ü",
        "ouml": "ö",
        "auml": "ä", "szlig": "ß", "hellip": "…", "bull": "•", "frac13": "⅓", "frac23": "⅔",
    ]
    private static let void: Set<String> = [
        "br", "img", "meta", "link", "input", "hr", "source", "area", "base", "col", "wbr", "embed",
    ]
    private static let unclosed: Set<String> = ["li", "p", "dt", "dd", "option", "tr", "td"]
    private static let depthLimit = 400
}
