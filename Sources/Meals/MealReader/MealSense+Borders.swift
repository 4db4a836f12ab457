internal import FoodCatalog

// Where a sentence is taken apart into clauses.
extension MealSense {
    /// The clauses of the sentence, in their order.
    var clauses: [Range<Int>] {
        var clauses: [Range<Int>] = []
        var start = 0
        for position in words.indices.dropFirst() where isBorder(position, after: start) {
            clauses.append(start..<position)
            start = position
        }
        clauses.append(start..<words.count)
        return clauses
    }

    /// Whether a clause begins at a word.
    private func isBorder(_ position: Int, after start: Int) -> Bool {
        let gap = words[position].token.gap
        if gap.contains(.sentence) || roles[position].has(.contrast) { return true }
        let clause = start..<position
        if isSo(position), opensFood(position + 1, after: clause) { return true }
        // Most words begin nothing.
        let isAfterwards =
            roles[position].has(.adverb) && Self.afterwards.contains(words[position].token.surface)
        let isComma = gap.contains(.comma)
        guard isComma || isAfterwards || roles[position].has([.joining, .speaker]) else {
            return false
        }
        if opensAfterwards(position, behind: clause, isTold: isComma || isAfterwards) {
            return true
        }
        guard isComma || roles[position].has([.joining, .speaker]) || isSo(position) else {
            return false
        }
        if goesOn(position, behind: clause, isComma: isComma) { return false }
        return opensPlan(position, behind: clause, isComma: isComma)
            || isComma && opensBehindComma(position, after: clause)
            || opensMeal(position, isComma: isComma)
            || opensDeed(position)
    }

    /// "walked home, then a banana", "gym then toast": what came after something was done.
    private func opensAfterwards(
        _ position: Int, behind clause: Range<Int>, isTold: Bool
    ) -> Bool {
        if isTold, has(clause.prefix(3), .deed) { return true }
        return words[position].token.surface == Self.then && !clause.isEmpty
            && !clause.contains(where: isFoodWord)
    }

    /// Whether a speaker at a position is of the clause that stands there already.
    private func goesOn(_ position: Int, behind clause: Range<Int>, isComma: Bool) -> Bool {
        guard roles[position].has(.speaker) else { return false }
        let before = roles[position - 1]
        // "my wife and I had": the same subject goes on, unlike "we lit a fire and I had".
        if !clause.isEmpty,
            before.has(.joining) && !isOwnClause(position, after: clause.lowerBound)
                || before.has(.nearly) || before.has(.inverting)
        {
            return true
        }
        // "I wish I had"
        return !isComma && before.has([.planning, .condition, .asking, .openAsking, .acting])
    }

    /// What is planned, or somebody else has, behind a food: "had a burrito, gonna have pizza later", "a salad, my husband had the
    /// burger".
    private func opensPlan(_ position: Int, behind clause: Range<Int>, isComma: Bool) -> Bool {
        if isComma, roles[position].has([.skipping, .no, .denying]) { return true }
        let next = roles[position].has(.joining) ? position + 1 : position
        guard isComma || next > position, clause.contains(where: isFoodWord) else { return false }
        // "had soup and will have toast tonight"
        if next < words.count, roles[next].has([.willing, .intending]), !words[next].has(.hedge) {
            return true
        }
        let near = next..<min(next + 3, words.count)
        guard let eater = near.first(where: { roles[$0].has([.other, .otherPronoun]) }) else {
            return false
        }
        return eater + 1 < words.count && roles[eater + 1].has([.ate, .got])
    }

    /// Whether a clause begins behind a comma, by its first words or by what the clause in front of it told.
    private func opensBehindComma(_ position: Int, after clause: Range<Int>) -> Bool {
        let word = words[position]
        let isPronoun = Self.pronouns.contains(word.token.surface)
        if position + 1 < words.count {
            let next = roles[position + 1]
            // "binned the curry, it had gone off"
            if isPronoun, next.has([.ate, .got, .copula, .state, .denying, .auxiliary]) {
                return true
            }
            // "didn't like it, threw it away"
            if roles[position].has(.bareActing), next.has([.determiner, .owner]) { return true }
            if isJust(position) { return true }
        }
        // "nothing fancy, ham roll"
        if roles[clause.lowerBound].has(.nothing), clause.count == 2,
            !words[clause.lowerBound + 1].isName
        {
            return true
        }
        // "asked Sam to call, two eggs"
        if speaks(.showing, of: clause) { return true }
        if word.isName || word.isAmount,
            speaks(.setting, of: clause) && !speaks(.standing, of: position..<words.count)
                || speaks(.appointment, of: clause)
        {
            return true
        }
        // "skipped breakfast, eggs"
        if has(clause, [.skipping, .no]), words[position - 1].has(.meal) { return true }
        // "my diet starts tomorrow, tonight it was a cheeseburger"
        if position + 2 < words.count, roles[position].has([.later, .pointer]),
            Self.pronouns.contains(words[position + 1].token.surface),
            roles[position + 2].has(.copula)
        {
            return true
        }
        // "throat's killing me, honey and lemon"
        return speaks(.body, of: clause) || speaks(.programme, of: clause)
            || isPreamble(clause, to: position)
    }

    /// "the meeting ran over so lunch was just a banana"
    private func opensMeal(_ position: Int, isComma: Bool) -> Bool {
        let meal = position + (isComma ? 0 : 1)
        return (isComma || isSo(position)) && meal + 1 < words.count && words[meal].has(.meal)
            && roles[meal + 1].has(.copula)
    }

    /// "and grabbed a coffee", "so I had toast", ", had an apple"
    private func opensDeed(_ position: Int) -> Bool {
        guard let verb = verb(from: position, to: words.count) else { return false }
        return roles[verb].has([.ate, .got, .skipping, .denying])
    }

    /// The verb of a subject that stands at `start` or is left out there, with nothing else before it.
    private func verb(from start: Int, to end: Int) -> Int? {
        var position = start
        while position < end, position - start < 5 {
            let role = roles[position]
            if role.has([.ate, .got, .skipping, .denying]), !role.has(.speaker) { return position }
            guard
                role.has([.joining, .speaker, .adverb]) || isSo(position)
                    || role.has(.auxiliary)
            else { return nil }
            position += 1
        }
        return nil
    }

    func isSo(_ position: Int) -> Bool { words[position].token.surface == Self.so }

    /// "trying to eat more protein, so cottage cheese", "the kids wanted pasta so pasta it was", "I'm at my sister's so it was
    /// lasagne": what came of how things stood, where nothing was eaten before.
    private func opensFood(_ start: Int, after clause: Range<Int>) -> Bool {
        guard clause.count > 1, !has(clause, [.ate, .got]) else { return false }
        var position = start
        if position + 1 < words.count, Self.pronouns.contains(words[position].token.surface),
            roles[position + 1].has(.copula)
        {
            position += 2
        }
        while position < words.count, isJust(position) { position += 1 }
        // "he was sick so soup for him", "the bus was late so coffee got cold"
        guard position < words.count,
            !(position..<words.count - 1).contains(where: {
                roles[$0].has(.for)
                    && roles[$0 + 1].has([.other, .otherPronoun, .named, .owner])
            }), position + 1 >= words.count || !roles[position + 1].has([.got, .copula, .state])
        else { return false }
        return position < words.count
            && (isFoodWord(position) || words[position].has(.article)
                || words[position].has(.number)
                // "so cottage cheese"
                || words[position].isStrong && words[position].word >= 0 && roles[position].isEmpty
                    && isFollowed(position))
    }

    private func isJust(_ position: Int) -> Bool {
        Self.restricting.contains(words[position].token.surface)
    }

    static var so: WordHash { "so" }
    private static var then: WordHash { "then" }
}
