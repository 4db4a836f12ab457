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
            if isMeal, isPutAway(clauses[place...]) { isMeal = false }
            verdicts.append(isMeal)
            guard clause.endsSentence else { continue }
            if clause.isQuestion {
                for asked in start...place { verdicts[asked] = false }
            }
            (start, isGoingOn) = (place + 1, false)
        }
        return verdicts
    }

    /// "同事團購蛋糕，我忍住沒訂", "買了雞胸，備用": what was bought was not had.
    private static func isPutAway(_ clauses: ArraySlice<ChineseLine.Clause>) -> Bool {
        guard let first = clauses.first, first.signs.contains(.got), !first.signs.contains(.eat),
            !first.endsSentence
        else { return false }
        for clause in clauses.dropFirst() {
            if clause.hasFood || clause.signs.contains(.eat) { return false }
            if clause.signs.contains(.kept) { return true }
            if clause.endsSentence { return false }
        }
        return false
    }

    /// "買了雞蛋一盒，牛奶兩瓶，青菜三把": three things and more are bought for the house.
    private static func isShopping(_ clauses: ArraySlice<ChineseLine.Clause>) -> Bool {
        guard let first = clauses.first, !first.signs.isDisjoint(with: [.doing, .got]),
            !first.hasOccasion,
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
        .plan, .others, .doing, .got, .cook, .shop, .ask, .order, .wrong, .not, .kept,
    ]

    private static func isBare(_ clause: ChineseLine.Clause) -> Bool {
        clause.signs.isDisjoint(
            with: [.eat, .all, .doing, .got, .cook, .plan, .others, .me, .ask, .order])
            && !clause.hasOccasion
    }

    private static func isMeal(_ clause: ChineseLine.Clause) -> Bool {
        let signs = clause.signs
        if !signs.isDisjoint(with: [.deny, .plan, .ask]) { return false }
        // "吃一半就收起來": the rest was put away.
        if signs.contains(.kept), !(signs.contains(.eat) && clause.isEatenInPart) { return false }
        // "取消了晚餐，改吃一碗粥": corrections were taken before; what was eaten and how much is a meal.
        let isTold = signs.contains(.eat) && clause.hasFood && clause.hasAmount
        // "特價買了一個便當"
        if signs.contains(.cost), !isTold, !(signs.contains(.got) && clause.hasAmount) {
            return false
        }
        // "吃火鍋吧" proposes it, "我吃半盤吧" says it.
        if signs.contains(.hedge), !clause.hasAmount, clause.eaten == nil { return false }
        if !signs.isDisjoint(with: [.order, .wrong, .not]), !isTold { return false }
        // "兒子沒吃完的薯條我清掉了"
        let isEatenUp = signs.contains(.eat) || signs.contains(.all) && signs.contains(.me)
        if signs.contains(.rest), !isEatenUp, clause.hasFood { return false }
        if signs.contains(.others), !signs.contains(.me) { return false }
        // A verb of eating says it, whatever was done before: "下班買了便當回家吃".
        if signs.contains(.eat) || signs.contains(.all) && clause.hasFood { return true }
        guard clause.hasFood else { return true }
        let isSaid = clause.hasAmount || clause.hasOccasion
        if signs.contains(.nofood) || signs.contains(.shop) && !isSaid { return false }
        // "去超市買了雞蛋和牛奶" is for the house, "去超市買了一個便當" is not.
        if signs.contains(.shop), signs.contains(.doing) || signs.contains(.got) {
            return clause.isReady
        }
        if signs.contains(.got) { return !clause.isForTheHouse }
        if signs.contains(.doing) { return isSaid && clause.isCountedByTheCup }
        // "自己煮咗個公仔麵", unlike "爸爸煮麵"
        if signs.contains(.cook) { return isSaid || signs.contains(.me) }
        if signs.contains(.taste) { return isSaid }
        let isDrink = !signs.isDisjoint(with: [.sweet, .ice])
        return clause.unknown.isEmpty || isSaid || isDrink || clause.isOfFoods
    }
}

extension ChineseLine.Item {
    /// Whether it is bought as one eats it, by the box as well: "百佳買嘅壽司一盒".
    fileprivate var isBoughtReady: Bool { isOneOf(Self.ready) }
}

extension ChineseLine.Clause {
    /// Whether more of it are names of foods than unknown words, and nothing is done.
    fileprivate var isOfFoods: Bool {
        let foods = parts.compactMap { part -> Int? in
            guard case .item(let item) = part, case .food = item.name else { return nil }
            return item.bytes.count
        }
        // "福勝亭豬排定食": whose it is.
        if signs.isSubset(of: [.fill, .place]), unknown.count == 1, let name = unknown.first,
            parts.contains(where: { part in
                if case .item(let item) = part {
                    item.bytes.lowerBound == name.upperBound && item.bytes.count > name.count
                } else {
                    false
                }
            })
        {
            return true
        }
        let unknown = unknown.map(\.count).reduce(0, +)
        return foods.reduce(0, +) > (foods.count > 1 ? unknown : 2 * unknown)
    }

    /// Whether it says that a part of something was had.
    fileprivate var isEatenInPart: Bool {
        if case .share? = eaten { return true }
        return parts.contains { part in
            if case .item(let item) = part { item.share.map { $0 > 0 } == true } else { false }
        }
    }

    /// Whether all of it comes as one eats it.
    fileprivate var isReady: Bool {
        parts.allSatisfy { part in
            guard case .item(let item) = part else { return true }
            guard let amount = item.amount else { return false }
            if item.isBoughtReady { return !amount.isMeasured }
            return !amount.isMeasured && !amount.isPacked && (amount.count ?? 1) <= 3
        }
    }

    /// Whether something of it is bought by the catty, or all of it in several boxes or bags.
    fileprivate var isForTheHouse: Bool {
        let amounts = parts.compactMap { part in
            if case .item(let item) = part { item.amount } else { nil }
        }
        if !hasOccasion, !amounts.isEmpty, amounts.count == parts.count(where: \.isItem),
            amounts.allSatisfy({ $0.isStored }), amounts.contains(where: { ($0.count ?? 1) >= 2 })
        {
            return true
        }
        return parts.contains { part in
            guard case .item(let item) = part, let amount = item.amount, amount.isMeasured else {
                return false
            }
            return amount.isByTheKilogram
        }
    }

    /// "婆婆一直夾菜": somebody else does something, and no food is named.
    fileprivate var isOnlyOfOthers: Bool {
        signs.contains(.others) && !hasFood
            && signs.isDisjoint(with: [.eat, .doing, .got, .cook, .shop, .plan, .ask, .order])
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
