internal import FoodCatalog

// Parts of dishes: what is said of them is said of the dish that was named before.
extension ChineseLine {
    /// Whether a name is of a part of a dish.
    static func isPart(_ name: ArraySlice<UInt32>) -> Bool {
        parts.contains { name.elementsEqual($0) }
    }

    /// Whether a name is of a piece of a bird.
    static func isPiece(_ name: ArraySlice<UInt32>) -> Bool {
        pieces.contains { name.elementsEqual($0) }
    }

    /// "排骨便當，飯吃一半": takes what is said of a part of a dish for what it is; rice is two fifths of a dish with rice.
    mutating func takePartsOfDishes() {
        for sentence in sentences {
            var dishes: [(clause: Int, part: Int)] = []
            var gone: [(clause: Int, part: Int)] = []
            for place in sentence {
                // "麵吃完湯剩一半"
                let isAlone =
                    clauses[place].parts.count(where: \.isItem) == 1
                    || clauses[place].parts.allSatisfy {
                        if case .item(let item) = $0 { item.isPart } else { true }
                    }
                for part in clauses[place].parts.indices {
                    guard case .item(let item) = clauses[place].parts[part] else { continue }
                    let signs = isAlone ? clauses[place].signs : []
                    if takePart(item, of: dishes, signs) || takeNamedPart(item, of: dishes) {
                        gone.append((place, part))
                    } else if item.isNoFood {
                        clauses[place].unknown.append(item.bytes)
                        gone.append((place, part))
                    } else if !item.isPart || dishes.isEmpty {
                        dishes.append((place, part))
                    }
                }
            }
            for place in gone.reversed() { clauses[place.clause].parts.remove(at: place.part) }
        }
    }

    /// Says of a dish what was said of a part of it.
    ///
    /// - Returns: whether it is a part of one of them.
    private mutating func takePart(
        _ item: Item, of dishes: [(clause: Int, part: Int)], _ signs: Set<ChineseWord.Kind>
    ) -> Bool {
        // "叉燒飯加蛋，飯剩一半": of the last dish that has rice.
        let dish = dishes.last { dish in
            guard case .item(let whole) = clauses[dish.clause].parts[dish.part],
                !whole.isMenu(index) || isLast(dish, of: dishes)
            else { return false }
            return isPart(item, of: whole, signs)
        }
        guard let dish, case .item(var whole) = clauses[dish.clause].parts[dish.part] else {
            return false
        }
        if let old = item.swapped, whole.isRiceBox, !ChineseLine.isPart(old) {
            // "池上便當 魚排換雞腿"
            if let known = index.known(item.scalars + Self.box) {
                (whole.name, whole.scalars) = (.food(known), item.scalars + Self.box)
                clauses[dish.clause].parts[dish.part] = .item(whole)
            }
            return true
        }
        if let old = item.swapped, !item.isCookedRice {
            // "便當 白飯換地瓜": the dish without its rice, and what was had instead.
            var rice = item
            (rice.scalars, rice.swapped, rice.amount, rice.share) = (old, nil, nil, 0)
            whole.leave(rice, isDenied: true, index)
            clauses[dish.clause].parts[dish.part] = .item(whole)
            return item.isNoFood
        }
        if item.isOnly {
            whole.keep(item, index)
        } else {
            whole.leave(item, isDenied: signs.contains(.deny), index)
        }
        clauses[dish.clause].parts[dish.part] = .item(whole)
        return true
    }

    /// "紅豆湯圓一碗,湯圓剩一半": a part by which the last dish is called has about half of it.
    private mutating func takeNamedPart(
        _ item: Item, of dishes: [(clause: Int, part: Int)]
    ) -> Bool {
        guard let dish = dishes.last, item.amount == nil, let had = item.share, !item.isShared,
            item.energy == nil, item.scalars.count > 1,
            case .item(var whole) = clauses[dish.clause].parts[dish.part], !whole.isMenu(index),
            whole.scalars.count > item.scalars.count,
            whole.scalars.firstRange(of: item.scalars) != nil
        else { return false }
        whole.share = (whole.share ?? 1) * (1 - Self.namedPart * (1 - had))
        clauses[dish.clause].parts[dish.part] = .item(whole)
        return true
    }

    private static let box = HanText.folded("便當")
    private static let namedPart = 0.5

    private func isLast(
        _ dish: (clause: Int, part: Int), of dishes: [(clause: Int, part: Int)]
    ) -> Bool {
        dishes.last?.clause == dish.clause && dishes.last?.part == dish.part
    }

    private func isPart(
        _ item: Item, of dish: Item, _ signs: Set<ChineseWord.Kind>
    ) -> Bool {
        if let old = item.swapped {
            return ChineseLine.isPart(old) && dish.hasRice || dish.isRiceBox && item.amount == nil
        }
        guard item.isPart, !dish.isPart, item.energy == nil else { return false }
        if item.isOnly { return dish.weight(of: item) != nil || dish.isEgg(with: item) }
        if item.isNoFood {
            return item.amount?.isMeasured != true
                && (dish.hasRice || dish.hasSoup || dish.weight(of: item) != nil)
        }
        // "湯飲咗兩啖", "飯只吃半碗"
        let isSipped = !item.isRice && dish.hasSoup && signs.contains(.eat)
        let isFewer =
            item.isRice && (item.amount?.count ?? 1) < 1 && dish.amount?.isMeasured != true
        // "湯沒喝完剩半碗", "湯沒喝幾口"
        let isLeft =
            !item.isRice && (item.share == 0 || !signs.isDisjoint(with: [.left, .deny]))
        guard item.amount == nil || isSipped || isFewer || isLeft,
            item.share != nil || isSipped || isFewer && dish.hasRice
                || !signs.isDisjoint(with: [.left, .all, .deny, .without])
        else { return false }
        return item.isRice
            ? dish.hasRice
            : dish.hasSoup || dish.hasRice || item.share == 0 || dish.weight(of: item) != nil
    }

    /// "番茄炒蛋 番茄一顆 蛋三顆": of a dish all that is in it was told, of which it is made.
    mutating func leaveRecipes() {
        for sentence in sentences {
            guard let place = sentence.first(where: { clauses[$0].hasFood }),
                let part = clauses[place].parts.firstIndex(where: \.isItem),
                case .item(let dish) = clauses[place].parts[part], dish.isOneHelping,
                dish.energy == nil, dish.share == nil, dish.scalars.count > 1
            else { continue }
            let others = items(behind: place, part, in: sentence)
            let inside = others.count { other in
                other.scalars.count < dish.scalars.count
                    && dish.scalars.firstRange(of: other.scalars) != nil
                    || other.isStaple(of: dish)
            }
            let isMade = inside > 1 || inside == 1 && others.contains(where: \.isSeasoning)
            guard isMade, others.allSatisfy({ $0.amount?.count != nil }),
                !clauses[sentence].dropFirst().contains(where: \.hasOccasion)
            else { continue }
            clauses[place].parts.remove(at: part)
        }
    }
}

extension ChineseLine.Item {
    /// Whether nothing is said of how much it is but that it is one: "一盤".
    fileprivate var isOneHelping: Bool {
        guard let amount else { return true }
        return !amount.isMeasured && !amount.isPieces && !amount.measure.isEmpty
            && (amount.count ?? 1) == 1
    }

    /// "麵條乾重100g" of "牛肉麵": the weighed noodles, rice or flour of a dish.
    fileprivate func isStaple(of dish: ChineseLine.Item) -> Bool {
        amount?.isMeasured == true
            && scalars.contains { Self.staples.contains($0) && dish.scalars.contains($0) }
    }

    private static let staples = Set(HanText.folded("麵飯粉"))

    /// Whether it is called by what is a part of a dish: "飯", "湯", "皮".
    var isPart: Bool { ChineseLine.isPart(scalars) }

    /// Whether it names a part of a dish by a word that is called no food: "餡", "菜".
    var isNoFood: Bool {
        if case .unknown = name { isPart && !isPiece } else { false }
    }

    /// Whether it is called by the rice of a dish.
    var isRice: Bool { Self.rices.contains { scalars.elementsEqual($0) } }

    /// Whether it is rice of any kind: "紫米飯", "糙米".
    fileprivate var isCookedRice: Bool { scalars.last.map(Self.grains.contains) == true }

    fileprivate var isSeasoning: Bool { scalars.last.map(Self.seasonings.contains) == true }

    /// Whether a dish by this name has rice in it.
    var hasRice: Bool { isOneOf(Self.withRice) }

    /// Whether a dish by this name is had in a soup or a sauce.
    var hasSoup: Bool { isOneOf(Self.withSoup) }

    /// Whether nobody counts it by pieces, which are of what is in it.
    var isByTheBowl: Bool { isOneOf(Self.bowls) }

    /// Whether it is called by the soup of a dish and by nothing else.
    var isSoup: Bool { Self.soups.contains { scalars.elementsEqual($0) } }

    private static let grains = Set(HanText.folded("飯米"))
    private static let seasonings = Set(HanText.folded("油鹽糖醬"))

    /// What part of the energy of a dish a part of it has; `nil` where nobody can say.
    fileprivate func weight(of part: ChineseLine.Item) -> Double? {
        if part.isRice { return hasRice ? Self.rice : nil }
        if part.isOneOf(Self.soups) { return hasSoup ? Self.soup : nil }
        if part.isOneOf(Self.sides), hasRice { return Self.side }
        if part.isOneOf(Self.mains), hasRice { return 1 - Self.rice - Self.side }
        return Self.weights.first { isOneOf($0.dishes) && part.isOneOf($0.parts) }?.weight
    }

    private static let rice = 0.4
    private static let side = 0.2
    /// What the energy of a dish loses whose soup is left.
    private static let soup = 0.15

    /// Parts of dishes, how much of their energy they have, and the ends of the dishes' names. Of a steamed bun or a dumpling dough and
    /// filling have about as much, of a burger or a sandwich the bread has a good third, of a milk tea its pearls a quarter, of fried
    /// chicken the skin a third (USDA: 281 of 845 kcal of half a bird).
    private static let weights = figureRows(of: shares).map { row in
        let names = row.words.split(separator: "|").map { HanText.words(String($0)) }
        return (parts: names[0], weight: row.value, dishes: names[1])
    }

    /// Takes off what of a part of it was not had.
    fileprivate mutating func leave(
        _ part: ChineseLine.Item, isDenied: Bool, _ index: FoodIndex
    ) {
        // Other rice in place of the rice that comes with it.
        if part.swapped != nil || isPartOfIt { return }
        let had =
            isDenied && part.share == nil
            ? 0 : part.share ?? part.amount?.count.map { min($0, 1) } ?? 1
        if had == 0, isEgg, let left = Self.eggs.firstIndex(where: part.scalars.elementsEqual) {
            become(Self.eggs[1 - left][...], nil, index)
            return
        }
        // Who leaves half of the soup has had what gives it its energy.
        let isSoup = part.isOneOf(Self.soups)
        let weight = isSoup && had > 0 ? 0 : weight(of: part) ?? 0
        share = (share ?? 1) * (1 - weight * (1 - had))
    }

    /// "水餃只吃皮", "水煮蛋一顆只吃蛋白": leaves nothing but a part of it.
    fileprivate mutating func keep(_ part: ChineseLine.Item, _ index: FoodIndex) {
        isPartOfIt = true
        if isEgg(with: part) {
            become(part.scalars, part.amount, index)
            return
        }
        share = (share ?? 1) * (weight(of: part) ?? 1)
        amount = amount ?? part.amount
    }

    /// Becomes a part of an egg, of as many.
    private mutating func become(
        _ part: ArraySlice<UInt32>, _ other: ChineseAmount?, _ index: FoodIndex
    ) {
        guard let known = index.known(part) else { return }
        (name, scalars) = (.food(known), part)
        let place = bytes.lowerBound..<bytes.lowerBound
        amount = other ?? amount ?? ChineseAmount(count: 1, isCounted: true, bytes: place)
    }

    /// Whether it is an egg, of which the other is the white or the yolk.
    fileprivate func isEgg(with part: ChineseLine.Item) -> Bool {
        isEgg && Self.eggs.contains { part.scalars.elementsEqual($0) }
    }

    private var isEgg: Bool { scalars.last == Self.egg }

    private static let egg = HanText.folded("蛋")[0]

    func isOneOf(_ ends: [[UInt32]]) -> Bool {
        ends.contains { scalars.count >= $0.count && scalars.suffix($0.count).elementsEqual($0) }
    }
}
