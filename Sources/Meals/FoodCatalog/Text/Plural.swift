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
            ("movie", "movie"), ("movies", "movie"), ("katoris", "katori"), ("vatis", "vati"),
            // French fries, and no apple; peppers, and no bowl of chili.
            ("pommes", "pommes"), ("chilies", "chilies"), ("chillies", "chilies"),
        ]
        var irregular = WordMap<[UInt8]>(minimumCapacity: 64)
        for (plural, singular) in pairs { irregular[WordHash(plural)] = Array(singular.utf8) }
        return irregular
    }()

    /// What is done to a word to make it singular.
    struct Ending {
        /// How many letters it loses.
        var dropped = 0
        /// Whether a `y` takes their place.
        var isY = false
        var isPlural = false
    }

    /// The singular of a word that goes by no rule, by how it is written.
    static func irregular(_ surface: WordHash) -> [UInt8]? { irregular[surface] }

    /// The rule for a word of `count` letters that ends with these, the last one last.
    static func ending(
        _ fourth: UInt8, _ third: UInt8, _ second: UInt8, _ last: UInt8, count: Int
    ) -> Ending {
        guard count > 3 else { return Ending() }
        if last == UInt8(ascii: "e"), count > 4, second == UInt8(ascii: "i") {
            return Ending(dropped: 2, isY: true)
        }
        guard last == UInt8(ascii: "s") else { return Ending() }
        switch second {
        case UInt8(ascii: "s"), UInt8(ascii: "u"), UInt8(ascii: "i"): return Ending()
        case UInt8(ascii: "e"):
            switch third {
            case UInt8(ascii: "i") where count > 4:
                return Ending(dropped: 3, isY: true, isPlural: true)
            case UInt8(ascii: "o") where count > 4, UInt8(ascii: "x"),
                UInt8(ascii: "s") where fourth == UInt8(ascii: "s"),
                UInt8(ascii: "z") where fourth == UInt8(ascii: "z"),
                UInt8(ascii: "h") where fourth == UInt8(ascii: "c") || fourth == UInt8(ascii: "s"):
                return Ending(dropped: 2, isPlural: true)
            default: return Ending(dropped: 1, isPlural: true)
            }
        default: return Ending(dropped: 1, isPlural: true)
        }
    }

    /// Makes `letters` singular; true when they were a plural.
    static func makeSingular(_ letters: inout [UInt8]) -> Bool {
        let count = letters.count
        guard count > 3 else { return false }
        if letters[count - 1] == UInt8(ascii: "s") {
            var hash = WordHash.seed
            for letter in letters { hash.add(letter) }
            if let singular = irregular[hash] {
                let changed = singular != letters
                letters = singular
                return changed
            }
        }
        let ending = ending(
            letters[count - 4], letters[count - 3], letters[count - 2], letters[count - 1],
            count: count)
        letters.removeLast(ending.dropped)
        if ending.isY { letters.append(UInt8(ascii: "y")) }
        return ending.isPlural
    }
}
