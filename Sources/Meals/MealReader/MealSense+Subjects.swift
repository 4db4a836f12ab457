internal import FoodCatalog

/// Who it is that a clause without a subject tells of.
extension MealSense {
    /// Whether `clause` goes on telling what somebody else did: "mum came over and had cake", but "saw mum
    /// and had cake".
    ///
    /// - Parameter previous: the clause that told of somebody else last.
    func goesOn(_ clause: Range<Int>, after previous: Range<Int>) -> Bool {
        guard
            let verb = clause.first(where: { !roles[$0].has([.joining, .adverb, .contrast]) })
        else { return true }
        // "my wife had the ribs. Shared a cheesecake": whoever tells it had of it.
        if Self.sharing.contains(words[verb].token.surface),
            words[clause.lowerBound].token.gap.contains(.sentence)
        {
            return false
        }
        guard roles[verb].has([.ate, .got]) else { return isAlsoOfOther(clause, after: previous) }
        if isGivenAway(previous) {
            if roles[verb].has(.got) { return true }
            if isOwnGift(previous) { return false }
        }
        // "and ate" has the subject before it for sure.
        if roles[clause.lowerBound].has(.joining),
            words[clause.lowerBound].token.gap.isDisjoint(with: .hard)
        {
            // "the train was late and had a kitkat", but "the lion escaped and ate the ham"
            let isOfThing =
                previous.count > 1 && roles[previous.lowerBound].has([.determiner, .owner])
                && isThing(previous.lowerBound + 1)
            return !isOfThing || !Self.havingOfSubjects.contains(words[verb].token.surface)
        }
        // "hubby cooked, had lasagne", but "mum had cake, had tea" and "the dog got out, ate a cake"
        return has(previous, .ate) || !Self.havingOfSubjects.contains(words[verb].token.surface)
            || previous.first { !isOpening($0) }.map { roles[$0].has(.otherPronoun) } ?? false
    }

    /// Whether a clause has a subject that is somebody else, so that the next may go on with it.
    func tellsOfAnother(_ clause: Range<Int>) -> Bool {
        guard let first = clause.first(where: { !isOpening($0) && !roles[$0].has(.adverb) })
        else { return false }
        // "who came and ate", "if I went there", "dreamt I was in Rome"
        if roles[first].has(.asking) { return true }
        if clause.prefix(4).contains(where: { Self.unreal.contains(words[$0].token.surface) }) {
            return true
        }
        let body = first..<clause.upperBound
        if isGivenAway(body) { return true }
        // "he in the end", "she's"
        if roles[first].has(.otherPronoun) {
            return body.count == 1 || !roles[first + 1].has(.joining)
        }
        if isOtherEater(body) { return true }
        // "a bear came", "the lion got out"
        if roles[first].has(.determiner), first + 2 < clause.upperBound,
            isStrange(first + 1) || isThing(first + 1), isTold(first + 2, in: clause)
        {
            return true
        }
        return body.prefix(10).contains { position in
            isPerson(position) && isTold(position + 1, in: clause)
        }
    }

    private func isThing(_ position: Int) -> Bool {
        roles[position].has(.thing) && !roles[position].has([.other, .pointer])
    }

    private func isPerson(_ position: Int) -> Bool {
        roles[position].has([.other, .otherPronoun])
            || roles[position].has(.named) && !words[position].isName
            || isStrange(position) && words[position].token.traits.contains(.capital)
    }

    /// Whether a finite verb stands at a position: "mum came", but "fed the kids, then" and "heard the
    /// kids playing".
    private func isTold(_ position: Int, in clause: Range<Int>) -> Bool {
        guard position < clause.upperBound, words[position].token.gap.isEmpty,
            !SenseWords.participles.contains(words[position].token.surface)
        else { return false }
        if roles[position].has(.adverb) { return isTold(position + 1, in: clause) }
        if Self.who.contains(words[position].token.surface) { return true }
        // "kids fed", "dog walked": by the speaker.
        if position + 1 == clause.upperBound, Self.caredFor.contains(words[position].token.surface)
        {
            return false
        }
        return roles[position].has([.deed, .happening]) || isVerb(position, in: clause)
    }

    /// "taco night", "cinema", "on the train": nothing but where or when one eats, in front of a colon.
    func isScene(_ clause: Range<Int>) -> Bool {
        clause.count < 4
            && !has(
                clause,
                [
                    .other, .otherPronoun, .asking, .openAsking, .planning, .later, .acting,
                    .ordering, .liking,
                    .money, .market, .medicine, .for, .named, .titled, .no, .skipping, .denying,
                ])
            && clause.last.map {
                Self.scenes.contains(words[$0].token.surface) || words[$0].has(.meal)
            } == true
            && clause.contains { Self.scenes.contains(words[$0].token.surface) }
            && clause.dropLast().allSatisfy {
                isFoodWord($0) || Self.scenes.contains(words[$0].token.surface) || words[$0].isTaken
                    || roles[$0].isSubset(of: [
                        .placing, .determiner, .adverb, .pointer, .meal, .with, .to,
                    ])
            }
    }

    /// "mum made me pancakes", "sam brought us chips", "dad cooked pasta for us": got for the speaker, who ate it.
    func isForSpeaker(_ clause: Range<Int>) -> Bool {
        guard cues.contains(.serving), !has(clause, .denying),
            !clause.contains(where: { roles[$0].has(.thing) && !isPlaced($0, in: clause) }),
            let verb = clause.dropFirst().dropLast(2).first(where: {
                Self.serving.contains(words[$0].token.surface)
            }),
            !Self.giving.contains(words[verb].token.surface)
                || Self.isGiving(words[verb...]) && hasFood(verb + 1..<clause.upperBound)
        else { return false }
        if isSpeaker(verb + 1) { return !has(clause, .for) }
        return Self.cooked.contains(words[verb].token.surface)
            && (verb + 2..<clause.upperBound).dropLast().contains {
                roles[$0].has(.for) && isSpeaker($0 + 1)
            }
    }

    /// "made me pancakes", "bought myself a coffee": whether somebody got the speaker something.
    static func isServed(_ words: [SentenceWord]) -> Bool {
        words.indices.contains {
            serving.contains(words[$0].token.surface) && isGiving(words[$0...])
        }
    }

    /// "gave me a", "made me pancakes", but "gave us courgettes", which may be raw, and "made me so".
    private static func isGiving(_ words: ArraySlice<SentenceWord>) -> Bool {
        let said = words.prefix(3)
        guard said.count == 3, mine.contains(said[said.startIndex + 1].token.surface) else {
            return false
        }
        let gift = said[said.startIndex + 2]
        return gift.isAmount || SenseRole.of(gift.token.surface).has(.determiner)
            || gift.isName && !giving.contains(said[said.startIndex].token.surface)
    }

    private func hasFood(_ range: Range<Int>) -> Bool {
        range.contains { isFoodWord($0) && !words[$0].isGuess }
    }

    /// "me", right behind the word before it.
    private func isSpeaker(_ position: Int) -> Bool {
        Self.mine.contains(words[position].token.surface) && words[position].token.gap.isEmpty
    }

    private static let serving = WordSet(servingWords)
}
