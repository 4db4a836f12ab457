internal import FoodCatalog
internal import Nutrition

extension Weigher {
    struct Choice {
        var index: Int
        /// Whether the words name this portion, rather than merely allowing it.
        var isSaid: Bool
        /// How far the portion is ahead of the next one of another weight, 0 to 1.
        var clarity = 0.5
    }

    /// The portion whose label fits the words best; `fits` says how well each does.
    func choosePortion(hasAmount: Bool, fits: [Float]) -> Choice? {
        if let whole = wholePiece { return Choice(index: whole, isSaid: false) }
        guard let best = bestPortion(fits: fits) else { return nil }
        var choice = best.choice
        if !hasAmount, isManyPieces { choice.isSaid = false }
        if choice.isSaid { return choice }
        if !hasAmount { return nil }
        return unnamedPortion(choice, isNear: best.score > 0.4)
    }

    /// The portion that fits best, and its score.
    private func bestPortion(fits: [Float]) -> (choice: Choice, score: Float)? {
        var best = -Float.infinity
        var second = -Float.infinity
        var choice: Choice?
        let said = SaidPiece(
            isPieces: isPieces, named: namedPiece,
            isInch: food.hasInch && heard.contains(WordHash.inch), usual: food.usualGrams?.value)
        let inches = said.isInch ? saidInches : nil
        let isCutOff = inches != nil && isCutOff
        let (likings, preferred) = (food.likings, food.defaultPortion ?? -1)
        for (index, fit) in fits.enumerated() {
            let liking = likings[index]
            var score = fit - Float(min(index, 20)) * 0.02
            if index == preferred { score += 0.35 }
            adjust(&score, of: index, liking, by: said)
            // "a slice of a 16 inch pizza" is not all of it.
            let isOfWhole = !isCutOff || labels[index].isFragment
            let isSized =
                isOfWhole && inches.map { labels[index].inches?.contains($0) == true } ?? false
            if isSized { score += 2 }
            // "a square of lasagna" is no square inch.
            if liking.isInch, !said.isInch { score -= 3 }
            // "2 spice cakes": nobody eats two whole ones.
            if said.isPieces, let usual = said.usual, food.grams[index] > Self.whole * usual {
                score -= 3
            }
            score -= liking.farness
            if score > best {
                if let before = choice, !isSimilar(before.index, index) { second = best }
                best = score
                choice = Choice(
                    index: index, isSaid: fit > 0.8 || index == said.named || isSized)
            } else if score > second, let choice, !isSimilar(choice.index, index) {
                second = score
            }
        }
        choice?.clarity = Double(min(max(best - second, 0), 2)) / 2
        return choice.map { ($0, best) }
    }

    /// What is asked of each portion.
    private struct SaidPiece {
        /// Whether pieces were counted.
        let isPieces: Bool
        /// The portion that the food's own word calls.
        let named: Int?
        /// Whether inches were said.
        let isInch: Bool
        let usual: Double?
    }

    /// Turns vessels away where pieces were counted, and prefers the portion that the food's own word calls.
    private func adjust(
        _ score: inout Float, of index: Int, _ liking: MeasuredFood.Liking, by said: SaidPiece
    ) {
        if said.isPieces, liking.isVessel {
            score -= 1.2
            // "10 small fries" are no ten orders.
            if let usual = said.usual, let count = counted?.count, count >= Self.manyOrders,
                food.grams[index] * count > Self.several * usual
            {
                score -= 3
            }
        }
        if index == said.named { score += 1 }
    }

    /// The portion where no words name one: a usual one, some piece, or the food's own; `nil` for the usual amount.
    private func unnamedPortion(_ choice: Choice, isNear: Bool) -> Choice? {
        // "a side of chips", "a serving of rice": a measure that no portion knows is the usual amount.
        if let whole = wholePortion {
            return Choice(index: whole, isSaid: false)
        }
        let container = container
        if isPiece(container), region.leading?.isCounted == true {
            // "5 strips of fries": some piece of it, whatever the portion is called.
            let pieces = food.portions.indices.filter { index in
                labels[index].isFragment && labels[index].unit == nil && !labels[index].isInch
            }
            if let piece = pieces.first { return Choice(index: piece, isSaid: false) }
            if let index = food.defaultPortion { return Choice(index: index, isSaid: false) }
        }
        if container >= 0, food.usualGrams != nil { return nil }
        let counted = food.defaultPortion ?? choice.index
        guard food.portions.indices.contains(counted) else { return choice }
        // "a cucumber" is no slice of it.
        let isOne = region.leading.map { !$0.isCounted } ?? false
        if isOne, food.usualGrams != nil, labels[counted].isFragment {
            return nil
        }
        if isPieces, labels[counted].isVessel, !labels[choice.index].isVessel { return choice }
        return isNear ? choice : Choice(index: counted, isSaid: false)
    }

    /// "2 slices of a 16 inch pizza": whether pieces are told of what is as large as that.
    private var isCutOff: Bool {
        isSolid(container)
            || region.lead.dropLast().contains { isSolid($0) && words[$0 + 1].has(.of) }
    }

    /// The 9 of "a nine inch pizza".
    private var saidInches: Double? {
        let said = region.lead.lowerBound..<region.span.upperBound
        return said.dropFirst().first { place in
            words[place].token.word == .inch && words[place - 1].token.isNumber
        }.map { words[$0 - 1].token.value }
    }

    /// So many times the usual amount nobody has of what may be counted by the piece.
    private static let (several, manyOrders) = (5.0, 6.0)

    /// "potato wedges", "orange slices": more than one, and nobody said how many.
    private var isManyPieces: Bool {
        words[region.span.lowerBound..<region.tail.upperBound].contains {
            ($0.has(.container) || $0.has(.unit)) && $0.token.traits.contains(.plural)
        }
    }

    /// "10 pretzels": pieces are counted, no bags or cups of them.
    private var isPieces: Bool {
        guard food.category != .beverage, container < 0, let counted else { return false }
        return counted.count > 1
    }

    /// The bare number of it, in front of the food or behind it: "10 fries", "fries x10", unlike "crisps x2".
    var counted: Quantity? {
        let behind = region.trailing.flatMap {
            $0.isTrailing && $0.count >= Self.manyPieces ? $0 : nil
        }
        let quantity = region.leading ?? behind
        return quantity.flatMap { $0.isCounted && $0.measure == nil ? $0 : nil }
    }

    /// "2 pcs banana", "3 pieces of waffle": of what is counted whole no slice and no mini one; unlike "a piece of mango".
    private var wholePiece: Int? {
        let container = container
        guard container >= 0, words[container].token.word == .piece,
            let leading = region.leading ?? region.trailing, leading.measure == nil,
            leading.size < 0, let index = food.defaultPortion, labels.indices.contains(index),
            !labels[index].isFragment, !labels[index].isVessel, labels[index].unit == nil,
            let noun = words[region.span].last(where: { $0.isStrong && !$0.isTaken }),
            case let hasPieces = labels.contains(where: { label in
                label.words.contains { $0.word == .piece }
            }),
            Self.isCalled(labels[index], noun)
                ? !hasPieces || food.category == .snack || food.category == .dessert
                : !hasPieces && Self.wholeKinds.contains(food.category)
        else { return nil }
        let isCutUp = food.category == .fruit || food.category == .vegetable
        return isCutUp && words[leading.end - 1].has(.of) ? nil : index
    }

    /// "2 pcs oreo", "2 pcs mandarin": what is handed out by the piece, however its portion is labelled.
    private static let wholeKinds: Set<FoodCategory> = [.fruit, .snack, .dessert]

    /// Whether a portion's label has the noun in it, or says how large a usual one of it is.
    private static func isCalled(_ label: LabelWords, _ noun: SentenceWord) -> Bool {
        label.words.contains { $0.word == noun.token.word || $0.word == .medium }
    }

    /// Share of the portions, each by how well it fits the words, that weigh about `grams`.
    func agreement(
        with grams: Double, isUnit unit: MeasureUnit?, fits: [Float]
    ) -> Double {
        guard !isForGrams else { return 1 }
        var all = 0.0
        var near = 0.0
        for (index, fit) in fits.enumerated() {
            if let unit, labels[index].unit != unit { continue }
            let chance = Judge.exponential(
                1.5 * Double(fit) + (index == food.defaultPortion ? 0.5 : 0))
            all += chance
            if abs(food.grams[index] - grams) <= 0.2 * grams { near += chance }
        }
        return all > 0 ? near / all : 0
    }

    private func isSimilar(_ one: Int, _ other: Int) -> Bool {
        let (left, right) = (food.grams[one], food.grams[other])
        return max(left, right) <= 1.2 * min(left, right)
    }

    /// The portion whose label holds this very measure: "bottle (16.9 fl oz)".
    func named(_ measure: (amount: Double, unit: MeasureUnit)) -> Int? {
        guard measure.amount > 1 else { return nil }
        var best: (fit: Float, index: Int)?
        for (index, label) in labels.enumerated() {
            for position in label.words.indices.dropLast()
            where label.words[position].number == measure.amount
                && label.words[position + 1].unit == measure.unit
            {
                let fit = fit(label)
                if fit > best?.fit ?? -.infinity { best = (fit, index) }
            }
        }
        return best?.index
    }

    /// Whether a container word stands for a single piece.
    func isPiece(_ position: Int) -> Bool {
        words.indices.contains(position) && Self.pieces.contains(words[position].token.word)
    }

    /// Whether a container word measures only what keeps its shape.
    func isSolid(_ position: Int) -> Bool {
        isPiece(position)
            || words.indices.contains(position)
                && Self.solids.contains(words[position].token.word)
    }

    /// Times the usual amount that no counted piece weighs.
    private static let whole = 5.0

    /// How well a portion's label fits the words around the food.
    func fit(_ label: LabelWords) -> Float {
        label.words.reduce(0) { $0 + MeasuredFood.Mark($1).score(heard) }
    }
}
