internal import FoodCatalog

/// What a plain sum over words cannot see of a name for a span: the order of its nouns, what it
/// ignores, what it holds that was said to be absent, and whether it was said whole.
struct Adjustment: Sendable {
    /// A word of the span that a name must hold or pay for.
    private struct Due: Sendable {
        var bit: UInt32
        var cost: Float
    }

    private var weights = ReaderWeights()
    private var said = SaidWords()
    private var due: [Due] = []
    /// What the span says is absent, in the order of its words.
    private var absent: [Int32] = []
    /// The noun, 0 when there is none.
    private var head: UInt32 = 0
    /// Whether the noun alone names a food: "mango smoothie" is no mango.
    private var isHeadName = false
    /// Whether the noun is a dish, which what stands before it only describes.
    private var isDish = false
    private var isSandwich = false
    /// Whether the span joins several things.
    private var isJoined = false
    /// Whether nothing in it is with another: "broccoli, carrots".
    private var isPlainList = true
    /// What a name that joins several things gets back of the barriers within the span.
    private var joined: Float = 0

    /// Takes in another span; its lists are kept from one to the next.
    mutating func begin(
        _ span: Span, of words: [SentenceWord], barriers: [Float], index: FoodIndex,
        weights: ReaderWeights
    ) {
        self.weights = weights
        said.removeAll()
        due.removeAll(keepingCapacity: true)
        absent.removeAll(keepingCapacity: true)
        (head, isHeadName, isDish, isSandwich) = (0, false, false, false)
        (isJoined, isPlainList, joined) = (false, true, 0)
        for position in span.start..<span.end {
            let word = words[position]
            if position > span.start {
                joined += min(barriers[position], 3) * (1 - weights.composed)
            }
            if word.token.surface == .with { isPlainList = false }
            if position > span.start,
                word.has(.connector) || !word.token.gap.isDisjoint(with: .listing)
            {
                isJoined = true
            }
            guard !word.isTaken, word.word >= 0 else { continue }
            said.insert(word.word)
            guard word.isStrong || word.has(.key) else { continue }
            due.append(
                Due(
                    bit: said.bit(of: word.word),
                    cost: index.rarity[Int(word.word)] * weights.ignored))
        }
        for position in span.start..<min(words.count, span.end + 2)
        where words[position].absent >= 0 {
            absent.append(words[position].absent)
        }
        let noun = Self.headWord(of: span, in: words, index: index)
        if noun >= 0 {
            head = said.bit(of: noun)
            let last = words[span.start..<span.end].last {
                $0.isStrong && !$0.isTaken && $0.word >= 0
            }
            isHeadName = head != 0 && last?.word == noun && index.isName[Int(noun)]
            isDish = isHeadName && Self.isDish(noun, in: span, of: words)
            isSandwich = isDish && last?.token.word == .sandwich
        }
    }

    /// No name is worth more.
    var most: Float { weights.exact + max(joined, 0) }

    func value(of number: Int32, in index: FoodIndex) -> Float {
        let name = index.names[Int(number)]
        let range = Int(name.firstWord)..<Int(name.firstWord) + Int(name.wordCount)
        var value: Float = 0
        var isWhole = true
        var held: UInt32 = 0
        for place in range {
            let word = index.nameWords[place]
            let bit = said.bit(of: word.word)
            held |= bit
            if word.claim > 0 {
                if bit == 0 { isWhole = false }
                if bit & head != 0, !word.isHead { value -= weights.order }
            }
        }
        if held & head == 0, isHeadName { value -= weights.order }
        // "tomato sandwich" is no tomato on a sandwich.
        if name.isComposed {
            // "broccoli, carrots" is no rice with them.
            let first = index.nameWords[range.lowerBound]
            if isPlainList, first.isHead, said.bit(of: first.word) == 0 { value -= weights.order }
            value += isJoined || !isDish ? joined : joined - weights.order
            // Nor is "chicken avocado sandwich" an avocado on one.
            if !isJoined, isSandwich, range.count == 2, index.nameWords[range].allSatisfy(\.isHead)
            {
                value -= weights.dish
            }
        }
        if isWhole { value += weights.exact }
        for due in due where held & due.bit == 0 { value -= due.cost }
        for absent in absent where index.nameWords[range].contains(where: { $0.word == absent }) {
            value -= weights.negation
        }
        return value
    }

    /// Whether the span names a dish that a name does not hold: "kimchi" of "kimchi fried rice".
    func lacksDish(_ number: Int32, in index: FoodIndex) -> Bool {
        guard isDish else { return false }
        let name = index.names[Int(number)]
        return !index.words(of: name).contains { said.bit(of: $0.word) & head != 0 }
    }

    /// Whether the noun is a dish, and no part of a longer one ("pie crust", "cookie bar").
    private static func isDish(_ noun: Int32, in span: Span, of words: [SentenceWord]) -> Bool {
        guard let last = words[span.start..<span.end].lastIndex(where: { $0.word == noun }),
            Lexicon.isDish(words[last].token.word)
        else { return false }
        let next = last + 1
        return next >= words.count || !words[next].token.gap.isSubset(of: .hyphen)
            || words[next].kinds.isDisjoint(with: [.container, .size, .modifier])
    }

    /// The noun of a span: its last word before a preposition, "and" or a comma.
    private static func headWord(
        of span: Span, in words: [SentenceWord], index: FoodIndex
    ) -> Int32 {
        var head: Int32 = -1
        for position in span.start..<span.end {
            let word = words[position]
            // "after football, ham sandwich": what names nothing by itself is no noun before a comma.
            if head >= 0,
                word.has(.connector) || word.has(.of)
                    || !word.token.gap.isDisjoint(with: .aside) && index.isName[Int(head)]
            {
                return head
            }
            if word.isStrong, !word.isTaken, word.word >= 0 { head = word.word }
        }
        return head
    }
}
