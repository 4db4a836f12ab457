extension TextScanner {
    /// A word: letters, then letters and digits; apostrophes are dropped, with the `s` after them.
    mutating func word() {
        if plainWord() { return }
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
                    // Other scripts have capitals too: "Борщ".
                    if let lower = Unicode.Scalar(scalar)?.properties.lowercaseMapping {
                        letters += lower.utf8
                    }
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

    /// Takes a word of nothing but ASCII letters, as most are; false when the one here is another.
    ///
    /// Its letters are looked at where they stand, twice: to find the end, and for the hashes.
    private mutating func plainWord() -> Bool {
        let start = position
        // Bare memory: nearly all letters of nearly all words pass here.
        guard
            let plain = source.withUnsafeBufferPointer({ Self.plain(in: $0, at: start, previous) })
        else { return false }
        let end = start + plain.count
        if source[end - 1] | 0x20 == UInt8(ascii: "s"), Plural.irregular(plain.surface) != nil {
            return false
        }
        var traits: Token.Traits = source[start] & 0x20 == 0 ? .capital : []
        if plain.ending.isPlural { traits.insert(.plural) }
        if plain.count == 1, source[start] | 0x20 == UInt8(ascii: "x") { traits.insert(.times) }
        position = end
        finishWord(
            start: start, traits: traits, surface: plain.surface, singular: plain.singular,
            joined: plain.joined,
            length: plain.count - plain.ending.dropped + (plain.ending.isY ? 1 : 0))
        return true
    }

    /// A word of nothing but ASCII letters.
    private struct Plain {
        var count: Int
        var ending: Plural.Ending
        var surface: WordHash
        var singular: WordHash
        var joined: WordHash
    }

    /// The plain word at `start` behind the word `previous`; `nil` when the one there is another.
    @inline(__always)
    private static func plain(
        in source: UnsafeBufferPointer<UInt8>, at start: Int, _ previous: WordHash
    ) -> Plain? {
        var end = start
        while end < source.count, isLetter(source[end]) { end += 1 }
        let count = end - start
        // "x2", "can't", "pb&j" and letters with accents are looked at closer.
        guard count > 0, end == source.count || endsWord(source[end]) else { return nil }
        var ending = Plural.Ending()
        if count > 3 {
            ending = Plural.ending(
                source[end - 4] | 0x20, source[end - 3] | 0x20, source[end - 2] | 0x20,
                source[end - 1] | 0x20, count: count)
        }
        var (surface, joined) = (WordHash.seed, previous)
        for index in start..<end - ending.dropped {
            let letter = source[index] | 0x20
            surface.add(letter)
            joined.add(letter)
        }
        var singular = surface
        for index in end - ending.dropped..<end { surface.add(source[index] | 0x20) }
        if ending.isY {
            singular.add(UInt8(ascii: "y"))
            joined.add(UInt8(ascii: "y"))
        }
        return Plain(
            count: count, ending: ending, surface: surface, singular: singular, joined: joined)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- UInt8(ascii: "a") < 26
    }

    /// Whether a word of letters ends in front of a byte that is none, whatever follows.
    private static func endsWord(_ byte: UInt8) -> Bool {
        byte < 128 && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "&")
            && byte &- UInt8(ascii: "0") > 9
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
        finishWord(
            start: start, traits: traits, surface: surface, singular: word, joined: joined,
            length: letters.count)
    }

    private mutating func finishWord(
        start: Int, traits: Token.Traits, surface: WordHash, singular: WordHash, joined: WordHash,
        length: Int
    ) {
        var word = singular
        if let other = synonyms[surface] {
            word = other
        } else if word != surface, let other = synonyms[word] {
            word = other
        }
        append(
            start: start, end: position, traits: traits, value: 0, length: length,
            surface: surface, word: word, joined: joined)
    }
}
