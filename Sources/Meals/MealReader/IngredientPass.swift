internal import FoodCatalog
internal import Nutrition

/// Leaves out what a food is made of: "clam chowder made with low-fat milk" is no glass of milk,
/// "pretzels made from cornstarch and potato flour" are no flour.
///
/// What has an amount of its own stays: "porridge made with 200 ml of milk".
struct IngredientPass {
    let sentence: FinishedSentence
    let catalog: FoodCatalog
    let shelf: LabelShelf

    /// The spans without those that only tell what the one before them is made of.
    func whole(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard matches.count > 1 else { return matches }
        var kept: [MatchedSpan] = []
        kept.reserveCapacity(matches.count)
        kept.append(matches[0])
        var isInside = false
        var isOnBread = false
        var end = matches[0].span.end
        for next in matches.dropFirst() {
            let between = end..<max(end, next.span.start)
            end = next.span.end
            let last = kept[kept.count - 1]
            let isPart = isPart(next, between, of: last)
            if isMaking(between) || isInside && isJoined(between)
                || isTarget(next, between, of: last) || isPart && !isMilkDrink(last)
            {
                isInside = true
                continue
            }
            isInside = false
            // "latte, oat milk, banana": what follows is no part of it.
            if isPart { continue }
            // "burger on a bun, lettuce, ketchup", unlike "pb&j on white, apple"
            if isOnBread, isJoined(between), hasNoun(next, Self.garnishes) { continue }
            isOnBread = isBread(next, between, of: last)
            if isOnBread { continue }
            if isFilling(kept[kept.count - 1], of: next)
                || isJoinedFilling(kept[kept.count - 1], of: next, between)
                || isCountedFilling(kept[kept.count - 1], of: next, between)
            {
                var whole = next
                whole.span.start = kept.removeLast().span.start
                kept.append(whole)
                continue
            }
            kept.append(next)
        }
        return kept
    }

    /// Whether the words between two foods say that the second is in the first.
    private func isMaking(_ between: Range<Int>) -> Bool {
        guard isLoose(between) else { return false }
        var isMade = false
        for position in between {
            let word = sentence.words[position].token.surface
            if Self.making.contains(word) { isMade = true }
            if Self.holding.contains(word) { return true }
            if isMade, Self.joints.contains(word) { return true }
        }
        return false
    }

    /// "a roast beef sandwich served on a wheat bun": the bread that a sandwich has already.
    private func isBread(
        _ next: MatchedSpan, _ between: Range<Int>, of last: MatchedSpan
    ) -> Bool {
        guard isLoose(between),
            hasNoun(next, Self.breads) || isNamed(next, Self.breads) && !between.isEmpty,
            between.contains(where: { Self.on.contains(sentence.words[$0].token.surface) })
        else { return false }
        return name(of: last).contains { Self.sandwiches.contains($0.word) }
    }

    /// "a ham omelette with 3 eggs", "a flat white with oat milk": what the dish is made of anyway.
    private func isPart(
        _ next: MatchedSpan, _ between: Range<Int>, of last: MatchedSpan
    ) -> Bool {
        // "latte, oat milk"
        if between.isEmpty, sentence.words[next.span.start].token.gap == .comma,
            isMilkDrink(last), hasNoun(next, Self.milks)
        {
            return true
        }
        guard let with = between.first(where: { sentence.words[$0].token.word == .with }),
            !sentence.words[with...next.span.start].contains(where: {
                $0.token.gap.contains(.sentence)
            })
        else { return false }
        let dish = name(of: last)
        if dish.contains(where: { Self.eggDishes.contains($0.word) }) {
            let egg = name(of: next)
            return egg.count == 1 && egg[0].word == .egg
        }
        guard isMilkDrink(last), hasNoun(next, Self.milks) else { return false }
        return !between.contains {
            sentence.words[$0].has(.unit) || sentence.words[$0].has(.container)
        }
    }

    /// "flat white", "hot chocolate", unlike "cocoa krispies".
    private func isMilkDrink(_ match: MatchedSpan) -> Bool {
        name(of: match).contains { Self.milkCoffees.contains($0.word) }
            && food(of: match).category != .grain
    }

    /// "pulled pork tacos", "mushroom burger": what stands directly before a dish is in it.
    private func isFilling(_ last: MatchedSpan, of next: MatchedSpan) -> Bool {
        guard last.span.end == next.span.start, next.span.end == next.span.start + 1 else {
            return false
        }
        let dish = sentence.words[next.span.start]
        let filling = sentence.words[last.span.end - 1]
        guard dish.token.gap.isSubset(of: .hyphen), Lexicon.isDish(dish.token.word),
            filling.isStrong, !filling.token.traits.contains(.plural)
        else { return false }
        let (inner, outer) = (food(of: last), food(of: next))
        return outer.category == .meal && calories(of: outer) >= calories(of: inner)
            && (inner.category == .protein || inner.category == .vegetable)
            && !isCounted(last)
    }

    /// "tuna mayo and cucumber baguette", "chicken fajita wrap": in one piece of bread.
    private func isJoinedFilling(
        _ last: MatchedSpan, of next: MatchedSpan, _ between: Range<Int>
    ) -> Bool {
        let noun = sentence.words[next.span.end - 1].token
        guard Self.breadDishes.contains(noun.word), noun.traits.isDisjoint(with: .plural),
            between.count <= 1, between.allSatisfy({ sentence.words[$0].token.word == .and }),
            sentence.words[last.span.end].token.gap.isEmpty,
            sentence.words[next.span.start].token.gap.isEmpty,
            !isCounted(last), food(of: next).category == .meal,
            sentence.words[next.span.start].isStrong, food(of: last).category != .beverage
        else { return false }
        if between.isEmpty {
            return sentence.words[last.span.end - 1].token.traits.isDisjoint(with: .plural)
        }
        let (filling, bread) = (name(of: last), name(of: next))
        return filling.last?.word == .salad
            && filling.contains { word in
                word.word != .salad && bread.contains { $0.word == word.word }
            }
    }

    /// "three bean and cheese tacos": so many tacos, and no three beans.
    private func isCountedFilling(
        _ last: MatchedSpan, of next: MatchedSpan, _ between: Range<Int>
    ) -> Bool {
        let (noun, filling) = (
            sentence.words[next.span.end - 1].token, sentence.words[last.span.end - 1]
        )
        guard Self.filledPieces.contains(noun.word), noun.traits.contains(.plural),
            between.count == 1, sentence.words[between.lowerBound].token.word == .and,
            sentence.words[between.lowerBound...next.span.start].allSatisfy({
                $0.token.gap.isEmpty
            }),
            next.span.end - next.span.start > 1, food(of: next).category == .meal,
            filling.token.traits.isDisjoint(with: .plural), filling.isName,
            last.span.start > 0, sentence.words[last.span.start - 1].has(.number)
        else { return false }
        return food(of: last).category != .meal && food(of: last).category != .beverage
    }

    /// kcal of the usual amount.
    private func calories(of food: MeasuredFood) -> Double {
        (food.per100g.calories?.value ?? 0) * (food.usualGrams?.value ?? 100) / 100
    }

    private func isCounted(_ match: MatchedSpan) -> Bool {
        guard match.span.start > 0 else { return false }
        let quantity = sentence.words[match.span.start - 1].quantity
        return quantity >= 0 && sentence.quantities[Int(quantity)].measure != nil
    }

    private func food(of match: MatchedSpan) -> MeasuredFood {
        shelf.food(of: match, in: catalog)
    }

    private func name(of match: MatchedSpan) -> [Token] { food(of: match).nameWords }

    private func isNamed(_ match: MatchedSpan, _ nouns: WordSet) -> Bool {
        name(of: match).last.map { nouns.contains($0.word) } ?? false
    }

    /// "adding three tablespoons of honey to my oatmeal": the oatmeal is no more than where it goes.
    private func isTarget(
        _ next: MatchedSpan, _ between: Range<Int>, of last: MatchedSpan
    ) -> Bool {
        guard isLoose(between), between.count >= 2, between.upperBound >= 2,
            sentence.words[..<last.span.start].contains(where: {
                Self.adding.contains($0.token.surface) && $0.quantity < 0
            })
        else { return false }
        let words = between.map { sentence.words[$0].token.surface }
        return zip(words, words.dropFirst()).contains {
            Self.into.contains($0) && Self.owners.contains($1)
        }
    }

    private func hasNoun(_ match: MatchedSpan, _ nouns: WordSet) -> Bool {
        let noun = sentence.words[match.span.start..<match.span.end].last {
            $0.isStrong && !$0.isTaken
        }
        return noun.map { nouns.contains($0.token.word) } ?? false
    }

    /// Whether nothing but "and", "or" or a comma stands between two ingredients.
    private func isJoined(_ between: Range<Int>) -> Bool {
        isLoose(between)
            && between.allSatisfy { position in
                let word = sentence.words[position]
                return Self.links.contains(word.token.surface)
            }
    }

    /// Whether neither an amount nor the end of a sentence stands there.
    private func isLoose(_ between: Range<Int>) -> Bool {
        for position in between.lowerBound...between.upperBound
        where position < sentence.words.count {
            let word = sentence.words[position]
            if word.token.gap.contains(.sentence) { return false }
            guard position < between.upperBound else { break }
            if word.quantity >= 0 {
                let quantity = sentence.quantities[Int(word.quantity)]
                if quantity.isExact || quantity.container >= 0 { return false }
            }
            if word.has(.eating) || word.has(.breaker) && !Self.links.contains(word.token.surface) {
                return false
            }
        }
        return true
    }
}
