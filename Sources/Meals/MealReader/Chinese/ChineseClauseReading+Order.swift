internal import FoodCatalog

// In which order a clause says foods and amounts.
extension ChineseClauseReading {
    /// Whether amounts stand behind their foods: the first of both is a food, the last an amount.
    var isTrailing: Bool {
        var first: Bool?
        var isLast = false
        var place = position
        var (names, followed) = (0, 0)
        while place < range.upperBound, !isListMark(place) {
            if isName(place) {
                first = first ?? true
                isLast = false
                names += 1
            } else if let (_, end) = amounts.amount(at: place), end <= range.upperBound,
                kind(end) != .oclock, kind(end) != .hours, kind(end) != .month
            {
                first = first ?? false
                if place > position, isName(place - 1) { followed += 1 }
                isLast = true
                place = amounts.unit(behind: end)?.end ?? end
                continue
            }
            place += 1
        }
        // "蛋白3顆蛋1顆炒菠菜": of what stands last only the amount is left open.
        return first == true && (isLast || followed > 1 && followed == names - 1)
    }

    /// Whether an amount stands next, and no food behind it.
    var isAmountOfNothingAhead: Bool {
        guard let (_, end) = amounts.amount(at: position), end <= range.upperBound,
            amounts.number(at: position) != nil
        else { return false }
        var ahead = self
        ahead.position = end
        return !ahead.hasFoodAhead
    }

    /// "剩飯做成炒飯": what was made into the dish that follows is no food beside it, unless it was weighed.
    mutating func leaveIngredient() {
        guard range.contains(position - 2), Self.making.contains(amounts.pieces[position - 2].key),
            let last, isRightBehind(last), case .item(let item) = clause.parts[last],
            item.amount?.isMeasured != true, item.energy == nil
        else { return }
        clause.parts.remove(at: last)
        clause.signs.subtract([.rest, .left])
    }

    /// "加腸仔兩條": whether pieces of what was named last are counted behind it, unlike "蔥油餅加蛋一份".
    var isCountedBehind: Bool {
        guard let (amount, end) = amounts.amount(at: position), end <= range.upperBound else {
            return false
        }
        return amount.count != nil
            && (amount.isPieces || amount.isMeasured || amounts.unit(behind: end) != nil)
    }

    /// What parts things that are listed: "、", "+".
    func isListMark(_ place: Int) -> Bool {
        guard case .mark = amounts.pieces[place].content, !amounts.isSpace(place),
            let mark = amounts.pieces[place].scalars.first
        else { return false }
        return mark == 0x3001 || mark == 0x2B
    }

    /// A food, or letters of another script that are no unit.
    private func isName(_ place: Int) -> Bool {
        switch amounts.pieces[place].content {
        case .food: true
        case .latin: amounts.unit(at: place) == nil
        default: false
        }
    }
}
