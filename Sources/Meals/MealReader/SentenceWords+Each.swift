internal import FoodCatalog
internal import Nutrition

// What belongs to each of several.
extension SentenceWords {
    /// "6 crackers each with 10 g of cheese", "2 spoons of sugar in each of 3 teas", "a slice of ham on each".
    mutating func multiplyEach() {
        guard let each = words.firstIndex(where: { $0.token.surface == .each }), each > 0,
            !quantities.isEmpty
        else { return }
        // "each with a slice of ham, and having 2 cups of rice"
        let end =
            words.indices.suffix(from: min(each + 2, words.count)).first {
                words[$0].token.gap.contains(.sentence) || words[$0].has(.eating)
                    || $0 > each + Self.reach
            } ?? words.count
        if Self.places.contains(words[each - 1].token.surface) {
            // "peanut butter on each (1 tsp)"
            let behind = quantities.firstIndex {
                $0.start == each + 1 && $0.isExact && words[each + 1].token.gap.contains(.opening)
            }
            guard
                let part = behind
                    ?? quantities.lastIndex(where: {
                        $0.end < each && ($0.isExact || $0.container >= 0)
                    })
            else { return }
            let counts = quantities.enumerated().filter { $0.offset != part }.map(\.element)
            let many =
                counts.first { $0.start > each && $0.start <= each + 3 && Self.isMany($0) }
                ?? counts.last { $0.end < each && Self.isMany($0) }
            guard let many else { return }
            multiply(part, by: Self.many(many) ?? 1)
        } else if each + 1 < words.count,
            Self.holdings.contains(words[each + 1].token.surface),
            let many = quantities.last(where: { $0.end <= each && Self.isMany($0) })
        {
            for number in quantities.indices
            where quantities[number].start > each && quantities[number].start < end {
                multiply(number, by: Self.many(many) ?? 1)
            }
        } else if each == words.count - 1 || !words[each + 1].token.gap.isDisjoint(with: .hard),
            let with = words[..<each].lastIndex(where: { $0.token.word == .with }),
            let many = quantities.last(where: { $0.end < with && Self.isMany($0) }),
            // "toast (2) with jam (1 tsp each)"
            words[many.end...each].allSatisfy({
                $0.token.gap.isDisjoint(with: [.comma, .sentence])
            })
        {
            // "3 teas with 2 sugars each"
            for number in quantities.indices
            where quantities[number].start > with && quantities[number].end < each {
                multiply(number, by: Self.many(many) ?? 1)
            }
        } else if each == words.count - 1 || !words[each + 1].token.gap.isDisjoint(with: .hard),
            let spoon = quantities.lastIndex(where: { $0.end <= each }),
            Self.isSpoon(quantities[spoon]),
            let many = quantities[..<spoon].last, Self.isMany(many), many.measure == nil,
            words[many.end...each].allSatisfy({ $0.token.gap.isDisjoint(with: .sentence) })
        {
            // "2 slices of toast, 1 tbsp peanut butter each"
            multiply(spoon, by: many.count)
        }
    }

    private static func isSpoon(_ quantity: Quantity) -> Bool {
        quantity.measure?.unit == .tablespoon || quantity.measure?.unit == .teaspoon
    }

    private mutating func multiply(_ number: Int, by count: Double) {
        quantities[number].count *= count
        quantities[number].isCounted = true
    }

    /// How many whole things it counts; cups are some.
    private static func many(_ quantity: Quantity) -> Double? {
        let count =
            switch quantity.measure {
            case nil: quantity.count
            case (let amount, .cup)?: amount
            default: 0.0
            }
        let isMany =
            quantity.isCounted && count >= 2 && count <= 50 && count == count.rounded()
        return isMany ? count : nil
    }

    private static func isMany(_ quantity: Quantity) -> Bool { many(quantity) != nil }

    /// How many words what belongs to each takes.
    private static let reach = 8
}
