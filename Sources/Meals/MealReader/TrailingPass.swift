internal import FoodCatalog
internal import Nutrition

/// Finds amounts that belong to the food before them: "chicken 200g, rice 150g", "eggs: 2", "oats (50g)".
///
/// An amount alone does not tell which side it belongs to. The stretch of words between two separators
/// does: where it begins with a food and ends with an amount, each amount in it stands behind its food.
/// A stretch that is nothing but an amount belongs to the one before it, if that has none of its own.
struct TrailingPass {
    private(set) var words: [SentenceWord]
    private(set) var quantities: [Quantity]
    /// Where a food of its own begins, behind a comma: "toast, butter 10g" is no buttered toast.
    private(set) var beginnings: [Int] = []
    private let text: String
    /// The first amount that was not looked at yet.
    private var next = 0
    /// Whether the stretch before holds a food and no amount, and whether it names one.
    private var isOwed = false
    private var wasNamed = false
    /// Whether "and" or "with" joins the stretch before to another.
    private var wasJoined = false

    /// Marks the amounts, or returns `nil` where none can stand behind its food.
    init?(_ words: [SentenceWord], _ quantities: [Quantity], text: String) {
        guard
            quantities.contains(where: { quantity in
                (quantity.isExact || quantity.container >= 0)
                    && Self.isEnd(quantity.end, in: words)
            })
        else { return nil }
        self.words = words
        self.quantities = quantities
        self.text = text
        var start = 0
        while start < words.count {
            var end = start + 1
            while end < words.count, !isBorder(end) { end += 1 }
            read(start..<end)
            start = end
        }
    }

    /// Whether an amount that ends at a position is followed by no food of its own.
    private static func isEnd(_ position: Int, in words: [SentenceWord]) -> Bool {
        guard position > 0, !words[position - 1].has(.of) else { return false }
        let position = endOfLook(from: position, in: words)
        guard position < words.count else { return true }
        let word = words[position]
        return !word.token.gap.isDisjoint(with: Self.separators)
            || word.has(.connector) || word.has(.breaker)
    }

    /// Where "cooked", "grilled", "skinless" end that stand behind an amount: "chicken 200 g cooked and rice".
    private static func endOfLook(from start: Int, in words: [SentenceWord]) -> Int {
        var end = start
        while end < words.count, words[end].token.gap.isDisjoint(with: separators),
            Lexicon.isPreparation(words[end].token.surface)
                || words[end].token.traits.contains(.negated)
        {
            end += 1
        }
        return end
    }

    /// Whether another stretch begins at a position.
    private func isBorder(_ position: Int) -> Bool {
        let word = words[position]
        if !word.token.gap.isDisjoint(with: Self.separators) {
            return !isLeadIn(position) && !isAbbreviated(position)
        }
        guard word.quantity < 0 else { return false }
        return (word.has(.connector) || word.has(.breaker)) && !word.has(.modifier)
            || word.has(.eating)
    }

    /// Whether what separates a position from the food before it only introduces the amount: a
    /// bracket, a colon.
    private func isLeadIn(_ position: Int) -> Bool {
        let word = words[position]
        guard word.quantity >= 0, quantities[Int(word.quantity)].start == position,
            isFood(words[position - 1])
        else { return false }
        if word.token.gap == .opening { return true }
        return word.token.gap == .sentence && isColon(before: position)
    }

    /// "2 oz. rice": the full stop ends no sentence.
    private func isAbbreviated(_ position: Int) -> Bool {
        let (unit, word) = (words[position - 1], words[position])
        return word.token.gap == .sentence && word.quantity < 0 && unit.quantity >= 0
            && unit.has(.unit) && unit.token.length <= 4
            && !word.token.traits.contains(.capital)
            && sign(before: position) == UInt8(ascii: ".")
            && !standsBehindFood(quantities[Int(unit.quantity)])
    }

    /// "chicken 300 g. rice": whether a food without another amount stands right in front of one.
    private func standsBehindFood(_ quantity: Quantity) -> Bool {
        let first = words[quantity.start].token
        return quantity.start > 0 && first.gap.isDisjoint(with: Self.separators)
            && isFood(words[quantity.start - 1])
    }

    private func isColon(before position: Int) -> Bool {
        sign(before: position) == UInt8(ascii: ":")
    }

    /// The first byte behind the word before a position.
    private func sign(before position: Int) -> UInt8? {
        let bytes = text.utf8
        let end = bytes.index(bytes.startIndex, offsetBy: Int(words[position - 1].token.end))
        return bytes[end...].first
    }

    private func isFood(_ word: SentenceWord) -> Bool {
        guard !word.isTaken, word.quantity < 0 else { return false }
        return word.isContent || word.word < 0 && word.kinds.isEmpty && word.token.length > 2
    }

    /// "a chapati weighing 99 g", "a salad with oil at 55 g", "a cup of tea that weighs 225 g": so much it is, whatever was
    /// counted before.
    private func isWeighedOut(_ quantity: Quantity) -> Bool {
        quantity.measure?.unit.grams != nil && quantity.container < 0
            && Self.isWeighing(before: quantity.start, in: words)
    }

    /// Whether what stands in front of an amount says that it is the weight of what was named: "that weighs", "at".
    static func isWeighing(before start: Int, in words: [SentenceWord]) -> Bool {
        let before = words[..<start].suffix(2)
        return before.last?.token.surface == .at
            || before.contains { weighing.contains($0.token.surface) }
    }

    /// Tells the amounts of a stretch between separators.
    private mutating func read(_ stretch: Range<Int>) {
        while next < quantities.count, quantities[next].start < stretch.lowerBound { next += 1 }
        var end = next
        while end < quantities.count, quantities[end].start < stretch.upperBound { end += 1 }
        let inside = next..<end
        next = end
        var first = stretch.lowerBound
        while first < stretch.upperBound, !isFood(words[first]),
            words[first].quantity < 0
        {
            first += 1
        }
        let isNamed = words[first..<stretch.upperBound].contains { $0.isName && !$0.isTaken }
        defer {
            wasJoined =
                stretch.lowerBound > 0 && words[stretch.lowerBound].has(.connector)
            wasNamed = isNamed
        }
        guard !inside.isEmpty else {
            isOwed = first < stretch.upperBound
            return
        }
        place(inside, of: stretch, from: first)
        isOwed = false
    }

    /// Places amounts behind their foods, where the last of them ends a stretch.
    private mutating func place(_ inside: Range<Int>, of stretch: Range<Int>, from first: Int) {
        let last = quantities[inside.upperBound - 1]
        guard first < stretch.upperBound,
            Self.endOfLook(from: last.end, in: words) >= stretch.upperBound,
            last.isExact || last.container >= 0, !words[last.end - 1].has(.of)
        else { return }
        if isWeighedOut(last), words[first..<last.start].contains(where: isFood) {
            quantities[inside.upperBound - 1].isTrailing = true
        } else if inside.count == 1, last.start == first {
            placeOwed(inside.lowerBound, at: first)
        } else if alternates(inside, from: first) {
            placeAlternating(inside, of: stretch, from: first)
        }
    }

    /// "oats, 50g, milk, 200ml": the amount of the stretch before.
    private mutating func placeOwed(_ number: Int, at first: Int) {
        let last = quantities[number]
        guard isOwed, last.isExact, !words[first].has(.article), words[first].token.gap == .comma
        else { return }
        words[first].token.gap = []
        quantities[number].isTrailing = true
        quantities[number].isShared =
            wasJoined && last.measure?.unit.grams != nil && last.end == words.count
            && quantities.allSatisfy { !$0.isExact || $0.start == last.start }
    }

    /// "oats 50g milk 200ml": whether foods and amounts stand by turns.
    private func alternates(_ inside: Range<Int>, from first: Int) -> Bool {
        var start = first
        for number in inside {
            let quantity = quantities[number]
            guard quantity.isExact || quantity.container >= 0,
                words[start..<quantity.start].contains(where: isFood),
                !words[quantity.end - 1].has(.of)
            else { return false }
            start = quantity.end
        }
        return true
    }

    /// Each amount is of the food before it, and another food begins with the stretch.
    private mutating func placeAlternating(
        _ inside: Range<Int>, of stretch: Range<Int>, from first: Int
    ) {
        for number in inside {
            quantities[number].isTrailing = true
            words[quantities[number].start].token.gap.remove(.sentence)
        }
        let gap = words[stretch.lowerBound].token.gap
        if wasNamed, !gap.isDisjoint(with: .hard),
            words[first..<quantities[inside.lowerBound].start].contains(where: \.isName)
        {
            beginnings.append(stretch.lowerBound)
        }
    }

    private static let separators = Token.Gap(
        rawValue: Token.Gap.hard.rawValue | Token.Gap.and.rawValue)
}
