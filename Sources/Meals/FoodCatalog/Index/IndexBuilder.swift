internal import Nutrition

/// Collects the names first, because what a word is worth depends on all of them.
struct IndexBuilder {
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
        var isImported: Bool
        /// Whether it is a name of another language, a single word that no other name of the food knows.
        var isForeign = false
        /// Whether its words count for how common words are.
        var isCounted = true
        /// What the food is ahead for being eaten often.
        var popularity: Float
    }

    let weights: IndexWeights
    /// A finished index that the foods are added to.
    let finished: FoodIndex?
    var pieces: [Piece] = []
    var drafts: [Draft] = []
    var seen = WordMap<Bool>()
    var numberPairs = WordKeys()
    var spelling = Spelling()
    var ownNames = OwnNames()
    var spellings: [(WordHash, ArraySlice<UInt8>)] = []
    /// Of the food that is read.
    private var isImported = false
    private var isCounted = true
    /// How many foods do not count for how common words are.
    private(set) var uncounted = 0
    private var popularity: Float = 0

    /// - Parameter foods: how many there will be.
    init(weights: IndexWeights, foods: Int, finished: FoodIndex? = nil) {
        self.weights = weights
        self.finished = finished
        if let finished {
            numberPairs = finished.numberPairs
            ownNames = finished.ownNames
            return
        }
        // A search makes an index of two dozen foods, which room for thousands would slow down.
        pieces.reserveCapacity(min(65_536, 16 * foods))
        drafts.reserveCapacity(min(8192, 2 * foods))
        seen = WordMap(minimumCapacity: min(8192, 8 * foods))
    }

    mutating func read(_ food: Food, number: Int32) {
        isImported = food.id.isImported
        isCounted = food.home == nil
        if !isCounted { uncounted += 1 }
        popularity = popularity(of: food)
        if isCounted { readEnglish(food, number: number) }
        let own = [food.name] + food.aliases
        for name in (food.names[.traditionalChinese] ?? []) + own.filter(HanText.holdsHan) {
            readHan(name, food: number)
        }
        guard isImported else { return }
        // Labels hold brand names: "Big Mac", "Capri Sun pouch".
        for portion in food.portions
        where portion.label.utf8.contains(where: { (UInt8(ascii: "A")...90).contains($0) }) {
            readMore(portion.label)
        }
    }

    private mutating func readEnglish(_ food: Food, number: Int32) {
        read(food.name, food: number, isAlias: false)
        for alias in food.aliases {
            // What somebody else calls it is a name like that with theirs before it.
            if isImported, !food.id.isOthers {
                readMore(alias)
            } else {
                read(alias, food: number, isAlias: true)
            }
        }
    }

    private mutating func read(_ name: String, food: Int32, isAlias: Bool) {
        let first = pieces.count
        let (isUnspecific, isComposed) = scan(name, isOptional: false)
        // "the usual" has no word of its own, and is a name all the same when it is somebody's own.
        guard pieces.count > first else {
            if finished != nil { readWhole(name, food: food) }
            return
        }
        drafts.append(
            Draft(
                food: food, first: first, end: pieces.count, isAlias: isAlias,
                isUnspecific: isUnspecific, isComposed: isComposed, isImported: isImported,
                isCounted: isCounted, popularity: popularity))
        if finished != nil { readWhole(name, food: food) }
    }

    /// The name of an own food once more, as one word.
    private mutating func readWhole(_ name: String, food: Int32) {
        guard let whole = ownNames.add(name) else { return }
        pieces.append(
            Piece(
                word: whole, joined: WordHash(bits: 0), segment: 0, isOptional: false, isHead: true,
                isNextToLast: false))
        drafts.append(
            Draft(
                food: food, first: pieces.count - 1, end: pieces.count, isAlias: true,
                isUnspecific: false, isComposed: false, isImported: isImported,
                popularity: popularity))
    }

    /// A Chinese name, which is one word: nothing but a text cut by names tells where it begins.
    private mutating func readHan(_ name: String, food: Int32) {
        pieces.append(
            Piece(
                word: HanText.key(ofName: name), joined: WordHash(bits: 0), segment: 0,
                isOptional: false, isHead: true, isNextToLast: false))
        drafts.append(
            Draft(
                food: food, first: pieces.count - 1, end: pieces.count, isAlias: true,
                isUnspecific: false, isComposed: false, isImported: isImported, isForeign: true,
                isCounted: false, popularity: popularity))
    }

    /// 1 for the most eaten food, falling with the logarithm of the place.
    private func popularity(of food: Food) -> Float {
        guard let rank = food.rank else { return 0 }
        let share = 1 - logarithm(Double(rank) + 3) / logarithm(1500)
        return weights.popularity * Float(max(0, share))
    }

    /// More words for the name just read, which it need not be called by.
    private mutating func readMore(_ words: String) {
        guard !drafts.isEmpty else { return }
        _ = scan(words, isOptional: true)
        drafts[drafts.count - 1].end = pieces.count
    }
}
