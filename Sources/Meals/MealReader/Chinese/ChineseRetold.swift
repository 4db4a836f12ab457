internal import FoodCatalog

// Foods that are named twice, or by two words: "米漿…米漿是一碗", "御飯糰 鮪魚".
extension ChineseLine {
    /// Takes what is told of a food that was named before for its amount, and not for another food.
    mutating func joinRetold() {
        for place in clauses.indices {
            for part in clauses[place].parts.indices.reversed() {
                guard case .item(let again) = clauses[place].parts[part],
                    let first = first(of: again, before: (place, part)),
                    case .item(var item) = clauses[first.clause].parts[first.part],
                    again.isRetold || again.isListed
                        || again.amount == nil && again.share != nil && item.share == nil
                            && first.clause < place && isOneMeal(first.clause, place)
                        || item.amount == nil && again.amount != nil
                            && isOneMeal(first.clause, place)
                else { continue }
                item.amount = again.amount ?? item.amount
                item.share = again.share ?? item.share
                clauses[first.clause].parts[first.part] = .item(item)
                if again.isListed {
                    // "咖哩裡面主要是馬鈴薯": what is in it.
                    let inside = clauses[place].parts.indices.filter { $0 >= part }
                    for inner in inside.reversed() where clauses[place].parts[inner].isItem {
                        clauses[place].parts.remove(at: inner)
                    }
                } else {
                    clauses[place].parts.remove(at: part)
                }
            }
        }
    }

    private func isOneFood(_ first: Item, _ second: Item) -> Bool {
        guard case .food(let one) = first.name, case .food(let other) = second.name else {
            return false
        }
        return index.food(of: one) != nil && index.food(of: one) == index.food(of: other)
    }

    /// Whether no other meal begins between two clauses.
    private func isOneMeal(_ first: Int, _ last: Int) -> Bool {
        first == last
            || !clauses[first + 1...last].contains { $0.hasOccasion || $0.signs.contains(.with) }
    }

    private func first(
        of item: Item, before end: (clause: Int, part: Int)
    ) -> (clause: Int, part: Int)? {
        for place in clauses.indices where place <= end.clause {
            for part in clauses[place].parts.indices where place < end.clause || part < end.part {
                guard case .item(let first) = clauses[place].parts[part] else { continue }
                if first.scalars.elementsEqual(item.scalars) { return (place, part) }
                // "端午吃粽子 南部粽一顆"
                if first.amount == nil, item.amount != nil, isOneFood(first, item) {
                    return (place, part)
                }
            }
        }
        return nil
    }

    /// "御飯糰 鮪魚", "蛋餅（起司）": a dish and of which kind it is, where the catalog has both in one name.
    mutating func joinKinds(in text: String) {
        var dish: (clause: Int, part: Int)?
        var gone: [(clause: Int, part: Int)] = []
        for place in clauses.indices { takeCountedKinds(in: place, of: text) }
        for place in clauses.indices {
            for part in clauses[place].parts.indices {
                guard case .item(let kind) = clauses[place].parts[part] else { continue }
                defer { dish = (place, part) }
                if takeMilk(kind, into: dish, in: text) {
                    gone.append((place, part))
                    continue
                }
                guard let before = dish, !kind.isAddition,
                    case .item(var base) = clauses[before.clause].parts[before.part],
                    base.isFilled || kind.isTopping && base.isDrinkOrSweet,
                    kind.amount == nil || base.amount == nil && kind.amount?.isMeasured != true,
                    isBeside(base, kind, in: text),
                    let name = index.known(kind.scalars + base.scalars)
                else { continue }
                base.name = .food(name)
                base.scalars = ArraySlice(kind.scalars + base.scalars)
                base.amount = base.amount ?? kind.amount
                if let sweetness = base.sweetness,
                    let sweet = index.known(HanText.folded(sweetness) + base.scalars)
                {
                    base.name = .food(sweet)
                }
                clauses[before.clause].parts[before.part] = .item(base)
                gone.append((place, part))
            }
        }
        for place in gone.reversed() { clauses[place.clause].parts.remove(at: place.part) }
    }

    /// "熱拿鐵 燕麥奶": the milk of another kind that is in the drink before it.
    private mutating func takeMilk(
        _ milk: Item, into dish: (clause: Int, part: Int)?, in text: String
    ) -> Bool {
        guard let dish, milk.amount == nil, milk.isOtherMilk,
            case .item(var drink) = clauses[dish.clause].parts[dish.part], drink.isMadeWithMilk,
            milk.isAddition || isSaidOfDrink(drink, milk, in: text),
            drink.become(milk.name, milk.scalars, index)
        else { return false }
        clauses[dish.clause].parts[dish.part] = .item(drink)
        return true
    }

    /// Whether nothing stands between a drink and a milk but the drink's size, sweetness and ice: "拿鐵 大杯 熱 燕麥奶", unlike
    /// "拿鐵、豆奶" and "早餐拿鐵 午餐豆奶".
    private func isSaidOfDrink(_ drink: Item, _ milk: Item, in text: String) -> Bool {
        let gap = drink.bytes.upperBound..<max(drink.bytes.upperBound, milk.bytes.lowerBound)
        let bytes = Array(text.utf8)[Int(gap.lowerBound)..<Int(gap.upperBound)]
        return String(decoding: bytes, as: UTF8.self).allSatisfy(Self.saidOfDrinks.contains)
    }

    private static let saidOfDrinks = Set(
        " 　(（大中小杯特冰溫熱去少微正常無半全糖換用SMLtalgrndeviTGV")

    /// Whether nothing but a space or a bracket stands between two names.
    private func isBeside(_ first: Item, _ second: Item, in text: String) -> Bool {
        let gap = first.bytes.upperBound..<max(first.bytes.upperBound, second.bytes.lowerBound)
        guard gap.count <= 3 else { return false }
        let bytes = Array(text.utf8)[Int(gap.lowerBound)..<Int(gap.upperBound)]
        return ["", " ", "　", "(", "（"].contains { bytes.elementsEqual($0.utf8) }
    }
}

extension FoodIndex {
    /// The place of the first food that is called by a word alone.
    fileprivate func food(of word: WordHash) -> Int? {
        let number = number(of: word)
        guard number >= 0, let place = postings(of: number).first else { return nil }
        return Int(names[Int(postings[place].name)].food)
    }
}
