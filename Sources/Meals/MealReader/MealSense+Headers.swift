internal import FoodCatalog

extension MealSense {
    /// "tomorrow", "kids' packed lunch", in front of a colon: what follows is not the speaker's either.
    func isHeader(_ clause: Range<Int>, _ verdict: Verdict) -> Bool {
        // "the 18th of november: two eggs"
        if clause.allSatisfy({ words[$0].token.span > 0 }) { return false }
        return switch verdict {
        case .meal:
            !has(clause, [.ate, .speaker])
                && (clause.contains(where: isHeading) || isForOthers(clause) || isEater(clause))
        // "taco night: 3 beef tacos", "cinema: popcorn": where and when.
        // "my willpower is a myth: 100 g of gummy bears"
        case .stranger:
            !isScene(clause) && !isAboutSpeaker(clause) && !isOwnMeal(clause)
        case .uneaten:
            // "meeting: toast"
            !clause.contains { Self.appointments.contains(words[$0].token.surface) }
                && has(clause, [.planning, .later, .willing, .maybe]) && !has(clause, .logging)
                || clause.contains(where: isHeading)
        }
    }

    /// "vending machine dinner: a snickers", "honestly just grazed: a bit of brie, 5 crackers": nobody else is in it, and
    /// it ends with the name of a meal, or what follows is in bits and handfuls.
    private func isOwnMeal(_ clause: Range<Int>) -> Bool {
        guard
            !clause.contains(where: {
                roles[$0].has([.other, .otherPronoun, .named, .event]) || isHeading($0)
                    || isFoodWord($0)
            }), let last = clause.last
        else { return false }
        return words[last].has(.meal)
            || words[clause.upperBound...].contains {
                Self.bites.contains($0.token.surface)
            }
    }

    /// "menu", "party", unlike "at the party".
    private func isHeading(_ position: Int) -> Bool {
        guard Self.headings.contains(words[position].token.surface) else { return false }
        return !words[max(0, position - 2)..<position].contains { $0.token.surface == Self.at }
    }

    /// "husband", "the kids": whose what follows is.
    private func isEater(_ clause: Range<Int>) -> Bool {
        clause.last.map { isThirdPerson($0) && !isFoodWord($0) } == true
            && clause.dropLast().allSatisfy { roles[$0].has([.owner, .determiner]) }
    }

    /// "lunch for the team", "packed lunch for jack"
    private func isForOthers(_ clause: Range<Int>) -> Bool {
        guard let purpose = clause.first(where: { roles[$0].has(.for) }) else { return false }
        return clause.suffix(from: purpose + 1).contains {
            roles[$0].has([.other, .event]) || roles[$0].has(.named) && !words[$0].isName
        }
    }

    /// "shopping list", in front of what is on it.
    func isListHeader(_ clause: Range<Int>) -> Bool {
        clause.count <= 4 && !clause.contains { isFoodWord($0) && !words[$0].isGuess }
            && clause.contains { Self.lists.contains(words[$0].token.surface) }
    }

    /// "tesco order", "meal prep idea"
    func isShopping(_ clause: Range<Int>) -> Bool {
        clause.upperBound < words.count && words[clause.upperBound].token.gap.contains(.sentence)
            && Self.planned.contains(words[clause.upperBound - 1].token.surface)
    }

    static var at: WordHash { "at" }
}
