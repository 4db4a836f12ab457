internal import FoodCatalog
internal import Nutrition

extension Weigher {
    /// The container or portion word before or behind the food; -1 without one.
    var container: Int {
        if let leading = region.leading, leading.container >= 0 { return leading.container }
        guard let trailing = region.trailing else { return -1 }
        // "two eggs, scrambled, with a pat of butter"
        if region.leading?.isCounted == true, words[trailing.end - 1].has(.of) { return -1 }
        return trailing.container
    }

    /// "a three egg omelette": so many of the portion that is one egg of it.
    var eggs: Weight? {
        guard let leading = eggCount(region.leading) ?? eggCount(region.trailing),
            let index = labels.firstIndex(where: {
                $0.words.count == 1 && $0.words[0].word == .egg
            })
        else { return nil }
        let portion = food.portions[index]
        return Weight(
            grams: portion.grams.value * leading.count, amount: leading.count,
            unit: portion.label,
            reason: .measure(leading.count, portion.label, grams: portion.grams.value),
            basis: .portionSaid, clarity: 1)
    }

    private func eggCount(_ quantity: Quantity?) -> Quantity? {
        guard let quantity, words.indices.contains(quantity.container),
            words[quantity.container].token.word == .egg
        else { return nil }
        return quantity
    }

    /// "eggs", "tacos": a bare plural of what is counted by the piece is two of it at least.
    var pluralPieces: Weight? {
        guard let index = food.defaultPortion, food.portions.indices.contains(index),
            food.category != .vegetable, let noun, noun.token.traits.contains(.plural)
        else { return nil }
        let piece = food.portions[index]
        guard piece.grams.value <= 130,
            (food.usualGrams ?? piece.grams).value < piece.grams.value * 1.5,
            labels[index].words.contains(where: {
                $0.word == noun.token.word || Self.bakes.contains($0.word)
            })
        else { return nil }
        return Weight(
            grams: piece.grams.value * 2, amount: nil, unit: nil,
            reason: .measure(2, piece.label, grams: piece.grams.value), basis: .usual)
    }

    /// "digestive biscuit", "pancake with lemon": the singular of what is eaten in numbers is one of it.
    var singlePiece: Weight? {
        guard let index = food.defaultPortion, food.portions.indices.contains(index),
            let noun, !noun.token.traits.contains(.plural),
            // "pierogi", "kofta" and "idli" are as many without an "s".
            food.category == .snack || food.category == .dessert
                || Self.countedSingly.contains(noun.token.word)
        else { return nil }
        let piece = food.portions[index]
        guard piece.grams.value >= 12, !labels[index].isFragment,
            (food.usualGrams ?? piece.grams).value >= piece.grams.value * 1.5,
            labels[index].words.contains(where: {
                $0.word == noun.token.word || Self.bakes.contains($0.word)
            })
        else { return nil }
        return Weight(
            grams: piece.grams.value, amount: nil, unit: nil,
            reason: .measure(1, piece.label, grams: piece.grams.value), basis: .usual)
    }

    /// "an eighth of an apple pie": of what is cut into eight, and only known by the slice, so many slices.
    var slicedWhole: Weight? {
        guard container < 0, let leading = region.leading, leading.measure == nil,
            leading.isCounted && leading.count < 1 || isWholeSaid || region.part != nil,
            let index = food.defaultPortion, labels.indices.contains(index),
            labels[index].words.contains(where: { $0.word == .slice }),
            let noun = words[region.span].last(where: {
                $0.isStrong && !$0.isTaken && Self.cutInEight.contains($0.token.word)
            }), wholeIndex == nil,
            // "a slice of apple pie, an eighth of a 9-inch pie" says it again.
            !Self.generic.contains(noun.token.word)
                || words[region.span].count(where: { $0.isStrong && !$0.isTaken }) > 1,
            !words[leading.start..<leading.end].contains(where: { $0.token.word == .inch })
        else { return nil }
        let (slice, count) = (food.portions[index], 8 * leading.count)
        return Weight(
            grams: slice.grams.value * count, amount: count, unit: slice.label,
            reason: .measure(count, slice.label, grams: slice.grams.value), basis: .counted)
    }

    private var isWholeSaid: Bool {
        let whole = WordHash.whole
        return words[region.lead.lowerBound..<region.span.upperBound].contains {
            $0.token.surface == whole
        }
    }

    /// "half a pizza", "a whole cake": of what is served by the slice, the whole thing is meant.
    var wholePortion: Int? {
        guard container < 0 else { return nil }
        let isFraction = region.leading.map { $0.isCounted && $0.count < 1 && $0.measure == nil }
        var isWhole = isWholeSaid
        // "pizza, whole"
        if let behind = region.tail.first, words[behind].token.surface == .whole {
            isWhole = isWhole || behind + 1 >= words.count || !words[behind + 1].isContent
        }
        // "a pizza between 3 of us"
        let isShared =
            region.trailing.map { $0.isTrailing && $0.isCounted && $0.count < 1 } ?? false
            || region.part != nil && (region.leading != nil || region.isCut)
        if isFraction == true || isWhole || isShared { return wholeIndex }
        return countedWhole
    }

    /// The pizza that one has alone, smaller than what is shared.
    private var ownWhole: Int? {
        labels.firstIndex { $0.words.count == 1 && $0.words[0].word == .pizza }
    }

    /// "a pizza" is all of one, and "pizza" some slices.
    var articledWhole: Weight? {
        let before = region.span.lowerBound - 1
        guard region.part == nil, container < 0, !isWholeSaid,
            region.leading.map({ $0.count == 1 && $0.size < 0 }) ?? true,
            !words[region.tail].contains(where: { $0.has(.size) }),
            before >= 0, words[before].has(.article), noun?.token.word == .pizza,
            let index = ownWhole
        else { return nil }
        let whole = food.portions[index]
        return Weight(
            grams: whole.grams.value, amount: nil, unit: nil,
            reason: .measure(1, whole.label, grams: whole.grams.value), basis: .usual)
    }

    /// "2 pizzas", "1 pepperoni pizza": who counts them has no slices in mind, and a pizza that one has alone is small.
    private var countedWhole: Int? {
        guard let leading = region.leading, leading.isCounted, leading.measure == nil,
            leading.size < 0, leading.count >= 1,
            let noun, noun.token.word == .pizza, let whole = wholeIndex,
            // "4 pepperoni pizza" are slices.
            leading.count < 2 || noun.token.traits.contains(.plural),
            // "two types of pizza"
            !words[leading.start..<region.span.upperBound].contains(where: { $0.has(.of) })
        else { return nil }
        if let ownWhole { return ownWhole }
        return labels.indices.first { index in
            !labels[index].isFragment && labels[index].words.count == 2
                && labels[index].words[0].word == .small
                && labels[index].words[1].word == .pizza
        } ?? whole
    }

    /// The portion that is the whole of what is served by the slice.
    var wholeOfFragments: Portion? { wholeIndex.map { food.portions[$0] } }

    private var wholeIndex: Int? {
        guard let index = food.defaultPortion, labels.indices.contains(index),
            labels[index].isFragment, let noun
        else { return nil }
        let named = labels.indices.filter { index in
            !labels[index].isFragment
                && labels[index].words.contains {
                    $0.word == noun.token.word || $0.word == .whole
                }
        }
        return named.first { labels[$0].words.contains { $0.word == .whole } }
            ?? named.first { labels[$0].words.contains { $0.word == .medium } } ?? named.first
    }

    /// "a lemon cupcake" of what is otherwise cake by the slice: the portion that the noun names.
    var namedPiece: Int? {
        // "half a portion of mashed potatoes"
        guard container < 0 || isPiece(container) else { return nil }
        for noun in words[region.span] where noun.isStrong && !noun.isTaken {
            if let index = piece(namedBy: noun) { return index }
        }
        return nil
    }

    private func piece(namedBy noun: SentenceWord) -> Int? {
        guard food.mayMention(noun.token.word), let usual = food.usualGrams,
            !noun.token.traits.contains(.plural) || region.leading?.isCounted == true,
            !(food.defaultPortion.map { isNamed(labels[$0], by: noun) } ?? false)
        else { return nil }
        return labels.indices.first { index in
            food.portions[index].grams.value < usual.value
                && food.portions[index].grams.value >= 0.25 * usual.value
                && isNamed(labels[index], by: noun)
                && labels[index].words.allSatisfy {
                    $0.word == noun.token.word || Self.usualSizes.contains($0.word)
                }
        }
    }

    private func isNamed(_ label: LabelWords, by noun: SentenceWord) -> Bool {
        label.words.contains { $0.word == noun.token.word }
    }

    /// The last word of the span that may name a food.
    private var noun: SentenceWord? { words[region.span].last { $0.isStrong && !$0.isTaken } }
}

extension Weigher.Region {
    /// The part of one thing that was said in front of it, 0 to 1; `nil` of whole ones and of what was measured.
    var share: Double? {
        guard let leading, leading.isCounted, leading.count > 0, leading.count < 1,
            leading.measure == nil, leading.container < 0
        else { return nil }
        return leading.count
    }
}
