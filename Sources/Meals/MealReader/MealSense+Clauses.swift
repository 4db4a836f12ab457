internal import FoodCatalog

extension MealSense {
    /// What a clause says.
    enum Verdict: Equatable {
        case meal
        /// That something was not eaten, or not yet.
        case uneaten
        /// That somebody else ate, or something that has nothing to do with eating.
        case stranger
    }

    func verdict(of clause: Range<Int>) -> Verdict {
        guard let first = clause.first(where: { !isOpening($0) }) else { return .meal }
        let body = first..<clause.upperBound
        if isQuestion(body) || isOrder(body) || isThanks(body) { return .stranger }
        if isUneaten(body) { return .uneaten }
        if isSomebodyElse(body) || isCondition(body) || isOtherDoing(body) { return .stranger }
        if isHabit(body) { return .stranger }
        if isStatement(body) || isIdiom(body) || isOtherMatter(body) { return .stranger }
        return .meal
    }

    /// "and", "so", "but": says nothing of what the clause is.
    private func isOpening(_ position: Int) -> Bool {
        roles[position].has([.joining, .contrast]) || isSo(position)
    }

    private func has(_ clause: some Sequence<Int>, _ roles: SenseRole) -> Bool {
        clause.contains { self.roles[$0].has(roles) }
    }

    /// Whether the speaker eats, drinks, or gets something to eat, in this clause.
    private func hasEating(_ clause: Range<Int>) -> Bool {
        clause.contains { position in
            roles[position].has(.ate)
                || roles[position].has(.base) && words[position].token.surface == Self.have
                    && position > clause.lowerBound && roles[position - 1].has(.speaker)
        }
    }

    /// Whether an amount is said: a number, "a", a measure.
    private func hasAmount(_ clause: Range<Int>) -> Bool {
        clause.contains { position in
            let word = words[position]
            guard !word.isTaken else { return false }
            // "a trip"
            if word.has(.article) {
                return position + 1 >= clause.upperBound || !roles[position + 1].has(.thing)
            }
            return word.has(.number) || word.has(.container) || word.has(.unit)
                || word.token.isNumber
        }
    }

    private func isFoodWord(_ position: Int) -> Bool {
        let word = words[position]
        return word.isName && !word.isTaken && !word.has(.meal)
    }

    // MARK: Questions, orders, thanks

    private func isQuestion(_ clause: Range<Int>) -> Bool {
        let first = roles[clause.lowerBound]
        if first.has(.asking) { return true }
        if first.has(.openAsking) { return !hasEating(clause) }
        // "calories in an egg"
        if first.has(.figure), clause.count > 2,
            Self.about.contains(words[clause.lowerBound + 1].token.surface)
        {
            return true
        }
        guard first.has(.inverting), clause.count > 1 else { return false }
        let second = clause.lowerBound + 1
        if Self.isAre.contains(words[clause.lowerBound].token.surface) {
            return roles[second].has(.speaker) || !hasEating(clause)
        }
        // "can of soup", "have a banana", "has the recipe"
        return roles[second].has(.subject) && !words[second].has(.article)
            && words[clause.lowerBound].token.surface != Self.have
            || roles[second].has(.speaker) || roles[second].has(.otherPronoun)
    }

    private func isOrder(_ clause: Range<Int>) -> Bool {
        let first = clause.lowerBound
        if roles[first].has(.ordering), clause.count > 1 {
            // "don't know, maybe 200 g"
            return roles[first + 1].has(.determiner) || !words[first + 1].has(.of)
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
        return roles[first + 1].has(.determiner) && !roles[first + 1].has(.speaker)
    }

    /// "add the garlic and stir", but "add two eggs" asks to log them.
    private func isRecipeStep(_ clause: Range<Int>) -> Bool {
        guard roles[clause.lowerBound].has(.cooking) else { return false }
        return clause.dropFirst().contains {
            roles[$0].has([.cooking, .thing, .planning]) && !roles[$0].has(.logging)
        }
    }

    private func isThanks(_ clause: Range<Int>) -> Bool {
        roles[clause.lowerBound].has(.thanking) && !hasEating(clause)
            && clause.dropFirst().first.map {
                roles[$0].has([.for, .determiner, .owner, .otherPronoun]) || words[$0].has(.meal)
                    || roles[$0] == []
            } ?? true
            && !hasAmount(clause)
    }

    // MARK: Denied and planned

    private func isUneaten(_ clause: Range<Int>) -> Bool {
        if roles[clause.lowerBound].has(.no), clause.count > 1,
            roles[clause.lowerBound + 1].has(.meal)
        {
            return true
        }
        let near = clause.prefix(8)
        for position in near {
            let role = roles[position]
            if role.has(.nothing), clause.count <= 8, !hasAmount(clause) { return true }
            if role.has(.skipping) || isFeelingLike(position, in: clause) { return true }
            if role.has(.planning), !isRecipeName(position), !role.has(.pointer),
                !clause.prefix(upTo: position).contains(where: { roles[$0].has(.ate) })
            {
                return true
            }
            let isDenied =
                role.has(.denying)
                || role.has(.not) && position > clause.lowerBound
                    && roles[position - 1].has(.auxiliary)
            // "couldn't resist having" is to have.
            if isDenied,
                position + 1 >= clause.upperBound
                    || !Self.resisting.contains(words[position + 1].token.surface),
                clause.suffix(from: position + 1).prefix(2).contains(where: {
                    roles[$0].has(.base)
                })
            {
                return true
            }
            if role.has(.nearly), position + 1 < clause.upperBound,
                roles[position + 1].has([.ate, .got, .acting, .state])
            {
                return true
            }
            if isIntended(position, in: clause) { return true }
        }
        return isLater(clause)
    }

    /// "I feel like having chips"
    private func isFeelingLike(_ position: Int, in clause: Range<Int>) -> Bool {
        Self.feeling.contains(words[position].token.surface) && position + 1 < clause.upperBound
            && words[position + 1].token.surface == Self.like
    }

    /// "going to have", "I should eat", "used to like", "I could murder a curry".
    private func isIntended(_ position: Int, in clause: Range<Int>) -> Bool {
        let role = roles[position]
        let next = position + 1
        guard next < clause.upperBound else { return false }
        if role.has(.intending), roles[next].has(.to), next + 1 < clause.upperBound {
            // "ready to eat", "about to": behind a food they say what it is like.
            let isVerb =
                position == clause.lowerBound
                || roles[position - 1].has([.speaker, .adverb, .copula])
                || roles[position - 1].has(.auxiliary)
            return isVerb && !words[next + 1].isName && !roles[next + 1].has(.determiner)
                && !roles[next + 1].has(.preparing) && !clause.contains { words[$0].has(.unit) }
        }
        // "I need a coffee"
        if Self.need == words[position].token.surface, position > clause.lowerBound,
            roles[position - 1].has(.speaker)
        {
            return roles[next].has(.determiner) || words[next].isName
        }
        guard role.has(.maybe),
            position == clause.lowerBound || roles[position - 1].has(.speaker)
                || Self.contracted.contains(words[position].token.surface)
                || roles[position - 1].has(.adverb)
        else { return false }
        if Self.id == words[position].token.surface || words[position].token.surface == Self.would {
            // "I'd say 200 g", "I'd had two"
            return !roles[next].has(.ate) && !Self.guessing.contains(words[next].token.surface)
        }
        if next + 1 < clause.upperBound, words[next].token.surface == Self.have,
            roles[next + 1].has(.ate)
        {
            return false
        }
        return true
    }

    /// "maybe I'll have pizza later": what will be eaten is not eaten yet.
    private func isLater(_ clause: Range<Int>) -> Bool {
        guard let will = clause.prefix(6).first(where: { roles[$0].has(.willing) }) else {
            return false
        }
        return clause.suffix(from: will).contains { roles[$0].has(.later) }
    }

    /// "kfc original recipe drumstick"
    private func isRecipeName(_ position: Int) -> Bool {
        position > 0 && Self.recipeOwners.contains(words[position - 1].token.surface)
    }

    private func isCondition(_ clause: Range<Int>) -> Bool {
        roles[clause.lowerBound].has(.condition) && !hasEating(clause)
    }

    // MARK: Somebody else

    /// "my son ate two bananas", "he drank a beer": not the speaker's meal.
    private func isSomebodyElse(_ clause: Range<Int>) -> Bool {
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
            return isVerb(position + 1, in: clause)
        }
        // "Peter ate all of it"
        guard position == clause.lowerBound, isStrange(position), position + 1 < clause.upperBound
        else { return false }
        let next = position + 1
        return words[next].token.gap.isEmpty && !words[next].has(.modifier)
            && (Self.past.contains(words[next].token.surface)
                || roles[next].has([.state, .copula]))
    }

    /// Whether a finite verb stands at a position, or behind an adverb there.
    private func isVerb(_ position: Int, in clause: Range<Int>) -> Bool {
        guard words[position].token.gap.isEmpty else { return false }
        if roles[position].has(.adverb), position + 1 < clause.upperBound {
            return isVerb(position + 1, in: clause)
        }
        return roles[position].has([.ate, .got, .state, .acting, .copula, .auxiliary, .planning])
            || roles[position].has([.denying, .skipping, .base])
    }

    /// A word that nobody knows, as names of people are.
    private func isStrange(_ position: Int) -> Bool {
        let word = words[position]
        return (!word.isName || word.isGuess) && word.kinds.isEmpty && roles[position] == []
            && !word.token.traits.contains(.plural) && word.token.length > 2 && !word.token.isNumber
            && !word.isTaken
            && !Lexicon.isNoFood(word.token.word)
    }

    // MARK: Other doings

    /// "I saw a turkey", "I baked a cake for the party".
    private func isOtherDoing(_ clause: Range<Int>) -> Bool {
        if isGivenAway(clause) { return true }
        let first = clause.lowerBound
        if roles[first].has(.bareActing), clause.count > 1, !hasEating(clause) {
            return roles[first].has(.acting) && !roles[first].has(.thing) || !hasAmount(clause)
        }
        if isPicked(clause) || isBroughtAway(clause) { return true }
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

    /// "I zapped the eggs": right behind "I" a word that nobody knows is no eating.
    private func isStrangeVerb(_ position: Int) -> Bool {
        let word = words[position]
        return position > 0 && roles[position - 1].has(.speaker) && word.word < 0
            && word.kinds.isEmpty && !word.token.isNumber && word.token.length > 2
            && word.token.gap.isEmpty && roles[position] == []
    }

    /// "picked apples": from the tree, unlike "picked a salad".
    private func isPicked(_ clause: Range<Int>) -> Bool {
        guard
            let verb = clause.prefix(2).first(where: {
                words[$0].token.surface == Self.picked
            }), verb == clause.lowerBound || roles[verb - 1].has(.speaker),
            verb + 1 < clause.upperBound
        else { return false }
        return isFoodWord(verb + 1) && words[verb + 1].token.traits.contains(.plural)
    }

    /// "brought donuts to the office"
    private func isBroughtAway(_ clause: Range<Int>) -> Bool {
        words[clause.lowerBound].token.surface == Self.brought && has(clause, .to)
            && !hasEating(clause)
    }

    /// "we're out of coffee", "I'm off sugar", "I'm in a pickle"
    private func isAway(_ clause: Range<Int>) -> Bool {
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
    private func isGivenAway(_ clause: Range<Int>) -> Bool {
        // "bought eggs at the supermarket"
        if has(clause, .market), has(clause, .got), !hasEating(clause) { return true }
        guard has(clause, .got), !hasEating(clause),
            !clause.contains(where: { words[$0].has(.unit) }),
            let purpose = clause.first(where: { roles[$0].has(.for) })
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
        } ?? false || whom.contains { roles[$0].has([.other, .event]) }
    }

    // MARK: Statements

    /// "the cake was a lie", "eggs are expensive", "the kitchen is a mess": says how something is.
    private func isStatement(_ clause: Range<Int>) -> Bool {
        guard
            let verb = clause.prefix(7).dropFirst().first(where: {
                roles[$0].has([.copula, .state]) || roles[$0].has(.denying)
                    || roles[$0].has(.inverting) && Self.has.contains(words[$0].token.surface)
            }), words[verb].token.gap.isEmpty
        else { return isMoney(clause) || isThere(clause) }
        let subject = clause.lowerBound..<verb
        let rest = verb..<clause.upperBound
        // "it went sour", "that smells like bacon"
        if subject.count == 1, Self.it.contains(words[verb - 1].token.surface),
            !roles[verb].has([.copula, .denying, .inverting]), !hasEating(rest)
        {
            return true
        }
        if has(subject, .liking), roles[verb].has(.copula), !hasAmount(rest), !hasEating(rest) {
            return true
        }
        guard !has(subject, [.speaker, .meal, .ate, .got, .placing, .there]),
            !isPointing(subject),
            subject.allSatisfy({
                words[$0].token.gap.isDisjoint(with: .hard) || $0 == subject.lowerBound
            }), !hasEating(rest)
        else { return isMoney(clause) || isThere(clause) }
        // "whole grain wants": what follows must be no food's name with the verb in it.
        let hasFood = subject.contains(where: isFoodWord)
        if subject.contains(where: { words[$0].has(.number) || words[$0].isTaken }) {
            return isMoney(clause)
        }
        if !hasFood {
            return roles[subject.upperBound - 1].has([.thing, .other])
                || roles[verb].has([.copula, .denying])
        }
        // "a popover is being served"
        if words[subject.lowerBound].has(.article) { return false }
        if roles[verb].has(.copula) || Self.has.contains(words[verb].token.surface) {
            // "the eggs were on toast", "the soup was tomato"
            let names = rest.dropFirst().contains { isFoodWord($0) || roles[$0].has(.pointer) }
            return !names
        }
        return isFinite(verb, in: clause)
    }

    /// Whether what may be a noun or an adjective as well is the verb here.
    private func isFinite(_ verb: Int, in clause: Range<Int>) -> Bool {
        verb + 1 < clause.upperBound || words[verb].word < 0 || words[verb].isGuess
            || roles[clause.lowerBound].has(.determiner)
    }

    /// "it was", "this is", "my snack was": what follows is the meal.
    private func isPointing(_ subject: Range<Int>) -> Bool {
        guard let last = subject.last else { return false }
        return roles[last].has(.pointer) || roles[last].has(.determiner)
            || subject.contains { roles[$0].has(.pointer) && !roles[$0].has(.determiner) }
    }

    /// "sharks eat fish", "chickens lay eggs"
    private func isHabit(_ clause: Range<Int>) -> Bool {
        let verb = clause.lowerBound + 1
        guard clause.count > 2, words[clause.lowerBound].token.traits.contains(.plural),
            words[verb].token.gap.isEmpty
        else { return false }
        return Self.habits.contains(words[verb].token.surface)
    }

    private func isMoney(_ clause: Range<Int>) -> Bool {
        has(clause, .money) && has(clause, [.copula, .state]) && !has(clause, [.ate, .got])
    }

    /// "there is milk in the fridge"
    private func isThere(_ clause: Range<Int>) -> Bool {
        guard roles[clause.lowerBound].has(.there), !hasEating(clause) else { return false }
        guard let place = clause.first(where: { roles[$0].has(.placing) }),
            !has(clause.dropFirst(), [.meal, .pointer])
        else { return false }
        return !hasAmount(clause) || has(clause, .room)
            || !clause.prefix(upTo: place).contains(where: {
                words[$0].word >= 0 && words[$0].isStrong
            })
    }

    /// "that was a piece of cake", "he is a couch potato"
    private func isIdiom(_ clause: Range<Int>) -> Bool {
        guard has(clause, .idiom) else { return false }
        return clause.contains { position in
            guard roles[position].has(.idiom) else { return false }
            let first = words[position].token.surface
            return stands(SenseWords.idiomWords[first], behind: position, in: clause)
                || isTelling(clause)
                    && stands(SenseWords.tellingWords[first], behind: position, in: clause)
        }
    }

    private func stands(
        _ phrases: [[WordHash]]?, behind position: Int, in clause: Range<Int>
    ) -> Bool {
        guard let phrases else { return false }
        let start = position + 1
        return phrases.contains { phrase in
            start + phrase.count <= clause.upperBound
                && phrase.indices.allSatisfy { words[start + $0].token.surface == phrase[$0] }
        }
    }

    /// "that's a", "it is not my"
    private func isTelling(_ clause: Range<Int>) -> Bool {
        Self.it.contains(words[clause.lowerBound].token.surface)
    }

    // MARK: Other matters

    /// Whether a line without any verb of eating and without an amount names a thing that is no food.
    private func isOtherMatter(_ clause: Range<Int>) -> Bool {
        guard has(clause, [.thing, .room, .with]), !has(clause, [.ate, .got]),
            !hasAmount(clause)
        else { return false }
        if isKept(clause) || isMeeting(clause) { return true }
        return clause.contains { position in
            guard roles[position].has(.thing), !isPlaced(position, in: clause) else { return false }
            let next = position + 1
            return next >= clause.upperBound || !words[next].isContent
                || !words[next].token.gap.isSubset(of: .hyphen)
        }
    }

    /// "cake in the kitchen"
    private func isKept(_ clause: Range<Int>) -> Bool {
        guard let last = clause.last, roles[last].has(.room), last > clause.lowerBound + 1 else {
            return false
        }
        let before = roles[last - 1].has(.determiner) ? last - 2 : last - 1
        return before > clause.lowerBound && Self.inside.contains(words[before].token.surface)
    }

    /// "coffee with Peter at three": whom one meets.
    private func isMeeting(_ clause: Range<Int>) -> Bool {
        guard let with = clause.first(where: { roles[$0].has(.with) }), with + 1 < clause.upperBound
        else { return false }
        let whom = roles[with + 1].has([.determiner, .owner]) ? with + 2 : with + 1
        guard whom < clause.upperBound,
            roles[whom].has([.other, .otherPronoun])
                || isStrange(whom) && words[whom].token.traits.contains(.capital)
        else { return false }
        return clause.suffix(from: whom).dropFirst().contains {
            words[$0].isTaken || roles[$0].has(.later)
        }
    }

    /// "at the new office"
    private func isPlaced(_ position: Int, in clause: Range<Int>) -> Bool {
        clause.prefix(upTo: position).suffix(4).contains { roles[$0].has(.placing) }
    }

    private static let have = WordHash("have")
    private static let it = [WordHash("it"), WordHash("that"), WordHash("this")]
    private static let can = WordHash("can")
    private static let habits = [
        WordHash("eat"), WordHash("give"), WordHash("lay"), WordHash("drink"), WordHash("make"),
        WordHash("need"), WordHash("like"), WordHash("have"), WordHash("contain"), WordHash("love"),
    ]
    private static let stirring = [
        WordHash("bake"), WordHash("boil"), WordHash("simmer"), WordHash("cook"), WordHash("stir"),
        WordHash("mix"), WordHash("pour"), WordHash("microwave"), WordHash("reheat"),
    ]
    private static let picked = WordHash("picked")
    private static let brought = WordHash("brought")
    private static let recipe = [WordHash("for"), WordHash("in"), WordHash("until")]
    private static let about = [WordHash("in"), WordHash("of"), WordHash("for")]
    private static let need = WordHash("need")
    private static let were = WordHash("were")
    private static let like = WordHash("like")
    private static let feeling = [WordHash("feel"), WordHash("feeling"), WordHash("felt")]
    private static let resisting = [WordHash("resist"), WordHash("help"), WordHash("stop")]
    private static let liking = [WordHash("like"), WordHash("love"), WordHash("liked")]
    private static let inside = [WordHash("in"), WordHash("on"), WordHash("inside")]
    private static let past = [
        WordHash("ate"), WordHash("drank"), WordHash("had"), WordHash("finished"), WordHash("made"),
        WordHash("brought"), WordHash("ordered"), WordHash("bought"),
    ]
    private static let out = WordHash("out")
    private static let id = WordHash("id")
    private static let would = WordHash("would")
    private static let contracted = [WordHash("id"), WordHash("wed")]
    private static let guessing = [
        WordHash("say"), WordHash("guess"), WordHash("estimate"), WordHash("call"),
    ]
    private static let isAre = [WordHash("is"), WordHash("are"), WordHash("does"), WordHash("do")]
    private static let has = [WordHash("has"), WordHash("have"), WordHash("hasnt")]
    private static let mine = [WordHash("me"), WordHash("us"), WordHash("myself")]
    private static let recipeOwners = [
        WordHash("original"), WordHash("my"), WordHash("this"), WordHash("secret"),
    ]
}
