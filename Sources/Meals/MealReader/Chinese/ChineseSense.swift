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
            var isMeal = isMeal(clause) && !isShopping(clauses[place...])
            // "明天想吃蛋餅，豆漿": what follows bare is planned as well.
            if isBare(clause), isGoingOn { isMeal = false }
            isGoingOn =
                !isMeal && !clause.signs.isDisjoint(with: going) && !clause.isOnlyOfOthers
                || isGoingOn && isBare(clause)
            verdicts.append(isMeal)
            guard clause.endsSentence else { continue }
            if clause.isQuestion {
                for asked in start...place { verdicts[asked] = false }
            }
            (start, isGoingOn) = (place + 1, false)
        }
        return verdicts
    }

    /// "買了雞蛋一盒，牛奶兩瓶，青菜三把": three things and more are bought for the house.
    private static func isShopping(_ clauses: ArraySlice<ChineseLine.Clause>) -> Bool {
        guard let first = clauses.first, first.signs.contains(.doing), !first.hasOccasion,
            !first.signs.contains(.eat)
        else { return false }
        var bought: [ChineseLine.Part] = first.parts.filter(\.isItem)
        for clause in clauses.dropFirst() where isBare(clause) {
            if clause.signs.contains(.eat) { return false }
            bought += clause.parts.filter(\.isItem)
            if clause.endsSentence { break }
        }
        return bought.count > 2
            && bought.allSatisfy { part in
                if case .item(let item) = part { item.amount != nil } else { false }
            }
            && bought.count { part in
                if case .item(let item) = part { item.amount?.isPacked == true } else { false }
            } > 1
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
        // "吃火鍋吧" proposes it, "我吃半盤吧" says it.
        if signs.contains(.hedge), !clause.hasAmount, clause.eaten == nil { return false }
        if signs.contains(.order), !isTold { return false }
        if signs.contains(.rest), !signs.contains(.eat), clause.hasFood { return false }
        if signs.contains(.others), !signs.contains(.me) { return false }
        // A verb of eating says it, whatever was done before: "下班買了便當回家吃".
        if signs.contains(.eat) { return true }
        guard clause.hasFood else { return true }
        let isSaid = clause.hasAmount || clause.hasOccasion
        if signs.contains(.nofood) || signs.contains(.shop) && (signs.contains(.doing) || !isSaid) {
            return false
        }
        if signs.contains(.doing) { return isSaid && clause.isCountedByTheCup }
        if signs.contains(.cook) || signs.contains(.taste) { return isSaid }
        let isDrink = !signs.isDisjoint(with: [.sweet, .ice])
        return clause.unknown.isEmpty || isSaid || isDrink || clause.isOfFoods
    }
}

extension ChineseLine.Clause {
    /// Whether more of it are names of foods than unknown words, and nothing is done.
    fileprivate var isOfFoods: Bool {
        let foods = parts.compactMap { part -> Int? in
            guard case .item(let item) = part, case .food = item.name else { return nil }
            return item.bytes.count
        }
        let unknown = unknown.map(\.count).reduce(0, +)
        return foods.reduce(0, +) > (foods.count > 1 ? unknown : 2 * unknown)
    }

    /// "婆婆一直夾菜": somebody else does something, and no food is named.
    fileprivate var isOnlyOfOthers: Bool {
        signs.contains(.others) && !hasFood
            && signs.isDisjoint(with: [.eat, .doing, .cook, .shop, .plan, .ask, .order])
    }

    /// Whether something comes in what one eats or drinks it from, and not as a shop sells it.
    fileprivate var isCountedByTheCup: Bool {
        parts.contains { part in
            guard case .item(let item) = part else { return false }
            guard let amount = item.amount else { return hasOccasion }
            return !amount.isMeasured && (amount.count ?? 1) <= 3
        }
    }
}
