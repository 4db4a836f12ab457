internal import FoodCatalog

extension MealSense {
    /// A question or an order, whatever the line as a whole looks like.
    func isAskedFor(_ clause: Range<Int>) -> Bool {
        guard let first = clause.first(where: { !isOpening($0) }) else { return false }
        let body = first..<clause.upperBound
        return isQuestion(body) || isOrder(body)
    }

    func isQuestion(_ clause: Range<Int>) -> Bool {
        let first = roles[clause.lowerBound]
        if first.has(.asking) { return true }
        if first.has(.openAsking) { return !hasEating(clause) }
        // "calories in an egg"
        if first.has(.figure), clause.count > 2,
            Self.about.contains(words[clause.lowerBound + 1].token.surface)
        {
            return true
        }
        guard clause.count > 1 else { return false }
        if isReckoning(clause) { return true }
        // "got any snacks"
        if words[clause.lowerBound].token.surface == Self.got,
            words[clause.lowerBound + 1].token.surface == Self.any
        {
            return true
        }
        guard first.has(.inverting) else { return false }
        let second = clause.lowerBound + 1
        if Self.isAre.contains(words[clause.lowerBound].token.surface) {
            return roles[second].has(.speaker) || !hasEating(clause)
        }
        // "can of soup", "have a banana", "has the recipe"
        return roles[second].has(.subject) && !words[second].has(.article)
            && words[clause.lowerBound].token.surface != Self.have
            || roles[second].has(.speaker) || roles[second].has(.otherPronoun)
    }

    func isOrder(_ clause: Range<Int>) -> Bool {
        let first = clause.lowerBound
        // "let's get burgers", "make me a sandwich"
        if clause.count > 1 {
            let (verb, whom) = (words[first].token.surface, words[first + 1].token.surface)
            if Self.lets.contains(verb) { return true }
            if Self.fetching.contains(verb), Self.persons.contains(whom) { return true }
        }
        if roles[first].has(.ordering), clause.count > 1 {
            // "don't know, maybe 200 g"
            return roles[first + 1].has(.determiner) || !words[first + 1].has(.of)
        }
        if roles[first].has(.errand), clause.count > 1 {
            return roles[first + 1].has(.determiner) && !roles[first + 1].has(.speaker)
        }
        guard roles[first].has(.cooking), clause.count > 1 else { return false }
        if roles[first].has(.logging) { return isRecipeStep(clause) }
        // "bake for twenty minutes", "stir in the cream"
        if Self.stirring.contains(words[first].token.surface),
            Self.recipe.contains(words[first + 1].token.surface), first + 2 < clause.upperBound
        {
            return roles[first + 2].has(.determiner) || words[first + 2].has(.number)
        }
        // "pick up some apples"
        if roles[first + 1].has(.particle), first + 2 < clause.upperBound {
            return roles[first + 2].has(.determiner)
        }
        // "toast a cup of tea and a banana", as it is spoken
        if words[first].token.surface == Self.toast, words[first + 1].has(.article) {
            return false
        }
        // "toast, the usual"
        return roles[first + 1].has(.determiner) && !roles[first + 1].has(.speaker)
            && words[first + 1].token.gap.isEmpty
    }

    /// "add the garlic and stir", "add rice to the pan", but "add two eggs", "add a stir fry" ask to log them.
    func isRecipeStep(_ clause: Range<Int>) -> Bool {
        guard roles[clause.lowerBound].has(.cooking) else { return false }
        // "add salt to the soup"
        if clause.dropFirst().contains(where: { position in
            position + 1 < clause.upperBound
                && Self.destinations.contains(words[position].token.surface)
                && Self.definite.contains(words[position + 1].token.surface)
        }) {
            return true
        }
        return clause.dropFirst().contains { position in
            guard roles[position].has([.cooking, .thing, .planning]), !roles[position].has(.logging)
            else { return false }
            if roles[position].has(.cooking) {
                return Self.nextSteps.contains(words[position - 1].token.surface)
                    || !words[position].token.gap.isDisjoint(with: .hard)
            }
            return clause.prefix { $0 < position }.contains {
                Self.destinations.contains(words[$0].token.surface)
            }
        }
    }

    func isThanks(_ clause: Range<Int>) -> Bool {
        roles[clause.lowerBound].has(.thanking) && !hasEating(clause)
            && clause.dropFirst().first.map {
                roles[$0].has([.for, .determiner, .owner, .otherPronoun]) || words[$0].has(.meal)
                    || roles[$0] == []
            } ?? true
            && !hasAmount(clause)
    }
}
