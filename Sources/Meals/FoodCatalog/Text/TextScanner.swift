/// Cuts a text into words and numbers: lower-case, without accents, singular, one spelling for all.
package struct TextScanner {
    let source: [UInt8]
    // Kept here, because asking for it anew costs a call that sees whether it was made.
    let synonyms = Synonyms.table
    var tokens: [Token] = []
    var position = 0
    var gap: Token.Gap = []
    /// Folded letters of the word at hand.
    var letters: [UInt8] = []
    /// The hash of the word before as it stands, for `Token.joined`.
    var previous = WordHash.seed

    /// All tokens of `text`, phrases and negations merged.
    package static func tokens(of text: String) -> [Token] {
        var tokens = phrases(of: text)
        negate(&tokens)
        return tokens
    }

    /// The words and numbers, phrases merged.
    package static func phrases(of text: String) -> [Token] {
        var tokens = words(of: text)
        PhraseTable.merge(&tokens)
        return tokens
    }

    /// Makes absences one word each.
    package static func negate(_ tokens: inout [Token]) { Negation.merge(&tokens) }

    /// The words and numbers alone, nothing merged.
    package static func words(of text: String) -> [Token] {
        var scanner = TextScanner(source: Array(text.utf8))
        scanner.scan()
        return scanner.tokens
    }

    private init(source: [UInt8]) {
        self.source = source
        tokens.reserveCapacity(source.count / 4 + 4)
    }

    private mutating func scan() {
        while position < source.count {
            let byte = source[position]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
            case UInt8(ascii: "."):
                // ".5", unlike "c.350 g".
                if isDigit(at: position + 1), !isDigit(at: position - 1),
                    !isLetter(at: position - 1)
                {
                    number()
                } else {
                    gap.insert(.sentence)
                    position += 1
                }
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                128...:
                word()
            default:
                sign(byte)
                position += 1
            }
        }
    }

    mutating func sign(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: ","): gap.insert(.comma)
        case UInt8(ascii: "!") where isInsideName: break
        case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"), UInt8(ascii: "\n"),
            UInt8(ascii: ":"):
            gap.insert(.sentence)
        case UInt8(ascii: "[") where isCheckbox:
            gap.insert(.comma)
            position += 2
        case UInt8(ascii: "=") where isHeading: gap.insert(.sentence)
        case UInt8(ascii: "("), UInt8(ascii: "["): gap.insert(.opening)
        case UInt8(ascii: ")"), UInt8(ascii: "]"): gap.insert(.closing)
        case UInt8(ascii: "-"): gap.insert(isSpace(at: position - 1) ? .comma : .hyphen)
        // "porridge / banana"
        case UInt8(ascii: "/"):
            let isFree =
                isSpace(at: position - 1) && position + 1 < source.count
                && isSpace(at: position + 1)
            gap.insert(isFree ? .comma : .slash)
        case UInt8(ascii: "&"), UInt8(ascii: "+"): gap.insert(.and)
        case UInt8(ascii: "*") where isBullet: gap.insert(.comma)
        case UInt8(ascii: "@") where isAt:
            append(
                start: position, end: position + 1, traits: [], value: 0, length: 2,
                surface: Self.at, word: Self.at)
        case UInt8(ascii: "*"):
            append(start: position, end: position + 1, traits: .times, value: 0, length: 1)
        default: break
        }
    }

    /// Whether the sign here belongs to a brand: "a Chips Ahoy! cookie".
    private var isInsideName: Bool {
        guard let last = tokens.last, last.traits.contains(.capital), last.start > 0,
            source.indices.contains(position + 2), isSpace(at: position + 1)
        else { return false }
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(source[position + 2])
    }

    /// "smoothie = banana + milk": whether a few words without a number stand before the sign here, and a list behind it.
    private var isHeading: Bool {
        !tokens.isEmpty && tokens.count <= 4 && !tokens.contains(where: \.isNumber)
            && !isFigure(source[(position + 1)...])
            && source[position...].contains { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: ",") }
    }

    /// "= 140," and "= 140 kcal": what something comes to, and no list of what it is made of.
    private func isFigure(_ rest: ArraySlice<UInt8>) -> Bool {
        let space = UInt8(ascii: " ")
        let words = rest.drop { $0 == space }
        let digits = words.prefix { $0 &- UInt8(ascii: "0") < 10 }
        guard !digits.isEmpty else { return false }
        let next = words.dropFirst(digits.count).drop { $0 == space }
        return next.isEmpty || next.first == UInt8(ascii: ",")
            || Self.energies.contains { next.starts(with: $0.utf8) }
    }

    private static let energies = ["kcal", "cal", "kj", "kJ"]

    /// "[x] eggs", "[ ] eggs"
    private var isCheckbox: Bool {
        position + 2 < source.count && source[position + 2] == UInt8(ascii: "]")
            && (isSpace(at: position + 1) || source[position + 1] | 0x20 == UInt8(ascii: "x"))
    }

    /// "* eggs * toast", unlike "2 * eggs": all of a text that begins with one.
    private var isBullet: Bool {
        source.first { $0 != UInt8(ascii: " ") } == UInt8(ascii: "*") && isSpace(at: position - 1)
            && position + 1 < source.count && isSpace(at: position + 1)
    }

    private static let at = WordHash("at")

    /// "bagel @8", "soup @ 1pm", "coffee @ work", unlike "sam@home" and "@sam": what is said "at".
    private var isAt: Bool {
        let isFree = position == 0 || isSpace(at: position - 1)
        return isFree && position + 1 < source.count
            && (isSpace(at: position + 1) || isDigit(at: position + 1))
    }

    func isDigit(at index: Int) -> Bool {
        source.indices.contains(index)
            && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(source[index])
    }

    func isLetter(at index: Int) -> Bool {
        guard source.indices.contains(index) else { return false }
        let lower = source[index] | 0x20
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower)
    }

    func isSpace(at index: Int) -> Bool { index < 0 || source[index] == UInt8(ascii: " ") }

    mutating func append(
        start: Int, end: Int, traits: Token.Traits, value: Double, length: Int,
        surface: WordHash = .seed, word: WordHash = .seed, joined: WordHash = .seed
    ) {
        tokens.append(
            Token(
                start: Int32(start), end: Int32(end), gap: gap, traits: traits,
                length: UInt8(min(length, 255)), surface: surface, word: word, joined: joined,
                value: value))
        gap = []
        previous = surface
    }

    /// The Unicode scalar at `index` and its length in bytes; the text is valid UTF-8.
    func decode(at index: Int) -> (UInt32, Int) {
        let first = UInt32(source[index])
        func next(_ offset: Int) -> UInt32 {
            index + offset < source.count ? UInt32(source[index + offset]) & 0x3F : 0
        }
        switch first {
        case ..<0xE0: return ((first & 0x1F) << 6 | next(1), 2)
        case ..<0xF0: return ((first & 0x0F) << 12 | next(1) << 6 | next(2), 3)
        default: return ((first & 0x07) << 18 | next(1) << 12 | next(2) << 6 | next(3), 4)
        }
    }
}
