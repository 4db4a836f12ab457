internal import FoodCatalog

/// Which clauses of a line say that the speaker ate.
///
/// A clause that says nothing but foods, amounts, times and small words is a meal; so is one with a verb of eating, unless it
/// denies, plans, asks, orders, corrects or is about somebody else. Whatever else it says needs an amount or an occasion beside a food, and words
/// that nobody knows need a verb of eating or an amount.
enum ChineseSense {
    static func meals(of clauses: [ChineseLine.Clause]) -> [Bool] {
        var verdicts: [Bool] = []
        var isGoingOn = false
        var start = 0
        for (place, clause) in clauses.enumerated() {
            var isMeal = isMeal(clause)
            // "明天想吃蛋餅，豆漿": what follows bare is planned as well.
            if isBare(clause), isGoingOn { isMeal = false }
            isGoingOn =
                !isMeal && !clause.signs.isDisjoint(with: going) || isGoingOn && isBare(clause)
            verdicts.append(isMeal)
            guard clause.endsSentence else { continue }
            if clause.isQuestion {
                for asked in start...place { verdicts[asked] = false }
            }
            (start, isGoingOn) = (place + 1, false)
        }
        return verdicts
    }

    /// Signs under which the foods behind the next comma stand as well.
    private static let going: Set<ChineseWord.Kind> = [
        .plan, .others, .doing, .cook, .shop, .ask, .order,
    ]

    private static func isBare(_ clause: ChineseLine.Clause) -> Bool {
        clause.signs.isDisjoint(with: [.eat, .doing, .cook, .plan, .others, .me, .ask, .order])
            && !clause.hasOccasion
    }

    private static func isMeal(_ clause: ChineseLine.Clause) -> Bool {
        let signs = clause.signs
        if !signs.isDisjoint(with: [.deny, .plan, .ask, .cost]) { return false }
        // "取消了晚餐，改吃一碗粥": corrections were taken before; what was eaten and how much is a meal.
        let isTold = signs.contains(.eat) && clause.hasFood && clause.hasAmount
        if signs.contains(.order), !isTold { return false }
        if signs.contains(.rest), !signs.contains(.eat), clause.hasFood { return false }
        if signs.contains(.others), !signs.contains(.me) { return false }
        // A verb of eating says it, whatever was done before: "下班買了便當回家吃".
        if signs.contains(.eat) { return true }
        guard clause.hasFood else { return true }
        if signs.contains(.shop) || signs.contains(.nofood) { return false }
        let isSaid = clause.hasAmount || clause.hasOccasion
        if signs.contains(.doing) { return isSaid && clause.isCountedByTheCup }
        if signs.contains(.cook) || signs.contains(.taste) { return isSaid }
        return clause.unknown.isEmpty || isSaid
    }
}

extension ChineseLine.Clause {
    /// Whether something comes in what one eats or drinks it from, and not as a shop sells it.
    fileprivate var isCountedByTheCup: Bool {
        parts.contains { part in
            guard case .item(let item) = part, let amount = item.amount else { return false }
            return !amount.isMeasured && (amount.count ?? 1) <= 3
        }
    }
}
