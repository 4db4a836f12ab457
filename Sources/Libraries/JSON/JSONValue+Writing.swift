extension JSONValue {
    /// The value as JSON on one line, without insignificant spaces, readable by any parser.
    package var text: String {
        var bytes: [UInt8] = []
        write(to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends the value as JSON in UTF-8.
    package func write(to output: inout [UInt8]) {
        switch self {
        case .null: output += "null".utf8
        case .bool(let value): output += (value ? "true" : "false").utf8
        case .integer(let value): Self.write(value, to: &output)
        case .number(let value): Self.write(value, to: &output)
        case .string(let value): Self.write(value, to: &output)
        case .array(let elements):
            output.append(UInt8(ascii: "["))
            for (index, element) in elements.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                element.write(to: &output)
            }
            output.append(UInt8(ascii: "]"))
        case .object(let object):
            output.append(UInt8(ascii: "{"))
            for (index, member) in object.members.enumerated() {
                if index > 0 { output.append(UInt8(ascii: ",")) }
                Self.write(member.key, to: &output)
                output.append(UInt8(ascii: ":"))
                member.value.write(to: &output)
            }
            output.append(UInt8(ascii: "}"))
        }
    }

    private static func write(_ value: Int, to output: inout [UInt8]) {
        if value < 0 { output.append(UInt8(ascii: "-")) }
        var magnitude = value.magnitude
        let start = output.count
        repeat {
            output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: magnitude % 10))
            magnitude /= 10
        } while magnitude > 0
        output[start...].reverse()
    }

    /// JSON has no infinities; they become null like every unknown.
    private static func write(_ value: Double, to output: inout [UInt8]) {
        if let whole = Int(exactly: value), abs(value) < 1e15 {
            write(whole, to: &output)
        } else if let thousandths = Int(exactly: (value * 1000).rounded()),
            thousandths.magnitude < 1_000_000_000_000, Double(thousandths) / 1000 == value
        {
            write(thousandths: thousandths, to: &output)
        } else if value.isFinite {
            output += value.description.utf8
        } else {
            output += "null".utf8
        }
    }

    /// Nearly all figures are these: the fewest digits that give the number again are its decimals.
    private static func write(thousandths: Int, to output: inout [UInt8]) {
        if thousandths < 0 { output.append(UInt8(ascii: "-")) }
        write(Int(thousandths.magnitude / 1000), to: &output)
        output.append(UInt8(ascii: "."))
        var (rest, unit) = (thousandths.magnitude % 1000, UInt(100))
        while rest > 0 {
            output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest / unit))
            (rest, unit) = (rest % unit, unit / 10)
        }
    }

    private static func write(_ value: String, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        defer { output.append(UInt8(ascii: "\"")) }
        // Nearly all strings stand for themselves and lie in one piece of memory, which is read
        // while it is lent out and no longer.
        let isWritten =
            unsafe value.utf8.withContiguousStorageIfAvailable { bytes in
                guard unsafe bytes.allSatisfy({ $0.standsForItself }) else { return false }
                unsafe output.append(contentsOf: bytes)
                return true
            } ?? false
        if isWritten { return }
        for byte in value.utf8 {
            switch byte {
            case UInt8(ascii: "\""): output += #"\""#.utf8
            case UInt8(ascii: "\\"): output += #"\\"#.utf8
            case UInt8(ascii: "\n"): output += #"\n"#.utf8
            case UInt8(ascii: "\r"): output += #"\r"#.utf8
            case UInt8(ascii: "\t"): output += #"\t"#.utf8
            case 0..<0x20, 0x7F:
                let digits = Array("0123456789abcdef".utf8)
                output += #"\u00"#.utf8
                output.append(digits[Int(byte >> 4)])
                output.append(digits[Int(byte & 15)])
            default: output.append(byte)
            }
        }
    }
}

extension UInt8 {
    /// Whether the byte means itself within a JSON string; nearly all do.
    fileprivate var standsForItself: Bool {
        self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") && self != 0x7F
    }
}
