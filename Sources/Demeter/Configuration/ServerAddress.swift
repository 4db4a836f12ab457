/// A server that is no web service: `mqtts://broker.example.org:8883`, `tcp://127.0.0.1:10300`.
package struct ServerAddress: Sendable, Hashable {
    package let scheme: String
    /// A name, or an address; one of IPv6 without its brackets.
    package let host: String
    package let port: UInt16?

    package init?(_ text: String) {
        guard let mark = text.firstRange(of: "://"), mark.lowerBound > text.startIndex else {
            return nil
        }
        scheme = String(text[..<mark.lowerBound])
        var rest = text[mark.upperBound...]
        if rest.hasSuffix("/") { rest = rest.dropLast() }
        if rest.hasPrefix("[") {
            guard let end = rest.firstIndex(of: "]") else { return nil }
            host = String(rest[rest.index(after: rest.startIndex)..<end])
            rest = rest[rest.index(after: end)...]
        } else {
            let end = rest.firstIndex(of: ":") ?? rest.endIndex
            host = String(rest[..<end])
            rest = rest[end...]
        }
        if rest.isEmpty {
            port = nil
        } else {
            guard rest.hasPrefix(":"), let number = UInt16(rest.dropFirst()), number > 0 else {
                return nil
            }
            port = number
        }
        guard !host.isEmpty,
            host.unicodeScalars.allSatisfy({
                $0.isASCII && $0.value > 0x20 && $0 != "/" && $0 != "@"
            })
        else { return nil }
    }
}
