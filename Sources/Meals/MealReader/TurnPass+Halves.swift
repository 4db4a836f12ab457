internal import FoodCatalog

// A half that is said behind what it is more of.
extension TurnPass {
    /// "a bagel and a half", "2 slices of pizza and a half": so many and a half.
    mutating func takeAndHalf() {
        for half in tokens.indices.dropFirst(3).reversed()
        where word(half) == Self.half && word(half - 1) == Self.article
            && word(half - 2) == Self.and && isEnd(half + 1) && !isApart(half - 1)
        {
            var start = half - 3
            while start > 0, start > half - 9, count(startingAt: start) == nil, !isApart(start),
                !isOne(start - 1, of: Self.binders)
            {
                start -= 1
            }
            guard let count = count(startingAt: start),
                hasName(start + 1..<half - 2) || isCalled(start + 1..<half - 2),
                count == count.rounded()
            else { continue }
            remove(half - 2..<half + 1)
            tokens[start].traits = .number
            tokens[start].value = count + 0.5
            (tokens[start].word, tokens[start].surface) = (Self.number, Self.number)
            return
        }
    }

    private func count(startingAt position: Int) -> Double? {
        word(position) == Self.article || word(position) == Self.beforeVowel
            ? 1 : number(at: position)
    }

    private static let half = WordHash("half")
    private static let article = WordHash("a")
    private static let beforeVowel = WordHash("an")
    private static let and = WordHash("and")
    /// Before another food.
    private static let binders = WordSet("and with plus")
}
