internal import FoodCatalog

// Where one food may end and another begin.
extension SentenceWords {
    /// Sets what it costs to take each word together with the one before it, and to part them.
    mutating func setBarriers(_ weights: ReaderWeights) {
        barriers.reserveCapacity(words.count)
        if !words.isEmpty { barriers.append(0) }
        for position in words.indices.dropFirst() {
            var cost = nameBarrier(position, weights)
            addGap(&cost, at: position, weights)
            addWord(&cost, at: position, weights)
            addAmount(&cost, at: position, weights)
            barriers.append(cost)
        }
        for phrase in figures { barriers[phrase.words.lowerBound] += 100 }
        for quantity in quantities where isTouch(quantity) { setApart(quantity) }
        setCuts(weights)
    }

    /// What stands between two names.
    private func nameBarrier(_ position: Int, _ weights: ReaderWeights) -> Float {
        let (before, word) = (words[position - 1], words[position])
        guard before.isName else { return 0 }
        if position + 1 < words.count, words[position + 1].isName,
            word.has(.connector) || word.has(.breaker)
        {
            return Self.following.contains(word.token.surface) ? 100 : weights.joint
        }
        return word.isName && !word.token.gap.isDisjoint(with: .listing) ? weights.joint : 0
    }

    /// What a comma, a bracket or the sentence's end costs, and a word that begins another name.
    private func addGap(_ cost: inout Float, at position: Int, _ weights: ReaderWeights) {
        let gap = words[position].token.gap
        if gap.contains(.sentence) || opensAnother(position) || opensSized(position) { cost = 100 }
        if gap.contains(.comma) { cost += weights.comma }
        if gap.contains(.and) { cost += weights.and }
        if gap.contains(.opening) || gap.contains(.closing) { cost += weights.with }
        if words[position].token.word == .and || gap.contains(.and),
            isCountedPlural(position - 1)
        {
            cost += weights.counted
        }
    }

    /// What a joint, or a word that no food's name holds, costs.
    private func addWord(_ cost: inout Float, at position: Int, _ weights: ReaderWeights) {
        let word = words[position]
        if word.token.surface == .to, words[position - 1].quantity < 0 { cost += 100 }
        // "a burger and I had fries"
        if word.has(.eating), Self.speakers.contains(words[position - 1].token.surface) {
            cost += 100
        }
        if word.token.surface == Self.some, opensSome(position) { cost += 100 }
        if word.has(.breaker) || word.has(.eating) {
            cost += weights.breaker
        } else if word.token.word == .and {
            cost += weights.and
        } else if word.has(.connector) {
            cost += weights.with
        }
    }

    /// What an amount costs that begins at a position: it is of another food.
    private func addAmount(_ cost: inout Float, at position: Int, _ weights: ReaderWeights) {
        let word = words[position]
        guard word.quantity >= 0, Int(word.quantity) < quantities.count else { return }
        let quantity = quantities[Int(word.quantity)]
        guard quantity.start == position else { return }
        let isSure =
            quantity.isCounted || quantity.measure != nil
            || isAnd(position - 1) && isPortioned(quantity) || isPortionedBeside(quantity)
            || isListed(quantity) || isToldNext(quantity)
        cost +=
            isSure
            ? 100
            : weights.article * (words[position - 1].has(.connector) ? weights.articleWithin : 1)
    }

    /// Sets what it costs to begin or end a food between two words that belong together.
    private mutating func setCuts(_ weights: ReaderWeights) {
        cuts = Array(repeating: 0, count: words.count + 1)
        for position in words.indices.dropFirst() {
            let (before, word) = (words[position - 1], words[position])
            guard before.isContent, word.isContent, word.token.gap.isSubset(of: .tight)
            else { continue }
            cuts[position] = word.token.gap.contains(.hyphen) ? weights.hyphenCut : weights.cut
            // "cheese-flavored chips"
            if position > 1, before.token.gap.contains(.hyphen), before.has(.modifier) {
                cuts[position] = weights.hyphenCut
            }
        }
    }

    /// "taco bell crunchy tacos, taco bell bean burrito": two words that stood before a comma and stand behind it
    /// begin another name.
    private func opensAnother(_ position: Int) -> Bool {
        guard words[position].token.gap.contains(.comma), position > 2,
            position + 1 < words.count, words[position].isName || words[position].isContent
        else { return false }
        // "kfc 3 piece meal, kfc gravy"
        if TurnPass.isChain(words[position].token.surface),
            words[max(0, position - 8)..<position - 1].contains(where: {
                $0.token.surface == words[position].token.surface
            })
        {
            return true
        }
        let pair = (words[position].token.word, words[position + 1].token.word)
        return (max(0, position - 8)..<position - 1).contains {
            words[$0].token.word == pair.0 && words[$0 + 1].token.word == pair.1
        }
    }

    /// "cheeseburger, small fries": a size behind a comma is of what follows at once.
    private func opensSized(_ position: Int) -> Bool {
        words[position].token.gap.contains(.comma) && words[position].has(.size)
            && position + 1 < words.count && words[position + 1].isName
            && words[position + 1].token.gap.isEmpty
            // "shake, medium chocolate"
            && !Self.flavours.contains(words[position + 1].token.word)
    }

    /// "ham and some cheese", "a sandwich, some tea", unlike "fish and some chips" and "pasta with chicken and some vegetables".
    private func opensSome(_ position: Int) -> Bool {
        guard position + 1 < words.count,
            !Self.withinOfBarriers.contains(words[position + 1].token.surface)
        else { return false }
        return words[position].token.gap.contains(.comma)
            || isAnd(position - 1) && words.count <= Self.shortLine
                && !words[..<position].contains { $0.token.word == .with }
    }

    /// "a splash of", "a knob of": a little of what follows.
    private func isTouch(_ quantity: Quantity) -> Bool {
        quantity.container >= 0 && words[quantity.end - 1].has(.of)
            && Weigher.touches[words[quantity.container].token.word] != nil
    }

    /// "splash of milk in my tea", "potatoes with a knob of butter": a little of one food is no part of another's
    /// name, whichever comes first.
    private mutating func setApart(_ quantity: Quantity) {
        var start = quantity.start
        // "a grated handful of cheese"
        while start > 0, words[start - 1].has(.modifier), !words[start - 1].isStrong,
            words[start].token.gap.isSubset(of: .hyphen)
        {
            start -= 1
        }
        if start > 0 { barriers[start] = 100 }
        for position in words.indices.dropFirst(quantity.end + 1).prefix(5) {
            let word = words[position]
            guard word.token.gap.isDisjoint(with: .hard), word.quantity < 0 else { return }
            if Self.holders.contains(word.token.surface) {
                barriers[position] = 100
                return
            }
        }
    }

    /// In words.
    private static let shortLine = 14
    /// What is dictated in one breath; descriptions that are longer have commas.
    private static let dictatedLine = 24

    /// "a slice of", "a bowl of the": what follows is a food with its own amount.
    private func isPortioned(_ quantity: Quantity) -> Bool {
        quantity.container >= 0
            && words[quantity.container + 1..<max(quantity.end, quantity.container + 1)]
                .contains { $0.has(.of) }
    }

    /// "toast a glass of juice", as it is dictated: a measure of its own right behind a food.
    private func isToldNext(_ quantity: Quantity) -> Bool {
        words.count <= Self.dictatedLine && words[quantity.start].has(.article)
            && words[quantity.start - 1].isName
            && words[quantity.start].token.gap.isEmpty && isPortioned(quantity)
    }

    /// "an apple with a slice of cheese", unlike "soup made with a can of water" and "coffee with a bit of milk".
    private func isPortionedBeside(_ quantity: Quantity) -> Bool {
        let joint = quantity.start - 1
        guard joint > 0, words[joint].has(.connector), isPortioned(quantity),
            words[quantity.container].token.word != .bit
        else { return false }
        let before = words[joint - 1]
        return before.isName && !before.isTaken || before.token.surface == .along
    }

    /// ", a fresh carrot", "and a large coke": behind a comma an article begins another food, if
    /// anything follows it, and behind "and" one with a size or a measure.
    private func isListed(_ quantity: Quantity) -> Bool {
        let isBehindAnd =
            quantity.start > 1 && isAnd(quantity.start - 1)
            && (quantity.size >= 0 || quantity.container >= 0)
        return (words[quantity.start].token.gap.contains(.comma) || isBehindAnd)
            && (words[quantity.start].has(.article)
                || words[quantity.start].token.gap == .comma
                    && (isPortioned(quantity) || opensVessel(quantity)))
            && words[quantity.end...].prefix { $0.token.gap.isDisjoint(with: [.comma, .sentence]) }
                .contains { $0.isStrong && !$0.isTaken }
    }

    /// "40 g oats, scoop vanilla whey": a measure without a number behind a comma.
    private func opensVessel(_ quantity: Quantity) -> Bool {
        quantity.container == quantity.start
            && Self.vessels.contains(words[quantity.start].token.word)
    }

    /// Whether "and" or "&" stands at the position, or joins the word to the one before it.
    private func isAnd(_ position: Int) -> Bool {
        words[position].token.word == .and || words[position].token.gap.contains(.and)
    }

    /// The last word of "two eggs", "3 fish fingers": "and" behind it begins something else, unlike in
    /// "two ham and cheese sandwiches".
    private func isCountedPlural(_ position: Int) -> Bool {
        guard words[position].token.traits.contains(.plural) else { return false }
        var start = position
        while start > 0, words[start].isContent { start -= 1 }
        let number = words[start].quantity
        return number >= 0 && quantities[Int(number)].isCounted
    }

    private static var some: WordHash { "some" }
}
