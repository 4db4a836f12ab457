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
            before.contains(where: { isFoodWord($0) || words[$0].isStrong }),
            // "there's 500 g left for tomorrow"
            !clause.contains(where: { Self.remaining.contains(words[$0].token.surface) })
        else { return false }
        return speaks(.going, of: clause)
    }
}
