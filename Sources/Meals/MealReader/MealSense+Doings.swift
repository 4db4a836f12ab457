internal import FoodCatalog

extension MealSense {
    /// "I saw a turkey", "I baked a cake for the party".
    func isOtherDoing(_ clause: Range<Int>) -> Bool {
        if isGivenAway(clause) || isBroughtAway(clause) { return true }
        let first = clause.lowerBound
        if roles[first].has(.bareActing), clause.count > 1, !hasEating(clause) {
            return roles[first].has(.acting) && !roles[first].has(.thing) || !hasAmount(clause)
        }
        if isPicked(clause) || isDoneTo(clause) { return true }
        var position = first
        // "We're" is written like "were".
        guard roles[position].has(.speaker) else {
            return Self.were == words[first].token.surface && isAway(clause)
        }
        while position < clause.upperBound,
            roles[position].has([.speaker, .adverb, .auxiliary])
                || Self.can == words[position].token.surface
        {
            position += 1
        }
        guard position < clause.upperBound, roles[position].has(.acting) || isStrangeVerb(position)
        else {
            return isAway(clause)
        }
        // "I like to have", "I love sipping"
        let isLiked =
            Self.liking.contains(words[position].token.surface) && position + 1 < clause.upperBound
            && roles[position + 1].has(.to)
        return !hasEating(clause) && !isLiked && !clause.contains { words[$0].has(.unit) }
    }

    /// "burnt the toast", "just saw a bear eating salmon"
    private func isDoneTo(_ clause: Range<Int>) -> Bool {
        guard let verb = clause.first(where: { !roles[$0].has(.adverb) }),
            verb + 1 < clause.upperBound, !clause.contains(where: { words[$0].has(.unit) })
        else { return false }
        if Self.seeing.contains(words[verb].token.surface) {
            return !clause.contains { Self.doneEating.contains(words[$0].token.surface) }
        }
        // "boiling eggs for the salad": not done yet, unlike "roasting 200 g of beef".
        if verb == clause.lowerBound, Self.heating.contains(words[verb].token.surface),
            words[verb + 1].isStrong
        {
            return !hasAmount(clause) && !has(clause, [.ate, .meal])
        }
        guard roles[verb].has(.acting), !hasEating(clause) else { return false }
        return roles[verb + 1].has([.determiner, .owner])
            || roles[verb].has(.bareActing) && verb > clause.lowerBound
    }

    /// "I zapped the eggs": right behind "I" a word that nobody knows is no eating.
    func isStrangeVerb(_ position: Int) -> Bool {
        let word = words[position]
        return position > 0 && roles[position - 1].has(.speaker) && word.word < 0
            && word.kinds.isEmpty && !word.token.isNumber && word.token.length > 2
            && word.token.gap.isEmpty && roles[position] == []
    }

    /// "picked apples": from the tree, unlike "picked a salad".
    func isPicked(_ clause: Range<Int>) -> Bool {
        guard
            let verb = clause.prefix(2).first(where: {
                words[$0].token.surface == Self.picked
            }), verb == clause.lowerBound || roles[verb - 1].has(.speaker),
            verb + 1 < clause.upperBound
        else { return false }
        return isFoodWord(verb + 1) && words[verb + 1].token.traits.contains(.plural)
    }

    /// "brought donuts to the office", "bringing two pies to thanksgiving"
    func isBroughtAway(_ clause: Range<Int>) -> Bool {
        Self.brought.contains(words[clause.lowerBound].token.surface) && has(clause, .to)
            && !hasEating(clause)
    }

    /// "we're out of coffee", "I'm off sugar", "I'm in a pickle"
    func isAway(_ clause: Range<Int>) -> Bool {
        guard
            let place = clause.dropFirst().prefix(3).first(where: {
                roles[$0].has(.placing) || Self.out == words[$0].token.surface
            }),
            clause.prefix(upTo: place).allSatisfy({
                roles[$0].has([.speaker, .copula, .adverb, .auxiliary])
            })
        else { return false }
        return !hasEating(clause) && !has(clause, .got)
    }

    /// "cooked dinner for the kids", "baked a cake for my sister's birthday"
    func isGivenAway(_ clause: Range<Int>) -> Bool {
        // "bought eggs at the supermarket"
        if has(clause, .market), has(clause, .got), !hasEating(clause) { return true }
        guard
            has(clause, .got)
                || Self.cookingFor.contains(words[clause.lowerBound].token.surface)
                || Self.going.contains(words[clause.lowerBound].token.surface),
            !hasEating(clause),
            let purpose = clause.first(where: { roles[$0].has(.for) }),
            // "bought 2 kg of rice for the church lunch"
            !clause.contains(where: { words[$0].has(.unit) })
                || has(clause.suffix(from: purpose), .event)
        else { return false }
        guard purpose + 1 < clause.upperBound,
            !Self.mine.contains(words[purpose + 1].token.surface)
        else { return false }
        let whom = (purpose + 1..<clause.upperBound).prefix(4).drop {
            roles[$0].has([.determiner, .owner])
        }
        return whom.first.map {
            roles[$0].has(.otherPronoun)
                || isStrange($0) && words[$0].token.traits.contains(.capital)
        } ?? false
            || whom.contains { roles[$0].has([.other, .event]) || Self.isPossessive(words[$0]) }
    }

    /// "picked up my wife's pizza"
    static func isFetchedForOther(_ words: [SentenceWord]) -> Bool {
        let roles = words.prefix(7).map { SenseRole.of($0.token.surface) }
        guard let verb = roles.prefix(2).firstIndex(where: { !$0.has(.speaker) }),
            fetchedFor.contains(words[verb].token.surface),
            let whose = roles.indices.dropFirst(verb + 1).first(where: {
                !roles[$0].has([.particle, .owner, .determiner])
            })
        else { return false }
        guard whose + 1 < words.count, words[whose + 1].isName, words[whose + 1].token.gap.isEmpty
        else { return false }
        // "a kids pizza"
        return roles[whose - 1].has(.owner)
            ? isPossessive(words[whose]) || roles[whose].has(.other)
            : isPossessive(words[whose]) && !words[whose - 1].has(.article)
    }
}
