internal import FoodCatalog

extension MealSense {
    /// Whether a line is foods, amounts and figures and nothing else that could tell of other matters,
    /// or all of it the name of a food: such a line is a meal however odd it looks.
    static func isBare(_ words: [SentenceWord], index: FoodIndex) -> Bool {
        let figures = FigurePass.phrases(in: words)
        var strangers = 0
        let isPlain = words.indices.allSatisfy { position in
            let word = words[position]
            if word.isName && !word.isGuess || word.token.isNumber || word.has(.plainKinds)
                || Lexicon.isDish(word.token.word)
            {
                return true
            }
            if FoodIndex.isGlue(word.token.word) { return true }
            if figures.contains(where: { $0.words.contains(position) }) { return true }
            let role = SenseRole.of(word.token)
            if role != [] { return role.isSubset(of: .plain) && !role.has(.placing) }
            // "a fribbit for lunch"
            strangers += 1
            return strangers == 1 && TalkFeatures.isStrange(word)
        }
        return isPlain || isCalled(words[...], in: index)
    }
}

extension Lexeme.Kinds {
    /// What amounts are made of, and what eating is called.
    fileprivate static let plainKinds: Lexeme.Kinds = [
        .article, .number, .unit, .container, .size, .connector, .of, .meal, .eating,
    ]
}
