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

// Of what was named before: how much was had of it.
extension ChineseLine {
    /// "漢堡、薯條，都只吃一半": says the same of every food of the sentence.
    private mutating func takeEach(
        _ eaten: ChineseEaten, isRest: Bool, split: Clause?, from start: Int
    ) {
        for place in clauses.indices where place >= start {
            for part in clauses[place].parts.indices {
                guard case .item(var item) = clauses[place].parts[part] else { continue }
                item.take(eaten, isRest: isRest)
                // "雞翅十隻 三個人吃 我吃四隻": one's own count may follow.
                if let split, item.energy == nil {
                    (item.isDealt, item.isEatenTold) = (true, false)
                    item.isShared = item.amount != nil || split.isEatenByMany
                }
                clauses[place].parts[part] = .item(item)
            }
        }
    }

    /// Says of the last food of the sentence so far how much of it was eaten.
    mutating func take(_ eaten: ChineseEaten, of clause: Clause) {
        let sentence = clauses.lastIndex(where: \.endsSentence).map { $0 + 1 } ?? 0
        let isOfAll = clause.signs.contains(.each) || clause.signs.contains(.split)
        if isOfAll, case .share = eaten {
            takeEach(
                eaten, isRest: clause.signs.contains(.left),
                split: clause.signs.contains(.split) ? clause : nil, from: sentence)
            return
        }
        // "春捲一條,裡面有韭菜豆芽,吃兩條": of what that is in.
        let dish = clauses.lastIndex { $0.hasFood && !$0.isInside }
        guard
            let place = dish.flatMap({ $0 >= sentence ? $0 : nil })
                ?? clauses.lastIndex(where: \.hasFood), place >= sentence,
            let part = clauses[place].parts.lastIndex(where: \.isItem),
            case .item(var item) = clauses[place].parts[part]
        else { return }
        if clause.isWithPeel { item.isWithPeel = true }
        // "茶葉蛋，兩顆" tells an amount that was open; one that was told changes by what was eaten only.
        let isSaid = !clause.signs.isDisjoint(with: [.eat, .me, .left])
        // "西瓜一大片，去皮400g", "布丁一個，大的": more of what was said.
        if !isSaid, !clause.isOfOthers, case .amount(let more) = eaten, let told = item.amount,
            more.isMeasured || more.count == nil || told.count == nil
        {
            if more.isMeasured, !told.isMeasured {
                item.amount?.add(more, isTotal: true)
            } else if !more.isMeasured {
                item.amount?.add(more)
            }
            clauses[place].parts[part] = .item(item)
            return
        }
        // "第三個給了老公"
        if clause.isOfOthers, case .amount(let amount) = eaten, amount.isOrdinal { return }
        guard
            isSaid || clause.isGivenAway
                || !clause.isOfOthers && (item.amount == nil || eaten.isShare)
        else { return }
        if !isSaid, !clause.isGivenAway, case .amount(let whole) = eaten {
            // "披薩，八片，我吃三片": how much there was, of which what was eaten is told next.
            item.amount = whole
        } else {
            item.take(eaten, isRest: clause.signs.contains(.left) || clause.isOfOthers)
        }
        clauses[place].parts[part] = .item(item)
        // "免治牛肉炒粟米，我食咗一半": of all that is in the dish.
        if clauses[place].isOneDish, eaten.isShare {
            for other in clauses[place].parts.indices where other != part {
                guard case .item(var item) = clauses[place].parts[other] else { continue }
                item.take(eaten, isRest: clause.signs.contains(.left) || clause.isOfOthers)
                clauses[place].parts[other] = .item(item)
            }
        }
        // "買了一盒草莓，吃了五顆"
        if clause.signs.contains(.eat), !clause.isOfOthers {
            clauses[place].signs.formUnion([.eat, .me])
        }
    }
}
