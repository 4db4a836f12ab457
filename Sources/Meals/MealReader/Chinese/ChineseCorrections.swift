internal import FoodCatalog

// What a line takes back itself: "雞腿飯...不對 是排骨飯", "大碗 打錯 中碗才對", "那堤換燕麥奶".
extension ChineseLine {
    /// Takes what a clause says instead of what was said before it in the same line.
    ///
    /// A line that begins with a correction is about what was told before, and left to those who know it.
    mutating func correct(_ clause: inout Clause, startsWithBeing: Bool) {
        guard clauses.contains(where: \.hasFood) else {
            correctAmount(&clause)
            return
        }
        let isWrong = clause.signs.contains(.wrong)
        // "不是肉鬆的，是鮪魚的"
        if clause.signs.contains(.not) {
            clause.signs.remove(.not)
            clause.parts.removeAll(where: \.isItem)
            (clause.eaten, clause.unknown) = (nil, [])
            isDenying = true
            return
        }
        let isSaidInstead = isDenying && startsWithBeing
        isDenying = false
        guard isWrong || isSaidInstead || isCorrecting && !clause.isOfOthers else { return }
        clause.signs.remove(.wrong)
        // "不對，我還吃了白飯" tells more.
        if isWrong, clause.signs.contains(.eat), clause.signs.contains(.me), clause.hasFood {
            return
        }
        isCorrecting = false
        let items = clause.parts.filter(\.isItem)
        // "打錯 中碗才對 加溫泉蛋"
        if !items.isEmpty, case .amount(let amount)? = clause.eaten {
            clause.eaten = nil
            changeLast { $0.correct(amount) }
        } else if !items.isEmpty {
            for part in clause.parts.indices {
                guard case .item(var item) = clause.parts[part], !item.isAddition else { continue }
                if let old = takeOut(item) { item.inherit(old) }
                clause.parts[part] = .item(item)
                // What is listed further is had besides.
                if items.count > 1 { break }
            }
            clause.signs.remove(.order)
        } else if let eaten = clause.eaten {
            clause.eaten = nil
            changeLast { item in
                switch eaten {
                case .share(let share): item.share = share
                case .amount(let amount): item.correct(amount)
                }
                item.isEatenTold = true
            }
        } else {
            isCorrecting = true
            if clause.isOfOthers { clause.signs.subtract([.others, .eat]) }
        }
    }

    /// "吃了兩個,不對,三個包子": an amount that was told before its food, and told anew.
    private mutating func correctAmount(_ clause: inout Clause) {
        guard !clause.signs.isDisjoint(with: [.wrong, .not]), let told = clauses.indices.last,
            clauses[told].signs.contains(.eat), case .amount? = clauses[told].eaten
        else { return }
        clauses[told].eaten = nil
        clause.signs.subtract([.wrong, .not])
        clause.signs.insert(.eat)
    }

    /// Takes out what is said otherwise: what is called the same, else the last food.
    private mutating func takeOut(_ item: Item) -> Item? {
        for place in clauses.indices.reversed() {
            for part in clauses[place].parts.indices.reversed() {
                guard case .item(let old) = clauses[place].parts[part],
                    old.scalars.elementsEqual(item.scalars)
                else { continue }
                clauses[place].parts.remove(at: part)
                return old
            }
        }
        guard let place = clauses.lastIndex(where: \.hasFood),
            let part = clauses[place].parts.lastIndex(where: \.isItem),
            case .item(let old) = clauses[place].parts[part]
        else { return nil }
        clauses[place].parts.remove(at: part)
        return old
    }

    /// "那堤大杯 換燕麥奶": of the food before it.
    mutating func swap(_ clause: inout Clause) {
        guard clause.isSwapped else { return }
        // "本來想喝可樂 後來改點綠茶": had instead of what was only wanted.
        if clauses.last(where: \.hasFood)?.signs.contains(.plan) == true, clause.hasFood {
            clause.signs.insert(.eat)
            return
        }
        guard clauses.contains(where: \.hasFood) else {
            // "換家早餐店吃蛋餅": another shop, and what was eaten there.
            if clause.signs.isDisjoint(with: [.eat, .got]) { clause.signs.insert(.order) }
            return
        }
        guard let part = clause.parts.firstIndex(where: \.isItem),
            case .item(let new) = clause.parts[part]
        else {
            if case .amount(let amount)? = clause.eaten {
                clause.eaten = nil
                changeLast { $0.correct(amount) }
            }
            return
        }
        var isTaken = false
        let index = index
        changeLast { item in
            isTaken =
                item.becomes(with: new.scalars) || item.become(new.name, new.scalars, index)
        }
        if isTaken { clause.parts.remove(at: part) }
    }
}

extension ChineseLine.Item {
    /// Takes over how much it is where only what it is was corrected.
    fileprivate mutating func inherit(_ old: ChineseLine.Item) {
        if amount == nil {
            amount = old.amount
        } else if let told = old.amount, amount?.count == nil, told.count != nil {
            amount?.count = told.count
        }
        share = share ?? old.share
        isShared = isShared || old.isShared
    }

    /// Takes another amount for its own.
    mutating func correct(_ other: ChineseAmount) {
        guard let told = amount else {
            amount = other
            return
        }
        if other.count == nil {
            amount?.measure = other.measure
            amount?.isCup = other.isCup
        } else {
            amount = other
            if other.isBare {
                amount?.measure = told.measure
                amount?.isCup = told.isCup
            }
        }
    }

    /// "雞腿便當換紫米飯": whether it is other rice that comes with a dish.
    fileprivate func becomes(with part: ArraySlice<UInt32>) -> Bool {
        hasRice && !isRice && scalars.count > 2 && part.last == Self.rice
    }

    private static let rice = HanText.folded("飯").first

    /// Becomes the dish that has another thing in it: 拿鐵 with 燕麥奶.
    ///
    /// - Returns: whether such a dish is known, or nobody can tell them apart.
    mutating func become(
        _ other: Name, _ part: ArraySlice<UInt32>, _ index: FoodIndex
    ) -> Bool {
        let base = scalars.suffix(2)
        let stem = part.last == Self.milk ? part.dropLast() : part
        for candidate in [part + scalars, scalars + part, stem + scalars, part + base, stem + base]
        {
            if let known = index.known(candidate) {
                (name, scalars) = (.food(known), candidate[...])
                return true
            }
        }
        // A milk is in a drink, and no drink beside it.
        return part.last == Self.milk && isDrink
    }

    private var isDrink: Bool {
        Self.drinks.contains { scalars.suffix($0.count).elementsEqual($0) }
    }

    private static let milk = HanText.folded("奶").first

    /// Gives way to what was had instead.
    mutating func swap(
        _ other: Name, _ piece: ChineseSegmenter.Piece, _ index: FoodIndex
    ) {
        // "飯換地瓜" is no rice with sweet potato.
        if !isRice, becomes(with: piece.scalars) || become(other, piece.scalars, index) { return }
        // "可樂換zero"
        if case .latin(let letters) = other,
            let known = index.known(
                scalars + letters.unicodeScalars.map { HanText.folded($0.value) })
        {
            name = .food(known)
            return
        }
        swapped = scalars
        (name, scalars, bytes) = (other, piece.scalars, bytes.lowerBound..<piece.bytes.upperBound)
    }
}
