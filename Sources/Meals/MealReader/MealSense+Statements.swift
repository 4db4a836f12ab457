internal import FoodCatalog

extension MealSense {
    /// "the cake was a lie", "eggs are expensive", "the kitchen is a mess": says how something is.
    func isStatement(_ clause: Range<Int>) -> Bool {
        guard
            let verb = clause.prefix(10).dropFirst().first(where: {
                roles[$0].has([.copula, .state]) || roles[$0].has(.denying)
                    || roles[$0].has(.inverting) && Self.hasVerbs.contains(words[$0].token.surface)
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
        // "the steak at that place is overrated"
        let isPlaced =
            has(subject, .placing)
            && !(roles[subject.lowerBound].has(.determiner)
                && subject.prefix { !roles[$0].has(.placing) }.contains {
                    isFoodWord($0) || roles[$0].has([.other, .thing])
                })
        guard !isPlaced, !has(subject, [.speaker, .meal, .ate, .got, .there]),
            !isPointing(subject),
            subject.allSatisfy({
                words[$0].token.gap.isDisjoint(with: .hard) || $0 == subject.lowerBound
            }), !hasEating(rest)
        else { return isMoney(clause) || isThere(clause) }
        // "whole grain wants": what follows must be no food's name with the verb in it.
        let hasFood = subject.contains(where: isFoodWord)
        if subject.contains(where: { words[$0].has(.number) || words[$0].token.isNumber }) {
            return isMoney(clause)
        }
        if !hasFood {
            return roles[subject.upperBound - 1].has([.thing, .other])
                || roles[verb].has([.copula, .denying]) || isUnknown(subject.upperBound - 1)
        }
        // "a popover is being served"
        if words[subject.lowerBound].has(.article) { return false }
        if roles[verb].has(.copula) || Self.hasVerbs.contains(words[verb].token.surface) {
            // "the eggs were on toast", "the soup was tomato"
            let names = rest.dropFirst().contains {
                isFoodWord($0) && !words[$0].isGuess
                    || roles[$0].has(.pointer) && !roles[$0].has(.determiner)
            }
            return !names
        }
        return isFinite(verb, in: clause)
    }

    /// Whether what may be a noun or an adjective as well is the verb here.
    func isFinite(_ verb: Int, in clause: Range<Int>) -> Bool {
        verb + 1 < clause.upperBound || words[verb].word < 0 || words[verb].isGuess
            || roles[clause.lowerBound].has(.determiner)
            || roles[verb - 1].has(.thing)
    }

    /// "it was", "this is", "my snack was": what follows is the meal.
    func isPointing(_ subject: Range<Int>) -> Bool {
        guard let last = subject.last else { return false }
        return roles[last].has(.pointer) || roles[last].has(.determiner)
            || subject.contains { roles[$0].has(.pointer) && !roles[$0].has(.determiner) }
    }

    func isMoney(_ clause: Range<Int>) -> Bool {
        has(clause, .money) && has(clause, [.copula, .state]) && !has(clause, [.ate, .got])
    }

    /// "there is milk in the fridge"
    func isThere(_ clause: Range<Int>) -> Bool {
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
    func isIdiom(_ clause: Range<Int>) -> Bool { idiom(in: clause) != nil }

    /// Where a turn of speech stands.
    func idiom(in clause: Range<Int>) -> Range<Int>? {
        guard has(clause, .idiom) else { return nil }
        return phrase(of: SenseWords.idiomWords, in: clause)
            ?? (isTelling(clause) ? phrase(of: SenseWords.tellingWords, in: clause) : nil)
    }

    private func phrase(of phrases: WordTable<[[WordHash]]>, in clause: Range<Int>) -> Range<Int>? {
        for start in clause {
            if let end = end(of: phrases, at: start, in: clause) { return start..<end }
        }
        return nil
    }

    private static var pinch: WordHash { "pinch" }
    private static var the: WordHash { "the" }
    private static var big: WordHash { "big" }
    private static var apple: WordHash { "apple" }

    /// The end of the phrase that stands at a position.
    private func end(
        of phrases: WordTable<[[WordHash]]>, at position: Int, in clause: Range<Int>
    ) -> Int? {
        guard roles[position].has(.idiom) else { return nil }
        let (first, next) = (words[position].token.surface, position + 1)
        // "porridge with a pinch of salt", unlike "take it with", and a dough.
        if first == Self.pinch, !words.contains(where: { Self.taking.contains($0.token.surface) }) {
            return nil
        }
        // "the big apple", but "a big apple"
        if first == Self.big, next < clause.upperBound, words[next].token.surface == Self.apple,
            position == clause.lowerBound || words[position - 1].token.surface != Self.the
        {
            return nil
        }
        if phrases[first] != nil { return next }
        guard next < clause.upperBound,
            let rests = phrases[first.followed(by: words[next].token.surface)]
        else { return nil }
        let rest = rests.first { rest in
            next + 1 + rest.count <= clause.upperBound
                && rest.indices.allSatisfy { words[next + 1 + $0].token.surface == rest[$0] }
        }
        return rest.map { next + 1 + $0.count }
    }

    /// "that's a", "it is not my"
    func isTelling(_ clause: Range<Int>) -> Bool {
        Self.it.contains(words[clause.lowerBound].token.surface) || has(clause, [.not, .denying])
    }
}
