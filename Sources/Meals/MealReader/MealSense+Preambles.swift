internal import FoodCatalog

// What is said in front of a meal without being part of it.
extension MealSense {
    /// "phone died, sorry, a bowl of oatmeal": words without a food in front of an amount of one, unless they plan, order
    /// or speak of others.
    func isPreamble(_ stretch: Range<Int>, to food: Int) -> Bool {
        guard words[food].has(.article) || words[food].has(.number) || words[food].token.isNumber,
            !stretch.contains(where: { isFoodWord($0) && !words[$0].isGuess }),
            !hasAmount(stretch), !has(stretch, [.ate, .got]),
            !has(
                stretch,
                [
                    .other, .otherPronoun, .named, .for, .event, .market, .money, .ordering,
                    .cooking, .later,
                    .willing, .maybe, .errand, .logging, .base,
                ]),
            !stretch.contains(where: {
                roles[$0].has(.planning) && !roles[$0].has(.thing)
                    || Self.lists.contains(words[$0].token.surface)
            })
        else { return false }
        var end = food + 1
        while end < words.count, words[end].token.gap.isDisjoint(with: .hard) { end += 1 }
        return (food..<end).contains { isFoodWord($0) && !words[$0].isGuess }
            && !has(food..<end, [.copula, .state, .denying, .planning])
    }

    /// "we lit a fire and I had hot chocolate": whether a new clause begins with "I" behind "and".
    func isOwnClause(_ speaker: Int, after start: Int) -> Bool {
        let before = speaker - 2
        guard before > start, speaker + 1 < words.count, roles[speaker + 1].has(.ate) else {
            return false
        }
        return !roles[before].has([.other, .otherPronoun, .named, .speaker])
            && !(isStrange(before) && words[before].token.traits.contains(.capital))
    }

    /// "snowed in", "weird flex": words beside a meal that somebody tells of, of which only a slip or a part of a name
    /// could be food.
    func isRambling(_ clause: Range<Int>, _ verdict: Verdict) -> Bool {
        verdict == .meal && clause.count < words.count && hasTold
            && !has(clause, [.ate, .got, .meal])
            && !clause.contains {
                isFoodWord($0) && !words[$0].isGuess || words[$0].has(.number)
                    || words[$0].has(.container) || words[$0].has(.unit)
            }
            && clause.contains {
                words[$0].isStrong && words[$0].word >= 0 && !words[$0].isTaken
            }
    }

    /// Whether somebody says "I had" with a food in the same line.
    private var hasTold: Bool {
        words.indices.dropLast(2).contains { position in
            roles[position].has(.speaker)
                && (roles[position + 1].has(.ate)
                    || roles[position + 1].has(.adverb) && roles[position + 2].has(.ate))
        }
    }

    /// "my willpower is a myth": in front of a colon a sentence of one's own, and no list's heading.
    func isAboutSpeaker(_ clause: Range<Int>) -> Bool {
        (roles[clause.lowerBound].has(.speaker)
            || roles[clause.lowerBound].has(.owner) && clause.count > 2)
            && clause.last.map { !roles[$0].has(.copula) } == true
            && !has(
                clause,
                [
                    .other, .otherPronoun, .event, .market, .for, .later, .planning, .willing,
                    .maybe, .room,
                    .liking, .meal,
                ])
            && !clause.contains { Self.lists.contains(words[$0].token.surface) }
    }
}
