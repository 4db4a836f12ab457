/// The fields of a form, or of the part of an address behind its question mark.
package struct FormFields: Sendable, Hashable {
    private var fields: [(name: String, value: String)] = []

    /// Fields that a form may have; far more than any of ours has.
    static let mostFields = 400
    /// Bytes of a form.
    static let mostBytes = 65_536

    package init() {}

    /// Reads `application/x-www-form-urlencoded`; `nil` for what is too large, broken or no UTF-8, and
    /// for NUL bytes.
    package init?(_ bytes: some Collection<UInt8>) {
        guard bytes.count <= Self.mostBytes else { return nil }
        for pair in bytes.split(separator: UInt8(ascii: "&")) {
            guard fields.count < Self.mostFields else { return nil }
            let mark = pair.firstIndex(of: UInt8(ascii: "="))
            guard let name = Self.decoded(pair[..<(mark ?? pair.endIndex)]),
                let value = Self.decoded(
                    mark.map { pair[pair.index(after: $0)...] } ?? pair[pair.endIndex...])
            else { return nil }
            fields.append((name, value))
        }
    }

    /// The only field of that name; `nil` when there is none, or several.
    package subscript(name: String) -> String? {
        let values = all(name)
        return values.count == 1 ? values[0] : nil
    }

    /// As above, with the ends of lines that browsers write as two signs as one.
    func lines(_ name: String) -> String? {
        self[name].map { text in
            String(text.unicodeScalars.filter { $0 != "\r" })
        }
    }

    /// As above, `nil` also when nothing is in it.
    package func filled(_ name: String) -> String? {
        self[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    package func all(_ name: String) -> [String] {
        fields.filter { $0.name == name }.map(\.value)
    }

    package mutating func append(_ name: String, _ value: String) { fields.append((name, value)) }

    /// As a form would send it.
    package var encoded: String {
        fields.map { "\(Self.encoded($0.name))=\(Self.encoded($0.value))" }.joined(separator: "&")
    }

    static func encoded(_ text: String) -> String {
        var result = ""
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"):
                result.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                result += digits.utf8.count < 2 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return result
    }

    static func decoded(_ bytes: some Collection<UInt8>) -> String? {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var rest = bytes.makeIterator()
        while let byte = rest.next() {
            switch byte {
            case UInt8(ascii: "+"): result.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                guard let high = rest.next().flatMap(digit), let low = rest.next().flatMap(digit)
                else { return nil }
                result.append(high << 4 | low)
            default: result.append(byte)
            }
        }
        return result.contains(0) ? nil : String(validating: result, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }

    package static func == (left: Self, right: Self) -> Bool { left.encoded == right.encoded }
    package func hash(into hasher: inout Hasher) { hasher.combine(encoded) }
}
