/// Bytes as letters, by RFC 4648.
package enum Base64 {
    private static let alphabet = Array(
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

    package static func text(of bytes: [UInt8]) -> String {
        var letters: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
            for index in 0..<4 {
                letters.append(
                    index <= group.count
                        ? alphabet[bits >> (18 - 6 * index) & 63] : UInt8(ascii: "="))
            }
        }
        return String(decoding: letters, as: UTF8.self)
    }

    /// Of at most 76 letters each.
    package static func lines(of bytes: [UInt8]) -> [String] {
        stride(from: 0, to: bytes.count, by: 57).map {
            text(of: Array(bytes[$0..<min($0 + 57, bytes.count)]))
        }
    }
}
