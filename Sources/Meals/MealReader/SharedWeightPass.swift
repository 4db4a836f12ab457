internal import FoodCatalog
internal import Nutrition

/// Deals one weight out to the foods that it was said for: "48 g of steamed carrots and greens", "274 g of bean stew with
/// chicken", "a cucumber salad with oil that weighs 113 g".
///
/// Only where other foods were weighed as well: beside them, what has no weight of its own is in another's.
struct SharedWeightPass {
    /// Foods side by side, and what they weigh together.
    struct Share {
        var places: ClosedRange<Int>
        var grams: Double
    }

    let sentence: FinishedSentence
    let catalog: FoodCatalog
    let shelf: LabelShelf
    /// Whether each food was weighed, or is named behind a weighed one as what goes with it.
    private var isAllWeighed = false
    /// Whether one food alone was weighed: then only what it is made of is in its weight.
    private var isAlone = false

    init(sentence: FinishedSentence, catalog: FoodCatalog, shelf: LabelShelf) {
        (self.sentence, self.catalog, self.shelf) = (sentence, catalog, shelf)
    }

    /// What was said for several foods, which is no single one's any more; "63 g of perch curry" is all of the last.
    ///
    /// - Parameter inside: takes what is in another's weight and was taken out of `matches`.
    mutating func settle(
        _ matches: inout [MatchedSpan], _ regions: inout [Weigher.Region],
        inside: inout [MatchedSpan]
    ) -> [Share] {
        guard matches.count > 1, regions.contains(where: isOnScales) else { return [] }
        isAlone = regions.count(where: isOnScales) == 1
        guard !isAlone else { return shares(&matches, &regions) }
        headed(&matches, &regions)
        isAllWeighed = isEachWeighed(matches, regions)
        inside += dissolved(&matches, &regions)
        return shares(&matches, &regions)
    }

    /// Takes the weights that were said for several foods.
    private func shares(
        _ matches: inout [MatchedSpan], _ regions: inout [Weigher.Region]
    ) -> [Share] {
        var shares: [Share] = []
        var place = 0
        while place < matches.count {
            let end = end(of: place, matches, regions)
            if end > place, let share = share(place...end, matches, &regions) {
                shares.append(share)
            }
            place = end + 1
        }
        return shares
    }

    /// Takes of two names side by side behind one weight the second, which says what it is.
    private func headed(_ matches: inout [MatchedSpan], _ regions: inout [Weigher.Region]) {
        for place in matches.indices.dropLast().reversed() {
            let (first, head) = (matches[place].span, matches[place + 1].span)
            guard first.end <= head.start,
                sentence.words[first.end..<head.start].allSatisfy(isOfKind),
                sentence.words[first.end...head.start].allSatisfy({
                    $0.token.gap.isDisjoint(with: Self.apart)
                }),
                isOpened(regions[place]), isUnsaid(regions[place + 1])
            else { continue }
            regions[place + 1].leading = regions[place].leading
            regions[place + 1].lead = regions[place].lead.lowerBound..<head.start
            matches.remove(at: place)
            regions.remove(at: place)
        }
    }

    /// "peach-flavored gruel", "flour-based crackers"
    private func isOfKind(_ word: SentenceWord) -> Bool {
        Self.kinds.contains(word.token.surface)
    }

    /// Whether nothing was left off the scales but what a weighed food is "with", "of" or "in": who weighs a whole meal leaves
    /// out no dish of it.
    private func isEachWeighed(_ matches: [MatchedSpan], _ regions: [Weigher.Region]) -> Bool {
        var isListed = true
        return matches.indices.allSatisfy { place in
            if isOnScales(regions[place]) {
                isListed = isMadeOf(matches[place], regions[place])
                return true
            }
            if isCounted(regions[place]) { return true }
            guard place > 0, isUnsaid(regions[place]),
                let joint = joint(matches[place - 1], matches[place])
            else { return false }
            if joint == .comma, !isListed { return false }
            isListed = true
            return true
        }
    }

    /// Takes out what is in a weighed food, where all that is told has been weighed: "400 g tacos filled with meat" beside
    /// other weights. What can be dealt out, or has an amount of any sort, stays.
    private func dissolved(
        _ matches: inout [MatchedSpan], _ regions: inout [Weigher.Region]
    ) -> [MatchedSpan] {
        var inside: [Int] = []
        var place = 0
        while place < matches.count {
            let parts = parts(in: place, matches, regions)
            if !isOpened(regions[place]) || end(of: place, matches, regions) < parts.upperBound - 1
            {
                inside += parts
            }
            place = max(place + 1, parts.upperBound)
        }
        if isAllWeighed, regions.count(where: isOnScales) >= Self.many {
            inside = matches.indices.filter { place in
                isUnsaid(regions[place]) && !isDealt(place, matches, regions)
            }
        }
        guard !inside.isEmpty,
            matches.indices.allSatisfy({ place in
                inside.contains(place) || !isUnsaid(regions[place])
                    || isDealt(place, matches, regions)
            })
        else { return [] }
        let dissolved = inside.map { matches[$0] }
        for place in inside.reversed() {
            matches.remove(at: place)
            regions.remove(at: place)
        }
        return dissolved
    }

    /// Whether a food without an amount stands behind one whose weight is for both.
    private func isDealt(
        _ place: Int, _ matches: [MatchedSpan], _ regions: [Weigher.Region]
    ) -> Bool {
        matches.indices.prefix(place).contains { first in
            isOnScales(regions[first]) && end(of: first, matches, regions) >= place
        }
    }

    /// The places of what follows a weighed food without an amount and is said to be in it.
    private func parts(
        in place: Int, _ matches: [MatchedSpan], _ regions: [Weigher.Region]
    ) -> Range<Int> {
        var end = place
        guard isOnScales(regions[place]) else { return place + 1..<place + 1 }
        let isMade = isMadeOf(matches[place], regions[place])
        while end + 1 < matches.count, isUnsaid(regions[end + 1]), regions[end + 1].part == nil,
            let joint = joint(matches[end], matches[end + 1]),
            joint == .inside || joint == .again || joint != .beside && (end > place || isMade)
                || joint == .beside && isDrink(matches[place])
        {
            end += 1
        }
        return place + 1..<end + 1
    }

    /// The last food that is in one chain with that at `place`.
    private func end(
        of place: Int, _ matches: [MatchedSpan], _ regions: [Weigher.Region]
    ) -> Int {
        var (end, isInside) = (place, isMadeOf(matches[place], regions[place]))
        if isAlone, !isMade(place, matches) { return end }
        while end + 1 < matches.count, regions[end].trailing == nil,
            regions[end + 1].leading.map({ !$0.isExact && $0.container < 0 && $0.size < 0 })
                ?? true,
            let joint = joint(matches[end], matches[end + 1]), isNourishing(matches[end + 1])
        {
            switch joint {
            case .again: return end
            case .inside: isInside = true
            case .beside: if isHelping(matches[end + 1], of: matches[place]) { return end }
            case .and: break
            case .comma: if !isInside { return end }
            }
            // "and a salad", "and bread weighing 200 g" are others.
            if joint != .inside, regions[end + 1].leading != nil { return end }
            if isOpened(regions[place]), regions[end + 1].trailing != nil { return end }
            end += 1
        }
        return end
    }

    /// Whether the next food is what that at `place` is made of: "90 g of porridge made with milk".
    private func isMade(_ place: Int, _ matches: [MatchedSpan]) -> Bool {
        guard place + 1 < matches.count else { return false }
        let (first, second) = (matches[place].span, matches[place + 1].span)
        guard first.end <= second.start, joint(matches[place], matches[place + 1]) == .inside else {
            return false
        }
        return sentence.words[first.end - 1...second.start].contains {
            Self.made.contains($0.token.surface)
        }
    }

    /// The weight of a chain, in front of its first food or behind its last.
    private func share(
        _ places: ClosedRange<Int>, _ matches: [MatchedSpan], _ regions: inout [Weigher.Region]
    ) -> Share? {
        let (first, last) = (places.lowerBound, places.upperBound)
        guard places.allSatisfy({ regions[$0].part == nil }) else { return nil }
        let quantity: Quantity
        if let leading = regions[first].leading, isOpened(regions[first]),
            places.dropFirst().allSatisfy({ isUnsaid(regions[$0]) })
        {
            quantity = leading
        } else if let trailing = regions[last].trailing,
            TrailingPass.isWeighing(before: trailing.start, in: sentence.words),
            // "toast and a salad weighing 100 g"
            joint(matches[first], matches[first + 1]) != .and,
            places.allSatisfy({ regions[$0].leading?.isExact != true })
        {
            quantity = trailing
        } else {
            return nil
        }
        guard let grams = grams(of: quantity), grams > 0 else { return nil }
        for place in places { (regions[place].leading, regions[place].trailing) = (nil, nil) }
        return Share(places: places, grams: grams)
    }

    private enum Joint { case again, inside, beside, and, comma }

    /// What joins two foods without saying that another begins.
    private func joint(_ first: MatchedSpan, _ second: MatchedSpan) -> Joint? {
        guard first.span.end <= second.span.start else { return nil }
        let between = sentence.words[first.span.end...second.span.start]
        guard
            between.allSatisfy({ word in
                word.token.gap.isDisjoint(with: .sentence) && !word.has(.eating)
                    && !Self.another.contains(word.token.surface)
            })
        else { return isTold(between) ? .inside : nil }
        // A bracket behind a food says it once more.
        if between.last?.token.gap.contains(.opening) == true { return .again }
        // A span may begin with the word that joins it.
        let joints = between.dropLast(first.span.end < second.span.start ? 0 : 1)
        let surfaces = Array(joints.dropLast(first.span.end < second.span.start ? 1 : 0))
        if surfaces.contains(where: { Self.makings.contains($0.token.surface) }) { return .inside }
        if isCooked(first, before: surfaces) { return .inside }
        // "tortilla stuffed" may be a name.
        if Self.makings.contains(sentence.words[first.span.end - 1].token.surface) {
            return .inside
        }
        if surfaces.contains(where: { $0.token.surface == .with }) { return .beside }
        if surfaces.contains(where: { $0.token.surface == .and }) { return .and }
        let gap = sentence.words[second.span.start].token.gap
        return gap.contains(.comma) || !gap.isDisjoint(with: .and) ? .comma : nil
    }

    /// "cake, which has apples", "soup that also has oil".
    private func isTold(_ between: ArraySlice<SentenceWord>) -> Bool {
        between.allSatisfy { $0.token.gap.isDisjoint(with: .sentence) }
            && between.contains { Self.relative.contains($0.token.surface) }
            && between.contains { Self.holding.contains($0.token.surface) }
    }

    /// "130 g of a mix featuring barley, oats": what is told as what something is made of goes on behind its commas.
    private func isMadeOf(_ first: MatchedSpan, _ region: Weigher.Region) -> Bool {
        let start = min(region.lead.lowerBound, first.span.start)
        return sentence.words[start..<first.span.end].contains {
            Self.makings.contains($0.token.surface) || $0.token.surface == .with
        }
    }

    /// "fried kale with oil", "pasta cooked with mayonnaise": with what it was cooked is in it.
    private func isCooked(_ first: MatchedSpan, before joints: [SentenceWord]) -> Bool {
        joints.contains { Self.cooking.contains($0.token.surface) }
            || joints.contains { $0.token.surface == .with }
                && Self.cooking.contains(sentence.words[first.span.end - 1].token.surface)
    }

    /// "250 g oat drink with milk" has the milk in it.
    private func isDrink(_ first: MatchedSpan) -> Bool {
        shelf.food(of: first, in: catalog).category == .beverage
    }

    /// "salmon with broccoli", "bread with butter": a helping beside what is one thing; a dish and a drink have in them what
    /// they are "with".
    private func isHelping(_ part: MatchedSpan, of first: MatchedSpan) -> Bool {
        let (food, part) = (shelf.food(of: first, in: catalog), shelf.food(of: part, in: catalog))
        if Self.mixed.contains(food.category) { return false }
        if isAllWeighed, food.category == .grain, Self.mixedIn.contains(part.category) {
            return false
        }
        return part.category != .condiment || Self.spread.contains(food.category)
    }

    /// "flour cooked in water": nobody weighs what boils away.
    private func isNourishing(_ part: MatchedSpan) -> Bool {
        let food = shelf.food(of: part, in: catalog)
        return food.category != .beverage || food.calories > Self.least
    }

    /// kcal in 100 g up to which a drink is water.
    private static let least = 5.0

    private func isOnScales(_ region: Weigher.Region) -> Bool {
        region.leading.flatMap(grams) != nil || region.trailing.flatMap(grams) != nil
    }

    /// Grams of a weight that counts no containers.
    private func grams(of quantity: Quantity) -> Double? {
        guard let measure = quantity.measure, let one = measure.unit.grams, quantity.container < 0
        else { return nil }
        return quantity.count * measure.amount * one
    }

    /// "48 g of", "a 69-gram": the weight opens what may be more than its next word; unlike "200 g chicken, broccoli".
    private func isOpened(_ region: Weigher.Region) -> Bool {
        guard let leading = region.leading, grams(of: leading) != nil, region.trailing == nil
        else { return false }
        return sentence.words[leading.end - 1].has(.of)
            || sentence.words[leading.start].has(.article)
    }

    /// "a glass of water", "2 eggs": it has an amount of its own.
    private func isCounted(_ region: Weigher.Region) -> Bool {
        [region.leading, region.trailing].contains { quantity in
            quantity.map { $0.isExact || $0.container >= 0 } ?? false
        }
    }

    private func isUnsaid(_ region: Weigher.Region) -> Bool {
        region.leading == nil && region.trailing == nil
    }

    /// How many foods were weighed where somebody weighs all that there is.
    private static let many = 3
    private static let apart = Token.Gap(
        rawValue: Token.Gap.hard.rawValue | Token.Gap.and.rawValue | Token.Gap.opening.rawValue)
    private static let mixedIn: [FoodCategory] = [.protein, .vegetable, .fruit, .meal]
    private static let mixed: [FoodCategory] = [.meal, .beverage, .dessert]
    private static let spread: [FoodCategory] = [.grain, .snack]
}
