internal import FoodCatalog

// What lies on toast or in bread, and behind it how many of either: "scrambled eggs on toast (2 eggs, 2 slices)".
extension TurnPass {
    /// "eggs on toast, 2 eggs 2 slices", "beans on toast 2 slices, half tin": so many eggs, and so many slices of toast.
    mutating func countOnToast() {
        for toast in tokens.indices.dropFirst(2).reversed()
        where isOne(toast, of: Self.toasts) && isOne(toast - 1, of: Self.lying) {
            let start = clauseStart(before: toast)
            guard start < toast - 1, hasName(start..<toast - 1),
                !(start..<toast).contains(where: isAmounting),
                let told = toldOnToast(from: toast + 1, noun: tokens[toast - 2].word)
            else { continue }
            let (topping, slices) = (Array(tokens[told.topping]), Array(tokens[told.slices]))
            remove(toast + 1..<told.end)
            remove(toast - 1..<toast)
            tokens[toast - 1].gap = .comma
            say(slices + [ofWord(like: slices[0])], before: toast - 1)
            say(topping.count > 1 ? topping + [ofWord(like: topping[0])] : topping, before: start)
            return
        }
    }

    /// "cheesy beans on toast x2 slices": so many slices, and no two plates.
    mutating func countSlicesOfToast() {
        for slices in tokens.indices.dropFirst(5)
        where isOne(slices, of: Self.slices) && tokens[slices - 2].traits.contains(.times)
            && isOne(slices - 3, of: Self.toasts) && isOne(slices - 4, of: Self.lying)
            && isEnd(slices + 1)
        {
            remove(slices - 2..<slices - 1)
            tokens[slices - 2].gap = .comma
            return
        }
    }

    /// "bacon butty, 3 rashers", "bacon sandwich (2 slices of bacon)": it has them in it.
    mutating func takeRashers() {
        for number in tokens.indices.dropFirst(2).reversed()
        where self.number(at: number).map({ $0 <= 4 }) == true
            && isOne(number + 1, of: Self.rashers)
            && isOne(number - 1, of: Self.butties) && isOne(number - 2, of: Self.bacon)
        {
            var end = number + 2
            if word(end) == Self.of, isOne(end + 1, of: Self.bacon) { end += 2 }
            let isBracketed = tokens[number].gap.contains(.opening)
            remove(number..<end)
            guard number < tokens.count else { return }
            if isBracketed { tokens[number].gap.subtract([.opening, .closing]) }
            if tokens[number].gap.isEmpty { tokens[number].gap = .comma }
        }
    }

    /// The amounts of a topping and of slices that stand behind it, in either order, and where they end.
    private func toldOnToast(
        from start: Int, noun: WordHash
    ) -> (topping: Range<Int>, slices: Range<Int>, end: Int)? {
        var (topping, slices): (Range<Int>?, Range<Int>?)
        var position = start
        for _ in 0..<2 {
            guard number(at: position) != nil, position + 1 < tokens.count,
                tokens[position].gap.isDisjoint(with: .sentence)
            else { return nil }
            if isOne(position + 1, of: Self.slices), slices == nil {
                slices = position..<position + 2
                position += 2
                if word(position) == Self.of, isOne(position + 1, of: Self.toasts) { position += 2 }
            } else if tokens[position + 1].word == noun, topping == nil {
                topping = position..<position + 1
                position += 2
            } else if topping == nil,
                case let tin = position + (kinds(position + 1).contains(.article) ? 2 : 1),
                isOne(tin, of: Self.tins)
            {
                // "half a tin"
                topping = position..<tin + 1
                position = tin + 1
                if word(position) == Self.of, position + 1 < tokens.count,
                    tokens[position + 1].word == noun
                {
                    position += 2
                }
            } else {
                return nil
            }
        }
        guard let topping, let slices else { return nil }
        return (topping, slices, position)
    }

    private func isAmounting(_ position: Int) -> Bool {
        !kinds(position).isDisjoint(with: [.number, .article, .unit, .container])
    }

    func ofWord(like token: Token) -> Token {
        var of = token
        (of.surface, of.word, of.traits) = (Self.of, Self.of, [])
        return of
    }

    private static let toasts = WordSet("toast bread")
    private static let lying = WordSet("on")
    private static let slices = WordSet("slice slices")
    private static let tins = WordSet("tin tins can cans")
    private static let rashers = WordSet("rasher rashers slice slices")
    private static let butties = WordSet(
        "butty buttie sandwich sarnie sanger bap roll barm cob toastie bagel")
    private static let bacon = WordSet("bacon")
}
