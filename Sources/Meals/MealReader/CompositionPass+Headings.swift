internal import FoodCatalog
internal import Nutrition

// A dish that only says what kind of meal the foods behind it were: "went for a curry - lamb bhuna, plain rice".
extension CompositionPass {
    /// "overnight oats: 50 g oats, 150 ml milk", "taco bell: 2 tacos, a burrito".
    func partsBehindHeading(_ matches: [MatchedSpan]) -> [MatchedSpan]? {
        guard let header = sentence.header, matches[0].span.end <= header,
            matches[1].span.start >= header,
            sentence.words[matches[0].span.end..<header].allSatisfy({
                !$0.token.isNumber && !$0.has(.number)
            }),
            !isMeasured(matches[0])
        else { return nil }
        let end =
            sentence.words.indices.suffix(from: header + 1).first {
                sentence.words[$0].token.gap.contains(.sentence)
            } ?? sentence.words.count
        let parts = matches.dropFirst().filter { $0.span.end <= end }
        return parts.count > 1 || parts.contains { isMeasured($0) || isList($0) }
            ? Array(parts) : nil
    }

    /// "english muffin, egg, sausage": what commas part, though one food was made of it.
    private func isList(_ match: MatchedSpan) -> Bool {
        sentence.words[match.span.start + 1..<max(match.span.end, match.span.start + 1)].contains {
            $0.token.gap.contains(.comma)
        }
    }

    /// "chinese takeaway: chow mein", "takeaway curry, chicken jalfrezi with rice": the kind of meal is none
    /// beside what it was.
    func withoutKindsOfMeal(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        let kinds = matches.indices.dropLast().filter { place in
            let (kind, next) = (matches[place], matches[place + 1])
            guard isKindOfMeal(kind), !isMeasured(kind), isHeaded(next, by: kind) else {
                return false
            }
            let parts = matches[(place + 1)...].prefix { !opensSentence($0, behind: next) }
            return isCurry(next) && calories(of: next) >= Self.mealShare * calories(of: kind)
                || isTakeaway(kind)
                    && parts.reduce(0) { $0 + calories(of: $1) } >= Self.listShare
                        * calories(of: kind)
        }
        return kinds.isEmpty
            ? matches : matches.indices.filter { !kinds.contains($0) }.map { matches[$0] }
    }

    /// "big mac meal, large fries": fries are in such a meal.
    func withoutFriesOfMeal(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        guard
            let meal = matches.firstIndex(where: {
                food(of: $0).category == .meal && name(of: $0).last?.surface == .meal
            })
        else { return matches }
        return matches.enumerated().filter { place, match in
            place <= meal || isMeasured(match)
                || !name(of: match).contains { Self.fries.contains($0.word) }
        }.map(\.element)
    }

    /// "yogurt pot (activia strawberry)", "dark chocolate, 2 squares (lindt 85)": a bracket that holds nothing but a
    /// food of the same kind says which one it was.
    func withoutBracketed(_ matches: [MatchedSpan]) -> [MatchedSpan] {
        let named = matches.indices.dropFirst().filter { place in
            let (inside, before) = (matches[place], matches[place - 1])
            let words = sentence.words
            let end = inside.span.end
            let start = inside.span.start
            // "yoghurt (toffee)", "yoghurt (smooth toffee)"
            return
                (words[start].token.gap.contains(.opening)
                || start > before.span.end && !words[start - 1].isStrong
                    && words[start - 1].token.gap.contains(.opening))
                && (end == words.count || words[end].token.gap.contains(.closing))
                && !hasAmount(inside)
                && (Self.told.contains(food(of: before).category)
                    && food(of: before).category == food(of: inside).category
                    || isFlavour(inside, of: before))
        }
        // "steak (ribeye 10 oz)"
        let weighed = matches.indices.dropLast().filter { place in
            let (before, inside) = (matches[place], matches[place + 1])
            guard !hasAmount(before) || isOne(before) && isMeasured(inside), hasAmount(inside),
                !named.contains(place + 1),
                food(of: before).category == food(of: inside).category,
                sentence.words[before.span.end..<inside.span.start + 1].contains(where: {
                    $0.token.gap.contains(.opening)
                })
            else { return false }
            let said = sentence.words[before.span.start..<before.span.end].filter(\.isStrong)
            return said.allSatisfy { word in
                name(of: inside).contains { $0.word == word.token.word }
            }
        }
        let left = named + weighed
        return left.isEmpty
            ? matches : matches.indices.filter { !left.contains($0) }.map { matches[$0] }
    }

    /// "one steak (10 oz sirloin)"
    private func isOne(_ match: MatchedSpan) -> Bool {
        guard let quantity = quantity(before: match) ?? quantity(behind: match) else {
            return false
        }
        return quantity.count == 1 && quantity.measure == nil && quantity.container < 0
    }

    /// Whether nothing but "a curry", "chinese takeaway" was said of it.
    private func isKindOfMeal(_ match: MatchedSpan) -> Bool {
        let said = sentence.words[match.span.start..<match.span.end]
        // "leftover chinese"
        return said.contains { Self.meals.contains($0.token.surface) }
            && said.allSatisfy { !$0.isStrong || Self.kinds.contains($0.token.surface) }
    }

    private func isCurry(_ match: MatchedSpan) -> Bool {
        food(of: match).category == .meal
            && (name(of: match).contains { Self.curries.contains($0.surface) }
                || sentence.words[match.span.start..<match.span.end].contains {
                    Self.curries.contains($0.token.surface)
                })
    }

    private func isTakeaway(_ match: MatchedSpan) -> Bool {
        sentence.words[match.span.start..<match.span.end].contains {
            Self.takeaways.contains($0.token.surface)
        }
    }

    /// Whether a comma, a dash, a colon or a bracket stands behind the one, and nothing but an amount before the other.
    private func isHeaded(_ next: MatchedSpan, by kind: MatchedSpan) -> Bool {
        let between = kind.span.end..<next.span.start
        let gap = sentence.words[between.lowerBound].token.gap
        return
            (gap.contains(.sentence)
            ? sentence.header == between.lowerBound : !gap.isDisjoint(with: [.comma, .opening]))
            && sentence.words[between].allSatisfy { $0.isAmount || !$0.isStrong }
            && !sentence.words[between].contains { $0.has(.connector) || $0.has(.eating) }
    }

    private func opensSentence(_ match: MatchedSpan, behind first: MatchedSpan) -> Bool {
        match.span.start > first.span.start
            && sentence.words[first.span.start + 1...match.span.start].contains {
                $0.token.gap.contains(.sentence)
            }
    }

    /// What the curry behind "curry" must come to of a usual one, and what all that follows a takeaway must.
    private static let (mealShare, listShare) = (0.6, 0.4)
    private static let told: Set<FoodCategory> = [.beverage, .dairy, .snack, .dessert, .grain]
}
