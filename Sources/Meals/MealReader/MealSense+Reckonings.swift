internal import FoodCatalog

// What is reckoned or left where it is without being eaten.
extension MealSense {
    /// "1 cup of butter is how many grams", "a banana, how many calories": a question behind what it is about.
    func isReckoning(_ clause: Range<Int>) -> Bool {
        guard union.has(.openAsking), !has(clause, [.ate, .denying, .not]),
            let how = clause.dropLast(2).last(where: { Self.how == words[$0].token.surface }),
            how > clause.lowerBound, Self.much.contains(words[how + 1].token.surface),
            roles[how + 2].has(.figure) || words[how + 2].has(.unit)
        else { return false }
        return !clause.prefix(upTo: how).contains { Self.doubts.contains(words[$0].token.surface) }
    }

    /// "there was pizza but I wasn't hungry": nobody says that they ate.
    func isLeftThere(_ clause: Range<Int>) -> Bool {
        roles[clause.lowerBound].has(.there) && clause.count > 2
            && roles[clause.lowerBound + 1].has(.copula)
            && clause.upperBound < words.count && roles[clause.upperBound].has(.contrast)
            && !union.has(.ate) && has(clause.upperBound..<words.count, .denying)
    }

    /// "pizza for dinner later"
    func isForLater(_ clause: Range<Int>) -> Bool {
        guard let last = clause.last, last > clause.lowerBound + 1,
            Self.later == words[last].token.surface, words[last - 1].has(.meal)
        else { return false }
        return has(clause, .for) && !hasEating(clause)
    }

    private static var how: WordHash { "how" }
    private static var later: WordHash { "later" }
}
