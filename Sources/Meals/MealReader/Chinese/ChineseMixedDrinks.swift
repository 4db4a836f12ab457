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
        if isOneOf(Self.milkTeas) { return Self.plainMilkTeas }
        return isOneOf(Self.teas) ? Self.plainTeas : nil
    }

    private static let fruits = words(
        "檸檬 金桔 百香 百香果 葡萄柚 芒果 荔枝 水蜜桃 蜜桃 蘋果 鳳梨 草莓 柳橙 甘蔗 蔓越莓 梅子 葡萄 芭樂 桑葚 蜂蜜")
    fileprivate static let milkTeas = words("奶茶 奶綠 奶青 奶烏 鮮奶茶 紅茶拿鐵 鮮奶綠")
    fileprivate static let teas = words("茶 烏龍 青 綠 紅 四季春 春烏龍 鐵觀音 金萱 冷露 翡翠 包種")
    private static let plainMilkTeas = words("奶茶 奶綠").map { $0[...] }
    private static let plainTeas = words("綠茶 紅茶 綠 青茶 烏龍茶").map { $0[...] }
}
