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
                isOne(start, of: Self.turning) && isOne(start + 1, of: Self.into)
                || isApart(start) && isOne(start, of: Self.joining)
                    && isOne(start + 1, of: Self.turning) && isOne(start + 2, of: Self.into)
            let isCalled =
                noun + 1 == tokens.count && start < noun && tokens[start].gap.contains(.comma)
                && (start..<noun).allSatisfy({ isOne($0, of: Self.telling) })
            guard isTurned || isCalled, case let foods = 0..<start,
                case let names = foods.filter(isName), names.count > (isCalled ? 2 : 1),
                isTurned || foods.contains(where: { isOne($0, of: Self.breads) })
            else { continue }
            if start > 0, isOne(start - 1, of: Self.joining) { start -= 1 }
            remove(start..<noun + 1)
            return
        }
    }

    static let madeIntoWords =
        "sandwich toastie toasty omelette omelet smoothie wrap salad burger burrito quesadilla panini sub shake soup stew curry bowl stirfry melt scramble frittata pancakes pancake"
    private static let dishes = WordSet(madeIntoWords)
    private static let turning = WordSet(
        """
        made turned mixed blended rolled cooked scrambled tossed put wrapped assembled whizzed churned whirled pulsed
        whisked mashed combined all
        """
    )
    private static let into = WordSet("into in to as")
    private static let joining = WordSet("and then all")
    private static let telling = WordSet("a homemade home made breakfast toasted my own diy egg")
    private static let breads = WordSet(
        "bread muffin muffins bagel roll bun toast croissant tortilla wrap pitta pita sourdough baguette brioche biscuit ciabatta"
    )
}
