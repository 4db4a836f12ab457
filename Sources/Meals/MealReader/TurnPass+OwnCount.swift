internal import FoodCatalog

// How many of what somebody else had the speaker had.
extension TurnPass {
    /// "Tom had six slices of pizza, I had two": two slices of pizza.
    mutating func tellOwnCount() {
        guard
            let own = tokens.indices.dropFirst(5).last(where: {
                isOne($0, of: Self.havings) && word($0 - 1) == .i
            }), isApart(own - 1) || isOne(own - 2, of: Self.partingOfOwnCount),
            let count = number(at: own + 1), isEndOfTelling(own + 2),
            let verb = tokens.indices.prefix(5).first(where: { isOne($0, of: Self.havings) }),
            verb + 2 < own - 1, number(at: verb + 1) != nil, isSomebodyElse(0..<verb)
        else { return }
        let start = isApart(own - 1) ? own - 1 : own - 2
        guard hasName(verb + 2..<start), (verb + 2..<start).allSatisfy({ !isApart($0) }) else {
            return
        }
        setNumber(count, at: verb + 1)
        remove(start..<tokens.count)
        remove(0..<verb + 1)
        tokens[0].gap = []
        sayHad(before: 0)
    }

    /// The end of the line, or "of them" there.
    private func isEndOfTelling(_ position: Int) -> Bool {
        position >= tokens.count
            || position + 2 == tokens.count && word(position) == .of
                && isOne(position + 1, of: Self.those)
    }

    private func isSomebodyElse(_ subject: Range<Int>) -> Bool {
        !hasName(subject)
            && subject.contains {
                SenseRole.of(tokens[$0].surface).has([.other, .otherPronoun, .named])
            }
            && !subject.contains { SenseRole.of(tokens[$0].surface).has([.speaker, .denying]) }
    }
}
