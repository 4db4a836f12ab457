internal import FoodCatalog

extension MealSense {
    /// Whether a line without any verb of eating and without an amount names a thing that is no food.
    func isOtherMatter(_ clause: Range<Int>) -> Bool {
        guard has(clause, [.thing, .room, .with]), !has(clause, [.ate, .got]),
            !hasAmount(clause)
        else { return false }
        if isKept(clause) || isMeeting(clause) { return true }
        return clause.contains { position in
            guard roles[position].has(.thing), !isPlaced(position, in: clause) else { return false }
            let next = position + 1
            return next >= clause.upperBound || !words[next].isContent
                || !words[next].token.gap.isSubset(of: .hyphen)
        }
    }

    /// "cake in the kitchen"
    func isKept(_ clause: Range<Int>) -> Bool {
        guard let last = clause.last, roles[last].has(.room), last > clause.lowerBound + 1 else {
            return false
        }
        let before = roles[last - 1].has(.determiner) ? last - 2 : last - 1
        return before > clause.lowerBound && Self.inside.contains(words[before].token.surface)
    }

    /// "coffee with Peter at three": whom one meets.
    func isMeeting(_ clause: Range<Int>) -> Bool {
        guard let with = clause.first(where: { roles[$0].has(.with) }), with + 1 < clause.upperBound
        else { return false }
        let whom = roles[with + 1].has([.determiner, .owner]) ? with + 2 : with + 1
        guard whom < clause.upperBound,
            roles[whom].has([.other, .otherPronoun])
                || isStrange(whom) && words[whom].token.traits.contains(.capital)
        else { return false }
        return clause.suffix(from: whom).dropFirst().contains {
            words[$0].isTaken || roles[$0].has(.later)
        }
    }

    /// "at the new office"
    func isPlaced(_ position: Int, in clause: Range<Int>) -> Bool {
        clause.prefix(upTo: position).suffix(4).contains { roles[$0].has(.placing) }
    }
}
