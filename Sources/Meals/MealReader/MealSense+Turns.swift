internal import FoodCatalog

// What is told around meals: prices, how one feels, programmes, recipes and gifts.
extension MealSense {
    func isTurn(_ clause: Range<Int>) -> Bool {
        if isProgramme(clause) || isEatenByOther(clause) || isTakenRound(clause) || isStolen(clause)
        {
            return true
        }
        guard !hasEating(clause) else { return false }
        return isPriced(clause) || isBodyState(clause) || isToBeUsed(clause) || isRecipeOf(clause)
            || isTurning(clause) || isNotMine(clause)
    }

    /// "the doughnut in the break room is not mine"
    private func isNotMine(_ clause: Range<Int>) -> Bool {
        guard let last = clause.last, last > clause.lowerBound + 1,
            Self.possessed.contains(words[last].token.surface)
        else { return false }
        return roles[last - 1].has([.not, .denying])
    }

    /// "the cake my sister ate was mine"
    private func isEatenByOther(_ clause: Range<Int>) -> Bool {
        guard has(clause, .ate), !has(clause, .speaker) else { return false }
        return clause.dropFirst(2).dropLast().contains { position in
            let next = position + 1
            return roles[position].has([.other, .otherPronoun]) && roles[next].has(.ate)
                && words[next].token.gap.isEmpty
                && !clause.prefix(upTo: position).contains { roles[$0].has([.ate, .joining]) }
                && clause.prefix(upTo: position).contains(where: isFoodWord)
                && words[position].token.gap.isEmpty
                // "the soup my mum had made"
                && (next + 1 == clause.upperBound || !roles[next + 1].has([.got, .acting, .ate]))
        }
    }

    /// "a seagull stole my sandwich"
    private func isStolen(_ clause: Range<Int>) -> Bool {
        clause.dropFirst().prefix(4).contains { Self.stealing.contains(words[$0].token.surface) }
            && !has(clause, .speaker)
    }

    /// "stole a few chips from my son": by the speaker, who ate them.
    func isPinched(_ clause: Range<Int>) -> Bool {
        guard let verb = clause.first(where: { !roles[$0].has([.speaker, .adverb]) }),
            Self.stealing.contains(words[verb].token.surface), verb + 1 < clause.upperBound,
            words[verb + 1].isAmount || roles[verb + 1].has(.determiner),
            let source = (verb + 2..<clause.upperBound).first(where: {
                Self.sources.contains(words[$0].token.surface)
            })
        else { return false }
        return (verb + 1..<source).contains { isFoodWord($0) && !words[$0].isGuess }
            && has(source..<clause.upperBound, [.owner, .other, .named])
    }

    /// "a tub of butter is nearly five pounds": what it costs.
    private func isPriced(_ clause: Range<Int>) -> Bool {
        guard let verb = clause.dropFirst().first(where: { roles[$0].has(.copula) }),
            clause.prefix(upTo: verb).contains(where: isFoodWord)
        else { return false }
        let number = clause.suffix(from: verb + 1).first {
            !roles[$0].has([.adverb, .nearly]) && !words[$0].has(.hedge)
                && !Self.beforePrices.contains(words[$0].token.surface)
        }
        guard let number, words[number].has(.number), number + 1 < clause.upperBound else {
            return false
        }
        return roles[number + 1].has(.money)
            // "the steak was two pounds"
            || Self.isAre.contains(words[verb].token.surface)
                && Self.poundsOfTurns.contains(words[number + 1].token.surface)
    }

    /// "my stomach's been off", "legs are jelly": how a part of the body is, and no food of that name.
    func isBodyState(_ clause: Range<Int>) -> Bool {
        guard let part = clause.prefix(3).first(where: { !roles[$0].has([.owner, .determiner]) }),
            Self.bodyParts.contains(words[part].token.surface), part + 1 < clause.upperBound,
            words[part + 1].token.gap.isEmpty
        else { return false }
        let next = part + 1
        return roles[next].has([.copula, .state, .denying]) || roles[next].has(.auxiliary)
            || Self.feelings.contains(words[next].token.surface)
    }

    /// "finished the last episode of Orange Is the New Black"
    func isProgramme(_ clause: Range<Int>) -> Bool {
        guard
            let verb = clause.prefix(3).first(where: {
                Self.following.contains(words[$0].token.surface)
            }),
            let thing = (verb + 1..<clause.upperBound).prefix(4).first(where: {
                Self.programmes.contains(words[$0].token.surface)
            }), !(verb + 1..<thing).contains(where: { isFoodWord($0) && !words[$0].isGuess })
        else { return false }
        return thing + 1 == clause.upperBound || Self.about.contains(words[thing + 1].token.surface)
            || Self.titling.contains(words[thing + 1].token.surface)
    }

    /// "bought a pumpkin to carve"
    private func isToBeUsed(_ clause: Range<Int>) -> Bool {
        clause.dropFirst().dropLast().contains {
            roles[$0].has(.to) && Self.uses.contains(words[$0 + 1].token.surface)
        }
    }

    /// "to make the dough combine 500 g of flour", "for the batter mix two eggs and milk": a step of a recipe.
    private func isRecipeOf(_ clause: Range<Int>) -> Bool {
        let first = clause.lowerBound
        let isMaking =
            roles[first].has(.to) && first + 1 < clause.upperBound
            && Self.making.contains(words[first + 1].token.surface)
        let isFor =
            roles[first].has(.for)
            && clause.prefix(5).contains { Self.mixtures.contains(words[$0].token.surface) }
        return (isMaking || isFor) && !has(clause, .speaker)
            && clause.dropFirst(2).contains { Self.mixing.contains(words[$0].token.surface) }
    }

    /// "took a lasagne round to the neighbours"
    private func isTakenRound(_ clause: Range<Int>) -> Bool {
        guard let verb = clause.prefix(2).first(where: { !roles[$0].has(.speaker) }),
            Self.takingOfTurns.contains(words[verb].token.surface),
            case let clause = clause
                .lowerBound..<(clause.first { roles[$0].has(.asking) }
                ?? clause.upperBound),
            verb < clause.upperBound, !hasEating(clause),
            let place = (verb + 1..<clause.upperBound).first(where: {
                roles[$0].has(.to) || Self.round.contains(words[$0].token.surface)
            })
        else { return false }
        let next = place + 1
        if Self.round.contains(words[place].token.surface) {
            return next == clause.upperBound
                || Self.towards.contains(words[next].token.surface)
        }
        return has((next..<clause.upperBound).prefix(3), [.other, .named])
    }

    /// "bananas going brown", "milk's gone off"
    private func isTurning(_ clause: Range<Int>) -> Bool {
        clause.dropFirst().dropLast().contains {
            Self.goingBad.contains(words[$0].token.surface)
                && Self.bad.contains(words[$0 + 1].token.surface)
                && words[$0 + 1].token.gap.isEmpty
        }
    }
}
