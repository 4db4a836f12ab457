extension JSONPull {
    /// The next string, its escapes resolved.
    package mutating func string() throws(JSONError) -> String {
        skipSpace()
        guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else {
            throw error("a string is expected")
        }
        index += 1
        let start = index
        var high: UInt8 = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                let text = try text(start..<index, ascii: high < 0x80)
                index += 1
                valueEnded()
                return text
            }
            if byte == UInt8(ascii: "\\") { return try escapedString(from: start) }
            if byte < 0x20 { throw error("a control character stands in a string") }
            high |= byte
            index += 1
        }
        throw error("a string does not end")
    }

    /// Checking what is known to be ASCII costs more than all the rest of reading it.
    private func text(_ range: Range<Int>, ascii: Bool) throws(JSONError) -> String {
        if ascii { return String(decoding: bytes[range], as: UTF8.self) }
        guard let text = String(validating: bytes[range], as: UTF8.self) else {
            throw error("invalid UTF-8")
        }
        return text
    }

    /// Passes over a string without making it, unless it holds what needs a look.
    mutating func skipString() throws(JSONError) {
        skipSpace()
        let start = index
        index += 1
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") {
                index += 1
                return valueEnded()
            }
            if byte == UInt8(ascii: "\\") || byte < 0x20 || byte >= 0x80 { break }
            index += 1
        }
        index = start
        _ = try string()
    }

    /// The next number; whole numbers and short decimals exactly as written.
    package mutating func number() throws(JSONError) -> Double {
        skipSpace()
        let start = index
        let negative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
        if negative { index += 1 }
        let first = index
        var digits: Int64 = 0
        var places = 0
        var plain = true
        while index < bytes.count {
            let byte = bytes[index]
            if Self.isDigit(byte) {
                if index - first > 15 { plain = false }
                if plain { digits = digits * 10 + Int64(byte - UInt8(ascii: "0")) }
                if places > 0 { places += 1 }
            } else if byte == UInt8(ascii: "."), places == 0, index > first {
                places = 1
            } else if Self.isNumberMark(byte) {
                plain = false
            } else {
                break
            }
            index += 1
        }
        guard index > first, places != 1, Self.isDigit(bytes[first]),
            bytes[first] != UInt8(ascii: "0") || index - first == 1
                || !Self.isDigit(bytes[first + 1])
        else { throw error("a value is expected") }
        valueEnded()
        if plain {
            // Both are exact in a double, hence so is their quotient's rounding.
            let value = places == 0 ? Double(digits) : Double(digits) / Self.powers[places - 1]
            return negative ? -value : value
        }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { throw error("a number is expected") }
        return value
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }

    private static func isNumberMark(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "e") || byte == UInt8(ascii: "E") || byte == UInt8(ascii: "+")
            || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
    }

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    ]

    /// A string with escapes; `index` stands at the first of them.
    private mutating func escapedString(from start: Int) throws(JSONError) -> String {
        var text = Array(bytes[start..<index])
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""):
                guard let string = String(validating: text, as: UTF8.self) else {
                    throw error("invalid UTF-8")
                }
                valueEnded()
                return string
            case UInt8(ascii: "\\"): try appendEscape(to: &text)
            case 0..<0x20: throw error("a control character stands in a string")
            default: text.append(byte)
            }
        }
        throw error("a string does not end")
    }

    private mutating func appendEscape(to text: inout [UInt8]) throws(JSONError) {
        guard index < bytes.count else { throw error("a string does not end") }
        let letter = bytes[index]
        index += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(letter)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"):
            var code = try hexadecimal()
            if (0xD800..<0xDC00).contains(code) {
                guard bytes[index...].starts(with: [UInt8(ascii: "\\"), UInt8(ascii: "u")]) else {
                    throw error("half a character is escaped")
                }
                index += 2
                let low = try hexadecimal()
                guard (0xDC00..<0xE000).contains(low) else {
                    throw error("half a character is escaped")
                }
                code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(code) else {
                throw error("half a character is escaped")
            }
            text += Character(scalar).utf8
        default: throw error("an unknown escape stands in a string")
        }
    }

    private mutating func hexadecimal() throws(JSONError) -> UInt32 {
        guard index + 4 <= bytes.count,
            let digits = String(validating: bytes[index..<index + 4], as: UTF8.self),
            digits.allSatisfy(\.isHexDigit), let code = UInt32(digits, radix: 16)
        else { throw error("four hexadecimal digits are expected") }
        index += 4
        return code
    }
}
