internal import FoodCatalog

// Quarters that are called so, and do not count: of a bird, and of a pound.
extension TurnPass {
    /// "chicken leg quarter" is one of them, "nandos 1/4 chicken" and "1/4 pounder" are called a quarter.
    mutating func callQuarters() {
        for position in tokens.indices.dropLast().reversed()
        where tokens[position].isNumber && tokens[position].value == 0.25
            && (word(position + 1) == .pounder
                || word(position + 1) == .chicken && isOne(position - 1, of: Self.grills))
        {
            if word(position + 1) == .pounder {
                let gap = tokens[position].gap
                remove(position..<position + 1)
                call(position, .quarterpounder)
                tokens[position].gap = gap
                continue
            }
            tokens[position].traits = []
            call(position, .quarter)
        }
        for quarter in tokens.indices.dropFirst().reversed()
        where word(quarter) == .quarter && word(quarter - 1) == .leg && !isApart(quarter) {
            countLeg(quarter)
        }
    }

    /// One leg quarter, where nobody said how many.
    private mutating func countLeg(_ quarter: Int) {
        var start = quarter - 1
        while start > 0, !isApart(start), number(at: start - 1) == nil,
            !kinds(start - 1).contains(.article), !isOne(start - 1, of: Self.bindersOfQuarters)
        {
            start -= 1
        }
        if start > 0, !isApart(start), kinds(start - 1).contains(.article) {
            setNumber(1, at: start - 1)
        } else if start == 0 || isApart(start) || number(at: start - 1) == nil {
            say([tokens[start]], before: start)
            setNumber(1, at: start)
        }
    }
}
