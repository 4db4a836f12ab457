internal import FoodCatalog
internal import Nutrition

/// Deals the words around the foods out to them: amounts, containers and what is said behind.
struct RegionPass {
    let sentence: FinishedSentence

    /// Splits the words between foods: what belongs to the food before, what to the one after.
    func regions(of spans: [Span]) -> [Weigher.Region] {
        var regions: [Weigher.Region] = []
        regions.reserveCapacity(spans.count)
        // "snack: a bag of popcorn" is no snack bag.
        var lead =
            sentence.header.flatMap { header in
                spans.first.map { header <= $0.start ? header : 0 }
            } ?? 0
        for (number, span) in spans.enumerated() {
            let limit = number + 1 < spans.count ? spans[number + 1].start : sentence.words.count
            let split = number + 1 < spans.count ? border(from: span.end, to: limit) : limit
            var region = Weigher.Region(
                lead: lead..<span.start, span: span.start..<span.end,
                tail: span.end..<tailEnd(from: span.end, to: split))
            for quantity in sentence.quantities {
                if quantity.start >= lead, quantity.start < span.start {
                    if isOfStranger(quantity, before: span.start) { continue }
                    if isFinished(quantity, before: span.start, isFirst: number == 0) { continue }
                    if isSetApart(quantity) { continue }
                    if quantity.isExact || region.leading?.isExact != true
                        || isOfArticle(quantity, behind: region.leading, before: span.start)
                    {
                        region.leading = quantity
                    }
                } else if quantity.start >= span.start,
                    quantity.start < region.tail.upperBound, !isArticle(quantity),
                    !isYear(quantity),
                    region.trailing == nil || quantity.isExact && region.trailing?.isExact != true
                {
                    region.trailing = quantity
                }
            }
            if let leading = region.leading, region.trailing?.isExact == true,
                isCutOff(leading, before: span.start)
            {
                region.leading = nil
            }
            regions.append(region)
            lead = split
        }
        if regions.count > 1,
            sentence.quantities.contains(where: {
                $0.measure?.unit == .gram || $0.measure?.unit == .kilogram
            })
        {
            for index in regions.indices { regions[index].isBesideWeights = true }
        }
        markBareWeights(in: &regions)
        for part in sentence.parts { deal(part, to: &regions) }
        return regions
    }

    /// "rice 320, toast 60", "oats 40 milk 200 banana 1": where a bare number stands behind each of several foods, and one
    /// is no number of pieces, so are grams all that are more than a few of what is no plural.
    private func markBareWeights(in regions: inout [Weigher.Region]) {
        guard regions.count > 1,
            regions.allSatisfy({ $0.leading == nil && $0.trailing.map(isBare) == true }),
            regions.contains(where: isTooMany)
        else { return }
        for index in regions.indices {
            let isSome = (regions[index].trailing?.count ?? 0) > Self.fewPieces
            regions[index].isBareWeight =
                isTooMany(regions[index]) || isSome && !isPlural(regions[index])
        }
    }

    /// Whether the number behind a food can only be grams.
    private func isTooMany(_ region: Weigher.Region) -> Bool {
        (region.trailing?.count ?? 0) >= (isPlural(region) ? Self.leastOfMany : Self.leastGrams)
    }

    /// "nuggets 20": so many of them; nobody counts oats.
    private func isPlural(_ region: Weigher.Region) -> Bool {
        sentence.words[region.span].contains {
            $0.token.traits.contains(.plural) && !Self.uncounted.contains($0.token.surface)
                || TurnPass.handed.contains($0.token.surface)
        }
    }

    private func isBare(_ quantity: Quantity) -> Bool {
        quantity.isCounted && quantity.measure == nil && quantity.container < 0
            && quantity.size < 0
    }

    /// "in meetings since 9, finally had a jacket": a bare number that something parts from what follows counts none of it.
    private func isSetApart(_ quantity: Quantity) -> Bool {
        isBare(quantity)
            && !sentence.words[quantity.end].token.gap.isDisjoint(with: [.comma, .sentence])
    }

    /// "turned 40 so a slice of cake", "lost 5 in a row, ate a tub of ice cream": what "a" counts right before a food is one,
    /// whatever was numbered before.
    private func isOfArticle(
        _ quantity: Quantity, behind leading: Quantity?, before start: Int
    ) -> Bool {
        guard let leading, isBare(leading), quantity.end == start,
            sentence.words[quantity.start].has(.article)
        else { return false }
        return sentence.words[leading.end...quantity.start].contains { word in
            word.has(.breaker) || word.has(.eating) || !word.token.gap.isDisjoint(with: .hard)
                || word.token.word == .so
        }
    }

    /// As many of anything are counted, even in a line of weights.
    private static let fewPieces = 4.0
    /// Fewer might be pieces.
    private static let leastGrams = 20.0
    private static let leastOfMany = 60.0

    /// Deals out how much was eaten; of what was shared and not counted, the usual amount is one's own.
    private func deal(_ part: TurnPass.Part, to regions: inout [Weigher.Region]) {
        let eaten = regions.indices.filter { index in
            let span = regions[index].span
            return part.bytes.lowerBound < sentence.words[span.upperBound - 1].token.end
                && sentence.words[span.lowerBound].token.start < part.bytes.upperBound
        }
        if part.isShared,
            eaten.allSatisfy({
                regions[$0].leading == nil && regions[$0].trailing == nil && !isSized(regions[$0])
            })
        {
            return
        }
        for index in eaten where regions[index].part == nil {
            regions[index].part = part.share
            regions[index].isCut = part.isCut
            // "fish and chips, left half the chips"
            let names = sentence.words[regions[index].span].filter { $0.isName && !$0.isTaken }
            let isWhole = names.allSatisfy {
                part.bytes.lowerBound < $0.token.end && $0.token.start < part.bytes.upperBound
            }
            if !isWhole { regions[index].part = (1 + part.share) / 2 }
        }
    }

    /// "an omelette with a friend": counts nothing behind a food.
    private func isArticle(_ quantity: Quantity) -> Bool {
        !quantity.isCounted && quantity.measure == nil && quantity.container < 0
            && quantity.size < 0
    }

    /// "large pizza, split 4 ways": all of it was told.
    private func isSized(_ region: Weigher.Region) -> Bool {
        sentence.words[region.lead.lowerBound..<region.tail.upperBound].contains { $0.has(.size) }
    }

    /// "300 g of roasted snarfle with rice", "3 zorblaxes and a banana": the amount is that of the food that nobody knows.
    private func isOfStranger(_ quantity: Quantity, before start: Int) -> Bool {
        guard quantity.measure != nil || quantity.isCounted else { return false }
        var position = quantity.end
        while position < start, sentence.words[position].has(.modifier) { position += 1 }
        let first = position
        while position < start, isStrange(sentence.words[position]) { position += 1 }
        guard position > first else { return false }
        let next = sentence.words[position].token
        return position < start && (next.word == .with || next.word == .and)
            || !next.gap.isDisjoint(with: .listing)
    }

    /// "two beers, bottles, 330. Then crisps", "cheese, maybe two handfuls. And pickles": what a sentence ends with is no
    /// amount in the next one, unless nothing was named before ("100 grams. Rice") or the stop is of an abbreviation
    /// ("toast, 1 tbsp. butter").
    private func isFinished(
        _ quantity: Quantity, before start: Int, isFirst: Bool
    ) -> Bool {
        guard quantity.end <= start,
            let stop = (quantity.end...start).first(where: {
                sentence.words[$0].token.gap.contains(.sentence)
            })
        else { return false }
        if isBare(quantity) { return quantity.count >= 50 }
        if isFirst { return false }
        return stop > quantity.end || quantity.measure == nil
            || !Self.abbreviations.contains(sentence.words[quantity.end - 1].token.surface)
    }

    /// "350 g, cheddar 20 g": what a comma parts from a food that has its own amount is none of it.
    private func isCutOff(_ quantity: Quantity, before start: Int) -> Bool {
        quantity.measure != nil && quantity.end <= start
            && (quantity.end...start).contains {
                !sentence.words[$0].token.gap.isDisjoint(with: [.comma, .sentence])
            }
    }

    /// "the best paella was valencia 2009"
    private func isYear(_ quantity: Quantity) -> Bool {
        Self.years.contains(quantity.count) && quantity.measure == nil && quantity.container < 0
    }

    private static let years = 1900.0...2100

    private func isStrange(_ word: SentenceWord) -> Bool {
        (word.word < 0 || word.isGuess) && word.kinds.isEmpty && !word.isTaken
            && word.token.length > 2 && !word.token.isNumber && word.token.gap.isEmpty
            && word.token.traits.isDisjoint(with: .negated) && !Lexicon.isNoFood(word.token.word)
    }

    /// What is said behind a food belongs to it until something else begins.
    private func tailEnd(from start: Int, to end: Int) -> Int {
        for position in start..<max(start, end) {
            let word = sentence.words[position]
            if word.has(.breaker) || word.token.gap.contains(.sentence)
                || word.token.gap.contains(.and)
                || word.token.word == .and
            {
                return position
            }
        }
        return max(start, end)
    }

    /// "weighing 3 ounces, served with juices": a weight that a comma follows speaks of what was before.
    private func isDetached(_ quantity: Quantity, before end: Int) -> Bool {
        guard quantity.measure != nil, quantity.container < 0 else { return false }
        // "can of coke 330ml, crisps"
        guard quantity.end < end || sentence.words[quantity.start].token.gap.isEmpty else {
            return false
        }
        return !sentence.words[quantity.end].token.gap.isDisjoint(with: .listing)
    }

    /// "toast (1 slice), butter": what stands in brackets belongs to what stands before them.
    private func isEnclosed(_ quantity: Quantity) -> Bool {
        sentence.words[quantity.start].token.gap.contains(.opening)
            && (quantity.end >= sentence.words.count
                || sentence.words[quantity.end].token.gap.contains(.closing))
    }

    /// "oatmeal 1 cup cooked with brown sugar": behind a food that has no amount yet.
    private func isInside(_ quantity: Quantity, _ start: Int, _ end: Int) -> Bool {
        let words = sentence.words
        guard quantity.start == start, quantity.end == end, end + 1 < words.count,
            words[start].token.gap.isEmpty, words[end].has(.modifier), !words[end].isStrong
        else { return false }
        return words[end + 1].token.word == .with
    }

    /// Where the words for the next food begin: at its amount, else behind the last separator.
    private func border(from start: Int, to end: Int) -> Int {
        guard start < end else { return end }
        if let quantity = sentence.quantities.last(where: { $0.start >= start && $0.start < end }),
            !quantity.isTrailing, !isDetached(quantity, before: end), !isEnclosed(quantity),
            !isInside(quantity, start, end)
        {
            let isNext =
                quantity.start > start || quantity.end >= end
                || !sentence.words[start].token.gap.isDisjoint(with: [.comma, .sentence])
            if isNext { return quantity.start }
        }
        for position in stride(from: end - 1, through: start, by: -1) {
            let word = sentence.words[position]
            if !word.token.gap.isDisjoint(with: [.comma, .sentence, .and])
                || word.has(.connector) || word.has(.breaker)
            {
                return position
            }
        }
        return end
    }
}
