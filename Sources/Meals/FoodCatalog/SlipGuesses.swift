/// The words that a misspelt one may have been meant to be: all that are one slip away, of which a store
/// then says which it knows.
///
/// A store of a million foods has its words as numbers only, so near ones cannot be looked for; but a
/// word of ten letters has some 550 neighbours, and asking for each costs less than a millisecond.
struct SlipGuesses {
    /// The most words that one slip may stand for, so that a guess does not drown the rest.
    private static let most = 3

    /// The words of a text that a store may be asked for, slips replaced by what it knows.
    static func words(of text: String, knownBy isKnown: (WordHash) -> Bool) -> [WordHash] {
        let bytes = Array(text.utf8)
        var words: [WordHash] = []
        for token in TextScanner.tokens(of: text) where !NameWords.isGlue(token.word) {
            var found = [token.word]
            if token.length >= 4, !token.isNumber, !isKnown(token.word),
                token.traits.isDisjoint(with: [.negated, .foreign])
            {
                let letters = bytes[Int(token.start)..<Int(token.end)].map { $0 | 0x20 }
                found += neighbours(of: letters, knownBy: isKnown)
            }
            for word in found where !words.contains(word) { words.append(word) }
        }
        return words
    }

    /// The known words that a letter too many, too few, another or two swapped make of `letters`; the
    /// first letter is taken to be right.
    private static func neighbours(
        of letters: [UInt8], knownBy isKnown: (WordHash) -> Bool
    ) -> [WordHash] {
        guard letters.count <= 24, letters.allSatisfy(isLetter) else { return [] }
        var found: [WordHash] = []
        func ask(_ candidate: [UInt8]) {
            guard found.count < most else { return }
            var singular = candidate
            _ = Plural.makeSingular(&singular)
            var word = WordHash.seed
            for letter in singular { word.add(letter) }
            word = Synonyms.canonical(of: word) ?? word
            if !found.contains(word), isKnown(word) { found.append(word) }
        }
        for place in 1..<letters.count {
            var changed = letters
            changed.remove(at: place)
            ask(changed)
            if place + 1 < letters.count {
                changed = letters
                changed.swapAt(place, place + 1)
                ask(changed)
            }
        }
        for place in 1...letters.count {
            for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
                var changed = letters
                changed.insert(letter, at: place)
                ask(changed)
                guard place < letters.count, letters[place] != letter else { continue }
                changed = letters
                changed[place] = letter
                ask(changed)
            }
        }
        return found
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
}
