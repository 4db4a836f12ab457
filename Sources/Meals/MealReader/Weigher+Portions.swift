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
    }

    /// The portion whose label fits the words best.
    func choosePortion(of food: Food, region: Region, hasAmount: Bool) -> Choice? {
        var best = -Float.infinity
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
                best = score
                choice = Choice(index: index, isSaid: fit > 0.8)
            }
        }
        guard let choice else { return nil }
        if choice.isSaid { return choice }
        if !hasAmount { return nil }
        if let usual = food.defaultPortion, food.portions.indices.contains(usual) {
            return best > 0.4 ? choice : Choice(index: usual, isSaid: false)
        }
        return choice
    }

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
