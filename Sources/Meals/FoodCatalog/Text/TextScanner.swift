/// Cuts a text into words and numbers: lower-case, without accents, singular, one spelling for all.
package struct TextScanner {
    private let source: [UInt8]
    private var tokens: [Token] = []
    private var position = 0
    private var gap: Token.Gap = []
    /// Folded letters of the word at hand.
    private var letters: [UInt8] = []
    /// The hash of the word before as it stands, for `Token.joined`.
    private var previous = WordHash.seed

    /// All tokens of `text`, phrases and negations merged.
    package static func tokens(of text: String) -> [Token] {
        var tokens = words(of: text)
        PhraseTable.merge(&tokens)
        Negation.merge(&tokens)
        return tokens
    }

    /// The words and numbers alone, nothing merged.
    package static func words(of text: String) -> [Token] {
        var scanner = TextScanner(source: Array(text.utf8))
        scanner.scan()
        return scanner.tokens
    }

    private init(source: [UInt8]) {
        self.source = source
        tokens.reserveCapacity(source.count / 4 + 4)
        letters.reserveCapacity(24)
    }

    private mutating func scan() {
        while position < source.count {
            let byte = source[position]
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
            case UInt8(ascii: "."):
                if isDigit(at: position + 1), !isDigit(at: position - 1) {
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

    private mutating func sign(_ byte: UInt8) {
        switch byte {
        case UInt8(ascii: ","): gap.insert(.comma)
        case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ";"), UInt8(ascii: "\n"),
            UInt8(ascii: ":"):
            gap.insert(.sentence)
        case UInt8(ascii: "("), UInt8(ascii: "["): gap.insert(.opening)
        case UInt8(ascii: ")"), UInt8(ascii: "]"): gap.insert(.closing)
        case UInt8(ascii: "-"): gap.insert(isSpace(at: position - 1) ? .comma : .hyphen)
        case UInt8(ascii: "/"): gap.insert(.slash)
        case UInt8(ascii: "&"), UInt8(ascii: "+"): gap.insert(.and)
        case UInt8(ascii: "*"):
            append(start: position, end: position + 1, traits: .times, value: 0, length: 1)
        default: break
        }
    }

    private func isDigit(at index: Int) -> Bool {
        source.indices.contains(index)
            && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(source[index])
    }

    private func isLetter(at index: Int) -> Bool {
        guard source.indices.contains(index) else { return false }
        let lower = source[index] | 0x20
        return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower)
    }

    private func isSpace(at index: Int) -> Bool { index < 0 || source[index] == UInt8(ascii: " ") }

    private mutating func append(
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
}

extension TextScanner {
    /// A number: `2`, `2.5`, `1,000`, `1/2`, `2%`; letters that follow at once make another token.
    private mutating func number() {
        let start = position
        var hash = WordHash.seed
        var value = 0.0
        var scale = 0.0
        while position < source.count {
            let byte = source[position]
            if isDigit(at: position) {
                value = value * 10 + Double(byte - UInt8(ascii: "0"))
                scale *= 10
            } else if byte == UInt8(ascii: "."), scale == 0, isDigit(at: position + 1) {
                scale = 1
            } else if byte == UInt8(ascii: ","), scale == 0, isThousands(at: position + 1) {
                position += 1
                continue
            } else {
                break
            }
            hash.add(byte)
            position += 1
        }
        if scale > 1 { value /= scale }
        value = fraction(after: value)
        var traits: Token.Traits = .number
        if position < source.count, source[position] == UInt8(ascii: "%") {
            hash.add(source[position])
            position += 1
            traits.insert(.percent)
        }
        if position < source.count, source[position] == UInt8(ascii: "\"") {
            // Inches: `9" pie`.
            position += 1
            traits.insert(.percent)
        }
        if start > 0, source[start - 1] == UInt8(ascii: "-"), isSpace(at: start - 2) {
            traits.insert(.minus)
            gap.remove(.comma)
        }
        var joined = previous
        for byte in source[start..<position] { joined.add(byte) }
        append(
            start: start, end: position, traits: traits, value: value, length: position - start,
            surface: hash, word: hash, joined: joined)
        if isLetter(at: position) { gap.insert(.none) }
    }

    private func isThousands(at index: Int) -> Bool {
        isDigit(at: index) && isDigit(at: index + 1) && isDigit(at: index + 2)
            && !isDigit(at: index + 3)
    }

    /// `value` divided by what follows a slash: `1/2`; also `1½`.
    private mutating func fraction(after value: Double) -> Double {
        if position + 1 < source.count, source[position] == UInt8(ascii: "/"),
            isDigit(at: position + 1)
        {
            var index = position + 1
            var divisor = 0.0
            while isDigit(at: index) {
                divisor = divisor * 10 + Double(source[index] - UInt8(ascii: "0"))
                index += 1
            }
            guard divisor > 0, divisor <= 16 else { return value }
            position = index
            return value / divisor
        }
        if position < source.count, source[position] >= 128 {
            let (scalar, length) = decode(at: position)
            if case .fraction(let part) = LatinFolding.meaning(of: scalar) {
                position += length
                return value + part
            }
        }
        return value
    }

    /// The Unicode scalar at `index` and its length in bytes; the text is valid UTF-8.
    private func decode(at index: Int) -> (UInt32, Int) {
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

    /// A word: letters, then letters and digits; apostrophes are dropped, with the `s` after them.
    private mutating func word() {
        let start = position
        letters.removeAll(keepingCapacity: true)
        var traits: Token.Traits = []
        if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source[position]) {
            traits.insert(.capital)
        }
        scanning: while position < source.count {
            let byte = source[position]
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                // "x2": twice.
                if letters == [UInt8(ascii: "x")], isDigit(at: position) { break scanning }
                letters.append(byte)
                position += 1
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                letters.append(byte | 0x20)
                position += 1
            case UInt8(ascii: "'"):
                guard !apostrophe(length: 1) else { break scanning }
            case UInt8(ascii: "&"):
                // `pb&j`, `m&ms`: a name, not a list.
                guard position - start <= 2, isLetter(at: position + 1),
                    !isLetter(at: position + 2) || !isLetter(at: position + 3)
                else { break scanning }
                letters.append(byte)
                position += 1
            case 128...:
                let (scalar, length) = decode(at: position)
                switch LatinFolding.meaning(of: scalar) {
                case .letters(let first, let second):
                    letters.append(first)
                    if second != 0 { letters.append(second) }
                    position += length
                case .foreign:
                    letters += source[position..<min(position + length, source.count)]
                    traits.insert(.foreign)
                    position += length
                case .mark: position += length
                case .sign(UInt8(ascii: "'")):
                    guard !apostrophe(length: length) else { break scanning }
                case .sign(let sign):
                    guard letters.isEmpty else { break scanning }
                    self.sign(sign)
                    position += length
                    return
                case .fraction(let value):
                    guard letters.isEmpty else { break scanning }
                    position += length
                    append(
                        start: start, end: position, traits: .number, value: value, length: 1)
                    return
                case .other:
                    guard letters.isEmpty else { break scanning }
                    position += length
                    return
                }
            default: break scanning
            }
        }
        guard !letters.isEmpty else { return }
        finishWord(start: start, traits: traits)
    }

    /// Steps over an apostrophe; true when it ends the word (with the `s` of a possessive).
    private mutating func apostrophe(length: Int) -> Bool {
        position += length
        guard isLetter(at: position) else { return true }
        if source[position] | 0x20 == UInt8(ascii: "s"), !isLetter(at: position + 1) {
            position += 1
            return true
        }
        return false
    }

    private mutating func finishWord(start: Int, traits: Token.Traits) {
        var traits = traits
        var surface = WordHash.seed
        for letter in letters { surface.add(letter) }
        if letters.count == 1, letters[0] == UInt8(ascii: "x") { traits.insert(.times) }
        if Plural.makeSingular(&letters) { traits.insert(.plural) }
        var word = WordHash.seed
        var joined = previous
        for letter in letters {
            word.add(letter)
            joined.add(letter)
        }
        word = Synonyms.canonical(of: surface) ?? Synonyms.canonical(of: word) ?? word
        append(
            start: start, end: position, traits: traits, value: 0, length: letters.count,
            surface: surface, word: word, joined: joined)
    }
}
