internal import FoodCatalog

extension MealSense {
    /// Whether a clause denies, plans or leaves out what it speaks of.
    ///
    /// - Parameter asked: the roles that make a word worth asking.
    func isUneaten(_ clause: Range<Int>, asked: SenseRole = withholdingRoles) -> Bool {
        if opensUneaten(clause) { return true }
        for position in clause.prefix(8) {
            // Most words deny, plan and leave out nothing.
            guard roles[position].has(asked) || mayWithhold(words[position].token.surface)
            else { continue }
            if isNothing(position, in: clause) || isPlanned(position, in: clause)
                || isDenied(position, in: clause) || isNearly(position, in: clause)
                || isFeelingLike(position, in: clause) || isNotEven(position, in: clause)
                || isUnrealised(position, in: clause) || isIntended(position, in: clause)
            {
                return true
            }
            if roles[position].has(.refusing), isPair(Self.refusals, at: position, in: clause) {
                return true
            }
        }
        // "was out of eggs"
        if let lack = clause.first(where: { !roles[$0].has([.speaker, .copula, .adverb]) }),
            isPair(Self.lacking, at: lack, in: clause)
        {
            return true
        }
        return isLater(clause) || isComing(clause) || isTomorrows(clause)
            || isLeftThere(clause) || isForLater(clause)
    }

    /// "no lunch today", "not eating bread this month"
    private func opensUneaten(_ clause: Range<Int>) -> Bool {
        guard clause.count > 1 else { return false }
        let first = roles[clause.lowerBound]
        return first.has(.no) && roles[clause.lowerBound + 1].has(.meal)
            || first.has(.not)
                && Self.withholding.contains(words[clause.lowerBound + 1].token.surface)
    }

    /// "nothing all day", "skipped lunch"; but "plain toast, nothing on it" is toast.
    private func isNothing(_ position: Int, in clause: Range<Int>) -> Bool {
        if roles[position].has(.nothing), clause.count <= 8, !hasAmount(clause),
            !clause.prefix(upTo: position).contains(where: isFoodWord),
            // "pad thai nothing else": no word of it is a name.
            clause.prefix(upTo: position).count(where: {
                words[$0].isStrong && words[$0].word >= 0
            })
                < 2
        {
            return true
        }
        return roles[position].has(.skipping) && !isStopOver(position, in: clause)
    }

    /// "planning a roast", but "cake in the meeting".
    private func isPlanned(_ position: Int, in clause: Range<Int>) -> Bool {
        let role = roles[position]
        return role.has(.planning) && !isRecipeName(position) && !role.has(.pointer)
            && !isPlacedFood(position, in: clause)
            && !clause.prefix(upTo: position).contains(where: { roles[$0].has(.ate) })
    }

    /// "didn't have any", "have not eaten"; "couldn't resist having" is to have.
    private func isDenied(_ position: Int, in clause: Range<Int>) -> Bool {
        let isDenial =
            roles[position].has(.denying)
            || roles[position].has(.not) && position > clause.lowerBound
                && roles[position - 1].has(.auxiliary)
        guard isDenial, !isRegretted(position, in: clause),
            position + 1 >= clause.upperBound
                || !Self.resisting.contains(words[position + 1].token.surface)
        else { return false }
        return clause.suffix(from: position + 1).prefix(2).contains { roles[$0].has(.base) }
            || isPair(Self.endingUp, at: position + 1, in: clause)
    }

    /// "almost had"
    private func isNearly(_ position: Int, in clause: Range<Int>) -> Bool {
        roles[position].has(.nearly) && position + 1 < clause.upperBound
            && roles[position + 1].has([.ate, .got, .acting, .state])
    }

    /// "stopped for a coffee", "stopped by the bakery": on the way.
    private func isStopOver(_ position: Int, in clause: Range<Int>) -> Bool {
        Self.stopped == words[position].token.surface && position + 2 < clause.upperBound
            && Self.stopOvers.contains(words[position + 1].token.surface)
    }

    private static var stopped: WordHash { "stopped" }

    /// "shouldn't have had that second slice": it was eaten.
    private func isRegretted(_ position: Int, in clause: Range<Int>) -> Bool {
        Self.regrets.contains(words[position].token.surface) && position + 2 < clause.upperBound
            && words[position + 1].token.surface == Self.have && roles[position + 2].has(.ate)
    }

    /// The roles that `isUneaten` asks each word for.
    static let withholdingRoles: SenseRole = [
        .nothing, .skipping, .planning, .denying, .not, .nearly, .intending, .maybe, .refusing,
    ]

    /// The words that it asks for whatever their roles.
    private func mayWithhold(_ word: WordHash) -> Bool {
        cues.contains(.withholding)
            && (word == Self.need || Self.feeling.contains(word)
                || Self.unrealised.contains(word))
    }

    private func isPair(
        _ pairs: [(WordHash, WordHash)], at position: Int, in clause: Range<Int>
    ) -> Bool {
        guard position + 1 < clause.upperBound else { return false }
        let (first, second) = (words[position].token.surface, words[position + 1].token.surface)
        return pairs.contains { $0.0 == first && $0.1 == second }
    }

    /// "tonight we're having lasagna": what one is about to do on a day that is not over.
    private func isComing(_ clause: Range<Int>) -> Bool {
        guard has(clause, .later), !clause.contains(where: { words[$0].has(.unit) }),
            !clause.contains(where: { Self.doneEating.contains(words[$0].token.surface) })
        else { return false }
        return clause.dropFirst().contains { position in
            guard Self.progressive.contains(words[position].token.surface) else { return false }
            let before = words[position - 1].token.surface
            return roles[position - 1].has([.speaker, .copula]) || before == Self.were
                || roles[position - 1].has(.auxiliary)
        }
    }

    /// "I feel like having chips"
    func isFeelingLike(_ position: Int, in clause: Range<Int>) -> Bool {
        Self.feeling.contains(words[position].token.surface) && position + 1 < clause.upperBound
            && words[position + 1].token.surface == Self.like
    }

    /// "going to have", "I should eat", "used to like", "I could murder a curry".
    func isIntended(_ position: Int, in clause: Range<Int>) -> Bool {
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
        // "was gonna make pancakes"
        if Self.gonna == words[position].token.surface, position > clause.lowerBound,
            Self.wasWere.contains(words[position - 1].token.surface)
        {
            return true
        }
        // "I need a coffee"
        if Self.need == words[position].token.surface,
            position == clause.lowerBound || roles[position - 1].has(.speaker)
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
        // "must have had three", unlike "should have had the soup"
        if next + 1 < clause.upperBound, words[next].token.surface == Self.have,
            roles[next + 1].has(.ate)
        {
            return Self.wishing.contains(words[position].token.surface)
        }
        return true
    }

    private static var gonna: WordHash { "gonna" }

    /// "maybe I'll have pizza later": what will be eaten is not eaten yet.
    func isLater(_ clause: Range<Int>) -> Bool {
        guard union.has(.willing), union.has(.later),
            let will = clause.prefix(6).first(where: { roles[$0].has(.willing) })
        else { return false }
        return clause.suffix(from: will).contains { roles[$0].has(.later) }
    }

    /// "kfc original recipe drumstick"
    func isRecipeName(_ position: Int) -> Bool {
        position > 0 && Self.recipeOwners.contains(words[position - 1].token.surface)
    }

    func isCondition(_ clause: Range<Int>) -> Bool {
        roles[clause.lowerBound].has(.condition) && !hasEating(clause)
    }

    /// "two slices of cake in the meeting": nothing but food, and where it was.
    private func isPlacedFood(_ position: Int, in clause: Range<Int>) -> Bool {
        guard position + 1 >= clause.upperBound, !has(clause, .for),
            let place = clause.prefix(upTo: position).first(where: { roles[$0].has(.placing) }),
            place > clause.lowerBound
        else { return false }
        return clause.prefix(upTo: place).allSatisfy { isFoodWord($0) || words[$0].isAmount }
    }
}
