internal import FoodCatalog

// Words that name no food: what they say of the foods beside them, and of the clause.
extension ChineseClauseReading {
    /// Takes in a word that names no food, by what it says.
    mutating func take(_ word: ChineseWord) {
        let piece = amounts.pieces[position]
        position += 1
        if let state = bracketedState(piece) { return takeState(state, piece) }
        if let place = bracketed, Self.peels.contains(piece.key) {
            return change(place) { $0.isWithPeel = true }
        }
        // What a bracket behind a food says of other foods is not said of it: "小火鍋（沒吃王子麵）".
        if bracketed != nil, ![.sweet, .share, .ice, .with, .joint, .state].contains(word.kind) {
            isBracketDenied = isBracketDenied || word.kind == .deny || word.kind == .without
            return
        }
        if Self.breaking.contains(word.kind) { (isLacking, hasLacked) = (false, false) }
        switch word.kind {
        case .pill: takePill(piece)
        case .meal:
            waiting = nil
            clause.parts.append(.meal(word.tokens, piece.bytes))
        case .with: takeWith()
        case .joint: takeJoint()
        case .without:
            if isShareDenied() { return }
            (isLacking, hasLacked) = (true, false)
            clause.signs.insert(.without)
        case .deny: deny()
        case .less: takeLess(piece)
        case .size: takeSize(word, piece)
        case .not:
            if last != nil { passDenied() } else { clause.signs.insert(.not) }
        case .swap: takeSwap()
        case .lists: takeList(piece)
        case .given: clause.signs.insert(.given)
        case .sweet: takeSweetness(word.said)
        case .state: takeState(word.said, piece)
        case .share:
            // "雞腿便當（飯吃一半）" says it of the rice.
            if isBracketNamed || takePart(word.value, of: piece) { return }
            share(word.value, at: piece.bytes)
        case .span: clause.signs.insert(.nofood)
        case .others: takeOthers()
        case .split, .minute: takeSplit(piece)
        case .doing, .cook, .shop, .got, .cost: takeMaking(word)
        // "小火鍋點番茄鍋"
        case .oclock where Self.choosing.contains(piece.key) && isFood(position):
            takeEaten(Self.ordering, piece)
        case .eat, .left: takeEaten(word, piece)
        // "把我的布丁吃掉了": whose it is says nothing of who ate it.
        case .me where isOwning: position += 1
        case .fill: takeFill(piece)
        default: clause.signs.insert(word.kind)
        }
    }

    /// Small words, of which some say how something was weighed or left.
    private mutating func takeFill(_ piece: ChineseSegmenter.Piece) {
        // "不要辣"
        if isLacking, !hasLacked, Self.hot.contains(piece.key) { hasLacked = true }
        if Self.peels.contains(piece.key) { takePeel() }
        // "食剩三分一"
        if Self.leftovers.contains(piece.key),
            amounts.fraction(at: position) != nil || amounts.amount(at: position) != nil
                || kind(position) == .share
        {
            clause.signs.insert(.left)
        }
        clause.isUsed = clause.isUsed || Self.using.contains(piece.key)
        clause.signs.insert(.fill)
    }

    /// "加": what comes on top; of a size that was said in front of it so much was eaten.
    private mutating func takeWith() {
        // "宮保雞丁夾幾口", "燒賣六顆我夾兩顆": took, and ate.
        if isAmountOfNothingAhead {
            clause.signs.insert(.eat)
            isEatenBehind = last.map { amount(of: $0) != nil } ?? false
            return
        }
        isAdding = last != nil
        // "中碗才對 加溫泉蛋"
        if last == nil, let amount = waiting, clause.eaten == nil {
            clause.eaten = .amount(amount)
            waiting = nil
        }
        (isLacking, hasLacked) = (false, false)
    }

    /// "和": another food, in front of which what was counted alone was eaten of the clause before.
    private mutating func takeJoint() {
        // "一籠小籠包 8隻 同半碗麵"
        if last == nil, let amount = waiting, amount.isCounted, clause.eaten == nil {
            clause.eaten = .amount(amount)
            clause.isEatenFirst = true
            waiting = nil
        }
        (isLacking, hasLacked) = (false, false)
        clause.signs.insert(.joint)
    }

    /// "換成": had instead of what was said before.
    private mutating func takeSwap() {
        // "把飯改成200克" orders it.
        if (range.lowerBound..<position).contains(where: {
            Self.taking.contains(amounts.pieces[$0].key)
        }) {
            clause.signs.insert(.order)
        }
        isSwapping = true
        clause.isSwapped = last == nil
        // "大杯改成中杯"
        waiting = nil
    }

    /// "裡面有", "配菜": parts of the food behind which they are listed.
    private mutating func takeList(_ piece: ChineseSegmenter.Piece) {
        if Self.sides.contains(piece.key), !hasFoodAhead {
            // "兩樣配菜吃完": what comes with the dish.
            waiting = nil
            isPartNamed = last != nil
            return
        }
        clause.isInside = clause.isInside || Self.inside.contains(piece.key)
        if last == nil, clause.parts.allSatisfy({ !$0.isItem }) { clause.isList = true }
        if let last, isRightBehind(last) { change(last) { $0.isListed = true } }
    }

    /// "半糖": of the drink in front of it, or of the next one.
    private mutating func takeSweetness(_ said: String) {
        if let last, isRightBehind(last), !isSweetAhead {
            sweeten(upTo: last, said)
        } else {
            sweetness = said
        }
    }

    /// "跟朋友", "媽媽煮的", "給小孩": somebody else was there, made it or had it.
    private mutating func takeOthers() {
        let isCompany = kind(position - 2) == .joint || isCounted(position - 2)
        // "外婆家"
        if isHome(position) {
            position += 1
            return
        }
        // "給小孩"
        if clause.signs.contains(.given), !isMine(position) {
            // "水餃15顆留5顆給媽媽": what was not left is mine.
            if clause.signs.contains(.left), last != nil { clause.signs.insert(.me) }
            clause.signs.insert(.others)
            return
        }
        if isCompany {
            clause.signs.insert(.person)
        } else if !Self.taking.contains(key(position)),
            !Self.served.contains(key(position - 1)), isMakerAhead
        {
            clause.signs.insert(.got)
        } else if Self.served.contains(key(position - 1)) || !isMaker {
            // "我弟", "我老公": mine, but not me.
            if kind(position - 2) == .me { clause.signs.remove(.me) }
            clause.signs.insert(.others)
        }
    }

    /// "分": shared with somebody, given to one, or got from one.
    private mutating func takeSplit(_ piece: ChineseSegmenter.Piece) {
        // "哥哥分我半包"
        if kind(position) == .me {
            clause.signs.formUnion([.got, .me])
            return
        }
        // "水餃分老公一半"
        if kind(position) == .others, last != nil {
            clause.signs.insert(.given)
            return
        }
        clause.signs.insert(.split)
        let people = (company ?? 1) + 1
        shareOut(among: people)
        // "潛艇堡和同學對分": half of the one that was there.
        if Self.halving.contains(piece.key) {
            for place in clause.parts.indices {
                change(place) { if !$0.isPot { $0.isShared = false } }
            }
        }
        shareBehind(1 / people)
    }

    /// "自己煮的", "市場買的": where the food behind it comes from says nothing of the clause.
    private mutating func takeMaking(_ word: ChineseWord) {
        if word.kind == .shop, kind(position) == .got, isOf(position + 1) {
            position += 2
        } else if word.kind == .doing, Self.whiles.contains(key(position)) {
            // "上課前地瓜一條": when it was.
            position += 1
        } else if !isOf(position) {
            clause.signs.insert(word.kind)
        } else {
            position += 1
        }
    }

    /// "吃", "剩": eaten, chosen or left over.
    private mutating func takeEaten(_ word: ChineseWord, _ piece: ChineseSegmenter.Piece) {
        clause.signs.insert(word.kind)
        // "夜市牛排點雞腿排": what it was chosen from.
        if Self.choosing.contains(piece.key), let last, isRightBehind(last),
            amount(of: last) == nil,
            isFood(position)
        {
            clause.parts.remove(at: last)
        }
        isEatenBehind = last.map { amount(of: $0) != nil } ?? false
        // "還剩兩塊雞排", unlike "雞排剩一半".
        if word.kind == .left, last == nil { clause.signs.insert(.rest) }
    }

    /// Words of a new thought, behind which nothing is lacking any more: "去巷口吃了麵".
    private static let breaking: Set<Kind> = [
        .eat, .place, .shop, .got, .day, .part, .others, .me, .meal,
    ]

    /// "維他命C 兩顆": told as not understood, with its amount.
    private mutating func takePill(_ word: ChineseSegmenter.Piece) {
        clause.unread.append(word.bytes)
        waiting = nil
        while amounts.isSpace(position), range.contains(position) { position += 1 }
        while range.contains(position), let (_, end) = amounts.amount(at: position),
            end <= range.upperBound
        {
            position = amounts.unit(behind: end)?.end ?? end
            while amounts.isSpace(position), range.contains(position) { position += 1 }
        }
        position = min(position, range.upperBound)
    }

    private static let ordering = ChineseWord(kind: .eat, said: "ate")

    private func amount(of place: Int) -> ChineseAmount? {
        guard case .item(let item) = clause.parts[place] else { return nil }
        return item.amount
    }

    private static func key(_ scalars: some Sequence<UInt32>) -> WordHash {
        var key = WordHash.han
        for scalar in scalars { key.add(han: scalar) }
        return key
    }

    private var isSweetAhead: Bool {
        guard case .food = piece(position) else { return false }
        return true
    }

    private static let of = HanText.key(ofName: "的")

    func isOf(_ position: Int) -> Bool {
        range.contains(position) && amounts.pieces[position].key == Self.of
    }

    private static let made = HanText.key(ofName: "煮的")

    func isMade(_ position: Int) -> Bool { amounts.pieces[position].key == Self.made }

    /// Half for each of two.
    mutating func shareOut(among people: Double) {
        for place in clause.parts.indices {
            change(place) { item in
                item.share = item.share ?? 1 / people
                item.isShared = true
            }
        }
    }

    /// Says the part of what the clauses before it name, or of what is named next.
    mutating func shareBehind(_ share: Double) {
        guard last == nil else { return }
        if hasFoodAhead {
            pendingShare = share
        } else {
            clause.eaten = .share(share)
            clause.isEatenFirst = true
        }
    }

    /// Where the word ends that says that people share: "兩個人一起分".
    func splitEnd(behind start: Int) -> Int? {
        (start..<range.upperBound).first { kind($0) == .split || kind($0) == .minute }
            .map { $0 + 1 }
    }

    /// Says the sweetness of the last item up to a place that comes so sweet: "四季春加椰果半糖".
    private mutating func sweeten(upTo place: Int, _ sweetness: String) {
        for place in (0...place).reversed() {
            guard case .item(var item) = clause.parts[place] else { continue }
            let isSweet = sweeten(&item, sweetness)
            clause.parts[place] = .item(item)
            if isSweet || !item.isAddition { return }
        }
    }

    /// - Returns: whether it comes so sweet.
    @discardableResult
    func sweeten(_ item: inout ChineseLine.Item, _ sweetness: String) -> Bool {
        item.sweetness = sweetness
        // "黑糖珍珠鮮奶 正常甜": its sweetness is its syrup's.
        if item.scalars.starts(with: Self.syrup) { return true }
        // Of what a name means in Hong Kong alone.
        if case .food(let word) = item.name, word == Self.key(item.scalars).inside(.hongKong) {
            let sweet = sweetness.unicodeScalars.map { HanText.folded($0.value) }
            let own = Self.key(sweet + item.scalars).inside(.hongKong)
            if index.number(of: own) >= 0 {
                item.name = .food(own)
                return true
            }
        }
        // "熟成紅茶" is a kind of "紅茶".
        for start in 0..<max(1, item.scalars.count - 1) {
            let name = item.scalars.dropFirst(start)
            // What no drink comes in is what comes nearest.
            for sweetness in [sweetness, Self.nearest[sweetness] ?? sweetness] {
                guard let name = index.name(of: sweetness, before: name) else { continue }
                item.name = .food(name)
                return true
            }
        }
        return false
    }

    private static let syrup = HanText.folded("黑糖")
    private static let nearest = ["一分糖": "微糖"]
}

extension FoodIndex {
    /// The food that is called by a word and a name behind it: 半糖 and 奶茶.
    fileprivate func name(of word: String, before name: ArraySlice<UInt32>) -> WordHash? {
        known(word.unicodeScalars.map { HanText.folded($0.value) } + name)
    }
}
