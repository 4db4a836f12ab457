internal import FoodCatalog
internal import Nutrition

extension Weigher {
    /// Grams of one `unit` of `food`, by weight, by the food's own portions, or by density.
    static func grams(
        of unit: MeasureUnit, for food: Food, region: Region, words: [SentenceWord]
    ) -> (one: Double, label: String)? {
        if let grams = unit.grams {
            if unit == .ounce, food.category == .beverage, let fluid = perMilliliter(food) {
                return (fluid * (MeasureUnit.fluidOunce.milliliters ?? 29.57), "fl oz")
            }
            return (grams, unit.symbol)
        }
        guard let volume = unit.milliliters else { return nil }
        var best: (score: Float, index: Int)?
        for (index, portion) in food.portions.enumerated() {
            let label = TextScanner.words(of: portion.label)
            guard labelUnit(label) == unit else { continue }
            var score = Weigher(words: words).fit(label, region: region) - Float(index) * 0.02
            if label.contains(where: { $0.word == Self.nfs }) { score += 0.5 }
            if score > best?.score ?? -.infinity { best = (score, index) }
        }
        if let best {
            return (food.portions[best.index].grams.value, unit.symbol)
        }
        if let density = perMilliliter(food) { return (density * volume, unit.symbol) }
        let density = food.category == .beverage ? 1.0 : 0.6
        return (density * volume, unit.symbol)
    }

    private static let nfs = WordHash("nfs")

    /// Grams of a millilitre, from a portion that is a volume.
    static func perMilliliter(_ food: Food) -> Double? {
        for portion in food.portions {
            if let unit = labelUnit(TextScanner.words(of: portion.label)),
                let volume = unit.milliliters
            {
                return portion.grams.value / volume
            }
        }
        return nil
    }

    /// The unit that a portion's label begins with.
    static func labelUnit(_ label: [Token]) -> MeasureUnit? {
        guard let first = label.first else { return nil }
        if first.word == WordHash("fl") { return .fluidOunce }
        return Lexicon.lexeme(of: first.word)?.unit
    }

    struct Choice {
        var index: Int
        /// Whether the words name this portion, rather than merely allowing it.
        var isSaid: Bool
        /// How far the portion is ahead of the next one of another weight, 0 to 1.
        var clarity = 0.5
    }

    /// The portion whose label fits the words best.
    func choosePortion(of food: Food, region: Region, hasAmount: Bool) -> Choice? {
        var best = -Float.infinity
        var second = -Float.infinity
        var choice: Choice?
        for (index, portion) in food.portions.enumerated() {
            let label = TextScanner.words(of: portion.label)
            let fit = fit(label, region: region)
            var score = fit - Float(min(index, 20)) * 0.02
            if index == food.defaultPortion { score += 0.35 }
            if let usual = food.usualGrams {
                // Of several bottles the one nearest to the usual amount is meant.
                let ratio = portion.grams.value / max(usual.value, 0.1)
                score -= 0.25 * Float(min(abs(ratio < 1 ? 1 / max(ratio, 0.05) - 1 : ratio - 1), 2))
            }
            if score > best {
                if let before = choice, !isSimilar(food, before.index, index) { second = best }
                best = score
                choice = Choice(index: index, isSaid: fit > 0.8)
            } else if score > second, let choice, !isSimilar(food, choice.index, index) {
                second = score
            }
        }
        choice?.clarity = Double(min(max(best - second, 0), 2)) / 2
        guard let choice else { return nil }
        if choice.isSaid { return choice }
        if !hasAmount { return nil }
        // "a side of chips", "a serving of rice": a measure that no portion knows is the usual amount.
        let isMeasured = region.leading.map { $0.container >= 0 } ?? false
        if isPiece(region.leading?.container ?? -1), region.leading?.isCounted == true {
            // "5 strips of fries": some piece of it, whatever the portion is called.
            let pieces = food.portions.indices.filter { index in
                let label = food.portions[index].label
                return Self.isFragment(label) && Self.labelUnit(TextScanner.words(of: label)) == nil
            }
            if let piece = pieces.first { return Choice(index: piece, isSaid: false) }
            if let index = food.defaultPortion { return Choice(index: index, isSaid: false) }
        }
        if isMeasured, food.usualGrams != nil { return nil }
        let counted = food.defaultPortion ?? choice.index
        guard food.portions.indices.contains(counted) else { return choice }
        // "a cucumber" is no slice of it.
        let isOne = region.leading.map { !$0.isCounted } ?? false
        if isOne, food.usualGrams != nil, Self.isFragment(food.portions[counted].label) {
            return nil
        }
        return best > 0.4 ? choice : Choice(index: counted, isSaid: false)
    }

    private func isSimilar(_ food: Food, _ one: Int, _ other: Int) -> Bool {
        let (left, right) = (food.portions[one].grams.value, food.portions[other].grams.value)
        return max(left, right) <= 1.2 * min(left, right)
    }

    /// Whether a container word stands for a single piece.
    func isPiece(_ position: Int) -> Bool {
        words.indices.contains(position) && Self.pieces[words[position].token.word] == true
    }

    private static let pieces: WordMap<Bool> = {
        var words = WordMap<Bool>()
        for word in ["strip", "piece", "spear", "unit", "chunk", "bite", "wedge", "stick", "item"] {
            words[WordHash(word)] = true
        }
        return words
    }()

    /// Whether a portion is a part of the thing rather than the thing.
    private static func isFragment(_ label: String) -> Bool {
        guard let first = TextScanner.words(of: label).first else { return false }
        return fragments[first.word] == true || Lexicon.lexeme(of: first.word)?.unit != nil
    }

    private static let fragments: WordMap<Bool> = {
        var words = WordMap<Bool>()
        for word in [
            "slice", "chip", "ring", "piece", "cubic", "strip", "wedge", "bite", "thin", "thick",
            "spear",
            "linear", "surface", "stick", "leaf", "section", "fry", "cracker", "kernel",
        ] {
            words[WordHash(word)] = true
        }
        return words
    }()

    /// How well a portion's label fits the words of a region.
    func fit(_ label: [Token], region: Region) -> Float {
        var score: Float = 0
        var isAside = false
        for token in label {
            if token.gap.contains(.opening) { isAside = true }
            if token.gap.contains(.closing) { isAside = false }
            let unsaid: Float = isAside ? 0.1 : 1
            let lexeme = Lexicon.lexeme(of: token.word)
            let kinds = lexeme?.kinds ?? []
            let isSaid =
                isSaid(token, in: region.lead) || isSaid(token, in: region.tail)
                || isSaid(token, in: region.span)
            if token.isNumber {
                score += isSaid ? 1.5 : -0.3 * unsaid
            } else if !kinds.isDisjoint(with: [.container, .unit]) {
                score += isSaid ? 2 : -0.5 * unsaid
            } else if kinds.contains(.size) {
                score += isSaid ? 1.5 : -0.4 * unsaid
            } else if kinds.contains(.filler) || kinds.contains(.connector) {
                score += isSaid ? 0.1 : 0
            } else {
                score += isSaid ? 0.4 : -0.25 * unsaid
            }
        }
        return score
    }

    private func isSaid(_ token: Token, in range: Range<Int>) -> Bool {
        for position in range where words[position].token.word == token.word { return true }
        return false
    }
}
