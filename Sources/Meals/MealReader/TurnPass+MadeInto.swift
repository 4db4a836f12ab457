internal import FoodCatalog

// What somebody made of foods, said behind them.
extension TurnPass {
    /// "2 slices bread, 1 slice cheese, made into a toastie", "muffin, egg, cheese, sausage - homemade breakfast
    /// sandwich": the foods are the dish, which is none beside them.
    mutating func takeMadeInto() {
        for noun in tokens.indices.dropFirst(4)
        where isOne(noun, of: Self.dishes) && isEnd(noun + 1) {
            var start = noun
            while start > 0, noun - start < 5, !isApart(start), !isOne(start, of: Self.turning) {
                start -= 1
            }
            let isTurned =
                isOne(start, of: Self.turning) && isOne(start + 1, of: Self.intoOfMadeInto)
                || isApart(start) && isOne(start, of: Self.joiningOfMadeInto)
                    && isOne(start + 1, of: Self.turning)
                    && isOne(start + 2, of: Self.intoOfMadeInto)
            let isCalled =
                noun + 1 == tokens.count && start < noun && tokens[start].gap.contains(.comma)
                && (start..<noun).allSatisfy({ isOne($0, of: Self.tellingOfMadeInto) })
            guard isTurned || isCalled, case let foods = 0..<start,
                case let names = foods.filter(isName), names.count > (isCalled ? 2 : 1),
                isTurned || foods.contains(where: { isOne($0, of: Self.breadsOfMadeInto) })
            else { continue }
            if start > 0, isOne(start - 1, of: Self.joiningOfMadeInto) { start -= 1 }
            remove(start..<noun + 1)
            return
        }
    }
}
