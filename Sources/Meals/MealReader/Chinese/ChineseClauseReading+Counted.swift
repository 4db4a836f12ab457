internal import FoodCatalog

// What numbers count that is no food: people, hours, dollars, inches.
extension ChineseClauseReading {
    private static let fewestDollars = 40.0
    private static let piece = HanText.key(ofName: "塊")

    /// Whether nothing but small words stands behind a place.
    private func isLastBut(_ place: Int) -> Bool {
        (place + 1..<max(place + 1, range.upperBound)).allSatisfy {
            kind($0) == .fill || amounts.isSpace($0)
        }
    }

    private static let mouths = HanText.key(ofName: "口")
    private static let head = HanText.key(ofName: "位")
    private static let done = HanText.key(ofName: "熟")

    private func isFamily(_ position: Int) -> Bool {
        range.contains(position) && Self.families.contains(amounts.pieces[position].key)
    }

    /// What is counted and is no food: people, hours, dollars.
    mutating func takeCounted() -> Bool {
        guard let number = amounts.number(at: position) else { return false }
        let end = endOfCounted(behind: number.end)
        // "鹹酥雞100塊": nobody has had so many pieces.
        if number.value >= Self.fewestDollars, amounts.isKey(Self.piece, end) {
            position = end + 1
            return true
        }
        if range.contains(end), Self.inch.contains(amounts.pieces[end].key) {
            takeInches(number.value)
            position = end + 1
            return true
        }
        if let behind = eaters(number.value, at: end) {
            shareAmong(number.value)
            position = behind
            return true
        }
        return takeCounted(number.value, at: end)
    }

    /// Where what a number counts stands, with its measure in between: "三個朋友", "兩個半小時".
    private func endOfCounted(behind number: Int) -> Int {
        guard kind(number) == .count || amounts.isKey(Self.head, number) else { return number }
        let next = kind(number + 1) == .half ? number + 2 : number + 1
        let isOther = kind(next) == .others && kind(position - 1) == .joint
        return kind(next) == .person || kind(next) == .hours || isOther ? next : number
    }

    /// "12吋": how large the food in front of it is, or the next one.
    private mutating func takeInches(_ count: Double) {
        if let last, isRightBehind(last), !hasFoodAhead {
            change(last) { $0.inches = count }
        } else {
            inches = count
        }
    }

    /// Where the clause goes on behind so many who ate of it: "三個人分", "三個人吃", "一家四口吃".
    private mutating func eaters(_ count: Double, at end: Int) -> Int? {
        switch kind(end) {
        case .person where count > 1 && splitEnd(behind: end) != nil:
            return splitEnd(behind: end) ?? end + 1
        case .person where count > 1 && kind(end + 1) == .eat && isLastBut(end + 1):
            // "一籠小籠包 三個人吃"
            clause.isEatenByMany = true
            return end + 2
        case .measure where amounts.isKey(Self.mouths, end) && isFamily(position - 1):
            // "一家四口吃"
            return end + 1
        default: return nil
        }
    }

    /// So many had it, the speaker one of them.
    private mutating func shareAmong(_ people: Double) {
        clause.signs.insert(.split)
        shareOut(among: people)
        shareBehind(1 / people)
    }

    /// Takes what a number counts by its kind; false where it may be food.
    private mutating func takeCounted(_ count: Double, at end: Int) -> Bool {
        switch kind(end) {
        case .others where kind(position - 1) == .joint:
            // "跟三個朋友"
            company = count
            position = end
            return false
        case .person, .nofood, .price, .hours, .span, .date:
            if takeSides(count, at: end) { return true }
            // "自助餐 三樣菜 滷蛋": how many things one took.
            let isTaken =
                Self.dishes.contains(amounts.pieces[end].key) && (last != nil || hasFoodAhead)
            if [.nofood, .span, .date].contains(kind(end)), !isTaken {
                clause.signs.insert(.nofood)
            }
            // "一人兩顆": what each had is what the speaker had.
            // "我弟一個人吃了兩碗麵" is about him.
            if kind(end) == .person, count == 1,
                !clause.signs.contains(.others) || kind(end + 1) != .eat
            {
                clause.signs.insert(.me)
            }
            position = end + 1
            return true
        case .minute:
            let bytes = bytes(position..<end + 1)
            position = end + 1
            // "喝了七分"
            if clause.signs.contains(.eat), (1...9).contains(count), isLastBut(end) {
                share(count / 10, at: bytes)
            }
            return true
        case .tenths:
            // "八成熟"
            if amounts.isKey(Self.done, end + 1) {
                position = end + 2
                return true
            }
            let bytes = bytes(position..<end + 1)
            position = end + 1
            share(count / 10, at: bytes)
            return true
        case .month:
            clause.unread.append(bytes(position..<end + 1))
            position = end + 1
            return true
        default: return false
        }
    }
}
