extension TableRows {
    /// Whether a field is there and holds something.
    package func has(_ index: Int) -> Bool {
        // One step after the other: each half of an "and" would hold the row anew, for every field there is.
        guard index >= 0, index < fields.count else { return false }
        let field = fields[index]
        return field.start < field.end
    }

    /// The bytes of a field, without its quotes; empty when the row has no such field.
    package func bytes(_ index: Int) -> [UInt8] {
        guard has(index) else { return [] }
        let field = fields[index]
        guard field.hasDoubledQuotes else { return Array(buffer[field.start..<field.end]) }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(field.end - field.start)
        var index = field.start
        while index < field.end {
            bytes.append(buffer[index])
            index += buffer[index] == UInt8(ascii: "\"") ? 2 : 1
        }
        return bytes
    }

    /// The text of a field, empty when there is none; `nil` when it is not UTF-8.
    package func text(_ index: Int) -> String? {
        guard has(index) else { return "" }
        let field = fields[index]
        return field.hasDoubledQuotes
            ? Self.text(bytes(index).span)
            : Self.text(buffer.span.extracting(field.start..<field.end))
    }

    private static func text(_ bytes: Span<UInt8>) -> String? {
        guard let text = try? UTF8Span(validating: bytes) else { return nil }
        return String(copying: text)
    }

    /// Whether nothing but white space stands in the row.
    package var isBlank: Bool {
        fields.allSatisfy { field in
            buffer[field.start..<field.end].allSatisfy { $0 == 0x20 || (0x09...0x0D).contains($0) }
        }
    }

    /// Whether a field has this byte in it.
    package func has(_ index: Int, _ byte: UInt8) -> Bool {
        has(index) && buffer[fields[index].start..<fields[index].end].contains(byte)
    }

    /// Whether a field is exactly this.
    package func field(_ index: Int, is text: StaticString) -> Bool {
        guard has(index) else { return text.utf8CodeUnitCount == 0 }
        let field = fields[index]
        guard field.end - field.start == text.utf8CodeUnitCount else { return false }
        // A static text has a pointer to its bytes unless it is a single scalar.
        guard text.hasPointerRepresentation else { return false }
        for offset in 0..<text.utf8CodeUnitCount
        where unsafe buffer[field.start + offset] != text.utf8Start[offset] {
            return false
        }
        return true
    }

    /// The number in a field; `nil` when there is none or it is something else.
    ///
    /// Plain decimals are read without a detour, because a table holds millions of them.
    package func number(_ index: Int) -> Double? {
        guard has(index) else { return nil }
        if let number = plainNumber(index) { return number }
        return slowNumber(index)
    }

    /// The number in a field of nothing but a sign, up to 15 digits and a point; `nil` for any other.
    package func plainNumber(_ index: Int) -> Double? {
        guard has(index) else { return nil }
        let field = fields[index]
        var position = field.start
        let isNegative = buffer[position] == UInt8(ascii: "-")
        if isNegative { position += 1 }
        var digits: Int64 = 0
        var count = 0
        var decimals = 0
        var hasPoint = false
        while position < field.end {
            let byte = buffer[position]
            if byte == UInt8(ascii: "."), !hasPoint {
                hasPoint = true
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), count < 15 {
                digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
                count += 1
                if hasPoint { decimals += 1 }
            } else {
                return nil
            }
            position += 1
        }
        guard count > 0 else { return nil }
        // Both are exact in a Double, so that their quotient is the nearest one.
        let value = Double(digits) / Self.powers[decimals]
        return isNegative ? -value : value
    }

    private static let powers: [Double] = (0...15).reduce(into: []) { powers, _ in
        powers.append((powers.last ?? 0.1) * 10)
    }

    private func slowNumber(_ index: Int) -> Double? {
        guard let text = text(index), Self.isDecimal(text), let value = Double(text),
            value.isFinite
        else { return nil }
        return value
    }

    /// Swift reads `0x10` and `inf` as numbers as well, which no table means.
    private static func isDecimal(_ text: String) -> Bool {
        text.utf8.allSatisfy { byte in
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || "+-.eE".utf8.contains(byte)
        }
    }
}
