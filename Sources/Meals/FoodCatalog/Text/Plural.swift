/// The singular of English words, by rules that both names and texts go through.
///
/// What matters is that singular and plural end alike, not that the result is a word: `cookie` and
/// `cookies` both become `cooky`.
enum Plural {
    private static let irregular: WordMap<[UInt8]> = {
        let pairs = [
            ("leaves", "leaf"), ("loaves", "loaf"), ("halves", "half"), ("knives", "knife"),
            ("fries", "fries"), ("quiches", "quiche"), ("brioches", "brioche"), ("geese", "goose"),
            ("mice", "mouse"), ("children", "child"), ("aches", "ache"), ("always", "always"),
            ("molasses", "molasses"), ("series", "series"), ("species", "species"),
            ("perhaps", "perhaps"), ("yes", "yes"), ("ramens", "ramen"), ("tbsps", "tbsp"),
            ("movie", "movie"), ("movies", "movie"),
        ]
        var irregular = WordMap<[UInt8]>(minimumCapacity: 64)
        for (plural, singular) in pairs { irregular[WordHash(plural)] = Array(singular.utf8) }
        return irregular
    }()

    /// Makes `letters` singular; true when they were a plural.
    static func makeSingular(_ letters: inout [UInt8]) -> Bool {
        let count = letters.count
        guard count > 3, let last = letters.last else { return false }
        if last == UInt8(ascii: "e"), count > 4, letters[count - 2] == UInt8(ascii: "i") {
            letters.removeLast(2)
            letters.append(UInt8(ascii: "y"))
            return false
        }
        guard last == UInt8(ascii: "s") else { return false }
        var hash = WordHash.seed
        for letter in letters { hash.add(letter) }
        if let singular = irregular[hash] {
            let changed = singular != letters
            letters = singular
            return changed
        }
        switch letters[count - 2] {
        case UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "i"): return false
        case UInt8(ascii: "e"):
            let third = letters[count - 3]
            let fourth = count > 3 ? letters[count - 4] : 0
            switch third {
            case UInt8(ascii: "i") where count > 4:
                letters.removeLast(3)
                letters.append(UInt8(ascii: "y"))
            case UInt8(ascii: "o") where count > 4, UInt8(ascii: "x"): letters.removeLast(2)
            case UInt8(ascii: "s") where fourth == UInt8(ascii: "s"),
                UInt8(ascii: "z") where fourth == UInt8(ascii: "z"),
                UInt8(ascii: "h") where fourth == UInt8(ascii: "c") || fourth == UInt8(ascii: "s"):
                letters.removeLast(2)
            default: letters.removeLast()
            }
        default: letters.removeLast()
        }
        return true
    }
}
