internal import FoodCatalog

// Soft drinks: what they taste of, and what is pumped into a coffee.
extension TurnPass {
    /// "gatorade 20oz lemon lime", "powerade, mountain blast": no second drink.
    mutating func takeSodaFlavours() {
        for drink in tokens.indices.reversed() where isOne(drink, of: Self.sportsDrinks) {
            var start = drink + 1
            while start < tokens.count,
                isOne(start, of: Self.behindSportsDrinks) || isMeasured(start)
            {
                start += 1
            }
            var end = start
            while isOne(end, of: Self.sodaFlavours), end == start || !isApart(end) { end += 1 }
            guard end > start, isEnd(end) || isMeasured(end),
                !isApart(start) || tokens[start].gap.isSubset(of: [.comma, .opening])
            else { continue }
            let isBracketed = tokens[start].gap.contains(.opening)
            remove(start..<end)
            if isBracketed, start < tokens.count { tokens[start].gap.remove(.closing) }
        }
    }

    /// "latte, 2 pumps vanilla", "one pump of sugar free hazelnut": of syrup.
    mutating func callPumps() {
        for pump in tokens.indices.dropFirst().reversed()
        where isOne(pump, of: Self.pumps)
            && (number(at: pump - 1) != nil || kinds(pump - 1).contains(.article))
        {
            var end = pump + (word(pump + 1) == .of ? 2 : 1)
            let first = end
            while isOne(end, of: Self.pumped), end == first || !isApart(end) { end += 1 }
            let isSugary = !(first..<end).contains { isOne($0, of: Self.free) }
            if isOne(end, of: Self.syrups) { end += 1 }
            guard isEnd(end) || isOne(end, of: Self.behindPumps) || tokens[end].gap.contains(.and),
                end > first || pump > 1
            else {
                continue
            }
            remove(pump + 1..<end)
            guard isSugary else {
                let start = pump - (isOne(pump - 2, of: Self.withsOfSodas) ? 2 : 1)
                if hasName(0..<start) { remove(start..<pump + 1) }
                continue
            }
            insert(WordHash.syrup, behind: pump)
            insert(WordHash.simple, behind: pump)
            if pump > 1, !isOne(pump - 2, of: Self.withsOfSodas) {
                tokens[pump - 1].gap.insert(.comma)
            }
        }
    }

    /// Whether a number or a unit stands there.
    private func isMeasured(_ position: Int) -> Bool {
        tokens[position].isNumber || kinds(position).contains(.unit)
    }
}
