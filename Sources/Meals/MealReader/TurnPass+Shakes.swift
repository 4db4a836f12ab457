internal import FoodCatalog

// Protein shakes of which the powder was measured.
extension TurnPass {
    /// "protein shake 2 scoops with milk", "whey shake, 1 scoop, 300 ml milk": the powder, and what it was mixed with.
    mutating func callShakes() {
        for scoop in tokens.indices.dropFirst(3)
        where isOne(scoop, of: Self.scoops) && number(at: scoop - 1) != nil && !isApart(scoop) {
            var shake = scoop - 2
            if isOne(shake, of: Self.withs) { shake -= 1 }
            guard shake > 0, isOne(shake, of: Self.shakes),
                isOne(shake - 1, of: Self.proteinsOfShakes)
            else { continue }
            var end = scoop + 1
            if word(end) == .of { end += 1 }
            while isOne(end, of: Self.powdersOfShakes), !isApart(end) { end += 1 }
            guard isEnd(end) || isOne(end, of: Self.withinOrBeside) else { continue }
            // What is mixed with water is a shake itself; milk is had beside the powder.
            let isInWater = isOne(end, of: Self.withinOrBeside) && word(end + 1) == .water
            if isOne(end, of: Self.withinOrBeside), !isInWater {
                call(end, .and)
            } else if end < tokens.count, tokens[end].gap.contains(.closing) {
                tokens[end].gap = .comma
            }
            let kind: [WordHash] = isInWater ? [.whey] : [.protein, .powder]
            replace(
                shake - 1..<end,
                with: tokens[scoop - 1...scoop] + kind.map { made($0, like: tokens[scoop]) })
            return
        }
    }
}
