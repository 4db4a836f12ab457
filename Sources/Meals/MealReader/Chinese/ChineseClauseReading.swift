internal import FoodCatalog

/// Reads one clause of a line from left to right.
struct ChineseClauseReading {
    typealias Kind = ChineseWord.Kind

    let range: Range<Int>
    let amounts: ChineseAmounts
    let index: FoodIndex
    var clause = ChineseLine.Clause()
    /// An amount that waits for its food.
    private var waiting: ChineseAmount?
    /// Sweetness that waits for its drink, by the key of its word.
    private var sweetness: String?
    private var isAdding = false
    private var isLacking = false
    var position: Int

    init(range: Range<Int>, amounts: ChineseAmounts, index: FoodIndex) {
        (self.range, self.amounts, self.index) = (range, amounts, index)
        position = range.lowerBound
    }

    func kind(_ position: Int) -> Kind? {
        range.contains(position) ? amounts.kind(position) : nil
    }

    /// Where the last item stands among the parts.
    private var last: Int? {
        clause.parts.lastIndex { part in if case .item = part { true } else { false } }
    }

    private mutating func change(_ place: Int, _ body: (inout ChineseLine.Item) -> Void) {
        guard case .item(var item) = clause.parts[place] else { return }
        body(&item)
        clause.parts[place] = .item(item)
    }

    mutating func read() {
        let isTrailing = self.isTrailing
        while position < range.upperBound {
            if takeTime() { continue }
            if takeCounted() { continue }
            if let (amount, end) = amounts.amount(at: position), end <= range.upperBound {
                take(amount, end, isTrailing: isTrailing)
                continue
            }
            switch amounts.pieces[position].content {
            case .food(let name): takeFood(.food(name))
            case .latin(let letters): takeFood(.latin(letters))
            case .unknown: takeUnknown()
            case .word(let word): take(word)
            case .number, .times, .clock: position += 1
            case .mark:
                isAdding = false
                isLacking = false
                position += 1
            }
        }
        if let waiting, let last { change(last) { $0.amount = $0.amount ?? waiting } }
    }

    /// Whether amounts stand behind their foods: the first of both is a food, the last an amount.
    private var isTrailing: Bool {
        var first: Bool?
        var isLast = false
        var place = range.lowerBound
        while place < range.upperBound {
            if case .food = amounts.pieces[place].content {
                first = first ?? true
                isLast = false
            } else if let (_, end) = amounts.amount(at: place), end <= range.upperBound,
                kind(end) != .oclock, kind(end) != .hours, kind(end) != .month
            {
                first = first ?? false
                isLast = true
                place = end
                continue
            }
            place += 1
        }
        return first == true && isLast
    }

    private mutating func take(_ amount: ChineseAmount, _ end: Int, isTrailing: Bool) {
        let start = position
        position = end
        if case .energy = kind(end) {
            takeEnergy(amount)
            return
        }
        if case .latin(let letters) = piece(end), let count = amount.count, amount.measure.isEmpty,
            let measured = Self.units[letters.lowercased()]
        {
            position = end + 1
            if letters.lowercased() == "kcal" || letters.lowercased() == "cal" {
                takeEnergy(amount, isTaken: true)
                return
            }
            var weighed = amount
            weighed.count = count
            (weighed.measure, weighed.isMeasured) = (TextScanner.phrases(of: measured), true)
            weighed.bytes = amount.bytes.lowerBound..<amounts.pieces[end].bytes.upperBound
            place(weighed, from: start, isTrailing: isTrailing)
            return
        }
        place(amount, from: start, isTrailing: isTrailing)
    }

    private func piece(_ position: Int) -> ChineseSegmenter.Content? {
        range.contains(position) ? amounts.pieces[position].content : nil
    }

    private static let units = [
        "g": "g", "kg": "kg", "ml": "ml", "cc": "ml", "l": "l", "oz": "oz", "lb": "lb", "mg": "mg",
        "kcal": "kcal", "cal": "kcal",
    ]

    private mutating func place(_ amount: ChineseAmount, from start: Int, isTrailing: Bool) {
        if waiting != nil {
            waiting?.add(amount)
            return
        }
        var isMultiple = false
        if case .times = amounts.pieces[start].content { isMultiple = true }
        if let last, isTrailing || isMultiple || isFollowedByMark || !hasFoodAhead,
            isRightBehind(last)
        {
            change(last) { item in
                if item.amount == nil { item.amount = amount } else { item.amount?.add(amount) }
            }
            return
        }
        waiting = amount
    }

    /// "大麥克一個、可樂": what a mark follows belongs to the food before it.
    private var isFollowedByMark: Bool {
        guard case .mark = piece(position) else { return false }
        return amounts.pieces[position].scalars.first != Self.space
    }

    private static let space: UInt32 = 0x20

    /// Whether nothing parts an item from here but marks.
    private func isRightBehind(_ place: Int) -> Bool {
        guard case .item = clause.parts[place] else { return false }
        return place == clause.parts.count - 1
    }

    private var hasFoodAhead: Bool {
        var place = position
        while place < range.upperBound {
            switch amounts.pieces[place].content {
            case .food, .latin, .unknown: return true
            case .word(let word) where word.kind == .joint || word.kind == .with: return false
            default: place += 1
            }
        }
        return false
    }

    private mutating func takeEnergy(_ amount: ChineseAmount, isTaken: Bool = false) {
        if !isTaken { position += 1 }
        guard let count = amount.count else { return }
        if let last { change(last) { $0.energy = count } }
    }

    private mutating func takeFood(_ name: ChineseLine.Item.Name) {
        let piece = amounts.pieces[position]
        position += 1
        if isLacking {
            isLacking = false
            return
        }
        var item = ChineseLine.Item(
            name: name, bytes: piece.bytes, scalars: piece.scalars, amount: waiting,
            isAddition: isAdding)
        waiting = nil
        if let sweetness {
            sweeten(&item, sweetness)
            self.sweetness = nil
        }
        if isAdding, let last, case .item(let base) = clause.parts[last],
            let whole = index.dish(of: base.scalars, with: item.scalars)
        {
            change(last) { item in
                item.name = .food(whole)
                item.bytes = item.bytes.lowerBound..<piece.bytes.upperBound
            }
            isAdding = false
            return
        }
        isAdding = false
        clause.parts.append(.item(item))
    }

    private mutating func sweeten(at place: Int, _ sweetness: String) {
        guard case .item(var item) = clause.parts[place] else { return }
        sweeten(&item, sweetness)
        clause.parts[place] = .item(item)
    }

    private func sweeten(_ item: inout ChineseLine.Item, _ sweetness: String) {
        if let name = index.name(of: sweetness, before: item.scalars) { item.name = .food(name) }
    }

    private mutating func takeUnknown() {
        let piece = amounts.pieces[position]
        position += 1
        if isLacking {
            isLacking = false
            return
        }
        clause.unknown.append(piece.bytes)
        guard let amount = waiting else { return }
        waiting = nil
        clause.parts.append(
            .item(
                ChineseLine.Item(
                    name: .unknown, bytes: piece.bytes, scalars: piece.scalars, amount: amount)))
    }

    private mutating func take(_ word: ChineseWord) {
        let piece = amounts.pieces[position]
        position += 1
        switch word.kind {
        case .meal:
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
            if let last {
                let share = clause.signs.contains(.left) ? 1 - word.value : word.value
                change(last) { item in
                    item.share = (item.share ?? 1) * share
                }
            } else {
                waiting = ChineseAmount(count: word.value, bytes: piece.bytes)
            }
        case .others:
            // "跟朋友", "媽媽煮的"
            let isCompany = kind(position - 2) == .joint
            let isMaker =
                kind(position) == .doing && (isOf(position + 1) || isMade(position))
                || isOf(position)
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
        case .doing:
            // "自己煮的"
            if !isOf(position) { clause.signs.insert(.doing) } else { position += 1 }
        default: clause.signs.insert(word.kind)
        }
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
    private mutating func shareOut(among people: Double) {
        for place in clause.parts.indices {
            change(place) { item in
                item.share = item.share ?? 1 / people
                item.isShared = true
            }
        }
    }

    private func isSplit(behind start: Int) -> Bool {
        (start..<range.upperBound).contains { kind($0) == .split || kind($0) == .minute }
    }

    /// What is counted and is no food: people, hours, dollars.
    private mutating func takeCounted() -> Bool {
        guard let number = amounts.number(at: position) else { return false }
        var end = number.end
        if kind(end) == .count, kind(end + 1) == .person || kind(end + 1) == .hours { end += 1 }
        switch kind(end) {
        case .person where number.value > 1 && isSplit(behind: end):
            clause.signs.insert(.split)
            shareOut(among: number.value)
            position = range.upperBound
            return true
        case .person, .nofood, .price, .hours:
            if kind(end) == .nofood { clause.signs.insert(.nofood) }
            position = end + 1
            return true
        default: return false
        }
    }
}

extension FoodIndex {
    /// The food that is called by a word and a name behind it: 半糖 and 奶茶.
    fileprivate func name(of word: String, before name: ArraySlice<UInt32>) -> WordHash? {
        known(word.unicodeScalars.map { HanText.folded($0.value) } + name)
    }

    /// The food that a dish with something added is: 蛋餅 and 起司.
    fileprivate func dish(
        of base: ArraySlice<UInt32>, with addition: ArraySlice<UInt32>
    ) -> WordHash? {
        known(base + [HanText.folded(Self.with)] + addition) ?? known(addition + base)
            ?? known(base + addition)
    }

    private static let with: UInt32 = 0x52A0

    private func known(_ scalars: some Sequence<UInt32>) -> WordHash? {
        var key = WordHash.han
        for scalar in scalars { key.add(han: scalar) }
        return number(of: key) >= 0 ? key : nil
    }
}
