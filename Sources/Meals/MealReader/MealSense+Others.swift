internal import FoodCatalog

extension MealSense {
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
