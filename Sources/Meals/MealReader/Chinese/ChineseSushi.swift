internal import FoodCatalog

// Where sushi comes on a belt, fish is counted by plates: "迴轉壽司：鮭魚4盤、玉子2盤".
extension ChineseLine {
    /// Calls what comes on plates, or by the piece, the sushi of that name, where the line says that it was had at such a place.
    mutating func nameSushi(in text: String) {
        let line = HanText.folded(text)
        guard Self.belts.contains(where: { line.firstRange(of: $0) != nil }) else { return }
        for place in clauses.indices {
            for part in clauses[place].parts.indices {
                guard case .item(var item) = clauses[place].parts[part], item.isByThePlate,
                    let name = index.known(item.scalars + Self.sushi)
                else { continue }
                item.scalars = item.scalars + Self.sushi
                item.name = .food(name)
                clauses[place].parts[part] = .item(item)
            }
        }
    }

    private static let sushi = HanText.folded("壽司")
}

extension ChineseLine.Item {
    /// Whether it is counted by plates or by what sushi is counted by.
    fileprivate var isByThePlate: Bool {
        guard let counter = amount?.counter else { return false }
        return Self.plates.contains(counter)
    }
}
