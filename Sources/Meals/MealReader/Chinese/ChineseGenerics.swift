internal import FoodCatalog

// Words for a kind of food in front of what it was: "訂飲料喝多多綠", "水果 蘋果一顆". Nobody had one beside the other.
extension ChineseLine {
    /// "麻油雞下一把麵線": noodles by the handful are no bowl of the soup that is called by them.
    mutating func nameNoodles() {
        guard let plain = index.known(Self.plainNoodles) else { return }
        for place in clauses.indices {
            for part in clauses[place].parts.indices {
                guard case .item(var item) = clauses[place].parts[part],
                    item.scalars.elementsEqual(Self.noodles),
                    let counter = item.amount?.counter, Self.handfuls.contains(counter)
                else { continue }
                (item.name, item.scalars) = (.food(plain), Self.plainNoodles[...])
                clauses[place].parts[part] = .item(item)
            }
        }
    }

    private static let noodles = HanText.folded("麵線")
    private static let plainNoodles = HanText.folded("白麵線")

    /// Takes out what was only called by its kind, where the same meal says what it was.
    mutating func leaveGenerics() {
        for sentence in sentences {
            for place in sentence {
                for part in clauses[place].parts.indices.reversed() {
                    guard case .item(let item) = clauses[place].parts[part], item.amount == nil,
                        item.energy == nil, item.share == nil,
                        isToldBehind(place, part, in: sentence, item)
                    else { continue }
                    clauses[place].parts.remove(at: part)
                }
            }
        }
    }

    /// Whether the next food, before another meal begins, is one of a kind.
    private func isToldBehind(
        _ place: Int, _ part: Int, in sentence: Range<Int>, _ generic: Item
    ) -> Bool {
        let kind = Self.generics.first { generic.scalars.elementsEqual($0.name) }
        // "小火鍋 麻辣鍋底"
        let isPot = Self.plainPots.contains { generic.scalars.elementsEqual($0) }
        guard kind != nil || isPot else { return false }
        for next in place..<sentence.upperBound {
            if next > place, clauses[next].hasOccasion { return false }
            for (number, content) in clauses[next].parts.enumerated() {
                guard next > place || number > part, case .item(let item) = content else {
                    continue
                }
                return isPot && item.isPot || kind.map { item.isOneOf($0.ends) } == true
            }
        }
        return false
    }

    private static let generics = nameRows(of: genericRows).flatMap { row in
        HanText.words(row.name).map { (name: $0, ends: HanText.words(row.words)) }
    }
}
