internal import FoodCatalog

// Kinds that are counted behind the dish: "車輪餅紅豆兩個芋頭一個", "飯糰鮪魚一個鮭魚兩個".
extension ChineseLine {
    /// Makes dishes of the kinds, where each is counted and nobody counted the dish besides.
    mutating func takeCountedKinds(in place: Int, of text: String) {
        for part in clauses[place].parts.indices.reversed() {
            guard part < clauses[place].parts.count,
                case .item(let dish) = clauses[place].parts[part], !dish.isAddition,
                case let kinds = countedKinds(of: dish, at: part, in: place), kinds.count > 1
            else { continue }
            let told = kinds.compactMap { $0.item.amount?.count }.reduce(0, +)
            let isLeading = clauses[place].parts.last?.amount == nil
            guard isLeading || dish.amount == nil || dish.amount?.count == told else { continue }
            for kind in kinds { clauses[place].parts[kind.part] = .item(kind.item) }
            clauses[place].parts.remove(at: part)
        }
    }

    /// The kinds that stand behind a dish, up to the first that is none.
    private func countedKinds(
        of dish: Item, at part: Int, in place: Int
    ) -> [(part: Int, item: Item)] {
        var kinds: [(part: Int, item: Item)] = []
        // "車輪餅一個紅豆兩個奶油": each amount stands in front of its kind.
        var ahead = dish.amount
        let isLeading = clauses[place].parts.last?.amount == nil && dish.isCountedByOne
        for next in (part + 1)..<max(part + 1, clauses[place].parts.count) {
            guard case .item(var kind) = clauses[place].parts[next] else { break }
            if isLeading { (kind.amount, ahead) = (ahead, kind.amount) }
            guard kind.isCountedByOne, !kind.isAddition,
                let known = index.known(kind.scalars + dish.scalars)
            else { break }
            (kind.name, kind.scalars) = (.food(known), kind.scalars + dish.scalars)
            kinds.append((next, kind))
        }
        return kinds
    }
}

extension ChineseLine.Part {
    fileprivate var amount: ChineseAmount? {
        if case .item(let item) = self { item.amount } else { nil }
    }
}

extension ChineseLine.Item {
    /// Whether it is counted as whole things are, and not in slices.
    var isCountedByOne: Bool {
        guard let amount, amount.isCounted, !amount.isMeasured, amount.count != nil,
            let counter = amount.counter
        else { return false }
        return Self.wholeCounters.contains(counter)
    }

    /// Whether it is what buns and cakes are filled with, and no thing that one has by the piece.
    var isFilling: Bool { isOneOf(Self.fillings) }
}
