internal import FoodCatalog
internal import Nutrition

/// Tells a dish from what it consists of, where somebody says both: "smoothie: banana, oat milk", "a chicken
/// bowl with rice, beans and salsa", "porridge with water, 40 g oats".
///
/// What is listed behind a heading or weighed is what was eaten; what is only named is in the dish already.
struct CompositionPass {
    let sentence: FinishedSentence
    let catalog: FoodCatalog
    let shelf: LabelShelf
    var trace: ReadingTrace?

    func settled(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard matches.count > 1 else { return matches }
        var kept = matches
        if let parts = partsBehindHeading(kept) {
            // "sunday roast: beef, potatoes, gravy": a whole plate is more than a little of each.
            if !parts.contains(where: isMeasured), !isBlend(kept[0], of: parts),
                calories(of: kept[0]) > parts.reduce(0, { $0 + calories(of: $1) })
            {
                kept.removeAll { part in parts.contains { $0.span == part.span } }
            } else {
                kept.removeFirst()
            }
        } else if isBlend(kept) {
            kept.removeFirst()
        }
        heard("heading", matches, kept)
        for rule in Self.rules {
            let settled = rule.settle(self, kept)
            heard(rule.name, kept, settled)
            kept = settled
        }
        return kept
    }

    private func heard(_ rule: String, _ before: [MatchedSpan], _ after: [MatchedSpan]) {
        guard let trace else { return }
        trace.hear("composition/\(rule)", before, after, of: sentence, catalog)
    }

    /// kcal of the usual amount.
    func calories(of match: MatchedSpan) -> Double {
        let food = food(of: match)
        return (food.per100g.calories?.value ?? 0) * (food.usualGrams?.value ?? 100) / 100
    }

    /// "porridge made with water, 40 g oats": the oats are the porridge.
    func withoutOatmeal(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard let oats = matches.first(where: { isMeasured($0) && isDryOats($0) }) else {
            return matches
        }
        return matches.filter {
            $0.span == oats.span || hasMeasure($0)
                || !name(of: $0).contains { Self.porridges.contains($0.surface) }
                || isDryOats($0)
        }
    }

    /// Most lines have nothing to leave out.
    func without(_ places: [Int], of matches: [MatchedSpan]) -> [MatchedSpan] {
        places.isEmpty
            ? matches : matches.indices.filter { !places.contains($0) }.map { matches[$0] }
    }

    /// "shakshuka with 2 eggs": they are in it.
    func withoutEggs(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard
            let egg = matches.indices.dropFirst().first(where: {
                id(of: matches[$0]) == Self.egg
            }),
            name(of: matches[egg - 1]).contains(where: { Self.eggDishes.contains($0.surface) }),
            isAnyLink(matches[egg - 1].span.end..<matches[egg].span.start)
        else { return matches }
        var kept = matches
        kept.remove(at: egg)
        return kept
    }

    /// "hot dog with mustard, on a bun", "ham sandwich, brown bread, mustard": it has one.
    func withoutBuns(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        let buns = matches.indices.dropFirst().filter { place in
            let span = matches[place].span
            let article = span.start > 1 && sentence.words[span.start - 1].has(.article) ? 1 : 0
            guard span.start > 1, !hasMeasure(matches[place]),
                Self.hotDogBuns.contains(sentence.words[span.end - 1].token.word)
                    || Self.loaves.contains(sentence.words[span.end - 1].token.word)
                    || sentence.words[span.end - 1].token.word == .bread,
                Self.onOrIn.contains(sentence.words[span.start - 1 - article].token.surface)
                    // The span takes in the word that puts it there.
                    || Self.onOrIn.contains(sentence.words[span.start].token.surface)
                    || isBreadOfSandwich(matches[place], behind: matches[place - 1])
            else { return false }
            let isLoaf =
                Self.loaves.contains(sentence.words[span.end - 1].token.word)
                || sentence.words[span.end - 1].token.word == .bread
            return matches[..<place].contains { earlier in
                name(of: earlier).contains {
                    isLoaf ? Self.filledOfHere.contains($0.word) : Self.bunned.contains($0.word)
                }
            }
        }
        return without(buns, of: matches)
    }

    /// "bacon sandwich, white bread": a kind of bread behind a comma, without an amount.
    private func isBreadOfSandwich(_ bread: MatchedSpan, behind dish: MatchedSpan) -> Bool {
        dish.span.end == bread.span.start && bread.span.end - bread.span.start > 1
            && !hasAmount(bread) && sentence.words[bread.span.start].token.gap == .comma
            && sentence.words[bread.span.end - 1].token.word == .bread
    }

    /// "chicken bowl with rice, black beans and salsa": of what a full bowl holds nothing is beside it.
    func withoutContents(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        var kept = matches
        for index in matches.indices.dropLast() where !hasAmount(matches[index + 1]) {
            let dish = matches[index]
            let name = name(of: dish)
            let isShell = name.contains { Self.shellsOfHere.contains($0.word) }
            let isBowl = isShell || name.contains { Self.bowls.contains($0.word) }
            let isSandwich = name.contains { Self.sandwiches.contains($0.word) }
            guard isBowl || isSandwich else { continue }
            var end = dish.span.end
            var parts: [MatchedSpan] = []
            for part in matches[(index + 1)...] {
                guard !hasAmount(part),
                    isSandwich
                        ? isAnyLink(end..<part.span.start)
                        : isLink(end..<part.span.start, after: parts.isEmpty ? dish.span : nil)
                else { break }
                parts.append(part)
                end = part.span.end
            }
            if isSandwich {
                // "a turkey sandwich with lettuce, tomato and mustard" is no second sandwich.
                kept.removeAll { part in
                    parts.contains { $0.span == part.span } && isUnsaidSandwich(part)
                }
            } else if parts.count > 1, parts.allSatisfy(isContent),
                // "tacos with rice and beans" has these beside it.
                !isShell
                    || !parts.contains(where: isSide)
                        && parts.contains(where: { food(of: $0).category == .protein }),
                dish.span.end < parts[0].span.start || parts.allSatisfy(isFilling)
            {
                kept.removeAll { part in parts.contains { $0.span == part.span } }
            }
        }
        return kept
    }

    /// "3 tacos (beef, cheese, salsa)": of what a bracket only names nothing is beside the dish.
    func withoutListed(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        var kept = matches
        for dish in matches.dropLast() where Self.listing.contains(food(of: dish).category) {
            let words = sentence.words
            // "tacos x3 (beef, cheese)"
            var start =
                (dish.span.start + 1..<max(dish.span.end, dish.span.start + 1)).first {
                    words[$0].token.gap.contains(.opening)
                } ?? dish.span.end
            while start < words.count, words[start].quantity >= 0,
                !words[start].token.gap.contains(.opening)
            {
                start += 1
            }
            guard start < words.count, words[start].token.gap.contains(.opening) else { continue }
            let end =
                words.indices.suffix(from: start + 1).first {
                    words[$0].token.gap.contains(.closing)
                } ?? words.count
            let parts = matches.filter { $0.span.start >= start && $0.span.end <= end }
            guard parts.count > 1,
                !sentence.quantities.contains(where: { $0.start >= start && $0.end <= end }),
                parts.allSatisfy({ isContent($0) })
            else { continue }
            kept.removeAll { match in
                parts.contains { $0.span == match.span } && food(of: match).category != .condiment
            }
        }
        return kept
    }

    /// What fills a bowl where only commas tell so: no croissant, no apple.
    private func isFilling(_ part: MatchedSpan) -> Bool {
        let category = food(of: part).category
        return category != .grain && category != .fruit
            || name(of: part).contains { Self.staples.contains($0.word) }
    }

    func isContent(_ part: MatchedSpan) -> Bool {
        Self.contents.contains(food(of: part).category)
            || name(of: part).contains { Self.staples.contains($0.word) }
    }

    func isSide(_ part: MatchedSpan) -> Bool {
        Self.besideShells.contains(food(of: part).category)
            || name(of: part).contains { Self.staples.contains($0.word) }
    }

    func isUnsaidSandwich(_ match: MatchedSpan) -> Bool {
        food(of: match).category == .meal
            && name(of: match).contains { Self.sandwiches.contains($0.word) }
            && !sentence.words[match.span.start..<match.span.end].contains {
                Self.sandwiches.contains($0.token.word)
            }
    }

    /// "clif bar chocolate chip", "kind bar dark chocolate nuts and sea salt": what a bar tastes of.
    func withoutFlavour(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard
            let place = matches.indices.dropLast().first(where: {
                let (bar, next) = (matches[$0], matches[$0 + 1])
                let noun = sentence.words[bar.span.end - 1].token.surface
                return bar.span.end == next.span.start
                    && sentence.words[next.span.start].token.gap.isEmpty && !hasAmount(next)
                    && (noun == .bar || noun == .shake || food(of: bar).brand != nil)
                    && (food(of: bar).category == .snack || noun == .shake)
            })
        else { return matches }
        let rest = matches[(place + 1)...]
        var end = matches[place].span.end
        for part in rest {
            guard !hasAmount(part),
                sentence.words[end..<part.span.start].allSatisfy({
                    Self.links.contains($0.token.surface)
                        && $0.token.gap.isDisjoint(with: .hard)
                }), sentence.words[part.span.start].token.gap.isDisjoint(with: .hard),
                Self.flavours.contains(food(of: part).category)
                    || Self.tastes.contains(sentence.words[part.span.start].token.surface)
            else { return matches }
            end = part.span.end
        }
        guard end == sentence.words.count else { return matches }
        return Array(matches[...place])
    }

    /// Whether only "with", "and", "or" and commas stand between a dish and its contents.
    private func isLink(_ between: Range<Int>, after dish: Span?) -> Bool {
        guard between.upperBound < sentence.words.count else { return false }
        let words = sentence.words[between]
        let gap = sentence.words[between.upperBound].token.gap
        if let dish,
            !sentence.words[dish.start..<between.upperBound].contains(where: {
                $0.token.surface == .with
            })
        {
            // "chipotle chicken bowl, white rice, black beans, salsa"
            return between.isEmpty && gap.contains(.comma)
                && sentence.words[dish.start..<dish.end].contains { $0.token.word == .bowl }
        }
        return gap.isDisjoint(with: .sentence)
            && words.allSatisfy {
                $0.token.gap.isDisjoint(with: .sentence) && Self.links.contains($0.token.surface)
                    || $0.token.traits.contains(.negated)
            }
    }

    /// Whether nothing between two foods says that something else begins.
    private func isAnyLink(_ between: Range<Int>) -> Bool {
        guard between.upperBound < sentence.words.count else { return false }
        return sentence.words[between.lowerBound...between.upperBound].allSatisfy {
            $0.token.gap.isDisjoint(with: .sentence) && !$0.has(.eating)
        }
    }

    func quantity(before match: MatchedSpan) -> Quantity? {
        guard match.span.start > 0 else { return nil }
        let number = sentence.words[match.span.start - 1].quantity
        return number < 0 ? nil : sentence.quantities[Int(number)]
    }

    func quantity(behind match: MatchedSpan) -> Quantity? {
        guard match.span.end < sentence.words.count else { return nil }
        let number = sentence.words[match.span.end].quantity
        guard number >= 0, sentence.quantities[Int(number)].isTrailing else { return nil }
        return sentence.quantities[Int(number)]
    }

    func hasAmount(_ match: MatchedSpan) -> Bool {
        quantity(before: match) != nil || quantity(behind: match) != nil
    }

    /// Whether it was weighed itself: "300 g porridge with 20 g oats".
    func hasMeasure(_ match: MatchedSpan) -> Bool {
        quantity(before: match)?.measure != nil || quantity(behind: match)?.measure != nil
    }

    func isMeasured(_ match: MatchedSpan) -> Bool {
        quantity(before: match)?.isExact ?? false || quantity(behind: match)?.isExact ?? false
    }

    private func isDryOats(_ match: MatchedSpan) -> Bool {
        Self.dryOats.contains(id(of: match))
    }

    func id(of match: MatchedSpan) -> FoodID {
        food(of: match).id
    }

    func food(of match: MatchedSpan) -> MeasuredFood {
        shelf.food(of: match, in: catalog)
    }

    func name(of match: MatchedSpan) -> [Token] { food(of: match).nameWords }

    private static let listing: [FoodCategory] = [.meal, .dessert, .snack]
    private static let egg: FoodID = "egg"
    private static let besideShells: [FoodCategory] = [.fruit, .grain]
    private static let contents: [FoodCategory] = [
        .fruit, .dairy, .vegetable, .condiment, .protein, .grain,
    ]
    private static let flavours: [FoodCategory] = [.snack, .dessert, .condiment]
    private static let dryOats: [FoodID] = ["dry-oats", "steel-cut-oats-dry"]
}
