internal import FoodCatalog
internal import Nutrition

/// Finds foods that the company they are in makes others: a wrap between weighed fillings is the bread alone,
/// dumplings in a stew are of dough, tomato sauce on a sausage is ketchup, and a pie with gravy has meat in it.
struct CompanyPass {
    let sentence: FinishedSentence
    let catalog: FoodCatalog
    let shelf: LabelShelf

    func settled(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        // Most lines hold no such word.
        guard matches.contains(where: mayBeOther) else { return matches }
        let matches = matches.map(calledByItself)
        guard matches.count > 1 else { return matches }
        var settled = matches
        for index in settled.indices where mayBeOther(matches[index]) {
            func isBeside(_ isCompany: (MatchedSpan) -> Bool) -> Bool {
                matches.indices.contains { $0 != index && isCompany(matches[$0]) }
            }
            if isOnly(Self.wraps, matches[index]), isBeside(isMeasuredFilling) {
                settled[index].become(Self.wrap, in: catalog)
            } else if index > 0, isOnly(Self.lettuceWraps, matches[index]),
                isInside(matches[index - 1].span, matches[index].span)
            {
                settled[index].become(Self.lettuce, in: catalog)
            } else if isOnly(Self.dumplings, matches[index]),
                isBeside({ isNamed($0, Self.stews) })
            {
                settled[index].become(Self.dumpling, in: catalog)
            } else if isTomatoSauce(matches[index]), isBeside({ isNamed($0, Self.grilled) }) {
                settled[index].become(Self.ketchup, in: catalog)
            } else if isOnly(Self.biscuits, matches[index]), isBeside({ isOnly(Self.teas, $0) }),
                !isBeside({ isNamed($0, Self.besideBread) })
            {
                settled[index].become(Self.sweetBiscuit, in: catalog)
            } else if isOnly(Self.jellies, matches[index]), isBeside({ isNamed($0, Self.puddings) })
            {
                settled[index].become(Self.gelatin, in: catalog)
            } else if isOnly(Self.yorkies, matches[index]), isBeside({ isNamed($0, Self.roasts) }) {
                settled[index].become(Self.yorkshire, in: catalog)
            } else if isBare(Self.beans, matches[index]),
                isBeside({ isNamed($0, Self.besideBeans) }),
                !isBeside({ isNamed($0, Self.besidePlainBeans) })
            {
                settled[index].become(Self.bakedBeans, in: catalog)
            } else if isOnly(Self.breadsticks, matches[index]),
                isBeside({ isNamed($0, Self.crackers) })
            {
                settled[index].become(Self.hardBreadstick, in: catalog)
            } else if isNamed(matches[index], Self.cornbread),
                isOnly(Self.cornBreads, matches[index]),
                isEthiopian
            {
                settled[index].become(Self.cornInjera, in: catalog)
            } else if isOnly(Self.steamedRice, matches[index]),
                isSaid(Self.steamed, of: matches[index]),
                isBeside({ Self.laoDishes.contains(shelf.food(of: $0, in: catalog).id) })
            {
                settled[index].become(Self.laoRice, in: catalog)
            } else if isOnly(Self.waffleCones, matches[index]), isIn(scoops: matches, at: index) {
                settled[index].become(Self.coneShell, in: catalog)
            } else if isOnly(Self.pies, matches[index]), isBeside({ isNamed($0, Self.hotSides) }) {
                settled[index].become(Self.meatPie, in: catalog)
            }
        }
        return settled
    }

    /// Whether the line speaks of what is eaten in Ethiopia alone, whose bread of corn is sour and has no sugar.
    private var isEthiopian: Bool {
        sentence.words.contains { Self.ethiopian.contains($0.token.surface) }
            || zip(sentence.words, sentence.words.dropFirst()).contains { first, second in
                first.token.surface == .coffee && Self.ofCoffee.contains(second.token.surface)
            }
    }

    /// "217 g of steamed rice" beside what Laos eats: whether a word is said of a food or in front of it.
    private func isSaid(_ words: WordSet, of match: MatchedSpan) -> Bool {
        sentence.words[max(0, match.span.start - 1)..<match.span.end].contains {
            words.contains($0.token.surface)
        }
    }

    /// Whether any of the words is said that company may give another meaning: most foods have none.
    private func mayBeOther(_ match: MatchedSpan) -> Bool {
        sentence.words[match.span.start..<match.span.end].contains {
            Self.ambiguous.contains($0.token.surface)
        }
    }

    /// "a bowl of cereal" has milk in it, "a packet of biscuits" no bread, and "a bowl of jelly" nothing to spread.
    private func calledByItself(_ match: MatchedSpan) -> MatchedSpan {
        guard mayBeOther(match) else { return match }
        let food: FoodID
        if isOnly(Self.cereals, match), isIn(Self.bowls, match),
            !sentence.words.contains(where: { Self.moistening.contains($0.token.word) })
        {
            food = Self.cerealWithMilk
        } else if isOnly(Self.caesars, match), isSpooned(match) {
            food = Self.caesarDressing
        } else if isOnly(Self.biscuits, match), isIn(Self.packs, match) {
            food = Self.sweetBiscuit
        } else if isOnly(Self.beans, match), isIn(Self.tins, match),
            match.span.end - match.span.start == 1
        {
            food = Self.bakedBeans
        } else if isOnly(Self.jellies, match), isIn(Self.bowls, match) {
            food = Self.gelatin
        } else {
            return match
        }
        var called = match
        called.become(food, in: catalog)
        return called
    }

    /// Whether such a vessel is said to hold it.
    private func isIn(_ vessels: WordSet, _ match: MatchedSpan) -> Bool {
        guard match.span.start > 0, match.span.start <= sentence.words.count else { return false }
        let number = max(
            sentence.words[match.span.start].quantity, sentence.words[match.span.start - 1].quantity
        )
        guard number >= 0, case let container = sentence.quantities[Int(number)].container,
            container >= 0
        else { return false }
        return vessels.contains(sentence.words[container].token.word)
    }

    /// "two scoops of vanilla in a waffle cone": whether the ice cream in a cone was told in front of it.
    private func isIn(scoops matches: [MatchedSpan], at index: Int) -> Bool {
        guard index > 0,
            case (let scoops, let cone) = (matches[index - 1].span, matches[index].span)
        else { return false }
        return isNamed(matches[index - 1], Self.frozen) && isInside(scoops, cone)
    }

    /// "tuna in lettuce wraps": whether one stands behind "in" or "on" after the other.
    private func isInside(_ food: Span, _ wrapping: Span) -> Bool {
        sentence.words[food.end...wrapping.start].contains {
            Self.inside.contains($0.token.surface)
        }
    }

    /// Whether nothing else at all is said of it: "beans", but not "green beans".
    private func isBare(_ words: WordSet, _ match: MatchedSpan) -> Bool {
        sentence.words[match.span.start..<match.span.end].allSatisfy {
            words.contains($0.token.surface) || $0.isTaken || $0.quantity >= 0
        }
    }

    private func isOnly(_ words: WordSet, _ match: MatchedSpan) -> Bool {
        var isSaid = false
        for word in sentence.words[match.span.start..<match.span.end] where word.isStrong {
            guard words.contains(word.token.surface) else { return false }
            isSaid = true
        }
        return isSaid
    }

    /// "120 g tuna", "3 slices of ham": what goes into a wrap, and was measured for it.
    private func isMeasuredFilling(_ match: MatchedSpan) -> Bool {
        let food = shelf.food(of: match, in: catalog)
        guard food.category == .protein || food.category == .condiment || food.category == .dairy,
            match.span.start > 0
        else { return false }
        let number = sentence.words[match.span.start - 1].quantity
        guard number >= 0 else { return false }
        let quantity = sentence.quantities[Int(number)]
        return quantity.measure != nil
            || quantity.container >= 0
                && Self.slices.contains(sentence.words[quantity.container].token.word)
    }

    /// "2 tbsp caesar": whether it was measured with spoons.
    private func isSpooned(_ match: MatchedSpan) -> Bool {
        guard match.span.start > 0, case let number = sentence.words[match.span.start - 1].quantity,
            number >= 0, let measure = sentence.quantities[Int(number)].measure
        else { return false }
        return measure.unit == .tablespoon || measure.unit == .teaspoon
    }

    private func isTomatoSauce(_ match: MatchedSpan) -> Bool {
        let span = match.span
        guard span.end == span.start + 2,
            sentence.words[span.start].token.surface == .tomato,
            sentence.words[span.start + 1].token.surface == .sauce
        else { return false }
        return span.start == 0 || sentence.words[span.start - 1].quantity < 0
    }

    private func isNamed(_ match: MatchedSpan, _ words: WordSet) -> Bool {
        shelf.food(of: match, in: catalog).nameWords.contains { words.contains($0.word) }
    }

    private static let wrap: FoodID = "tortilla-wrap"
    private static let lettuce: FoodID = "lettuce"
    private static let caesarDressing: FoodID = "caesar-dressing"
    private static let dumpling: FoodID = "stew-dumpling"
    private static let cerealWithMilk: FoodID = "cereal-with-milk"
    private static let sweetBiscuit: FoodID = "sweet-biscuit"
    private static let bakedBeans: FoodID = "heinz-baked-beans"
    private static let coneShell: FoodID = "ice-cream-cone-shell"
    private static let hardBreadstick: FoodID = "hard-breadstick"
    private static let cornInjera: FoodID = "maize-injera"
    private static let laoRice: FoodID = "khao-chao"
    private static let laoDishes = Set(
        laoRows.split(separator: "\n").map { FoodID(rawValue: String($0)) })
    private static let gelatin: FoodID = "jello"
    private static let yorkshire: FoodID = "popover"
    private static let meatPie: FoodID = "meat-pie"
    private static let ketchup: FoodID = "ketchup"
}
