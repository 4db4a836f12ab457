internal import FoodCatalog
internal import Nutrition

// Measures that none of a food's portions knows.
extension Weigher {
    /// What "a spoonful of mash", "a side of grapes", "a big bowl of crisps" weigh where no portion is called so.
    func unlabelled(_ count: Double) -> Weight? {
        let container = container
        // "coffee with a spoonful of sugar" is no spoonful of coffee.
        // Unlike "3 spoons rice".
        guard words.indices.contains(container),
            !region.span.contains(container)
                || container == region.span.lowerBound && region.leading?.container == container
        else { return nil }
        let word = words[container].token.word
        guard let measure = Self.measures[word], !food.mayMention(word) || !hasLabel(word),
            let grams = grams(of: measure)
        else { return nil }
        let one = grams * measureFactor
        let isUsual = count == 1 && one == food.usualGrams?.value
        let label = isUsual ? nil : measure.label
        return Weight(
            grams: one * count, amount: label == nil ? nil : count, unit: label,
            reason: isUsual
                ? .usual
                : label.map { .measure(count, $0, grams: one) }
                    ?? .touch(Self.little, grams: one * count),
            basis: .usual)
    }

    private func hasLabel(_ word: WordHash) -> Bool {
        labels.contains { label in label.words.contains { $0.word == word } }
    }

    enum Measure: String {
        case bite, spoon, side, bowl, plate, bit, sliver, ladle, katori, fist, tael, catty, tola,
            seer
        case debe, gorogoro, jug, carafe
        case servingSpoon = "serving spoon"

        /// What one is called; `nil` for what nobody counts.
        var label: String? { self == .bit || self == .sliver ? nil : rawValue }
    }

    private func grams(of measure: Measure) -> Double? {
        let usual = food.usualGrams?.value ?? 100
        switch measure {
        case .bite:
            guard food.category != .beverage, isGiven else { return nil }
            return min(food.category == .meal ? 20 : 15, usual / 3)
        case .spoon: return spoon.map { min($0, usual) }
        case .side:
            // Of a dish it is less than a plate of it.
            guard food.category == .meal || food.category == .grain else { return usual }
            return food.category == .meal ? min(max(usual / 2, 100), 180, usual) : usual
        case .bowl:
            guard food.category == .fruit || food.category == .vegetable else {
                return food.category == .snack ? 1.5 * usual : usual
            }
            return max(usual, cup ?? usual)
        case .plate: return food.category == .meal || isWhole ? usual : 1.5 * usual
        case .bit:
            if food.category == .condiment { return min(5, usual) }
            guard food.category == .dairy else { return usual / 2 }
            // "a bit of milk" is a splash of it.
            return labels.contains { $0.unit == .fluidOunce } ? min(30, usual) : 0.8 * usual
        case .sliver: return 0.4 * usual
        // 4 fl oz
        case .ladle: return (cup ?? 240) / 2
        // The small bowl of an Indian table, of 150 ml.
        case .katori: return (cup ?? 240) * 0.6
        // Of what is drunk: a litre, and half of one, as they stand on tables.
        case .jug: return food.category == .beverage ? 1000 : nil
        case .carafe: return food.category == .beverage ? 500 : nil
        // As large as a cup, by the hand that dietitians measure with.
        case .fist: return cup ?? 240
        // Some four tablespoons.
        case .servingSpoon: return (cup ?? 240) / 4
        // Of markets: by Hong Kong's Weights and Measures Ordinance, and by India's of 1956.
        case .tael: return 37.799
        case .catty: return 604.79
        case .tola: return 11.664
        case .seer: return 933.1
        // Tins of 20 and of 2 litres, of which a cup is 0.2366.
        case .debe: return (cup ?? 200) * 84.54
        case .gorogoro: return (cup ?? 200) * 8.454
        }
    }

    /// The amount that the measure is of.
    private var measuring: Quantity? {
        let container = container
        if let leading = region.leading, leading.container == container { return leading }
        guard let trailing = region.trailing, trailing.container == container else { return nil }
        return trailing
    }

    /// Whether "a" or a number stands before the measure: "enjoying every bite", "bite-size" count none.
    private var isGiven: Bool {
        guard let quantity = measuring else { return false }
        return words[quantity.start..<max(quantity.start, quantity.container)].contains {
            $0.has(.article) || $0.has(.number)
        }
            && (quantity.container + 1 >= words.count
                || words[quantity.container + 1].token.gap.isDisjoint(with: .hyphen))
    }

    /// Whether the usual amount is a plate already.
    private var isWhole: Bool { (food.usualGrams?.value ?? 0) >= 150 }

    /// Grams of a cup, where the food has one.
    private var cup: Double? {
        labels.firstIndex { $0.unit == .cup }.map { food.portions[$0].grams.value }
    }

    /// Grams of a heaped spoon of what is eaten with one; `nil` where a portion says what a spoon of it weighs.
    private var spoon: Double? {
        guard !labels.contains(where: { $0.unit == .tablespoon || $0.unit == .teaspoon }) else {
            return nil
        }
        return cup.map { (food.category == .dairy ? 2 : 1.5) * $0 / 16 } ?? 20
    }

    /// What a size in front of the measure makes of it: "a small bowl", "a thin slice".
    var measureFactor: Double {
        guard let quantity = measuring, quantity.container >= 0,
            quantity.size >= 0, quantity.size < quantity.container
        else { return 1 }
        let size = words[quantity.size].token.surface
        return Self.measureSizes[size] ?? 1
    }

    /// The same of a portion that is called so, if its label tells no size.
    func sizeOfMeasure(_ portion: Int) -> Double {
        guard let quantity = measuring, quantity.size >= 0,
            quantity.container == quantity.size + 1,
            case let measure = words[quantity.container].token.word,
            labels[portion].words.contains(where: { $0.word == measure }),
            !labels.contains(where: { label in
                label.words.contains { $0.isSize } && label.words.contains { $0.word == measure }
            })
        else { return 1 }
        return measureFactor
    }
}
