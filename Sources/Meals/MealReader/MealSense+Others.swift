internal import FoodCatalog

extension MealSense {
    /// "my son ate two bananas", "he drank a beer": not the speaker's meal.
    func isSomebodyElse(_ clause: Range<Int>) -> Bool {
        var position = clause.lowerBound
        // "me and my wife"
        if roles[position].has(.otherPronoun) {
            return position + 1 >= clause.upperBound || !roles[position + 1].has(.joining)
        }
        while position < clause.upperBound, position - clause.lowerBound < 3,
            !roles[position].has(.other),
            roles[position].has([.owner, .determiner]) || words[position].has(.size)
        {
            position += 1
        }
        guard position < clause.upperBound else { return false }
        if roles[position].has(.other), position + 1 < clause.upperBound {
            return isVerb(position + 1, in: clause) || isDoing(position + 1, in: clause)
        }
        // "Peter ate all of it"
        guard position == clause.lowerBound, isStrange(position), position + 1 < clause.upperBound
        else { return false }
        let next = position + 1
        return words[next].token.gap.isEmpty && !words[next].has(.modifier)
            && (Self.past.contains(words[next].token.surface)
                || roles[next].has([.state, .copula]))
    }

    /// "knocked over my", "knocked the": a verb that nobody knows.
    private func isDoing(_ position: Int, in clause: Range<Int>) -> Bool {
        guard isUnknown(position), words[position].token.gap.isEmpty,
            position + 1 < clause.upperBound
        else { return false }
        return roles[position + 1].has([.determiner, .owner, .placing, .particle])
    }

    /// Whether a finite verb stands at a position, or behind an adverb there.
    func isVerb(_ position: Int, in clause: Range<Int>) -> Bool {
        guard words[position].token.gap.isEmpty else { return false }
        if roles[position].has(.adverb), position + 1 < clause.upperBound {
            return isVerb(position + 1, in: clause)
        }
        return roles[position].has([.ate, .got, .state, .acting, .copula, .auxiliary, .planning])
            || roles[position].has([.denying, .skipping, .base])
    }

    /// A word that nobody knows, as names of people are.
    func isStrange(_ position: Int) -> Bool {
        let word = words[position]
        return (!word.isName || word.isGuess) && word.kinds.isEmpty
            && roles[position].isSubset(of: .named)
            && !word.token.traits.contains(.plural) && word.token.length > 2 && !word.token.isNumber
            && !word.isTaken
            && !Lexicon.isNoFood(word.token.word)
    }
}
