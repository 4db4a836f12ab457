internal import FoodCatalog

// Names of what one chooses from, such as a buffet: what is listed behind them is what was chosen, and not eaten beside it.
extension ChineseLine.Item {
    /// Whether it is a menu, whatever it is called besides: "健康餐盒", unlike "排骨便當", which says what it is.
    func isMenu(_ index: FoodIndex) -> Bool {
        guard case .food = name else { return false }
        return Self.broths.contains { scalars.elementsEqual($0) }
            || Self.menus.contains { menu in
                scalars.count >= menu.count && scalars.suffix(menu.count).elementsEqual(menu)
                    && index.known(scalars.dropLast(menu.count)) == nil
            }
    }

    /// Whether it is a pot, beside which one has rice or noodles, a drink and a dessert that nobody chose for it.
    var isPot: Bool {
        Self.broths.contains { scalars.elementsEqual($0) } || isOneOf(Self.pots)
    }

    /// Whether it is had beside a pot, and not in it.
    var isBesidePot: Bool { isOneOf(Self.besidePots) }

    /// Whether it is a drink or a dessert, which is in no bowl of noodles.
    var isDrinkOrSweet: Bool { isOneOf(Self.drinksAndSweets) }

    /// Whether it is what shops put into drinks: "百香綠椰果".
    var isTopping: Bool { Self.toppings.contains { scalars.elementsEqual($0) } }

    /// Whether a dish by this name is known with what is in it, so that what is named behind it is in it: "三寶飯", "車仔麵".
    var isWhole: Bool { isOneOf(Self.wholes) }

    /// Whether it is of several things that stand in front of its name.
    var isMixed: Bool { isOneOf(Self.mixtures) }

    /// Whether it is one thing that may be cut up: "吐司一份（切三塊）".
    var isCutUp: Bool { isOneOf(Self.cut) }

    /// Whether it is a milk that shops offer in place of cow's milk.
    var isOtherMilk: Bool { isOneOf(Self.otherMilks) }

    /// Whether a drink by this name has milk in it, of which another may take the place.
    var isMadeWithMilk: Bool { isOneOf(Self.milkDrinks) }

    /// Whether a dish by this name has other things in it, which may be told: "飯糰有油條".
    var isFilled: Bool { isOneOf(Self.filled) }

    /// The name without the end by which it is a set.
    var setName: ArraySlice<UInt32>? {
        Self.sets.first { isOneOf([$0]) && scalars.count > $0.count + 1 }.map {
            scalars.dropLast($0.count)
        }
    }

    /// "三餸飯": whether it is rice with so many dishes, which are named behind it.
    fileprivate var isOfDishes: Bool { isOneOf(Self.dishesWithRice) }

    /// Whether it comes with rice.
    var isRiceBox: Bool { isOneOf(Self.riceBoxes) }

    /// Whether what is on it is taken at a counter.
    var isCanteen: Bool { isOneOf(Self.canteens) }
}

extension ChineseLine {
    /// "烤雞，我分到一隻腿": a piece of a bird is had instead of the bird.
    mutating func takePieces() {
        var bird: (clause: Int, part: Int)?
        var gone: [(clause: Int, part: Int)] = []
        for place in clauses.indices {
            for part in clauses[place].parts.indices {
                guard case .item(var item) = clauses[place].parts[part] else { continue }
                guard item.isPiece else {
                    // "薑母鴨，吃了五塊鴨肉": the meat of the dish.
                    if let dish = bird, item.amount?.count != nil, item.scalars.count == 2,
                        Self.birds.contains(item.scalars.first ?? 0),
                        item.scalars.last == Self.flesh,
                        case .item(let whole) = clauses[dish.clause].parts[dish.part],
                        whole.scalars.last == item.scalars.first, whole.amount == nil
                    {
                        gone.append(dish)
                        bird = nil
                        continue
                    }
                    bird = item.scalars.contains(where: Self.birds.contains) ? (place, part) : bird
                    continue
                }
                guard let bird, case .item(let whole) = clauses[bird.clause].parts[bird.part],
                    let kind = whole.scalars.last(where: Self.birds.contains),
                    let name = index.known([kind] + item.scalars)
                        ?? index.known([Self.hen] + item.scalars)
                else { continue }
                (item.name, item.scalars) = (.food(name), ([kind] + item.scalars)[...])
                clauses[place].parts[part] = .item(item)
                clauses[place].signs.formUnion([.eat, .me])
                gone.append(bird)
            }
        }
        for place in gone.reversed() { clauses[place.clause].parts.remove(at: place.part) }
    }

    private static let birds = Set(HanText.folded("雞鴨鵝火"))
    private static let flesh = HanText.folded("肉")[0]
    private static let hen = HanText.folded("雞")[0]

    /// "便當有雞腿、青菜": a menu gives way to what is in it; what is said to be in a dish that is known is not had beside it.
    mutating func leaveLists() {
        for sentence in sentences {
            var dish: (clause: Int, part: Int)?
            var isToldInside = false
            for place in sentence {
                // "薑母鴨 裡面有米血 凍豆腐": what is listed on is in it as well.
                isToldInside =
                    clauses[place].isInside || isToldInside && clauses[place].isBareList
                var isInside = false
                if clauses[place].isList || isToldInside, let dish {
                    isInside = enter(dish, isToldInside: isToldInside)
                }
                var kept: [Part] = []
                for part in clauses[place].parts {
                    guard case .item(let item) = part else {
                        kept.append(part)
                        continue
                    }
                    if isInside,
                        isToldInside || item.amount == nil || item.amount?.isCounted != true
                    {
                        continue
                    }
                    if clauses[place].isUsed, let dish, isMade(dish, of: item) { continue }
                    kept.append(part)
                    if item.isListed, !item.isMenu(index) {
                        isInside = item.isWhole || item.isFilled || isToldInside
                    }
                }
                clauses[place].parts = kept
                if let part = kept.lastIndex(where: \.isItem) { dish = (place, part) }
            }
        }
    }

    /// Whether what follows is in a dish; a menu is marked as one of which is told what was chosen.
    private mutating func enter(
        _ dish: (clause: Int, part: Int), isToldInside: Bool
    ) -> Bool {
        guard case .item(var item) = clauses[dish.clause].parts[dish.part] else { return false }
        if item.isMenu(index) {
            item.isListed = true
            clauses[dish.clause].parts[dish.part] = .item(item)
            return false
        }
        return item.isWhole || item.isFilled || isToldInside
    }

    /// "蛋花湯一碗，蛋用了兩顆": whether a dish is called by what it was made of.
    private func isMade(_ dish: (clause: Int, part: Int), of item: Item) -> Bool {
        guard case .item(let whole) = clauses[dish.clause].parts[dish.part] else { return false }
        return whole.scalars.count > item.scalars.count
            && whole.scalars.firstRange(of: item.scalars) != nil
    }

    /// Takes out menus of which the sentence lists what was chosen, and of a dish that is known with all that is in it what is listed
    /// behind it.
    mutating func leaveMenus() {
        for sentence in sentences {
            leaveMixed(in: sentence)
            let first = sentence.first { clauses[$0].hasFood }
            // "中午麵 晚上喜宴 烤鴨兩片": each meal of a line may be one.
            for place in sentence
            where place == first || clauses[place].hasFood && clauses[place].hasOccasion {
                leaveMenu(at: place, in: sentence, isFirst: place == first)
            }
        }
    }

    private mutating func leaveMenu(at place: Int, in sentence: Range<Int>, isFirst: Bool) {
        guard let part = clauses[place].parts.firstIndex(where: \.isItem),
            case .item(let menu) = clauses[place].parts[part], menu.energy == nil
        else { return }
        let listed = listed(from: place, in: sentence)
        if menu.isWhole, isFirst, !listed.isEmpty {
            for entry in listed.reversed() where isInside(entry) {
                clauses[entry.clause].parts.remove(at: entry.part)
            }
            return
        }
        let isToldWhole = menu.amount != nil || menu.share != nil
        let chosen = menu.isPot ? listed.filter { !$0.isBesidePot } : listed
        // "麻辣鍋 梅花豬": one pot, and the meat that it is of.
        if menu.isPot, menu.share == nil, !menu.isListed, (1...2).contains(chosen.count),
            chosen.allSatisfy(\.isBare), !chosen.contains(where: \.isRice)
        {
            for entry in chosen.reversed() { clauses[entry.clause].parts.remove(at: entry.part) }
            return
        }
        guard menu.isMenu(index),
            menu.isListed && !chosen.isEmpty && menu.share == nil
                || !isToldWhole
                    && (chosen.count > 2 || chosen.contains(where: \.isRice)
                        || chosen.count > 1 && menu.isOfDishes)
        else { return }
        if menu.isCanteen { for entry in listed where entry.isBare { serve(entry) } }
        if menu.isPot { nameSoup(in: place..<sentence.upperBound) }
        clauses[place].parts.remove(at: part)
        // Rice goes without saying in a box, where nothing else is said to be there instead.
        guard menu.isRiceBox, !listed.contains(where: \.isStaple),
            let rice = index.known(Self.boiledRice)
        else { return }
        let item = Item(name: .food(rice), bytes: menu.bytes, scalars: Self.boiledRice[...])
        clauses[place].parts.insert(.item(item), at: part)
    }

    /// "車仔麵:幼麵、魚蛋、豬皮,三樣夾埋": whether it has no amount of its own, and is no drink beside the dish.
    private func isInside(_ entry: Listed) -> Bool {
        guard !entry.isDrink,
            case .item(let item) = clauses[entry.clause].parts[entry.part]
        else { return false }
        return entry.isBare || item.amount?.counter == Self.kindsCounter
    }

    private static let kindsCounter = HanText.key(ofName: "樣")

    /// "燒鴨油雞雙拼飯": what stands right in front of a dish of two or three is what it is of.
    private mutating func leaveMixed(in sentence: Range<Int>) {
        for place in sentence {
            for part in clauses[place].parts.indices.reversed() {
                guard part < clauses[place].parts.count,
                    case .item(let dish) = clauses[place].parts[part], dish.isMixed
                else { continue }
                // "雙拼披薩": of two kinds, and no rice.
                if part + 1 < clauses[place].parts.count,
                    case .item(let next) = clauses[place].parts[part + 1], next.isFilled,
                    next.bytes.lowerBound == dish.bytes.upperBound
                {
                    clauses[place].parts.remove(at: part)
                    continue
                }
                var (start, end) = (part, dish.bytes.lowerBound)
                while start > 0, case .item(let kind) = clauses[place].parts[start - 1],
                    kind.amount == nil, kind.bytes.upperBound == end
                {
                    (start, end) = (start - 1, kind.bytes.lowerBound)
                }
                clauses[place].parts.removeSubrange(start..<part)
            }
        }
    }

    /// "關東煮:蘿蔔兩塊,湯喝半碗": the soup of the pot that gave way.
    private mutating func nameSoup(in stretch: Range<Int>) {
        guard let soup = index.known(Self.potSoup) else { return }
        for place in stretch {
            for part in clauses[place].parts.indices {
                guard case .item(var item) = clauses[place].parts[part], item.isSoup else {
                    continue
                }
                (item.name, item.scalars) = (.food(soup), Self.potSoup[...])
                clauses[place].parts[part] = .item(item)
            }
        }
    }

    private static let potSoup = HanText.folded("火鍋湯")

    /// Of what is taken at a counter beside other things one has a serving, and no plate.
    private mutating func serve(_ entry: Listed) {
        guard case .item(var item) = clauses[entry.clause].parts[entry.part], !item.isPart else {
            return
        }
        let bytes = item.bytes.lowerBound..<item.bytes.lowerBound
        item.amount = ChineseAmount(measure: Self.serving, bytes: bytes)
        clauses[entry.clause].parts[entry.part] = .item(item)
    }

    private static let serving = TextScanner.phrases(of: "serving of")

    private struct Listed {
        var clause: Int
        var part: Int
        /// Whether it has no amount of its own.
        var isBare: Bool
        var isRice: Bool
        /// Whether it is what fills: rice, noodles, sweet potatoes.
        var isStaple: Bool
        /// Whether it was had beside a pot, unlike noodles of it that were left.
        var isBesidePot: Bool
        /// Whether no dish has it in it.
        var isDrink: Bool
    }

    /// What is named behind the first food of a clause, up to where another meal or what was eaten besides begins.
    private func listed(from first: Int, in sentence: Range<Int>) -> [Listed] {
        var listed: [Listed] = []
        for place in first..<max(first + 1, sentence.upperBound) {
            let clause = clauses[place]
            if place > first {
                guard !clause.hasOccasion, clause.signs.isDisjoint(with: [.eat, .me, .others])
                else {
                    break
                }
            }
            for (part, content) in clause.parts.enumerated() {
                guard case .item(let item) = content else { continue }
                if item.isOfDish { continue }
                let isRice = item.scalars.last == Self.cookedRice
                listed.append(
                    Listed(
                        clause: place, part: part, isBare: item.amount == nil, isRice: isRice,
                        isStaple: item.scalars.contains(where: Self.staples.contains),
                        isBesidePot: item.isBesidePot && item.share != 0
                            && !clause.signs.contains(.deny), isDrink: item.isDrinkOrSweet))
            }
        }
        return Array(listed.dropFirst())
    }

    /// Whether it is called by what fills, and by no dish: "五穀飯".
    static func isStaple(_ name: ArraySlice<UInt32>) -> Bool {
        name.last.map(staples.contains) == true
    }

    private static let boiledRice = HanText.folded("白飯")
    private static let staples = Set(HanText.folded("飯麵粉粥薯瓜米藜燕餃饅吐"))
    private static let cookedRice = HanText.folded("飯")[0]

    func items(behind place: Int, _ part: Int, in sentence: Range<Int>) -> [Item] {
        (place..<sentence.upperBound).flatMap { clause in
            clauses[clause].parts.enumerated().compactMap { number, content in
                guard clause > place || number > part, case .item(let item) = content else {
                    return nil
                }
                return item
            }
        }
    }

    /// Takes out what was named and not had.
    mutating func leaveNothing() {
        for place in clauses.indices {
            clauses[place].parts.removeAll { part in
                if case .item(let item) = part { item.share == 0 || item.isOfDish } else { false }
            }
        }
    }

    /// The clauses of each sentence.
    var sentences: [Range<Int>] {
        var sentences: [Range<Int>] = []
        var start = 0
        for (place, clause) in clauses.enumerated() where clause.endsSentence {
            sentences.append(start..<place + 1)
            start = place + 1
        }
        return start < clauses.count ? sentences + [start..<clauses.count] : sentences
    }
}
