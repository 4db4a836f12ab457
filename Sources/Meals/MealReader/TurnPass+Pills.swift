internal import FoodCatalog

// What is swallowed beside a meal.
extension TurnPass {
    /// "vitamin D tablet and a glass of orange juice", "omega 3 capsule with a yogurt": takes the pill out of what is eaten
    /// with it.
    mutating func takePills() {
        for pill in tokens.indices.dropFirst().dropLast(2)
        where isOne(pill, of: Self.pills) && !isApart(pill) {
            var start = pill
            while start > 0, !isApart(start),
                isOne(start - 1, of: Self.substances) || isLetter(start - 1)
            {
                start -= 1
            }
            guard (start..<pill).contains(where: { isOne($0, of: Self.substances) }) else {
                continue
            }
            if start > 0, !isApart(start),
                kinds(start - 1).contains(.article) || number(at: start - 1) != nil
            {
                start -= 1
            }
            var end = pill + 1
            if isOne(end, of: Self.joining) { end += 1 }
            guard start == 0 || isApart(start), isEnd(pill + 1) || end > pill + 1,
                hasName(end..<tokens.count)
            else { continue }
            let gap = tokens[start].gap
            remove(start..<end)
            tokens[start].gap = gap
            return
        }
    }

    /// "D", "C": which vitamin it is.
    private func isLetter(_ position: Int) -> Bool {
        tokens[position].length <= 3 && isOne(position - 1, of: Self.lettered)
    }

    static let pillForms = "tablet tablets capsule capsules pill pills gummy gummies"
    private static let pills = WordSet(pillForms)
    private static let substances = WordSet(
        "vitamin vitamins multivitamin omega iron zinc magnesium calcium b12 probiotic biotin d3 collagen"
    )
    private static let lettered = WordSet("vitamin vitamins omega")
    private static let joining = WordSet("and with plus then")
}
