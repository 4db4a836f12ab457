internal import FoodCatalog
internal import Nutrition

// What something tasted of, said behind how much it was.
extension TurnPass {
    /// "gatorade 20 oz orange", "chobani 150 g strawberry": no second food, where nothing else was counted.
    mutating func placeFlavours() {
        var position = 2
        while position < tokens.count {
            defer { position += 1 }
            guard isOne(position, of: Self.flavours), tokens[position].gap.isEmpty,
                isEnd(position + 1), kinds(position - 1).contains(.unit),
                number(at: position - 2) != nil
            else { continue }
            let start = clauseStart(before: position - 2)
            guard start < position - 2,
                (start..<position - 2).contains(where: { isOne($0, of: Self.flavoured) }),
                (start..<position - 2).allSatisfy({
                    kinds($0).isDisjoint(with: [.number, .unit]) && !isOne($0, of: Self.adding)
                })
            else { continue }
            let isProtein =
                isOne(position - 1, of: Self.grams)
                && (start..<position - 2).contains { isOne($0, of: Self.proteins) }
            move(position..<position + 1, before: start)
            // "core power 26 g chocolate" is so much protein.
            if isProtein { remove(position - 1..<position + 1) }
        }
    }

    /// "bubble tea, tapioca": what is in every cup of it.
    mutating func takePearls() {
        for position in tokens.indices.dropFirst(2).reversed()
        where isOne(position, of: Self.pearls) && isApart(position) {
            let end = position + (isOne(position + 1, of: Self.pearls) ? 2 : 1)
            guard isEnd(end), tokens[..<position].contains(where: { $0.word == Self.tea }) else {
                continue
            }
            remove(position..<end)
        }
    }

    private static let flavours = WordSet(
        """
        orange lemon lime grape cherry strawberry raspberry blueberry peach mango pineapple banana apple berry chocolate
        vanilla caramel mocha mint original plain coconut watermelon
        """)
    private static let flavoured = WordSet(
        """
        gatorade whey casein isolate powerade lucozade prime electrolyte yogurt yoghurt chobani oikos fage skyr siggis activia shake power
        protein ensure boost premier fairlife soda fanta pop jello kefir yop muller lassi vitaminwater monster celsius
        """)
    private static let grams = WordSet("g gram grams")
    private static let proteins = WordSet("power protein premier fairlife")
    private static let adding = WordSet("and n with w plus")
    private static let pearls = WordSet("tapioca pearls boba pearl")
    private static var tea: WordHash { "tea" }
}
