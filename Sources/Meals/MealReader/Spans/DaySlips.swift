internal import FoodCatalog

/// The names of days as they are often mistyped: "yesterdy", "wendesday", "thursdya".
///
/// Only long names, of which no slip is a word of its own; "sunday" and "monday" are near to sundaes and to money.
enum DaySlips {
    /// The tokens with such slips made right; whatever else reads them sees what was written.
    static func mended(_ tokens: [Token]) -> [Token] {
        let slips = slips
        guard tokens.contains(where: { slips[$0.surface] != nil }) else { return tokens }
        return tokens.map { token in
            guard let name = slips[token.surface] else { return token }
            var token = token
            (token.surface, token.word) = (name, name)
            return token
        }
    }

    private static let slips: WordTable<WordHash> = {
        var table = WordTable<WordHash>()
        for (heard, name) in nameRows(of: byEar) {
            for slip in slips(of: name) { table[WordHash(slip)] = WordHash(name) }
            for slip in heard.split(separator: " ") {
                table[WordHash(String(slip))] = WordHash(name)
            }
        }
        return table
    }()

    /// One letter left out or doubled, or two swapped; the first letter is right.
    private static func slips(of name: String) -> Set<String> {
        let letters = Array(name)
        var slips: Set<String> = []
        for place in letters.indices.dropFirst() {
            var (less, more, swapped) = (letters, letters, letters)
            less.remove(at: place)
            more.insert(letters[place], at: place)
            slips.formUnion([String(less), String(more)])
            if place + 1 < letters.count {
                swapped.swapAt(place, place + 1)
                slips.insert(String(swapped))
            }
        }
        return slips.subtracting([name])
    }
}
