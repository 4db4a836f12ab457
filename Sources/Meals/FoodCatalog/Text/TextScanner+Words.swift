extension TextScanner {
    /// A word: letters, then letters and digits; apostrophes are dropped, with the `s` after them.
    mutating func word() {
        let start = position
        letters.removeAll(keepingCapacity: true)
        var traits: Token.Traits = []
        if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(source[position]) {
            traits.insert(.capital)
        }
        plainLetters()
        scanning: while position < source.count {
            let byte = source[position]
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                // "x2": twice.
                if byte <= UInt8(ascii: "9"), letters.count == 1, letters[0] == UInt8(ascii: "x") {
                    break scanning
                }
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

    /// Takes the letters of ASCII that the word begins with, as most words are of nothing else.
    private mutating func plainLetters() {
        var end = position
        while end < source.count, isLetter(at: end) { end += 1 }
        // "x2" is looked at closer.
        guard end > position + 1 else { return }
        letters.append(contentsOf: source[position..<end])
        for index in letters.indices { letters[index] |= 0x20 }
        position = end
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
        if let other = Synonyms.canonical(of: surface) {
            word = other
        } else if word != surface, let other = Synonyms.canonical(of: word) {
            word = other
        }
        append(
            start: start, end: position, traits: traits, value: 0, length: letters.count,
            surface: surface, word: word, joined: joined)
    }
}
