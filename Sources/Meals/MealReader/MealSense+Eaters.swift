internal import FoodCatalog

// Who it was for certain that ate, whatever the line as a whole looks like.
extension MealSense {
    /// What of a clause that is no meal of the speaker's stays uneaten however much the line looks like a meal: orders,
    /// questions, what others ate, and a turn of speech.
    func neverEaten(
        in clause: Range<Int>, _ verdict: Verdict, isCertain: Bool
    ) -> Range<Int>? {
        switch verdict {
        case .meal: nil
        case .uneaten: clause
        case .stranger:
            // "make me a sandwich"
            isCertain || isEatenByOthers(clause) || speaks(.seen, of: clause)
                ? clause : saying(in: clause)
        }
    }

    /// "my daughter ate a banana for lunch", "Anna and Ben shared a pizza", but "my wife and I had".
    private func isEatenByOthers(_ clause: Range<Int>) -> Bool {
        guard has(clause, [.ate, .happening]), !has(clause, .speaker),
            // "coach treated us"
            !clause.contains(where: { Self.mine.contains(words[$0].token.surface) }),
            let verb = verb(ofOthersIn: clause)
        else { return false }
        return roles[verb].has(.ate) || Self.won == words[verb].token.surface
    }

    /// "egg on my face": of a longer turn of speech no food is meant whatever stands beside it, unlike "a big apple".
    private func saying(in clause: Range<Int>) -> Range<Int>? {
        guard let idiom = idiom(in: clause), idiom.count > 2, idiom.contains(where: isFoodWord),
            !has(idiom, .joining),
            idiom.last.map({ !roles[$0].has([.placing, .determiner]) }) == true,
            idiom.allSatisfy({
                !words[$0].isAmount && !words[$0].has(.size) && !words[$0].has(.modifier)
            })
        else { return nil }
        return idiom
    }

    /// Where the verb of a clause stands whose subject is somebody else, or several of them.
    private func verb(ofOthersIn clause: Range<Int>) -> Int? {
        guard var position = clause.first(where: { !isOpening($0) && !roles[$0].has(.adverb) })
        else { return nil }
        while position < clause.upperBound {
            while position < clause.upperBound, roles[position].has([.owner, .determiner]),
                !isThirdPerson(position)
            {
                position += 1
            }
            guard position + 1 < clause.upperBound, isThirdPerson(position) else { return nil }
            position += 1
            guard roles[position].has(.joining) else { break }
            position += 1
        }
        while position < clause.upperBound, roles[position].has(.adverb) { position += 1 }
        return position < clause.upperBound && words[position].token.gap.isEmpty ? position : nil
    }

    /// Somebody by name or by what they are to the speaker; not "everyone", of whom the speaker may be one.
    func isThirdPerson(_ position: Int) -> Bool {
        let word = words[position].token.surface
        return roles[position].has([.other, .named]) && !Self.circles.contains(word)
            || Self.thirdPersons.contains(word)
    }

    /// "Mike and Lisa had", "Tom ate": a name that is also part of a food's, in front of what people do with food.
    func isNamed(_ position: Int, in clause: Range<Int>) -> Bool {
        roles[position].has(.named)
            && verb(ofOthersIn: position..<clause.upperBound).map { roles[$0].has(.ate) } == true
    }

    /// "my son had toast and then a cookie": what follows is his as well.
    func isAlsoOfOther(_ clause: Range<Int>, after previous: Range<Int>) -> Bool {
        has(previous, .ate) && roles[clause.lowerBound].has(.joining)
            && words[clause.lowerBound].token.gap.isDisjoint(with: .hard)
            && !has(clause, [.speaker, .other, .otherPronoun])
    }

    /// "cooked for the family and had rice": whoever cooks without being named is the speaker.
    func isOwnGift(_ clause: Range<Int>) -> Bool {
        guard let first = clause.first(where: { !roles[$0].has([.adverb, .speaker]) }) else {
            return false
        }
        return roles[first].has([.got, .bareActing]) && isGivenAway(clause)
    }

    private static var won: WordHash { "won" }
}
