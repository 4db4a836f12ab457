internal import FoodCatalog
internal import Nutrition

/// Finds lists of what went into the pot, in which rice, pulses and grain were weighed dry: "140 g of rice, 6 g of salt, 18 g
/// of shea butter", "33 g of boiled cowpeas, 138 g of maize flour, 15 g of onion".
///
/// Nobody who weighs a plate weighs its salt; who does so has weighed what the dish was made of, and says "boiled" of all of it.
/// A spoonful of a drink was weighed dry as well.
struct PotPass {
    let sentence: FinishedSentence
    let catalog: FoodCatalog
    let shelf: LabelShelf

    func settled(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        thickened(boiled(matches.map(powdered).map(unsweetened)))
    }

    /// "300 g of boiled millet flour, 15 g of sugar": so much flour is a porridge, weighed when it was ready.
    private func thickened(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard matches.count <= Self.fewest else { return matches }
        let isSweet = matches.contains { shelf.food(of: $0, in: catalog).id == "sugar" }
        return matches.map { match in
            guard let grams = grams(of: match), grams > Self.mostFlour,
                let porridge = Self.porridges[shelf.food(of: match, in: catalog).id],
                isSweet || says(Self.waters, around: match), !says(Self.dried, around: match)
            else { return match }
            var match = match
            match.become(porridge, in: catalog)
            return match
        }
    }

    /// "8 g of Milo", "18 g of coffee with sugar": nobody drinks so little; it was weighed before the water came to it.
    private func powdered(_ match: MatchedSpan) -> MatchedSpan {
        guard let grams = grams(of: match), grams > 0, grams <= Self.mostPowder,
            let powder = Self.powders[shelf.food(of: match, in: catalog).id]
        else { return match }
        var match = match
        match.become(powder, in: catalog)
        return match
    }

    /// "120 g of yogurt": who weighs it and says no kind has it plain; a pot with fruit is counted, or called by its fruit.
    private func unsweetened(_ match: MatchedSpan) -> MatchedSpan {
        guard isOnScales(match), shelf.food(of: match, in: catalog).id == "yogurt",
            sentence.words[match.span.start..<match.span.end].count(where: \.isStrong) == 1,
            !says(Self.sweets, around: match)
        else { return match }
        var match = match
        match.become("plain-yogurt", in: catalog)
        return match
    }

    private func boiled(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard matches.count >= Self.fewest, matches.contains(where: { dry($0) != nil }) else {
            return matches
        }
        let weighed = matches.filter(isOnScales)
        guard weighed.count >= Self.fewest, isPot(weighed) else { return matches }
        var settled = matches
        for place in matches.indices where isOnScales(matches[place]) {
            if let dry = dry(matches[place]), grams(of: matches[place]) ?? 0 <= Self.mostDry {
                settled[place].become(dry, in: catalog)
            }
        }
        return settled
    }

    /// Whether salt was weighed, or flour with what is fried for a sauce.
    private func isPot(_ weighed: [MatchedSpan]) -> Bool {
        weighed.contains { isOnly(Self.salts, $0) }
            || weighed.contains { isOnly(Self.flours, $0) && !isEatenAsItIs($0) }
                && weighed.contains { says(Self.roots, $0) }
    }

    /// Toasted flour of cassava is strewn over what is on the plate.
    private func isEatenAsItIs(_ match: MatchedSpan) -> Bool {
        shelf.food(of: match, in: catalog).id == "cassava-flour"
    }

    /// What a food was before it swelled in the pot.
    private func dry(_ match: MatchedSpan) -> FoodID? {
        // "Boiled" is said of what went in as well, the rest of what came out, or out of a tin.
        guard !says(Self.ready, around: match) else { return nil }
        return Self.dry[shelf.food(of: match, in: catalog).id]
    }

    private func says(_ words: WordSet, around match: MatchedSpan) -> Bool {
        sentence.words[clause(around: match)].contains { words.contains($0.token.surface) }
    }

    /// A food with what is said of it, up to the next comma.
    private func clause(around match: MatchedSpan) -> Range<Int> {
        let isApart = { (position: Int) in
            !sentence.words[position].token.gap.isDisjoint(with: [.comma, .sentence, .and])
        }
        var (start, end) = (match.span.start, match.span.end)
        while start > 0, match.span.start - start < Self.near, !isApart(start) { start -= 1 }
        while end < sentence.words.count, end - match.span.end < Self.near, !isApart(end) {
            end += 1
        }
        return start..<end
    }

    private func isOnScales(_ match: MatchedSpan) -> Bool { grams(of: match) != nil }

    /// What was said of a food in grams, beside it.
    private func grams(of match: MatchedSpan) -> Double? {
        for position in [match.span.start - 1, match.span.start - 2, match.span.end]
        where sentence.words.indices.contains(position) {
            let number = sentence.words[position].quantity
            guard number >= 0 else { continue }
            let quantity = sentence.quantities[Int(number)]
            if let measure = quantity.measure, measure.unit == .gram {
                return quantity.count * measure.amount
            }
        }
        return nil
    }

    private func says(_ words: WordSet, _ match: MatchedSpan) -> Bool {
        sentence.words[match.span.start..<match.span.end].contains {
            words.contains($0.token.word)
        }
    }

    /// "iodised salt", "salt", unlike "salt fish".
    private func isOnly(_ words: WordSet, _ match: MatchedSpan) -> Bool {
        let name = sentence.words[match.span.start..<match.span.end].last { $0.isStrong }
        return name.map { words.contains($0.token.word) } ?? false
    }

    /// So many words away something is said of a food.
    private static let near = 3
    /// How many foods must have been weighed.
    private static let fewest = 3
    /// In grams: a sip of a drink weighs as much, and nobody weighs a sip.
    private static let mostPowder = 35.0
    /// In grams: more rice or pulses are on a plate, but in nobody's meal before they swell.
    private static let mostDry = 350.0
    /// In grams: nobody eats more flour at a time.
    private static let mostFlour = 255.0
    /// Flours, and the porridge that is boiled of them.
    private static let porridges = pairs(flourRows)
    /// Drinks that are made from powder, and what they were before.
    private static let powders = pairs(drinkRows)
    /// What swells in the pot, and what it was before.
    private static let dry = pairs(swollenRows)

    /// Rows of two foods each: the first one's is the second.
    private static func pairs(_ rows: String) -> [FoodID: FoodID] {
        let foods = rows.split(separator: "\n").map { row in
            row.split(separator: " ").map { FoodID(rawValue: String($0)) }
        }
        return Dictionary(uniqueKeysWithValues: foods.map { ($0[0], $0[1]) })
    }
}
