package import Nutrition

extension FoodIndex {
    /// Reads all names of `foods` once.
    package static func build(
        _ foods: [Food], weights: IndexWeights = IndexWeights()
    ) -> FoodIndex {
        var builder = IndexBuilder(weights: weights)
        for food in foods.indices { builder.read(foods[food], number: Int32(food)) }
        return builder.finish(foods)
    }
}

/// Collects the names first, because what a word is worth depends on all of them.
private struct IndexBuilder {
    /// A word of a name, before it is weighed.
    struct Piece {
        var word: WordHash
        var joined: WordHash
        var segment: UInt8
        var isOptional: Bool
        /// One of several that the name offers: "frankfurter or hot dog".
        var isEither = false
        var isHead = false
        var isAbsence = false
        /// Whether it may be written together with the piece before it.
        var isNextToLast: Bool
    }

    struct Draft {
        var food: Int32
        var first: Int
        var end: Int
        var isAlias: Bool
        var isUnspecific: Bool
        var isComposed: Bool
    }

    let weights: IndexWeights
    var pieces: [Piece] = []
    var drafts: [Draft] = []
    var seen = WordMap<Bool>(minimumCapacity: 8192)
    var numberPairs = WordMap<Bool>()
    var spelling = Spelling()
    var spellings: [(WordHash, ArraySlice<UInt8>)] = []

    init(weights: IndexWeights) {
        self.weights = weights
        pieces.reserveCapacity(65_536)
        drafts.reserveCapacity(8192)
    }

    mutating func read(_ food: Food, number: Int32) {
        let isImported = food.id.rawValue.utf8.contains(UInt8(ascii: ":"))
        read(food.name, food: number, isAlias: false)
        for alias in food.aliases {
            if isImported {
                readMore(alias)
            } else {
                read(alias, food: number, isAlias: true)
            }
        }
        guard isImported else { return }
        // Labels hold brand names: "Big Mac", "Capri Sun pouch".
        for portion in food.portions
        where portion.label.utf8.contains(where: { (UInt8(ascii: "A")...90).contains($0) }) {
            readMore(portion.label)
        }
    }

    private mutating func read(_ name: String, food: Int32, isAlias: Bool) {
        let first = pieces.count
        let (isUnspecific, isComposed) = scan(name, isOptional: false)
        guard pieces.count > first else { return }
        drafts.append(
            Draft(
                food: food, first: first, end: pieces.count, isAlias: isAlias,
                isUnspecific: isUnspecific, isComposed: isComposed))
    }

    /// More words for the name just read, which it need not be called by.
    private mutating func readMore(_ words: String) {
        guard !drafts.isEmpty else { return }
        _ = scan(words, isOptional: true)
        drafts[drafts.count - 1].end = pieces.count
    }

    private static let or = WordHash("or")
    private static let (with, and, on) = (WordHash("with"), WordHash("and"), WordHash("on"))
    private static let (ns, as_, to, nfs) = (
        WordHash("ns"), WordHash("as"), WordHash("to"), WordHash("nfs")
    )

    private mutating func scan(_ text: String, isOptional: Bool) -> (
        isUnspecific: Bool, isComposed: Bool
    ) {
        let tokens = TextScanner.tokens(of: text)
        let bytes = Array(text.utf8)
        var segment: UInt8 = isOptional ? 2 : 0
        var isUnspecific = false
        var isComposed = false
        var isSkipping = false
        var isEither = false
        var segmentStart = pieces.count
        var isNextToLast = false
        let first = pieces.count
        // Where a preposition or "and" stands: the word before it is a noun.
        var breaks: [Int] = []
        for (index, token) in tokens.enumerated() {
            if index > 0, !token.gap.isDisjoint(with: [.comma, .sentence, .opening, .closing]) {
                segment = max(segment, 1)
                isSkipping = false
                isNextToLast = false
                isEither = false
                segmentStart = pieces.count
            }
            if token.word == Self.ns, index + 2 < tokens.count,
                tokens[index + 1].word == Self.as_
            {
                isSkipping = true
                isUnspecific = true
            }
            if token.word == Self.nfs { isUnspecific = true }
            if token.word == Self.with || token.word == Self.and || token.gap.contains(.and)
                || token.word == Self.on
            {
                isComposed = true
            }
            if token.word == Self.or || token.gap.contains(.slash) {
                var index = pieces.count - 1
                while index >= segmentStart {
                    pieces[index].isEither = true
                    index -= 1
                }
                isEither = true
            }
            if NameWords.endsNoun(token.word) || token.gap.contains(.and)
                || token.gap.contains(.slash)
            {
                breaks.append(pieces.count)
            }
            guard !isSkipping, !NameWords.isGlue(token.word) else {
                isNextToLast = false
                continue
            }
            if !isOptional, index > 0, tokens[index].gap.isSubset(of: [.none, .hyphen]),
                tokens[index - 1].isNumber != token.isNumber,
                // The number of "stage 2 bananas" belongs to the stage.
                token.isNumber || index < 2 || tokens[index - 2].isNumber
                    || numberPairs[tokens[index - 2].word.followed(by: tokens[index - 1].word)]
                        == nil
            {
                numberPairs[tokens[index - 1].word.followed(by: token.word)] = true
            }
            pieces.append(
                Piece(
                    word: token.word, joined: token.joined, segment: segment,
                    isOptional: isOptional, isEither: isEither,
                    isAbsence: token.traits.contains(.negated), isNextToLast: isNextToLast))
            if seen[token.word] == nil {
                seen[token.word] = true
                if !token.isNumber, !token.traits.contains(.negated) {
                    let spelling = bytes[Int(token.start)..<Int(token.end)]
                    spellings.append((token.word, ArraySlice(spelling.map { $0 | 0x20 })))
                }
            }
            isNextToLast = !token.isNumber && token.length >= 3
        }
        if !isOptional { markHeads(from: first, breaks: breaks) }
        return (isUnspecific, isComposed)
    }

    /// The nouns of a name: the last word before a preposition, both sides of "and" and "or", and
    /// what stands right behind the first comma ("soft drink, cola").
    private mutating func markHeads(from first: Int, breaks: [Int]) {
        guard first < pieces.count else { return }
        let segments = pieces[first...].map(\.segment)
        let firstEnd = first + (segments.firstIndex { $0 > 0 } ?? segments.count)
        if firstEnd > first { pieces[firstEnd - 1].isHead = true }
        for position in breaks where position > first && position <= firstEnd {
            pieces[position - 1].isHead = true
        }
        if firstEnd == first { pieces[first].isHead = true }
        var position = firstEnd
        while position < pieces.count, position < firstEnd + 2 {
            pieces[position].isHead = true
            position += 1
        }
    }

    mutating func finish(_ foods: [Food]) -> FoodIndex {
        joinPairs()
        var words = WordMap<Int32>(minimumCapacity: seen.count)
        var frequencies: [Int32] = []
        var lastFood: [Int32] = []
        var pieceWords = [Int32](repeating: 0, count: pieces.count)
        for draft in drafts {
            for index in draft.first..<draft.end {
                let piece = pieces[index]
                guard piece.word.bits != 0 else {
                    pieceWords[index] = -1
                    continue
                }
                let number: Int32
                if let known = words[piece.word] {
                    number = known
                } else {
                    number = Int32(frequencies.count)
                    words[piece.word] = number
                    frequencies.append(0)
                    lastFood.append(-1)
                }
                pieceWords[index] = number
                if !piece.isOptional, lastFood[Int(number)] != draft.food {
                    lastFood[Int(number)] = draft.food
                    frequencies[Int(number)] += 1
                }
            }
        }
        for (word, letters) in spellings {
            if let number = words[word] { spelling.add(letters, number: number) }
        }
        let rarity = Self.rarity(frequencies, foods: foods.count)
        return compile(foods, words: words, rarity: rarity, pieceWords: pieceWords)
    }

    /// Writes "hot dog" as "hotdog" where the vocabulary holds both.
    private mutating func joinPairs() {
        for draft in drafts {
            for index in draft.first..<draft.end where index > draft.first {
                let piece = pieces[index]
                if piece.isNextToLast, seen[piece.joined] == true, pieces[index - 1].word.bits != 0
                {
                    pieces[index - 1].word = piece.joined
                    pieces[index].word = WordHash(bits: 0)
                }
            }
        }
    }

    /// Inverse document frequency over foods, scaled so that a word of one food is worth 6 whatever
    /// the size of the catalog.
    private static func rarity(_ frequencies: [Int32], foods: Int) -> [Float] {
        let total = logarithm(Double(foods) + 1)
        return frequencies.map { frequency in
            let value = (total - logarithm(Double(max(1, frequency)))) / total * 6
            return Float(min(max(value, 0.4), 6))
        }
    }

    private func compile(
        _ foods: [Food], words: WordMap<Int32>, rarity: [Float], pieceWords: [Int32]
    ) -> FoodIndex {
        var names: [FoodIndex.Name] = []
        var nameWords: [FoodIndex.NameWord] = []
        names.reserveCapacity(drafts.count)
        nameWords.reserveCapacity(pieces.count)
        var group = 0..<0
        for (number, draft) in drafts.enumerated() {
            if number >= group.upperBound {
                var end = number + 1
                while end < drafts.count, drafts[end].food == draft.food { end += 1 }
                group = number..<end
            }
            let first = nameWords.count
            var claims: Float = 0
            for index in draft.first..<draft.end where pieceWords[index] >= 0 {
                let piece = pieces[index]
                let word = pieceWords[index]
                if nameWords[first...].contains(where: { $0.word == word }) { continue }
                if nameWords.count - first >= 200 { break }
                let claim = piece.isOptional ? 0 : claim(of: piece, rarity: rarity[Int(word)])
                claims += claim
                nameWords.append(
                    FoodIndex.NameWord(
                        word: word, claim: claim, gain: piece.isOptional ? weights.optional : 1,
                        isHead: piece.isHead))
            }
            // A person may use several names at once ("Doritos tortilla chips"): an alias knows the
            // words of the name, and the name those of all aliases.
            let others = number == group.lowerBound ? group.dropFirst() : group.prefix(1)
            for other in others where group.count > 1 {
                for index in drafts[other].first..<drafts[other].end where pieceWords[index] >= 0 {
                    let word = pieceWords[index]
                    guard nameWords.count - first < 40,
                        !nameWords[first...].contains(where: { $0.word == word })
                    else { continue }
                    nameWords.append(
                        FoodIndex.NameWord(
                            word: word, claim: 0, gain: weights.sibling, isHead: false))
                }
            }
            let food = foods[Int(draft.food)]
            var base = -claims + popularity(of: food)
            if draft.isUnspecific { base += weights.unspecific }
            if !food.id.rawValue.utf8.contains(UInt8(ascii: ":")) { base += weights.curated }
            names.append(
                FoodIndex.Name(
                    food: draft.food, firstWord: Int32(first),
                    wordCount: UInt8(nameWords.count - first), base: base,
                    claims: claims, isAlias: draft.isAlias,
                    isComposed: draft.isComposed))
        }
        let (starts, postings) = invert(names, nameWords, rarity)
        return FoodIndex(
            words: words, rarity: rarity, postingStarts: starts, postings: postings, names: names,
            nameWords: nameWords, numberPairs: numberPairs, spelling: spelling)
    }

    private func claim(of piece: Piece, rarity: Float) -> Float {
        let share = piece.segment == 0 ? weights.claim : weights.laterClaim
        var claim = min(rarity * share * NameWords.claimFactor(piece.word), weights.claimCap)
        if piece.isEither { claim *= weights.either }
        if piece.isAbsence { claim *= weights.absence }
        return claim
    }

    /// 1 for the most eaten food, falling with the logarithm of the place.
    private func popularity(of food: Food) -> Float {
        guard let rank = food.rank else { return 0 }
        let share = 1 - logarithm(Double(rank) + 3) / logarithm(1500)
        return weights.popularity * Float(max(0, share))
    }

    private func invert(
        _ names: [FoodIndex.Name], _ nameWords: [FoodIndex.NameWord], _ rarity: [Float]
    ) -> ([Int32], [FoodIndex.Posting]) {
        var starts = [Int32](repeating: 0, count: rarity.count + 1)
        for word in nameWords { starts[Int(word.word) + 1] += 1 }
        for index in 1..<starts.count { starts[index] += starts[index - 1] }
        var next = starts
        var postings = [FoodIndex.Posting](
            repeating: FoodIndex.Posting(name: 0, weight: 0, isComposed: false, isHead: false),
            count: nameWords.count)
        for (number, name) in names.enumerated() {
            for index in Int(name.firstWord)..<Int(name.firstWord) + Int(name.wordCount) {
                let word = nameWords[index]
                let gain = rarity[Int(word.word)] * word.gain
                postings[Int(next[Int(word.word)])] = FoodIndex.Posting(
                    name: Int32(number), weight: gain + word.claim, isComposed: name.isComposed,
                    isHead: word.isHead)
                next[Int(word.word)] += 1
            }
        }
        return (starts, postings)
    }
}

/// The natural logarithm; the standard library alone has none.
func logarithm(_ value: Double) -> Double {
    // ln x = e·ln 2 + ln m for x = m·2^e, and ln m by the series in (m - 1)/(m + 1).
    let mantissa = value.significand
    let ratio = (mantissa - 1) / (mantissa + 1)
    let square = ratio * ratio
    var term = ratio
    var sum = 0.0
    var divisor = 1.0
    while divisor < 40 {
        sum += term / divisor
        term *= square
        divisor += 2
    }
    return 2 * sum + Double(value.exponent) * 0.693_147_180_559_945_3
}
