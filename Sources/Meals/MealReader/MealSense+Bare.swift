internal import FoodCatalog

extension MealSense {
    /// Whether a line is foods, amounts and figures and nothing else that could tell of other matters,
    /// or all of it the name of a food: such a line is a meal however odd it looks.
    static func isBare(_ words: [SentenceWord], index: FoodIndex) -> Bool {
        let figures = FigurePass.phrases(in: words, index: index)
        var strangers = 0
        let isPlain = words.indices.allSatisfy { position in
            let word = words[position]
            if word.token.span > 0 { return true }
            if word.isName && !word.isGuess || word.token.isNumber || word.has(.plainKinds)
                || Lexicon.isDish(word.token.word)
            {
                return true
            }
            if FoodIndex.isGlue(word.token.word) { return true }
            if figures.contains(where: { $0.words.contains(position) }) { return true }
            if isHedge(position, in: words) { return true }
            let role = SenseRole.of(word.token)
            if role.has(.got), isGettingMeal(position, in: words) { return true }
            if role != [] { return role.isSubset(of: .plain) && !role.has(.placing) }
            // "a fribbit for lunch"
            strangers += 1
            return strangers == 1 && TalkFeatures.isStrange(word)
        }
        // "protein shake 30p 8c 3f 180 kcal"
        let named =
            figures.isEmpty
            ? words
            : words.indices.filter { place in !figures.contains { $0.words.contains(place) } }
                .map { words[$0] }
        return isPlain || isCalled(named[...], in: index)
            || isCalledBesideSetting(words, index: index) || isMeasuredOut(words, index: index)
            || setting(behindFoodOf: words, roles: SenseRole.of(words), index: index) != nil
    }

    /// "we got sushi", "got a burger", unlike "got to go" and "got milk", which is kept.
    private static func isGettingMeal(_ position: Int, in words: [SentenceWord]) -> Bool {
        guard position + 1 < words.count else { return false }
        let next = words[position + 1]
        return next.isAmount
            || next.isName && !next.isGuess && !next.has(.meal)
                && !isKeptInLarder(next.token.surface)
    }

    /// "maybe a cookie or two", "almost a whole pizza": how sure or how near it was to an amount.
    private static func isHedge(_ position: Int, in words: [SentenceWord]) -> Bool {
        position + 1 < words.count && words[position + 1].isAmount
            && hedges.contains(words[position].token.surface)
            || alternatives.contains(words[position].token.surface) && position > 0
                && words[position - 1].isName && position + 1 < words.count
                && words[position + 1].has(.number)
            || wholes.contains(words[position].token.surface) && position > 0
                && SenseRole.of(words[position - 1].token.surface).has(.determiner)
    }

    /// "2 protein bars today", "hot cross bun at my desk": what a food is called by, and beside it only how much, when
    /// and where.
    private static func isCalledBesideSetting(_ words: [SentenceWord], index: FoodIndex) -> Bool {
        func isBeside(_ word: SentenceWord) -> Bool {
            settings.contains(word.token.surface) || word.token.isNumber || word.isTaken
                || word.has(.article) || word.has(.number) || word.token.traits.contains(.times)
        }
        guard let first = words.firstIndex(where: { !isBeside($0) }),
            let last = words.lastIndex(where: { !isBeside($0) && !$0.has(.size) })
        else { return false }
        // "maybe 2 pints of lager"
        if words[..<first].contains(where: { $0.token.isNumber || $0.has(.number) }),
            words[first].has(.container) || words[first].has(.unit), last == first + 2,
            words[first + 1].has(.of), words[last].isName
        {
            return true
        }
        return last > first && isCalled(words[first...last], in: index)
    }

    /// "american cheese 100 g", "2 tbsp of brown sugar": what a food is called by, and beside it only how much.
    static func isMeasuredOut(_ line: [SentenceWord], index: FoodIndex) -> Bool {
        func isMeasuring(_ word: SentenceWord) -> Bool {
            word.isAmount || word.has(.of) || word.token.isNumber
                || word.has(.size) && !children.contains(word.token.surface)
                || word.token.traits.contains(.times) || some.contains(word.token.surface)
        }
        let words = line[TalkFeatures.telling(in: line)]
        // A name may begin with a measure: "cup noodles".
        guard words.count < line.count || words.contains(where: isMeasuring),
            line[0].token.surface != please,
            let last = words.lastIndex(where: { !isMeasuring($0) }),
            let first = words.firstIndex(where: { !isMeasuring($0) }), last > first
        else { return false }
        if !FoodIndex.isGlue(words[last].token.word), isCalled(words[first...last], in: index) {
            return true
        }
        // And it may end with one: "60 g love your gut bar".
        return last + 1 < words.endIndex && isCalled(words[first...], in: index)
    }

    private static var please: WordHash { "please" }
}

extension Lexeme.Kinds {
    /// What amounts are made of, and what eating is called.
    fileprivate static let plainKinds: Lexeme.Kinds = [
        .article, .number, .unit, .container, .size, .connector, .of, .meal, .eating,
    ]
}
