internal import FoodCatalog

// What one piece weighed.
extension TurnPass {
    /// "roast potatoes, 4 pieces, about 50 g each", "sausages, 3, 60 g each": what all of them weigh together.
    mutating func takeWeightOfEach() {
        for each in tokens.indices.dropFirst(4).reversed()
        where each < tokens.count && word(each) == .each && isEnd(each + 1)
            && kinds(each - 1).contains(.unit) && number(at: each - 2) != nil
        {
            var start = each - 2
            while start > 0, !isApart(start), isOne(start - 1, of: Self.approximately) {
                start -= 1
            }
            let pieces = clauseStart(before: start)..<start
            guard start > 0, isApart(start), let first = pieces.first, first > 0,
                let count = number(at: first), count >= 2, count == count.rounded(),
                pieces.count == 1
                    || pieces.count == 2 && kinds(first + 1).contains(.container),
                let weight = number(at: each - 2),
                case let food = clauseStart(before: first)..<first,
                hasName(food) || isCalled(food)
            else { continue }
            setNumber(count * weight, at: each - 2)
            remove(each..<each + 1)
            remove(first..<each - 2)
            return
        }
    }
}
