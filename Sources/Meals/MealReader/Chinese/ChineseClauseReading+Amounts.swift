internal import FoodCatalog

// Amounts, energy and parts: what of a clause they belong to.
extension ChineseClauseReading {
    mutating func take(_ amount: ChineseAmount, _ end: Int, isTrailing: Bool) {
        let start = position
        position = end
        // "125大卡", unlike "一包卡樂B"
        if kind(end) == .energy, amount.measure.isEmpty {
            position += 1
            takeEnergy(amount, from: start)
            return
        }
        var amount = amount
        if amount.count != nil, amount.measure.isEmpty, let unit = amounts.unit(behind: end),
            unit.end <= range.upperBound
        {
            position = unit.end
            if unit.word == ChineseUnits.energy {
                takeEnergy(amount, from: start)
                return
            }
            (amount.measure, amount.isMeasured) = (TextScanner.phrases(of: unit.word), true)
            amount.bytes = bytes(start..<position)
        }
        if isFew(start), !amount.isBite {
            hasFew = true
            if !hasFoodAhead, clause.signs.isDisjoint(with: [.eat, .got, .ask]),
                clause.parts.count(where: \.isItem) < 2
            {
                clause.signs.insert(.ask)
                clause.isAskedByFew = true
            }
        }
        if amount.isBare, let count = amount.count, count >= Self.fewestBare {
            takeBare(count, at: bytes(start..<position))
            return
        }
        if amount.isCounted, let weight = amounts.sideWeight(at: position - 1) {
            amount.weigh(weight)
        }
        place(amount, from: start, isTrailing: isTrailing)
    }

    /// A figure that nothing counts: of a drink the millilitres, of what is weighed the grams, else a price or a number of something
    /// that is not eaten.
    private mutating func takeBare(_ count: Double, at bytes: Range<Int32>) {
        guard let last, isRightBehind(last) else { return }
        change(last) { item in
            if item.amount?.isMeasured != true { item.bare = (count, bytes) }
        }
    }

    /// From which on a figure without a measure counts nothing.
    private static let fewestBare = 20.0

    /// "幾顆", unlike "十幾顆", "好幾顆" and "幾十顆".
    private func isFew(_ position: Int) -> Bool {
        amounts.isKey(Self.few, position) && amounts.isMeasure(position + 1)
    }

    private static let few = HanText.key(ofName: "幾")

    func piece(_ position: Int) -> ChineseSegmenter.Content? {
        range.contains(position) ? amounts.pieces[position].content : nil
    }

    mutating func place(_ amount: ChineseAmount, from start: Int, isTrailing: Bool) {
        if isOfContents(amount) { return }
        if waiting != nil {
            waiting?.add(amount)
            waitingEnd = position - 1
            return
        }
        // "蘿蔔、米血、黑輪各一", "甜不辣跟四季豆各一份"
        if start > range.lowerBound, amounts.isKey(Self.each, start - 1) {
            countEach(amount)
            return
        }
        // "大杯改中杯"
        if isSwapping, let last {
            isSwapping = false
            change(last) { $0.correct(amount) }
            return
        }
        // "給老公8顆"
        if let last, isGivenAway, !hasFoodAhead {
            change(last) { $0.take(.amount(amount), isRest: true) }
            clause.signs.insert(.me)
            return
        }
        // "燒肉丼剩兩口": all but a little.
        if clause.signs.contains(.left), amount.isBite || amount.isLittle, last != nil {
            isAlmostAll = true
            return
        }
        // "一包60公克吃了半包"
        if let last, isEatenBehind, amount.isCounted || amount.isMeasured, !hasFoodAhead,
            isRightBehind(last)
        {
            let isRest = clause.signs.contains(.left)
            change(last) { $0.take(.amount(amount), isRest: isRest) }
            return
        }
        if takeCut(amount, from: start) { return }
        var isMultiple = false
        if case .times = amounts.pieces[start].content { isMultiple = true }
        if let last,
            isTrailing || isMultiple || isFollowedByMark || !hasFoodAhead || isWeighed(amount),
            isRightBehind(last)
        {
            placeBehind(last, amount, from: start)
            return
        }
        waiting = amount
        waitingEnd = position - 1
    }

    /// "魚丸湯（三顆）": whether it counts what is in the soup or the noodles before the bracket.
    private func isOfContents(_ amount: ChineseAmount) -> Bool {
        guard let place = bracketed, clause.parts.indices.contains(place), amount.isPieces,
            case .item(let dish) = clause.parts[place]
        else { return false }
        return dish.isByTheBowl
    }

    /// Takes an amount that stands behind its food.
    private mutating func placeBehind(_ last: Int, _ amount: ChineseAmount, from start: Int) {
        let isTotal = start > range.lowerBound && kind(start - 1) == .about
        // "水餃吃了8顆 剩4顆": what was left is no part of them.
        let isEaten =
            start > range.lowerBound && kind(start - 1) == .eat
            && amounts.pieces[start - 1].scalars.first.map(Self.eating.contains) == true
        change(last) { item in
            if isEaten, item.amount == nil, amount.count != nil { item.isEatenTold = true }
            if item.isCutUp, item.amount?.count != nil, amount.isPieces, !amount.isMeasured {
                return
            }
            if item.amount == nil || isTotal && amount.isMeasured {
                item.amount = amount
            } else {
                item.amount?.add(amount, isTotal: true)
            }
        }
    }

    /// How verbs of eating begin, unlike those of cooking and ordering.
    private static let eating = Set(HanText.folded("吃喝食飲嗑啃吞"))
    private static let each = HanText.key(ofName: "各")

    private mutating func countEach(_ amount: ChineseAmount) {
        var amount = amount
        if amount.isBare { amount.isCounted = true }
        clause.each = amount
        for place in clause.parts.indices {
            change(place) { $0.amount = $0.amount ?? amount }
        }
    }

    /// "豬肉二兩剁碎": a weight behind its food, in front of what was done with it.
    private func isWeighed(_ amount: ChineseAmount) -> Bool {
        guard amount.isMeasured else { return false }
        if case .unknown = piece(position) { return true }
        // "牛肉四兩炒芥蘭": what it was fried with.
        if case .food = piece(position), let verb = amounts.pieces[position].scalars.first,
            Self.frying.contains(verb)
        {
            return true
        }
        // "瘦肉四兩煲湯"
        return kind(position) == .cook
    }

    private static let frying = Set(HanText.folded("炒煮燉滷煲炆燜"))

    /// "大麥克一個、可樂": what a mark follows belongs to the food before it.
    private var isFollowedByMark: Bool {
        var place = position
        while amounts.isSpace(place) { place += 1 }
        guard case .mark = piece(place) else { return false }
        return true
    }

    /// Whether nothing parts an item from here but marks.
    func isRightBehind(_ place: Int) -> Bool {
        guard case .item = clause.parts[place] else { return false }
        return place == clause.parts.count - 1
    }

    var hasFoodAhead: Bool {
        var place = position
        while place < range.upperBound {
            switch amounts.pieces[place].content {
            case .food, .unknown: return true
            // "牛奶一杯300ml加蜂蜜"
            case .latin where amounts.unit(at: place) == nil: return true
            case .word(let word)
            where [.joint, .with, .meal, .day, .part, .without, .deny, .not, .wrong, .swap]
                .contains(word.kind):
                return false
            default: place += 1
            }
        }
        return false
    }

    /// Energy is of the food that it stands behind, or else of the next one.
    private mutating func takeEnergy(_ amount: ChineseAmount, from start: Int) {
        guard let count = amount.count else { return }
        let said = (value: count, bytes: bytes(start..<position))
        if let last, isRightBehind(last) {
            change(last) { $0.energy = said }
        } else {
            energy = said
        }
    }

    /// "吃了三分之一": a part of the food before it, or how much of the next one.
    mutating func takeShare() -> Bool {
        guard let fraction = amounts.fraction(at: position), fraction.end <= range.upperBound,
            !amounts.isCounting(fraction.end)
        else { return false }
        if isBracketNamed || isPercent(position) && !isOfWhatWasEaten {
            position = fraction.end
            return true
        }
        let bytes = bytes(position..<fraction.end)
        position = fraction.end
        share(fraction.value, at: bytes)
        return true
    }

    /// "80%", and not "1/2".
    private func isPercent(_ position: Int) -> Bool {
        guard case .slashed(let parts) = piece(position) else { return false }
        return parts.count == 2 && parts[1] == 100
    }

    /// "吃了80%", unlike "優格 0%".
    private var isOfWhatWasEaten: Bool {
        !clause.signs.isDisjoint(with: [.eat, .left, .about]) || kind(position + 1) == .all
            || kind(position + 1) == .eat
    }

    mutating func share(_ value: Double, at bytes: Range<Int32>) {
        guard let last else {
            if hasFoodAhead {
                waiting = ChineseAmount(count: value, bytes: bytes)
                waitingEnd = position - 1
            } else {
                clause.eaten = .share(value)
                clause.isEatenFirst = true
            }
            return
        }
        // More than the whole of it is no share.
        guard (0...1).contains(value) else { return }
        if isGivenAway, !hasFoodAhead {
            change(last) { $0.take(.share(value), isRest: true) }
            clause.signs.insert(.me)
            return
        }
        let share = clause.signs.contains(.left) ? 1 - value : value
        let places = clause.signs.contains(.each) ? Array(clause.parts.indices) : [last]
        for place in places { change(place) { item in item.take(share: share) } }
    }

    /// "分老公一半": of what the speaker had, others were given.
    private var isGivenAway: Bool {
        clause.signs.isSuperset(of: [.given, .others]) && !clause.signs.contains(.eat)
    }
}
