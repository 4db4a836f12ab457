internal import FoodCatalog

/// What others do, and what befalls them and things.
extension MealSense {
    /// "jen in accounting had a burger", "dave at the gym eats six eggs": somebody with a place or a name.
    func isOtherEater(_ clause: Range<Int>) -> Bool {
        let first = clause.first { !roles[$0].has([.owner, .determiner]) } ?? clause.lowerBound
        // "the interns demolished the donuts"
        if first > clause.lowerBound, isUnknown(first), first + 1 < clause.upperBound,
            roles[first + 1].has(.ate), words[first + 1].token.gap.isEmpty
        {
            return true
        }
        guard first + 1 < clause.upperBound, isSomebody(first) || isNamed(first, in: clause)
        else { return false }
        guard
            let verb = clause.suffix(from: first + 1).prefix(6).first(where: {
                roles[$0].has([.ate, .got]) || Self.othersEating.contains(words[$0].token.surface)
            })
        else { return false }
        // "Toffee cooked with nuts"
        guard
            roles[first].has([.named, .other]) || Self.past.contains(words[verb].token.surface)
                || Self.othersEating.contains(words[verb].token.surface)
        else { return false }
        let between = first + 1..<verb
        guard words[verb].token.gap.isEmpty || between.isEmpty else { return false }
        return between.allSatisfy { position in
            words[position].token.gap.isEmpty && !isFoodWord(position)
                && !words[position].has(.meal) && !roles[position].has(.speaker)
                && !Self.mine.contains(words[position].token.surface)
                && !words[position].token.isNumber
        }
            && (between.isEmpty || has(between, [.placing, .adverb, .auxiliary, .joining]))
    }

    /// Somebody else by name, by what they are, or by a word that nobody knows.
    private func isSomebody(_ position: Int) -> Bool {
        roles[position].has(.named) && !words[position].isName
            || roles[position].has(.other) && !Self.places.contains(words[position].token.surface)
            || isStrange(position) && words[position].token.traits.contains(.capital)
    }

    /// "the kids' packed lunches", "ben's lunch box", "toddler dinner": a meal of somebody else's.
    func isOthersMeal(_ clause: Range<Int>) -> Bool {
        guard !has(clause, [.ate, .speaker]) else { return false }
        return clause.dropFirst().contains { position in
            guard
                words[position].has(.meal)
                    || Self.boxes.contains(words[position].token.surface)
            else { return false }
            // "Tony's breakfast pizza"
            if isFollowed(position) { return false }
            var owner = position - 1
            if owner > clause.lowerBound, Self.packing.contains(words[owner].token.surface) {
                owner -= 1
            }
            guard words[owner + 1].token.gap.isSubset(of: .hyphen) else { return false }
            return Self.eaters.contains(words[owner].token.surface)
                || Self.isPossessive(words[owner])
                || roles[owner].has(.named) && !words[owner].isName
                    && !Self.teas.contains(words[position].token.surface)
        }
    }

    /// "my wife's", as it is written without its apostrophe.
    static func isPossessive(_ word: SentenceWord) -> Bool {
        possessives.contains(word.token.surface) && !word.isName
    }

    /// "the air fryer arrived", "lakers beat the nuggets": something befalls what was named before.
    func isHappening(_ clause: Range<Int>) -> Bool {
        guard !has(clause, .ate) else { return false }
        for position in clause.prefix(10) {
            let word = words[position]
            if roles[position].has([.speaker, .condition])
                || Self.relativeOfWorld.contains(words[position].token.surface)
            {
                return false
            }
            if roles[position].has(.nothing) { return false }
            guard position > clause.lowerBound, roles[position].has(.happening),
                word.token.gap.isEmpty,
                !word.isName || word.isGuess, !roles[position - 1].has([.determiner, .owner, .to])
            else { continue }
            let subject = clause.lowerBound..<position
            guard !subject.contains(where: { words[$0].has(.unit) }),
                !isJoining(position + 1, in: clause)
            else { return false }
            return true
        }
        return false
    }

    /// "chased with", "followed by": what stands before is eaten with what follows.
    private func isJoining(_ position: Int, in clause: Range<Int>) -> Bool {
        position < clause.upperBound && Self.means.contains(words[position].token.surface)
    }

    /// "spurs lost 2-1", "beat the suns": a result.
    func isResult(_ clause: Range<Int>) -> Bool {
        guard cues.contains(.playing), !has(clause, [.ate, .speaker]) else { return false }
        if clause.dropFirst().contains(where: { Self.versus.contains(words[$0].token.surface) }),
            !hasAmount(clause)
        {
            return true
        }
        return clause.contains { position in
            Self.playing.contains(words[position].token.surface)
                && (position == clause.lowerBound || !roles[position - 1].has(.to))
                && clause.suffix(from: position + 1).prefix(3).contains {
                    words[$0].token.isNumber
                        && ($0 + 1 >= clause.upperBound || !words[$0 + 1].has(.unit))
                }
        }
    }

    /// "stomach ache after the curry", "heartburn again".
    func isAilment(_ clause: Range<Int>) -> Bool {
        guard let place = clause.prefix(3).first(where: { roles[$0].has(.ailing) }),
            !has(clause.prefix(upTo: place), [.placing, .ate])
        else { return false }
        let next = place + 1
        return next >= clause.upperBound
            || roles[next].has([.placing, .adverb, .copula]) || !words[next].token.gap.isEmpty
    }

    /// "sowed carrots", "harvested 2 kg of potatoes", "iced the cake": food in hand that nobody eats.
    func isHandling(_ clause: Range<Int>) -> Bool {
        guard !has(clause, .ate),
            let verb = clause.first(where: { !roles[$0].has([.speaker, .adverb, .auxiliary]) }),
            verb + 1 < clause.upperBound
        else { return false }
        if Self.handling.contains(words[verb].token.surface) { return true }
        // "bottled 6 jars of jam", but "bottled water"
        return Self.storingOfWorld.contains(words[verb].token.surface)
            && (words[verb + 1].has(.number) || roles[verb + 1].has([.determiner, .owner]))
    }

    /// "mouldy bread again", "coffee pods are on order": nothing that is there to be eaten.
    func isSpoilt(_ clause: Range<Int>) -> Bool {
        guard !has(clause, .ate), let last = clause.last else { return false }
        if cues.contains(.spoilt),
            clause.contains(where: { Self.spoilt.contains(words[$0].token.surface) })
        {
            return true
        }
        // "christmas ham booked"
        if last > clause.lowerBound, Self.arranged.contains(words[last].token.surface),
            words[last].token.gap.isEmpty, !has(clause, .speaker), !hasAmount(clause)
        {
            return true
        }
        // "milkshake by kelis"
        if last > clause.lowerBound + 1, words[last - 1].token.surface == Self.by, isStrange(last),
            !hasAmount(clause)
        {
            return true
        }
        return Self.states.contains(words[last].token.surface) && has(clause, .copula)
            && last > clause.lowerBound && roles[last - 1].has([.placing, .determiner])
    }

    /// "2 puffs of ventolin", "10 units of insulin", "took my fish oil".
    func isDose(_ clause: Range<Int>) -> Bool {
        guard !has(clause, .ate) else { return false }
        if has(clause, .medicine) { return true }
        return !clause.contains { words[$0].has(.unit) || words[$0].has(.container) }
            && clause.dropFirst().contains {
                words[$0].token.surface == Self.oil
                    && Self.oiled.contains(words[$0 - 1].token.surface)
            }
    }

    /// "never liked marmite", "never been a coffee person".
    func isNever(_ clause: Range<Int>) -> Bool {
        guard let place = clause.prefix(3).first(where: { words[$0].token.surface == Self.never })
        else { return false }
        let next = place + 1
        guard next < clause.upperBound else { return false }
        return roles[next].has([.state, .happening, .acting, .adverb])
            || Self.neverDone.contains(words[next].token.surface)
    }

    /// "grab milk and eggs": an errand in so few words that no amount is among them.
    func isFetching(_ clause: Range<Int>) -> Bool {
        let first = clause.lowerBound
        guard clause.count > 1, Self.fetched.contains(words[first].token.surface) else {
            return false
        }
        return isFoodWord(first + 1) && !hasAmount(clause) && !has(clause, [.ate, .meal, .for])
    }

    /// "coffee is my favourite", "pizza is life"
    func isFondness(_ clause: Range<Int>) -> Bool {
        guard clause.count > 2, let last = clause.last, !has(clause, [.ate, .speaker]) else {
            return false
        }
        guard let verb = clause.dropFirst().first(where: { roles[$0].has(.copula) }),
            verb < last, clause.prefix(upTo: verb).contains(where: isFoodWord)
        else { return false }
        let rest = verb + 1..<clause.upperBound
        if rest.count == 1 { return Self.fond.contains(words[last].token.surface) }
        return rest.count <= 3 && roles[rest.lowerBound].has([.owner, .determiner])
            && Self.fond.contains(words[last].token.surface)
    }

    /// "olive green jacket", "salmon pink curtains": the colour of a thing.
    func colours() -> [Range<Int>] {
        words.indices.dropFirst().compactMap { position in
            guard Self.coloured.contains(words[position].token.surface),
                words[position].token.gap.isSubset(of: .hyphen),
                words[position - 1].isName, position + 1 < words.count,
                words[position + 1].token.gap.isEmpty
            else { return nil }
            var end = position + 1
            while end < words.count, words[end].token.gap.isEmpty,
                roles[end].has(.thing) || isUnknown(end)
                    || Self.clothes.contains(words[end].token.surface)
            {
                end += 1
            }
            return end > position + 1 ? position - 1..<end : nil
        }
    }

    private static let possessives = WordSet(
        SenseWords.names.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A })
            .map { "\(Substring($0))s" }.joined(separator: " ")
                + """
                 kids hubbys husbands wifes partners boyfriends girlfriends brothers sisters dads mums moms
                babys toddlers childrens dogs cats
                """)
    private static let playing = WordSet(results)
    static let playingWords = "versus " + results
    private static let spoilt = WordSet(spoiltWords)
    private static var by: WordHash { "by" }
    private static var oil: WordHash { "oil" }
    private static var never: WordHash { "never" }
}
