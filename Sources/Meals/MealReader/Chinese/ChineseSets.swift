internal import FoodCatalog

// Sets of a dish, a side and a drink: "大麥克套餐 薯條中 可樂換無糖".
extension ChineseLine {
    /// "大麥克套餐 薯條中 可樂換無糖": a set of which the sides or the drink are told is the dish and what is told.
    mutating func splitSets() {
        for sentence in sentences {
            guard let (place, part, name) = set(in: sentence), let dish = index.known(name),
                case .item(var set) = clauses[place].parts[part]
            else { continue }
            let others = items(behind: place, part, in: sentence)
            let hasSide = others.contains { $0.isOneOf(Self.sides) }
            let hasDrink = others.contains { $0.isOneOf(Self.setDrinks) }
            guard hasSide || hasDrink else { continue }
            set.name = .food(dish)
            set.scalars = name
            clauses[place].parts[part] = .item(set)
            var place2 = part + 1
            for (isThere, usual) in [(hasSide, Self.usualSide), (hasDrink, Self.usualDrink)] {
                guard !isThere, let food = index.known(usual) else { continue }
                clauses[place].parts.insert(
                    .item(Item(name: .food(food), bytes: set.bytes, scalars: usual[...])),
                    at: place2)
                place2 += 1
            }
        }
    }

    /// The first set of a sentence, and what it is called without that word.
    private func set(in sentence: Range<Int>) -> (Int, Int, ArraySlice<UInt32>)? {
        for place in sentence {
            for (part, content) in clauses[place].parts.enumerated() {
                guard case .item(let item) = content, let name = item.setName else { continue }
                return (place, part, name)
            }
        }
        return nil
    }

    private static let usualSide = HanText.folded("薯條")
    private static let usualDrink = HanText.folded("可樂")
}
