internal import FoodCatalog

// What broke a time without food.
extension TurnPass {
    /// "didn't eat all day until a bowl of chili at 8", "nothing till two eggs at noon": had it.
    mutating func tellUntil() {
        guard
            let until = tokens.indices.dropFirst().first(where: {
                isOne($0, of: Self.untils)
            }),
            !isApart(until), !isApart(until + 1), isCounted(until + 1), !isClock(until + 1)
        else { return }
        let start = clauseStart(before: until)
        let fast = start..<until
        guard fast.contains(where: { isOne($0, of: Self.abstaining) }), !hasName(fast) else {
            return
        }
        var end = until + 1
        while !isApart(end) { end += 1 }
        guard hasName(until + 1..<end) else { return }
        removeInPlace(start..<until + 1)
        sayHad(before: start)
    }

    /// "until 8", "until 2 pm then eggs".
    private func isClock(_ position: Int) -> Bool {
        number(at: position) != nil
            && (isEnd(position + 1) || isOne(position + 1, of: Self.clocks))
    }
}
