import Recipes

/// A line as cooks write it, brought into one spelling: plain fractions, plain dashes, no bullets.
enum LineText {
    static func plain(_ line: String) -> String {
        var text = ""
        text.reserveCapacity(line.utf8.count + 8)
        var last: Character = " "
        for character in line {
            let next: String
            if let fraction = fractions[character] {
                // "1½" is one and a half.
                next = (last.isNumber ? " " : "") + fraction
            } else if dashes.contains(character) {
                next = last.isNumber ? "-" : " - "
            } else if character.isWhitespace {
                next = " "
            } else if character == "⁄" {
                next = "/"
            } else if character == "×" || character == "✕" {
                next = " x "
            } else if marks.contains(character) {
                next = " "
            } else {
                next = String(character)
            }
            text += next
            last = character
        }
        return withoutBullet(joined(text)).trimmed
    }

    /// Decimal commas become points, commas between thousands go, and numbers stand apart from their units.
    private static func joined(_ text: String) -> String {
        let characters = Array(text)
        var result = ""
        for (index, character) in characters.enumerated() {
            let before = index > 0 ? characters[index - 1] : " "
            if character == ",", before.isASCIIDigit {
                let digits = characters[(index + 1)...].prefix { $0.isASCIIDigit }.count
                if digits == 3 { continue }
                if digits > 0 {
                    result.append(".")
                    continue
                }
            }
            // "8 oz/225 g" gives one weight twice.
            if character == "/", before.isLetter,
                characters[(index + 1)...].first?.isASCIIDigit == true
            {
                result.append(" / ")
                continue
            }
            if character.isLetter, before.isASCIIDigit { result.append(" ") }
            result.append(character)
        }
        return result
    }

    /// "- 200 g flour", "[ ] 2 eggs", "3) 1 onion", "1. 200 g flour".
    private static func withoutBullet(_ text: String) -> String {
        var text = Substring(text.trimmed)
        for box in ["[ ]", "[x]", "[X]"] where text.hasPrefix(box) {
            text = text.dropFirst(box.count)
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

    private static let fractions: [Character: String] = [
        "½": "1/2", "⅓": "1/3", "⅔": "2/3", "¼": "1/4", "¾": "3/4", "⅕": "1/5", "⅖": "2/5",
        "⅗": "3/5", "⅘": "4/5", "⅙": "1/6", "⅚": "5/6", "⅛": "1/8", "⅜": "3/8", "⅝": "5/8",
        "⅞": "7/8",
    ]
    private static let dashes: Set<Character> = ["–", "—", "−", "‒"]
    /// Marks of footnotes and of trade.
    private static let marks: Set<Character> = ["†", "‡", "§", "®", "™", "*", "°"]
    private static let bullets: Set<Character> = [
        "-", "•", "·", "▢", "☐", "□", "◦", "▪", "‣", "+", "#", "~",
    ]
}

extension Character {
    var isASCIIDigit: Bool { isASCII && isNumber }
}
