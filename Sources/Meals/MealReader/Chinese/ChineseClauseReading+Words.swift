internal import FoodCatalog

// Words that name no food: what they say of the foods beside them, and of the clause.
extension ChineseClauseReading {
    mutating func take(_ word: ChineseWord) {
        let piece = amounts.pieces[position]
        position += 1
        // What a bracket behind a food says of other foods is not said of it: "小火鍋（沒吃王子麵）".
        if bracketed != nil, ![.sweet, .share, .ice, .with, .joint].contains(word.kind) {
            isBracketDenied = isBracketDenied || word.kind == .deny || word.kind == .without
            return
        }
        switch word.kind {
        case .meal:
            waiting = nil
            clause.parts.append(.meal(word.tokens, piece.bytes))
        case .with: isAdding = last != nil
        case .without:
            isLacking = true
            clause.signs.insert(.without)
        case .sweet:
            if let last, isRightBehind(last), !isSweetAhead {
                sweeten(at: last, word.said)
            } else {
                sweetness = word.said
            }
        case .share:
            // "雞腿便當（飯吃一半）" says it of the rice.
            if !isBracketNamed { share(word.value, at: piece.bytes) }
        case .span: clause.signs.insert(.nofood)
        case .others:
            // "跟朋友", "媽媽煮的"
            let isCompany = kind(position - 2) == .joint
            let isMaker =
                (kind(position) == .doing || kind(position) == .cook)
                && (isOf(position + 1) || isMade(position))
                || isOf(position)
                || isOf(position + 1) && kind(position) != .eat && hasFoodAhead
            if isCompany {
                clause.signs.insert(.person)
            } else if !isMaker {
                // "我弟", "我老公": mine, but not me.
                if kind(position - 2) == .me { clause.signs.remove(.me) }
                clause.signs.insert(.others)
            }
        case .split, .minute:
            clause.signs.insert(.split)
            shareOut(among: 2)
            if last == nil { clause.eaten = .share(0.5) }
            if last == nil { clause.eaten = .share(0.5) }
        case .doing, .cook, .shop:
            // "自己煮的", "市場買的"
            if word.kind == .shop, kind(position) == .doing, isOf(position + 1) {
                position += 2
            } else if !isOf(position) {
                clause.signs.insert(word.kind)
            } else {
                position += 1
            }
        case .eat, .left:
            clause.signs.insert(word.kind)
            isEatenBehind = last.map { amount(of: $0) != nil } ?? false
            // "還剩兩塊雞排", unlike "雞排剩一半".
            if word.kind == .left, last == nil { clause.signs.insert(.rest) }
        default: clause.signs.insert(word.kind)
        }
    }

    private func amount(of place: Int) -> ChineseAmount? {
        guard case .item(let item) = clause.parts[place] else { return nil }
        return item.amount
    }

    private var isSweetAhead: Bool {
        guard case .food = piece(position) else { return false }
        return true
    }

    private static let of = HanText.key(ofName: "的")

    private func isOf(_ position: Int) -> Bool {
        range.contains(position) && amounts.pieces[position].key == Self.of
    }

    private static let made = HanText.key(ofName: "煮的")

    private func isMade(_ position: Int) -> Bool { amounts.pieces[position].key == Self.made }

    /// Half for each of two.
    mutating func shareOut(among people: Double) {
        for place in clause.parts.indices {
            change(place) { item in
                item.share = item.share ?? 1 / people
                item.isShared = true
            }
        }
    }

    func isSplit(behind start: Int) -> Bool {
        (start..<range.upperBound).contains { kind($0) == .split || kind($0) == .minute }
    }

    private mutating func sweeten(at place: Int, _ sweetness: String) {
        guard case .item(var item) = clause.parts[place] else { return }
        sweeten(&item, sweetness)
        clause.parts[place] = .item(item)
    }

    func sweeten(_ item: inout ChineseLine.Item, _ sweetness: String) {
        if let name = index.name(of: sweetness, before: item.scalars) { item.name = .food(name) }
    }
}

extension FoodIndex {
    /// The food that is called by a word and a name behind it: 半糖 and 奶茶.
    fileprivate func name(of word: String, before name: ArraySlice<UInt32>) -> WordHash? {
        known(word.unicodeScalars.map { HanText.folded($0.value) } + name)
    }
}
