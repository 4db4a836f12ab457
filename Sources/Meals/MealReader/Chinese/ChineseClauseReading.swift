internal import FoodCatalog

/// Reads one clause of a line from left to right.
struct ChineseClauseReading {
    typealias Kind = ChineseWord.Kind

    let range: Range<Int>
    let amounts: ChineseAmounts
    let index: FoodIndex
    var clause = ChineseLine.Clause()
    /// An amount that waits for its food.
    var waiting: ChineseAmount?
    /// The last position of what waits.
    var waitingEnd = 0
    /// Energy that waits for its food: "125大卡的餅乾".
    var energy: (value: Double, bytes: Range<Int32>)?
    /// The state in which the next food was weighed, and where that is said: "乾重40克的燕麥".
    var state: (name: String, bytes: Range<Int32>)?
    /// The diameter that waits for what has one.
    var inches: Double?
    /// Sweetness that waits for its drink, by the key of its word.
    var sweetness: String?
    var isAdding = false
    var isLacking = false
    /// Whether something that is lacking was named right before.
    var hasLacked = false
    /// Whether what follows was had instead of what stands before: "可樂換無糖茶".
    var isSwapping = false
    /// What part of all that the clause names was the speaker's, where that stands in front of it: "兩個人分鹹酥雞".
    var pendingShare: Double?
    /// Whether a part of the dish before was named that is no food: "菜".
    var isPartNamed = false
    /// How many were in the speaker's company: "跟三個朋友".
    var company: Double?
    /// The item right behind which a bracket was opened.
    var bracketed: Int?
    /// Whether the bracket says what was not eaten.
    var isBracketDenied = false
    /// Whether the bracket named a food, of which it says the rest.
    var isBracketNamed = false
    /// Whether what follows was weighed with its peel.
    var isWithPeel = false
    /// Where the last unknown word stands.
    var unknownPlace: Int?
    var position: Int

    /// Whether a verb of eating, or what is left, stands behind the last food.
    var isEatenBehind = false

    /// Into how many pieces what was named before was cut: "切四塊吃三塊".
    var cutInto: Double?

    /// Whether next to nothing of it was left: "飯剩一點".
    var isAlmostAll = false

    /// Whether something was counted by "幾", which asks as well as says.
    var hasFew = false

    init(range: Range<Int>, amounts: ChineseAmounts, index: FoodIndex) {
        (self.range, self.amounts, self.index) = (range, amounts, index)
        position = range.lowerBound
    }

    func kind(_ position: Int) -> Kind? {
        range.contains(position) ? amounts.kind(position) : nil
    }

    /// Where the last item stands among the parts.
    var last: Int? {
        clause.parts.lastIndex(where: \.isItem)
    }

    mutating func change(_ place: Int, _ body: (inout ChineseLine.Item) -> Void) {
        guard case .item(var item) = clause.parts[place] else { return }
        body(&item)
        clause.parts[place] = .item(item)
    }

    mutating func read() {
        var isTrailing = self.isTrailing
        while position < range.upperBound {
            if takeTime() || takeCounted() || takeShare() { continue }
            if let (amount, end) = amounts.amount(at: position), end <= range.upperBound {
                take(amount, end, isTrailing: isTrailing)
                continue
            }
            switch amounts.pieces[position].content {
            case .food(let name): takeFood(.food(name))
            case .latin(let letters): takeFood(.latin(letters))
            case .unknown: takeUnknown()
            case .word(let word): take(word)
            case .slashed:
                clause.unread.append(amounts.pieces[position].bytes)
                position += 1
            case .number, .times, .clock: position += 1
            case .mark:
                leaveHeading()
                passBracket()
                isAdding = false
                (isLacking, hasLacked) = (false, false)
                let isNext = isListMark(position)
                position += 1
                if isNext { isTrailing = self.isTrailing }
            }
        }
        if last == nil { clause.sweetness = sweetness }
        clause.isWithPeel = isWithPeel && last == nil
        if isAlmostAll, let last { change(last) { $0.share = $0.share ?? 1 } }
        // "飯唔要"
        if isLacking, !hasLacked, let last, isRightBehind(last) { change(last) { $0.share = 0 } }
        if let waiting, !waiting.isBare {
            if let last {
                change(last) { $0.amount = $0.amount ?? waiting }
            } else if waiting.isCounted || waiting.isMeasured {
                clause.eaten = .amount(waiting)
            }
        }
        if let pendingShare {
            for place in clause.parts.indices {
                change(place) { item in
                    item.isShared = item.share == nil
                    item.share = item.share ?? pendingShare
                }
            }
        }
        if let energy { clause.parts.append(.energy(energy.value, energy.bytes)) }
        if hasFew, isAsking { clause.signs.insert(.ask) }
    }

    /// Whether "幾" asks how many: of a whole day, of all, or of nothing that is named behind it.
    private var isAsking: Bool {
        clause.signs.contains(.sum)
            || clause.parts.contains { part in
                if case .time(let time, _) = part {
                    time.day != nil && time.clock == nil
                } else {
                    false
                }
            }
    }

    /// "關東煮：白蘿蔔兩塊、米血一串": what stands before a colon says what is listed behind it, and is not eaten beside it.
    private mutating func leaveHeading() {
        guard amounts.pieces[position].scalars.first == Self.colon, let place = last,
            clause.parts.count(where: \.isItem) == 1,
            case .item(let item) = clause.parts[place], item.amount == nil, item.energy == nil,
            hasFoodAhead
        else { return }
        // "自助餐：滷雞腿、青菜": of which one has servings.
        if item.isMenu(index), item.isCanteen, !item.isRiceBox {
            change(place) { $0.isListed = true }
        } else if item.isWhole {
            // "車仔麵:幼麵、魚蛋、豬皮": what is in it.
            change(place) { $0.isListed = true }
        } else {
            clause.parts.remove(at: place)
        }
    }

    private static let colon: UInt32 = 0x3A

    private mutating func passBracket() {
        let piece = amounts.pieces[position]
        if ChineseBrackets.isOpening(piece) {
            bracketed = last.flatMap { isRightBehind($0) ? $0 : nil }
            (isBracketDenied, isBracketNamed) = (false, false)
        } else if ChineseBrackets.isClosing(piece) {
            bracketed = nil
            isBracketNamed = false
        }
    }

    /// "麻油味", "牛奶口味": what something tastes of.
    private mutating func takeFlavour() -> Bool {
        guard kind(position) == .flavour else { return false }
        position += 1
        return true
    }

    /// "蒸蛋（用兩顆蛋）": what a bracket behind a food names is in it. Of a menu it says what was taken of it: "自助餐（雞腿、青菜）".
    private mutating func isInBracketed() -> Bool {
        // A colon in the bracket began another clause.
        guard let place = bracketed, !isAdding, clause.parts.indices.contains(place),
            case .item(let head) = clause.parts[place]
        else { return false }
        guard head.isMenu(index), !isBracketDenied else {
            waiting = nil
            isBracketNamed = true
            return true
        }
        if head.isRiceBox, let food = onlyFoodOfBracket {
            // "便當（雞腿）": with what it is.
            if let known = index.known(food + head.scalars) {
                change(place) { ($0.name, $0.scalars) = (.food(known), food + head.scalars) }
            }
            isBracketNamed = true
            return true
        }
        // "餐盒（紫米飯）": what rice came with it.
        if head.isCanteen, isRiceAlone {
            isBracketNamed = true
            return true
        }
        clause.parts.remove(at: place)
        bracketed = nil
        return false
    }

    /// What a bracket names where that is one food and no rice.
    private var onlyFoodOfBracket: ArraySlice<UInt32>? {
        var only: ArraySlice<UInt32>?
        for place in position - 1..<range.upperBound {
            let piece = amounts.pieces[place]
            if ChineseBrackets.isClosing(piece) { break }
            switch piece.content {
            case .food where only == nil: only = piece.scalars
            case .food, .unknown, .latin, .number: return nil
            default: continue
            }
        }
        return only?.last == Self.rice ? nil : only
    }

    /// Whether a bracket names rice and nothing else.
    private var isRiceAlone: Bool {
        let piece = amounts.pieces[position - 1]
        return piece.scalars.last == Self.rice
            && amounts.pieces.indices.contains(position)
            && ChineseBrackets.isClosing(amounts.pieces[position])
    }

    private static let rice = HanText.folded("飯")[0]

    private mutating func takeFood(_ name: ChineseLine.Item.Name) {
        let piece = amounts.pieces[position]
        position += 1
        if lacks(name) || isInBracketed() || takeFlavour() { return }
        var name = name
        if case .latin(let letters) = name {
            if takeSize(letters) || isBrand(letters) || isFew(letters) { return }
            guard let rest = takeShared(letters) else { return }
            name = .latin(rest)
        }
        if isSwapping {
            isSwapping = false
            if swap(name, piece) { return }
        }
        // "168第一餐 雞胸": a bare figure counts what it stands right in front of.
        if waiting?.isBare == true, position - 2 != waitingEnd { waiting = nil }
        // "米漿是一碗"
        let isRetold = range.contains(position) && Self.being.contains(amounts.pieces[position].key)
        var item = ChineseLine.Item(
            name: name, bytes: piece.bytes, scalars: piece.scalars, amount: waiting,
            energy: energy, isAddition: isAdding,
            isOnly: last(isOnly: position - 2) || isOnlyOfEgg(piece))
        (waiting, energy) = (nil, nil)
        if let sweetness {
            sweeten(&item, sweetness)
            self.sweetness = nil
        }
        // What has an amount of its own is a thing of its own: "蘿蔔糕兩片加一顆蛋".
        // What was weighed is not the dish that it makes: "蛋白粉30克加水".
        if isAdding, item.amount == nil, !isCountedBehind, let last,
            case .item(var base) = clause.parts[last],
            base.amount?.isWeight != true,
            let whole = index.dish(of: base.scalars, with: item.scalars)
        {
            (base.name, base.scalars) = (.food(whole.word), whole.scalars)
            if let sweetness = base.sweetness { sweeten(&base, sweetness) }
            base.bytes = base.bytes.lowerBound..<piece.bytes.upperBound
            if isFolding(position - 2) { base.amount?.fold() }
            clause.parts[last] = .item(base)
            // "豆花加紅豆芋圓": what is named next is on it as well.
            isAdding = isFood(position)
            return
        }
        item.isRetold = isRetold
        if let known = kind(before: piece) { item.name = .food(known) }
        takeMilk(into: &item)
        takeState(into: &item)
        (item.inches, inches) = (inches, nil)
        (item.isWithPeel, isWithPeel) = (isWithPeel, false)
        leaveIngredient()
        isAdding = false
        isEatenBehind = false
        if last != nil, isCookedWith(position - 2) { clause.isOneDish = true }
        clause.parts.append(.item(item))
    }

    /// "兩片吐司夾蛋": whether two slices are one of what it is.
    private func isFolding(_ position: Int) -> Bool {
        range.contains(position) && amounts.isKey(Self.between, position)
    }

    private static let between = HanText.key(ofName: "夾")

    /// "免治牛肉炒粟米": what is cooked with what stands before it.
    private func isCookedWith(_ position: Int) -> Bool {
        range.contains(position) && Self.cooking.contains(amounts.pieces[position].key)
    }

    private mutating func takeUnknown() {
        let piece = amounts.pieces[position]
        position += 1
        if isLacking {
            if !hasLacked { isLacking = false }
            leavePart(.unknown, piece)
            return
        }
        // "便當 飯換菜"
        if isSwapping, ChineseLine.isPart(piece.scalars), let last,
            case .item(let item) = clause.parts[last], item.isPart
        {
            isSwapping = false
            change(last) { $0.share = 0 }
            return
        }
        if let plain = plainFood(piece) {
            position -= 1
            return takeFood(.food(plain))
        }
        if takePiece(piece) || takePart(piece) { return }
        if takeKind(piece) { return }
        unknownPlace = position - 1
        clause.unknown.append(piece.bytes)
        // "一瓶光泉鮮奶": whose it is, or of what kind.
        guard let amount = waiting, !isFood(position) else { return }
        waiting = nil
        clause.parts.append(
            .item(
                ChineseLine.Item(
                    name: .unknown, bytes: piece.bytes, scalars: piece.scalars, amount: amount)))
    }
}

extension FoodIndex {
    /// The food that a dish with something added is: 蛋餅 and 起司.
    fileprivate func dish(
        of base: ArraySlice<UInt32>, with addition: ArraySlice<UInt32>
    ) -> (word: WordHash, scalars: ArraySlice<UInt32>)? {
        let names = [
            base + [HanText.folded(Self.with)] + addition, addition + base, base + addition,
        ]
        if let whole = names.lazy.compactMap({ name in self.known(name).map { ($0, name) } }).first
        {
            return whole
        }
        // "鐵觀音奶茶加椰果", "半糖奶綠加寒天": with what a kind of "奶茶" is had.
        guard base.count > 3, addition.last == Self.egg || ChineseLine.isTea(base) else {
            return nil
        }
        for start in 1..<base.count - 1 where known(base.dropFirst(start)) != nil {
            guard let whole = dish(of: base.dropFirst(start), with: addition) else { continue }
            let name = base.prefix(start) + whole.scalars
            return known(name).map { ($0, name) } ?? whole
        }
        return nil
    }

    private static let egg = HanText.folded("蛋")[0]
    private static let with: UInt32 = 0x52A0

    /// The word of these characters, where it is a name.
    func known(_ scalars: some Sequence<UInt32>) -> WordHash? {
        var key = WordHash.han
        for scalar in scalars { key.add(han: scalar) }
        return number(of: key) >= 0 ? key : nil
    }
}
