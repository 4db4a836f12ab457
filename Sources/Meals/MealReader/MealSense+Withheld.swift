internal import FoodCatalog

// Food that is named and stays uneaten though the words around it are those of a meal.
extension MealSense {
    /// "zero alcohol this week, not even one beer"
    func isNotEven(_ position: Int, in clause: Range<Int>) -> Bool {
        guard roles[position].has(.not), position + 2 < clause.upperBound,
            words[position + 1].token.surface == Self.even,
            words[position + 2].has(.article) || words[position + 2].has(.number)
        else { return false }
        return words[..<position].contains {
            $0.token.traits.contains(.negated) || Self.lacks.contains($0.token.surface)
        }
    }

    /// "would've made an omelette", but "would've been 200 g".
    func isUnrealised(_ position: Int, in clause: Range<Int>) -> Bool {
        cues.contains(.withholding) && Self.unrealised.contains(words[position].token.surface)
            && position + 1 < clause.upperBound
            && words[position + 1].token.surface != Self.been
            // "a banana, would've had more"
            && (position == clause.lowerBound
                || roles[position - 1].has([.speaker, .otherPronoun, .adverb]))
    }

    /// "having pizza tomorrow"
    func isTomorrows(_ clause: Range<Int>) -> Bool {
        guard clause.suffix(2).contains(where: { words[$0].token.surface == Self.tomorrow }) else {
            return false
        }
        return Self.progressive.contains(words[clause.lowerBound].token.surface)
    }

    /// "we named the boat Chocolate Fish", "called our cat Noodle"
    func isNaming(_ clause: Range<Int>) -> Bool {
        guard
            let verb = clause.prefix(3).first(where: {
                Self.naming.contains(words[$0].token.surface)
            }),
            (clause.lowerBound..<verb).allSatisfy({
                roles[$0].has([.speaker, .otherPronoun, .adverb, .other, .owner, .determiner])
            }), verb + 2 < clause.upperBound
        else { return false }
        return roles[verb + 1].has([.determiner, .owner])
            && !Self.it.contains(words[verb + 1].token.surface)
            && (verb + 1..<clause.upperBound).allSatisfy {
                words[$0].token.gap.isSubset(of: .hyphen)
            }
            && !has(verb + 1..<clause.upperBound, [.ate, .got])
    }

    /// "made my wife an omelette", "packed him a pork pie"
    func isMadeForOther(_ clause: Range<Int>) -> Bool {
        guard
            let verb = clause.prefix(5).first(where: {
                Self.makingFor.contains(words[$0].token.surface)
            })
        else { return false }
        var whom = verb + 1
        guard whom < clause.upperBound else { return false }
        if Self.givenTo.contains(words[whom].token.surface) {
            return whom + 1 < clause.upperBound && words[whom + 1].token.gap.isEmpty
        }
        guard roles[whom].has([.owner, .determiner]), !words[whom].has(.article) else {
            return false
        }
        whom += 1
        return whom + 1 < clause.upperBound && roles[whom].has(.other) && !words[whom].isName
            && words[whom + 1].token.gap.isEmpty
            && (words[whom + 1].has(.article) || words[whom + 1].has(.number)
                || roles[whom + 1].has(.determiner))
    }

    /// "jealous of my boss's ramen", "still sealed in my locker"
    func isOnlySeen(_ clause: Range<Int>) -> Bool {
        if clause.prefix(2).contains(where: { Self.envy.contains(words[$0].token.surface) }) {
            return true
        }
        if isSighted(clause) { return true }
        let (envy, sealed) = (Self.envy, Self.sealed)
        return !has(clause, .ate)
            && clause.contains { position in
                let word = words[position].token.surface
                return envy.contains(word)
                    || sealed.contains(word) && position > clause.lowerBound
                        && words[position - 1].token.surface == Self.still
            }
    }

    private static var even: WordHash { "even" }
    private static var been: WordHash { "been" }
    private static var tomorrow: WordHash { "tomorrow" }
    private static var still: WordHash { "still" }
    static let unrealised = WordSet(unrealisedWords)
}
