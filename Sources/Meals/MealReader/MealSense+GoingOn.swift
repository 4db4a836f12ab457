internal import FoodCatalog

// What tells more of a meal in a sentence of its own.
extension MealSense {
    /// "I had rice. There's also 50 g of beans", "washed it down with a beer", "it came with fries": behind what somebody
    /// ate, a sentence that says what else was on the plate.
    func isGoingOn(_ clause: Range<Int>) -> Bool {
        let before = 0..<clause.lowerBound
        guard !before.isEmpty,
            // "for lunch, I have 50 g of mango"
            has(before, [.ate, .got])
                || has(before, .speaker) && before.contains(where: { words[$0].has(.unit) }),
            !has(clause, [.denying, .not, .no, .planning, .asking, .openAsking]),
            before.contains(where: isFoodWord),
            // "there's 500 g left for tomorrow"
            !clause.contains(where: { Self.leaving.contains(words[$0].token.surface) })
        else { return false }
        var start = clause.lowerBound
        while start < clause.upperBound, Self.adding.contains(words[start].token.surface) {
            start += 1
        }
        guard let end = opening(at: start, to: clause.upperBound),
            (end..<clause.upperBound).contains(where: isFoodWord)
        else { return false }
        return true
    }

    /// The end of the words at `start` that say that something more was there.
    private func opening(at start: Int, to end: Int) -> Int? {
        guard start + 1 < end else { return nil }
        let rest = start..<end
        // "I washed it all down with", "washed down with"
        if let wash = rest.prefix(2).first(where: { Self.wash == words[$0].token.surface }),
            let down = (wash + 1..<min(wash + 4, end)).first(where: {
                Self.down == words[$0].token.surface
            })
        {
            return down + 1
        }
        if roles[start].has(.there) {
            // "there's milk in the fridge"
            guard rest.contains(where: { words[$0].has(.unit) }), !has(rest.dropFirst(), .room)
            else { return nil }
            return start + 1
        }
        // "also included were 180 g of peanuts"
        if Self.including.contains(words[start].token.surface), roles[start + 1].has(.copula) {
            return start + 2
        }
        guard Self.dishes.contains(words[start].token.surface) else { return nil }
        var verb = start + 1
        while verb < end, Self.adding.contains(words[verb].token.surface) { verb += 1 }
        guard verb < end else { return nil }
        // "it came with fries"
        if Self.coming.contains(words[verb].token.surface), verb + 1 < end,
            Self.with == words[verb + 1].token.surface
        {
            return verb + 2
        }
        // "it has 3 g of onion", unlike "it has 300 calories", "it has rice in it"
        guard Self.having.contains(words[verb].token.surface),
            rest.contains(where: { words[$0].has(.unit) }), !has(rest, .figure)
        else { return nil }
        return verb + 1
    }

    private static var wash: WordHash { "washed" }
    private static var down: WordHash { "down" }
    private static var with: WordHash { "with" }
    private static let leaving = WordSet("left remaining leftover leftovers tomorrow later over")
}
