internal import FoodCatalog

// How good something was.
extension TurnPass {
    /// "burger 8/10", "ramen 9.5/10 would eat again": how good it was, with whether it is recommended.
    mutating func takeRating() {
        for position in tokens.indices.dropFirst().reversed()
        where isRating(position) && !isOne(position - 1, of: Self.sharesOfRatings)
            && (hasName(0..<position) || isAnyNamed(0..<position))
        {
            let next = position + 1
            if isOne(next, of: Self.would) {
                remove(position..<tokens.count)
            } else if next == tokens.count || tokens[next].gap.contains(.sentence) {
                remove(position..<next)
            }
        }
    }

    /// Of ten, in wholes or halves.
    private func isRating(_ position: Int) -> Bool {
        let token = tokens[position]
        guard token.isNumber, token.value <= 1, token.end - token.start >= 4 else { return false }
        // "9/10", but "0.25"
        let steps = token.value * (token.end - token.start == 4 ? 10 : 20)
        return abs(steps - steps.rounded()) < 1e-9
    }
}
