internal import FoodCatalog

// What was left away, had instead, or was only a piece: "飯沒吃", "換燕麥奶", "一隻腿".
extension ChineseClauseReading {
    func isFood(_ position: Int) -> Bool {
        if case .food = piece(position) { true } else { false }
    }

    /// "不要蒜苗", "no cheese": whether what is named is lacking.
    mutating func lacks(_ name: ChineseLine.Item.Name) -> Bool {
        if case .latin(let letters) = name,
            Self.withouts.contains(where: { letters.lowercased().hasPrefix($0 + " ") })
        {
            clause.signs.insert(.without)
            return true
        }
        guard isLacking else { return false }
        // "沒有加蛋的蛋餅"
        if hasLacked, position > range.lowerBound + 1, !isRightBehindLacked {
            (isLacking, hasLacked) = (false, false)
            return false
        }
        hasLacked = true
        leavePart(name, amounts.pieces[position - 1])
        return true
    }

    private static let withouts = without.split(separator: "\n")

    /// Whether the piece before is another thing that is lacking: "不要蔥蒜".
    private var isRightBehindLacked: Bool {
        switch piece(position - 2) {
        case .food, .unknown: true
        default: false
        }
    }

    /// "冇飲湯", "湯沒喝": what was not had of a dish; else that nothing was had.
    mutating func deny() {
        // "丟幾顆草莓": threw it in.
        if Self.throwing.contains(amounts.pieces[position - 1].key), hasFoodAhead,
            amounts.amount(at: position) != nil
        {
            clause.signs.insert(.joint)
            return
        }
        let isWasted = Self.wasting.contains(amounts.pieces[position - 1].key)
        if isShareDenied() || isEatenBefore || isWasted && clause.signs.contains(.eat) { return }
        // "一顆沒吃": of what was named before.
        if last == nil, waiting?.isCounted == true, !hasFoodAhead {
            clause.signs.insert(.left)
            return
        }
        if isPartNamed, !hasFoodAhead {
            isPartNamed = false
            return
        }
        if last != nil, isPartAhead {
            (isLacking, hasLacked) = (true, false)
            return
        }
        // "蛋餅 豆漿沒喝", unlike "豆漿沒喝"
        if let last, isRightBehind(last), !hasFoodAhead, isDeniedAlone(last) || isPart(last) {
            change(last) { $0.share = 0 }
            return
        }
        clause.signs.insert(.deny)
    }

    /// "喝一半就丟了": how much was had is told.
    private var isEatenBefore: Bool {
        guard clause.signs.contains(.eat), !hasFoodAhead else { return false }
        if case .share = clause.eaten { return true }
        guard let last, case .item(let item) = clause.parts[last] else { return false }
        return item.share != nil && !item.isShared
    }

    private func isPart(_ place: Int) -> Bool {
        guard case .item(let item) = clause.parts[place] else { return false }
        return item.isPart
    }

    private func isDeniedAlone(_ last: Int) -> Bool {
        clause.parts.count(where: \.isItem) > 1
            && clause.signs.isDisjoint(with: [.joint, .each, .all])
    }

    /// "一半沒吃": the other half was.
    mutating func isShareDenied() -> Bool {
        guard clause.signs.isDisjoint(with: [.eat, .left]), !hasFoodAhead else { return false }
        if case .share(let share)? = clause.eaten {
            clause.eaten = .share(1 - share)
            return true
        }
        guard let last, isRightBehind(last), case .item(let item) = clause.parts[last],
            let share = item.share, !item.isShared
        else { return false }
        change(last) { $0.share = 1 - share }
        return true
    }

    /// Whether a part of a dish is named next: "湯" in "冇飲湯".
    private var isPartAhead: Bool {
        var place = position
        while place < range.upperBound, kind(place) == .fill { place += 1 }
        guard
            isFood(place)
                || piece(place).map({ if case .unknown = $0 { true } else { false } }) == true
        else { return false }
        return ChineseLine.isPart(amounts.pieces[place].scalars)
    }

    /// "少飯": less of the rice of a dish.
    mutating func takeLess(_ word: ChineseSegmenter.Piece) {
        clause.signs.insert(.less)
        // "熱鴛鴦少奶": more or less of what is in a drink anyway.
        if let last, case .item(let drink) = clause.parts[last], drink.isDrinkOrSweet,
            isFood(position), Self.mixed.contains(amounts.pieces[position].key)
        {
            position += 1
            return
        }
        guard let name = piece(position), case .food = name,
            ChineseLine.isPart(amounts.pieces[position].scalars)
        else { return }
        let part = amounts.pieces[position]
        position += 1
        guard case .food(let key) = name else { return }
        clause.parts.append(
            .item(
                ChineseLine.Item(
                    name: .food(key), bytes: part.bytes, scalars: part.scalars,
                    share: Self.fewer.contains(word.key) ? 0.6 : 1, isOfDish: true)))
    }

    /// "大的", "小的": the size of what stands before it.
    mutating func takeSize(_ word: ChineseWord, _ piece: ChineseSegmenter.Piece) {
        let amount = ChineseAmount(measure: word.tokens, bytes: piece.bytes)
        if waiting == nil, let last, isRightBehind(last), isAlone(position) {
            change(last) { item in
                if item.amount == nil {
                    item.amount = amount
                } else if item.amount?.measure.isEmpty == true || item.amount?.isCup == true {
                    item.amount?.add(amount)
                }
            }
        } else if isFood(position) || amounts.isKey(Self.own, position) && isFood(position + 1) {
            if waiting == nil { waiting = amount } else { waiting?.add(amount) }
            waitingEnd = position - 1
        } else if last == nil, !hasFoodAhead {
            clause.eaten = clause.eaten ?? .amount(amount)
        }
    }

    /// "大的", "中 無糖", unlike "小辣".
    private func isAlone(_ position: Int) -> Bool {
        switch piece(position) {
        case nil, .mark: true
        case .word(let word):
            ![.fill, .taste].contains(word.kind)
                || Self.belonging.contains(amounts.pieces[position].key)
        default: false
        }
    }

    private static let own = HanText.key(ofName: "的")

    /// Passes over what it was not: "是中杯不是大杯".
    mutating func passDenied() {
        while position < range.upperBound {
            if case .mark = amounts.pieces[position].content, !amounts.isSpace(position) { return }
            if Self.being.contains(amounts.pieces[position].key) { return }
            position += 1
        }
    }

    /// Whether what is named takes the place of the food before it.
    mutating func swap(_ name: ChineseLine.Item.Name, _ piece: ChineseSegmenter.Piece) -> Bool {
        guard let last, case .item(var item) = clause.parts[last] else { return false }
        item.swap(name, piece, index)
        clause.parts[last] = .item(item)
        return true
    }

    /// "芭樂連皮200克", "連皮的西瓜500克"
    mutating func takePeel() {
        if let last, isRightBehind(last) {
            change(last) { $0.isWithPeel = true }
        } else {
            isWithPeel = true
        }
    }

    /// "蛋餅切六塊": one, in so many pieces.
    mutating func takeCut(_ amount: ChineseAmount, from start: Int) -> Bool {
        guard start > range.lowerBound, amount.isPieces, let count = amount.count else {
            return false
        }
        // "切四塊吃三塊"
        if let whole = cutInto, last == nil, clause.signs.contains(.eat), count <= whole {
            clause.eaten = .share(count / whole)
            return true
        }
        guard Self.cutting.contains(amounts.pieces[start - 1].key), count > 1 else { return false }
        if last == nil, !hasFoodAhead {
            cutInto = count
            return true
        }
        guard let last, isRightBehind(last), case .item(let item) = clause.parts[last], item.isCutUp
        else { return false }
        let place = item.bytes.lowerBound..<item.bytes.lowerBound
        change(last) { item in
            item.cutInto = count
            item.amount =
                item.amount ?? ChineseAmount(count: 1, isCounted: true, bytes: place)
        }
        return true
    }

    /// "四分一隻", "三分二碗": a part of what something comes in.
    mutating func takePart(_ value: Double, of word: ChineseSegmenter.Piece) -> Bool {
        guard amounts.isMeasure(position), let measure = amounts.word(position),
            measure.kind != .size
        else { return false }
        let amount = ChineseAmount(
            count: value, measure: measure.tokens, isCounted: true,
            counter: amounts.pieces[position].key,
            bytes: word.bytes.lowerBound..<amounts.pieces[position].bytes.upperBound)
        position -= 1
        take(amount, position + 2, isTrailing: isTrailing)
        return true
    }

    /// "總匯大披薩", "披薩總匯": of which kind a dish is, by a word that is no food.
    mutating func takeKind(_ piece: ChineseSegmenter.Piece) -> Bool {
        guard let last, isRightBehind(last), case .item(let dish) = clause.parts[last],
            dish.isFilled,
            let known = index.known(piece.scalars + dish.scalars)
        else { return false }
        change(last) { $0.name = .food(known) }
        return true
    }

    /// The food that it is with the unknown word before it, which is its kind.
    mutating func kind(before piece: ChineseSegmenter.Piece) -> WordHash? {
        guard let place = unknownPlace, place >= position - 3, clause.unknown.isEmpty == false,
            let known = index.known(amounts.pieces[place].scalars + piece.scalars)
        else { return nil }
        clause.unknown.removeLast()
        unknownPlace = nil
        return known
    }

    /// "鮮奶換成豆奶的拿鐵": the milk that is in a drink is none beside it.
    mutating func takeMilk(into item: inout ChineseLine.Item) {
        guard let last, isRightBehind(last), case .item(let milk) = clause.parts[last],
            milk.swapped != nil, milk.amount == nil,
            item.become(milk.name, milk.scalars, index)
        else { return }
        clause.parts.remove(at: last)
    }

    /// "沒吃餡": a part of the dish before that was not had.
    mutating func leavePart(_ name: ChineseLine.Item.Name, _ piece: ChineseSegmenter.Piece) {
        guard last != nil, ChineseLine.isPart(piece.scalars) else { return }
        clause.parts.append(
            .item(
                ChineseLine.Item(
                    name: name, bytes: piece.bytes, scalars: piece.scalars, share: 0)))
    }

    /// "菜都沒吃", "只吃皮": a part of a dish that is called no food.
    mutating func takePart(_ piece: ChineseSegmenter.Piece) -> Bool {
        guard ChineseLine.isPart(piece.scalars) else { return false }
        let isOnly = last(isOnly: position - 2)
        if let last, !isOnly {
            // "便當菜只吃一半"
            if case .item(let dish) = clause.parts[last], isRightBehind(last), waiting == nil,
                dish.bytes.upperBound == piece.bytes.lowerBound, dish.hasRice, !dish.isRice
            {
                clause.parts.append(
                    .item(
                        ChineseLine.Item(
                            name: .unknown, bytes: piece.bytes, scalars: piece.scalars)))
                return true
            }
            isPartNamed = true
            return true
        }
        guard waiting == nil else { return false }
        clause.parts.append(
            .item(
                ChineseLine.Item(
                    name: .unknown, bytes: piece.bytes, scalars: piece.scalars, isOnly: isOnly)))
        return true
    }

    /// "飯1 魚1 菜2", "菜和豆腐": what is called by a part of a dish, and counted or listed beside other foods.
    func plainFood(_ piece: ChineseSegmenter.Piece) -> WordHash? {
        guard let name = Self.plain[piece.key], !last(isOnly: position - 2) else { return nil }
        if let last, case .item(let item) = clause.parts[last],
            item.hasRice && !item.isRice || item.hasSoup
        {
            return nil
        }
        let isListed =
            kind(position) == .joint || kind(position - 2) == .joint
            || range.contains(position) && isListMark(position)
            || range.contains(position - 2) && isListMark(position - 2)
        guard
            waiting != nil || amounts.amount(at: position) != nil
                || isListed && (position..<range.upperBound).contains(where: isFood)
                || isListed && last != nil
        else { return nil }
        return index.known(HanText.folded(name))
    }

    /// Whether a word says that nothing but what follows was had.
    func last(isOnly position: Int) -> Bool {
        range.contains(position) && Self.only.contains(amounts.pieces[position].key)
    }

    /// "只吃一個蛋黃"
    func isOnlyOfEgg(_ piece: ChineseSegmenter.Piece) -> Bool {
        guard let amount = waiting, Self.eggs.contains(piece.key) else { return false }
        var place = position - 2
        while place > range.lowerBound,
            amounts.pieces[place].bytes.lowerBound >= amount.bytes.lowerBound
        {
            place -= 1
        }
        return last(isOnly: place)
    }

    /// "我分到一隻腿": a piece of the bird or the fish that was named.
    mutating func takePiece(_ piece: ChineseSegmenter.Piece) -> Bool {
        guard let amount = waiting, ChineseLine.isPiece(piece.scalars) else { return false }
        waiting = nil
        clause.parts.append(
            .item(
                ChineseLine.Item(
                    name: .unknown, bytes: piece.bytes, scalars: piece.scalars, amount: amount,
                    isPiece: true)))
        return true
    }
}
