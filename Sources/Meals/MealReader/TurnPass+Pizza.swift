internal import FoodCatalog

// Pizzas are called by their toppings and eaten by the slice.
extension TurnPass {
    /// "domino's medium veggie", "pizza hut large pepperoni": what a pizzeria's topping is on goes without saying.
    mutating func callPizzas() {
        var position = 0
        while position < tokens.count {
            defer { position += 1 }
            guard isOne(position, of: Self.pizzerias) else { continue }
            var end = position + 1
            while end < tokens.count, end < position + 8, !isApart(end),
                !isOne(end, of: Self.others)
            { end += 1 }
            let said = position + 1..<end
            guard !said.contains(where: { isOne($0, of: Self.pizzas) }),
                !isOne(end, of: Self.others) || isApart(end),
                let topping = said.last(where: { isOne($0, of: Self.toppings) }),
                isEnd(topping + 1) || isOne(topping + 1, of: Self.behind)
            else { continue }
            var noun = tokens[topping]
            (noun.surface, noun.word) = (Self.pizza, Self.pizza)
            (noun.start, noun.gap, noun.joined) = (noun.end, [], .seed)
            noun.traits = []
            tokens.insert(noun, at: topping + 1)
        }
    }

    /// "ordered a large pepperoni, had 3 slices": a pizza, as what comes in such sizes and slices.
    mutating func callSizedPizzas() {
        guard !tokens.contains(where: { Self.pizzas.contains($0.surface) }),
            tokens.contains(where: { Self.slices.contains($0.surface) }),
            let topping = tokens.indices.dropFirst().first(where: {
                isOne($0, of: Self.toppings) && isOne($0 - 1, of: Self.sizes) && isEnd($0 + 1)
            })
        else { return }
        var noun = tokens[topping]
        (noun.surface, noun.word, noun.traits) = (Self.pizza, Self.pizza, [])
        (noun.start, noun.gap, noun.joined) = (noun.end, [], .seed)
        tokens.insert(noun, at: topping + 1)
    }

    /// "pepperoni pizza 3 slices, medium hand tossed": what it was like is no second pizza.
    mutating func placeCrust() {
        guard let pizza = tokens.indices.first(where: { isOne($0, of: Self.pizzas) }) else {
            return
        }
        for start in tokens.indices.dropFirst(pizza + 1) where tokens[start].gap == .comma {
            var end = start
            while isOne(end, of: Self.crusts) || isOne(end, of: Self.sizes),
                end == start || !isApart(end)
            { end += 1 }
            guard end > start, isApart(end),
                (start..<end).contains(where: { isOne($0, of: Self.crusts) })
            else { continue }
            move(start..<end, before: pizza)
            return
        }
    }

    static let crustWords = "tossed crust pan stuffed"
    private static let crusts = WordSet(
        crustWords + " hand thin thick deep dish classic crispy style")

    /// "medium pizza, had 3", "4 slices of pizza, ate 3": so many slices.
    mutating func countSlices() {
        for position in tokens.indices.dropFirst().dropLast() where isApart(position) {
            var index = position
            while isOne(index, of: Self.onlys) { index += 1 }
            guard isOne(index, of: Self.eating) else { continue }
            index += 1
            while isOne(index, of: Self.onlys) { index += 1 }
            guard let count = number(at: index), count >= 1, count <= 12, count == count.rounded()
            else { continue }
            var end = index + 1
            if isOne(end, of: Self.slices) { end += 1 }
            guard isEnd(end), isOne(position - 1, of: Self.pizzas) else { continue }
            var start = clauseStart(before: position)
            while start < position, isOne(start, of: Self.leadIns) { start += 1 }
            let whole = (start..<position).first { number(at: $0) != nil }
            if let whole {
                guard number(at: whole) ?? 0 >= count, isOne(whole + 1, of: Self.slices) else {
                    continue
                }
                setNumber(count, at: whole)
                remove(position..<end)
                return
            }
            var said = Array(repeating: tokens[index], count: 3)
            (said[1].surface, said[1].word, said[1].traits) = (Self.slice, Self.slice, [])
            (said[2].surface, said[2].word, said[2].traits) = (Self.of, Self.of, [])
            remove(position..<end)
            while start < position - 1, isOne(start, of: Self.sizes) { remove(start..<start + 1) }
            say(said, before: start)
            return
        }
    }

    static let pizzeriaWords = "dominos domino's hut johns caesars"
    private static let pizzerias = WordSet(pizzeriaWords)
    private static let pizzas = WordSet("pizza pizzas")
    private static let toppings = WordSet(
        """
        pepperoni veggie vegi margherita margarita hawaiian supreme meatfeast meatlovers pepperonis vegetarian plain
        """)
    private static let others = WordSet(
        "and with w wings bread sticks wrap cookies cookie fries dough strips kickers sub salad pasta"
    )
    private static let behind = WordSet("with w from at for")
    private static let eating = WordSet("had ate eaten")
    private static let onlys = WordSet("i but only just about like so and")
    private static let slices = WordSet("slice slices pieces bits")
    private static let sizes = WordSet("a an one small medium large big personal whole")
    private static let leadIns = WordSet("had ate i ordered got we for lunch dinner tea")
    private static var pizza: WordHash { "pizza" }
    private static var slice: WordHash { "slice" }
}
