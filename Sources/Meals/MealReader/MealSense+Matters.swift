internal import FoodCatalog

extension MealSense {
    /// Whether a line without any verb of eating and without an amount names a thing that is no food.
    func isOtherMatter(_ clause: Range<Int>) -> Bool {
        guard has(clause, [.thing, .room, .with]), !has(clause, [.ate, .got]),
            !hasAmount(clause)
        else { return false }
        if isKept(clause) || isMeeting(clause) || isTitled(clause) { return true }
        return clause.contains { position in
            // "pizza last night", "toast post workout"
            guard roles[position].has(.thing), !isOccasion(position, in: clause),
                !isPlaced(position, in: clause)
            else { return false }
            let next = position + 1
            // "pizza movie night"
            if next < clause.upperBound, roles[next].has(.pointer), roles[next].has(.thing) {
                return false
            }
            // "popcorn, movie size"
            if next < clause.upperBound, words[next].has(.size) { return false }
            return next >= clause.upperBound || !words[next].isContent
                || !words[next].token.gap.isSubset(of: .hyphen)
        }
    }

    /// "last night", "post workout", but not "cheese and wine night".
    private func isOccasion(_ position: Int, in clause: Range<Int>) -> Bool {
        if roles[position].has(.placing) { return true }
        return roles[position].has(.pointer)
            && (position == clause.lowerBound || !words[position - 1].isName
                || !words[position].token.gap.isSubset(of: .hyphen))
    }

    /// "Microsoft bought a company", "my uncle sells a boat": a verb that nobody knows, with what it is
    /// done to.
    func isTold(_ clause: Range<Int>) -> Bool {
        guard !has(clause, [.ate, .speaker, .meal]), !words[clause.lowerBound].isAmount else {
            return false
        }
        for position in clause.dropFirst().prefix(4) {
            let word = words[position]
            guard word.token.gap.isEmpty, !word.isAmount, position + 1 < clause.upperBound else {
                return false
            }
            let next = words[position + 1]
            if isUnknown(position) || roles[position].has([.state, .got]) && word.word < 0,
                roles[position + 1].has([.determiner, .owner]), next.token.gap.isEmpty
            {
                return true
            }
        }
        return false
    }

    /// "cupcake, come here"
    func isAddress(_ clause: Range<Int>) -> Bool {
        let next = clause.lowerBound + 1
        return next < clause.upperBound && words[next].token.gap.contains(.comma)
            && Self.endearments.contains(words[clause.lowerBound].token.surface)
            && !(next..<clause.upperBound).contains { isFoodWord($0) || words[$0].has(.number) }
    }

    /// Whether most words are of another matter, and nothing says that anybody ate.
    func isForeign(_ clause: Range<Int>) -> Bool {
        guard !has(clause, [.ate, .got, .meal]) else { return false }
        let isOnBody = clause.dropFirst().contains { position in
            roles[position].has(.body) && roles[position - 1].has([.owner, .determiner])
                && isPlaced(position, in: clause)
        }
        if isOnBody { return true }
        guard !hasAmount(clause) else { return false }
        let unknown = clause.count {
            isUnknown($0)
                || roles[$0].has(.thing) && !roles[$0].has([.event, .room, .pointer])
                    && !isPlaced($0, in: clause)
        }
        return unknown > 1
            && unknown >= clause.count { words[$0].isStrong && words[$0].word >= 0 }
    }

    /// "vitamin D 1000 IU", "took vitamin D", but "vitamin D milk" and "juice rich in vitamin C".
    func isVitamin(_ position: Int) -> Bool {
        guard Self.vitamin == words[position - 1].token.word, words[position].token.length <= 2,
            words[position].token.gap.isSubset(of: .hyphen), !isFollowed(position)
        else { return false }
        let next = position + 1
        return next < words.count ? words[next].token.isNumber : position <= 2
    }

    /// "cake in the kitchen"
    func isKept(_ clause: Range<Int>) -> Bool {
        guard let last = clause.last, roles[last].has(.room), last > clause.lowerBound + 1 else {
            return false
        }
        let before = roles[last - 1].has(.determiner) ? last - 2 : last - 1
        return before > clause.lowerBound && Self.inside.contains(words[before].token.surface)
    }

    /// "the movie Ratatouille"
    private func isTitled(_ clause: Range<Int>) -> Bool {
        let first = clause.lowerBound
        return clause.count == 3 && roles[first].has(.determiner)
            && Self.media.contains(words[first + 1].token.surface)
    }

    /// "coffee with Peter at three": whom one meets.
    func isMeeting(_ clause: Range<Int>) -> Bool {
        guard let with = clause.first(where: { roles[$0].has(.with) }), with + 1 < clause.upperBound
        else { return false }
        let whom = roles[with + 1].has([.determiner, .owner]) ? with + 2 : with + 1
        guard whom < clause.upperBound,
            roles[whom].has([.other, .otherPronoun])
                || isStrange(whom) && words[whom].token.traits.contains(.capital)
                || roles[whom].has(.named) && !words[whom].isName
        else { return false }
        return clause.contains {
            $0 != whom && (words[$0].isTaken || roles[$0].has(.later))
        }
    }

    /// "at the new office"
    func isPlaced(_ position: Int, in clause: Range<Int>) -> Bool {
        clause.prefix(upTo: position).suffix(4).contains { roles[$0].has(.placing) }
    }
}
