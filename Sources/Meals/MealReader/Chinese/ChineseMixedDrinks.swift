internal import FoodCatalog

// Drinks that are called by fruit and tea, or by what is in them: "檸檬春烏龍", "粉粿黑糖奶茶".
extension ChineseLine {
    /// Whether a name is of tea, with milk or without.
    static func isTea(_ name: ArraySlice<UInt32>) -> Bool {
        (Item.milkTeas + Item.teas).contains { name.suffix($0.count).elementsEqual($0) }
    }

    /// Makes one drink of a fruit or a topping and the tea right behind it, where such a drink is known of some tea.
    ///
    /// - Returns: whether it did.
    mutating func joinDrink(_ place: Int, _ part: Int, in text: String) -> Bool {
        guard case .item(let kind) = clauses[place].parts[part - 1],
            case .item(var drink) = clauses[place].parts[part], kind.amount == nil,
            kind.share == nil, kind.energy == nil, !drink.isAddition,
            kind.isTopping || kind.isFruitOfDrinks, let bases = drink.teas,
            isInFront(kind, drink, in: text)
        else { return false }
        for base in [drink.scalars] + bases {
            let name = kind.scalars + base
            let sweet = drink.sweetness.map { HanText.folded($0) + name }
            guard let known = sweet.flatMap({ index.known($0) }) ?? index.known(name) else {
                continue
            }
            (drink.name, drink.scalars) = (.food(known), name)
            drink.bytes = kind.bytes.lowerBound..<drink.bytes.upperBound
            clauses[place].parts[part] = .item(drink)
            clauses[place].parts.remove(at: part - 1)
            return true
        }
        return false
    }
}

extension ChineseLine.Item {
    /// Whether it is a fruit that shops put into tea.
    fileprivate var isFruitOfDrinks: Bool { Self.fruits.contains { scalars.elementsEqual($0) } }

    /// The plain teas in whose place it stands; `nil` where it is none.
    fileprivate var teas: [ArraySlice<UInt32>]? {
        if isOneOf(Self.milkTeas) { return Self.plainMilkTeas.map { $0[...] } }
        return isOneOf(Self.teas) ? Self.plainTeas.map { $0[...] } : nil
    }
}
