internal import FoodCatalog

// Names of several foods without a mark between them, which are one dish: its name stands last, and what stands in front says
// of which kind it is: "青醬雞肉燉飯", "紅豆銅鑼燒", unlike "荷包蛋吐司", where both are eaten.
extension ChineseLine {
    /// Lets the kinds go of which dishes are, with their amounts to the dishes.
    mutating func joinCompounds(in text: String) {
        for place in clauses.indices {
            takeKindsBehind(in: place, of: text)
            var part = 1
            while part < clauses[place].parts.count {
                if joinDrink(place, part, in: text) {
                    part = max(1, part - 1)
                    continue
                }
                guard case .item(let kind) = clauses[place].parts[part - 1],
                    case .item(var dish) = clauses[place].parts[part],
                    isKind(kind, of: dish, in: text)
                else {
                    part += 1
                    continue
                }
                // "富士蘋果派" is one of "芒果".
                for start in 0..<max(1, kind.scalars.count - 1) {
                    let name = kind.scalars.dropFirst(start) + dish.scalars
                    guard let known = index.known(name) else { continue }
                    (dish.name, dish.scalars) = (.food(known), name)
                    break
                }
                dish.amount = dish.amount ?? kind.amount
                dish.energy = dish.energy ?? kind.energy
                dish.isAddition = kind.isAddition
                dish.bytes = kind.bytes.lowerBound..<dish.bytes.upperBound
                clauses[place].parts[part] = .item(dish)
                clauses[place].parts.remove(at: part - 1)
                part = max(1, part - 1)
            }
        }
    }

    /// "大阪燒一份豬肉的": of which kind the dish before is.
    private mutating func takeKindsBehind(in place: Int, of text: String) {
        for part in clauses[place].parts.indices.dropFirst().reversed() {
            guard case .item(var dish) = clauses[place].parts[part - 1],
                case .item(let kind) = clauses[place].parts[part],
                (dish.amount == nil) != (kind.amount == nil), dish.isOneOf(Self.dishes),
                kind.isOneOf(Self.kinds), !kind.isAddition,
                case let utf8 = Array(text.utf8),
                isSaidOfIt(utf8[Int(kind.bytes.upperBound)...])
                    || isLast(part, in: place) && kind.isFilling
                        && (kind.amount == nil ? dish.isCountedByOne : kind.isCountedByOne),
                !utf8[Int(dish.bytes.upperBound)..<Int(kind.bytes.lowerBound)].contains(0x20)
            else { continue }
            if let known = index.known(kind.scalars + dish.scalars) {
                (dish.name, dish.scalars) = (.food(known), kind.scalars + dish.scalars)
            }
            dish.amount = dish.amount ?? kind.amount
            clauses[place].parts[part - 1] = .item(dish)
            clauses[place].parts.remove(at: part)
        }
    }

    /// "豬肉的", "紅豆口味"
    private func isSaidOfIt(_ behind: ArraySlice<UInt8>) -> Bool {
        Self.ofIts.contains { behind.starts(with: $0.utf8) }
    }

    private static let ofIts = ofIt.split(separator: "\n")

    private func isLast(_ part: Int, in place: Int) -> Bool {
        !clauses[place].parts[(part + 1)...].contains(where: \.isItem)
    }

    /// Whether what stands in front of a dish says of which kind it is. Of what has an amount of its own both are eaten.
    private func isKind(_ kind: Item, of dish: Item, in text: String) -> Bool {
        guard isInFront(kind, dish, in: text), !dish.isAddition, kind.share == nil,
            kind.sweetness == nil, !kind.isListed, kind.cutInto == nil,
            case .food = kind.name, case .food = dish.name,
            kind.amount == nil || dish.amount == nil
        else { return false }
        if kind.isSeasoning { return !dish.isSeasoning }
        // "竹笙湯", "鮭魚粥": what is in a soup, a congee or noodles that are called by nothing else, unlike "荷包蛋味噌湯".
        if Self.plain.contains(where: { dish.scalars.elementsEqual($0) }) {
            return kind.isOneOf(Self.kinds) || kind.isOneOf(Self.inSoups)
        }
        return dish.isOneOf(Self.dishes) && kind.isOneOf(Self.kinds)
    }

    /// Whether nothing stands between two names but "的": "紅豆的冰棒".
    func isInFront(_ first: Item, _ second: Item, in text: String) -> Bool {
        guard first.bytes.upperBound <= second.bytes.lowerBound else { return false }
        let gap = Int(first.bytes.upperBound)..<Int(second.bytes.lowerBound)
        return gap.isEmpty
            || text.utf8.dropFirst(gap.lowerBound).prefix(gap.count)
                .elementsEqual("的".utf8)
    }
}

extension ChineseLine.Item {
    /// Whether it seasons what stands behind it, and is no dish by itself: "黑胡椒牛柳", "味噌鯖魚".
    fileprivate var isSeasoning: Bool { isOneOf(Self.spices) }
}
