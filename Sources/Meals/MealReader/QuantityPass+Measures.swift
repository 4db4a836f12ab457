internal import FoodCatalog
internal import Nutrition

/// What a number counts: units, containers and sizes.
extension QuantityPass {
    /// Sizes, units and containers, in any order, and the "of" behind them.
    func measures(_ quantity: inout Quantity, _ index: inout Int) {
        var isFirst = true
        while index < words.count, isFirst || isContinued(at: index), !words[index].isTaken {
            defer { isFirst = false }
            let word = words[index]
            if index > quantity.start, isApart(index, from: quantity) { break }
            if let unit = unit(at: index) {
                guard quantity.container < 0 else { break }
                if quantity.measure == nil { quantity.measure = (1, unit.unit) }
                index = unit.end
                addHalf(&quantity, &index)
            } else if word.has(.container)
                || has(index + 1, .of) && isContinued(at: index + 1)
                    && Lexicon.isCarrier(word.token.word)
            {
                takeContainer(&quantity, &index)
            } else if word.has(.size) {
                quantity.size = index
                index += 1
            } else if index > quantity.start, Self.amounts.contains(word.token.surface),
                has(index + 1, [.container, .unit]), isContinued(at: index + 1)
            {
                // "one full plate of biryani"
                index += 1
            } else if index > quantity.start, takeNumber(&quantity, &index) {
                continue
            } else if word.has(.of), index > quantity.start {
                index += 1
                if has(index, .article) || isWord(index, WordHash.the) { index += 1 }
                contents(&quantity, &index)
                break
            } else {
                break
            }
        }
    }

    /// Whether something else begins at a position: "330ml + handful of peanuts", but not "2 slices (60 g)".
    private func isApart(_ index: Int, from quantity: Quantity) -> Bool {
        let token = words[index].token
        if !isContinued(at: index), !(token.gap == .opening && token.isNumber) { return true }
        return quantity.measure != nil && !token.gap.isDisjoint(with: .listing)
    }

    /// "roll of", "can": the last one counts ("serving bag").
    private func takeContainer(_ quantity: inout Quantity, _ index: inout Int) {
        quantity.container = index
        index += 1
        if takeVolume(&quantity) { return }
        // "a cubic inch of bread"
        if isWord(index, WordHash.inch), isContinued(at: index) { index += 1 }
        // "a scoop and a half", unlike "a protein bar and a half"
        let isTold =
            quantity.container > quantity.start || quantity.start == 0
            || !isContinued(at: quantity.start)
        if isTold, !isContinued(at: index + 3) || has(index + 3, .of) {
            addHalf(&quantity, &index)
        }
    }

    /// "half a 12 inch pizza", "two 12 oz cans": a size, or what one of them weighs.
    private func takeNumber(_ quantity: inout Quantity, _ index: inout Int) -> Bool {
        guard let number = number(at: index) else { return false }
        if isWord(number.end, WordHash.inch), isContinued(at: number.end) {
            index = number.end + 1
            return true
        }
        guard let unit = unit(at: number.end), quantity.measure == nil else { return false }
        // "2 scoops 60 g" weigh that together
        let isTogether =
            quantity.count > 1 && unit.unit == .gram && quantity.container >= 0
            && Self.loose.contains(words[quantity.container].token.word)
        quantity.measure = (isTogether ? number.value / quantity.count : number.value, unit.unit)
        index = unit.end
        return true
    }

    /// "asahi 350 can", "a 440 can of lager": nobody has so many of them.
    private func takeVolume(_ quantity: inout Quantity) -> Bool {
        let vessel = words[quantity.container].token.word
        guard quantity.measure == nil, quantity.isCounted, quantity.count >= Self.mostVessels,
            Self.vessels.contains(vessel)
        else { return false }
        quantity.measure = (quantity.count, .milliliter)
        (quantity.count, quantity.container) = (1, -1)
        return true
    }

    /// Cans and bottles beyond which a number says how large one is, in millilitres.
    private static let mostVessels = 100.0

    /// "a cup and a half"
    private func addHalf(_ quantity: inout Quantity, _ index: inout Int) {
        guard isWord(index, WordHash.and), index + 2 < words.count, has(index + 1, .article),
            let part = fraction(at: index + 2)
        else { return }
        quantity.count += part
        quantity.isCounted = true
        index += 3
    }

    /// "1 lb 2 oz", "1 cup and 2 tbsp", "5 g and 3 g of"
    func addSmaller(_ quantity: inout Quantity, _ index: inout Int) {
        guard let measure = quantity.measure else { return }
        let next = isWord(index, WordHash.and) ? index + 1 : index
        guard isContinued(at: next), let number = number(at: next), number.value > 0,
            isContinued(at: number.end), let unit = unit(at: number.end)
        else { return }
        // "5 g and 3 g of onion": two helpings of one food.
        if next > index, unit.unit == measure.unit, has(unit.end, .of), isContinued(at: index),
            !standsBehind(quantity.start)
        {
            quantity.measure = (measure.amount + number.value, measure.unit)
            index = unit.end
            return
        }
        guard
            let smaller = Self.smaller.first(where: {
                $0.of == measure.unit && $0.unit == unit.unit
            }), number.value < smaller.count
        else { return }
        quantity.measure = (measure.amount + number.value / smaller.count, measure.unit)
        index = unit.end
    }

    /// Whether an amount stands behind the food that it weighs: "a banana weighing 35 g and 15 g of cheese".
    private func standsBehind(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        if TrailingPass.isWeighing(before: start, in: words) { return true }
        guard words[start - 1].isContent else { return false }
        // "20 g of rice, 153 g and 139 g of flour": that food has its amount, unlike that of "rice, 100 g and 50 g of beans".
        guard !isContinued(at: start), let last = quantities.last, last.end < start else {
            return true
        }
        return !(last.end..<start).allSatisfy { isContinued(at: $0) }
    }

    /// How many of a unit make the next larger one.
    private static let smaller: [(of: MeasureUnit, unit: MeasureUnit, count: Double)] = [
        (.pound, .ounce, 16), (.kilogram, .gram, 1000), (.liter, .milliliter, 1000),
        (.cup, .tablespoon, 16), (.tablespoon, .teaspoon, 3),
    ]

    /// "a basket of 8 dumplings", "2 packs of 4 crumpets": so many of what is in it.
    private func contents(_ quantity: inout Quantity, _ index: inout Int) {
        guard quantity.container >= 0, quantity.measure == nil, has(index, .number),
            let number = number(at: index), number.value >= 2, number.value <= 100,
            number.value == number.value.rounded(), number.end < words.count,
            isContinued(at: number.end), words[number.end].isContent,
            !isWord(number.end, WordHash.inch), unit(at: number.end) == nil,
            !Self.figures.contains(words[number.end].token.word)
        else { return }
        quantity.count *= number.value
        quantity.isCounted = true
        quantity.container = -1
        index = number.end
    }
}
