internal import FoodCatalog

/// How much of a food that is named before it was eaten or left: "，我吃了三分之一", "，吃了兩顆", "剩一半".
enum ChineseEaten {
    case share(Double)
    case amount(ChineseAmount)

    var isShare: Bool { if case .share = self { true } else { false } }
}

extension ChineseLine.Item {
    /// Takes over how much of it was eaten or, where `isRest`, how much was not.
    mutating func take(_ eaten: ChineseEaten, isRest: Bool) {
        // "吃了一半，剩下一半" says it twice.
        guard !isEatenTold else { return }
        isEatenTold = true
        switch eaten {
        case .share(let share): take(share: isRest ? 1 - share : share)
        case .amount(let eaten):
            // "蛋餅切六塊，吃了兩塊"
            if let cutInto, eaten.isPieces, let count = eaten.count, count <= cutInto {
                take(share: isRest ? 1 - count / cutInto : count / cutInto)
                return
            }
            // "披薩四個人分，我吃兩片"
            if isShared || isDealt, !isRest {
                (share, isShared, isDealt, amount) = (nil, false, false, eaten)
                return
            }
            guard let whole = amount else {
                if !isRest { amount = eaten }
                return
            }
            if !whole.isAlike(eaten) {
                // "一包60公克吃了半包": a part of what was weighed; "買一盒蛋，吃了兩顆": so many, whatever the box holds.
                if let count = eaten.count, count < 1 {
                    take(share: isRest ? 1 - count : count)
                } else if !isRest {
                    amount = eaten
                }
            } else if let left = eaten.count {
                let count = isRest ? (whole.count ?? 1) - left : left
                if count > 0 { amount?.count = count }
            }
        }
    }

    /// What was said of how many share it gives way to what the speaker had of it.
    mutating func take(share: Double) {
        guard (0...1).contains(share) else { return }
        self.share = isShared || isDealt ? share : (self.share ?? 1) * share
        (isShared, isDealt) = (false, false)
    }
}

extension ChineseAmount {
    /// Whether both count the same thing: both in bowls, both in grams.
    fileprivate func isAlike(_ other: ChineseAmount) -> Bool {
        measure.map(\.surface) == other.measure.map(\.surface)
    }
}

extension ChineseLine.Clause {
    /// Whether it says of the speaker what was eaten or left of what the clauses before it name.
    var isOfWhatWasNamed: Bool {
        (!hasFood || isEatenFirst) && unknown.isEmpty && !isQuestion
            && signs.isDisjoint(with: [.deny, .plan, .ask, .cost, .order, .shop, .nofood])
            // "喝一半就丟了"
            && (signs.contains(.eat) || !signs.contains(.doing) || isGivenAway)
    }

    /// "倒一半給小孩"
    var isGivenAway: Bool { signs.contains(.given) && isOfOthers }

    /// Whether it says that what the clauses before it name was eaten up, by the speaker.
    var isEatenUp: Bool {
        isOfWhatWasNamed && signs.contains(.all) && !isOfOthers && parts.isEmpty
    }

    /// "我就吃那個了": whether it says that the speaker had what was named, and nothing else.
    var isOfThat: Bool {
        isOfWhatWasNamed && signs.contains(.eat) && signs.contains(.me) && !isOfOthers
            && parts.isEmpty && eaten == nil
    }

    /// Whether others ate it, so that what they had is what the speaker had not.
    var isOfOthers: Bool { signs.contains(.others) && !signs.contains(.me) }
}
