internal import FoodCatalog

// Where it was bought, said in front of how much: "kfc 2 drumsticks", "mcdonalds: big mac and fries".
extension TurnPass {
    /// Puts the name of a chain behind the amount, where foods are called after it: "2 kfc drumsticks".
    mutating func placeChains() {
        var position = 0
        while position < tokens.count {
            guard let end = chain(at: position) else {
                position += 1
                continue
            }
            let name = Array(tokens[position..<end])
            if isVisit(position..<end) {
                remove(position - 1..<end)
                share(name, from: max(0, position - 2))
                continue
            }
            if isPlace(position..<end) {
                remove(position..<end)
                tokens[position].gap = []
                share(name, from: position)
                continue
            }
            let isFirst = !hasName(0..<position)
            place(position..<end)
            position = end
            // "a parfait from mcdonalds, and a biscuit"
            if isFirst,
                tokens.count(where: { Self.chains[$0.surface] != nil }) == 1
            {
                share(name, from: end)
            }
        }
    }

    /// "lunch at taco bell. had a burger": where it was, and none of what is called so.
    private func isVisit(_ chain: Range<Int>) -> Bool {
        let next = chain.upperBound
        guard isOne(chain.lowerBound - 1, of: Self.visiting), next < tokens.count,
            tokens[next].gap.contains(.sentence)
                || isOne(next, of: Self.visited) || isApart(next) && isOne(next, of: Self.eaters)
        else { return false }
        return !hasName(clauseStart(before: chain.lowerBound - 1)..<chain.lowerBound - 1)
            && hasName(next..<tokens.count)
    }

    /// "waffle house - 2 eggs, toast", "texas roadhouse: 6 oz ribeye": a name that holds a food or heads what was weighed, in front of
    /// a food that is not called after it.
    private func isPlace(_ chain: Range<Int>) -> Bool {
        let next = chain.upperBound
        guard chain.lowerBound == 0, next < tokens.count,
            chain.count > 1 && chain.contains(where: isName)
                || tokens[next].gap.contains(.sentence) && number(at: next) != nil
                    && isOne(next + 1, of: CookedWords.weights),
            isApart(next) || tokens[next].gap.contains(.hyphen),
            !isOne(next, of: Self.joining)
        else { return false }
        var food = next
        while food < tokens.count, isMeasuring(food) { food += 1 }
        return food < tokens.count
            && !index.holds(
                index.number(of: tokens[next - 1].word), before: index.number(of: tokens[food].word)
            )
            && hasName(food..<min(food + 4, tokens.count))
    }

    /// "mcdonalds cheeseburger and fries": what is called after it further on is of it as well.
    private mutating func share(_ name: [Token], from start: Int) {
        // "chick fil a": no name holds an "a".
        guard let last = name.last(where: { $0.length > 2 }),
            case let chain = index.number(of: last.word), chain >= 0
        else { return }
        // "kfc and chips" is a chain's food by itself.
        guard start < tokens.count, !isOne(start, of: Self.joining) else { return }
        // "kfc ramen": of a chain that is a food by itself, the first thing must be its own.
        var own = start
        while own < tokens.count, isMeasuring(own) { own += 1 }
        guard
            !index.isCalled([chain])
                || own < tokens.count
                    && index.holds(chain, before: index.number(of: tokens[own].word))
        else { return }
        var position = start + 1
        while position < tokens.count {
            defer { position += 1 }
            guard isApart(position) || isOne(position - 1, of: Self.joining),
                !tokens[position].gap.contains(.sentence)
            else { continue }
            var first = position
            while first < tokens.count, first < position + 4, isMeasuring(first) { first += 1 }
            var end = first
            while end < tokens.count, end < first + 4, end == first || !isEnd(end),
                !isOne(end, of: Self.joining)
            {
                end += 1
            }
            guard first < end, first == position || !isApart(first),
                // "chipotle burrito with rice, beans and guac" is one food.
                !isOne(position - 1, of: Self.withs) || end == tokens.count,
                case let food = (first..<end).map({ index.number(of: tokens[$0].word) }),
                index.isCalled([chain] + food)
                    || name.count > 1
                        && index.isCalled(name.map { index.number(of: $0.word) } + food)
            else { continue }
            // "nandos chicken with spicy rice" is two of their foods.
            if isOne(position - 1, of: Self.withs) {
                call(position - 1, .and)
            }
            say(name, before: first)
            position = first + name.count
        }
    }

    private func isMeasuring(_ position: Int) -> Bool {
        !kinds(position).isDisjoint(with: [.number, .article, .size, .unit, .container, .of])
    }

    private mutating func place(_ chain: Range<Int>) {
        let next = chain.upperBound
        guard tokens.indices.contains(next),
            tokens[next].gap.isSubset(of: [.comma, .sentence, .hyphen])
        else { return }
        let amount = amount(at: next)
        let food = amount.upperBound..<min(amount.upperBound + 4, tokens.count)
        guard hasName(food) || food.contains(where: { index.number(of: tokens[$0].word) >= 0 })
        else { return }
        if amount.isEmpty {
            // "mcdonalds: big mac"
            let isSized = kinds(next).contains(.size) || isOne(next, of: Self.shares)
            let noun = isSized && next + 1 < tokens.count ? next + 1 : next
            if chain.lowerBound == 0, isName(noun) || isKindless(noun),
                !tokens[next].gap.contains(.comma)
                    || chain.count > 1 && chain.contains(where: isName)
            {
                tokens[next].gap = []
            }
            return
        }
        guard !isOne(amount.upperBound, of: Self.joints), amount.upperBound < tokens.count else {
            return
        }
        let (name, said) = (Array(tokens[chain]), Array(tokens[amount]))
        var moved = said + name
        moved[0].gap = name[0].gap
        moved[said.count].gap = []
        for index in moved.indices { moved[index].joined = .seed }
        let (start, end) = (name[0].start, said[said.count - 1].end)
        moved[0].start = start
        moved[moved.count - 1].end = max(end, moved[moved.count - 1].end)
        tokens.replaceSubrange(chain.lowerBound..<amount.upperBound, with: moved)
        tokens[amount.upperBound].joined = .seed
    }

    /// Whether a word is nothing but a part of foods' names.
    private func isKindless(_ position: Int) -> Bool {
        Lexicon.lexeme(of: tokens[position].word) == nil
            && index.number(of: tokens[position].word) >= 0
    }

    /// "2", "3 slices of", "12 oz", "2 pc": what counts or portions a food, empty where nothing does. Sizes, what a
    /// thing is called after ("6 inch", "4 for 4", "3 piece meal") and numbers of other things are none.
    private func amount(at start: Int) -> Range<Int> {
        var end = start
        while end < tokens.count, isNumber(at: end), end == start || !isApart(end) { end += 1 }
        guard end > start, end < tokens.count, !isApart(end),
            !isOne(end, of: Self.measuring)
        else { return start..<start }
        let kinds = Lexicon.lexeme(of: tokens[end].word)?.kinds ?? []
        // "costa 12 oz latte"
        if kinds.contains(.unit) {
            guard end + 1 < tokens.count, !isApart(end + 1), isName(end + 1) else {
                return start..<start
            }
            return start..<end + 1
        }
        // "250 kcal", "12 pm", "2 hours"
        guard !Lexicon.isNoFood(tokens[end].word),
            kinds.isDisjoint(with: [.filler, .meal, .eating]),
            index.number(of: tokens[end].word) >= 0 || !kinds.isEmpty,
            !isOne(end, of: Self.othersOfChains)
        else { return start..<start }
        if isOne(end, of: Self.piecesOfChains) {
            // "kfc 2 pc chicken", but "kfc 3 piece meal"
            guard end + 1 < tokens.count,
                isName(end + 1)
                    || isOne(end + 1, of: Self.recipesOfChains)
                        && isEnd(end + (word(end + 2) == .recipe ? 3 : 2)),
                !isOne(end + 1, of: Self.sets)
            else {
                return start..<start
            }
            return start..<end + 1
        }
        if end + 1 < tokens.count, word(end + 1) == .of,
            Lexicon.lexeme(of: tokens[end].word)?.kinds.contains(.container) == true
        {
            end += 2
        }
        return start..<end
    }

    private func isNumber(at position: Int) -> Bool {
        tokens[position].isNumber
            ? tokens[position].traits.isDisjoint(with: .percent) && tokens[position].value >= 1
            : Lexicon.lexeme(of: tokens[position].word).map {
                $0.kinds.contains(.number) && $0.value >= 1
            } ?? false
    }

    /// Where the name of a chain that begins at a position ends.
    private func chain(at start: Int) -> Int? {
        guard let names = Self.chains[tokens[start].surface] else { return nil }
        let found = names.first { name in
            start + name.count <= tokens.count
                && zip(name, tokens[start...]).allSatisfy { $0 == $1.surface }
        }
        return found.map { start + $0.count }
    }

    /// The words of each name.
    private static let chainParts: [[WordHash]] = chainNames.split(separator: "|").map {
        TextScanner.phrases(of: String($0)).map(\.surface)
    }
    /// By their first word, the longest first.
    private static let chains: WordTable<[[WordHash]]> = {
        var chains = WordTable<[[WordHash]]>()
        for words in chainParts {
            guard let first = words.first else { continue }
            chains[first] = ((chains[first] ?? []) + [words]).sorted { $0.count > $1.count }
        }
        return chains
    }()
    private static let oneWordChains = Set(chainParts.filter { $0.count == 1 }.map { $0[0] })
    /// The first words of the names.
    static let chainFirsts: [WordHash] = chainParts.compactMap(\.first)

    /// Whether a word alone is the name of a chain.
    static func isChain(_ surface: WordHash) -> Bool { oneWordChains.contains(surface) }
}
