/// A piece of a line of a label.
enum LabelToken: Sendable, Hashable {
    case word(String)
    case figure(LabelFigure)
    case percent
    case mark(Character)

    var word: String? {
        if case .word(let word) = self { word } else { nil }
    }

    var figure: LabelFigure? {
        if case .figure(let figure) = self { figure } else { nil }
    }

    /// The pieces of a line, figures with the unit behind them.
    static func tokens(of line: some StringProtocol) -> [LabelToken] {
        var scanner = LabelScanner(Array(LabelWords.folded(line.prefix(lineLimit))))
        return scanner.tokens()
    }

    /// Characters of a line that are looked at.
    private static let lineLimit = 400
}

/// Cuts a folded line into pieces.
private struct LabelScanner {
    private let characters: [Character]
    private var place = 0

    init(_ characters: [Character]) { self.characters = characters }

    mutating func tokens() -> [LabelToken] {
        var tokens: [LabelToken] = []
        var isLess = false
        while place < characters.count {
            let character = characters[place]
            if character == "<" || character == "«" || character == "‹" {
                isLess = true
                place += 1
                continue
            }
            if Self.isDigit(character) {
                tokens.append(.figure(figure(isLess)))
            } else if character.isLetter {
                takeWord(&tokens, isLess)
            } else if character == "%" {
                tokens.append(.percent)
                place += 1
            } else {
                if !character.isWhitespace { tokens.append(.mark(character)) }
                place += 1
                // "< 0.5"
                if character.isWhitespace { continue }
            }
            isLess = false
        }
        return tokens
    }

    /// A word; digits within belong to it: "b12", and "eiwei8", of which the last letter was misread.
    private mutating func takeWord(_ tokens: inout [LabelToken], _ isLess: Bool) {
        let start = place
        while place < characters.count, characters[place].isLetter { place += 1 }
        let letters = String(characters[start..<place])
        // "per100g", "omg", "lg"
        if LabelWords.per.contains(letters) {
            tokens.append(.word(letters))
            return
        }
        if let digit = Self.misread[letters.prefix(1)],
            let unit = LabelUnit(String(letters.dropFirst()))
        {
            tokens.append(
                .figure(LabelFigure(digits: digit, decimals: 0, unit: unit, isLess: isLess)))
            return
        }
        while place < characters.count,
            characters[place].isLetter || Self.isDigit(characters[place])
        { place += 1 }
        tokens.append(.word(String(characters[start..<place]).filter(\.isLetter)))
    }

    /// What letters alone in the place of a digit are.
    private static let misread: [Substring: String] = ["o": "0", "l": "1", "i": "1"]

    private mutating func figure(_ isLess: Bool) -> LabelFigure {
        var digits = ""
        var decimals: Int?
        while place < characters.count {
            let character = characters[place]
            if Self.isDigit(character) {
                digits.append(character)
                decimals = decimals.map { $0 + 1 }
            } else if character == "o", place + 1 < characters.count,
                Self.isDigit(characters[place + 1])
            {
                digits.append("0")
                decimals = decimals.map { $0 + 1 }
            } else if character == "." || character == "," || character == "·", decimals == nil,
                place + 1 < characters.count, Self.isDigit(characters[place + 1])
            {
                decimals = 0
            } else {
                break
            }
            place += 1
        }
        return LabelFigure(digits: digits, decimals: decimals ?? 0, unit: unit(), isLess: isLess)
    }

    /// The unit behind a figure, which is passed over.
    private mutating func unit() -> LabelUnit? {
        var next = place
        while next < characters.count, characters[next] == " ", next - place < 2 { next += 1 }
        guard next < characters.count else { return nil }
        if characters[next] == "%" {
            place = next + 1
            return .percent
        }
        if Self.grams.contains(characters[next]) {
            place = next + 1
            return .gram
        }
        var end = next
        while end < characters.count, characters[end].isLetter { end += 1 }
        let letters = String(characters[next..<end])
        if letters == "k", end < characters.count, ")]1|".contains(characters[end]) {
            place = end + 1
            return .kilojoule
        }
        guard let unit = LabelUnit(letters) else { return nil }
        place = end
        return unit
    }

    /// What a "g" is taken for where it is no digit.
    private static let grams: Set<Character> = ["¢", "&", "€", "®", "@"]

    private static func isDigit(_ character: Character) -> Bool {
        character.isASCII && character.isNumber
    }
}

enum LabelUnit: Sendable, Hashable {
    case gram, milligram, millilitre, centilitre, kilojoule, kilocalorie, percent, other

    /// `nil` for letters that are no unit.
    init?(_ letters: String) {
        switch letters {
        case "g", "gr", "gm", "gram", "grams", "q", "o", "e", "c": self = .gram
        case "mg", "mq", "mo": self = .milligram
        case "ml", "mi": self = .millilitre
        case "cl": self = .centilitre
        case "kj", "ki", "kl", "ky", "kjoule": self = .kilojoule
        case "kcal", "keal", "kca", "kcai", "kcat", "kc", "cal", "kcall", "kcals", "cals", "kal",
            "koal":
            self = .kilocalorie
        case "mcg", "ug", "iu": self = .other
        default: return nil
        }
    }
}
