/// Numbers as files write them: with a point or a comma before the decimals.
enum Numeral {
    enum Mark: Sendable, Hashable { case point, comma }

    /// What one text says of the mark that its file uses.
    enum Evidence: Sendable, Hashable { case none, point, comma }

    /// Beyond this nothing that is eaten can be meant.
    private static let limit = 1e9

    /// A decimal number, perhaps with marks between its thousands and an exponent; `nil` for anything else,
    /// `0x10` and `inf` included.
    static func value(_ text: some StringProtocol, _ mark: Mark) -> Double? {
        var digits: [UInt8] = []
        digits.reserveCapacity(24)
        // Digits since the last mark between thousands, and how many such marks there were.
        var (group, groups) = (0, 0)
        var (hasDecimal, hasDigit) = (false, false)
        let (decimal, thousand) =
            mark == .point
            ? (UInt8(ascii: "."), UInt8(ascii: ",")) : (UInt8(ascii: ","), UInt8(ascii: "."))
        var exponent = false
        for scalar in text.unicodeScalars {
            guard let byte = ascii(scalar) else {
                if scalar.properties.isWhitespace || scalar == "\u{2019}" { continue }
                return nil
            }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                digits.append(byte)
                hasDigit = true
                group += 1
            case UInt8(ascii: " "), 0x09, 0x0A, 0x0D, UInt8(ascii: "'"): continue
            case UInt8(ascii: "-"), UInt8(ascii: "+"):
                let last = digits.last
                guard last == nil || (exponent && last == UInt8(ascii: "e")) else { return nil }
                digits.append(byte)
            case UInt8(ascii: "e"), UInt8(ascii: "E"):
                guard hasDigit, !exponent, groups == 0 else { return nil }
                exponent = true
                digits.append(UInt8(ascii: "e"))
            case decimal:
                guard !hasDecimal, !exponent, groups == 0 || group == 3 else { return nil }
                hasDecimal = true
                digits.append(UInt8(ascii: "."))
            case thousand:
                guard !hasDecimal, !exponent, groups == 0 ? (1...3).contains(group) : group == 3
                else { return nil }
                // "0,125" is an eighth and no hundred and twenty-five.
                if groups == 0, digits.drop(while: { $0 < 0x30 }).first == UInt8(ascii: "0") {
                    return nil
                }
                groups += 1
                group = 0
            default: return nil
            }
        }
        guard hasDigit, hasDecimal || groups == 0 || group == 3,
            let value = Double(String(decoding: digits, as: UTF8.self)), value.isFinite,
            value.magnitude <= limit
        else { return nil }
        return value
    }

    private static func ascii(_ scalar: Unicode.Scalar) -> UInt8? {
        scalar.isASCII ? UInt8(scalar.value) : nil
    }

    /// `12,5`, `0,125` and `1.050,5` have decimal commas, `12.5`, `0.125` and `1,050.5` points; `1,050` and
    /// `1.050` may be either.
    static func evidence(_ text: some StringProtocol) -> Evidence {
        let isPoint = value(text, .point) != nil
        let isComma = value(text, .comma) != nil
        if isPoint == isComma { return .none }
        return isPoint ? .point : .comma
    }

    /// The number at the beginning of a text and what follows it: `150.00 g`, `1/2 cup`, `2 x 1 oz`.
    static func leading(_ text: String, _ mark: Mark) -> (number: Double, rest: String?)? {
        let words = text.split(separator: " ", maxSplits: 1)
        guard let first = words.first, let number = value(first, mark) ?? fraction(first)
        else { return nil }
        let rest = words.count > 1 ? words[1].drop { $0 == " " } : ""
        return (number, rest.isEmpty ? nil : String(rest))
    }

    private static func fraction(_ text: Substring) -> Double? {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let over = Double(parts[0]), let under = Double(parts[1]),
            over >= 0, under > 0, over.isFinite, under.isFinite
        else { return nil }
        return over / under
    }

    /// Whether a file says with this text that there is no figure.
    static func isAbsent(_ text: some StringProtocol) -> Bool {
        switch text.count {
        case 0: true
        case 1...5:
            ["-", "--", "\u{2013}", "\u{2014}", "n/a", "na", "null", "none", "nil", "nan"].contains(
                text.lowercased()) || text.allSatisfy(\.isWhitespace)
        default: text.allSatisfy(\.isWhitespace)
        }
    }
}
