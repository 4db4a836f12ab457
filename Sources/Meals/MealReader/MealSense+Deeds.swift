internal import FoodCatalog

/// Doings that have nothing to do with eating, and what is true of a food in general.
extension MealSense {
    /// "listening to Red Hot Chili Peppers", "we're running low on butter", "painted the wall salmon".
    func isDeed(_ clause: Range<Int>) -> Bool {
        guard !has(clause, [.ate, .meal]), !clause.contains(where: { words[$0].has(.unit) }) else {
            return false
        }
        let isBusy = has(clause.prefix(3), .speaker)
        guard
            let verb = clause.first(where: {
                !roles[$0].has([.speaker, .adverb, .auxiliary, .copula])
            })
        else { return false }
        if isFeelingBad(from: verb, in: clause) { return true }
        guard roles[verb].has(.deed), verb + 1 < clause.upperBound || isBusy else { return false }
        // "working through a bag of crisps"
        guard verb + 1 >= clause.upperBound || Self.through != words[verb + 1].token.surface else {
            return false
        }
        return isBusy || isGoverning(verb, in: clause) || !isFoodWord(verb + 1)
    }

    /// Whether what stands behind a verb is what it is done to, or where.
    private func isGoverning(_ verb: Int, in clause: Range<Int>) -> Bool {
        let next = verb + 1
        guard next < clause.upperBound, words[next].token.gap.isEmpty else { return false }
        return roles[next].has([.determiner, .owner, .placing, .to, .particle, .adverb, .with])
            || words[next].has(.number)
    }

    /// "feeling bloated after the beans"
    private func isFeelingBad(from verb: Int, in clause: Range<Int>) -> Bool {
        guard Self.feeling.contains(words[verb].token.surface) else { return false }
        return clause.suffix(from: verb + 1).prefix(3).contains {
            Self.ailing.contains(words[$0].token.surface)
        }
    }

    /// "chop two onions", "pick up milk", "add eggs to the list", "chop onions and fry them".
    func isInstruction(_ clause: Range<Int>) -> Bool {
        let first = clause.lowerBound
        let teller = roles[first].has(.speaker) ? first + 1 : first
        if teller < clause.upperBound, isTelling(clause, from: teller), !hasEating(clause) {
            return true
        }
        if isSeen(clause, from: teller) { return true }
        guard clause.count > 1, roles[first].has([.cooking, .errand]), !hasEating(clause)
        else { return false }
        let verb = words[first].token.surface
        let next = words[first + 1]
        if Self.pick == verb, Self.up == next.token.surface { return true }
        // "order pizza for the team"
        if Self.getting.contains(verb), !hasAmount(first + 1..<clause.upperBound),
            let purpose = clause.first(where: { roles[$0].has(.for) }),
            purpose + 1 < clause.upperBound, !roles[purpose + 1].has(.meal),
            roles[purpose + 1].has([.determiner, .other, .otherPronoun])
        {
            return true
        }
        if let last = clause.last, last - first > 1,
            Self.lists.contains(words[last].token.surface)
                || Self.them == words[last].token.surface,
            roles[last - 1].has([.determiner, .owner, .cooking])
                || Self.shopping == words[last - 1].token.surface
        {
            return true
        }
        return Self.readying.contains(verb) && next.token.gap.isEmpty
            && (next.has(.number) || roles[first + 1].has(.determiner))
    }

    /// "an egg has 6 grams of protein", "there are 80 calories in an egg": true of any egg.
    func isTruth(_ clause: Range<Int>) -> Bool {
        guard has(clause, .figure), !has(clause, [.ate, .got, .speaker, .owner, .meal]) else {
            return false
        }
        if roles[clause.lowerBound].has(.there), has(clause, .copula) {
            return clause.contains { Self.inside.contains(words[$0].token.surface) }
        }
        guard
            let verb = clause.dropFirst().prefix(5).first(where: {
                Self.holding.contains(words[$0].token.surface)
            }), words[verb].token.gap.isEmpty
        else { return false }
        let subject = clause.lowerBound..<verb
        guard subject.contains(where: isFoodWord),
            !subject.contains(where: {
                words[$0].has(.number) && words[$0].value != 1
                    && !isHundredGrams(clause.lowerBound)
                    || roles[$0].has(.pointer) && !words[$0].has(.container)
                    || Self.the == words[$0].token.surface
            })
        else { return false }
        let first = words[clause.lowerBound]
        return first.has(.article) || first.has(.number) && first.value == 1
            || isHundredGrams(clause.lowerBound)
            || words[verb - 1].token.traits.contains(.plural)
    }

    /// "100 g of": what tables give figures for.
    private func isHundredGrams(_ position: Int) -> Bool {
        words[position].token.value == 100 && position + 1 < words.count
            && words[position + 1].has(.unit)
    }

    /// "the fruit bowl is empty", "the tomato soup was lovely", "dinner is ready": nothing but what it is like.
    func isQuality(_ clause: Range<Int>) -> Bool {
        guard clause.count > 2, let end = clause.last, !has(clause, [.ate, .speaker]),
            !hasNumber(clause)
        else { return false }
        // "oats are good for the heart"
        let place = clause.dropFirst(3).first { roles[$0].has(.for) } ?? end
        var last = place < end ? place - 1 : end
        // "bread is cheap here"
        if last - clause.lowerBound > 2, Self.heres.contains(words[last].token.surface) {
            last -= 1
        }
        guard Self.qualities.contains(words[last].token.surface),
            let verb = clause.dropFirst().first(where: { roles[$0].has(.copula) }), verb < last,
            !Self.relative.contains(words[verb - 1].token.surface)
        else { return false }
        return (verb + 1..<last).allSatisfy {
            roles[$0].has(.adverb) || Self.degrees.contains(words[$0].token.surface)
        }
    }

    private func hasNumber(_ clause: Range<Int>) -> Bool {
        clause.contains { words[$0].token.isNumber || words[$0].has(.unit) }
    }

    /// "best pizza in town", "Turkey is playing Italy", "that's my son's favourite".
    func isRemark(_ clause: Range<Int>) -> Bool {
        guard clause.count > 2, let last = clause.last, !has(clause, [.ate, .got]) else {
            return false
        }
        if Self.best.contains(words[clause.lowerBound].token.surface),
            Self.towns.contains(words[last].token.surface)
        {
            return true
        }
        // "the deadline for the cake is friday"
        if let first = clause.first(where: { !roles[$0].has(.determiner) }),
            roles[first].has(.thing),
            !words[first].isName, has(clause.suffix(from: first + 1), .copula), !hasNumber(clause),
            !has(clause, [.meal, .speaker])
        {
            return true
        }
        // "the butter dish needs washing"
        if let verb = clause.dropFirst().first(where: { roles[$0].has(.state) }), verb < last,
            roles[verb + 1].has(.deed), !has(clause, .speaker)
        {
            return true
        }
        // "a big mac costs 5 pounds"
        if clause.dropFirst().contains(where: { Self.costing.contains(words[$0].token.surface) }) {
            return true
        }
        // "Curry scored 40 points"
        let second = clause.lowerBound + 1
        if roles[second].has(.deed), words[second].word < 0 || words[second].isGuess,
            !SenseWords.participles.contains(words[second].token.surface),
            words[second].token.gap.isEmpty, !words[clause.lowerBound].isAmount,
            isGoverning(second, in: clause)
        {
            return true
        }
        guard !has(clause, .meal),
            let verb = clause.dropFirst().prefix(5).first(where: { roles[$0].has(.copula) }),
            verb + 1 < clause.upperBound, words[verb].token.gap.isEmpty,
            !has(clause.prefix(upTo: verb), [.pointer, .speaker])
        else { return false }
        return roles[verb + 1].has(.deed) || Self.goings.contains(words[verb + 1].token.surface)
            || roles[verb + 1].has(.owner) && verb + 2 <= last && roles[verb + 2].has(.other)
    }

    /// "photo of a banana", "saw a burger on tv".
    private func isSeen(_ clause: Range<Int>, from first: Int) -> Bool {
        guard first + 1 < clause.upperBound else { return false }
        let word = words[first].token.surface
        return Self.images.contains(word) && words[first + 1].has(.of) && !has(clause, .meal)
            || Self.sighting.contains(word) && roles[first + 1].has(.determiner)
                && first + 2 < clause.upperBound && words[first + 2].isName
                && !hasEating(clause)
    }

    /// Whether somebody is told to do something there, or something is only shown.
    func isShowing(_ clause: Range<Int>) -> Bool {
        let first = clause.lowerBound + (roles[clause.lowerBound].has(.speaker) ? 1 : 0)
        guard first + 1 < clause.upperBound else { return false }
        return isTelling(clause, from: first)
            || Self.images.contains(words[first].token.surface) && words[first + 1].has(.of)
    }

    /// "told Sam to pick up a chicken"
    private func isTelling(_ clause: Range<Int>, from teller: Int) -> Bool {
        Self.tellers.contains(words[teller].token.surface)
            && clause.dropFirst(teller + 2 - clause.lowerBound).prefix(3).contains {
                words[$0].token.surface == Self.to
            }
    }

    private static var pick: WordHash { "pick" }
    private static var up: WordHash { "up" }
    private static var them: WordHash { "them" }
    private static var through: WordHash { "through" }
    private static var the: WordHash { "the" }
    private static var to: WordHash { "to" }
    private static var shopping: WordHash { "shopping" }
}
