import Recipes

/// A line as cooks write it, brought into one spelling: plain fractions, plain dashes, no bullets.
enum LineText {
    static func plain(_ line: String) -> String {
        var text: [Unicode.Scalar] = []
        text.reserveCapacity(line.utf8.count + 8)
        var last: Unicode.Scalar = " "
        for scalar in line.unicodeScalars {
            if scalar.isASCII {
                text.append(scalar == "*" || scalar.isSpace ? " " : scalar)
            } else if let fraction = fractions[scalar] {
                // "1½" is one and a half.
                if last.isNumber { text.append(" ") }
                text += fraction.unicodeScalars
            } else if dashes.contains(scalar) {
                text += (last.isNumber ? "-" : " - ").unicodeScalars
            } else if scalar.isSpace || marks.contains(scalar) {
                text.append(" ")
            } else if let sign = wideSigns[scalar] {
                text += sign.unicodeScalars
            } else if (0xFF10...0xFF19).contains(scalar.value),
                let digit = Unicode.Scalar(scalar.value - 0xFF10 + 0x30)
            {
                text.append(digit)
            } else if scalar == "⁄" {
                text.append("/")
            } else if scalar == "×" || scalar == "✕" {
                text += " x ".unicodeScalars
            } else {
                text.append(scalar)
            }
            last = scalar
        }
        return withoutBullet(joined(text)).trimmed
    }

    /// Decimal commas become points, commas between thousands go, and numbers stand apart from their units.
    private static func joined(_ text: [Unicode.Scalar]) -> String {
        var result: [Unicode.Scalar] = []
        result.reserveCapacity(text.count + 8)
        var before: Unicode.Scalar = " "
        for (index, scalar) in text.enumerated() {
            defer { before = scalar }
            if scalar == ",", before.isASCIIDigit {
                let digits = text[(index + 1)...].prefix(while: \.isASCIIDigit).count
                if digits == 3 { continue }
                if digits > 0 {
                    result.append(".")
                    continue
                }
            }
            // "8 oz/225 g" gives one weight twice.
            if scalar == "/", before.isLetter,
                text[(index + 1)...].first?.isASCIIDigit == true
            {
                result += " / ".unicodeScalars
                continue
            }
            if before.isASCIIDigit, scalar.isLetter { result.append(" ") }
            result.append(scalar)
        }
        return string(of: result)
    }

    private static func string(of scalars: [Unicode.Scalar]) -> String {
        if scalars.allSatisfy(\.isASCII) {
            return String(decoding: scalars.map { UInt8($0.value) }, as: UTF8.self)
        }
        return String(String.UnicodeScalarView(scalars))
    }

    /// "- 200 g flour", "[ ] 2 eggs", "3) 1 onion", "1. 200 g flour".
    private static func withoutBullet(_ text: String) -> String {
        var text = Substring(text.trimmed)
        if text.utf8.first == UInt8(ascii: "[") {
            for box in ["[ ]", "[x]", "[X]"] where text.hasPrefix(box) {
                text = text.dropFirst(box.count)
            }
        }
        while let first = text.first, bullets.contains(first) || first == " " {
            text = text.dropFirst()
        }
        let number = text.prefix { $0.isASCIIDigit }
        if (1...2).contains(number.count) {
            let rest = text.dropFirst(number.count)
            if rest.hasPrefix(") ") || rest.hasPrefix(". ") {
                return String(rest.dropFirst(2))
            }
        }
        return String(text)
    }

    private static let fractions: [Unicode.Scalar: String] = [
        "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅖": "2/5",
        "⅗": "3/5", "⅘": "4/5", "⅙": "1/6", "⅚": "5/6", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8",
        "⅞": "7/8",
    ]
    /// Signs as wide as the characters of Chinese.
    private static let wideSigns: [Unicode.Scalar: String] = [
        "：": ": ", "，": ", ", "、": ", ", "；": "; ", "。": ". ", "（": " (", "）": ") ", "／": "/",
        "～": "-", "＋": "+", "．": ".",
    ]
    private static let dashes: Set<Unicode.Scalar> = ["–", "—", "−", "‒"]
    /// Marks of footnotes and of trade.
    private static let marks: Set<Unicode.Scalar> = ["†", "‡", "§", "®", "™", "°"]
    private static let bullets: Set<Character> = [
        "-", "•", "·", "▢", "☐", "□", "◦", "▪", "‣", "+", "#", "~",
    ]
}

extension Character {
    var isASCIIDigit: Bool { isASCII && isNumber }
}

extension Unicode.Scalar {
    fileprivate var isASCIIDigit: Bool { "0"..."9" ~= self }

    fileprivate var isNumber: Bool {
        isASCII ? isASCIIDigit : properties.numericType != nil
    }

    fileprivate var isSpace: Bool {
        isASCII ? self == " " || "\t"..."\r" ~= self : properties.isWhitespace
    }

    fileprivate var isLetter: Bool {
        isASCII
            ? "a"..."z" ~= self || "A"..."Z" ~= self : properties.isAlphabetic
    }
}
